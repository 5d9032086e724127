"""The tickets that a seat does not see, dealt so that they agree with all that it has seen, compiled.

Every order of the deck, and every set of tickets that a seat may have kept of an offer, is equally likely.
Tickets that the seat has never seen are alike: so the offers are played again with *blanks* for them
(`replay_offers`), and names are drawn at the end. Only a ticket that comes to the seat out of those that
others put back is more than a blank, as it tells where it has been: then a replay is as likely as the
offers that the seat saw are in it.
"""

from __future__ import annotations

import numpy as np

from wissel.games.ticket_to_ride.memory import offer_parts, offered_entry, offered_ticket
from wissel.games.ticket_to_ride.replay_offers import (
    BLANK,
    LINE,
    choose_subset,
    entry_parts,
    note_seen,
    replay,
)
from wissel.games.ticket_to_ride.state import (
    CHOICE,
    NONE,
    OFFER,
    OFFER_TICKET,
    OFFERS,
    TICKETS,
    Map,
    Observation,
    State,
)
from wissel.kernel.bits import bit, popcount
from wissel.kernel.compiler import compiled
from wissel.kernel.random import below
from wissel.kernel.record import Ints

TRIES = 32
"""Replays, where some are more likely than others."""
PATIENCE = 5_000
"""Most further ones to find the first that agrees."""
_FINE = 1 << 30


@compiled
def deal_tickets(m: Map, o: Observation, s: State) -> None:
    """Fills the deck of tickets, those under it, and what the others were offered and kept."""
    seen_first = np.full(TICKETS, OFFERS + 1, np.int64)
    seen_last = np.full(TICKETS, NONE, np.int64)
    last = o.pub.offers_n
    if o.pub.phase == CHOICE or o.pub.phase == OFFER_TICKET:  # of drawn tickets: one is open now
        last += 1
    note_seen(o, last, seen_first, seen_last)
    names = np.empty(TICKETS, np.int64)
    left = _shuffle_unseen(m.regular, s, seen_first, names)
    left = _deal_first_offers(m, o, s, seen_first, names, left)
    if last > o.pub.seats:
        left = _deal_later_offers(o, s, last, seen_first, seen_last, names, left)
    for i in range(min(left, o.pub.tickets_n)):
        _add(s.tickets, names[i])


@compiled
def deal_ticket_deck(m: Map, o: Observation, s: State) -> None:
    """The game is over: what nobody kept lies in the deck and under it, but for what the seat set aside."""
    p = o.pub
    out = np.full(TICKETS, OFFERS + 1, np.int64)
    if o.seat >= 0:
        count = offer_parts(p.offers[o.seat])[1]
        for i in range(count):
            out[offered_ticket(o.offered[o.seat], i)] = 0
    for q in range(p.seats):
        for t in range(TICKETS):
            if (s.kept[q, t >> 6] >> (t & 63)) & 1 == 1:
                out[t] = 0
    names = np.empty(TICKETS, np.int64)
    left = _shuffle_unseen(m.regular, s, out, names)
    n = min(left, p.tickets_n)
    for i in range(n):
        _add(s.tickets, names[i])
    for i in range(min(left - n, p.under_n)):
        s.under[i] = names[n + i]


@compiled
def _add(words: Ints, t: int) -> None:
    words[t >> 6] |= bit(t & 63)


@compiled
def _shuffle_unseen(words: Ints, s: State, seen: Ints, names: Ints) -> int:
    """Lists the tickets among these that the seat has not seen, in random order; returns how many."""
    n = 0
    for t in range(TICKETS):
        if (words[t >> 6] >> (t & 63)) & 1 == 1 and seen[t] > OFFERS:
            k = below(s, n + 1)
            names[n] = names[k]
            names[k] = t
            n += 1
    return n


# ---- first offers (T1.3) ---------------------------------------------------------------------------------


