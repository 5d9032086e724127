"""Looking back at a game: what was live comes again, move by move, and the game goes on meanwhile."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.rail_scenes import Europe, against_planners, usual
from tests.browser.rail_scenes import my_turn as my_turn_by_rail
from tests.browser.rails import RailTable
from tests.browser.scenes import act, against_computers, choice, play_out, started, whose_turn


def bar(person: Person) -> Any:
    return person.region("history-title")


def slider(person: Person) -> Any:
    return person.page.get_by_role("slider", name=person.say("history-slider"), exact=True)


def moments(person: Person) -> list[Any]:
    found: list[Any] = person.ask(f"/api/tables/{person.table_id}/history")["moments"]
    return found


def test_stepping_by_keys_shows_what_was_live_and_leaves_the_game_alone(visit: Visit, url: str) -> None:
    tables = started([visit(url, name) for name in ("Ada", "Bo", "Cy")])
    mover = whose_turn(tables)
    person = mover.person
    trains = [mover.trains]
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    mover.choose(company)
    for _ in range(3):
        mover.place(mover.possible()[0])
        person.page.wait_for_function(
            "count => document.querySelectorAll(\".layer use[href^='#eng-']:not(.ghost)\").length === count",
            arg=trains[-1] + 1,
        )
        trains.append(mover.trains)
    hand = mover.hand()
    page = person.page
    page.keyboard.press("h")
    expect(slider(person)).to_have_value("3")
    expect(slider(person)).to_be_focused()
    for number in (3, 2, 1):
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".layer use[href^='#eng-']:not(.ghost)")).to_have_count(trains[number - 1])
        assert mover.hand() == hand
    expect(mover.company(company)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("End")
    expect(page.locator(".layer use[href^='#eng-']:not(.ghost)")).to_have_count(trains[-1])
    page.keyboard.press("PageUp")
    expect(slider(person)).to_have_value("0")
    # It is my turn all this time: the game waits, and is where it was.
    person.button("history-close-turn").click()
    expect(bar(person)).to_have_count(0)
    expect(page.locator(".layer use[href^='#eng-']:not(.ghost)")).to_have_count(trains[-1])
    mover.finish(3)


def test_moments_that_come_late_are_stepped_through_by_keys_all_the_same(visit: Visit, url: str) -> None:
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    visitors = [visit(url, name) for name in ("Ada", "Bo", "Cy")]
    for visitor in visitors:
        # Before the page is there: a page that is at work already may ask once more past a new route.
        visitor.page.route(re.compile(r"/history(\?|$)"), hold)
    person = whose_turn(started(visitors)).person
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    place = choice(person, company)
    names = person.ask("/api/games/paris-connection/maps/france")["rules"]["hexes"]
    act(person, f"{place['action']} {names[place['hexes'].index('.')]['id']}")
    person.page.keyboard.press("h")
    expect(slider(person)).to_be_disabled()
    person.until(lambda: len(waiting) == 1, "the moments are asked for")
    waiting[0].continue_()
    expect(slider(person)).to_be_focused()
    person.page.keyboard.press("ArrowLeft")
    expect(slider(person)).to_have_value("0")


def test_a_link_leads_others_to_a_moment_while_the_game_goes_on(visit: Visit, url: str) -> None:
    tables = started([visit(url, name) for name in ("Ada", "Bo", "Cy")], private=False)
    mover = whose_turn(tables).person
    company = next(one["company"] for one in mover.step["menu"]["place"] if one["problem"] is None)
    for _ in range(2):
        menu = choice(mover, company)
        names = mover.ask("/api/games/paris-connection/maps/france")["rules"]["hexes"]
        act(mover, f"{menu['action']} {names[menu['hexes'].index('.')]['id']}")
    seq = moments(mover)[1]["seq"]
    watcher = visit(url, "Wim", viewport=PHONE)
    watcher.goes(f"/t/{mover.table_id}?at={seq}")
    expect(slider(watcher)).to_have_value("1")
    expect(watcher.page.get_by_text(watcher.say("history-plate"), exact=True).first).to_be_visible()
    act(mover, "finish")
    expect(watcher.page.get_by_text(watcher.say("history-news", count=1))).to_be_visible()
    expect(slider(watcher)).to_have_value("1")
    watcher.button("history-after").click()
    expect(watcher.page).to_have_url(re.compile(rf"\?at={moments(mover)[2]['seq']}$"))
    watcher.button("history-close").click()
    expect(bar(watcher)).to_have_count(0)
    assert "at=" not in watcher.page.url
    wire = "".join(watcher.messages)
    assert '"hand"' not in wire


def test_when_the_game_is_over_the_same_moment_is_seen_by_the_eyes_of_each(visit: Visit, url: str) -> None:
    person = visit(url, "Ada")
    table = against_computers(person, "random", 3, turn_limit=5)
    play_out(table)
    person.goes(f"/t/{person.table_id}")
    person.region("pc-end-title").get_by_role("button", name=person.say("history-open")).click()
    page = person.page
    expect(slider(person)).to_be_focused()
    page.keyboard.press("Home")
    eyes = page.get_by_role("combobox", name=person.say("history-eyes"), exact=True)
    for seat in (0, 1, 2):
        first = person.ask(f"/api/tables/{person.table_id}/history/1000?seat={seat}")["own"]["hand"]
        eyes.select_option(str(seat))
        page.keyboard.press("Home")
        expect(page.locator("[data-hand] li[aria-label]")).to_have_count(6)
        begin = person.ask(f"/api/tables/{person.table_id}/history/{moments(person)[0]['seq']}?seat={seat}")[
            "own"
        ]["hand"]
        person.until(lambda begin=begin: table.hand() == begin, f"the hand of seat {seat} shows")  # type: ignore[misc]
        assert sum(begin) == sum(first) or begin != first
    eyes.select_option("all")
    expect(page.locator("[data-hand] li[aria-label]")).to_have_count(0)


def test_ticket_to_ride_is_stepped_through_too_with_ones_own_cards(visit: Visit, url: str) -> None:
    person = visit(url, "Noor", viewport=PHONE, has_touch=True, is_mobile=True)
    against_planners(person, 3)
    table = RailTable(person, touch=True)
    europe = Europe(person)
    act(person, usual(person, europe))
    my_turn_by_rail(person)
    seq, hand = person.step["seq"], person.step["own"]["hand"]
    for _ in range(3):
        act(person, usual(person, europe))
        my_turn_by_rail(person)
    person.button("table-menu").tap()
    person.page.get_by_role("button", name=person.say("history-open"), exact=True).tap()
    expect(bar(person)).to_be_visible()
    here = [moment["seq"] for moment in moments(person)].index(seq)
    slider(person).fill(str(here))
    person.until(lambda: table.hand() == sum(hand), "the cards of that moment show")
    expect(person.page.locator("[data-deck]")).to_be_visible()
    expect(bar(person).get_by_role("button", name=person.say("table-your-turn"), exact=True)).to_be_visible()
