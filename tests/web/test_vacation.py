"""One vacation for all tables of a person that are played over days."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Person, Served, new_table, served, sit, wait_until
from tests.web.test_expiry import Clock

from wissel.store import vacations
from wissel.store.read import table_entries
from wissel.tables.clock import DAY_MS
from wissel.tables.entries import Vacation

LIVE = {"kind": "live", "bank": 300, "increment": 10, "vacation": 0, "late": "computer"}
DAYS = {"kind": "days", "bank": 86_400, "increment": 0, "vacation": 14, "late": "computer"}
SHORT = DAYS | {"vacation": 2}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def site(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    with served(tmp_path, now=clock, tick=3600.0) as running:
        yield running


def away(person: Person, days: int) -> Any:
    answer = person.http.put("/api/me/vacation", json={"days": days})
    assert answer.status_code == 200, answer.text
    return answer.json()


def opened(host: Person, pace: Any, *others: Person) -> str:
    table = new_table(host, 3, pace=pace, private=True)
    invite = host.get(f"/api/tables/{table}/invite")["code"]
    sit(host, table)
    for other in others:
        other.post(f"/api/invites/{invite}")
        sit(other, table)
    for seat in range(1 + len(others), 3):
        host.post(f"/api/tables/{table}/computer", {"seat": seat, "bot": "random"})
    return table


def started(host: Person, pace: Any, *others: Person) -> str:
    table = opened(host, pace, *others)
    host.post(f"/api/tables/{table}/start")
    return table


def stands_until(person: Person, table: str, seat: int = 0) -> int:
    """Until when the clock of a seat stands still, as everybody at the table is told."""
    with person.follows(table) as stream:
        return int(stream.until("step")["clock"]["away_until"][seat])


def noted(site: Served, table: str) -> list[int]:
    """Until when the clock of a seat stands still, by each entry that says so."""
    reading = site.site.store.reading(table_entries, table)
    log = asyncio.run_coroutine_threadsafe(reading, site.loop()).result(20)
    return [entry.data.until for entry in log if isinstance(entry.data, Vacation)]


def beside(site: Served, person: Person) -> Person:
    """The same person at another server."""
    other = site.person()
    other.http.cookies.update(dict(person.http.cookies))
    return other


def test_a_vacation_stops_ones_clocks_at_all_tables_over_days_and_ends_at_all_when_one_returns(
    site: Served, clock: Clock
) -> None:
    ada, bob = site.person(), site.person()
    one, other = started(ada, DAYS, bob), started(bob, DAYS, ada)
    live = started(ada, LIVE)
    told = away(ada, 3)
    until = clock.now + 3 * DAY_MS
    assert (told["until"], ada.get("/api/me")["away_until"]) == (until, until)
    left = {(line["table"], line["until"], line["left"]) for line in told["tables"]}
    assert left == {(one, until, 11 * DAY_MS), (other, until, 11 * DAY_MS)}
    assert stands_until(bob, one) == stands_until(bob, other, 1) == until
    assert stands_until(bob, one, 1) == 0
    assert stands_until(ada, live) == 0
    clock.now += DAY_MS
    told = away(ada, 0)
    assert (told["until"], ada.get("/api/me")["away_until"]) == (None, None)
    left = {(line["table"], line["until"], line["left"]) for line in told["tables"]}
    assert left == {(one, 0, 13 * DAY_MS), (other, 0, 13 * DAY_MS)}


def test_at_each_table_it_lasts_no_longer_than_all_there_have_agreed_to(site: Served, clock: Clock) -> None:
    ada = site.person()
    short, long = started(ada, SHORT), started(ada, DAYS)
    ends = {line["table"]: line["until"] - clock.now for line in away(ada, 5)["tables"]}
    assert ends == {short: 2 * DAY_MS, long: 5 * DAY_MS}
    clock.now += 3 * DAY_MS
    told = {line["table"]: line for line in ada.get("/api/me/vacation")["tables"]}
    assert (told[short]["until"], told[short]["left"]) == (0, 0)
    # Another vacation begins where the allowance of a table still lets it.
    ends = {line["table"]: line["until"] for line in away(ada, 20)["tables"]}
    assert ends == {short: 0, long: clock.now + 11 * DAY_MS}


def test_a_game_that_begins_and_a_seat_that_is_taken_back_heed_the_vacation(
    site: Served, clock: Clock
) -> None:
    ada, bob = site.person(), site.person()
    held = started(ada, DAYS, bob)
    ada.post(f"/api/tables/{held}/replace", {"seat": 0, "bot": "random"})
    waiting = opened(bob, DAYS, ada)
    away(ada, 4)
    assert stands_until(bob, held) == 0
    bob.post(f"/api/tables/{waiting}/start")
    wait_until(lambda: stands_until(bob, waiting, 1) == clock.now + 4 * DAY_MS)
    assert stands_until(bob, waiting, 0) == 0
    ada.post(f"/api/tables/{held}/return", {"seat": 0})
    wait_until(lambda: stands_until(bob, held) == clock.now + 4 * DAY_MS)


def test_a_vacation_that_was_only_written_down_is_carried_out_after_a_restart(
    tmp_path: Path, clock: Clock
) -> None:
    with served(tmp_path, now=clock, tick=3600.0) as site:
        ada = site.person()
        table = started(ada, DAYS)
        until = clock.now + 6 * DAY_MS
        written = site.site.store.writing(
            vacations.set_vacation, ada.get("/api/me")["person"], until, clock.now
        )
        asyncio.run_coroutine_threadsafe(written, site.loop()).result(20)
        assert stands_until(ada, table) == 0
        assert noted(site, table) == []
    for _ in range(2):
        with served(tmp_path, now=clock, tick=3600.0) as site:
            again = beside(site, ada)
            wait_until(lambda again=again: stands_until(again, table) == until)  # type: ignore[misc]
            assert noted(site, table) == [until]


def test_two_servers_on_one_database_agree_on_a_vacation(tmp_path: Path, clock: Clock) -> None:
    with (
        served(tmp_path, now=clock, tick=3600.0) as one,
        served(tmp_path, now=clock, tick=3600.0) as two,
    ):
        ada, bob = one.person(), one.person()
        table, waiting = started(ada, DAYS, bob), opened(ada, DAYS, bob)
        away(beside(two, ada), 2)
        until = clock.now + 2 * DAY_MS
        assert stands_until(bob, table) == until
        ada.post(f"/api/tables/{waiting}/start")
        wait_until(lambda: stands_until(beside(two, bob), waiting) == until)
        away(ada, 0)
        assert beside(two, ada).get("/api/me")["away_until"] is None
        assert stands_until(beside(two, bob), table) == 0


def test_a_vacation_has_an_end_and_needs_somebody_who_plays(site: Served) -> None:
    ada = site.person()
    assert ada.http.put("/api/me/vacation", json={"days": 1}).json()["code"] == "NOT_SEATED"
    ada.named("Ada V")
    for days in (31, -1):
        assert ada.http.put("/api/me/vacation", json={"days": days}).json()["code"] == "BAD_REQUEST"
    assert away(ada, 30)["tables"] == []
