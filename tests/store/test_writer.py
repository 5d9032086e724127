"""Group commit: what is acknowledged is stored, and one late entry never takes its neighbours along."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError, OperationalError
from tests.store.tally import TALLY

from wissel.store import people, schema
from wissel.store.batch import Batch
from wissel.store.database import StoreError
from wissel.store.people import Person
from wissel.store.store import Store
from wissel.tables.commands import Sit
from wissel.tables.plan import Draws, plan_creation
from wissel.tables.position import Step
from wissel.tables.table import Table

KEY = bytes(32)


def creation(table: str) -> Step:
    return plan_creation(
        table,
        TALLY,
        TALLY.load_map("plain"),
        seats=2,
        options={},
        private=False,
        name="",
        by="ann",
        at=1,
        secret=KEY,
    )


def made(table: str) -> Batch:
    return Batch.of([creation(table)], secrets={table: KEY}, maps={"d": "plain"})


def sat(table: str, person: str, command: str | None = None) -> Batch:
    """The second entry of a table."""
    step = Table.begin(creation(table)).plan(Sit(person, "00" * 32, command=command), 2, Draws(KEY))
    assert isinstance(step, Step)
    return Batch.of([step])


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What another connection sees."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_many_that_wait_are_all_stored(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            assert all(await asyncio.gather(*(store.append(made(f"t{n}")) for n in range(300))))

    asyncio.run(main())
    assert rows(tmp_path / "w.db", "SELECT count(*) FROM entries") == [(300,)]
    assert rows(tmp_path / "w.db", "SELECT count(*) FROM secrets") == [(300,)]


def test_what_is_acknowledged_can_be_read_by_others_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            for number in range(5):
                await store.append(made(f"t{number}"))
                assert rows(tmp_path / "w.db", "SELECT count(*) FROM entries") == [(number + 1,)]

    asyncio.run(main())


def test_a_late_entry_is_refused_alone(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        with Store(tmp_path / "w.db") as store:
            await store.append(made("t1"))
            await store.append(sat("t1", "ben"))
            late = [store.append(made(f"n{n}")) for n in range(5)]
            late[2:2] = [store.append(sat("t1", "cas"))]
            return await asyncio.gather(*late)

    assert asyncio.run(main()) == [True, True, False, True, True, True]
    found = rows(tmp_path / "w.db", "SELECT \"by\" FROM entries WHERE table_id = 't1' AND seq = 2")
    assert found == [("ben",)]
    people_there = rows(tmp_path / "w.db", "SELECT person_id FROM table_people WHERE table_id = 't1'")
    assert sorted(people_there) == [("ann",), ("ben",)]


def test_other_work_beside_a_late_entry_is_done_once(tmp_path: Path) -> None:
    def count(connection: Connection) -> int:
        return connection.execute(
            update(schema.summaries).values(name=schema.summaries.c.name + "x")
        ).rowcount

    async def main() -> list[object]:
        with Store(tmp_path / "w.db") as store:
            await store.append(made("t1"))
            await store.append(sat("t1", "ben"))
            work = (store.append(made("t2")), store.writing(count), store.append(sat("t1", "cas")))
            return list(await asyncio.gather(*work))

    assert asyncio.run(main()) == [True, 2, False]
    assert rows(tmp_path / "w.db", "SELECT name FROM summaries") == [("x",), ("x",)]


def test_of_two_for_the_same_seq_at_once_the_first_wins(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        with Store(tmp_path / "w.db") as store:
            await store.append(made("t1"))
            return await asyncio.gather(*(store.append(sat("t1", person)) for person in ("ben", "cas")))

    assert asyncio.run(main()) == [True, False]


def test_a_batch_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def main() -> bool:
        with Store(tmp_path / "w.db") as store:
            await store.append(made("t1"))
            return await store.append(Batch.of([creation("t2"), creation("t1")], secrets={"t2": KEY}))

    assert asyncio.run(main()) is False
    assert rows(tmp_path / "w.db", "SELECT table_id FROM entries") == [("t1",)]
    assert rows(tmp_path / "w.db", "SELECT table_id FROM secrets") == [("t1",)]


def test_a_command_id_is_stored_once_at_its_table(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        with Store(tmp_path / "w.db") as store:
            for table in ("t1", "t2"):
                await store.append(made(table))
            first = sat("t1", "ben", "command-1")
            later = replace(first, entries=[replace(first.entries[0], seq=3)])
            return [
                await store.append(first),
                await store.append(later),
                await store.append(sat("t2", "ben", "command-1")),
            ]

    assert asyncio.run(main()) == [True, False, True]


def test_an_older_summary_never_replaces_a_newer_one(tmp_path: Path) -> None:
    async def main() -> int:
        with Store(tmp_path / "w.db") as store:
            await store.append(made("t1"))
            second = sat("t1", "ben")
            await store.append(second)
            third = replace(second.entries[0], seq=3)
            old = made("t1").summaries
            await store.append(Batch([third], old))
            summary = await store.summary("t1")
            assert summary is not None
            return summary.seq

    assert asyncio.run(main()) == 2


def test_work_that_fails_is_undone_alone(tmp_path: Path) -> None:
    def fail(connection: Connection) -> None:
        people.add_guest(connection, Person("ben", None, 1), b"2")
        raise ValueError("no")

    async def main() -> list[object]:
        with Store(tmp_path / "w.db") as store:
            asked: list[Coroutine[Any, Any, object]] = [
                store.writing(people.add_guest, Person("ann", None, 1), b"1"),
                store.writing(fail),
                store.append(made("t1")),
                store.writing(people.add_invite, "code", "no-such-table", 1),
                store.writing(people.add_guest, Person("cas", None, 1), b"3"),
            ]
            return await asyncio.gather(*asked, return_exceptions=True)

    answers = asyncio.run(main())
    assert isinstance(answers[1], ValueError)
    assert isinstance(answers[3], IntegrityError)
    assert (answers[0], answers[2], answers[4]) == (None, True, None)
    assert rows(tmp_path / "w.db", "SELECT id FROM people ORDER BY id") == [("ann",), ("cas",)]


def test_what_cannot_be_written_is_refused_alone(tmp_path: Path) -> None:
    async def main() -> list[object]:
        with Store(tmp_path / "w.db") as store:
            bad = made("t1")
            nameless = msgspec.structs.replace(bad.summaries[0], name="\ud800")
            asked = [
                store.append(batch) for batch in (made("t0"), replace(bad, summaries=[nameless]), made("t2"))
            ]
            return list(await asyncio.gather(*asked, return_exceptions=True))

    first, second, third = asyncio.run(main())
    assert (first, third) == (True, True)
    assert isinstance(second, UnicodeEncodeError)
    assert rows(tmp_path / "w.db", "SELECT table_id FROM entries") == [("t0",), ("t2",)]


def test_an_error_of_the_database_reaches_everybody_who_waits_and_the_writer_goes_on(
    tmp_path: Path,
) -> None:
    path = tmp_path / "w.db"

    async def main() -> list[object]:
        with Store(path) as store:
            other = sqlite3.connect(path)
            other.execute("ALTER TABLE summaries RENAME TO gone")
            other.commit()
            failed = await asyncio.gather(
                *(store.append(made(f"t{n}")) for n in range(3)), return_exceptions=True
            )
            other.execute("ALTER TABLE gone RENAME TO summaries")
            other.commit()
            other.close()
            assert await store.append(made("t9"))
            return list(failed)

    assert [type(error) for error in asyncio.run(main())] == [OperationalError] * 3
    assert rows(path, "SELECT table_id FROM entries") == [("t9",)]


def test_a_closed_store_takes_nothing_and_what_waited_is_stored(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "w.db")
        waiting = [asyncio.ensure_future(store.append(made(f"t{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        store.close()
        assert all(await asyncio.gather(*waiting))
        with pytest.raises(StoreError):
            await store.append(made("t99"))

    asyncio.run(main())
    assert rows(tmp_path / "w.db", "SELECT count(*) FROM entries") == [(20,)]
