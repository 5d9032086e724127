"""Sets of combinations in which every two values of different factors meet at least once."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

Combination = tuple[str, ...]


def meetings(combination: Combination) -> set[tuple[int, str, int, str]]:
    """The pairs of values that meet in a combination, each value with the factor that it belongs to."""
    return {
        (i, first, k, second) for (i, first), (k, second) in itertools.combinations(enumerate(combination), 2)
    }


def pairwise(*factors: Sequence[str]) -> list[Combination]:
    """Greedy, and the same every time. The two largest factors set how many combinations there must be.

    Of combinations that are worth as much the one comes first whose values after the first factor were there
    before: what they prepare serves several.
    """
    everything = list(itertools.product(*factors))
    missing = set().union(*(meetings(one) for one in everything))
    chosen: list[Combination] = []
    while missing:
        prepared = {one[1:] for one in chosen}
        best = max(everything, key=lambda one: (len(meetings(one) & missing), one[1:] in prepared))
        chosen.append(best)
        missing -= meetings(best)
    return sorted(chosen, key=everything.index)
