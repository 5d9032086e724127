"""Tables that never start are closed by the server. The clock is the test's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import FREE, Served, new_table, seed, served, sit, wait_until

from wissel.web.settings import Settings

HOUR = 3_600_000
DAY = 24 * HOUR


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000 * HOUR

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def site(tmp_path: Path, clock: Clock) -> Iterator[Served]:
    with served(tmp_path, now=clock) as running:
        yield running


def look_around(site: Served) -> list[str]:
    """One round of the timer, on the loop of the server."""
    loop = site.loop()
    return list(asyncio.run_coroutine_threadsafe(site.site.expiry.look_around(), loop).result(20))


def status(site: Served, table: str) -> Any:
    return site.person().get(f"/api/tables/{table}")["status"]


def test_an_open_table_is_closed_after_a_day_with_nobody_there(site: Served, clock: Clock) -> None:
    host = site.person().named("Ada")
    table, other = new_table(host), new_table(host)
    clock.now += DAY - 1
    assert look_around(site) == []
    sit(host, other)
    clock.now += 1
    assert look_around(site) == [table]
    assert status(site, table) == "closed"
    assert status(site, other) == "open"
    with host.follows(table) as stream:
        (event,) = [one["event"] for one in stream.until("step")["events"]]
        assert event == {"type": "TableClosed", "expired": True}
    clock.now += DAY
    assert look_around(site) == [other]


SLOW = {"kind": "days", "bank": 86_400, "increment": 0, "vacation": 7, "late": "computer"}


def test_a_table_that_is_played_over_days_waits_for_a_week(site: Served, clock: Clock) -> None:
    host = site.person().named("Ada")
    slow, live = new_table(host, pace=SLOW), new_table(host, pace=SLOW | {"kind": "live", "vacation": 0})
    clock.now += 7 * DAY - 1
    assert look_around(site) == [live]
    clock.now += 1
    assert look_around(site) == [slow]


def test_the_host_of_the_server_sets_how_long_tables_wait(tmp_path: Path, clock: Clock) -> None:
    settings = Settings(rates=FREE, unused_days=2, unused_days_slow=3)
    with served(tmp_path, settings, now=clock) as site:
        host = site.person().named("Ada")
        slow, other = new_table(host, pace=SLOW), new_table(host)
        clock.now += 2 * DAY - 1
        assert look_around(site) == []
        clock.now += 1
        assert look_around(site) == [other]
        clock.now += DAY
        assert look_around(site) == [slow]


def test_a_private_table_is_closed_too_and_a_game_that_runs_is_not(site: Served, clock: Clock) -> None:
    host = site.person().named("Ada")
    private = new_table(host, private=True)
    running = new_table(host, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    clock.now += 400 * DAY
    assert look_around(site) == [private]
    assert status(site, running) == "running"


def test_while_somebody_is_there_a_table_stays_open_and_its_day_begins_when_they_go(
    site: Served, clock: Clock
) -> None:
    host = site.person().named("Ada")
    table = new_table(host)
    with host.follows(table) as stream:
        stream.until("step")
        clock.now += 2 * DAY
        assert look_around(site) == []
        clock.now += DAY - 1
    wait_until(lambda: not site.site.feeds.present(table))
    wait_until(lambda: _seen(site, table) == clock.now)
    clock.now += DAY - 1
    assert look_around(site) == []
    clock.now += 1
    assert look_around(site) == [table]


def _seen(site: Served, table: str) -> int | None:
    from sqlalchemy import select

    from wissel.store.schema import summaries

    def ask(connection: Any) -> Any:
        return connection.execute(
            select(summaries.c.seen_at).where(summaries.c.table_id == table)
        ).scalar_one()

    asking: Callable[..., Any] = site.site.store.reading
    return asyncio.run_coroutine_threadsafe(asking(ask), site.loop()).result(20)  # type: ignore[no-any-return]
