"""The records of Paris Connection: what lies open, what a seat holds, what a seat knows.

All integers are int64 (narrower ones would play another game uncompiled). `NONE` marks an empty place.
Sets of hexes are masks of four 64-bit words; hex `h` is bit `h & 63` of word `h >> 6`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

COMPANIES: Final = 6
SEATS: Final = 6
"""Most seats at a table."""
HEXES: Final = 256
"""Most hexes of a map; a larger one is refused."""
WORDS: Final = HEXES // 64
SIDES: Final = 6
BUILD: Final = 5
"""Most placements of a build that a map may allow (R2.2)."""
STANDING: Final = 32
"""Most locomotives of a company on the map: its start hex and 31 builds (R1.1, R1.5)."""
NONE: Final = -1

# Kinds of hex (R1.2)
RURAL: Final = 0
CITY: Final = 1
START: Final = 2
CLOSED: Final = 3

# Phases: chance decides in the first three, a seat in the next two.
DRAW_STARTS: Final = 0
DEAL: Final = 1
DRAW_FIRST: Final = 2
TURN: Final = 3
BUILDING: Final = 4
OVER: Final = 5

# Why the game ends (R3.1, R3.2, R4.2)
NOT_ENDING: Final = 0
END_HEX: Final = 1
ONE_SUPPLY: Final = 2
TURN_LIMIT: Final = 3

_I = np.int64

MAP = np.dtype(
    [
        ("hexes", _I),  # how many there are
        ("kind", _I, HEXES),
        ("value", _I, HEXES),  # points of a city, otherwise 0
        ("next", _I, (HEXES, SIDES)),  # neighbours not behind a barrier, then NONE
        ("beside", _I, (HEXES, WORDS)),  # the same as a mask
        ("behind", _I, (HEXES, WORDS)),  # neighbours behind a barrier (R2.4)
        ("cities", _I, WORDS),
        ("rural", _I, WORDS),
        ("starts", _I, COMPANIES),  # start hexes in map order
        ("end_hex", _I),  # Marseille (R3.1)
        ("shares", _I),  # of a company in the bag (R1.5)
        ("hand", _I, SEATS + 1),  # first shares by number of seats; 0 = not playable
        ("limit", _I, SEATS + 1),  # holding limit by number of seats (R2.9)
        ("penalty", _I),  # for each share over the limit (R3.3)
        ("build_most", _I),  # placements of one build (R2.2)
    ],
    align=True,
)

# All that lies open at the table. Rules that read only this, and the hand of the seat that acts, cannot peek.
PUBLIC = np.dtype(
    [
        ("phase", _I),
        ("seats", _I),
        ("seat", _I),  # whose turn it is
        ("start_seat", _I),  # NONE until drawn
        ("actions", _I),  # actions so far
        ("turns", _I),  # turns completed at the table
        ("turn_limit", _I),  # turns of each seat; 0 = none (R4.2)
        ("drawn", _I),  # outcomes taken in this chance phase
        ("reason", _I),  # why the game ends; set by the placement that ends it
        ("supply", _I, COMPANIES),
        ("value", _I, COMPANIES),
        ("placed", _I, COMPANIES),  # builds only (R1.6)
        ("at", _I, (COMPANIES, STANDING)),  # hexes in order of placement, the start hex first
        ("own", _I, (COMPANIES, WORDS)),  # hexes with a locomotive of the company
        ("near", _I, (COMPANIES, WORDS)),  # hexes beside one, not behind a barrier
        ("full", _I, WORDS),  # hexes that take no locomotive any more
        ("single", _I, WORDS),  # rural hexes with exactly one
        ("reached", _I, COMPANIES),  # 1: the company has a city
        ("bridge", _I, (COMPANIES, WORDS)),  # hexes without which it could reach none (R2.6)
        ("trail", _I, (COMPANIES, WORDS)),  # hexes on which `bridge` rests
        ("company", _I),  # of the open build
        ("build_n", _I),
        ("build", _I, BUILD),  # its hexes
        ("build_value", _I),  # the company's value before it
        ("last_company", _I),  # of the last finished build; NONE after a trade
        ("last_n", _I),
        ("last", _I, BUILD),
        ("shares", _I, SEATS),  # how many each seat holds
        ("gives", _I, (SEATS, COMPANIES)),  # shares given in trades
        ("takes", _I, (SEATS, COMPANIES)),
        ("deficit", _I, (SEATS, COMPANIES)),  # most that gives exceeded takes: so many it held at the start (R4.4)
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("rng", _I),  # generator of simulations; games between people never use it
        ("pub", PUBLIC),
        ("hand", _I, (SEATS, COMPANIES)),  # hidden from the other seats (R1.6)
        ("total", _I, SEATS),  # final scores; 0 until the game is over
    ],
    align=True,
)

OBSERVATION = np.dtype(
    [
        ("seat", _I),  # who observes; SPECTATOR for nobody's seat
        ("pub", PUBLIC),
        ("hand", _I, COMPANIES),  # of the observing seat
        ("hands", _I, (SEATS, COMPANIES)),  # of all, 0 until the game is over (R3.3)
        ("total", _I, SEATS),
    ],
    align=True,
)

# Actions: `company * HEXES + hex`, then finish, then trades.
FINISH: Final = COMPANIES * HEXES
TRADE: Final = FINISH + 1
ACTIONS: Final = TRADE + COMPANIES * COMPANIES * 2
OUTCOMES: Final = 6
"""Start hexes, companies, seats: six of each."""
