"""Whether all text fits where it stands, in whatever language, on a phone and on a desk."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.people import DESK, PHONE, Person

CRAMPED = Path(__file__).with_name("cramped.js").read_text(encoding="utf-8")
SIZES = {"phone": PHONE, "desk": DESK}

SPEAK = """async language => {
    Object.defineProperty(navigator, 'languages', { value: [language], configurable: true })
    dispatchEvent(new Event('languagechange'))
}"""
STILL = """async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}"""
"""Until the page is laid out anew."""


def speaks(person: Person, language: str) -> None:
    """The person's browser asks for another language from now on."""
    person.page.evaluate(SPEAK, language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def cramped(person: Person) -> list[str]:
    """What does not fit."""
    found = []
    for size, viewport in SIZES.items():
        person.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        person.page.evaluate(STILL)
        found += [f"{size}: {one}" for one in person.page.evaluate(CRAMPED)]
    return found
