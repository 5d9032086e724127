"""Every screen in every language: nothing is left in another one, and everything fits."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import DESK, Person
from tests.browser.rail_scenes import Europe, against_planners, play_until
from tests.browser.room import cramped, speaks
from tests.browser.scenes import (
    France,
    act,
    against_computers,
    choice,
    new_table,
    open_hexes,
    play_out,
)
from tests.browser.words import ENGLISH, Words

from wissel.web.texts import LANGUAGES

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


class Look:
    """Looks at screens in every language, on a phone and on a desk, and keeps what does not fit."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.cramped: list[str] = []

    def __call__(self, place: str) -> None:
        person = self.person
        home = person.say
        for language in LANGUAGES:
            speaks(person, language)
            person.say = Words(language)
            self.cramped += [f"{place}, {language}, {one}" for one in cramped(person)]
            assert_in_language(person)
        speaks(person, home.language)
        person.say = home
        person.page.set_viewport_size(DESK)  # type: ignore[arg-type]

    def assert_all_fits(self) -> None:
        assert not self.cramped, "\n".join(self.cramped)


def test_every_page_has_room_for_every_language(visit: Visit, url: str) -> None:
    person = visit(url, "Wilhelmina", words=Words("de"), has_touch=True)
    say, page, look = person.say, person.page, Look(person)
    person.goes("/")
    expect(person.play_now()).to_be_visible()
    look("first page")
    person.button("lobby-open-table").click()
    expect(person.dialog("create-title")).to_be_visible()
    look("open a table")
    page.keyboard.press("Escape")
    person.button("app-settings").click()
    expect(person.dialog("settings-title")).to_be_visible()
    look("settings")
    for path, message in (
        ("/rules", "rules-title"),
        ("/rules/ticket-to-ride-europe", "rules-ttr-title"),
        ("/nowhere", "app-not-found"),
    ):
        person.goes(path)
        expect(page.get_by_role("heading", name=say(message), level=1)).to_be_visible()
        look(path)
    waiting = new_table(person, 6, private=False, computers={"5": "planner"})
    person.goes(f"/t/{waiting}")
    expect(page.get_by_text(say("waiting-title"))).to_be_visible()
    look("waiting room")
    person.goes("/")
    expect(page.get_by_role("link", name=re.compile("Wilhelmina")).first).to_be_visible()
    look("my tables")
    person.ask(f"/api/tables/{waiting}/close", {})
    look.assert_all_fits()


def assert_room_for_winners(person: Person) -> None:
    """The sign tells on a desk who shares the win, however long their names are together."""
    person.page.set_viewport_size({"width": 1280, "height": 800})
    heading = person.page.locator("h1[data-now]")
    names = "Wilhelmina van Oranje, Saltimbanqui 2 y Maximiliano"
    heading.evaluate(
        "(h, text) => { h.textContent = text }", person.say("pc-now-shared", names=names, total=113)
    )
    cut = heading.evaluate("h => [h.scrollWidth - h.clientWidth, h.scrollHeight - h.clientHeight]")
    assert max(cut) <= 1, cut


def test_paris_connection_has_room_for_every_language(visit: Visit, url: str) -> None:
    person = visit(url, "Wilhelmina", words=Words("fr"), has_touch=True)
    say, page, look = person.say, person.page, Look(person)
    table = against_computers(person, "random", turn_limit=5, memory_aid=1)
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(say("pc-now-choose"))
    look("turn")
    # The purple company has the longest name, and three of it the longest button.
    company = "purple" if choice(person, "purple")["problem"] is None else "yellow"
    table.choose(company)
    order = France(person).order
    for count in (1, 2, 3):
        act(person, f"place {company} {open_hexes(person, company, order)[0]}")
        expect(person.button("pc-finish-with", count=count)).to_be_visible()
    look("build")
    table.finish(3)
    person.until(table.my_turn, "it is my turn again")
    trade = next(one for one in person.step["menu"]["trade"] if len(one["actions"]) == 2)
    person.button("pc-trade").click()
    table.press(table.side("pc-trade-give", trade["give"]))
    table.press(table.side("pc-trade-take", trade["take"]))
    look("trade")
    person.button("table-cancel").click()
    person.button("table-menu").click()
    expect(person.button("table-help")).to_be_visible()
    look("menu")
    person.button("table-help").click()
    expect(person.dialog("table-help-title")).to_be_visible()
    look("keys")
    page.keyboard.press("Escape")
    play_out(table)
    expect(person.region("pc-end-title")).to_be_visible()
    look("end")
    assert_room_for_winners(person)
    person.link("table-check").click()
    expect(page.get_by_text(say("check-good", count=37))).to_be_visible()
    look("draws")
    look.assert_all_fits()


def test_ticket_to_ride_has_room_for_every_language(visit: Visit, url: str) -> None:
    person = visit(url, "Wilhelmina", words=Words("es"), has_touch=True)
    page, look = person.page, Look(person)
    against_planners(person)
    look("first tickets")
    europe = Europe(person)
    play_until(person, europe, lambda step: step["view"]["phase"] == "turn" and step["view"]["turn"] > 40)
    page.keyboard.press("Escape")
    look("turn")
    page.keyboard.press("c")
    look("routes")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    look("station")
    page.keyboard.press("Escape")
    play_until(person, europe, lambda _: False)
    person.region("ttr-end-title").wait_for()
    page.keyboard.press("Escape")
    look("end")
    look.assert_all_fits()


def test_the_sign_says_what_can_be_done_in_one_line_beside_the_next_table(visit: Visit, url: str) -> None:
    person = visit(url, "Wilhelmina")
    waiting = against_computers(person, "random")
    person.until(waiting.my_turn, "it is my turn at the first table")
    against_planners(person, seats=2)
    play_until(person, Europe(person), lambda step: step["view"]["phase"] == "turn")
    for language in LANGUAGES:
        speaks(person, language)
        words = Words(language)
        expect(person.page.locator(".bar [aria-keyshortcuts='N']")).to_be_visible()
        told = person.page.locator(".bar .what p")
        expect(told).to_have_text(words("ttr-now-turn-help"))
        lines = told.evaluate("line => line.offsetHeight / parseFloat(getComputedStyle(line).fontSize)")
        assert lines < 2, language


def test_switching_the_language_turns_the_table(visit: Visit, url: str) -> None:
    person = visit(url, "Lotte")
    table = against_computers(person, "random", turn_limit=5)
    person.until(table.my_turn, "it is my turn")
    for language in ("nl", "fr", "en"):
        person.button("table-settings").click()
        person.page.get_by_label(person.say("settings-language"), exact=True).select_option(language)
        person.say = table.say = Words(language)
        person.button("settings-done").click()
        expect(table.heading).to_have_text(person.say("pc-now-choose"))
        assert_in_language(person)
        hexes: Any = table.hex("marseille")
        expect(hexes).to_have_attribute("aria-label", re.compile(re.escape(person.say("pc-hex-ends"))))
    person.page.reload()
    Table(person).shown()
    assert_in_language(person)
