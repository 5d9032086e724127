"""Every screen in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import Person
from tests.browser.scenes import against_computers, new_table, play_out
from tests.browser.words import ENGLISH, Words

TEXTS = """() => {
    const found = new Set()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.add(walker.currentNode.data)
    for (const element of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
            if (element.hasAttribute(name)) found.add(element.getAttribute(name))
        }
    }
    found.add(document.title)
    return [...found].map(text => text.replace(/\\s+/g, ' ').trim()).filter(Boolean)
}"""


def texts(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(TEXTS)
    return found


def untranslated(words: Words) -> set[str]:
    """English sentences that no sentence of this language equals."""
    plain = re.compile(r"^[^{}]+$")
    own = {words.plain(message) for message in words.ids}
    return {text for message in ENGLISH.ids if (text := ENGLISH.plain(message)) and plain.match(text)} - own


def assert_in_language(person: Person) -> None:
    """No message name in place of its sentence, no hole in a sentence, and nothing in English elsewhere."""
    shown = texts(person)
    assert len(shown) > 5
    assert not [text for text in shown if text in person.say.ids], "a message is missing"
    holes = [
        text for text in shown if "{" in text or "undefined" in text or "NaN" in text or "[object" in text
    ]
    assert not holes
    if person.say.language != "en":
        assert not set(shown) & untranslated(person.say)
    expect(person.page.locator("html")).to_have_attribute("lang", person.say.language)


@pytest.mark.parametrize("language", ["nl", "es", "en"])
def test_every_page_is_in_the_language_of_the_browser(visit: Visit, url: str, language: str) -> None:
    person = visit(url, "Lotte", words=Words(language))
    say, page = person.say, person.page
    person.goes("/")
    expect(person.play_now()).to_be_visible()
    expect(page.get_by_text(say("lobby-open-none"))).to_be_visible()
    assert_in_language(person)
    person.button("lobby-open-table").click()
    expect(person.dialog("create-title")).to_be_visible()
    assert_in_language(person)
    page.keyboard.press("Escape")
    person.button("app-settings").click()
    expect(person.dialog("settings-title")).to_be_visible()
    assert_in_language(person)
    for path, message in (("/rules", "rules-title"), ("/nowhere", "app-not-found")):
        person.goes(path)
        expect(page.get_by_role("heading", name=say(message), level=1)).to_be_visible()
        assert_in_language(person)
    waiting = new_table(person, 3, private=False)
    person.goes(f"/t/{waiting}")
    expect(page.get_by_text(say("waiting-title"))).to_be_visible()
    assert_in_language(person)
    person.goes("/")
    expect(page.get_by_role("link", name=re.compile("Lotte")).first).to_be_visible()
    assert_in_language(person)
    person.ask(f"/api/tables/{waiting}/close", {})
    table = against_computers(person, "random", turn_limit=5)
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(say("pc-now-choose"))
    assert_in_language(person)
    page.keyboard.press("1")
    page.keyboard.press("2")
    assert_in_language(person)
    person.button("pc-trade").click()
    assert_in_language(person)
    person.button("table-menu").click()
    expect(person.button("table-help")).to_be_visible()
    assert_in_language(person)
    person.button("table-help").click()
    assert_in_language(person)
    page.keyboard.press("Escape")
    play_out(table)
    expect(person.region("pc-end-title")).to_be_visible()
    assert_in_language(person)
    person.link("table-check").click()
    expect(page.get_by_text(say("check-good", count=37))).to_be_visible()
    assert_in_language(person)


def test_switching_the_language_turns_the_table(visit: Visit, url: str) -> None:
    person = visit(url, "Lotte")
    table = against_computers(person, "random", turn_limit=5)
    person.until(table.my_turn, "it is my turn")
    for language, name in (("nl", "Nederlands"), ("es", "Español"), ("en", "English")):
        person.button("table-settings").click()
        person.page.get_by_role("radio", name=name, exact=True).check()
        person.say = table.say = Words(language)
        person.button("settings-done").click()
        expect(table.heading).to_have_text(person.say("pc-now-choose"))
        assert_in_language(person)
        hexes: Any = table.hex("marseille")
        expect(hexes).to_have_attribute("aria-label", re.compile(re.escape(person.say("pc-hex-ends"))))
    person.page.reload()
    Table(person).shown()
    assert_in_language(person)
