"""A position of Paris Connection: red stands beside Marseille."""

from __future__ import annotations

import numpy as np

from wissel.core.fair import NO_SEED, FairDraws
from wissel.core.game import Record
from wissel.core.play import Play
from wissel.games.paris_connection.game import PARIS_CONNECTION as PARIS
from wissel.games.paris_connection.state import COMPANIES

MAP = PARIS.load_map("france")
RED, BLUE, BLACK = 0, 1, 4


def opening() -> Play:
    play = Play(PARIS, MAP, 4, {})
    play.draw(FairDraws(bytes(32), (NO_SEED,)), 0)
    return play


def before_marseille() -> Record:
    """Red stands beside Marseille and is worth 20; the seat to act holds one share of each company."""
    state = opening().state
    p = state["pub"][0]
    beside = int(MAP.record["next"][0, MAP.hex_number["marseille"], 0])
    p["own"][RED, beside >> 6] |= np.array([1], np.uint64).view(np.int64)[0] << (beside & 63)
    p["near"][RED] |= MAP.record["beside"][0, beside]
    p["reached"][RED] = 1
    p["bridge"][RED] = 0
    p["value"][RED] = 20
    state["hand"][0] = 0
    state["hand"][0, :4] = [1, 1, 1, 1, 1, 3]
    p["supply"][:] = [31 - state["hand"][0, :, c].sum() for c in range(COMPANIES)]
    return state


def hand_over(state: Record, seat: int, shares: int) -> None:
    """The seat visibly takes so many red shares."""
    state["hand"][0, seat, RED] += shares
    p = state["pub"][0]
    p["takes"][seat, RED] += shares
    p["shares"][seat] += shares
    p["supply"][RED] -= shares
