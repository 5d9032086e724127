"""People, their sessions, invitations and rights. Functions on a connection; times in ms since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from wissel.core.problems import ProblemError
from wissel.store.changes import note
from wissel.store.read import IN_LIMIT
from wissel.store.schema import (
    chat_reports,
    entries,
    forgotten,
    invites,
    people,
    person_reports,
    rights,
    sessions,
    summaries,
    table_people,
)
from wissel.tables.entries import Created, decode_data, encode_data

Right = Literal["see", "sit"]

REMEMBERED_MS = 86_400_000
"""For so long servers are told whom to forget."""


@dataclass(frozen=True)
class Person:
    """`name` is None until the person chose one."""

    id: str
    name: str | None
    created_at: int


def add_guest(connection: Connection, person: Person, token_sha256: bytes, device: str | None = None) -> None:
    """A new person with its first session."""
    connection.execute(insert(people).values(id=person.id, name=person.name, created_at=person.created_at))
    _add_session(connection, person.id, token_sha256, person.created_at, device)


def add_named(connection: Connection, persons: Sequence[Person]) -> None:
    """People without a session, for whom nobody can act: those whom a game file names."""
    if persons:
        connection.execute(
            insert(people),
            [{"id": one.id, "name": one.name, "created_at": one.created_at} for one in persons],
        )


def add_session(
    connection: Connection, person: str, token_sha256: bytes, at: int, device: str | None = None
) -> None:
    """Another device acts for a person."""
    _add_session(connection, person, token_sha256, at, device)
    note(connection, person, "own")


def _add_session(
    connection: Connection, person: str, token_sha256: bytes, at: int, device: str | None
) -> None:
    values = {"token_sha256": token_sha256, "person_id": person, "created_at": at, "seen_at": at}
    connection.execute(insert(sessions).values(values | {"device": device}))


def session_person(connection: Connection, token_sha256: bytes) -> Person | None:
    """Who a session acts for; None if it is not known."""
    query = (
        select(people.c.id, people.c.name, people.c.created_at)
        .join(sessions, sessions.c.person_id == people.c.id)
        .where(sessions.c.token_sha256 == token_sha256)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(*row)


def session_seen_at(connection: Connection, token_sha256: bytes) -> int | None:
    query = select(sessions.c.seen_at).where(sessions.c.token_sha256 == token_sha256)
    return connection.execute(query).scalar_one_or_none()


def session_seen(connection: Connection, token_sha256: bytes, at: int) -> None:
    connection.execute(update(sessions).where(sessions.c.token_sha256 == token_sha256).values(seen_at=at))


def end_session(connection: Connection, token_sha256: bytes) -> None:
    person = session_person(connection, token_sha256)
    if person is not None:
        connection.execute(delete(sessions).where(sessions.c.token_sha256 == token_sha256))
        note(connection, person.id, "sessions")


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    note(connection, person, "name")


def named(connection: Connection, persons: Sequence[str]) -> dict[str, str | None]:
    """Names by id; those who do not exist (any more) are left out."""
    found: dict[str, str | None] = {}
    for start in range(0, len(persons), IN_LIMIT):
        some = persons[start : start + IN_LIMIT]
        query = select(people.c.id, people.c.name).where(people.c.id.in_(some))
        found.update((person, name) for person, name in connection.execute(query))
    return found


def delete_person(connection: Connection, person: str, at: int) -> None:
    """Forgets a person: its name, sessions, rights, and all that hangs on its row.

    Its id stays in the logs of its games, and names nobody. The tables that it made get a neutral name: the
    usual name of a table is made from that of its maker. Running servers learn of it by `forgotten`.
    """
    for table, data in connection.execute(
        select(entries.c.table_id, entries.c.data).where(entries.c.seq == 1, entries.c.by == person)
    ).all():
        made = decode_data("created", data)
        if isinstance(made, Created):
            neutral = encode_data(msgspec.structs.replace(made, name=neutral_name(table)))
            first = (entries.c.table_id == table) & (entries.c.seq == 1)
            connection.execute(update(entries).where(first).values(data=neutral))
            renamed = update(summaries).where(summaries.c.table_id == table)
            connection.execute(renamed.values(name=neutral_name(table)))
    connection.execute(delete(people).where(people.c.id == person))
    connection.execute(delete(table_people).where(table_people.c.person_id == person))
    reported = or_(chat_reports.c.person_id == person, chat_reports.c.reporter_id == person)
    connection.execute(delete(chat_reports).where(reported))
    reported = or_(person_reports.c.person_id == person, person_reports.c.reporter_id == person)
    connection.execute(delete(person_reports).where(reported))
    connection.execute(delete(forgotten).where(forgotten.c.at < at - REMEMBERED_MS))
    connection.execute(insert(forgotten).values(person_id=person, at=at).on_conflict_do_nothing())


def neutral_name(table: str) -> str:
    """What a table is called whose maker was deleted; the same in every language."""
    return f"№ {table}"


def tables_made_by(connection: Connection, persons: Sequence[str]) -> list[str]:
    made = select(entries.c.table_id).where(entries.c.seq == 1, entries.c.by.in_(persons))
    return list(connection.execute(made).scalars())


def add_invite(connection: Connection, code: str, table: str, at: int) -> None:
    """Raises the database's `IntegrityError` for a code that exists or a table that does not."""
    connection.execute(insert(invites).values(code=code, table_id=table, created_at=at))


def invited_to(connection: Connection, *codes: str) -> str:
    """The table of an invitation, by the first of these codes that is one.

    Raises `ProblemError` `INVITE_UNKNOWN`.
    """
    query = select(invites.c.code, invites.c.table_id).where(invites.c.code.in_(codes))
    found = {row.code: row.table_id for row in connection.execute(query)}
    for code in codes:
        if code in found:
            return str(found[code])
    raise ProblemError("INVITE_UNKNOWN")


def invite_of(connection: Connection, table: str) -> str | None:
    """The latest invitation to a table."""
    query = select(invites.c.code).where(invites.c.table_id == table).order_by(invites.c.created_at.desc())
    return connection.execute(query.limit(1)).scalar_one_or_none()


def first_invite(connection: Connection, code: str, table: str, at: int) -> str:
    """The invitation to a table: this one, unless somebody has made one meanwhile."""
    known = invite_of(connection, table)
    if known is None:
        add_invite(connection, code, table, at)
    return known or code


def grant(connection: Connection, person: str, table: str, *granted: Right) -> None:
    """Gives rights; those that the person has already stay."""
    rows = [{"person_id": person, "table_id": table, "right": right} for right in granted]
    connection.execute(insert(rights).on_conflict_do_nothing(), rows)
    note(connection, person, "own")


def revoke(connection: Connection, person: str, table: str, right: Right) -> None:
    own = (rights.c.person_id == person) & (rights.c.table_id == table) & (rights.c.right == right)
    connection.execute(delete(rights).where(own))
    note(connection, person, "own")


def rights_of(connection: Connection, person: str, table: str) -> frozenset[Right]:
    query = select(rights.c.right).where(rights.c.person_id == person, rights.c.table_id == table)
    return frozenset(connection.execute(query).scalars())
