"""A clock that runs out: a computer player takes over, its person takes the seat back. With false time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import DESK, PHONE, Person
from tests.browser.scenes import started, whose_turn
from tests.browser.sites import site
from tests.web.test_expiry import Clock

LIVE = {"kind": "live", "bank": 300, "increment": 10, "vacation": 0, "late": "computer"}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timed(tmp_path: Path, clock: Clock) -> Iterator[str]:
    with site(tmp_path, now=clock, tick=0.05) as address:
        yield address


def test_who_runs_out_of_time_is_played_on_and_takes_the_seat_back(
    visit: Visit, timed: str, clock: Clock
) -> None:
    ada, bo = visit(timed, "Ada"), visit(timed, "Bo")
    tables = started([ada, bo], computers={"2": "random"}, pace=LIVE)
    ada.until(lambda: any(table.my_turn() for table in tables), "one of them is to move")
    late = whose_turn(tables).person
    other = bo if late is ada else ada
    for person in (late, other):
        # The page counts on from what the server told: some seconds may have gone by.
        timer = person.page.get_by_role("timer", name=late.name).first
        expect(timer).to_have_text(re.compile("^(5:00|4:[345])"))
    clock.now += 5 * 60_000
    seat = next(one["seat"] for one in late.table["seats"] if one["name"] == late.name)
    late.until(lambda: late.table["seats"][seat]["bot"] == "planner", "a computer player has the seat")
    note = other.say("pace-note-flagged", name=late.name)
    expect(other.page.get_by_text(note).first).to_be_attached()
    late.button("table-return").first.click()
    other.until(lambda: other.table["seats"][seat]["bot"] is None, "the person has returned")
    late.until(lambda: late.step["clock"]["left"][seat] >= 30_000, "there is time to do something")


def test_a_table_over_days_is_made_by_choosing_its_pace(visit: Visit, timed: str) -> None:
    host = visit(timed, "Ada")
    host.goes("/")
    host.button("lobby-open-table").click()
    dialog = host.dialog("create-title")
    dialog.get_by_label(host.say("create-your-name")).fill("Ada")
    dialog.get_by_label(host.say("pace-title"), exact=True).select_option("2d")
    dialog.get_by_role("radio", name=host.say("pace-late-end"), exact=True).check()
    dialog.get_by_role("button", name=host.say("create-submit"), exact=True).click()
    expect(host.page.get_by_text(host.say("pace-days", days=2)).first).to_be_visible()
    assert host.table["pace"] == {
        "kind": "days", "bank": 172_800, "increment": 0, "vacation": 14, "late": "end"
    }  # fmt: skip


def test_a_table_has_times_of_ones_own(visit: Visit, timed: str) -> None:
    host = visit(timed, "Ada", viewport=PHONE)
    host.goes("/")
    host.button("lobby-open-table").click()
    dialog = host.dialog("create-title")
    dialog.get_by_label(host.say("create-your-name")).fill("Ada")
    pace = dialog.get_by_label(host.say("pace-title"), exact=True)
    pace.select_option("days")
    pace.select_option("live")
    minutes = dialog.get_by_role("group", name=host.say("pace-own-bank"))
    minutes.get_by_role("button", name="+5").click()
    seconds = dialog.get_by_role("group", name=host.say("pace-own-increment"))
    for _ in range(2):
        seconds.get_by_role("button", name="−5").click()
    dialog.get_by_role("button", name=host.say("create-submit"), exact=True).click()
    expect(host.page.get_by_text(host.say("pace-live", minutes=35, seconds=20)).first).to_be_visible()
    assert host.table["pace"] == {
        "kind": "live", "bank": 2_100, "increment": 20, "vacation": 0, "late": "computer"
    }  # fmt: skip


def over_days(host: Person, other: Person, game: str = "paris-connection") -> str:
    """A table over days at which the two play."""
    pace = {"kind": "days", "bank": 86_400, "increment": 0, "vacation": 14, "late": "computer"}
    wanted = {"game": game, "seats": 3, "computers": {"2": "planner"}, "sit": "0" * 64, "pace": pace}
    table = str(host.ask("/api/tables", {**wanted, "name": f"Slow {game}"})["table"])
    other.ask(f"/api/tables/{table}/sit", {"seed": "1" * 64, "seat": 1})
    host.ask(f"/api/tables/{table}/start", {})
    return table


def test_a_holiday_set_once_is_seen_at_every_table_and_ended_on_the_first_page(
    visit: Visit, timed: str
) -> None:
    ada, bob = visit(timed, "Ada", viewport=PHONE), visit(timed, "Bob")
    for one in (ada, bob):
        one.goes("/")
        one.ask("/api/me", {"name": one.name}, method="PUT")
    tables = [over_days(ada, bob, game) for game in ("paris-connection", "ticket-to-ride-europe")]
    ada.page.reload()
    ada.button("app-settings").click()
    ada.button("pace-menu-vacation").click()
    holiday = ada.dialog("vacation-title")
    expect(holiday.get_by_role("listitem")).to_have_count(2)
    ada.button("vacation-go").click()
    expect(ada.button("vacation-back")).to_be_visible()
    for table in tables:
        bob.goes(f"/t/{table}")
        bob.until(lambda: bob.step and bob.step["clock"]["away_until"][0], "the clock stands still")
        if bob.step["clock"]["running"] != [1]:
            timer = bob.page.get_by_role("timer", name=re.compile("^Ada"))
            expect(timer.first).to_have_accessible_name(re.compile("^Ada.*holiday until"))
        expect(bob.button("table-replace-short")).to_have_count(0)
        bob.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        bob.page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    ada.button("vacation-back").click()
    holiday.get_by_role("button", name=ada.say("vacation-back"), exact=True).click()
    expect(ada.page.get_by_text(ada.say("vacation-over"))).to_be_visible()
    bob.until(lambda: not any(bob.step["clock"]["away_until"]), "the clock goes on")


def test_after_my_move_the_next_table_that_waits_for_me_is_under_my_hand(visit: Visit, timed: str) -> None:
    ada, bob = visit(timed, "Ada", viewport=PHONE), visit(timed, "Bob")
    for one in (ada, bob):
        one.goes("/")
        one.ask("/api/me", {"name": one.name}, method="PUT")
    first, second = (over_days(ada, bob, "ticket-to-ride-europe") for _ in range(2))
    ada.goes(f"/t/{first}")
    on = ada.button("table-next-on", name="Slow ticket-to-ride-europe")
    offer = ada.page.locator(".ticket.choosing")
    expect(offer).to_have_count(4)
    expect(on).to_have_count(0)
    for number in range(4):
        offer.nth(number).click()
    ada.button("ttr-choose-keep", count=4).click()
    on.click()
    expect(ada.page).to_have_url(f"{timed}/t/{second}")
