"""The records of Paris Connection: what lies open, what a seat holds, what a seat knows.

`NONE` marks an empty place. In arrays by company, companies stand in the order of the map; by seat, unused
seats are 0. Sets of hexes are masks of four 64-bit words; hex `h` is bit `h & 63` of word `h >> 6`.
"""

from __future__ import annotations

from typing import Annotated, Final

from wissel.kernel.record import Ints, dtype_of

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
STOPPED: Final = 4
"""+ index in `wissel.core.game.STOPS`: the table ended it."""


class Map:
    """What the rules read of a map; padded, so that every map runs without compiling again."""

    hexes: int  # how many there are
    kind: Annotated[Ints, HEXES]
    value: Annotated[Ints, HEXES]  # points of a city, otherwise 0
    next: Annotated[Ints, (HEXES, SIDES)]  # neighbours not behind a barrier, then NONE
    beside: Annotated[Ints, (HEXES, WORDS)]  # the same as a mask
    behind: Annotated[Ints, (HEXES, WORDS)]  # neighbours behind a barrier (R2.4)
    cities: Annotated[Ints, WORDS]
    rural: Annotated[Ints, WORDS]
    starts: Annotated[Ints, COMPANIES]  # start hexes in map order
    end_hex: int  # Marseille (R3.1)
    shares: int  # of a company in the bag (R1.5)
    hand: Annotated[Ints, SEATS + 1]  # first shares by number of seats; 0 = not playable
    limit: Annotated[Ints, SEATS + 1]  # holding limit by number of seats (R2.9)
    penalty: int  # for each share over the limit (R3.3)
    build_most: int  # placements of one build (R2.2)


class Public:
    """All that lies open at the table. Rules that read only this, and the hand of the seat that acts, cannot
    peek."""

    phase: int
    seats: int
    seat: int  # whose turn it is
    start_seat: int  # NONE until drawn
    out: int  # mask of the seats that have conceded
    actions: int  # actions so far
    turns: int  # turns completed at the table
    turn_limit: int  # turns of each seat; 0 = none (R4.2)
    drawn: int  # outcomes taken in this chance phase
    reason: int  # why the game ends; set by the placement that ends it
    supply: Annotated[Ints, COMPANIES]
    value: Annotated[Ints, COMPANIES]
    placed: Annotated[Ints, COMPANIES]  # builds only (R1.6)
    at: Annotated[Ints, (COMPANIES, STANDING)]  # hexes in order of placement, the start hex first
    own: Annotated[Ints, (COMPANIES, WORDS)]  # hexes with a locomotive of the company
    near: Annotated[Ints, (COMPANIES, WORDS)]  # hexes beside one, not behind a barrier
    full: Annotated[Ints, WORDS]  # hexes that take no locomotive any more
    single: Annotated[Ints, WORDS]  # rural hexes with exactly one
    reached: Annotated[Ints, COMPANIES]  # 1: the company has a city
    # hexes without which it could reach no city; none once it has one (R2.6)
    bridge: Annotated[Ints, (COMPANIES, WORDS)]
    trail: Annotated[Ints, (COMPANIES, WORDS)]  # hexes on which `bridge` rests
    company: int  # of the open build
    build_n: int
    build: Annotated[Ints, BUILD]  # its hexes
    build_value: int  # the company's value before it
    last_company: int  # of the last finished build; NONE after a trade
    last_n: int
    last: Annotated[Ints, BUILD]
    shares: Annotated[Ints, SEATS]  # how many each seat holds
    gives: Annotated[Ints, (SEATS, COMPANIES)]  # shares given in trades
    takes: Annotated[Ints, (SEATS, COMPANIES)]
    # most that gives exceeded takes: so many it held at the start (R4.4)
    deficit: Annotated[Ints, (SEATS, COMPANIES)]


class State:
    """A game."""

    rng: int  # generator of simulations; games between people never use it
    pub: Public
    hand: Annotated[Ints, (SEATS, COMPANIES)]  # hidden from the other seats (R1.6)
    total: Annotated[Ints, SEATS]  # final scores; 0 until the game is over


class Observation:
    """What one seat knows."""

    seat: int  # who observes; SPECTATOR for nobody's seat
    pub: Public
    hand: Annotated[Ints, COMPANIES]  # of the observing seat
    hands: Annotated[Ints, (SEATS, COMPANIES)]  # of all, 0 until the game is over (R3.3)
    total: Annotated[Ints, SEATS]


MAP: Final = dtype_of(Map)
STATE: Final = dtype_of(State)
OBSERVATION: Final = dtype_of(Observation)

# Actions: `company * HEXES + hex`, then finish, then trades.
FINISH: Final = COMPANIES * HEXES
TRADE: Final = FINISH + 1
ACTIONS: Final = TRADE + COMPANIES * COMPANIES * 2
OUTCOMES: Final = 6
"""Start hexes, companies, seats: six of each."""
