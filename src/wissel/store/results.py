"""Results of games that have ended. Functions on a connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects.sqlite import insert

from wissel.store.ratings import rate_game, recompute
from wissel.store.schema import finished_games, results, summaries
from wissel.tables.results import Finished


def record(connection: Connection, ended: Finished, *, rate: bool = True) -> None:
    """Keeps the result of a game, once, and lets it count for the ratings."""
    number = select(func.coalesce(func.max(finished_games.c.number), 0) + 1).scalar_subquery()
    added = insert(finished_games).values(
        table_id=ended.table,
        number=number,
        game=ended.game,
        map=ended.map,
        private=ended.private,
        rated=ended.rated,
        reason=ended.reason,
        started_at=ended.started_at,
        finished_at=ended.finished_at,
    )
    if not connection.execute(added.on_conflict_do_nothing()).rowcount:
        return
    rows = [
        {
            "table_id": ended.table,
            "seat": seat.seat,
            "person_id": seat.person,
            "bot": seat.bot,
            "helped": seat.helped,
            "total": seat.total,
            "rank": seat.rank,
            "lines": msgspec.json.encode(seat.lines).decode(),
        }
        for seat in ended.seats
    ]
    connection.execute(insert(results), rows)
    if rate and ended.rated:
        rate_game(connection, ended.table, ended.game)


def unrecorded(connection: Connection) -> list[str]:
    """Finished tables of which no result is kept: those that an older version has played."""
    query = (
        select(summaries.c.table_id)
        .outerjoin(finished_games, finished_games.c.table_id == summaries.c.table_id)
        .where(summaries.c.status == "finished", finished_games.c.table_id.is_(None))
        .order_by(summaries.c.updated_at, summaries.c.table_id)
    )
    return list(connection.execute(query).scalars())


def put_in_order(connection: Connection) -> int:
    """Numbers all games by when they ended, and computes the ratings anew; returns how many count."""
    query = select(finished_games.c.table_id).order_by(
        finished_games.c.finished_at, finished_games.c.table_id
    )
    for number, table in enumerate(connection.execute(query).scalars().all(), start=1):
        connection.execute(
            update(finished_games).where(finished_games.c.table_id == table).values(number=number)
        )
    return recompute(connection)
