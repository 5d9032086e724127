"""What a seat could have believed about the others: for reviews, and shown nowhere else.

Guesses as the search makes them agree with all that the seat has seen; in Ticket to Ride they are drawn
towards tickets that fit what the others have built (`search_beliefs.py`). In Paris Connection they are
weighed here by what the others have built: who brings a company to cities is likely to hold more of it than
the others, who places its locomotives where they bring nothing, fewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wissel.bots.budget import Budget
from wissel.bots.search import Settings, new_tree
from wissel.core.game import Game, GameMap, Record
from wissel.games.paris_connection.board import Board as ParisMap
from wissel.games.ticket_to_ride.board import Board as RailMap

Floats = NDArray[np.float64]

GUESSES = 256
GAINS = 0.5
"""How much likelier, as an exponent, a company is built towards points by each share that the seat holds
beyond the mean of the others."""
WASTES = 0.2
"""The same for builds that bring nothing, and shares that it holds less."""
LEAST = 0.1
"""Tickets less likely than this are not told."""


@dataclass(frozen=True)
class Belief:
    """About one other seat, on average over what could be so."""

    seat: int
    hand: tuple[float, ...]
    """Shares or cards by kind."""
    tickets: tuple[tuple[str, float], ...]
    """Those it is likely to have kept, and how likely, the likeliest first."""


@dataclass(frozen=True)
class Done:
    """An action of any seat, as far as the believing seat was told."""

    seat: int
    action: str


def beliefs(
    game: Game, m: GameMap, observation: Record, done: Sequence[Done], seed: int, guesses: int = GUESSES
) -> tuple[Belief, ...]:
    """About each other seat, by the observing one; `done`: the actions so far, oldest first.

    It sees the observation and what was done openly, nothing else; the same seed gives the same.
    """
    me, seats = int(observation["seat"][0]), int(observation["pub"]["seats"][0])
    states = _guessed(game, m, observation, seed, guesses)
    hands = states["hand"][:, :seats].astype(np.float64)
    weights = _by_builds(m, observation, done, hands) if isinstance(m, ParisMap) else np.ones(guesses)
    expected = np.average(hands, axis=0, weights=weights)
    return tuple(
        Belief(seat, tuple(expected[seat].tolist()), _tickets(m, states, seat))
        for seat in range(seats)
        if seat != me
    )


def _tickets(m: GameMap, states: Record, seat: int) -> tuple[tuple[str, float], ...]:
    if not isinstance(m, RailMap):
        return ()
    held = states["kept"][:, seat, :, None] >> np.arange(64) & 1
    shares = held.reshape(len(states), -1).mean(0).tolist()
    told = [(name, share) for name, share in zip(m.tickets, shares, strict=False) if share >= LEAST]
    return tuple(sorted(told, key=lambda one: (-one[1], one[0])))


def _guessed(game: Game, m: GameMap, observation: Record, seed: int, guesses: int) -> Record:
    """States as the search guesses them."""
    tree = new_tree(game, seed, Settings(Budget(iterations=1)), int(observation["pub"]["seats"][0]))
    desks = game.search.new_desks()
    # What the guesses are drawn towards is worked out before the first iteration.
    game.search.run(m.record, observation, tree, desks, 1)
    states = np.zeros(guesses, game.state_dtype)
    for number in range(guesses):
        tree["seed"] = (seed << 20) + number
        game.search.run(m.record, observation, tree, desks, 0)
        states[number] = desks["state"][0]
    return states


def _by_builds(m: ParisMap, observation: Record, done: Sequence[Done], hands: Floats) -> Floats:
    """Weights of the guesses by the builds of the others. Every build is looked at with the hands of its
    time: what was given and taken since then is known."""
    pub, me = observation["pub"][0], int(observation["seat"][0])
    seats = hands.shape[1]
    at_the_time, supply = hands.copy(), pub["supply"].astype(np.int64)
    likely = np.zeros(len(hands))
    value = {each.id: each.value for each in m.data.hexes}
    for seat, company, points in _back(m, done, value, at_the_time, supply):
        if seat == me:
            continue
        others = (at_the_time.sum(1) - at_the_time[:, seat]) / (seats - 1)
        drawn = (GAINS if points else -WASTES) * (at_the_time[:, seat] - others)
        drawn[:, supply == 0] = -np.inf
        likely += drawn[:, company] - np.logaddexp.reduce(drawn, 1)
    weights: Floats = np.exp(likely - likely.max())
    return weights


def _back(
    m: ParisMap,
    done: Sequence[Done],
    value: Mapping[str, int],
    hands: Floats,
    supply: NDArray[np.int64],
) -> Iterator[tuple[int, int, int]]:
    """Goes back over the game: the builds, the last first, as seat, company and points. At each of them
    `hands` and `supply` are what they were when it began."""
    build: list[int] = []
    for at in reversed(range(len(done))):
        one, before = done[at], done[at - 1] if at else None
        word, *rest = one.action.split()
        if word == "place":
            company = m.company_number[rest[0]]
            supply[company] += 1
            build = build or [one.seat, company, 0]
            build[2] += value[rest[1]]
            if before is None or before.seat != one.seat or not before.action.startswith("place"):
                yield build[0], build[1], build[2]
                build = []
        elif word == "trade":
            give, take, count = m.company_number[rest[0]], m.company_number[rest[1]], int(rest[2])
            hands[:, one.seat, give] += 1
            hands[:, one.seat, take] -= count
            supply[give] -= 1
            supply[take] += count
