"""Games between planners, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from wissel.bots.match import Referee
from wissel.bots.registry import bot
from wissel.core.game import Game, Record


def decisions(game: Game, seats: int, seed: int) -> Iterator[tuple[Record, int, int]]:
    """At each decision the state, the seat that has it, and the action that it then takes."""
    m = game.load_map(game.default_map)
    state, pool = np.zeros(1, game.state_dtype), np.zeros(game.outcome_count, np.int64)
    game.kernel.setup(m.record, state, seats, game.option_numbers({}))
    for number in Referee(game, m, [bot("planner")] * seats, {}).play(seed).inputs:
        if game.kernel.chance(m.record, state, pool):
            game.kernel.resolve(m.record, state, number)
            continue
        to_act = game.kernel.to_act(state)
        seat = (to_act & -to_act).bit_length() - 1
        yield state, seat, number
        game.kernel.apply(m.record, state, seat, number)
