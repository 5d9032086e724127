"""Every table of the database that names people, the newest too: handed out and deleted with them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Float, LargeBinary, Text, func, insert, select

from wissel.store import chat, handles, people
from wissel.store.dossier import dossier, names_people
from wissel.store.metadata import all_tables
from wissel.store.people import Person
from wissel.store.schema import forgotten
from wissel.store.store import Store

NAMES_NOBODY = frozenset({
    "about", "address", "bot", "channel", "code", "command_id", "data", "decision", "decisions", "device",
    "digest", "endpoint", "game", "handle", "id", "kind", "language", "lines", "login", "map", "name",
    "next_table", "options", "pace", "pace_kind", "password_hash", "question", "reaction", "reason",
    "right", "scope", "seats", "server", "status", "table_id", "text", "to_act", "url"
})  # fmt: skip
"""Columns of text, in whatever table, in which no id of a person stands."""
STAYS = {"entries.by", "results.person_id", "ratings.player", "summaries.host"}
"""Ids that name nobody any more once the person is deleted: games and ratings of others rest on them."""
ONE_OF = {
    "changes.kind": "own",
    "entries.data": "{}",
    "person_reports.about": "name",
    "rights.right": "see",
    "sanctions.kind": "mute",
    "silenced.kind": "mute",
}


def naming() -> list[Column[Any]]:
    columns = [column for table in all_tables().sorted_tables for column in table.c]
    return [column for column in columns if names_people(column)]


def value(column: Column[Any]) -> object:
    """Something that the column takes; of a key what stands in the table that it leads to."""
    known = ONE_OF.get(str(column))
    if known is not None:
        return known
    if names_people(column) or column.table.name == "people":
        return "ann"
    if isinstance(column.type, LargeBinary):
        return b"1" * 32
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, Float):
        return 1.0
    return "x" if isinstance(column.type, Text) else 2


def fill(connection: Connection) -> None:
    """One row in each table, about Ann wherever that is possible."""
    for table in all_tables().sorted_tables:
        if table is not forgotten:
            connection.execute(insert(table).values({column.name: value(column) for column in table.c}))


def naming_ann(connection: Connection, column: Column[Any]) -> int:
    query = select(func.count()).select_from(column.table).where(column == "ann")
    return int(connection.execute(query).scalar_one())


def test_of_every_column_it_is_known_whether_it_names_people() -> None:
    """A new column that does is told to `names_people`, by a foreign key or by its list."""
    for table in all_tables().sorted_tables:
        for column in table.c:
            if isinstance(column.type, Text) and table is not forgotten:
                assert names_people(column) != (column.name in NAMES_NOBODY), str(column)


def test_all_that_names_a_person_is_handed_out_and_goes_with_it(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            await store.writing(fill)
            told = await store.reading(dossier, "ann")
            assert told is not None
            assert {column.table.name for column in naming()} | {"people"} == told.keys()
            await store.writing(people.delete_person, "ann", 5)
            for column in naming():
                where = str(column)
                assert (await store.reading(naming_ann, column) > 0) == (where in STAYS), where

    asyncio.run(main())


@pytest.mark.parametrize("asked", ["ann", "ben"])
def test_nobody_is_told_by_whom_it_was_reported_or_muted(tmp_path: Path, asked: str) -> None:
    async def main() -> Any:
        with Store(tmp_path / "w.db") as store:
            for number, name in enumerate(("Ann", "Ben")):
                await store.writing(people.add_guest, Person(name.lower(), name, 1), bytes([number]) * 32)
            line = chat.Line(7, "ben", 1, 2, 3, "Rude", None)
            await store.writing(chat.report, "t", line, "ann", 3)
            await store.writing(handles.report_person, "ben", "ann", "talk", "Rude", 4)
            await store.writing(chat.silence, "ann", "ben", "mute", 5)
            return await store.reading(dossier, asked)

    told = asyncio.run(main())
    reports = told["chat_reports"] + told["person_reports"]
    assert [row["text"] for row in reports] == ["Rude", "Rude"]
    assert {row["reporter_id"] for row in reports} == ({"ann"} if asked == "ann" else {None})
    assert ("silenced" in told) == (asked == "ann")
