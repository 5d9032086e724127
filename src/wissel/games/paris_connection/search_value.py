"""What a position of Paris Connection tells about the final scores: the features of a seat, compiled."""

from __future__ import annotations

from typing import Final

from wissel.games.paris_connection.planner import growth
from wissel.games.paris_connection.scoring import over_limit, worth
from wissel.games.paris_connection.search_desk import Desk
from wissel.games.paris_connection.search_rollout import know
from wissel.games.paris_connection.state import COMPANIES, SEATS, Map
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

BEST: Final = 4
"""Companies that are told one by one: those of which the seat has most."""
EACH: Final = 5
"""Features of each of them."""
FAR: Final = 20
"""Placements to the end hex, where the way is not in sight."""


@compiled
def survey_all(m: Map, d: Desk) -> None:
    """What is common to all seats: where the companies are going, and what that may bring."""
    p = d.state.pub
    for c in range(COMPANIES):
        d.share[c] = 0
        if p.supply[c] > 0:
            know(m, d, c)
            d.share[c] = growth(p, d.rate[c], p.supply[c])
    for q in range(p.seats):
        d.worth[q] = worth(p, d.state.hand[q]) - m.penalty * over_limit(m, p, d.state.hand[q])


@compiled
def features(m: Map, d: Desk, seat: int, x: Ints) -> None:
    """Fills `x`, after `survey_all`."""
    s = d.state
    p = s.pub
    hand = s.hand[seat]
    x[:] = 0
    x[0] = d.worth[seat]
    growing = 0
    quick = 0
    left = 0
    kinds = 0
    total = 0
    stocked = 0
    supply = 0
    least = FAR
    least_own = FAR
    goal = 0
    lead = -1000
    for q in range(p.seats):
        if q != seat:
            lead = max(lead, d.worth[q])
    for c in range(COMPANIES):
        n = hand[c]
        growing += n * d.share[c]
        left += n * p.supply[c]
        kinds += n > 0
        total += p.value[c]
        supply += p.supply[c]
        if p.supply[c] == 0:
            continue
        stocked += 1
        quick += n * d.rate[c]
        if d.end_steps[c] > 0 and d.end_steps[c] <= p.supply[c]:
            if d.end_steps[c] < least:
                least = d.end_steps[c]
                goal = d.end_gain[c] * n
            if n > 0:
                least_own = min(least_own, d.end_steps[c])
    x[1] = growing // 10
    x[2] = quick // 10
    x[3] = left
    x[4] = kinds
    x[5] = total
    x[6] = stocked
    x[7] = supply
    x[8] = least
    x[9] = least_own
    x[10] = goal
    x[11] = lead
    x[12] = p.shares[seat]
    x[13] = m.limit[p.seats] - p.shares[seat]
    x[14] = (seat - p.seat + p.seats) % p.seats
    x[15] = p.turns // p.seats
    x[16] = p.seats
    x[17] = d.worth[seat] - lead
    _each(d, seat, x, 18)


@compiled
def _each(d: Desk, seat: int, x: Ints, at: int) -> None:
    """Of each company of which the seat has most: shares, value, growth, supply, lead in it."""
    s = d.state
    p = s.pub
    told = 0
    for _ in range(BEST):
        best = -1
        for c in range(COMPANIES):
            if (told >> c) & 1 == 0 and (
                best < 0 or s.hand[seat, c] * 100 + p.value[c] > s.hand[seat, best] * 100 + p.value[best]
            ):
                best = c
        told |= 1 << best
        most = 0
        for q in range(SEATS):
            if q != seat and q < p.seats:
                most = max(most, s.hand[q, best])
        x[at] = s.hand[seat, best]
        x[at + 1] = p.value[best]
        x[at + 2] = d.share[best] // 10
        x[at + 3] = p.supply[best]
        x[at + 4] = s.hand[seat, best] - most
        at += EACH
