"""Why an action of Ticket to Ride is not allowed: the codes, and what their argument names."""

from __future__ import annotations

from typing import Final

OK: Final = 0
NOT_YOUR_TURN: Final = 1
WRONG_PHASE: Final = 2
NO_CARD: Final = 3  # (T2.1, T2.5)
LOCOMOTIVE_SECOND: Final = 4  # (T2.2)
NO_TICKETS: Final = 5  # (T2.14)
NOT_OFFERED: Final = 6
TOO_FEW_KEPT: Final = 7  # number (T1.3, T2.14)
TAKEN: Final = 8  # seat (T2.6)
DOUBLE_CLOSED: Final = 9  # (T2.9)
DOUBLE_OWN: Final = 10  # (T2.9)
TOO_FEW_TRAINS: Final = 11  # number (T2.6)
TOO_FEW_CARDS: Final = 12  # (T2.6)
TOO_FEW_LOCOMOTIVES: Final = 13  # (T2.10)
WRONG_COLOUR: Final = 14  # (T2.6, T2.11)
WRONG_NUMBER: Final = 15  # of cards
NO_STATION_LEFT: Final = 16  # (T2.15)
CITY_TAKEN: Final = 17  # seat (T2.15)
CAN_MOVE: Final = 18  # (T2.16)
BAD_NUMBER: Final = 19  # an integer that is no action
BAD_OUTCOME: Final = 20  # an outcome that the pool does not hold

NAMES: Final = [
    "OK",
    "NOT_YOUR_TURN",
    "WRONG_PHASE",
    "NO_CARD",
    "LOCOMOTIVE_SECOND",
    "NO_TICKETS",
    "NOT_OFFERED",
    "TOO_FEW_KEPT",
    "TAKEN",
    "DOUBLE_CLOSED",
    "DOUBLE_OWN",
    "TOO_FEW_TRAINS",
    "TOO_FEW_CARDS",
    "TOO_FEW_LOCOMOTIVES",
    "WRONG_COLOUR",
    "WRONG_NUMBER",
    "NO_STATION_LEFT",
    "CITY_TAKEN",
    "CAN_MOVE",
    "BAD_NUMBER",
    "BAD_OUTCOME",
]

WITH_SEAT: Final = frozenset((TAKEN, CITY_TAKEN))
"""Codes whose argument is a seat."""
WITH_NUMBER: Final = frozenset((TOO_FEW_KEPT, TOO_FEW_TRAINS))
"""Codes whose argument is a number: at least so many tickets, trains left."""
