"""The few compiled functions of Paris Connection that Python calls (see `wissel.core.game.Kernel`)."""

from __future__ import annotations

import numpy as np

from wissel.core.game import SPECTATOR, Kernel
from wissel.games.paris_connection import deal, rules
from wissel.games.paris_connection import observe as knowledge
from wissel.games.paris_connection.problems import BAD_NUMBER, NOT_YOUR_TURN, OK
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
    SEATS,
    TRADE,
    TURN,
    Map,
    Observation,
    State,
)
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.random import advance, below
from wissel.kernel.record import Ints, Records

TURN_LIMIT_OPTION = 0


@entry
def setup(M: Records[Map], S: Records[State], seats: int, options: Ints) -> int:
    m = M[0]
    if seats < 0 or seats > SEATS or m.hand[seats] == 0:
        return BAD_NUMBER
    s = S[0]
    s.rng = 0
    deal.setup(m, s, seats, options[TURN_LIMIT_OPTION])
    return OK


@entry
def to_act(S: Records[State]) -> int:
    p = S[0].pub
    return 1 << p.seat if p.phase == TURN or p.phase == BUILDING else 0


@entry
def is_over(S: Records[State]) -> bool:
    return bool(S[0].pub.phase == OVER)


@entry
def decision(S: Records[State], seat: int) -> int:
    p = S[0].pub
    return p.actions + 1 if (p.phase == TURN or p.phase == BUILDING) and p.seat == seat else 0


@entry
def problem(M: Records[Map], S: Records[State], seat: int, action: int) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats:
        return NOT_YOUR_TURN
    return rules.problem(M[0], s.pub, s.hand[seat], seat, action)


@entry
def menu(M: Records[Map], O: Records[Observation], out: Ints, ends: Ints) -> None:  # noqa: E741
    """The problem of every action for the observing seat, and whether a legal one brings the end."""
    m = M[0]
    o = O[0]
    p = o.pub
    last_turn = rules.is_last_turn(p)
    for action in range(ACTIONS):
        out[action] = rules.problem(m, p, o.hand, o.seat, action)
        ends[action] = 0
        if out[action] != OK:
            continue
        if action < FINISH:
            ends[action] = rules.end_of_placement(m, p, action // HEXES, action % HEXES) != NOT_ENDING
        elif action == FINISH:
            ends[action] = last_turn or p.reason != NOT_ENDING
        else:
            k = (action - TRADE) >> 1
            count = ((action - TRADE) & 1) + 1
            ends[action] = last_turn or rules.trade_ends(p, k // COMPANIES, k % COMPANIES, count)


@entry
def legal(M: Records[Map], S: Records[State], seat: int, out: Ints) -> int:
    s = S[0]
    if seat != s.pub.seat:
        return 0
    return rules.legal(M[0], s.pub, s.hand[seat], out)


@entry
def apply(M: Records[Map], S: Records[State], seat: int, action: int) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats:
        return NOT_YOUR_TURN
    code = rules.problem(M[0], s.pub, s.hand[seat], seat, action)
    if code == OK:
        rules.apply(M[0], s, action)
    return code


@entry
def may_take_back(S: Records[State], seat: int) -> bool:
    """Placements of the open build are provisional (R4.3)."""
    p = S[0].pub
    return bool(p.phase == BUILDING and p.seat == seat)


@entry
def concede(S: Records[State], seat: int) -> None:
    S[0].pub.out |= 1 << seat


@entry
def stop(M: Records[Map], S: Records[State], why: int) -> None:
    rules.stop(M[0], S[0], why)


@entry
def chance(M: Records[Map], S: Records[State], pool: Ints) -> int:
    return deal.pool(M[0], S[0], pool)


@entry
def resolve(M: Records[Map], S: Records[State], outcome: int) -> int:
    return deal.resolve(M[0], S[0], outcome)


@entry
def observe(S: Records[State], seat: int, O: Records[Observation]) -> None:  # noqa: E741
    if seat < SPECTATOR or seat >= S[0].pub.seats:
        raise IndexError("no such seat")
    knowledge.observe(S[0], seat, O[0])


@entry
def determinize(M: Records[Map], O: Records[Observation], S: Records[State], seed: int) -> None:  # noqa: E741
    knowledge.determinize(M[0], O[0], S[0], seed)


@compiled
def draw_all(m: Map, s: State, pool: Ints) -> None:
    """Resolves every pending draw from the generator in the record."""
    total = deal.pool(m, s, pool)
    while total > 0:
        k = below(s, total)
        outcome = 0
        while k >= pool[outcome]:
            k -= pool[outcome]
            outcome += 1
        deal.resolve(m, s, outcome)
        total = deal.pool(m, s, pool)


@entry
def step(M: Records[Map], S: Records[State], action: int, out: Ints) -> int:
    m = M[0]
    s = S[0]
    p = s.pub
    if p.seat == NONE or rules.problem(m, p, s.hand[p.seat], p.seat, action) != OK:
        return -1
    rules.apply(m, s, action)
    return rules.legal(m, p, s.hand[p.seat], out)


@entry
def playouts(M: Records[Map], S: Records[State], seats: int, options: Ints, seed: int, games: int) -> int:
    m = M[0]
    s = S[0]
    p = s.pub
    out = np.empty(ACTIONS, np.int64)
    pool = np.empty(OUTCOMES, np.int64)
    decisions = 0
    for game in range(games):
        if setup(M, S, seats, options) != OK:
            return -1
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
    concede=concede,
    stop=stop,
    chance=chance,
    resolve=resolve,
    observe=observe,
    determinize=determinize,
    step=step,
    playouts=playouts,
)
