"""The few compiled functions of Ticket to Ride that Python calls (see `wissel.core.game.Kernel`)."""

from __future__ import annotations

import numpy as np

from wissel.core.game import SPECTATOR, Kernel
from wissel.games.ticket_to_ride import deal, end, rules, turn
from wissel.games.ticket_to_ride import determinize as guess
from wissel.games.ticket_to_ride import legal as lists
from wissel.games.ticket_to_ride import observe as knowledge
from wissel.games.ticket_to_ride.problems import BAD_NUMBER, NOT_YOUR_TURN, OK, WRONG_PHASE
from wissel.games.ticket_to_ride.scoring import final_scores
from wissel.games.ticket_to_ride.state import (
    ACTIONS,
    CHOICE,
    CHOOSE,
    KEEP,
    OVER,
    STOPPED,
    Map,
    Observation,
    State,
)
from wissel.kernel.bits import lowest, popcount, rest
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.random import advance, below
from wissel.kernel.record import Ints, Records


@entry
def setup(M: Records[Map], S: Records[State], seats: int, options: Ints) -> int:
    m = M[0]
    if seats < m.least_seats or seats > m.most_seats:
        return BAD_NUMBER
    s = S[0]
    s.rng = 0
    deal.setup(m, s, seats)
    return OK


@compiled
def decides(s: State, seat: int) -> bool:
    """Must the seat decide now?"""
    p = s.pub
    if p.phase == CHOOSE:
        return bool(p.chosen[seat] == 0)
    return bool(p.phase <= CHOICE and p.seat == seat)


@entry
def to_act(S: Records[State]) -> int:
    s = S[0]
    mask = 0
    for seat in range(s.pub.seats):
        if decides(s, seat):
            mask |= 1 << seat
    return mask


@entry
def is_over(S: Records[State]) -> bool:
    return bool(S[0].pub.phase == OVER)


@entry
def decision(S: Records[State], seat: int) -> int:
    """The first tickets are the first decision of each seat, whoever else has chosen already (T1.3)."""
    s = S[0]
    if seat < 0 or seat >= s.pub.seats or not decides(s, seat):
        return 0
    return 1 if s.pub.phase == CHOOSE else s.pub.actions + 2


@compiled
def score_if_over(m: Map, s: State) -> None:
    if s.pub.phase == OVER:
        final_scores(m, s)


@entry
def problem(M: Records[Map], S: Records[State], seat: int, action: int) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats:
        return NOT_YOUR_TURN
    return rules.problem(M[0], s.pub, s.hand[seat], seat, action)


@entry
def menu(M: Records[Map], O: Records[Observation], out: Ints, ends: Ints) -> None:  # noqa: E741
    """The problem of every action for the observing seat, and whether a legal one ends the game at once."""
    m = M[0]
    o = O[0]
    for action in range(ACTIONS):
        code = rules.problem(m, o.pub, o.hand, o.seat, action)
        out[action] = code
        ends[action] = 1 if code == OK and end.ends_game(m, o.pub, action) else 0


@entry
def offers(M: Records[Map], O: Records[Observation], out: Ints) -> None:  # noqa: E741
    """Fills `out` by action for the observing seat: below `KEEP` the problem, from there on `OK` or
    `WRONG_PHASE`: what is legal there is listed, and everything else has reasons that are told by route."""
    m = M[0]
    o = O[0]
    listed = np.empty(ACTIONS, np.int64)
    n = lists.legal(m, o.pub, o.hand, o.seat, listed)
    for action in range(ACTIONS):
        out[action] = rules.problem(m, o.pub, o.hand, o.seat, action) if action < KEEP else WRONG_PHASE
    for i in range(n):
        if listed[i] >= KEEP:
            out[listed[i]] = OK


@entry
def legal(M: Records[Map], S: Records[State], seat: int, out: Ints) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats or not decides(s, seat):
        return 0
    return lists.legal(M[0], s.pub, s.hand[seat], seat, out)


