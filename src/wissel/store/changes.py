"""For whom something has changed, as servers on one database tell each other. Functions on a connection."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, func, insert, literal, select

from wissel.store.schema import people
from wissel.store.schema_presence import changes

Kind = Literal["name", "sessions", "moved", "own"]
"""name: goes by another; sessions: some have ended; moved: another device has taken a code; own: something
that only pages of the person itself show."""

KEPT = 10_000
"""So many are kept. A server asks every second."""


def note(connection: Connection, person: str, kind: Kind) -> None:
    """Written with the change itself. Of somebody who does not exist (any more) there is nothing to tell."""
    known = select(people.c.id, literal(kind)).where(people.c.id == person)
    made = connection.execute(insert(changes).from_select(["person_id", "kind"], known))
    if made.rowcount:
        newest = select(func.max(changes.c.id)).scalar_subquery()
        connection.execute(delete(changes).where(changes.c.id <= newest - KEPT))


def last_change(connection: Connection) -> int:
    """The number of the newest change; 0 where there was none."""
    return connection.execute(select(func.max(changes.c.id))).scalar_one() or 0


def changes_since(connection: Connection, after: int) -> list[tuple[int, str, Kind]]:
    """Number, person and kind of every change after `after`, oldest first."""
    query = select(changes.c.id, changes.c.person_id, changes.c.kind).where(changes.c.id > after)
    return [
        (number, person, kind) for number, person, kind in connection.execute(query.order_by(changes.c.id))
    ]
