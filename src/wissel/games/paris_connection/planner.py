"""The heuristic player of Paris Connection, compiled, over the observation of its seat."""

from __future__ import annotations

import numpy as np

from wissel.core.game import Record
from wissel.games.paris_connection import rules
from wissel.games.paris_connection.state import ACTIONS
from wissel.kernel.compiler import entry
from wissel.kernel.random import advance, output


@entry
def choose(M: Record, O: Record, seed: int) -> int:  # noqa: E741
    """The action that the observing seat, whose turn it is, takes."""
    out = np.empty(ACTIONS, np.int64)
    n = rules.legal(M[0], O[0].pub, O[0].hand, out)
    return out[output(advance(seed), n)]
