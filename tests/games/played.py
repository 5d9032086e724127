"""Plays seeded games through the kernel and prints a digest of all that it did: run compiled and uncompiled.

python -m tests.games.played GAME SEATS SEED DECISIONS
"""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from wissel.core.game import SPECTATOR, Game, Kernel, Record
from wissel.games import registry


def first_seat(kernel: Kernel, state: Record) -> int:
    """The seat for which `step` acts: the first in order that must decide."""
    mask = int(kernel.to_act(state))
    return (mask & -mask).bit_length() - 1


def digest(game: Game, seats: int, seed: int, decisions: int) -> str:
    """Of one game up to so many decisions, with everything asked at some of them, and of a playout."""
    kernel, m = game.kernel, game.load_map(game.default_map).record
    source = random.Random(seed)
    h = hashlib.sha256()
    state, seen, guess = (
        np.zeros(1, t) for t in (game.state_dtype, game.observation_dtype, game.state_dtype)
    )
    pool = np.zeros(game.outcome_count, np.int64)
    out, problems, ends = (np.zeros(game.action_count, np.int64) for _ in range(3))
    options = game.option_numbers({spec.name: spec.least for spec in game.options[:1]})
    kernel.setup(m, state, seats, options)
    while kernel.chance(m, state, pool):
        kernel.resolve(m, state, source.choices(range(len(pool)), pool.tolist())[0])
    h.update(state.tobytes())
    seat = first_seat(kernel, state)
    count = kernel.legal(m, state, seat, out)
    for decision in range(decisions):
        action = int(out[source.randrange(count)])
        if decision % 12 == 0:
            seat = first_seat(kernel, state)
            for observer in (SPECTATOR, seat, (seat + 1) % seats):
                kernel.observe(state, observer, seen)
                kernel.determinize(m, seen, guess, seed + decision)
                h.update(seen.tobytes() + guess.tobytes())
            kernel.menu(m, seen, problems, ends)
            kernel.observe(state, seat, seen)
            h.update(problems.tobytes() + ends.tobytes())
            kernel.menu(m, seen, problems, ends)
            h.update(problems.tobytes() + ends.tobytes() + bytes(str(game.planner(m, seen, seed)), "ascii"))
        count = kernel.step(m, state, action, out)
        h.update(state.tobytes() + out[:count].tobytes())
        if count == 0:
            break
    played = kernel.playouts(m, state, seats, options, seed, 1)
    h.update(state.tobytes() + bytes(str(played), "ascii"))
    return h.hexdigest()


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    sys.stdout.write(digest(registry.game(name), *(int(n) for n in numbers)))
