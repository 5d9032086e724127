"""Questions to the database about tables. Each takes a connection and runs in a thread."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from wissel.store.schema import entries, maps, secrets, summaries, table_people
from wissel.tables.entries import Created, Entry, decode_data
from wissel.tables.position import Status
from wissel.tables.summary import SeatSummary, Summary

IN_LIMIT = 500
"""Ids in one question; databases limit the number of parameters."""

_SEATS = msgspec.json.Decoder(list[SeatSummary])
_OPTIONS = msgspec.json.Decoder(dict[str, int | None])
_TO_ACT = msgspec.json.Decoder(list[int])


@dataclass(frozen=True)
class Record:
    """All that is kept of one table."""

    entries: list[Entry]
    secret: bytes
    map_text: str


def table_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after `after`, in order."""
    query = (
        select(entries)
        .where(entries.c.table_id == table, entries.c.seq > after)
        .order_by(entries.c.table_id, entries.c.seq)
    )
    return [
        Entry(table_id, seq, seat, by, command, at, decode_data(kind, data))
        for table_id, seq, kind, seat, by, command, at, data in connection.execute(query)
    ]


def table_record(connection: Connection, table: str) -> Record | None:
    """None if there is no such table."""
    log = table_entries(connection, table)
    if not log or not isinstance(log[0].data, Created):
        return None
    secret = connection.execute(select(secrets.c.secret).where(secrets.c.table_id == table)).scalar_one()
    digest = log[0].data.map_digest
    map_text = connection.execute(select(maps.c.text).where(maps.c.digest == digest)).scalar_one()
    return Record(log, secret, map_text)


def last_seqs(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """By table, the seq of its last entry; tables that do not exist are left out."""
    found: dict[str, int] = {}
    for start in range(0, len(tables), IN_LIMIT):
        some = tables[start : start + IN_LIMIT]
        query = select(summaries.c.table_id, summaries.c.seq).where(summaries.c.table_id.in_(some))
        found.update((table, seq) for table, seq in connection.execute(query))
    return found


def public_summaries(connection: Connection, statuses: Collection[Status], limit: int) -> list[Summary]:
    """Tables that everybody may see, the latest first."""
    query = (
        select(summaries)
        .where(summaries.c.private.is_(False), summaries.c.status.in_(list(statuses)))
        .order_by(summaries.c.updated_at.desc())
        .limit(limit)
    )
    return [_summary(row) for row in connection.execute(query)]


def summaries_of_person(
    connection: Connection, person: str, statuses: Collection[Status], limit: int
) -> list[Summary]:
    """Tables where a person has a seat or is the host, the latest first."""
    query = (
        select(summaries)
        .join(table_people, table_people.c.table_id == summaries.c.table_id)
        .where(table_people.c.person_id == person, summaries.c.status.in_(list(statuses)))
        .order_by(summaries.c.updated_at.desc())
        .limit(limit)
    )
    return [_summary(row) for row in connection.execute(query)]


def tables_awaiting_bots(connection: Connection) -> list[str]:
    """Tables where a computer player must decide."""
    query = select(summaries.c.table_id).where(summaries.c.bot_to_act.is_(True))
    return list(connection.execute(query).scalars())


def one_summary(connection: Connection, table: str) -> Summary | None:
    row = connection.execute(select(summaries).where(summaries.c.table_id == table)).one_or_none()
    return None if row is None else _summary(row)


def _summary(row: Row[Any]) -> Summary:
    return Summary(
        table=row.table_id,
        seq=row.seq,
        game=row.game,
        name=row.name,
        status=row.status,
        private=row.private,
        host=row.host,
        seats=_SEATS.decode(row.seats),
        options=_OPTIONS.decode(row.options),
        to_act=_TO_ACT.decode(row.to_act),
        bot_to_act=row.bot_to_act,
        next_table=row.next_table,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
