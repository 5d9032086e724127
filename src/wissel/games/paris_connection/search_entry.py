"""The search of Paris Connection (see `wissel.kernel.search`), compiled."""

from __future__ import annotations

import math
from typing import Final

from wissel.games.paris_connection import rules
from wissel.games.paris_connection.observe import determinize
from wissel.games.paris_connection.outlook import UNIT
from wissel.games.paris_connection.planner import growth
from wissel.games.paris_connection.problems import OK
from wissel.games.paris_connection.scoring import over_limit
from wissel.games.paris_connection.search_desk import Desk
from wissel.games.paris_connection.search_proposals import propose as list_proposals
from wissel.games.paris_connection.search_rollout import know, quick_action, start
from wissel.games.paris_connection.search_rollout import rollout as play_on
from wissel.games.paris_connection.state import COMPANIES, NONE, OVER, Map, Observation
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints
from wissel.kernel.search import ONE, Tree, make_search

SPREAD: Final = 12.0
"""Points by which a result is near and not clear."""
EVER: Final = 1 << 20


@compiled
def prepare(m: Map, o: Observation, t: Tree, d: Desk) -> None:
    return


@compiled
def guess(m: Map, o: Observation, t: Tree, d: Desk, seed: int) -> None:
    determinize(m, o, d.state, seed)


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
    play_on(m, d, t.horizon if t.horizon > 0 else EVER)


@compiled
def estimate(m: Map, d: Desk) -> None:
    """Totals of a game that was cut short: what shares are worth and may still gain."""
    s = d.state
    p = s.pub
    for c in range(COMPANIES):
        d.share[c] = UNIT * p.value[c]
        if p.supply[c] > 0:
            know(m, d, c)
            d.share[c] += growth(p, d.rate[c], p.supply[c])
    for q in range(p.seats):
        total = -UNIT * m.penalty * over_limit(m, p, s.hand[q])
        for c in range(COMPANIES):
            total += s.hand[q, c] * d.share[c]
        s.total[q] = total // UNIT


@compiled
def judge(m: Map, t: Tree, d: Desk, gain: Ints, win: Ints) -> None:
    """The share in the win, and how near each seat came to it."""
    s = d.state
    if s.pub.phase != OVER:
        estimate(m, d)
    seats = s.pub.seats
    most = s.total[0]
    for q in range(seats):
        most = max(most, s.total[q])
    winners = 0
    total = 0.0
    for q in range(seats):
        winners += s.total[q] == most
        total += math.exp((s.total[q] - most) / SPREAD)
    for q in range(seats):
        win[q] = ONE // winners if s.total[q] == most else 0
        near = int(ONE * (math.exp((s.total[q] - most) / SPREAD) / total))
        gain[q] = (win[q] * (100 - t.margin) + near * t.margin) // 100


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
    quick=quick,
)
