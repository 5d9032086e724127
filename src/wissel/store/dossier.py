"""All that is kept of one person, as plain data: what `wissel admin export` hands out."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, Table, or_, select

from wissel.store.metadata import all_tables
from wissel.store.schema import entries, people, summaries, table_people

NAMED_WITHOUT_KEY = {
    ("chat_reports", "person_id"),
    ("chat_reports", "reporter_id"),
    ("entries", "by"),
    ("person_reports", "person_id"),
    ("person_reports", "reporter_id"),
    ("ratings", "player"),
    ("results", "person_id"),
    ("summaries", "host"),
    ("table_people", "person_id"),
}
"""Columns that name people and have no foreign key: deleting its row does not touch them."""
SECRETS = frozenset({"endpoint", "p256dh", "auth", "url", "secret", "password", "password_hash", "token"})
"""Columns that would let the reader act for the person. (Binary ones are left out all the same.)"""
AUTHORS = {"chat_reports": "reporter_id", "person_reports": "reporter_id", "silenced": "person_id"}
"""Who did it: to the person itself it is not told who reported it, and nothing of who does not hear it."""


def names_people(column: Column[Any]) -> bool:
    """Whether a column holds the id of a person."""
    if (column.table.name, column.name) in NAMED_WITHOUT_KEY:
        return True
    return any(key.column is people.c.id for key in column.foreign_keys)


def dossier(connection: Connection, person: str) -> dict[str, Any] | None:
    """By table of the database, every row that is about the person, without secrets; None for nobody."""
    if connection.execute(select(people.c.id).where(people.c.id == person)).one_or_none() is None:
        return None
    found: dict[str, Any] = {}
    for table in all_tables().sorted_tables:
        rows = _rows(connection, table, person)
        if rows:
            found[table.name] = rows
    return found


def _rows(connection: Connection, table: Table, person: str) -> list[dict[str, Any]]:
    naming = [column == person for column in table.c if names_people(column)]
    if table is people:
        naming = [people.c.id == person]
    elif table is summaries:
        mine = select(table_people.c.table_id).where(table_people.c.person_id == person)
        naming = [summaries.c.table_id.in_(mine)]
    if not naming:
        return []
    if table.name == "silenced":
        naming = [table.c[AUTHORS[table.name]] == person]
    shown = [c for c in table.c if not isinstance(c.type, LargeBinary) and c.name not in SECRETS]
    rows = [dict(row) for row in connection.execute(select(*shown).where(or_(*naming))).mappings()]
    if table is entries:
        return [row | {"data": _own_part(row["data"])} for row in rows]
    if table.name in AUTHORS:
        author = AUTHORS[table.name]
        return [row if row[author] == person else row | {author: None} for row in rows]
    return rows


def _own_part(data: str) -> dict[str, Any]:
    """What the person did. What was drawn after it may be for others' eyes only."""
    told: dict[str, Any] = msgspec.json.decode(data)
    return {name: value for name, value in told.items() if name != "outcomes"}
