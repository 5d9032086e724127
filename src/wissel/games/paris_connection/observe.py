"""What a seat knows of a game of Paris Connection, and a state that agrees with it, compiled (R1.6, R4.4)."""

from __future__ import annotations

import numpy as np

from wissel.core.game import Record
from wissel.games.paris_connection.state import COMPANIES, OVER, SEATS
from wissel.kernel.compiler import compiled
from wissel.kernel.random import advance, output

SWAPS = 4
"""Swaps for each hidden share, so that the start of the walk is forgotten."""


@compiled
def observe(s: Record, seat: int, o: Record) -> None:
    """Fills `o` with what lies open, the seat's own hand and, when the game is over, all hands. SPECTATOR has no hand."""
    o.pub = s.pub
    o.seat = seat
    revealed = s.pub.phase == OVER
    for c in range(COMPANIES):
        o.hand[c] = s.hand[seat, c] if seat >= 0 else 0
    for q in range(SEATS):
        o.total[q] = s.total[q] if revealed else 0
        for c in range(COMPANIES):
            o.hands[q, c] = s.hand[q, c] if revealed else 0


@compiled
def determinize(m: Record, o: Record, s: Record, seed: int) -> None:
    """Fills `s` with a state in which the others hold hands that agree with everything `o` has seen.

    Every deal of the first shares is equally likely, but a seat held at least what it has given beyond what it had
    taken (`deficit`). Hidden first shares are dealt so that all seats have those, and then exchanged at random between
    seats where that stays true: a symmetric walk, whose limit is uniform over all deals that agree.
    """
    s.pub = o.pub
    s.rng = advance(seed)
    for q in range(SEATS):
        s.total[q] = o.total[q]
        for c in range(COMPANIES):
            s.hand[q, c] = o.hands[q, c] if o.pub.phase == OVER else 0
    if o.pub.phase != OVER:
        if o.seat >= 0:
            for c in range(COMPANIES):
                s.hand[o.seat, c] = o.hand[c]
        _deal_hidden(m, o, s)


@compiled
def _draw(s: Record, n: int) -> int:
    s.rng = advance(s.rng)
    return output(s.rng, n)


@compiled
def _deal_hidden(m: Record, o: Record, s: Record) -> None:
    p = s.pub
    pool = np.zeros(COMPANIES, np.int64)  # hidden first shares
    need = np.zeros((SEATS, COMPANIES), np.int64)  # of them, still to be given to a seat that must have had them
    size = np.zeros(SEATS, np.int64)
    total = 0
    for c in range(COMPANIES):
        pool[c] = m.shares - p.supply[c] - p.placed[c] - o.hand[c]
    for q in range(p.seats):
        if q != o.seat:
            size[q] = p.shares[q]
            for c in range(COMPANIES):
                net = p.takes[q, c] - p.gives[q, c]
                pool[c] -= net
                size[q] -= net
                need[q, c] = p.deficit[q, c]
            total += size[q]
    share = np.empty(total, np.int64)
    owner = np.empty(total, np.int64)
    spare = np.zeros((SEATS, COMPANIES), np.int64)  # first shares of a seat beyond its deficit
    n = 0
    for q in range(p.seats):
        if q != o.seat:
            for c in range(COMPANIES):
                for _ in range(need[q, c]):
                    share[n] = c
                    owner[n] = q
                    n += 1
                pool[c] -= need[q, c]
                size[q] -= need[q, c]
    forced = n > 0
    first = n
    for c in range(COMPANIES):
        for _ in range(pool[c]):
            share[n] = c
            n += 1
    for k in range(first, total):  # shuffle what no deficit binds
        j = k + _draw(s, total - k)
        c = share[k]
        share[k] = share[j]
        share[j] = c
    n = first
    for q in range(p.seats):
        for _ in range(size[q]):
            owner[n] = q
            spare[q, share[n]] += 1
            n += 1
    if forced:
        for _ in range(SWAPS * total):
            _exchange(share, owner, spare, _draw(s, total), _draw(s, total))
    for k in range(total):
        s.hand[owner[k], share[k]] += 1
    for q in range(p.seats):
        if q != o.seat:
            for c in range(COMPANIES):
                s.hand[q, c] += p.takes[q, c] - p.gives[q, c]


@compiled
def _exchange(share: Record, owner: Record, spare: Record, i: int, j: int) -> None:
    """Two seats exchange two first shares, if both keep what they must have had."""
    a, b = owner[i], owner[j]
    c, d = share[i], share[j]
    if c == d or a == b or spare[a, c] == 0 or spare[b, d] == 0:
        return
    spare[a, c] -= 1
    spare[b, d] -= 1
    spare[a, d] += 1
    spare[b, c] += 1
    share[i], share[j] = d, c
