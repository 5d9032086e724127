"""A learned value, compiled: a network with one hidden layer that tells a seat's final score from features.

All is counted in integers, so that it is the same compiled and uncompiled. Where the weights come from:
`wissel.bots.learning`.
"""

from __future__ import annotations

from typing import Final

from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

HIDDEN: Final = 32
"""Hidden units."""
WEIGHT_BITS: Final = 16
"""Weights into hidden units count in 1 / 2**16."""
DROPPED_BITS: Final = 8
"""So much less exact is what a hidden unit gives."""
SCORE_BITS: Final = 20
"""Points count in 1 / 2**20."""
OUT_BITS: Final = SCORE_BITS - WEIGHT_BITS + DROPPED_BITS
"""Weights out of hidden units."""


def net_size(features: int) -> int:
    """Weights of a network: the biases, for each feature those into all hidden units and the one that goes
    straight to the score, then those out of the hidden units."""
    return (features + 1) * (HIDDEN + 1) + HIDDEN


@compiled
def expected_score(net: Ints, x: Ints, hidden: Ints) -> float:
    """The final score that these features promise; `hidden` is room to work in."""
    for h in range(HIDDEN):
        hidden[h] = net[h]
    score = net[HIDDEN]
    at = HIDDEN + 1
    for f in range(x.size):
        v = x[f]
        if v != 0:
            for h in range(HIDDEN):
                hidden[h] += net[at + h] * v
            score += net[at + HIDDEN] * v
        at += HIDDEN + 1
    for h in range(HIDDEN):
        if hidden[h] > 0:
            score += net[at + h] * (hidden[h] >> DROPPED_BITS)
    return float(score / (1 << SCORE_BITS))
