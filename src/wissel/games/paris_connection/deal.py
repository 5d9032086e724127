"""Setting up a game of Paris Connection, compiled: the empty board and the draws of R1."""

from __future__ import annotations

from wissel.games.paris_connection.problems import BAD_OUTCOME, OK
from wissel.games.paris_connection.reach import find_bridges, include
from wissel.games.paris_connection.state import (
    CITY,
    COMPANIES,
    DEAL,
    DRAW_FIRST,
    DRAW_STARTS,
    NONE,
    NOT_ENDING,
    RURAL,
    SEATS,
    STANDING,
    TURN,
    WORDS,
    Map,
    Public,
    State,
)
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints


@compiled
def setup(m: Map, s: State, seats: int, turn_limit: int) -> None:
    """An empty board before the first draw: all start hexes are to be assigned."""
    p = s.pub
    p.phase = DRAW_STARTS
    p.seats = seats
    p.seat = NONE
    p.start_seat = NONE
    p.actions = 0
    p.turns = 0
    p.turn_limit = turn_limit
    p.drawn = 0
    p.reason = NOT_ENDING
    p.company = NONE
    p.build_n = 0
    p.build_value = 0
    p.last_company = NONE
    p.last_n = 0
    for w in range(WORDS):
        p.full[w] = 0
        p.single[w] = 0
    for h in range(m.hexes):
        if m.kind[h] != CITY and m.kind[h] != RURAL:
            include(p.full, h)
    for c in range(COMPANIES):
        p.supply[c] = m.shares
        p.value[c] = 0
        p.placed[c] = 0
        p.reached[c] = 0
        for k in range(STANDING):
            p.at[c, k] = NONE
        for w in range(WORDS):
            p.own[c, w] = 0
            p.near[c, w] = 0
            p.bridge[c, w] = 0
            p.trail[c, w] = 0
    for k in range(p.build.size):
        p.build[k] = NONE
        p.last[k] = NONE
    for seat in range(SEATS):
        p.shares[seat] = 0
        s.total[seat] = 0
        for c in range(COMPANIES):
            p.gives[seat, c] = 0
            p.takes[seat, c] = 0
            p.deficit[seat, c] = 0
            s.hand[seat, c] = 0


@compiled
def pool(m: Map, s: State, out: Ints) -> int:
    """What must be drawn now: counts by outcome, and their sum. 0 outside the chance phases (R1.3, R1.5,
    R1.7)."""
    p = s.pub
    for k in range(out.size):
        out[k] = 0
    if p.phase == DRAW_STARTS:
        for k in range(COMPANIES):
            out[k] = 1
        for c in range(p.drawn):
            for k in range(COMPANIES):
                if m.starts[k] == p.at[c, 0]:
                    out[k] = 0
        return COMPANIES - p.drawn
    if p.phase == DEAL:
        total = 0
        for c in range(COMPANIES):
            out[c] = p.supply[c]
            total += p.supply[c]
        return total
    if p.phase == DRAW_FIRST:
        for seat in range(p.seats):
            out[seat] = 1
        return p.seats
    return 0


@compiled
def resolve(m: Map, s: State, outcome: int) -> int:
    """Takes the outcome of the pending draw; the next draw or the first turn follows."""
    p = s.pub
    if outcome < 0 or outcome >= COMPANIES:
        return BAD_OUTCOME
    if p.phase == DRAW_STARTS:
        h = m.starts[outcome]
        for c in range(p.drawn):
            if p.at[c, 0] == h:
                return BAD_OUTCOME
        stand(m, p, p.drawn, h, 0)
        p.drawn += 1
        if p.drawn == COMPANIES:
            p.drawn = 0
            p.phase = DEAL
            for c in range(COMPANIES):
                find_bridges(m, p, c)
    elif p.phase == DEAL:
        if p.supply[outcome] == 0:
            return BAD_OUTCOME
        each = m.hand[p.seats]
        seat = p.drawn // each
        p.supply[outcome] -= 1
        s.hand[seat, outcome] += 1
        p.shares[seat] += 1
        p.drawn += 1
        if p.drawn == each * p.seats:
            p.drawn = 0
            p.phase = DRAW_FIRST
    elif p.phase == DRAW_FIRST:
        if outcome >= p.seats:
            return BAD_OUTCOME
        p.start_seat = outcome
        p.seat = outcome
        p.phase = TURN
    else:
        return BAD_OUTCOME
    return OK


@compiled
def stand(m: Map, p: Public, company: int, h: int, nth: int) -> None:
    """A locomotive of the company stands on `h` from now on, as its `nth`."""
    p.at[company, nth] = h
    include(p.own[company], h)
    for w in range(WORDS):
        p.near[company, w] |= m.beside[h, w]
