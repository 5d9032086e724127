"""Who is present, where two servers run on one database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.serving import Person, Served, new_table, served, sit, wait_until
from tests.web.test_expiry import Clock

from wissel.store import presence as stored
from wissel.web.presence import LASTS_MS


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sites(tmp_path: Path, clock: Clock) -> Iterator[tuple[Served, Served]]:
    with served(tmp_path, now=clock) as one, served(tmp_path, now=clock) as two:
        yield one, two


def beside(site: Served, person: Person) -> Person:
    """The same person at another server."""
    other = site.person()
    other.http.cookies.update(dict(person.http.cookies))
    return other


def here(person: Person, table: str) -> list[bool]:
    return [seat["present"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def listed(person: Person, table: str) -> list[bool]:
    lines = person.get("/api/tables", params={"status": "running"})["tables"]
    return [seat["present"] for line in lines if line["table"] == table for seat in line["seats"]]


def started(ada: Person, bob: Person) -> str:
    table = new_table(ada, private=False, computers={"2": "random"})
    for person in (ada, bob):
        sit(person, table)
    ada.post(f"/api/tables/{table}/start")
    return table


def test_who_is_there_by_way_of_another_server_is_present_and_not_replaced(
    sites: tuple[Served, Served],
) -> None:
    one, two = sites
    ada, bob = one.person(), one.person()
    table = started(ada, bob)
    with ada.follows(table, 0) as told:
        told.until("step")
        assert here(ada, table) == [True, False, False]
        with beside(two, bob).follows(table, 1) as stream:
            stream.until("step")
            while not told.table["table"]["seats"][1]["present"]:
                told.next()
            wait_until(lambda: here(bob, table) == [True, True, False])
            refused = ada.http.post(f"/api/tables/{table}/replace", json={"seat": 1, "bot": "random"})
            assert refused.json()["code"] == "PERSON_PRESENT"
            wait_until(lambda: listed(beside(two, ada), table) == [True, True, False])
        while told.table["table"]["seats"][1]["present"]:
            told.next()
        ada.post(f"/api/tables/{table}/replace", {"seat": 1, "bot": "random"})


def test_who_moves_from_one_server_to_the_other_was_never_away(sites: tuple[Served, Served]) -> None:
    one, two = sites
    ada, bob = one.person(), one.person()
    table = started(ada, bob)
    with bob.follows(table, 1) as before, beside(two, bob).follows(table, 1) as after:
        before.until("step")
        after.until("step")
        look_around(two)
        look_around(one)
        before.socket.close()
        wait_until(lambda: (table, me(bob)) not in one.site.feeds.here())
        assert here(ada, table) == [False, True, False]


def me(person: Person) -> str:
    return str(person.get("/api/me")["person"])


def look_around(site: Served) -> None:
    asyncio.run_coroutine_threadsafe(site.site.presence.look_around(), site.loop()).result(20)


def test_of_a_server_that_was_killed_nobody_is_present_after_a_while(
    sites: tuple[Served, Served], clock: Clock
) -> None:
    one, two = sites
    ada, bob = one.person(), one.person()
    table = started(ada, bob)
    present = {(table, me(ada)): True}
    told = one.site.store.writing(stored.tell, "gone", clock.now, clock.now + LASTS_MS, 7, present, {})
    asyncio.run_coroutine_threadsafe(told, one.loop()).result(20)
    look_around(two)
    assert here(beside(two, bob), table) == [True, False, False]
    assert two.site.lobby.here == 7
    clock.now += LASTS_MS + 1
    look_around(two)
    assert here(beside(two, bob), table) == [False, False, False]
    assert two.site.lobby.here == 0


def test_a_server_that_ends_takes_its_people_with_it(tmp_path: Path, clock: Clock) -> None:
    with served(tmp_path, now=clock) as one:
        ada = one.person()
        table = started(ada, one.person())
        with served(tmp_path, now=clock) as two, beside(two, ada).follows(table, 0) as stream:
            stream.until("step")
            wait_until(lambda: here(ada, table)[0])
        wait_until(lambda: not here(ada, table)[0])
