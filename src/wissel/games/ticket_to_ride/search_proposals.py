"""Actions of Ticket to Ride that the search looks at, with their prior weights, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride.legal import claimable
from wissel.games.ticket_to_ride.legal import legal as list_legal
from wissel.games.ticket_to_ride.numbers import claim_action
from wissel.games.ticket_to_ride.observe import observe
from wissel.games.ticket_to_ride.planner import decide, pay_or_decline
from wissel.games.ticket_to_ride.planner_cards import payment
from wissel.games.ticket_to_ride.planner_claims import planned_station
from wissel.games.ticket_to_ride.planner_draw import set_values
from wissel.games.ticket_to_ride.planner_prices import FAR, WEIGHTS, stands_at
from wissel.games.ticket_to_ride.planner_view import Outlook, look
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CARDS,
    CHOICE,
    CHOOSE,
    DECLINE,
    FACE,
    LOCO,
    NONE,
    ROW,
    SECOND,
    TAKE_TICKETS,
    TUNNEL,
    WORDS,
    Map,
    Observation,
)
from wissel.kernel.bits import lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints
from wissel.kernel.search import BLOCKER, BUILDER, DASHER, TRADER, Tree, fond

FIRST: Final = 100
"""Weight of what the planner would do."""
CARD: Final = 40
WANTED: Final = 40
OTHER: Final = 10
DEAL: Final = 25
STATION: Final = 25
KEEPS: Final = 30
MOST_OTHERS: Final = 10
"""Routes beyond those that are wanted: to block, or to hurry."""


@compiled
def propose(m: Map, t: Tree, d: Desk, seat: int, actions: Ints, weights: Ints) -> int:
    """Legal actions worth looking at; each once."""
    s = d.state
    o = d.known
    observe(s, seat, o)
    p = s.pub
    actions[0] = decide(m, o, s.rng, WEIGHTS)
    weights[0] = FIRST
    n = 1
    if p.phase == TUNNEL:
        n = _add(actions, weights, n, pay_or_decline(p, o.hand), KEEPS)
        return _add(actions, weights, n, DECLINE, KEEPS)
    if p.phase == CHOOSE or p.phase == CHOICE:
        out = np.empty(64, np.int64)
        for i in range(list_legal(m, p, o.hand, seat, out)):
            n = _add(actions, weights, n, out[i], KEEPS)
        return n
    view = look(m, o, WEIGHTS)
    n = _add_cards(m, o, view, actions, weights, n)
    if p.phase == SECOND:
        return n
    n = _add_claims(m, t, o, view, actions, weights, n)
    station = planned_station(m, o, view, WEIGHTS)
    if station != NONE:
        n = _add(actions, weights, n, station, STATION)
    if p.tickets_n + p.under_n > 0 and p.last == 0:
        n = _add(actions, weights, n, TAKE_TICKETS, fond(t, TRADER, DEAL))
    return n


@compiled
def _add(actions: Ints, weights: Ints, n: int, action: int, weight: int) -> int:
    """One more, if it is not among them; its weight counts in any case."""
    for i in range(n):
        if actions[i] == action:
            weights[i] += weight
            return n
    if n == actions.size:
        return n
    actions[n] = action
    weights[n] = weight
    return n + 1


@compiled
def _add_cards(m: Map, o: Observation, view: Outlook, actions: Ints, weights: Ints, n: int) -> int:
    """One of each kind that lies open, and a blind one."""
    p = o.pub
    value = np.empty(CARDS, np.int64)
    set_values(m, view.needs, WEIGHTS, value)
    most = 1
    for c in range(CARDS):
        most = max(most, value[c])
    blind = 0
    for c in range(CARDS):
        blind += view.unseen[c] * value[c]
    blind //= max(1, view.unseen_n)
    if p.deck_n + p.discard_n > 0:
        n = _add(actions, weights, n, BLIND, 10 + CARD * blind // most)
    for place in range(ROW):
        c = p.row[place]
        if c == NONE or (c == LOCO and p.phase == SECOND):
            continue
        seen = False
        for i in range(place):
            seen = seen or p.row[i] == c
        # The planner may have chosen another place of the same kind.
        for i in range(n):
            seen = seen or (actions[i] < BLIND and p.row[actions[i] - FACE] == c)
        if not seen:
            n = _add(actions, weights, n, FACE + place, 5 + CARD * value[c] * value[c] // (most * most))
    return n


@compiled
def _add_claims(m: Map, t: Tree, o: Observation, view: Outlook, actions: Ints, weights: Ints, n: int) -> int:
    """Routes that are wanted, then others."""
    needs = view.needs
    for i in range(needs.n[0]):
        r = needs.route[i]
        price, paint, wild = payment(m, o.hand, needs, i, r, view.unseen, view.unseen_n, WEIGHTS)
        if price < FAR:
            weight = fond(t, BUILDER, WANTED) if i < view.planned else fond(t, DASHER, WANTED // 2)
            n = _add(actions, weights, n, claim_action(r, paint, wild), max(OTHER, weight - price // 10))
    return _add_others(m, t, o, view, actions, weights, n)


@compiled
def _add_others(m: Map, t: Tree, o: Observation, view: Outlook, actions: Ints, weights: Ints, n: int) -> int:
    """The longest of the routes that are not wanted, and those where somebody else may want to pass."""
    p = o.pub
    needs = view.needs
    others = np.zeros(WORDS, np.int64)
    for w in range(WORDS):
        others[w] = claimable(m, p, o.hand, o.seat, w)
    for i in range(needs.n[0]):
        r = needs.route[i]
        others[r >> 6] &= ~(1 << (r & 63))
    for _ in range(MOST_OTHERS):
        best = NONE
        most = -1
        for w in range(WORDS):
            x = others[w]
            while x != 0:
                r = lowest(x) + 64 * w
                x = rest(x)
                worth = 2 * m.length[r]
                for q in range(p.seats):
                    if q != o.seat and (stands_at(m, p, q, m.a[r]) or stands_at(m, p, q, m.b[r])):
                        worth += 3
                if worth > most:
                    most = worth
                    best = r
        if best == NONE:
            break
        others[best >> 6] &= ~(1 << (best & 63))
        price, paint, wild = payment(m, o.hand, needs, NONE, best, view.unseen, view.unseen_n, WEIGHTS)
        if price < FAR:
            n = _add(actions, weights, n, claim_action(best, paint, wild), fond(t, BLOCKER, OTHER))
    return n
