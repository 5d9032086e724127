"""One person on a phone against computer players, by touch alone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import COMPANIES, Table, expected_score
from tests.browser.people import PHONE, Person
from tests.browser.scenes import (
    against_computers,
    started,
    whose_turn,
)

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
    assert [seat["bot"] for seat in phone.table["seats"]] == ["planner", "planner", None]


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


def test_a_finger_is_asked_before_a_turn_ends_until_it_wants_no_more_of_it(phone: Person) -> None:
    against_computers(phone, "random", 3)
    table = Table(phone, touch=True).shown()
    dialog = phone.dialog("ask-first-title")
    for asked in (True, False):
        phone.until(table.my_turn, "it is my turn")
        company = next(one["company"] for one in phone.step["menu"]["place"] if one["problem"] is None)
        table.choose(company)
        table.place(next(one for one in table.possible() if reachable(table, one)))
        seq = phone.step["seq"]
        phone.button("pc-finish-with", count=1).tap()
        if asked:
            dialog.get_by_role("button", name=phone.say("ask-first-no"), exact=True).tap()
            expect(dialog).to_have_count(0)
            assert phone.step["seq"] == seq, "nothing has ended"
            phone.button("pc-finish-with", count=1).tap()
            dialog.get_by_role("button", name=phone.say("ask-first-never"), exact=True).tap()
        table.settled(seq + 1)
        expect(dialog).to_have_count(0)
