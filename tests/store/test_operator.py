"""What the host does in the database itself: closing, forbidding, deleting, copying."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.store.desks import act, action_of, new_game, open_desk
from tests.store.tally import TALLY

from wissel.core.problems import ProblemError
from wissel.store import operator, people, sanctions
from wissel.store.backup import KEPT, backup, check, restore
from wissel.store.dossier import dossier, names_people
from wissel.store.metadata import all_tables
from wissel.store.people import Person
from wissel.store.store import Store
from wissel.tables.summary import summarize
from wissel.tables.table import Table


def problem_of(call: Any) -> str:
    with pytest.raises(ProblemError) as caught:
        call()
    return caught.value.problem.code


async def filled(path: Path) -> str:
    """Ann's game, of which ten moves are played; its table."""
    async with open_desk(path) as desk:
        await desk.store.writing(people.add_guest, Person("ann", "Ann", 1), b"1" * 32)
        table = (await desk.create(new_game(name="Ann's table"))).table
        for _ in range(10):
            await act(desk, table, "add 1")
    return table


def test_a_table_closed_from_outside_is_as_if_it_had_been_closed_by_its_people(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    table = asyncio.run(filled(path))

    async def main() -> None:
        with Store(path) as store:
            await store.writing(operator.close_table, table, 10**15)
            record, summary = await store.record(table), await store.summary(table)
            assert record is not None
            folded = Table.fold(record.entries, TALLY, TALLY.read_map(record.map_text, "plain"))
            assert folded.position.status == "closed"
            assert summary == summarize(folded.position)
            with pytest.raises(ProblemError) as again:
                await store.writing(operator.close_table, table, 1)
            assert again.value.problem.code == "TABLE_CLOSED"

    asyncio.run(main())


def test_a_desk_that_has_the_table_in_memory_hears_that_it_was_closed(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table = (await desk.create(new_game())).table
            heard: list[str] = []
            command = action_of(await desk.table(table), "add 1")
            async with desk.watch(table, lambda _, step: heard.append(step.entry.kind)):
                with Store(tmp_path / "w.db") as beside:
                    await beside.writing(operator.close_table, table, 1)
                await desk.look_around()
                await asyncio.sleep(0)
                assert heard == ["closed"]
            with pytest.raises(ProblemError) as caught:
                await desk.do(table, command)
            assert caught.value.problem.code == "TABLE_CLOSED"

    asyncio.run(main())


def test_what_is_forbidden_holds_until_its_time_or_until_it_is_lifted(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            await store.writing(people.add_guest, Person("ann", "Ann", 1), b"1" * 32)
            await store.writing(sanctions.forbid, "ann", "ban", 10, 20)
            await store.writing(sanctions.forbid, "ann", "mute", 10, None)
            assert (await store.reading(sanctions.standing, 19)).banned == {"ann"}
            later = await store.reading(sanctions.standing, 20)
            assert not later.banned
            assert later.muted == {"ann"}
            assert await store.writing(sanctions.allow_again, "ann", "mute")
            assert not await store.writing(sanctions.allow_again, "ann", "mute")
            assert (await store.reading(sanctions.standing, 20)).muted == frozenset()
            with pytest.raises(ProblemError):
                await store.writing(sanctions.forbid, "nobody", "ban", 1, None)

    asyncio.run(main())


def test_people_are_found_by_part_of_a_name_and_meant_by_id_or_whole_name(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            for number, name in enumerate(("Ann", "Joanna", "Ben", "Ben")):
                person = Person(f"p{number}", name, number)
                await store.writing(people.add_guest, person, bytes([number]) * 32)
            found = await store.reading(operator.find_people, "ANN")
            assert [known.name for known in found] == ["Joanna", "Ann"]
            assert await store.reading(operator.the_person, "Ann") == "p0"
            assert await store.reading(operator.the_person, "p3") == "p3"
            for words, code in (("Ben", "PERSON_NOT_CLEAR"), ("An", "PERSON_NOT_FOUND")):
                with pytest.raises(ProblemError) as caught:
                    await store.reading(operator.the_person, words)
                assert caught.value.problem.code == code

    asyncio.run(main())


def test_the_name_of_a_deleted_person_is_nowhere_in_the_file_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    table = asyncio.run(filled(path))

    async def main() -> None:
        async with open_desk(path) as desk:
            old = await desk.table(table)
            assert old.position.created.name == "Ann's table"
            await desk.store.writing(people.delete_person, "ann", 5)
            # This process has the old name in memory, and must not write it back.
            await act(desk, table, "add 1")
            await desk.renamed(table, people.neutral_name(table))
            assert (await desk.table(table)).position.created.name == f"№ {table}"
            summary = await desk.store.summary(table)
            assert summary is not None
            assert (summary.name, summary.seq) == (f"№ {table}", old.seq)

    asyncio.run(main())
    with closing(sqlite3.connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
    assert "Ann" not in dump
    assert table in dump


def test_an_export_holds_all_rows_about_the_person_and_no_secret(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    table = asyncio.run(filled(path))

    async def main() -> Any:
        with Store(path) as store:
            await store.writing(people.add_guest, Person("ben", "Ben", 1), b"2" * 32)
            await store.writing(people.grant, "ann", table, "see")
            assert await store.reading(dossier, "nobody") is None
            return await store.reading(dossier, "ann")

    told = asyncio.run(main())
    assert told["people"] == [{"id": "ann", "name": "Ann", "created_at": 1}]
    assert {"people", "sessions", "rights", "entries", "summaries", "table_people", "changes"} == told.keys()
    assert "token_sha256" not in told["sessions"][0]
    assert len([row for row in told["entries"] if row["kind"] == "acted"]) >= 5
    text = json.dumps(told)
    assert "outcomes" not in text
    assert "Ben" not in text
    assert names_people(all_tables().tables["rights"].c.person_id)


def test_a_copy_is_whole_while_somebody_writes_and_can_be_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "w.db", tmp_path / "copy.db"

    async def main() -> str:
        async with open_desk(path) as desk:
            table = (await desk.create(new_game())).table
            playing = True

            async def play() -> None:
                while playing:
                    await act(desk, table, "add 1")

            task = asyncio.create_task(play())
            found = await asyncio.to_thread(backup, path, copy)
            assert (found.tables, found.people) == (1, 0)
            assert problem_of(lambda: backup(path, copy)) == "FILE_EXISTS"
            await asyncio.to_thread(backup, path, copy, force=True)
            playing = False
            await task
            assert problem_of(lambda: restore(copy, path)) == "FILE_EXISTS"
            assert problem_of(lambda: restore(copy, path, force=True)) == "DATABASE_IN_USE"
            return table

    table = asyncio.run(main())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "w.db"]
    path.write_bytes(b"broken")
    restore(copy, path, force=True)
    assert (tmp_path / f"w.db{KEPT}").read_bytes() == b"broken"

    async def again() -> None:
        async with open_desk(path) as desk:
            assert (await desk.table(table)).position.status == "running"

    asyncio.run(again())


def test_a_copy_that_is_no_sound_database_of_ours_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    Store(path).close()
    (tmp_path / "text").write_text("not a database " * 100)
    assert problem_of(lambda: check(tmp_path / "text")) == "BACKUP_UNREADABLE"
    assert problem_of(lambda: check(tmp_path / "none")) == "BACKUP_UNREADABLE"
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.commit()
    assert problem_of(lambda: check(tmp_path / "other")) == "BACKUP_UNREADABLE"
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert problem_of(lambda: restore(path, tmp_path / "new.db")) == "BACKUP_NEWER"
    assert problem_of(lambda: backup(tmp_path / "none", tmp_path / "copy")) == "DATABASE_MISSING"
    with closing(sqlite3.connect(path)) as torn:
        torn.execute("UPDATE alembic_version SET version_num = '0001'")
        torn.execute("INSERT INTO rights VALUES ('nobody', 'none', 'see')")
        torn.commit()
    assert problem_of(lambda: check(path)) == "BACKUP_DAMAGED"
