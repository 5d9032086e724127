"""Why an action of Paris Connection is not allowed: the codes, and what their argument names."""

from __future__ import annotations

from typing import Final

OK: Final = 0
NOT_YOUR_TURN: Final = 1
WRONG_PHASE: Final = 2
OTHER_COMPANY: Final = 3  # the build goes on with company (R2.2)
NO_SUPPLY: Final = 4  # company (R2.2, R2.8)
HEX_CLOSED: Final = 5  # start hex or Eiffel tower (R1.2, R1.3)
HEX_FULL: Final = 6  # (R2.5)
OWN_THERE: Final = 7  # company (R2.5)
NOT_ADJACENT: Final = 8  # company (R2.3)
BARRIER: Final = 9  # company (R2.4)
CUTS_OFF: Final = 10  # company (R2.6)
FIVE_PLACED: Final = 11  # (R2.2)
GAME_ENDING: Final = 12  # (R3.1, R3.2)
NOWHERE: Final = 13  # company (R2.2): only as the reason why a company cannot be chosen
NOT_HELD: Final = 14  # company (R2.8)
SAME_COMPANY: Final = 15  # (R2.8)
ONLY_ONE_LEFT: Final = 16  # company (R2.8)
NOTHING_PLACED: Final = 17  # (R4.3)
BAD_NUMBER: Final = 18  # an integer that is no action
BAD_OUTCOME: Final = 19  # an outcome that the pool does not hold

NAMES: Final = [
    "OK",
    "NOT_YOUR_TURN",
    "WRONG_PHASE",
    "OTHER_COMPANY",
    "NO_SUPPLY",
    "HEX_CLOSED",
    "HEX_FULL",
    "OWN_THERE",
    "NOT_ADJACENT",
    "BARRIER",
    "CUTS_OFF",
    "FIVE_PLACED",
    "GAME_ENDING",
    "NOWHERE",
    "NOT_HELD",
    "SAME_COMPANY",
    "ONLY_ONE_LEFT",
    "NOTHING_PLACED",
    "BAD_NUMBER",
    "BAD_OUTCOME",
]

WITH_COMPANY: Final = frozenset(
    (OTHER_COMPANY, NO_SUPPLY, OWN_THERE, NOT_ADJACENT, BARRIER, CUTS_OFF, NOWHERE, NOT_HELD, ONLY_ONE_LEFT)
)
"""Codes whose argument is a company."""
