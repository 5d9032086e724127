"""Train cards as the heuristic player of Ticket to Ride sees them, compiled: which it needs, how it pays."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from wissel.games.ticket_to_ride.planner_prices import FAR, UNIT, Weights, most_held
from wissel.games.ticket_to_ride.state import (
    CARDS,
    COLOURS,
    LENGTH,
    LOCO,
    NONE,
    ROW,
    TUNNEL_CARDS,
    Map,
    Public,
)
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

GOALS: Final = 20
"""Routes that cards are gathered for at once."""
CERTAIN: Final = 1000
"""Thousandths: what is sure to happen."""
HOPELESS: Final = FAR // 2
"""The price of a tunnel that is sure to fail: still a claim, where nothing else can be done."""


class Needs(NamedTuple):
    """How the hand is shared out among the routes that the seat wants, in order of their place in `route`."""

    route: Ints
    paint: Ints
    """Colour in which each is to be paid."""
    given: Ints
    """Cards of that colour set aside for it; NONE: not yet shared out."""
    wild: Ints
    """Locomotives set aside for it."""
    lacking: Ints
    """Cards that it lacks."""
    worth: Ints
    """Points, in hundredths, that hang on it."""
    spare: Ints
    """Cards of each kind that are not set aside."""
    soon: Ints
    """Cards of each colour, in hundredths, that are likely to come soon if they are wanted."""
    n: Ints
    """How many routes there are, in its only place."""


@compiled
def new_needs(hand: Ints) -> Needs:
    spare = np.empty(CARDS, np.int64)
    spare[:] = hand
    return Needs(
        np.empty(GOALS, np.int64),
        np.empty(GOALS, np.int64),
        np.zeros(GOALS, np.int64),
        np.zeros(GOALS, np.int64),
        np.zeros(GOALS, np.int64),
        np.empty(GOALS, np.int64),
        spare,
        np.zeros(CARDS, np.int64),
        np.zeros(1, np.int64),
    )


@compiled
def plenty_of(hand: Ints) -> int:
    """Cards of the colour of which there are most."""
    return int(hand[most_held(hand)])


@compiled
def lacks(m: Map, hand: Ints, plenty: int, r: int) -> int:
    """Cards that the hand lacks for the route, its locomotives counted (T2.6, T2.10)."""
    have = plenty if m.colour[r] == NONE else hand[m.colour[r]]
    wild = max(0, m.ferry[r] - hand[LOCO])
    left = max(0, hand[LOCO] - m.ferry[r])
    return int(wild + max(0, m.length[r] - m.ferry[r] - have - left))


@compiled
def set_lacking(m: Map, hand: Ints, lacking: Ints) -> None:
    """For each route the cards that the whole hand lacks."""
    plenty = plenty_of(hand)
    for r in range(m.routes):
        lacking[r] = lacks(m, hand, plenty, r)


@compiled
def set_soon(p: Public, unseen: Ints, needs: Needs, w: Weights) -> None:
    """Counts what lies face up and what may be drawn, each by its weight."""
    for c in range(COLOURS):
        needs.soon[c] = w.pool * unseen[c]
    for i in range(ROW):
        if p.row[i] != NONE:
            needs.soon[p.row[i]] += w.face


@compiled
def want(needs: Needs, r: int, worth: int) -> None:
    n = needs.n[0]
    if n < GOALS:
        needs.route[n] = r
        needs.worth[n] = worth
        needs.n[0] = n + 1


@compiled
def share_out(m: Map, needs: Needs, first: int, w: Weights) -> None:
    """Sets cards aside for the routes from place `first` on: coloured ones, gray ones, then locomotives."""
    n = needs.n[0]
    for i in range(first, n):
        needs.given[i] = NONE
        r = needs.route[i]
        needs.paint[i] = m.colour[r]
        needs.lacking[i] = m.length[r] - m.ferry[r] + w.reserve * m.tunnel[r]
        take = min(m.ferry[r], needs.spare[LOCO])
        needs.wild[i] = take
        needs.spare[LOCO] -= take
    for gray in range(2):
        for _ in range(first, n):
            i = _closest(m, needs, first, gray)
            if i == NONE:
                break
            c = needs.paint[i]
            if c == NONE:
                c = _best_paint(needs, needs.lacking[i])
                needs.paint[i] = c
            take = min(needs.lacking[i], needs.spare[c])
            needs.given[i] = take
            needs.spare[c] -= take
            needs.lacking[i] -= take
    _share_out_wild(m, needs, first)
    for i in range(first, n):
        needs.lacking[i] += max(0, m.ferry[needs.route[i]] - needs.wild[i])


@compiled
def _best_paint(needs: Needs, lacking: int) -> int:
    """The colour in which a gray route is paid soonest; among those at hand, the one with least to spare."""
    best = 0
    most = -1
    for c in range(COLOURS):
        score = UNIT * needs.spare[c] + needs.soon[c]
        if needs.spare[c] >= lacking:
            score = UNIT * UNIT - needs.spare[c]
        if score > most:
            most = score
            best = c
    return best


@compiled
def _closest(m: Map, needs: Needs, first: int, gray: int) -> int:
    """The route, among the coloured or the gray ones not yet served, that would lack fewest cards."""
    best = NONE
    least = FAR
    most = needs.spare[most_held(needs.spare)]
    for i in range(first, needs.n[0]):
        c = m.colour[needs.route[i]]
        if needs.given[i] != NONE or (c == NONE) != (gray == 1):
            continue
        have = most if c == NONE else needs.spare[c]
        left = LENGTH * max(0, needs.lacking[i] - have) - needs.lacking[i]  # of equal ones, the longest
        if left < least:
            least = left
            best = i
    return best


@compiled
def _share_out_wild(m: Map, needs: Needs, first: int) -> None:
    """Locomotives that are left complete the routes that lack least (T2.6)."""
    for _ in range(first, needs.n[0]):
        best = NONE
        for i in range(first, needs.n[0]):
            if needs.lacking[i] > 0 and (best == NONE or needs.lacking[i] < needs.lacking[best]):
                best = i
        if best == NONE or needs.spare[LOCO] < needs.lacking[best]:
            return
        needs.wild[best] += needs.lacking[best]
        needs.spare[LOCO] -= needs.lacking[best]
        needs.lacking[best] = 0


@compiled
def _reserved(needs: Needs, goal: int, c: int) -> int:
    """Cards of a kind that are set aside for other routes than that at place `goal` (NONE: for any)."""
    total = 0
    for i in range(needs.n[0]):
        if i == goal:
            continue
        if c == LOCO:
            total += needs.wild[i]
        elif needs.paint[i] == c:
            total += needs.given[i]
    return total


@compiled
def payment(
    m: Map, hand: Ints, needs: Needs, goal: int, r: int, unseen: Ints, total: int, w: Weights
) -> tuple[int, int, int]:
    """The cheapest way to pay for a route: its price, colour and locomotives; price `FAR`: too few cards.

    `goal` is the place of the route among the needs, or NONE.
    """
    length = m.length[r]
    wild_kept = _reserved(needs, goal, LOCO)
    best = FAR
    paint = LOCO
    wild = length
    first, last = (0, COLOURS) if m.colour[r] == NONE else (m.colour[r], m.colour[r] + 1)
    for c in range(first, last + 1):
        k = length if c == last else max(m.ferry[r], length - hand[c])
        kind = LOCO if c == last else c
        if k > hand[LOCO] or (k == length and kind != LOCO):
            continue
        price = w.wild * (k - m.ferry[r])
        price += 2 * w.card * max(0, k - (hand[LOCO] - wild_kept))
        left = hand[LOCO] - k
        if kind != LOCO:
            price += w.card * max(0, length - k - (hand[kind] - _reserved(needs, goal, kind)))
            price += 2 * (length - k) - min(12, hand[kind])  # of equal ones, the colour that is plenty
            left += hand[kind] - (length - k)
        if m.tunnel[r] == 1:
            risk = _tunnel_risk(m, unseen, total, kind, left)
            price += HOPELESS if risk == CERTAIN else risk * w.risk // CERTAIN
        if price < best:
            best = price
            paint = kind
            wild = k
    return best, paint, wild


@compiled
def _tunnel_risk(m: Map, unseen: Ints, total: int, paint: int, left: int) -> int:
    """Chance, in thousandths, that more cards than `left` are due for a tunnel in this colour (T2.11)."""
    hits = unseen[LOCO] + (unseen[paint] if paint != LOCO else 0)
    chance = np.zeros(TUNNEL_CARDS + 1, np.int64)  # by cards due after as many as are turned over
    chance[0] = 1000 * CERTAIN
    for i in range(min(m.tunnel_cards, total)):
        for k in range(i, -1, -1):
            hit = chance[k] * max(0, hits - k) // (total - i)
            chance[k + 1] += hit
            chance[k] -= hit
    more = 0
    for k in range(left + 1, TUNNEL_CARDS + 1):
        more += chance[k]
    return int(more // 1000)
