"""Ratings by game: openskill's Plackett-Luce model over ranks. People and computer players are on one ladder.

A rating is computed once, in the transaction that ends the game, from the ratings before it, and can be
computed anew from all games in their order: the same numbers come out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.sqlite import insert

from wissel.store.schema import finished_games, handles, ratings, results
from wissel.tables.entries import BOT, by_bot

MEAN = 25.0
DEVIATION = MEAN / 3


@dataclass(frozen=True)
class Rating:
    """A strength as a normal distribution, after so many rated games."""

    mu: float = MEAN
    sigma: float = DEVIATION
    games: int = 0

    @property
    def points(self) -> int:
        """The strength as people read it: beginners are expected at 1500."""
        return round(1500 + 30 * (self.mu - MEAN))

    @property
    def uncertainty(self) -> int:
        """The strength lies within so many points of `points`, 19 times out of 20."""
        return round(2 * 30 * self.sigma)


@dataclass(frozen=True)
class Played:
    """One seat of a rated game."""

    player: str
    rank: int
    helped: bool
    """A computer player held the seat for a while: the person can lose by it and not win."""


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def rated(seats: Sequence[Played], before: dict[str, Rating]) -> list[Rating]:
    """The rating of each seat's player after a game.

    A player on several seats (a computer player) moves by the mean of what its seats give.
    """
    model = _model()
    known = [before.get(seat.player, Rating()) for seat in seats]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    after = [team[0] for team in model.rate(teams, ranks=[float(seat.rank) for seat in seats])]
    found: dict[str, Rating] = {}
    for seat, old in zip(seats, known, strict=True):
        mine = [index for index, other in enumerate(seats) if other.player == seat.player]
        mu = sum(after[index].mu for index in mine) / len(mine)
        sigma = sum(after[index].sigma for index in mine) / len(mine)
        if seat.helped and mu > old.mu:
            mu, sigma = old.mu, old.sigma
        found[seat.player] = Rating(mu, sigma, old.games + 1)
    return [found[seat.player] for seat in seats]


def rate_game(connection: Connection, table: str, game: str) -> None:
    """Lets one game count, after all that are rated already."""
    columns = (results.c.seat, results.c.person_id, results.c.bot, results.c.rank, results.c.helped)
    rows = connection.execute(
        select(*columns).where(results.c.table_id == table).order_by(results.c.seat)
    ).all()
    seats = [
        Played(by_bot(bot or "") if person is None else person, rank, helped)
        for _, person, bot, rank, helped in rows
    ]
    after = rated(seats, ratings_of(connection, game, [seat.player for seat in seats]))
    for row, rating in zip(rows, after, strict=True):
        here = (results.c.table_id == table) & (results.c.seat == row.seat)
        connection.execute(update(results).where(here).values(mu=rating.mu, sigma=rating.sigma))
    for player, rating in {seat.player: rating for seat, rating in zip(seats, after, strict=True)}.items():
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
        added = insert(ratings).values(game=game, player=player, **values)
        connection.execute(added.on_conflict_do_update(index_elements=["game", "player"], set_=values))


def ratings_of(connection: Connection, game: str, players: Sequence[str]) -> dict[str, Rating]:
    """Those of the players who have one."""
    query = select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    rows = connection.execute(query.where(ratings.c.game == game, ratings.c.player.in_(players)))
    return {player: Rating(mu, sigma, games) for player, mu, sigma, games in rows}


def ladder(connection: Connection, game: str) -> list[tuple[str, Rating]]:
    """All players of a game, the surest to be good first."""
    query = select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
        ratings.c.game == game
    )
    rows = [(player, Rating(mu, sigma, games)) for player, mu, sigma, games in connection.execute(query)]
    return sorted(rows, key=lambda row: (row[1].sigma * 2 - row[1].mu, row[0]))


def shown_ladder(
    connection: Connection, game: str, viewer: str | None
) -> list[tuple[str, Rating, str | None]]:
    """The ladder as it is shown, with the handles of people: computer players, people who want to be found,
    as their handle says, and who asks."""
    query = select(handles.c.person_id, handles.c.handle)
    found = {row.person_id: row.handle for row in connection.execute(query)}
    return [
        (player, rating, found.get(player))
        for player, rating in ladder(connection, game)
        if player in found or player == viewer or player.startswith(BOT)
    ]


def games_rated(connection: Connection) -> list[str]:
    return list(connection.execute(select(ratings.c.game).distinct().order_by(ratings.c.game)).scalars())


def recompute(connection: Connection) -> int:
    """Computes all ratings anew, from all games in their order; returns how many games count."""
    connection.execute(delete(ratings))
    connection.execute(update(results).values(mu=None, sigma=None))
    query = select(finished_games.c.table_id, finished_games.c.game).where(finished_games.c.rated.is_(True))
    rows = connection.execute(query.order_by(finished_games.c.number)).all()
    for table, game in rows:
        rate_game(connection, table, game)
    return len(rows)
