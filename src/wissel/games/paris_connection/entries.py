"""The few compiled functions of Paris Connection that Python calls (see `wissel.core.game.Kernel`)."""

from __future__ import annotations

import numpy as np

from wissel.core.game import Ints, Kernel, Record
from wissel.games.paris_connection import observe as knowledge
from wissel.games.paris_connection import rules
from wissel.games.paris_connection.problems import OK
from wissel.games.paris_connection.state import (
    ACTIONS,
    BUILDING,
    COMPANIES,
    FINISH,
    HEXES,
    NONE,
    NOT_ENDING,
    OUTCOMES,
    OVER,
    TRADE,
    TURN,
)
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.random import advance, output

TURN_LIMIT_OPTION = 0


@entry
def setup(M: Record, S: Record, seats: int, options: Ints) -> int:
    s = S[0]
    s.rng = 0
    rules.setup(M[0], s, seats, options[TURN_LIMIT_OPTION])
    return 0


@entry
def to_act(S: Record) -> int:
    p = S[0].pub
    return 1 << p.seat if p.phase == TURN or p.phase == BUILDING else 0


@entry
def is_over(S: Record) -> bool:
    return bool(S[0].pub.phase == OVER)


@entry
def decision(S: Record, seat: int) -> int:
    p = S[0].pub
    return p.actions + 1 if (p.phase == TURN or p.phase == BUILDING) and p.seat == seat else 0


@entry
def problem(M: Record, S: Record, seat: int, action: int) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats:
        return rules.NOT_YOUR_TURN
    return rules.problem(M[0], s.pub, s.hand[seat], seat, action)


@entry
def menu(M: Record, O: Record, out: Ints, ends: Ints) -> None:  # noqa: E741
    """The problem of every action for the observing seat, and whether a legal one ends the game at once."""
    m = M[0]
    o = O[0]
    p = o.pub
    for action in range(ACTIONS):
        out[action] = rules.problem(m, p, o.hand, o.seat, action)
        ends[action] = 0
        if out[action] != OK:
            continue
        if action < FINISH:
            ends[action] = rules.end_of_placement(m, p, action // HEXES, action % HEXES) != NOT_ENDING
        elif action == FINISH:
            ends[action] = p.reason != NOT_ENDING
        else:
            k = (action - TRADE) >> 1
            ends[action] = rules.trade_ends(p, k // COMPANIES, k % COMPANIES, ((action - TRADE) & 1) + 1)


@entry
def legal(M: Record, S: Record, seat: int, out: Ints) -> int:
    s = S[0]
    if seat != s.pub.seat:
        return 0
    return rules.legal(M[0], s.pub, s.hand[seat], out)


@entry
def apply(M: Record, S: Record, seat: int, action: int) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats:
        return rules.NOT_YOUR_TURN
    code = rules.problem(M[0], s.pub, s.hand[seat], seat, action)
    if code == OK:
        rules.apply(M[0], s, action)
    return code


@entry
def may_take_back(S: Record, seat: int) -> bool:
    """Placements of the open build are provisional (R4.3)."""
    p = S[0].pub
    return bool(p.phase == BUILDING and p.seat == seat)


@entry
def chance(M: Record, S: Record, pool: Ints) -> int:
    return rules.pool(M[0], S[0], pool)


@entry
def resolve(M: Record, S: Record, outcome: int) -> int:
    return rules.resolve(M[0], S[0], outcome)


@entry
def observe(S: Record, seat: int, O: Record) -> None:  # noqa: E741
    knowledge.observe(S[0], seat, O[0])


@entry
def determinize(M: Record, O: Record, S: Record, seed: int) -> None:  # noqa: E741
    knowledge.determinize(M[0], O[0], S[0], seed)


@compiled
def below(s: Record, n: int) -> int:
    """A number in 0..n-1 from the generator in the record."""
    s.rng = advance(s.rng)
    return output(s.rng, n)


@compiled
def draw_all(m: Record, s: Record, pool: Ints) -> None:
    """Resolves every pending draw from the generator in the record."""
    total = rules.pool(m, s, pool)
    while total > 0:
        k = below(s, total)
        outcome = 0
        while k >= pool[outcome]:
            k -= pool[outcome]
            outcome += 1
        rules.resolve(m, s, outcome)
        total = rules.pool(m, s, pool)


@entry
def step(M: Record, S: Record, action: int, out: Ints) -> int:
    m = M[0]
    s = S[0]
    p = s.pub
    if p.seat == NONE or rules.problem(m, p, s.hand[p.seat], p.seat, action) != OK:
        return -1
    rules.apply(m, s, action)
    return rules.legal(m, p, s.hand[p.seat], out)


@entry
def playouts(M: Record, S: Record, seats: int, options: Ints, seed: int, games: int) -> int:
    m = M[0]
    s = S[0]
    p = s.pub
    out = np.empty(ACTIONS, np.int64)
    pool = np.empty(OUTCOMES, np.int64)
    decisions = 0
    for game in range(games):
        rules.setup(m, s, seats, options[TURN_LIMIT_OPTION])
        s.rng = advance(seed + game)
        draw_all(m, s, pool)
        while p.phase != OVER:
            n = rules.legal(m, p, s.hand[p.seat], out)
            rules.apply(m, s, out[below(s, n)])
            decisions += 1
    return decisions


KERNEL = Kernel(
    setup=setup,
    to_act=to_act,
    is_over=is_over,
    decision=decision,
    problem=problem,
    menu=menu,
    legal=legal,
    apply=apply,
    may_take_back=may_take_back,
    chance=chance,
    resolve=resolve,
    observe=observe,
    determinize=determinize,
    step=step,
    playouts=playouts,
)
