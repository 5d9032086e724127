"""The search of Ticket to Ride (see `wissel.kernel.search`), compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride import rules
from wissel.games.ticket_to_ride.determinize import determinize
from wissel.games.ticket_to_ride.entries import draw_all, next_seat
from wissel.games.ticket_to_ride.numbers import claim_parts
from wissel.games.ticket_to_ride.planner_prices import UNIT, turns_to_end
from wissel.games.ticket_to_ride.problems import OK
from wissel.games.ticket_to_ride.scoring import final_scores
from wissel.games.ticket_to_ride.search_beliefs import believe, weigh_tickets
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.search_proposals import propose as list_proposals
from wissel.games.ticket_to_ride.search_rollout import quick_action, start
from wissel.games.ticket_to_ride.search_rollout import rollout as play_on
from wissel.games.ticket_to_ride.search_value import set_features, set_plans
from wissel.games.ticket_to_ride.state import (
    CLAIM,
    KEEP,
    NONE,
    OVER,
    SEATS,
    TURN,
    WORDS,
    Map,
    Observation,
    Public,
    State,
)
from wissel.games.ticket_to_ride.turn import apply
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.record import Ints, Records
from wissel.kernel.search import ONE, Tree, make_search, share
from wissel.kernel.value import expected_score

SPREAD: Final = 40.0
"""Points by which a result is near and not clear."""
LAST_DOUBT: Final = 45
"""Percent of doubt about foreseen scores that is left when the last round is near."""
DOUBT_EACH: Final = 5
"""Percent more for each turn before that; never more than all."""


@compiled
def prepare(m: Map, o: Observation, t: Tree, d: Desk) -> None:
    if t.believe > 0:
        weigh_tickets(m, o, d)


@compiled
def guess(m: Map, o: Observation, t: Tree, d: Desk, seed: int) -> None:
    determinize(m, o, d.state, seed)
    if t.believe > 0:
        believe(m, o, d)
    start(d, 0)
    set_plans(m, d)


@compiled
def copy(d: Desk, to: Desk, seed: int) -> None:
    to.state = d.state
    to.state.rng = seed
    for q in range(d.state.pub.seats):
        to.planned[q] = d.planned[q]
        to.stop[q] = d.stop[q]
        to.filler[q] = d.filler[q]
        for w in range(WORDS):
            to.want[q, w] = d.want[q, w]
            to.promised[q, w] = d.promised[q, w]


@compiled
def mover(d: Desk) -> int:
    return NONE if d.state.pub.phase == OVER else next_seat(d.state)


@compiled
def propose(m: Map, t: Tree, d: Desk, seat: int, actions: Ints, weights: Ints) -> int:
    return list_proposals(m, t, d, seat, actions, weights)


@compiled
def allowed(m: Map, d: Desk, seat: int, action: int) -> bool:
    s = d.state
    return bool(rules.problem(m, s.pub, s.hand[seat], seat, action) == OK)


@compiled
def play(m: Map, d: Desk, seat: int, action: int) -> None:
    if action >= CLAIM:
        r, _, _ = claim_parts(action)
        if (d.want[seat, r >> 6] >> (r & 63)) & 1 == 0:
            d.planned[seat] = 0
    elif action >= KEEP:
        d.planned[seat] = 0
    apply(m, d.state, seat, action)
    draw_all(m, d.state)


@compiled
def rollout(m: Map, t: Tree, d: Desk) -> None:
    play_on(m, d, t.horizon)


@compiled
def judge(m: Map, t: Tree, d: Desk, gain: Ints, win: Ints) -> None:
    """The share in the win, and how near each seat came to it, by the scores or those that are foreseen."""
    s = d.state
    p = s.pub
    total = np.empty(SEATS, np.float64)
    if p.phase == OVER:
        final_scores(m, s)
        winners = 0
        for q in range(p.seats):
            winners += s.rank[q] == 1
        for q in range(p.seats):
            total[q] = s.total[q]
            win[q] = ONE // winners if s.rank[q] == 1 else 0
    else:
        set_plans(m, d)
        set_features(m, d)
        for q in range(p.seats):
            total[q] = expected_score(d.net, d.feature[q], d.hidden)
        share(p.seats, total, _doubt(m, t, p), win)
    share(p.seats, total, SPREAD, gain)
    for q in range(p.seats):
        gain[q] = (win[q] * (100 - t.margin) + gain[q] * t.margin) // 100


@compiled
def _doubt(m: Map, t: Tree, p: Public) -> float:
    """Points by which foreseen scores are near: fewer when few turns are left."""
    turns = turns_to_end(m, p, 0)
    for q in range(1, p.seats):
        turns = min(turns, turns_to_end(m, p, q))
    return float(t.doubt * min(100, LAST_DOUBT + DOUBT_EACH * turns // UNIT) / 1000)


@compiled
def quick(m: Map, t: Tree, d: Desk, seat: int) -> int:
    start(d, t.plans)
    return quick_action(m, d, seat)


search = make_search(
    "ticket_to_ride",
    prepare=prepare,
    guess=guess,
    mover=mover,
    propose=propose,
    allowed=allowed,
    play=play,
    rollout=rollout,
    judge=judge,
    copy=copy,
    quick=quick,
)


@entry
def look(M: Records[Map], S: Records[State], D: Records[Desk], out: Ints) -> int:
    """Fills `out` with the features of all seats, a row each, and returns 1, if the position is judged so."""
    m = M[0]
    d = D[0]
    d.state = S[0]
    if d.state.pub.phase != TURN:
        return 0
    start(d, 0)
    set_plans(m, d)
    set_features(m, d)
    for q in range(d.state.pub.seats):
        out[q] = d.feature[q]
    return 1
