"""Which tickets the heuristic player of Ticket to Ride keeps, and what a new offer may bring, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride.planner_cards import set_lacking
from wissel.games.ticket_to_ride.planner_claims import NEVER
from wissel.games.ticket_to_ride.planner_prices import FAR, UNIT, Weights, set_prices, turns_left
from wissel.games.ticket_to_ride.planner_routes import (
    DROPPED,
    Search,
    find_ways,
    fit,
    list_tickets,
    new_plan,
    new_search,
    search,
    spaces_of,
    total_price,
)
from wissel.games.ticket_to_ride.planner_view import Outlook
from wissel.games.ticket_to_ride.state import CHOOSE, NONE, ROUTES, TICKETS, WORDS, Map, Observation, Public
from wissel.kernel.bits import bit, lowest, popcount, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

TIGHT: Final = 150
"""Each train short of the slack of a plan for the first tickets."""


@compiled
def best_offer(m: Map, o: Observation, w: Weights) -> int:
    """The tickets of the offer to keep, as a subset (T1.3, T2.14)."""
    p = o.pub
    n = p.offer_n[o.seat]
    least = m.first_keep if p.phase == CHOOSE else m.draw_keep
    price = np.empty(ROUTES, np.int64)
    lacking = np.empty(ROUTES, np.int64)
    set_prices(m, p, o.seat, o.hand, w, price)
    set_lacking(m, o.hand, lacking)
    turns = turns_left(m, p, o.seat, w)
    s = new_search()
    kept = np.empty(WORDS, np.int64)
    best = NONE
    most = NEVER
    for subset in range(1 << n):
        if popcount(subset) < least:
            continue
        for i in range(WORDS):
            kept[i] = o.kept[i]
        for i in range(n):
            if (subset >> i) & 1:
                kept[o.offer[i] >> 6] |= bit(o.offer[i] & 63)
        worth = _worth_of(m, p, o.seat, kept, price, lacking, turns, s, w)
        if worth > most:
            most = worth
            best = subset
    return best


@compiled
def _worth_of(
    m: Map, p: Public, seat: int, kept: Ints, price: Ints, lacking: Ints, turns: int, s: Search, w: Weights
) -> int:
    """What a plan for these tickets brings, in hundredths of points."""
    plan = new_plan()
    n = list_tickets(m, p, seat, kept, plan)
    find_ways(m, p, seat, price, plan, n, s)
    fit(m, p, seat, price, lacking, plan, n, turns)
    worth = -w.keep * total_price(m, price, plan) // 100
    for i in range(WORDS):
        x = kept[i]
        while x != 0:
            worth += UNIT * m.ticket_points[lowest(x) + 64 * i]
            x = rest(x)
    for k in range(n):
        if plan.size[k] == DROPPED:
            worth -= 2 * UNIT * m.ticket_points[plan.ticket[k]]
    if p.phase == CHOOSE:
        worth -= TIGHT * max(0, spaces_of(m, p, plan) + w.slack - p.trains[seat])
    return worth


@compiled
def _added_worth(m: Map, o: Observation, view: Outlook, t: int, trains: int, turns: int, w: Weights) -> int:
    """What one more ticket brings beside the plan."""
    points: int = UNIT * m.ticket_points[t]
    a = m.ticket_a[t]
    b = m.ticket_b[t]
    if o.pub.net[o.seat, a] == o.pub.net[o.seat, b]:
        return points
    used = view.plan.used
    cost = search(m, view.price, used, a, b, view.search)
    if cost >= FAR:
        return -points
    spaces = 0
    routes = 0
    c = b
    while c != a:
        r = view.search.via[c]
        if view.price[r] > 0 and used[r] == 0:
            spaces += m.length[r]
            routes += 1
        c = m.a[r] + m.b[r] - c
    if spaces > trains or UNIT * routes + UNIT * spaces // 2 > turns:
        return -points
    return int(max(-points, points - w.add * cost // 100))


@compiled
def expected_offer(m: Map, o: Observation, view: Outlook, w: Weights) -> int:
    """What the best tickets of an offer are worth on average: all good ones, else the least bad one."""
    p = o.pub
    turns = view.turns - view.plan_turns - UNIT
    trains = p.trains[o.seat] - view.spaces
    worth = np.empty(TICKETS, np.int64)  # ascending
    n = 0
    for i in range(WORDS):
        x = m.regular[i] & ~o.kept[i]
        while x != 0:
            t = lowest(x) + 64 * i
            x = rest(x)
            v = _added_worth(m, o, view, t, trains, turns, w)
            k = n
            while k > 0 and worth[k - 1] > v:
                worth[k] = worth[k - 1]
                k -= 1
            worth[k] = v
            n += 1
    draws = min(n, m.draw_tickets, p.tickets_n + p.under_n)
    if draws == 0:
        return NEVER
    good = 0
    bad = 0
    for k in range(n):
        if worth[k] > 0:
            good += worth[k]
        else:  # the best of the offer if all others are among the k worse ones
            bad += worth[k] * _combinations(k, draws - 1)
    return draws * good // n + bad // _combinations(n, draws)


@compiled
def _combinations(n: int, k: int) -> int:
    """Ways to take k of n."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return max(0, ways)
