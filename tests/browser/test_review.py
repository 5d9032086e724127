"""A whole game that is reviewed: asked for, worked out, walked through, and kept for everybody."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.scenes import against_computers, play_out

SEARCH_MS = 240_000
"""Until the search is compiled, where that was not done before, and every move was looked at."""


def panel(person: Person) -> Any:
    return person.page.get_by_role("complementary", name=person.say("review-title"), exact=True)


def slider(person: Person) -> Any:
    return person.page.get_by_role("slider", name=person.say("history-slider"), exact=True)


def test_a_whole_game_is_reviewed_move_by_move(visit: Visit, url: str) -> None:
    person = visit(url, "Ada")
    table = against_computers(person, "random", 3, turn_limit=5)
    play_out(table)
    person.goes(f"/t/{person.table_id}")
    page = person.page
    person.region("pc-end-title").get_by_role("button", name=person.say("review-open")).click()
    panel(person).get_by_role("button", name=person.say("review-go"), exact=True).click()
    graph = panel(person).get_by_role("img")
    expect(graph).to_be_visible(timeout=SEARCH_MS)
    expect(panel(person).get_by_role("button", name=person.say("review-stop"))).to_have_count(
        0, timeout=SEARCH_MS
    )
    told = person.ask(f"/api/tables/{person.table_id}/review")
    assert told["state"] == "done"
    panel(person).get_by_text(person.say("review-table"), exact=True).click()
    rows = panel(person).locator("tbody tr")
    expect(rows).to_have_count(len(told["decisions"]))

    # To a move of a computer player that might have been a placement: shown on the map, by its eyes.
    at, decision = next(
        (at, one)
        for at, one in enumerate(told["decisions"])
        if one["seat"] != 0 and any(best["action"].startswith("place") for best in one["best"])
    )
    rows.nth(at).get_by_role("button").click()
    moments = [one["seq"] for one in person.ask(f"/api/tables/{person.table_id}/history")["moments"]]
    expect(slider(person)).to_have_value(str(moments.index(decision["before"])))
    expect(page.get_by_role("combobox", name=person.say("history-eyes"), exact=True)).to_have_value(
        str(decision["seat"])
    )
    places = {best["action"].split()[2] for best in decision["best"] if best["action"].startswith("place")}
    expect(page.locator("[data-advised]")).to_have_count(len(places))
    best = panel(person).get_by_role("list", name=person.say("review-best"))
    expect(best.get_by_role("listitem")).to_have_count(len(decision["best"]))

    # What that player could have known, and what was so.
    title = re.compile(re.escape(person.say("known-title", name="?")).replace(r"\?", ".+"))
    panel(person).get_by_text(title).click()
    moment = person.ask(f"/api/tables/{person.table_id}/history/{decision['before']}?hands=true")
    facts = panel(person).get_by_role("row", name=re.compile(rf"^{person.say('known-fact')} "))
    others = [hand["hand"] for seat, hand in enumerate(moment["hands"]) if seat != decision["seat"]]
    expect(facts).to_have_text([person.say("known-fact") + "".join(map(str, hand)) for hand in others])

    likely = panel(person).get_by_role("row", name=re.compile(rf"^{person.say('known-believed')} "))
    expect(likely).to_have_count(len(others))

    # Where nothing was to be decided nothing is pointed out; without the review neither.
    page.keyboard.press("End")
    expect(page.locator("[data-advised]")).to_have_count(0)
    rows.nth(at).get_by_role("button").click()
    expect(page.locator("[data-advised]")).to_have_count(len(places))
    panel(person).get_by_role("button", name=person.say("review-close"), exact=True).click()
    expect(panel(person)).to_have_count(0)
    expect(page.locator("[data-advised]")).to_have_count(0)

    # It is kept: on a phone it is there at once.
    again = visit(url, "Ada", viewport=PHONE, storage_state=person.context.storage_state())
    again.goes(f"/t/{person.table_id}?at={decision['before']}")
    again.button("review-title").click()
    expect(panel(again).get_by_role("img")).to_be_visible()
    expect(panel(again).get_by_role("button", name=again.say("review-go"))).to_have_count(0)

    # The table in words tells the same.
    again.goes(f"/t/{person.table_id}/plain")
    words = again.region("review-title")
    words.get_by_text(again.say("review-table"), exact=True).click()
    expect(words.get_by_role("row")).to_have_count(1 + len(told["decisions"]))
    costly = [one for one in told["decisions"] if one["loss"] >= 0.05]
    expect(words.get_by_role("list").first.get_by_role("listitem")).to_have_count(min(6, len(costly)))
