"""What the heuristic player of Ticket to Ride makes of its position, compiled."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from wissel.games.ticket_to_ride.planner_cards import (
    Needs,
    lacks,
    new_needs,
    plenty_of,
    set_lacking,
    set_soon,
    share_out,
    want,
)
from wissel.games.ticket_to_ride.planner_prices import (
    UNIT,
    Weights,
    set_prices,
    set_unseen,
    stands_at,
    turns_left,
)
from wissel.games.ticket_to_ride.planner_routes import (
    Plan,
    Search,
    find_ways,
    fit,
    list_tickets,
    new_plan,
    new_search,
    spaces_of,
)
from wissel.games.ticket_to_ride.state import CARDS, LOCO, NONE, ROUTES, Map, Observation
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

MOST_FILLERS: Final = 3
"""Routes that are wanted for their points alone."""
SOON: Final = 600
"""Turns, in hundredths, before the end from which turns and trains are worth less and less."""


class Outlook(NamedTuple):
    """What the seat makes of its position."""

    price: Ints
    plan: Plan
    needs: Needs
    planned: int
    """Routes of the plan to be claimed: the first among the needs; those behind are for points alone."""
    spaces: int
    """Trains that the plan wants."""
    plan_turns: int
    """Turns, in hundredths, that it takes."""
    turns: int
    """Turns, in hundredths, that are left."""
    idle: int
    """Turns, in hundredths, from which routes are valued that are for points alone: `SOON` or less."""
    unseen: Ints
    """Cards of each kind that may be drawn."""
    unseen_n: int
    search: Search


@compiled
def look(m: Map, o: Observation, w: Weights) -> Outlook:
    p = o.pub
    price = np.empty(ROUTES, np.int64)
    lacking = np.empty(ROUTES, np.int64)
    set_prices(m, p, o.seat, o.hand, w, price)
    set_lacking(m, o.hand, lacking)
    turns = turns_left(m, p, o.seat, w)
    s = new_search()
    plan = new_plan()
    n = list_tickets(m, p, o.seat, o.kept, plan)
    find_ways(m, p, o.seat, price, plan, n, s)
    fit(m, p, o.seat, price, lacking, plan, n, turns)
    unseen = np.empty(CARDS, np.int64)
    unseen_n = set_unseen(m, p, o.hand, o.seat, unseen)
    needs = new_needs(o.hand)
    set_soon(p, unseen, needs, w)
    for r in range(m.routes):
        if plan.used[r] > 0 and p.owner[r] == NONE:
            want(needs, r, UNIT)
    share_out(m, needs, 0, w)
    planned = needs.n[0]
    spaces = spaces_of(m, p, plan)
    plan_turns = 0
    for i in range(planned):
        plan_turns += UNIT + UNIT * needs.lacking[i] // 2
    # While the plan is not done, its turns are worth as much as ever.
    idle = min(max(UNIT // 2, turns), SOON) if planned == 0 else SOON
    _want_fillers(m, o, plan, needs, idle, turns - plan_turns, p.trains[o.seat] - spaces, w)
    return Outlook(price, plan, needs, planned, spaces, plan_turns, turns, idle, unseen, unseen_n, s)


@compiled
def fill_gain(m: Map, r: int, lacking: int, idle: int, w: Weights) -> int:
    """What claiming a route for its points gains beyond the turns and trains that it takes."""
    turn = w.fill * idle // SOON
    train = w.fill_train * idle // SOON
    return int(UNIT * m.points[m.length[r]] - turn - turn * lacking // 2 - train * m.length[r])


@compiled
def _want_fillers(
    m: Map, o: Observation, plan: Plan, needs: Needs, idle: int, turns: int, trains: int, w: Weights
) -> None:
    """The best routes for their points alone, for what turns, trains and cards the plan leaves."""
    p = o.pub
    for _ in range(MOST_FILLERS):
        best = NONE
        most = 0
        plenty = plenty_of(needs.spare)
        for r in range(m.routes):
            if m.length[r] > trains or (p.open[o.seat, r >> 6] >> (r & 63)) & 1 == 0:
                continue
            if _is_wanted(m, plan, needs, r):
                continue
            lacking = lacks(m, needs.spare, plenty, r)
            if UNIT + UNIT * lacking // 2 > max(UNIT, turns):
                continue
            wild = max(0, m.ferry[r] - needs.spare[LOCO])
            gain = fill_gain(m, r, lacking + wild + m.tunnel[r], idle, w)
            if gain > 0 and stands_at(m, p, o.seat, m.a[r]) != stands_at(m, p, o.seat, m.b[r]):
                gain += w.link
            if gain > most:
                most = gain
                best = r
        if best == NONE:
            return
        want(needs, best, w.filler)
        share_out(m, needs, needs.n[0] - 1, w)
        trains -= m.length[best]


@compiled
def _is_wanted(m: Map, plan: Plan, needs: Needs, r: int) -> bool:
    """Is the route, or the other one of its double, wanted already?"""
    twin = m.twin[r]
    found = plan.used[r] > 0 or (twin != NONE and plan.used[twin] > 0)
    for i in range(needs.n[0]):
        found = found or needs.route[i] == r or (twin != NONE and needs.route[i] == twin)
    return bool(found)
