"""Asking what one could do: told in words and on the map, to nobody else, and nothing is done."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import DESK, PHONE
from tests.browser.plain import PlainParis
from tests.browser.scenes import act, new_table

SEARCH_MS = 240_000
"""Until the search is compiled, where that was not done before."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_told_with_its_reasons_and_goes_with_the_decision(
    visit: Visit, url: str, size: dict[str, int]
) -> None:
    person = visit(url, "Ada", viewport=size)
    table = new_table(person, 3, computers={"1": "planner", "2": "planner"}, rated=False, start=True)
    mine = Table(person.goes(f"/t/{table}")).shown()
    person.until(mine.my_turn, "it is my turn")
    seq = person.step["seq"]
    person.button("hint-ask").click()
    card = person.region("hint-title")
    expect(card.get_by_text(person.say("hint-note"))).to_be_visible()
    expect(card.get_by_role("list").first).to_be_visible(timeout=SEARCH_MS)
    told = person.ask(f"/api/tables/{table}/hint", {"seat": 0})["best"]
    percent = round(told[0]["chance"] * 100)
    expect(card.get_by_text(person.say("hint-chance", percent=percent))).to_be_visible()
    places = {one["action"].split()[2] for one in told if one["action"].startswith("place")}
    expect(person.page.locator("[data-advised]")).to_have_count(len(places))
    assert person.step["seq"] == seq, "nothing was done"
    act(person, told[0]["action"])
    expect(card).to_have_count(0)
    expect(person.page.locator("[data-advised]")).to_have_count(0)


def test_the_table_in_words_tells_a_hint_too(visit: Visit, url: str) -> None:
    person = visit(url, "Noor", viewport=PHONE)
    table = new_table(person, 3, computers={"1": "planner", "2": "planner"}, rated=False, start=True)
    plain = PlainParis(person.goes(f"/t/{table}/plain"))
    person.until(plain.my_turn, "it is my turn")
    plain.button("hint-ask").click()
    told = plain.region("hint-title")
    expect(told.get_by_role("list").first).to_be_visible(timeout=SEARCH_MS)
    best = person.ask(f"/api/tables/{table}/hint", {"seat": 0})["best"]
    expect(
        told.get_by_text(person.say("hint-chance", percent=round(best[0]["chance"] * 100)))
    ).to_be_visible()
    act(person, best[0]["action"])
    expect(told).to_have_count(0)


def test_a_rated_game_has_no_such_button(visit: Visit, url: str) -> None:
    person = visit(url, "Ada")
    table = new_table(person, 3, computers={"1": "planner", "2": "planner"}, start=True)
    mine = Table(person.goes(f"/t/{table}")).shown()
    person.until(mine.my_turn, "it is my turn")
    expect(person.button("pc-trade")).to_be_visible()
    expect(person.button("hint-ask")).to_have_count(0)
