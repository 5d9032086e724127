"""Tables whose clocks run, and since when no server has run. Functions on a connection."""

from __future__ import annotations

from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert

from wissel.store.schema import heartbeats, summaries


def tables_due(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where time has brought something, the longest ago first."""
    query = (
        select(summaries.c.table_id)
        .where(summaries.c.due_at <= now)
        .order_by(summaries.c.due_at)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def tables_with_clocks(connection: Connection) -> list[str]:
    """Tables where a clock runs, those that run out first before others."""
    query = select(summaries.c.table_id).where(summaries.c.due_at.is_not(None)).order_by(summaries.c.due_at)
    return list(connection.execute(query).scalars())


def beat(connection: Connection, now: int) -> None:
    """A server runs now."""
    row = insert(heartbeats).values(id=1, at=now)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": row.excluded.at}))


def last_beat(connection: Connection) -> int | None:
    """When a server was last known to run; None for a new database."""
    return connection.execute(select(heartbeats.c.at)).scalar_one_or_none()
