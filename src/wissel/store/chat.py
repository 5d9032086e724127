"""Talk at tables, and who does not want to hear whom. Functions on a connection; times in ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, or_, select
from sqlalchemy.dialects.sqlite import insert

from wissel.core.problems import ProblemError
from wissel.store.schema import chat_lines, chat_reports, people, silenced

Silence = Literal["mute", "block"]


@dataclass(frozen=True)
class Line:
    """One thing said; `text` or the name of a `reaction`. `seat` None: by somebody who watches."""

    id: int
    person: str
    seat: int | None
    seq: int
    at: int
    text: str | None
    reaction: str | None


_COLUMNS = (
    chat_lines.c.id,
    chat_lines.c.person_id,
    chat_lines.c.seat,
    chat_lines.c.seq,
    chat_lines.c.at,
    chat_lines.c.text,
    chat_lines.c.reaction,
)


def add_line(
    connection: Connection,
    table: str,
    *,
    person: str,
    seat: int | None,
    seq: int,
    at: int,
    text: str | None,
    reaction: str | None,
    most: int,
) -> Line:
    """Raises `ProblemError` `CHAT_FULL` where `most` lines were said at the table."""
    count = select(func.count()).select_from(chat_lines).where(chat_lines.c.table_id == table)
    if connection.execute(count).scalar_one() >= most:
        raise ProblemError("CHAT_FULL", most=most)
    values = {
        "table_id": table,
        "person_id": person,
        "seat": seat,
        "seq": seq,
        "at": at,
        "text": text,
        "reaction": reaction,
    }
    made = connection.execute(insert(chat_lines).values(values).returning(chat_lines.c.id)).scalar_one()
    return Line(made, person, seat, seq, at, text, reaction)


def lines_of(connection: Connection, table: str, after: int, limit: int) -> list[Line]:
    """The last `limit` lines said at a table after line `after`, oldest first."""
    query = (
        select(*_COLUMNS)
        .where(chat_lines.c.table_id == table, chat_lines.c.id > after)
        .order_by(chat_lines.c.id.desc())
        .limit(limit)
    )
    return [Line(*row) for row in reversed(connection.execute(query).all())]


def last_line(connection: Connection) -> int:
    """The number of the newest line at any table; 0 where nothing was said yet."""
    return connection.execute(select(func.max(chat_lines.c.id))).scalar_one() or 0


def lines_since(connection: Connection, after: int, limit: int) -> list[tuple[str, Line]]:
    """The first `limit` lines said at any table after line `after`, each with its table."""
    query = (
        select(chat_lines.c.table_id, *_COLUMNS)
        .where(chat_lines.c.id > after)
        .order_by(chat_lines.c.id)
        .limit(limit)
    )
    return [(table, Line(*rest)) for table, *rest in connection.execute(query)]


def line_of(connection: Connection, table: str, line: int) -> Line:
    """Raises `ProblemError` `LINE_UNKNOWN`."""
    query = select(*_COLUMNS).where(chat_lines.c.table_id == table, chat_lines.c.id == line)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise ProblemError("LINE_UNKNOWN")
    return Line(*row)


def silence(connection: Connection, person: str, other: str, kind: Silence | None, at: int) -> None:
    """`person` does not hear `other` any more, or does again (None).

    Raises the database's `IntegrityError` for somebody who does not exist.
    """
    connection.execute(delete(silenced).where(silenced.c.person_id == person, silenced.c.other_id == other))
    if kind is not None:
        connection.execute(insert(silenced).values(person_id=person, other_id=other, kind=kind, at=at))


def silenced_by(connection: Connection, person: str) -> dict[str, Silence]:
    """Whom a person has muted or blocked."""
    query = select(silenced.c.other_id, silenced.c.kind).where(silenced.c.person_id == person)
    return {row.other_id: row.kind for row in connection.execute(query)}


def unheard_by(connection: Connection, person: str) -> frozenset[str]:
    """Whose lines a person is not told: whom it muted or blocked, and who blocked it."""
    query = select(silenced.c.person_id, silenced.c.other_id).where(
        or_(
            silenced.c.person_id == person,
            (silenced.c.other_id == person) & (silenced.c.kind == "block"),
        )
    )
    pairs = connection.execute(query).all()
    return frozenset(other if one == person else one for one, other in pairs)


def deaf_to(connection: Connection, person: str) -> frozenset[str]:
    """Who is not told the lines of a person."""
    query = select(silenced.c.person_id, silenced.c.other_id).where(
        or_(
            silenced.c.other_id == person,
            (silenced.c.person_id == person) & (silenced.c.kind == "block"),
        )
    )
    pairs = connection.execute(query).all()
    return frozenset(one if other == person else other for one, other in pairs)


def report(connection: Connection, table: str, line: Line, reporter: str, at: int) -> None:
    """Keeps a copy of a line for the host of the server. The same report again changes nothing."""
    values = {
        "line_id": line.id,
        "reporter_id": reporter,
        "table_id": table,
        "person_id": line.person,
        "text": line.text or line.reaction or "",
        "at": at,
    }
    connection.execute(insert(chat_reports).on_conflict_do_nothing(), values)


def exists(connection: Connection, person: str) -> bool:
    return connection.execute(select(people.c.id).where(people.c.id == person)).first() is not None
