"""One person on a phone against computer players, by touch alone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import COMPANIES, Table, expected_score
from tests.browser.people import PHONE, Person
from tests.browser.scenes import (
    France,
    act,
    against_computers,
    choice,
    new_table,
    open_hexes,
    play_out,
    started,
    whose_turn,
)
from tests.browser.words import Words

TOUCH = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "reduced_motion": "no-preference",
}


@pytest.fixture
def phone(visit: Visit, url: str) -> Person:
    return visit(url, "Finger", **TOUCH)


def take_turn(table: Table, number: int) -> None:
    """Every third turn is a trade; the others build one or two, where the finger finds hexes to build on."""
    person = table.person
    choices = [one for one in person.step["menu"]["trade"] if one["actions"]]
    if number % 3 == 2 and choices:
        best = max(choices, key=lambda one: len(one["actions"]))
        table.trade(best["give"], best["take"], len(best["actions"]))
        return
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    placed = 0
    while placed < 1 + number % 2:
        ends = person.step["menu"]["place"][COMPANIES.index(company)]["ends"]
        hexes = [one for one in table.possible() if one not in ends and reachable(table, one)]
        if not hexes:
            break
        table.place(hexes[0])
        placed += 1
    assert placed, "no hex that is open for building lies where a finger can reach it"
    table.finish(placed)


def reachable(table: Table, hex_id: str) -> bool:
    """The hex lies under the finger: on the screen, with no sheet over it."""
    script = """([x, y]) => {
        const found = document.elementFromPoint(x, y)
        return found?.closest('[data-hex]')?.dataset.hex ?? null
    }"""
    return bool(table.page.evaluate(script, list(table.middle(hex_id))) == hex_id)


OUTSIDE = """() => [...document.querySelectorAll('button, a, input, select, h1, [role=tab]')]
    .filter(one => !one.closest('.visually-hidden, .skip, .board'))
    .map(one => [one.getBoundingClientRect(), one.ariaLabel ?? one.textContent.trim()])
    .filter(([box]) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
    .map(([box, name]) => `${name} (${Math.round(box.left)} to ${Math.round(box.right)})`)"""
"""What reaches over the left or right edge of the window."""


@pytest.mark.parametrize("language", ["nl", "es", "en"])
def test_nothing_reaches_over_the_edge_of_a_phone(visit: Visit, url: str, language: str) -> None:
    person = visit(url, "Wilhelmina", words=Words(language), **TOUCH)
    outside: dict[str, list[str]] = {}

    def look(place: str) -> None:
        outside[place] = person.page.evaluate(OUTSIDE)

    person.goes("/")
    expect(person.play_now()).to_be_visible()
    look("first page")
    person.button("lobby-open-table").tap()
    expect(person.dialog("create-title")).to_be_visible()
    look("open a table")
    person.goes(f"/t/{new_table(person, 6)}")
    expect(person.text("waiting-title")).to_be_visible()
    look("waiting room")
    table = against_computers(person, "random", turn_limit=5)
    table.touch = True
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(person.say("pc-now-choose"))
    look("turn")
    # Purple has the longest name in Spanish, and three of it the longest button.
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
    person.button("pc-trade").tap()
    table.press(table.side("pc-trade-give", trade["give"]))
    table.press(table.side("pc-trade-take", trade["take"]))
    look("trade")
    play_out(table)
    expect(person.region("pc-end-title")).to_be_visible()
    look("end")
    assert not {place: names for place, names in outside.items() if names}


def test_a_stranger_plays_within_twenty_seconds(phone: Person, url: str) -> None:
    began = time.monotonic()
    phone.goes("/")
    phone.play_now().tap()
    table = Table(phone, touch=True).shown()
    phone.until(table.my_turn, "it is the first turn")
    expect(table.heading).to_have_text(phone.say("pc-now-choose"))
    assert time.monotonic() - began < 20
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert len(phone.table["seats"]) == 4
    company = next(one["company"] for one in phone.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    hexes = [one for one in table.possible() if reachable(table, one)]
    assert hexes, "choosing a company does not bring its hexes under the finger"
    table.place(hexes[0])
    expect(phone.button("pc-finish-with", count=1)).to_be_visible()


def test_a_long_press_tells_what_a_hex_is(phone: Person, url: str) -> None:
    table = against_computers(phone, "random")
    phone.until(table.my_turn, "it is the first turn")
    name = phone.say("pc-hex-points", name="Bordeaux", points=3)
    expect(phone.page.get_by_text(name)).to_have_count(0)
    x, y = table.middle("bordeaux")
    fingers = phone.context.new_cdp_session(phone.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(phone.page.get_by_text(name).first).to_be_visible()
    seq = phone.step["seq"]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.get_by_text(name).first).to_be_visible()
    assert phone.step["seq"] == seq


def test_a_whole_game_by_touch_and_again(phone: Person, url: str) -> None:
    table = against_computers(phone, "planner", turn_limit=5)
    table.touch = True
    number = 0
    while not table.over():
        phone.until(lambda: table.my_turn() or table.over(), "the computers have moved", 60)
        if table.over():
            break
        expect(table.heading).to_have_text(phone.say("pc-now-choose"))
        take_turn(table, number)
        number += 1
    exported = phone.ask(f"/api/tables/{phone.table_id}/export")
    names = [phone.name, f"{phone.say('bot-planner')} 1", f"{phone.say('bot-planner')} 2"]
    assert table.score() == expected_score(exported, names)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    old = phone.table_id
    phone.button("table-again").tap()
    phone.page.wait_for_url(lambda address: "/t/" in address and old not in address)
    expect(phone.text("waiting-title")).to_be_visible()
    phone.button("waiting-start").tap()
    phone.until(lambda: phone.step["view"] is not None and not table.over(), "the next game has begun")
    table.shown()
    assert [seat["bot"] for seat in phone.table["seats"]] == [None, "planner", "planner"]


def test_the_sheet_says_that_the_one_to_move_is_away(visit: Visit, url: str) -> None:
    people = [visit(url, name, **TOUCH) for name in ("Ada", "Bo", "Cy")]
    gone = whose_turn(started(people)).person
    stays = next(person for person in people if person is not gone)
    turn = stays.step["view"]["turn"]
    replace = stays.button("table-replace-short")
    expect(replace).to_have_count(0)
    gone.goes("/rules")
    expect(stays.page.get_by_text(stays.say("table-mover-away", name=gone.name))).to_be_visible()
    replace.tap()
    stays.until(lambda: stays.step["view"]["turn"] > turn, "the computer player has moved")
    expect(replace).to_have_count(0)


def test_while_trading_only_the_hand_that_is_traded_from_is_shown(phone: Person, url: str) -> None:
    table = against_computers(phone, "random")
    table.touch = True
    phone.until(table.my_turn, "it is my turn")
    held = sum(table.hand() or [])
    trade = next(one for one in phone.step["menu"]["trade"] if len(one["actions"]) == 2)
    phone.button("pc-trade").tap()
    table.side("pc-trade-give", trade["give"]).tap()
    table.side("pc-trade-take", trade["take"]).tap()
    limit = phone.step["view"]["limit"]
    change = phone.say("pc-shares-change", before=held, count=held + 1, limit=limit)
    expect(phone.page.get_by_text(change)).to_be_visible()
    assert table.hand() is None
    phone.button("table-cancel").tap()
    assert sum(table.hand() or []) == held
