"""Questions to the database about tables. Each takes a connection and runs in a thread."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Row, and_, case, func, or_, select, update

from wissel.store.schema import entries, maps, rights, secrets, summaries, table_people
from wissel.tables.entries import Created, Entry, Pace, decode_data
from wissel.tables.position import Status
from wissel.tables.summary import Question, SeatSummary, Summary

IN_LIMIT = 500
"""Ids in one question; databases limit the number of parameters."""

_SEATS = msgspec.json.Decoder(list[SeatSummary])
_OPTIONS = msgspec.json.Decoder(dict[str, int | None])
_TO_ACT = msgspec.json.Decoder(list[int])
_PACE = msgspec.json.Decoder(Pace)
_QUESTION = msgspec.json.Decoder(Question)


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


PaceKind = Literal["live", "days", "none"]
Place = tuple[int, str]
"""Where a table stands in a list: when it was changed last (in a public list: as all may know), and its
id."""


@dataclass(frozen=True)
class Wanted:
    """Which tables a list is to hold, and how many."""

    statuses: Collection[Status] = ("open", "running", "finished", "closed")
    game: str | None = None
    seats: int | None = None
    before: Place | None = None
    """Only what comes after this place, which is that of the last line known."""
    limit: int = 200
    invited: bool = False
    """Of a person: also tables that wait for players where it was invited."""
    pace: PaceKind | None = None
    rated: bool | None = None


def public_summaries(connection: Connection, wanted: Wanted) -> list[Summary]:
    """Tables that everybody may see, the latest first; none that runs and that nobody may watch."""
    latest = (summaries.c.listed_at.desc(), summaries.c.table_id.desc())
    shown = or_(summaries.c.status != "running", summaries.c.watch_after.is_not(None))
    # The index alone says which they are; only those are read.
    chosen = (
        select(summaries.c.table_id)
        .where(summaries.c.private.is_(False), shown, *_fitting(wanted, summaries.c.listed_at))
        .order_by(*latest)
        .limit(wanted.limit)
    )
    query = select(summaries).where(summaries.c.table_id.in_(chosen)).order_by(*latest)
    return [_summary(row) for row in connection.execute(query)]


def summaries_of_person(connection: Connection, person: str, wanted: Wanted) -> list[Summary]:
    """Tables where a person has a seat or is the host: those that go on before those that are over."""
    going_on = case((summaries.c.status.in_(["open", "running"]), 0), else_=1)
    at_home = select(table_people.c.table_id).where(table_people.c.person_id == person)
    mine: ColumnElement[bool] = summaries.c.table_id.in_(at_home)
    if wanted.invited:
        invited = select(rights.c.table_id).where(rights.c.person_id == person, rights.c.right == "sit")
        mine = or_(mine, and_(summaries.c.status == "open", summaries.c.table_id.in_(invited)))
    query = (
        select(summaries)
        .where(mine, *_fitting(wanted, summaries.c.updated_at))
        .order_by(going_on, summaries.c.updated_at.desc(), summaries.c.table_id.desc())
        .limit(wanted.limit)
    )
    return [_summary(row) for row in connection.execute(query)]


def _fitting(wanted: Wanted, changed: Column[int]) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = [summaries.c.status.in_(list(wanted.statuses))]
    if wanted.game is not None:
        conditions.append(summaries.c.game == wanted.game)
    if wanted.seats is not None:
        conditions.append(summaries.c.seat_count == wanted.seats)
    if wanted.pace is not None:
        conditions.append(summaries.c.pace_kind == wanted.pace)
    if wanted.rated is not None:
        conditions.append(summaries.c.rated.is_(wanted.rated))
    if wanted.before is not None:
        at, table_id = wanted.before
        same = and_(changed == at, summaries.c.table_id < table_id)
        conditions.append(and_(changed <= at, or_(changed < at, same)))
    return conditions


def unused_open_tables(connection: Connection, since: int, limit: int, *, days: bool) -> dict[str, int]:
    """Tables that wait for players and where nobody was since then, each with when somebody was.

    `days`: those that are played over days; otherwise all others.
    """
    slow = summaries.c.pace_kind == "days"
    seen = func.coalesce(summaries.c.seen_at, 0)
    query = (
        select(summaries.c.table_id, summaries.c.updated_at, seen)
        .where(
            summaries.c.private.in_([False, True]),
            summaries.c.status == "open",
            summaries.c.listed_at < since,
            seen < since,
            slow if days else ~slow,
        )
        .order_by(summaries.c.listed_at)
        .limit(limit)
    )
    return {table_id: max(at, seen_at) for table_id, at, seen_at in connection.execute(query)}


def table_seen(connection: Connection, tables: Collection[str], at: int) -> None:
    """Somebody is at these tables now."""
    connection.execute(update(summaries).where(summaries.c.table_id.in_(list(tables))).values(seen_at=at))


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
        due_at=row.due_at,
        watch_after=row.watch_after,
        listed_at=row.listed_at,
        pace=None if row.pace is None else _PACE.decode(row.pace),
        rated=row.rated,
        question=None if row.question is None else _QUESTION.decode(row.question),
    )
