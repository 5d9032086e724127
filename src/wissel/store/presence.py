"""Who is at which table, as servers on one database tell each other.

Functions on a connection; times in ms since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, and_, delete, select, update
from sqlalchemy.dialects.sqlite import insert

from wissel.store.schema_presence import presence, servers

At = tuple[str, str]
"""A table and a person."""
Present = Mapping[At, bool]
"""Who is at which table, and whether the person sees it now."""


@dataclass(frozen=True)
class Elsewhere:
    """What the other servers have told."""

    present: Present = field(default_factory=dict)
    here: int = 0
    """People who have pages open there; who has pages at two servers counts twice."""


def tell(
    connection: Connection, server: str, now: int, until: int, here: int, present: Present, before: Present
) -> None:
    """A server runs until then, if nothing is heard of it, and these are there.

    `before`: what it told the last time; only what differs is written. Servers that have ended are forgotten.
    """
    connection.execute(delete(servers).where(servers.c.until <= now, servers.c.id != server))
    again = update(servers).where(servers.c.id == server).values(until=until, here=here)
    if connection.execute(again).rowcount == 0:
        connection.execute(insert(servers).values(id=server, until=until, here=here))
        before = {}
    for table_id, person in before.keys() - present.keys():
        row = and_(
            presence.c.server == server, presence.c.table_id == table_id, presence.c.person_id == person
        )
        connection.execute(delete(presence).where(row))
    news = [
        {"server": server, "table_id": table_id, "person_id": person, "looking": looking}
        for (table_id, person), looking in present.items()
        if before.get((table_id, person)) != looking
    ]
    if news:
        added = insert(presence)
        keys = ["server", "table_id", "person_id"]
        changed = {"looking": added.excluded.looking}
        connection.execute(added.on_conflict_do_update(index_elements=keys, set_=changed), news)


def end(connection: Connection, server: str) -> None:
    """The server ends now."""
    connection.execute(delete(servers).where(servers.c.id == server))


def elsewhere(connection: Connection, server: str, now: int) -> Elsewhere:
    """What other servers that run have told."""
    running = and_(servers.c.id != server, servers.c.until > now)
    counts = list(connection.execute(select(servers.c.here).where(running)).scalars())
    if not counts:
        return Elsewhere()
    query = select(presence.c.table_id, presence.c.person_id, presence.c.looking)
    found: dict[At, bool] = {}
    for table_id, person, looking in connection.execute(query.join(servers).where(running)):
        found[table_id, person] = looking or found.get((table_id, person), False)
    return Elsewhere(found, sum(counts))
