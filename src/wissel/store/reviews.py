"""Reviews of games that were worked out. Functions on a connection; times in ms since 1970."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert

from wissel.store.schema import reviews


@dataclass(frozen=True)
class Review:
    """What a search found about the decisions of a table up to entry `seq`."""

    table_id: str
    seat: int
    """Whose decisions; -1: those of all."""
    seq: int
    rules_version: int
    seed: int
    iterations: int
    made_at: int
    decisions: str
    """JSON."""


def keep(connection: Connection, review: Review) -> None:
    """Keeps a review; one of the same seats that reaches less far gives way."""
    row = asdict(review)
    news = {name: value for name, value in row.items() if name not in ("table_id", "seat")}
    connection.execute(
        insert(reviews)
        .values(row)
        .on_conflict_do_update(
            index_elements=["table_id", "seat"], set_=news, where=reviews.c.seq < review.seq
        )
    )


def of_table(connection: Connection, table_id: str) -> list[Review]:
    """All that is kept about a table."""
    found = connection.execute(select(reviews).where(reviews.c.table_id == table_id))
    return [Review(**row) for row in found.mappings()]
