"""The later offers of tickets, played again by what a seat knows of them, compiled (T2.14).

The log says who was offered how many and kept how many; so it is known from which group under the deck each
ticket came, but not which of the group. A *token* is a ticket by its number, or from `BLANK` on one that the
seat has never seen.
"""

from __future__ import annotations

import numpy as np

from wissel.games.ticket_to_ride.memory import offer_parts, offered_subset, offered_ticket
from wissel.games.ticket_to_ride.state import NONE, OFFER, OFFERS, TICKETS, Observation, State
from wissel.kernel.compiler import compiled
from wissel.kernel.random import below
from wissel.kernel.record import Ints

BLANK = TICKETS
LINE = OFFER * OFFERS
"""Most tickets that ever come under the deck: each offer keeps one."""


@compiled
def own_ticket(o: Observation, entry: int, i: int) -> int:
    """A ticket that the seat was offered; the entry after the last is the offer that it has now."""
    if entry == o.pub.offers_n and o.pub.offers_n > 0:
        return int(o.offer[i])
    return offered_ticket(o.offered[entry], i)


@compiled
def entry_parts(o: Observation, entry: int) -> tuple[int, int, int]:
    """Seat, count and number kept of an offer; the entry after the last is the one that is open now."""
    p = o.pub
    if entry == p.offers_n:
        return p.seat, p.offer_n[p.seat], 0
    return offer_parts(p.offers[entry])


@compiled
def note_seen(o: Observation, last: int, seen_first: Ints, seen_last: Ints) -> None:
    """In which offers before `last` the seat saw each ticket first and last."""
    p = o.pub
    for i in range(OFFER if o.seat >= 0 and p.offers_n == 0 else 0):
        if o.offer[i] != NONE:
            seen_first[o.offer[i]] = 0
    if o.seat >= 0 and p.offers_n == 0 and p.chosen[o.seat] == 1:
        for i in range(p.offer_n[o.seat]):
            seen_first[offered_ticket(o.offered[o.seat], i)] = 0
    for e in range(last):
        seat, count, _ = entry_parts(o, e)
        if seat == o.seat:
            for i in range(count):
                t = own_ticket(o, e, i)
                seen_first[t] = min(seen_first[t], e)
                seen_last[t] = e


@compiled
def choose_subset(s: State, count: int, size: int) -> int:
    """One of the sets of this size, at random."""
    subset = 0
    for i in range(count):
        if below(s, count - i) < size:
            subset |= 1 << i
            size -= 1
    return subset


@compiled
def replay(
    o: Observation,
    s: State,
    deck: int,
    last: int,
    seen_first: Ints,
    seen_last: Ints,
    token: Ints,
    subset: Ints,
    name: Ints,
    line: Ints,
) -> float:
    """Plays the later offers before `last` again, from a deck of this size, and says with what weight.

    `token` and `subset`: what was offered and kept, by offer; `name`: which ticket a blank turned out to be;
    `line`: all that ever came under the deck, those that left it first.
    The others never keep what the seat is to see again. That, and that the seat sees what it saw, is forced,
    and the weight says how likely it was. It is 0, and the rest undone, if it cannot be forced.
    """
    p = o.pub
    weight = 1.0
    blanks = head = tail = group = groups = 0
    ends = np.empty(OFFERS + 1, np.int64)  # of the groups in the line
    for j in range(TICKETS):
        name[j] = NONE
    for e in range(p.seats, last):
        seat, count, _ = entry_parts(o, e)
        for i in range(count):
            while group < groups and ends[group] == head:
                group += 1
            if deck > 0 or group == groups:
                deck -= 1
                if seat == o.seat:
                    token[e, i] = own_ticket(o, e, i)
                else:
                    token[e, i] = BLANK + blanks
                    blanks += 1
                continue
            if seat == o.seat:
                t = own_ticket(o, e, i)
                weight *= _show(s, t, seen_first[t] < e, name, line, head, ends[group])
            else:
                _bring_forward(line, head, head + below(s, ends[group] - head))
            token[e, i] = line[head]
            head += 1
        if e < p.offers_n:
            weight *= _choose(o, s, e, seen_last, token, subset)
            tail = _put_back(token[e], subset[e], count, line, tail)
            ends[groups] = tail
            groups += 1
        if weight == 0:
            return weight
    return weight


@compiled
def _put_back(token: Ints, subset: int, count: int, line: Ints, tail: int) -> int:
    """The tickets that were not kept join the line; returns where it ends."""
    for i in range(count):
        if (subset >> i) & 1 == 0:
            line[tail] = token[i]
            tail += 1
    return tail


@compiled
def _bring_forward(line: Ints, head: int, k: int) -> None:
    line[head], line[k] = line[k], line[head]


@compiled
def _show(s: State, t: int, known: bool, name: Ints, line: Ints, head: int, end: int) -> float:
    """The seat sees ticket `t` come out of the group that is first in the line; returns how likely that was.

    A ticket that it has not seen before is any of the blanks.
    """
    fits = 0
    at = head
    for k in range(head, end):
        if line[k] == t if known else line[k] >= BLANK:
            fits += 1
            if below(s, fits) == 0:
                at = k
    if fits > 0 and not known:
        name[line[at] - BLANK] = t
        line[at] = t
    _bring_forward(line, head, at)
    return fits / (end - head)


@compiled
def _choose(o: Observation, s: State, e: int, seen_last: Ints, token: Ints, subset: Ints) -> float:
    """What is kept of an offer: by the seat what it kept, by another anything at random but what the seat
    is to see again. Returns how likely that was."""
    seat, count, kept = entry_parts(o, e)
    if seat == o.seat:
        subset[e] = offered_subset(o.offered[e])
        return 1.0
    free = 0
    for i in range(count):
        if token[e, i] >= BLANK or seen_last[token[e, i]] < e:
            free += 1
    if free < kept:
        return 0.0
    weight = 1.0
    for k in range(kept):
        weight *= (free - k) / (count - k)
    chosen = choose_subset(s, free, kept)
    subset[e] = 0
    for i in range(count):
        if token[e, i] >= BLANK or seen_last[token[e, i]] < e:
            subset[e] |= (chosen & 1) << i
            chosen >>= 1
    return weight
