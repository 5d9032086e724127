"""The heuristic player: legal in every phase, sensible in positions built to order."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.games.ticket_to_ride.engine import Engine, europe
from tests.games.ticket_to_ride.small_map import small

from wissel.core.game import Record
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.observe import observe
from wissel.games.ticket_to_ride.planner import planner
from wissel.games.ticket_to_ride.state import OBSERVATION, Observation, State
from wissel.kernel.compiler import entry
from wissel.kernel.record import Records


@entry
def _observe(S: Records[State], seat: int, O: Records[Observation]) -> None:  # noqa: E741
    observe(S[0], seat, O[0])


def observation(e: Engine, seat: int) -> Record:
    seen = np.zeros(1, OBSERVATION)
    _observe(e.S, seat, seen)
    return seen


def decision(e: Engine, seat: int | None = None, seed: int = 1) -> str:
    """What the planner does for the seat to act."""
    seat = e.to_act[0] if seat is None else seat
    return e.text(seat, planner(e.board.record, observation(e, seat), seed))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("board", [europe(), small()], ids=["europe", "small"])
def test_a_game_of_planners_is_legal_and_ends(board: Board, seats: int) -> None:
    for seed in range(4):
        source = random.Random(seed)
        e = Engine(board, seats)
        decisions = 0
        while not e.over:
            pool = e.pool()
            if pool:
                e.resolve(source.choices(list(pool), list(pool.values()))[0])
                continue
            text = decision(e, seed=decisions)
            e.act(text)  # fails if it is not legal
            decisions += 1
            assert decisions < 300 * seats
