"""Real searches: they can be broken off at any time, and take little beside their budget."""

from __future__ import annotations

import time

import pytest
from tests.bots.test_search import GAMES, game_name, observations, seen

from wissel.bots.budget import Budget, Crowd
from wissel.bots.search import Settings, think
from wissel.core.game import Game

BESIDE_S = 0.05
"""So much a search may take beside its budget."""


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_a_search_that_is_broken_off_tells_what_it_has_found(game: Game) -> None:
    m = game.load_map(game.default_map)
    state, seat = next(observations(game, game.seat_counts[-1], 1))
    asked = []

    def cancelled() -> bool:
        asked.append(time.perf_counter())
        return len(asked) > 3

    begun = time.perf_counter()
    told = think(game, m, seen(game, state, seat), 1, Settings(Budget(ms=60_000)), cancelled=cancelled)
    assert time.perf_counter() - begun < 30
    assert len(asked) == 4
    assert sum(one.visits for one in told) > 16
    assert game.kernel.problem(m.record, state, seat, told[0].action) == 0


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_what_a_search_does_beside_searching_takes_less_than_it_may(game: Game) -> None:
    """In processor time, as other work on the machine does not count."""
    m = game.load_map(game.default_map)
    took = []
    for state, seat in observations(game, game.seat_counts[-1], 25):
        known = seen(game, state, seat)
        begun = time.thread_time()
        think(game, m, known, 1, few(1), crowd=Crowd(1))
        took.append(time.thread_time() - begun)
    assert sorted(took)[len(took) // 2] < BESIDE_S


def few(iterations: int) -> Settings:
    return Settings(Budget(iterations=iterations))
