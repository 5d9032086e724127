"""A whole game that is reviewed: asked for, worked out, walked through, and kept for everybody."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.rail_scenes import GAME as RAILS
from tests.browser.rail_scenes import Europe, my_turn, usual
from tests.browser.scenes import act, against_computers, new_table, play_out
from tests.browser.test_accessible import violations

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
    sums = panel(person).get_by_role("table").first.get_by_role("row")
    moves = [one["seat"] for one in told["decisions"]]
    good = [one["seat"] for one in told["decisions"] if one["loss"] < 0.01]
    for row, seat in enumerate(sorted({*moves}), 1):
        figures = sums.nth(row).get_by_role("cell")
        expect(figures.nth(0)).to_have_text(str(moves.count(seat)))
        expect(figures.nth(1)).to_have_text(str(good.count(seat)))
    panel(person).get_by_text(person.say("review-table"), exact=True).click()
    rows = panel(person).get_by_role("table").last.locator("tbody tr")
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
    assert violations(person) == []

    # Where nothing was to be decided nothing is pointed out; without the review neither.
    page.keyboard.press("End")
    expect(page.locator("[data-advised]")).to_have_count(0)
    rows.nth(at).get_by_role("button").click()
    expect(page.locator("[data-advised]")).to_have_count(len(places))
    panel(person).get_by_role("button", name=person.say("review-close"), exact=True).click()
    expect(panel(person)).to_have_count(0)
    expect(page.locator("[data-advised]")).to_have_count(0)

    # It is kept: on a phone it is there at once.
    again = visit(
        url, "Ada", viewport=PHONE, color_scheme="dark", storage_state=person.context.storage_state()
    )
    again.goes(f"/t/{person.table_id}?at={decision['before']}")
    again.button("review-title").click()
    expect(panel(again).get_by_role("img")).to_be_visible()
    expect(panel(again).get_by_role("button", name=again.say("review-go"))).to_have_count(0)
    assert violations(again) == []

    # The table in words tells the same.
    again.goes(f"/t/{person.table_id}/plain")
    words = again.region("review-title")
    words.get_by_text(again.say("review-table"), exact=True).click()
    expect(words.get_by_role("table").last.get_by_role("row")).to_have_count(1 + len(told["decisions"]))
    costly = [one for one in told["decisions"] if one["loss"] >= 0.05]
    expect(words.get_by_role("list").first.get_by_role("listitem")).to_have_count(min(6, len(costly)))


def test_at_a_practice_table_my_moves_are_reviewed_on_request_with_reasons_and_numbers_on_the_map(
    visit: Visit, url: str
) -> None:
    person = visit(url, "Noor")
    table = new_table(person, 2, game=RAILS, computers={"1": "planner"}, rated=False, start=True)
    person.goes(f"/t/{table}")
    person.page.locator(".ticket.choosing").first.wait_for()
    europe = Europe(person)
    advised = person.page.locator("[data-advised]")
    while True:
        my_turn(person)
        if person.step["view"]["phase"] != "turn" or not europe.claims(person.step["menu"]):
            act(person, usual(person, europe))
            continue
        person.until(lambda: hint(person, table)["ready"], "the search is ready", SEARCH_MS / 1000)
        best = hint(person, table)["best"]
        if any(one["action"].startswith("claim") for one in best):
            break
        act(person, "blind")
    person.button("hint-ask").click()
    ranks = [at for at, one in enumerate(best, 1) if one["action"].startswith("claim")]
    places = {best[at - 1]["action"].split()[1]: str(at) for at in reversed(ranks)}
    expect(advised).to_have_count(len(places))
    assert dict(zip(attributes(advised), advised.all_text_contents(), strict=True)) == places

    act(person, best[ranks[0] - 1]["action"])
    my_turn(person)
    seen = person.ask(f"/api/tables/{table}/history?seat=0")["moments"]
    claimed = [one for one in seen if one["seat"] == 0][-1]
    before = seen[seen.index(claimed) - 1]
    person.goes(f"/t/{table}?at={before['seq']}")
    person.button("review-title").click()
    expect(panel(person).get_by_text(person.say("review-what-mine"))).to_be_visible()
    panel(person).get_by_role("button", name=person.say("review-go"), exact=True).click()
    expect(panel(person).get_by_role("img")).to_be_visible(timeout=SEARCH_MS)
    decision = panel(person).locator("[data-decision]")
    expect(decision).to_be_visible(timeout=SEARCH_MS)
    told = person.ask(f"/api/tables/{table}/review?seat=0")["decisions"]
    assert {one["seat"] for one in told} == {0}
    here = next(one for one in told if one["seq"] == claimed["seq"])
    expect(decision.get_by_role("listitem")).to_have_count(len(here["best"]))
    claims = {one["action"].split()[1] for one in here["best"] if one["action"].startswith("claim")}
    expect(advised).to_have_count(len(claims))

    # For the tickets that were kept at the beginning something speaks whichever they are.
    panel(person).get_by_text(person.say("review-table"), exact=True).click()
    panel(person).get_by_role("table").last.locator("tbody tr").first.get_by_role("button").click()
    expect(decision.get_by_text(person.say("review-why-mine"))).to_be_visible()


def hint(person: Person, table: str) -> Any:
    return person.ask(f"/api/tables/{table}/hint", {"seat": 0})


def attributes(found: Any) -> list[str]:
    names: list[str] = found.evaluate_all("all => all.map(one => one.dataset.advised)")
    return names
