"""When my turn comes: what the others did since my last one, in a line and on the map."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.scenes import act, against_computers


def test_what_the_others_did_is_told_when_my_turn_comes_and_after_being_away(visit: Visit, url: str) -> None:
    person = visit(url, "Rea")
    table = against_computers(person, "random")
    short = person.button("table-since-short", count=2)
    told = person.page.get_by_role("heading", name=person.say("table-since"), exact=True)
    person.until(table.my_turn, "it is my turn")
    # Before my first turn there is nothing to compare with.
    expect(short).to_have_count(0)
    trade = next(one for one in person.step["menu"]["trade"] if one["actions"])
    act(person, trade["actions"][0])
    person.until(table.my_turn, "it is my turn again")
    expect(told).to_have_count(0)
    short.click()
    expect(told).to_be_visible()
    lines = person.page.locator("ol").filter(has=person.page.get_by_role("button")).get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_text(re.compile("1|2|3"))
    person.button("table-since-close").click()
    expect(told).to_have_count(0)
    person.page.reload()
    table.shown()
    expect(told).to_be_visible()
    # What is laid down from now on is mine: the recap makes room.
    free = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(free)
    expect(told).to_have_count(0)
