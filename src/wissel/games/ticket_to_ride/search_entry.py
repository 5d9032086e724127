"""The search of Ticket to Ride (see `wissel.kernel.search`), compiled."""

from __future__ import annotations

import math
from typing import Final

from wissel.games.ticket_to_ride import rules
from wissel.games.ticket_to_ride.determinize import determinize
from wissel.games.ticket_to_ride.entries import draw_all, next_seat
from wissel.games.ticket_to_ride.problems import OK
from wissel.games.ticket_to_ride.scoring import final_scores
from wissel.games.ticket_to_ride.search_beliefs import believe, weigh_tickets
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.search_proposals import propose as list_proposals
from wissel.games.ticket_to_ride.search_rollout import quick_action, start
from wissel.games.ticket_to_ride.search_rollout import rollout as play_on
from wissel.games.ticket_to_ride.state import NONE, OVER, Map, Observation
from wissel.games.ticket_to_ride.turn import apply
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints
from wissel.kernel.search import ONE, Tree, make_search

SPREAD: Final = 40.0
"""Points by which a result is near and not clear."""


@compiled
def prepare(m: Map, o: Observation, t: Tree, d: Desk) -> None:
    if t.believe > 0:
        weigh_tickets(m, o, d)


@compiled
def guess(m: Map, o: Observation, t: Tree, d: Desk, seed: int) -> None:
    determinize(m, o, d.state, seed)
    if t.believe > 0:
        believe(m, o, d)


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
    apply(m, d.state, seat, action)
    draw_all(m, d.state)


@compiled
def rollout(m: Map, t: Tree, d: Desk) -> None:
    play_on(m, d)


@compiled
def judge(m: Map, t: Tree, d: Desk, gain: Ints, win: Ints) -> None:
    """The share in the win, and how near each seat came to it."""
    s = d.state
    final_scores(m, s)
    seats = s.pub.seats
    winners = 0
    most = s.total[0]
    for q in range(seats):
        winners += s.rank[q] == 1
        most = max(most, s.total[q])
    total = 0.0
    for q in range(seats):
        total += math.exp((s.total[q] - most) / SPREAD)
    for q in range(seats):
        win[q] = ONE // winners if s.rank[q] == 1 else 0
        near = int(ONE * (math.exp((s.total[q] - most) / SPREAD) / total))
        gain[q] = (win[q] * (100 - t.margin) + near * t.margin) // 100


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
    quick=quick,
)
