"""Clocks at a server: time runs out, a computer player takes over and gives back; restarts; what is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Person, Served, new_table, served, sit
from tests.web.test_expiry import Clock
from tests.web.test_vacation import away

LIVE = {"kind": "live", "bank": 300, "increment": 10, "vacation": 0, "late": "computer"}
DAYS = {"kind": "days", "bank": 86_400, "increment": 0, "vacation": 7, "late": "computer"}
MINUTE = 60_000
SLOW = 3600.0
"""The timer looks only when the test says so."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def site(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    with served(tmp_path, now=clock, tick=SLOW) as running:
        yield running


def look_around(site: Served) -> None:
    """One round of the timer, on the loop of the server."""
    asyncio.run_coroutine_threadsafe(site.site.timer.look_around(), site.loop()).result(20)


def started(site: Served, pace: Any, people: int = 3) -> tuple[str, list[Person], int]:
    """A running table with clocks; who is to move."""
    persons = [site.person() for _ in range(people)]
    table = new_table(persons[0], 3, pace=pace)
    for person in persons:
        sit(person, table)
    persons[0].post(f"/api/tables/{table}/start")
    with persons[0].follows(table) as stream:
        seat = int(stream.until("step")["view"]["seat"])
    return table, persons, seat


def clock_of(person: Person, table: str) -> Any:
    with person.follows(table) as stream:
        return stream.until("step")["clock"]


def test_the_time_of_a_seat_runs_out_a_computer_player_moves_and_the_person_returns(
    site: Served, clock: Clock
) -> None:
    table, people, seat = started(site, LIVE)
    with people[seat].follows(table, seat) as stream:
        stream.until("step")
        clock.now += 5 * MINUTE - 1
        look_around(site)
        assert site.person().get(f"/api/tables/{table}")["seats"][seat]["bot"] is None
        clock.now += 1
        look_around(site)
        step = stream.until("step")
        assert step["events"][0]["event"] == {"type": "SeatFlagged", "seat": seat, "bot": "planner"}
        # The computer player moves: the others are to act again.
        while stream.step["view"]["seat"] == seat:
            stream.until("step")
        people[seat].post(f"/api/tables/{table}/return", {"seat": seat})
        step = stream.until("step", decision=None)
        assert people[seat].get(f"/api/tables/{table}")["seats"][seat]["bot"] is None
    assert clock_of(people[seat], table)["left"][seat] == 30_000


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, clock: Clock) -> None:
    with served(tmp_path, now=clock, tick=SLOW) as site:
        table, people, seat = started(site, LIVE)
        cookies = dict(people[seat].http.cookies)
        clock.now += MINUTE
    clock.now += 600 * MINUTE
    with served(tmp_path, now=clock, tick=SLOW) as site:
        back = site.person()
        back.http.cookies.update(cookies)
        told = clock_of(back, table)
        assert told["left"][seat] == 4 * MINUTE
        assert told["running"] == [seat]
        clock.now += MINUTE
        assert clock_of(back, table)["left"][seat] == 3 * MINUTE
        look_around(site)
        assert back.get(f"/api/tables/{table}")["seats"][seat]["bot"] is None


def test_a_server_that_starts_beside_another_one_stops_no_clock(tmp_path: Path, clock: Clock) -> None:
    with served(tmp_path, now=clock, tick=SLOW) as one:
        table, people, seat = started(one, LIVE)
        clock.now += MINUTE
        look_around(one)
        with served(tmp_path, now=clock, tick=SLOW) as two:
            other = two.person()
            other.http.cookies.update(dict(people[seat].http.cookies))
            clock.now += MINUTE
            assert clock_of(other, table)["left"][seat] == 3 * MINUTE


def test_over_days_a_seat_is_reminded_once_and_may_go_on_vacation(site: Served, clock: Clock) -> None:
    table, people, seat = started(site, DAYS)
    with people[0].follows(table) as stream:
        stream.until("step")
        clock.now += 18 * 60 * MINUTE
        look_around(site)
        look_around(site)
        step = stream.until("step")
        assert [one["event"]["type"] for one in step["events"]] == ["SeatReminded"]
        away(people[seat], 2)
        told = stream.until("step")["clock"]
        assert told["away_until"][seat] == clock.now + 2 * 24 * 60 * MINUTE
        clock.now += 2 * 24 * 60 * MINUTE + 6 * 60 * MINUTE - 1
        look_around(site)
        assert people[0].get(f"/api/tables/{table}")["seats"][seat]["bot"] is None
        clock.now += 1
        look_around(site)
        assert people[0].get(f"/api/tables/{table}")["seats"][seat]["bot"] == "planner"


def test_the_pace_stands_in_lists_and_is_that_of_the_next_table_too(site: Served) -> None:
    host = site.person()
    mark = new_table(host, 3, pace=LIVE, private=False)
    (line,) = [one for one in host.get("/api/tables")["tables"] if one["table"] == mark]
    assert line["pace"] == LIVE
    assert host.get(f"/api/tables/{mark}")["pace"] == LIVE
    wrong = {"game": "paris-connection", "seats": 3, "pace": LIVE | {"bank": 0}}
    assert host.post("/api/tables", wrong, 400)["code"] == "BAD_REQUEST"
