"""Whole games between compiled computer players, as one compiled loop for each game."""

from __future__ import annotations

from collections.abc import Callable

from wissel.bots.registry import PLANNER_KIND
from wissel.core.game import Game, Record
from wissel.kernel.compiler import entry
from wissel.kernel.random import advance, output
from wissel.kernel.record import Ints

MOST_INPUTS = 20_000
"""Inputs after which a game without a turn limit is given up as unfinished."""


def _factory(game: Game) -> Callable[..., int]:
    kernel = game.kernel
    setup, to_act, chance, resolve = kernel.setup, kernel.to_act, kernel.chance, kernel.resolve
    observe, legal, apply, planner = kernel.observe, kernel.legal, kernel.apply, game.planner

    @entry
    def play(
        M: Record,
        S: Record,
        O: Record,  # noqa: E741
        seats: int,
        options: Ints,
        kinds: Ints,
        seed: int,
        pool: Ints,
        out: Ints,
        log: Ints,
    ) -> int:
        """Plays one game; returns how many inputs stand in `log`: outcomes and actions as they came."""
        setup(M, S, seats, options)
        x = seed
        n = 0
        while n < log.size:
            x = advance(x)
            total = chance(M, S, pool)
            if total > 0:
                k = output(x, total)
                outcome = 0
                while k >= pool[outcome]:
                    k -= pool[outcome]
                    outcome += 1
                resolve(M, S, outcome)
                log[n] = outcome
            else:
                mask = to_act(S)
                if mask == 0:
                    break
                seat = 0
                while mask >> seat & 1 == 0:
                    seat += 1
                if kinds[seat] == PLANNER_KIND:
                    observe(S, seat, O)
                    action = planner(M, O, x)
                else:
                    action = out[output(advance(x), legal(M, S, seat, out))]
                apply(M, S, seat, action)
                log[n] = action
            n += 1
        return n

    return play
