"""What the host of a server does in the database itself. Functions on a connection; times in ms since 1970.

Nothing here folds a table: it works for tables that this version cannot read, and needs no compiled rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, literal, null, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from wissel.core.problems import ProblemError
from wissel.store.batch import entry_row
from wissel.store.read import one_summary, table_entries
from wissel.store.schema import (
    chat_reports,
    entries,
    people,
    person_reports,
    sanctions,
    sessions,
    summaries,
    table_people,
)
from wissel.tables.entries import OPERATOR, Closed, Entry
from wissel.tables.position import Status
from wissel.tables.summary import Summary


@dataclass(frozen=True)
class Known:
    """A person as lists for hosts show it."""

    id: str
    name: str | None
    created_at: int
    seen_at: int | None
    tables: int
    muted: bool
    banned: bool


@dataclass(frozen=True)
class Report:
    """What somebody has reported: a line of chat, with what it said then, or a person."""

    line: int | None
    """None: a person."""
    at: int
    table: str | None
    person: str
    """Who said it, or is reported."""
    name: str | None
    reporter: str
    about: str
    """line, or what of a person: name (as it was then), talk, play."""
    text: str


def find_reports(connection: Connection, limit: int = 50) -> list[Report]:
    """The latest first."""
    r, p = chat_reports.c, person_reports.c
    said = literal("line")
    lines = select(
        r.line_id, r.at, r.table_id, r.person_id, people.c.name, r.reporter_id, said, r.text
    ).join_from(chat_reports, people, people.c.id == r.person_id, isouter=True)
    persons = select(null(), p.at, null(), p.person_id, p.name, p.reporter_id, p.about, p.text)
    both = lines.union_all(persons).subquery()
    query = select(both).order_by(both.c.at.desc(), both.c.line_id, both.c.person_id, both.c.reporter_id)
    return [Report(*row) for row in connection.execute(query.limit(limit)).all()]


def set_reports_aside(connection: Connection, line: int) -> None:
    """Forgets the reports of a line. Raises `ProblemError` `REPORT_NOT_FOUND`."""
    if not connection.execute(delete(chat_reports).where(chat_reports.c.line_id == line)).rowcount:
        raise ProblemError("REPORT_NOT_FOUND", line=line)


def set_person_aside(connection: Connection, person: str) -> None:
    """Forgets what was reported of a person. Raises `ProblemError` `PERSON_NOT_REPORTED`."""
    if not connection.execute(delete(person_reports).where(person_reports.c.person_id == person)).rowcount:
        raise ProblemError("PERSON_NOT_REPORTED", person=person)


def find_tables(
    connection: Connection,
    *,
    status: Status | None = None,
    game: str | None = None,
    person: str | None = None,
    limit: int = 50,
) -> list[Summary]:
    """Tables, private ones too, the latest first."""
    query = select(summaries.c.table_id).order_by(summaries.c.updated_at.desc(), summaries.c.table_id)
    if status is not None:
        query = query.where(summaries.c.status == status)
    if game is not None:
        query = query.where(summaries.c.game == game)
    if person is not None:
        there = select(table_people.c.table_id).where(table_people.c.person_id == person)
        query = query.where(summaries.c.table_id.in_(there))
    found = connection.execute(query.limit(limit)).scalars().all()
    return [summary for table in found if (summary := one_summary(connection, table)) is not None]


def close_table(connection: Connection, table: str, at: int) -> None:
    """Closes a table whatever goes on there.

    Raises `ProblemError`: `TABLE_NOT_FOUND`, `GAME_OVER`, `TABLE_CLOSED`.
    """
    summary = one_summary(connection, table)
    if summary is None:
        raise ProblemError("TABLE_NOT_FOUND")
    if summary.status in ("finished", "closed"):
        raise ProblemError("GAME_OVER" if summary.status == "finished" else "TABLE_CLOSED")
    entry = Entry(table, summary.seq + 1, None, OPERATOR, None, max(at, summary.updated_at), Closed())
    connection.execute(insert(entries).values(entry_row(entry)))
    closed = {"status": "closed", "to_act": "[]", "bot_to_act": False}
    changed = update(summaries).where(summaries.c.table_id == table)
    connection.execute(changed.values(seq=entry.seq, updated_at=entry.at, listed_at=entry.at, **closed))


def kinds_of_entries(connection: Connection, table: str) -> dict[str, int]:
    """How many entries of each kind a table has."""
    found: dict[str, int] = {}
    for entry in table_entries(connection, table):
        found[entry.kind] = found.get(entry.kind, 0) + 1
    return found


def find_people(connection: Connection, words: str = "", limit: int = 50) -> list[Known]:
    """People whose name holds these words, or whose id they are; the latest seen first."""
    seen = func.max(sessions.c.seen_at)
    tables = (
        select(func.count())
        .where(table_people.c.person_id == people.c.id)
        .correlate(people)
        .scalar_subquery()
    )
    query = (
        select(people.c.id, people.c.name, people.c.created_at, seen, tables)
        .outerjoin(sessions, sessions.c.person_id == people.c.id)
        .group_by(people.c.id)
        .order_by(seen.desc(), people.c.id)
        .limit(limit)
    )
    if words:
        named = func.lower(people.c.name).contains(words.lower(), autoescape=True)
        query = query.where(or_(named, people.c.id == words))
    rows = connection.execute(query).all()
    query_forbidden = select(sanctions.c.person_id, sanctions.c.kind)
    forbidden = {(person, kind) for person, kind in connection.execute(query_forbidden)}
    return [Known(*row, (row[0], "mute") in forbidden, (row[0], "ban") in forbidden) for row in rows]


def the_person(connection: Connection, words: str) -> str:
    """The id of the one person meant by an id or by the whole name.

    Raises `ProblemError`: `PERSON_NOT_FOUND`; `PERSON_NOT_CLEAR` where several have the name.
    """
    if connection.execute(select(people.c.id).where(people.c.id == words)).one_or_none() is not None:
        return words
    found = list(connection.execute(select(people.c.id).where(people.c.name == words)).scalars())
    if not found:
        raise ProblemError("PERSON_NOT_FOUND", person=words[:40])
    if len(found) > 1:
        raise ProblemError("PERSON_NOT_CLEAR", person=words[:40], count=len(found))
    return str(found[0])
