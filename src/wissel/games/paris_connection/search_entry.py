"""The search of Paris Connection (see `wissel.kernel.search`), compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.paris_connection import rules
from wissel.games.paris_connection.observe import determinize
from wissel.games.paris_connection.problems import OK
from wissel.games.paris_connection.search_desk import Desk
from wissel.games.paris_connection.search_proposals import propose as list_proposals
from wissel.games.paris_connection.search_rollout import quick_action, start
from wissel.games.paris_connection.search_rollout import rollout as play_on
from wissel.games.paris_connection.search_value import features, survey_all
from wissel.games.paris_connection.state import NONE, OVER, SEATS, TURN, Map, Observation, State
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.record import Ints, Records
from wissel.kernel.search import ONE, Tree, make_search, share
from wissel.kernel.value import expected_score

SPREAD: Final = 12.0
"""Points by which a result is near and not clear."""


@compiled
def prepare(m: Map, o: Observation, t: Tree, d: Desk) -> None:
    return


@compiled
def guess(m: Map, o: Observation, t: Tree, d: Desk, seed: int) -> None:
    determinize(m, o, d.state, seed)
    start(d)
    survey_all(m, d)


@compiled
def copy(d: Desk, to: Desk, seed: int) -> None:
    to.state = d.state
    to.state.rng = seed
    to.rush = 0
    to.known = d.known
    to.rate = d.rate
    to.path = d.path
    to.size = d.size
    to.placed = d.placed
    to.done = d.done
    to.end_steps = d.end_steps
    to.end_gain = d.end_gain
    to.end_path = d.end_path
    to.trades = d.trades


@compiled
def mover(d: Desk) -> int:
    p = d.state.pub
    return NONE if p.phase == OVER else int(p.seat)


@compiled
def propose(m: Map, t: Tree, d: Desk, seat: int, actions: Ints, weights: Ints) -> int:
    return list_proposals(m, t, d, seat, actions, weights)


@compiled
def allowed(m: Map, d: Desk, seat: int, action: int) -> bool:
    s = d.state
    return bool(rules.problem(m, s.pub, s.hand[seat], seat, action) == OK)


@compiled
def play(m: Map, d: Desk, seat: int, action: int) -> None:
    rules.apply(m, d.state, action)


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
        most = s.total[0]
        for q in range(p.seats):
            most = max(most, s.total[q])
        winners = 0
        for q in range(p.seats):
            winners += s.total[q] == most
        for q in range(p.seats):
            total[q] = s.total[q]
            win[q] = ONE // winners if s.total[q] == most else 0
    else:
        survey_all(m, d)
        for q in range(p.seats):
            features(m, d, q, d.feature)
            total[q] = expected_score(d.net, d.feature, d.hidden)
        share(p.seats, total, t.doubt / 10, win)
    share(p.seats, total, SPREAD, gain)
    for q in range(p.seats):
        gain[q] = (win[q] * (100 - t.margin) + gain[q] * t.margin) // 100


@compiled
def quick(m: Map, t: Tree, d: Desk, seat: int) -> int:
    start(d)
    return quick_action(m, d)


search = make_search(
    "paris_connection",
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
    start(d)
    survey_all(m, d)
    for q in range(d.state.pub.seats):
        features(m, d, q, out[q])
    return 1
