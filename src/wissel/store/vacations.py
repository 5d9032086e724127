"""Who is on vacation. Functions on a connection; times in ms since 1970."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert

from wissel.store.changes import note
from wissel.store.schema import vacations


def set_vacation(connection: Connection, person: str, until: int | None, now: int) -> None:
    """From now until then, in place of another one; None: back."""
    connection.execute(delete(vacations).where(vacations.c.person_id == person))
    if until is not None:
        connection.execute(insert(vacations).values(person_id=person, since=now, until=until))
    note(connection, person, "own")


def away_until(connection: Connection, person: str, now: int) -> int | None:
    return away(connection, now, [person]).get(person)


def away(connection: Connection, now: int, persons: Collection[str] | None = None) -> dict[str, int]:
    """Who of these persons, or of all, is on vacation now, and until when."""
    query = select(vacations.c.person_id, vacations.c.until).where(vacations.c.until > now)
    if persons is not None:
        query = query.where(vacations.c.person_id.in_(persons))
    return {row.person_id: row.until for row in connection.execute(query)}
