"""What a seat knows of a game of Paris Connection, and a state that agrees with it, compiled (R1.6, R4.4)."""

from __future__ import annotations

import numpy as np

from wissel.games.paris_connection.state import COMPANIES, OVER, SEATS, Map, Observation, State
from wissel.kernel.compiler import compiled
from wissel.kernel.random import advance, below
from wissel.kernel.record import Ints

SWAPS = 4
"""Swaps for each hidden share, so that the start of the walk is forgotten."""


@compiled
def observe(s: State, seat: int, o: Observation) -> None:
    """Fills `o` with what lies open, the seat's own hand and, when the game is over, all hands. SPECTATOR has
    no hand."""
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
def determinize(m: Map, o: Observation, s: State, seed: int) -> None:
    """Fills `s` with a state in which the others hold hands that agree with everything `o` has seen.

    Every deal of the first shares is equally likely, but a seat held at least what it has given beyond what
    it had taken (`deficit`). Hidden first shares are dealt so that all seats have those, and then exchanged
    at random between seats where that stays true: a symmetric walk, whose limit is uniform over all deals
    that agree.
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
def _deal_hidden(m: Map, o: Observation, s: State) -> None:
    pool = np.zeros(COMPANIES, np.int64)
    size = np.zeros(SEATS, np.int64)
    bound = _count_hidden(m, o, pool, size)
    total = bound + pool.sum()
    share = np.empty(total, np.int64)  # the company of each hidden first share: bound ones, then the others
    owner = np.empty(total, np.int64)
    spare = np.zeros((SEATS, COMPANIES), np.int64)  # first shares of a seat that no deficit binds
    _deal(s, o.seat, pool, size, share, owner)
    for k in range(bound, total):
        spare[owner[k], share[k]] += 1
    if bound > 0:
        for _ in range(SWAPS * total):
            _exchange(share, owner, spare, below(s, total), below(s, total))
    for k in range(total):
        s.hand[owner[k], share[k]] += 1
    for q in range(s.pub.seats):
        if q != o.seat:
            for c in range(COMPANIES):
                s.hand[q, c] += s.pub.takes[q, c] - s.pub.gives[q, c]


@compiled
def _count_hidden(m: Map, o: Observation, pool: Ints, size: Ints) -> int:
    """Hidden first shares that no deficit binds, by company and by seat; returns how many are bound."""
    p = o.pub
    bound = 0
    for c in range(COMPANIES):
        pool[c] = m.shares - p.supply[c] - p.placed[c] - o.hand[c]
    for q in range(p.seats):
        if q != o.seat:
            size[q] = p.shares[q]
            for c in range(COMPANIES):
                settled = p.takes[q, c] - p.gives[q, c] + p.deficit[q, c]
                pool[c] -= settled
                size[q] -= settled
                bound += p.deficit[q, c]
    return bound


@compiled
def _deal(s: State, seat: int, pool: Ints, size: Ints, share: Ints, owner: Ints) -> None:
    """Gives each hidden seat the shares that its deficits bind, then what is left, shuffled."""
    n = 0
    for q in range(s.pub.seats):
        for c in range(COMPANIES):
            if q != seat:
                for _ in range(s.pub.deficit[q, c]):
                    share[n] = c
                    owner[n] = q
                    n += 1
    first = n
    for c in range(COMPANIES):
        share[n : n + pool[c]] = c
        n += pool[c]
    _shuffle(s, share, first)
    n = first
    for q in range(s.pub.seats):
        owner[n : n + size[q]] = q
        n += size[q]


@compiled
def _shuffle(s: State, share: Ints, first: int) -> None:
    """Shuffles all from `first` on."""
    for k in range(first, share.size):
        j = k + below(s, share.size - k)
        share[k], share[j] = share[j], share[k]


@compiled
def _exchange(share: Ints, owner: Ints, spare: Ints, i: int, j: int) -> None:
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
