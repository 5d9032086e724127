"""Which hidden tickets fit what the others have built, compiled: guesses are drawn towards them."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride.planner_prices import FAR
from wissel.games.ticket_to_ride.planner_routes import Search, search
from wissel.games.ticket_to_ride.replay_offers import note_seen
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.state import (
    CHOICE,
    OFFER_TICKET,
    OFFERS,
    TICKETS,
    WORDS,
    Map,
    Observation,
    State,
)
from wissel.kernel.bits import bit, lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.random import below
from wissel.kernel.record import Ints

PLAIN: Final = 100
"""How likely a ticket is that nothing speaks for."""
SERVED: Final = 2400
"""What is added for a ticket whose whole way a seat has built; for half of it an eighth of that."""


@compiled
def weigh_tickets(m: Map, o: Observation, d: Desk) -> None:
    """Fills `seen`, and `fit` by the part of a ticket's shortest way that the seat's own routes spare it."""
    p = o.pub
    last = p.offers_n + (1 if p.phase == CHOICE or p.phase == OFFER_TICKET else 0)
    d.seen[:] = OFFERS + 1
    note_seen(o, last, d.seen, np.empty(TICKETS, np.int64))
    work = Search(d.far, d.via, d.queue)
    whole = np.empty(TICKETS, np.int64)
    for r in range(m.routes):
        d.used[r] = 0
        d.price[r] = m.length[r]
    for t in range(m.tickets):
        whole[t] = search(m, d.price, d.used, m.ticket_a[t], m.ticket_b[t], work)
    for q in range(p.seats):
        for r in range(m.routes):
            d.price[r] = 0 if p.owner[r] == q else m.length[r]
        for t in range(m.tickets):
            d.fit[q, t] = PLAIN
            if q != o.seat and d.seen[t] > OFFERS and whole[t] < FAR:
                left = search(m, d.price, d.used, m.ticket_a[t], m.ticket_b[t], work)
                spared = PLAIN * (whole[t] - left) // whole[t]
                d.fit[q, t] += SERVED * spared**3 // PLAIN**3


@compiled
def believe(m: Map, o: Observation, d: Desk) -> None:
    """Exchanges tickets of others with such as lie in the deck, all of them never seen.

    All deals that come of this agree with what the seat knows; each exchange is as likely as the tickets fit
    (Gibbs sampling). The memory of others' offers keeps the old names: no guess reads it.
    """
    s = d.state
    if s.pub.offers_n == 0:
        return
    free = np.empty(TICKETS, np.int64)
    for kind in range(2):
        words = m.long if kind == 0 else m.regular
        n = _list_free(d, s, words, kind, free)
        for q in range(s.pub.seats if n > 0 else 0):
            if q == o.seat:
                continue
            for w in range(WORDS):
                x = s.kept[q, w] & words[w]
                while x != 0:
                    t = lowest(x) + 64 * w
                    x = rest(x)
                    if d.seen[t] > OFFERS:
                        _exchange(d, s, q, t, kind, free, n)


@compiled
def _list_free(d: Desk, s: State, words: Ints, kind: int, free: Ints) -> int:
    """Tickets that nobody was offered, or, as long ones lie in no deck, nobody has kept; how many."""
    n = 0
    for w in range(WORDS):
        x = words[w]
        if kind == 1:
            x &= s.tickets[w]
        else:
            for q in range(s.pub.seats):
                x &= ~s.kept[q, w]
        while x != 0:
            t = lowest(x) + 64 * w
            x = rest(x)
            if d.seen[t] > OFFERS:
                free[n] = t
                n += 1
    return n


@compiled
def _exchange(d: Desk, s: State, q: int, t: int, kind: int, free: Ints, n: int) -> None:
    """The seat's ticket becomes one of those that are free, or stays, each as likely as it fits."""
    total = d.fit[q, t]
    for k in range(n):
        total += d.fit[q, free[k]]
    left = below(s, total) - d.fit[q, t]
    k = 0
    while left >= 0:
        u = free[k]
        left -= d.fit[q, u]
        if left < 0:
            s.kept[q, t >> 6] &= ~bit(t & 63)
            s.kept[q, u >> 6] |= bit(u & 63)
            if kind == 1:
                s.tickets[u >> 6] &= ~bit(u & 63)
                s.tickets[t >> 6] |= bit(t & 63)
            free[k] = t
        k += 1