@entry
def apply(M: Records[Map], S: Records[State], seat: int, action: int) -> int:
    s = S[0]
    if seat < 0 or seat >= s.pub.seats:
        return NOT_YOUR_TURN
    code = rules.problem(M[0], s.pub, s.hand[seat], seat, action)
    if code == OK:
        turn.apply(M[0], s, seat, action)
        score_if_over(M[0], s)
    return code


@entry
def may_take_back(S: Records[State], seat: int) -> bool:
    """Nothing is provisional (T2.18)."""
    return False


@entry
def concede(S: Records[State], seat: int) -> None:
    S[0].pub.out |= 1 << seat


@entry
def stop(M: Records[Map], S: Records[State], why: int) -> None:
    """What is claimed and kept counts; tickets that are only offered do not."""
    s = S[0]
    s.pub.turns += 1
    s.pub.reason = STOPPED + why
    s.pub.phase = OVER
    final_scores(M[0], s)


@entry
def chance(M: Records[Map], S: Records[State], pool: Ints) -> int:
    return deal.pool(M[0], S[0], pool)


@entry
def resolve(M: Records[Map], S: Records[State], outcome: int) -> int:
    code = deal.resolve(M[0], S[0], outcome)
    if code == OK:
        score_if_over(M[0], S[0])
    return code


@entry
def observe(S: Records[State], seat: int, O: Records[Observation]) -> None:  # noqa: E741
    if seat < SPECTATOR or seat >= S[0].pub.seats:
        raise IndexError("no such seat")
    knowledge.observe(S[0], seat, O[0])


@entry
def determinize(M: Records[Map], O: Records[Observation], S: Records[State], seed: int) -> None:  # noqa: E741
    guess.determinize(M[0], O[0], S[0], seed)


@compiled
def draw_outcome(m: Map, s: State) -> int:
    """An outcome of the pending draw from the generator in the record: `deal.pool`, sampled."""
    p = s.pub
    if deal.draws_card(p):
        k = below(s, p.deck_n)
        card = 0
        while k >= s.deck[card]:
            k -= s.deck[card]
            card += 1
        return card
    if not deal.draws_ticket(p):
        return below(s, p.seats)
    low = deal.ticket_pool(m, s, 0)
    high = deal.ticket_pool(m, s, 1)
    k = below(s, popcount(low) + popcount(high))
    word = 0
    x = low
    if k >= popcount(low):
        k -= popcount(low)
        word = 1
        x = high
    for _ in range(k):
        x = rest(x)
    return lowest(x) + 64 * word


@compiled
def draw_all(m: Map, s: State) -> None:
    """Resolves every pending draw from the generator in the record."""
    while s.pub.phase > OVER:
        deal.resolve(m, s, draw_outcome(m, s))


@compiled
def next_seat(s: State) -> int:
    """The first seat in order that must decide."""
    seat = s.pub.seat
    if s.pub.phase == CHOOSE:
        seat = 0
        while s.pub.chosen[seat] == 1:
            seat += 1
    return seat


@entry
def step(M: Records[Map], S: Records[State], action: int, out: Ints) -> int:
    m = M[0]
    s = S[0]
    if s.pub.phase >= OVER:
        return -1
    seat = next_seat(s)
    if rules.problem(m, s.pub, s.hand[seat], seat, action) != OK:
        return -1
    turn.apply(m, s, seat, action)
    draw_all(m, s)
    if s.pub.phase == OVER:
        final_scores(m, s)
        return 0
    seat = next_seat(s)
    return lists.legal(m, s.pub, s.hand[seat], seat, out)


@entry
def playouts(M: Records[Map], S: Records[State], seats: int, options: Ints, seed: int, games: int) -> int:
    m = M[0]
    s = S[0]
    out = np.empty(ACTIONS, np.int64)
    decisions = 0
    for game in range(games):
        if setup(M, S, seats, options) != OK:
            return -1
        s.rng = advance(seed + game)
        draw_all(m, s)
        while s.pub.phase != OVER:
            seat = next_seat(s)
            n = lists.legal(m, s.pub, s.hand[seat], seat, out)
            turn.apply(m, s, seat, out[below(s, n)])
            draw_all(m, s)
            decisions += 1
        final_scores(m, s)
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
