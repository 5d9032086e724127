"""A clock that runs out: a computer player takes over, its person takes the seat back. With false time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
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
