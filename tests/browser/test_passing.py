"""Pass and play: several people at one phone, and nothing of anybody's side before they say who they are."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import PHONE, Person
from tests.browser.rails import RailTable
from tests.browser.scenes import act, against_computers, new_table

PHONE_OPTIONS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def beside(person: Person, number: int, name: str) -> None:
    """Somebody else sits down at this device."""
    person.button("passing-sit-on", number=number).tap()
    person.page.get_by_placeholder(person.say("app-name-label")).fill(name)
    person.button("waiting-sit").tap()
    expect(person.page.get_by_text(name, exact=True)).to_be_visible()


def private_parts(person: Person, since: int) -> list[Any]:
    """What came since then that is for one seat only."""
    told = [json.loads(text) for text in person.messages[since:]]
    steps = [one for one in told if one["type"] == "step"]
    assert steps
    return [one[key] for one in steps for key in ("own", "menu", "decision") if one[key] is not None]


def asked(person: Person) -> str:
    """Who is asked to take the device: the screen covers everything, and nothing secret has come for it."""
    heading = person.page.get_by_role("heading", level=1)
    expect(person.page.get_by_text(person.say("passing-look-away"))).to_be_visible()
    expect(person.page.locator("[data-hand]")).to_have_count(0)
    return str(heading.inner_text())


def takes(person: Person, name: str) -> int:
    """Says who they are; returns the number of the seat."""
    since = len(person.messages)
    person.button("passing-i-am", name=name).tap()
    person.until(
        lambda: any('"own":{' in text for text in person.messages[since:]), f"the side of {name} has come"
    )
    expect(person.page.get_by_text(person.say("passing-plays", name=name))).to_be_visible()
    seat: int = next(one["seat"] for one in person.table["seats"] if one["seat"] in person.step["to_act"])
    return seat


def hands_over(person: Person, name: str) -> None:
    since = len(person.messages)
    person.button("passing-give", name=name).tap()
    assert asked(person) == person.say("passing-hand-over", name=name)
    person.until(
        lambda: any('"type":"step"' in text for text in person.messages[since:]), "the table is told"
    )
    assert private_parts(person, since) == []


def test_two_at_one_phone_play_their_first_turns_of_paris_connection(visit: Visit, url: str) -> None:
    person = visit(url, "Ann", **PHONE_OPTIONS)
    table_id = new_table(person)
    person.goes(f"/t/{table_id}")
    beside(person, 2, "Bo")
    beside(person, 3, "Cy")
    since = len(person.messages)
    person.button("waiting-start").tap()
    first = asked(person)
    assert private_parts(person, since) == []
    hands: dict[str, Any] = {}
    order = ["Ann", "Bo", "Cy"]
    begins = next(name for name in order if person.say("passing-hand-over", name=name) == first)
    turn = order[order.index(begins) :] + order[: order.index(begins)]
    for number, name in enumerate(turn):
        takes(person, name)
        table = Table(person, touch=True).shown()
        hands[name] = person.step["own"]["hand"]
        assert table.hand() == hands[name]
        trade = next(one for one in person.step["menu"]["trade"] if one["actions"])
        table.trade(trade["give"], trade["take"], 1)
        # What came of it can be looked at before the device is given away.
        expect(person.page.get_by_text(person.say("passing-done", name=name))).to_be_visible()
        assert table.hand() == person.step["own"]["hand"]
        hands_over(person, turn[(number + 1) % len(turn)])
    assert len({str(hand) for hand in hands.values()}) > 1
    # A reload covers everything again.
    since = len(person.messages)
    person.page.reload()
    asked(person)
    assert private_parts(person, since) == []


def test_two_at_one_phone_choose_their_tickets_and_play_their_first_turns(visit: Visit, url: str) -> None:
    person = visit(url, "Ann", **PHONE_OPTIONS)
    table_id = new_table(person, 2, game="ticket-to-ride-europe")
    person.goes(f"/t/{table_id}")
    beside(person, 2, "Bo")
    person.button("waiting-start").tap()
    # Both must choose: whoever takes the device first does.
    assert asked(person) == person.say("passing-hand-over-any")
    kept: dict[str, list[str]] = {}
    for name, other in (("Bo", "Ann"), ("Ann", None)):
        takes(person, name)
        offer = person.step["menu"]["keep"]["offer"]
        kept[name] = offer[:2]
        assert not set(offer) & {
            ticket for tickets in kept.values() for ticket in tickets if tickets != offer[:2]
        }
        RailTable(person, touch=True).shown().do(f"keep {' '.join(offer[:2])}")
        if other:
            hands_over(person, other)
    beginner = person.step["view"]["seat"]
    names = {one["seat"]: one["name"] for one in person.table["seats"]} | {0: "Ann", 1: "Bo"}
    if names[beginner] != "Ann":
        hands_over(person, names[beginner])
        takes(person, names[beginner])
    for seat in (beginner, 1 - beginner):
        table = RailTable(person, touch=True).shown()
        assert {one["ticket"] for one in person.step["own"]["tickets"]} == set(kept[names[seat]])
        before = table.hand()
        table.do("blind")
        table.do("blind")
        # The drawn cards stay to be seen until the device is given away.
        assert table.hand() == before + 2
        hands_over(person, names[1 - seat])
        takes(person, names[1 - seat])


def test_the_big_screen_and_the_file_hold_no_side(visit: Visit, url: str) -> None:
    person, other = visit(url, "Ann"), visit(url, "Dee")
    table_id = new_table(person)
    person.ask(f"/api/tables/{table_id}/sit", {"seed": secrets.token_hex(32), "seat": 1})
    other.ask("/api/me", {"name": "Dee"}, method="PUT")
    other.ask(f"/api/invites/{person.ask(f'/api/tables/{table_id}/invite')['code']}", {})
    other.ask(f"/api/tables/{table_id}/sit", {"seed": secrets.token_hex(32)})
    person.ask(f"/api/tables/{table_id}/start", {})
    # The big screen of the room shows the table and nobody's side, also from a browser that has seats.
    since = len(person.messages)
    person.goes(f"/t/{table_id}/screen")
    Table(person).shown()
    expect(person.page.get_by_text(person.say("pc-watching-hands"))).to_be_visible()
    assert private_parts(person, since) == []
    # Whoever downloads the game without saying for whom gets what all know.
    file = person.ask(f"/api/tables/{table_id}/export")
    mine = person.ask(f"/api/tables/{table_id}/export?seat=0")
    assert file != mine


def test_a_phone_takes_the_hand_from_the_table_on_a_larger_screen(visit: Visit, url: str) -> None:
    person, phone = visit(url, "Ann"), visit(url, "Phone", **PHONE_OPTIONS)
    table = against_computers(person)
    person.until(table.my_turn, "it is my turn")
    person.button("table-menu").click()
    person.button("passing-phone").click()
    dialog = person.dialog("passing-phone")
    dialog.get_by_role("button", name=person.say("account-move-show"), exact=True).click()
    expect(dialog.get_by_role("img", name=person.say("account-move-qr"))).to_be_visible()
    code = str(dialog.locator(".spoken").text_content()).replace(" ", "")

    phone.goes(f"/m/{code}/{person.table_id}")
    phone.button("account-arrive-go").tap()
    hand = person.step["own"]["hand"]
    held = phone.page.locator(".held li")
    expect(held).to_have_text([str(count) for count in hand])
    expect(phone.page.get_by_role("heading", name=phone.say("pc-board"))).to_have_count(0)
    # What is done on the phone is done at the table.
    choice = next(one for one in phone.step["menu"]["trade"] if one["actions"] and not one["ends"][0])
    act(person, choice["actions"][0])
    expect(held).not_to_have_text([str(count) for count in hand])
    phone.page.get_by_role("link", name=phone.say("passing-whole")).tap()
    expect(phone.page).to_have_url(re.compile(f"/t/{person.table_id}$"))
