"""What a person has played, as far as somebody else may see it. Functions on a connection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, or_, select

from wissel.store.people import Person
from wissel.store.ratings import Rating
from wissel.store.schema import finished_games, people, ratings, results
from wissel.tables.entries import by_bot


@dataclass(frozen=True)
class Sat:
    """A seat of a game that has ended."""

    seat: int
    person: str | None
    bot: str | None
    total: int
    rank: int
    rating: Rating | None

    @property
    def player(self) -> str:
        return by_bot(self.bot or "") if self.person is None else self.person


@dataclass(frozen=True)
class Ended:
    """A game that has ended, seen from the person's seat; `lines` are those of its score."""

    table: str
    game: str
    at: int
    private: bool
    seat: int
    seats: list[Sat]
    lines: Any

    @property
    def mine(self) -> Sat:
        return next(sat for sat in self.seats if sat.seat == self.seat)


@dataclass(frozen=True)
class Played:
    person: Person
    games: list[Ended]
    """In the order in which they ended."""
    ratings: dict[str, Rating]


def played(connection: Connection, person: str, viewer: str | None) -> Played | None:
    """All games of a person that `viewer` may know of; None if there is no such person.

    A private table is known to those alone who sat there. Of several seats of the person the best counts.
    """
    row = connection.execute(select(people).where(people.c.id == person)).mappings().one_or_none()
    if row is None:
        return None
    here = select(results.c.table_id).where(results.c.person_id == person)
    public: ColumnElement[bool] = finished_games.c.private.is_(False)
    if viewer is not None:
        theirs = select(results.c.table_id).where(results.c.person_id == viewer)
        public = or_(public, finished_games.c.table_id.in_(theirs))
    query = (
        select(finished_games.c.game, finished_games.c.finished_at, finished_games.c.private, *results.c)
        .join(results, results.c.table_id == finished_games.c.table_id)
        .where(finished_games.c.table_id.in_(here), public)
        .order_by(finished_games.c.number, results.c.seat)
    )
    by_table: dict[str, list[Any]] = {}
    for found in connection.execute(query):
        by_table.setdefault(found.table_id, []).append(found)
    own = select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    return Played(
        Person(row["id"], row["name"], row["created_at"]),
        [_ended(rows, person) for rows in by_table.values()],
        {
            game: Rating(mu, sigma, count)
            for game, mu, sigma, count in connection.execute(own.where(ratings.c.player == person))
        },
    )


def _ended(rows: list[Any], person: str) -> Ended:
    first = rows[0]
    mine = min((row for row in rows if row.person_id == person), key=lambda row: (row.rank, row.seat))
    seats = [
        Sat(
            row.seat,
            row.person_id,
            row.bot,
            row.total,
            row.rank,
            None if row.mu is None else Rating(row.mu, row.sigma),
        )
        for row in rows
    ]
    lines = msgspec.json.decode(mine.lines)
    return Ended(first.table_id, first.game, first.finished_at, first.private, mine.seat, seats, lines)