@compiled
def _deal_first_offers(m: Map, o: Observation, s: State, seen: Ints, names: Ints, left: int) -> int:
    """What the others were offered at first, and kept; returns how many names are left."""
    p = o.pub
    long = np.empty(TICKETS, np.int64)
    long_left = _shuffle_unseen(m.long, s, seen, long)
    offer = np.full(OFFER, NONE, np.int64)
    for q in range(p.seats):
        if q == o.seat:
            continue
        count = p.offer_n[q]
        if p.offers_n > 0:
            count = offer_parts(p.offers[q])[1]
        for i in range(count):
            if i < m.first_long and long_left > 0:
                long_left -= 1
                offer[i] = long[long_left]
            elif left > 0:
                left -= 1
                offer[i] = names[left]
        if p.offers_n == 0 and p.chosen[q] == 0:
            for i in range(count):
                s.offer[q, i] = offer[i]
        else:
            _keep(s, q, q, offer, count, _first_subset(m, o, s, q, count))
    return left


@compiled
def _first_subset(m: Map, o: Observation, s: State, seat: int, count: int) -> int:
    """Of the public size; until all have chosen, any that is allowed."""
    if o.pub.offers_n > 0:
        return choose_subset(s, count, offer_parts(o.pub.offers[seat])[2])
    subset = below(s, 1 << count)
    while popcount(subset) < m.first_keep:
        subset = below(s, 1 << count)
    return subset


@compiled
def _keep(s: State, seat: int, entry: int, offer: Ints, count: int, subset: int) -> None:
    s.offered[entry] = offered_entry(offer, count, subset)
    for i in range(count):
        if (subset >> i) & 1 == 1:
            _add(s.kept[seat], offer[i])


# ---- later offers (T2.14) --------------------------------------------------------------------------------


@compiled
def _deal_later_offers(
    o: Observation, s: State, last: int, seen_first: Ints, seen_last: Ints, names: Ints, left: int
) -> int:
    """Plays them again. Where replays differ in weight, a walk leads from one to another (independence
    sampling). Returns how many names are left."""
    token = np.zeros((2, OFFERS + 1, OFFER), np.int64)
    subset = np.zeros((2, OFFERS + 1), np.int64)
    name = np.empty((2, TICKETS), np.int64)
    line = np.zeros((2, LINE), np.int64)
    deck = _first_deck(o, last)
    best = 0
    weight = 0.0
    tries = TRIES if _has_seen_returned(o, deck, last) else 1
    while tries > 0 or (weight == 0 and tries > -PATIENCE):
        k = 1 - best
        w = replay(o, s, deck, last, seen_first, seen_last, token[k], subset[k], name[k], line[k])
        if w > 0 and below(s, _FINE) * weight < w * _FINE:
            weight = w
            best = k
        tries -= 1
    return _name(o, s, last, token[best], subset[best], name[best], line[best], names, left)


@compiled
def _first_deck(o: Observation, last: int) -> int:
    """Tickets in the deck before the first of these offers."""
    p = o.pub
    deck = p.tickets_n + p.under_n
    for e in range(p.seats, last):
        _, count, kept = entry_parts(o, e)
        deck += kept if e < p.offers_n else count
    return deck


@compiled
def _has_seen_returned(o: Observation, deck: int, last: int) -> bool:
    """Was the seat offered a ticket that had been put back?"""
    for e in range(o.pub.seats, last):
        seat, count, _ = entry_parts(o, e)
        deck -= count
        if seat == o.seat and deck < 0:
            return True
    return False


@compiled
def _name(
    o: Observation,
    s: State,
    last: int,
    token: Ints,
    subset: Ints,
    name: Ints,
    line: Ints,
    names: Ints,
    left: int,
) -> int:
    """Each blank becomes a ticket, and all go where they are; returns how many names are left."""
    p = o.pub
    tail = 0
    for e in range(p.seats, last):
        seat, count, kept = entry_parts(o, e)
        for i in range(count):
            blank = token[e, i] - BLANK
            if blank >= 0:
                if name[blank] == NONE:
                    left -= 1
                    name[blank] = names[left]
                token[e, i] = name[blank]
        if e == p.offers_n:
            for i in range(count):
                s.offer[seat, i] = token[e, i]
        else:
            tail += count - kept
            if seat != o.seat:
                _keep(s, seat, e, token[e], count, subset[e])
    for i in range(p.under_n):
        t = line[tail - p.under_n + i]
        s.under[i] = t if t < BLANK else name[t - BLANK]
    return left
