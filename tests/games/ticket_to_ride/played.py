"""Plays random games by seed and prints a digest of all their states: the same compiled and uncompiled.

python -m tests.games.ticket_to_ride.played
"""

from __future__ import annotations

import hashlib
import random

import numpy as np
from tests.games.ticket_to_ride.engine import NO_OPTIONS, europe
from tests.games.ticket_to_ride.small_map import small

from wissel.games.ticket_to_ride import entries
from wissel.games.ticket_to_ride.state import ACTIONS, OUTCOMES, STATE


def digest() -> str:
    h = hashlib.sha256()
    for board, seats in ((small(), 2), (small(), 5), (europe(), 3)):
        S, out, pool = np.zeros(1, STATE), np.zeros(ACTIONS, np.int64), np.zeros(OUTCOMES, np.int64)
        source = random.Random(seats)
        m = board.record
        entries.setup(m, S, seats, NO_OPTIONS)
        while not entries.is_over(S):
            if entries.chance(m, S, pool):
                outcome = source.choices(range(OUTCOMES), pool.tolist())[0]
                assert entries.resolve(m, S, outcome) == 0
            else:
                mask = entries.to_act(S)
                seat = (mask & -mask).bit_length() - 1
                n = entries.legal(m, S, seat, out)
                h.update(out[:n].tobytes())
                late = out[:n][out[:n] >= out[source.randrange(n)]]  # claims are late in the list
                assert entries.apply(m, S, seat, int(source.choice(late.tolist()))) == 0
            h.update(S.tobytes())
        entries.playouts(m, S, seats, NO_OPTIONS, 7, 1)
        h.update(S.tobytes())
    return h.hexdigest()


if __name__ == "__main__":
    print(digest())  # noqa: T201 - what the parent process reads
