"""Tables at which something has happened of late, whoever wrote it. Times: ms since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, select

from wissel.store.read import IN_LIMIT
from wissel.store.schema import summaries, table_people
from wissel.tables.position import Status

STATUSES: tuple[Status, ...] = ("open", "running", "finished", "closed")


@dataclass
class Moved:
    """A table as it is now."""

    seq: int
    status: Status
    public: bool = False
    """All may know that something has happened."""
    persons: set[str] = field(default_factory=set)
    """Who of those that were asked about has a seat there, or hosts it."""


def moved_since(connection: Connection, since: int, persons: Sequence[str]) -> dict[str, Moved]:
    """By id the public tables that have changed for all since then, and those changed for `persons`."""
    columns = summaries.c.table_id, summaries.c.seq, summaries.c.status
    # Each status apart, so that the index of lists is read and nothing else.
    query = select(*columns).where(
        summaries.c.private.is_(False), summaries.c.status.in_(STATUSES), summaries.c.listed_at >= since
    )
    found = {table: Moved(seq, status, public=True) for table, seq, status in connection.execute(query)}
    for start in range(0, len(persons), IN_LIMIT):
        some = persons[start : start + IN_LIMIT]
        mine = (
            select(*columns, table_people.c.person_id)
            .join(table_people, table_people.c.table_id == summaries.c.table_id)
            .where(table_people.c.person_id.in_(some), summaries.c.updated_at >= since)
        )
        for table, seq, status, person in connection.execute(mine):
            found.setdefault(table, Moved(seq, status)).persons.add(person)
    return found
