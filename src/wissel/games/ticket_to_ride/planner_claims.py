"""Claims and stations of the heuristic player of Ticket to Ride, compiled."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride.numbers import claim_action, station_action
from wissel.games.ticket_to_ride.planner_cards import Needs, new_needs, payment
from wissel.games.ticket_to_ride.planner_prices import (
    FAR,
    UNIT,
    Weights,
    danger,
    needs_station,
    set_unseen,
)
from wissel.games.ticket_to_ride.planner_routes import search
from wissel.games.ticket_to_ride.planner_view import Outlook, fill_gain
from wissel.games.ticket_to_ride.problems import OK
from wissel.games.ticket_to_ride.rules import route_problem
from wissel.games.ticket_to_ride.scoring import join, use_stations
from wissel.games.ticket_to_ride.state import (
    CARDS,
    CITIES,
    COLOURS,
    LOCO,
    NONE,
    STATIONS,
    WORDS,
    Map,
    Observation,
    Public,
)
from wissel.kernel.bits import lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

DETOUR: Final = 2500
"""Most that losing a route of the plan is reckoned to cost, in hundredths of points."""
NEVER: Final = -FAR
TRIED: Final = 75
"""Percent that a tunnel counts in the last turn, as it may fail."""

# ---- a turn ------------------------------------------------------------------------------------------------


@compiled
def best_claim(m: Map, o: Observation, view: Outlook, w: Weights) -> tuple[int, int]:
    """The best claim among the routes that are wanted, and what it is worth beyond drawing cards."""
    p = o.pub
    needs = view.needs
    best = NONE
    most = NEVER
    for i in range(needs.n[0]):
        r = needs.route[i]
        price, paint, wild = payment(m, o.hand, needs, i, r, view.unseen, view.unseen_n, w)
        if price >= FAR:
            continue
        others = view.planned
        if i < view.planned:
            worth = w.eager + _urgency(m, o, view, r, w) - price
            others -= 1
        else:
            worth = fill_gain(m, r, 0, view.idle, w) - price
        if others > 0 and p.trains[o.seat] - m.length[r] <= m.last_round_at:
            worth -= DETOUR  # it would end the game before the plan is done (T3.1)
        if worth > most:
            most = worth
            best = claim_action(r, paint, wild)
    return best, most


@compiled
def _urgency(m: Map, o: Observation, view: Outlook, r: int, w: Weights) -> int:
    """What waiting with a route of the plan may cost: the chance to lose it, times the way round it.

    Where doubles close, the other route of a double is no way round (T2.9).
    """
    price = view.price
    used = view.plan.used
    twin = r if m.twin[r] == NONE or o.pub.seats >= m.doubles_open_from else m.twin[r]
    kept, twin_kept, ways = price[r], price[twin], used[r]
    price[r] = FAR
    price[twin] = FAR
    used[r] = 0
    detour = search(m, price, used, m.a[r], m.b[r], view.search)
    price[twin] = twin_kept
    price[r] = kept
    used[r] = ways
    return int(min(DETOUR, max(0, detour - kept)) * danger(m, o.pub, o.seat, r, w) // 1000)


@compiled
def any_claim(m: Map, o: Observation, view: Outlook, w: Weights) -> int:
    """The best of all claims, wanted or not; NONE: there is none."""
    best = NONE
    most = NEVER
    for r in range(m.routes):
        if route_problem(m, o.pub, o.seat, r) == OK:
            price, paint, wild = payment(m, o.hand, view.needs, NONE, r, view.unseen, view.unseen_n, w)
            worth = UNIT * m.points[m.length[r]] - price
            if price < FAR and worth > most:
                most = worth
                best = claim_action(r, paint, wild)
    return best


# ---- stations (T2.15, T3.3) --------------------------------------------------------------------------------


@compiled
def planned_station(m: Map, o: Observation, view: Outlook, w: Weights) -> int:
    """A station for a route of another seat on the plan, once nothing else of it is left to do, or no time.

    NONE: there is none. The later it is built, the better is it known where it helps.
    """
    p = o.pub
    if p.built[o.seat] == m.stations:
        return NONE
    if view.planned > 0 and view.turns > view.plan_turns + 2 * UNIT:
        return NONE
    for r in range(m.routes):
        if view.plan.used[r] > 0 and needs_station(m, p, o.seat, r):
            action = _station_for(m, p, o, view.needs, r, w)
            if action != NONE:
                return action
    return NONE


@compiled
def _station_for(m: Map, p: Public, o: Observation, needs: Needs, r: int, w: Weights) -> int:
    """A station at a free end of the route, paid with cards that are not set aside if possible."""
    city = m.a[r] if p.station[m.a[r]] == NONE else m.b[r]
    if p.built[o.seat] == m.stations or p.station[city] != NONE:
        return NONE
    cost = p.built[o.seat] + 1
    best = FAR
    action = NONE
    for c in range(COLOURS):
        k = max(0, cost - o.hand[c])
        price = w.wild * k + w.card * max(0, cost - k - needs.spare[c])
        if k < cost and k <= o.hand[LOCO] and price < best:
            best = price
            action = station_action(city, c, k)
    if action == NONE and o.hand[LOCO] >= cost:
        return station_action(city, LOCO, cost)
    return action


# ---- the last turn -----------------------------------------------------------------------------------------


@compiled
def last_action(m: Map, o: Observation, w: Weights) -> int:
    """The claim or station that brings most points, as nothing comes after it; NONE: none brings any."""
    p = o.pub
    needs = new_needs(o.hand)
    unseen = np.empty(CARDS, np.int64)
    unseen_n = set_unseen(m, p, o.hand, o.seat, unseen)
    net = np.empty(CITIES, np.int64)
    _borrow(m, o, net)
    best = NONE
    most = 0
    for r in range(m.routes):
        gain = 2 * UNIT * _joined(m, o.kept, net, m.a[r], m.b[r])
        action = NONE
        if route_problem(m, p, o.seat, r) == OK:
            price, paint, wild = payment(m, o.hand, needs, NONE, r, unseen, unseen_n, w)
            gain += UNIT * m.points[m.length[r]]
            if m.tunnel[r] == 1:
                gain = gain * TRIED // 100
            if price < FAR:
                action = claim_action(r, paint, wild)
        elif p.owner[r] != NONE and p.owner[r] != o.seat:
            gain -= UNIT * m.station_points
            if gain > most:
                action = _station_for(m, p, o, needs, r, w)
        if action != NONE and gain > most:
            most = gain
            best = action
    return best


@compiled
def _borrow(m: Map, o: Observation, net: Ints) -> None:
    """Cities that own routes join, and those that the stations already built borrow at best (T3.3)."""
    borrowed = np.empty(STATIONS, np.int64)
    net[: m.cities] = o.pub.net[o.seat, : m.cities]
    use_stations(m, o.pub, o.kept, o.seat, borrowed)
    for r in borrowed:
        if r != NONE:
            join(m, net, m.a[r], m.b[r])


@compiled
def _joined(m: Map, kept: Ints, net: Ints, a: int, b: int) -> int:
    """Points of the tickets that are done once the nets of two cities are one."""
    x = net[a]
    y = net[b]
    points = 0
    for w in range(WORDS):
        left = kept[w] if x != y else 0
        while left != 0:
            t = lowest(left) + 64 * w
            left = rest(left)
            at = net[m.ticket_a[t]]
            to = net[m.ticket_b[t]]
            if (at == x and to == y) or (at == y and to == x):
                points += m.ticket_points[t]
    return points
