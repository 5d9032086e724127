"""The plan of the heuristic player of Ticket to Ride, compiled: cheap ways for all its tickets together.

A Steiner forest by repeated shortest ways: what one way uses costs the next ones nothing; then each way is
searched anew among the others, until nothing changes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from wissel.games.ticket_to_ride.planner_prices import FAR, UNIT, needs_station
from wissel.games.ticket_to_ride.state import CITIES, NONE, ROUTES, WORDS, Map, Public
from wissel.kernel.bits import lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

WAYS: Final = 14
"""Tickets that a plan takes care of; a seat that keeps more leaves the cheapest aside."""
PASSES: Final = 2
"""Times that each way is searched anew."""
DROPPED: Final = -1


class Plan(NamedTuple):
    """Ways for the tickets that are not done."""

    ticket: Ints
    """Numbers of the tickets, best first; NONE behind them."""
    size: Ints
    """By ticket: routes of its way that are not own; DROPPED: it has none."""
    way: Ints
    """By ticket: those routes."""
    used: Ints
    """By route: ways that use it."""


class Search(NamedTuple):
    """Work space of a search for a shortest way."""

    far: Ints
    """By city: price of the way there."""
    via: Ints
    """By city: the route by which it is reached."""
    queue: Ints


@compiled
def new_search() -> Search:
    return Search(np.empty(CITIES, np.int64), np.empty(CITIES, np.int64), np.empty(CITIES, np.int64))


@compiled
def new_plan() -> Plan:
    return Plan(
        np.full(WAYS, NONE, np.int64),
        np.full(WAYS, DROPPED, np.int64),
        np.empty((WAYS, CITIES), np.int64),
        np.zeros(ROUTES, np.int64),
    )


@compiled
def search(m: Map, price: Ints, used: Ints, start: int, goal: int, s: Search) -> int:
    """The price of the cheapest way from city to city (`goal` NONE: to all) if used routes cost nothing."""
    far, via, queue = s
    for c in range(m.cities):
        far[c] = FAR
    far[start] = 0
    via[start] = NONE
    queue[0] = start
    n = 1
    while n > 0:
        at = 0
        for i in range(1, n):
            if far[queue[i]] < far[queue[at]]:
                at = i
        c = queue[at]
        if c == goal:
            break
        n -= 1
        queue[at] = queue[n]
        for i in range(m.first[c], m.first[c + 1]):
            r = m.at_route[i]
            if price[r] >= FAR:
                continue
            to = m.at_city[i]
            price_to = far[c] + (price[r] if used[r] == 0 else 0)
            if price_to < far[to]:
                if far[to] == FAR:
                    queue[n] = to
                    n += 1
                far[to] = price_to
                via[to] = r
    return int(far[goal]) if goal != NONE else 0


@compiled
def _clear_way(plan: Plan, k: int) -> None:
    for i in range(plan.size[k]):
        plan.used[plan.way[k, i]] -= 1
    plan.size[k] = DROPPED


@compiled
def _find_way(m: Map, p: Public, seat: int, price: Ints, plan: Plan, k: int, s: Search) -> None:
    """The ticket's way, searched anew among those of the others."""
    _clear_way(plan, k)
    t = plan.ticket[k]
    if search(m, price, plan.used, m.ticket_a[t], m.ticket_b[t], s) >= FAR:
        return
    c = m.ticket_b[t]
    n = 0
    while c != m.ticket_a[t]:
        r = s.via[c]
        if p.owner[r] != seat:
            plan.way[k, n] = r
            plan.used[r] += 1
            n += 1
        c = m.a[r] + m.b[r] - c
    plan.size[k] = n


@compiled
def list_tickets(m: Map, p: Public, seat: int, kept: Ints, plan: Plan) -> int:
    """The kept tickets that are not done, those of most points first; returns how many."""
    n = 0
    for w in range(WORDS):
        x = kept[w]
        while x != 0:
            t = lowest(x) + 64 * w
            x = rest(x)
            if p.net[seat, m.ticket_a[t]] == p.net[seat, m.ticket_b[t]]:
                continue
            k = min(n, WAYS - 1)
            if n >= WAYS and m.ticket_points[plan.ticket[k]] >= m.ticket_points[t]:
                continue
            while k > 0 and m.ticket_points[plan.ticket[k - 1]] < m.ticket_points[t]:
                plan.ticket[k] = plan.ticket[k - 1]
                k -= 1
            plan.ticket[k] = t
            n = min(WAYS, n + 1)
    return n


@compiled
def find_ways(m: Map, p: Public, seat: int, price: Ints, plan: Plan, n: int, s: Search) -> None:
    """Ways for the first `n` tickets of the plan, of which those of fewest points are first to choose."""
    for k in range(n - 1, -1, -1):
        _find_way(m, p, seat, price, plan, k, s)
    if n > 1:
        for _ in range(PASSES):
            before = total_price(m, price, plan)
            for k in range(n):
                _find_way(m, p, seat, price, plan, k, s)
            if total_price(m, price, plan) == before:
                break


@compiled
def total_price(m: Map, price: Ints, plan: Plan) -> int:
    total = 0
    for r in range(m.routes):
        if plan.used[r] > 0:
            total += price[r]
    return total


@compiled
def spaces_of(m: Map, p: Public, plan: Plan) -> int:
    """Trains that the plan wants."""
    total = 0
    for r in range(m.routes):
        if plan.used[r] > 0 and p.owner[r] == NONE:
            total += m.length[r]
    return total


@compiled
def stations_of(m: Map, p: Public, seat: int, plan: Plan) -> int:
    """Stations that the plan wants."""
    total = 0
    for r in range(m.routes):
        if plan.used[r] > 0 and needs_station(m, p, seat, r):
            total += 1
    return total


@compiled
def turns_of(m: Map, p: Public, plan: Plan, lacking: Ints) -> int:
    """Turns, in hundredths, that the plan takes if `lacking` cards are still to be drawn for each route."""
    total = 0
    for r in range(m.routes):
        if plan.used[r] > 0:
            total += UNIT + UNIT * lacking[r] // 2
    return total


@compiled
def fit(m: Map, p: Public, seat: int, price: Ints, lacking: Ints, plan: Plan, n: int, turns: int) -> None:
    """Drops tickets that are not worth their ways, or for which trains, stations or turns are too few."""
    for _ in range(n):
        over = (
            spaces_of(m, p, plan) > p.trains[seat]
            or stations_of(m, p, seat, plan) > m.stations - p.built[seat]
            or turns_of(m, p, plan, lacking) > turns
        )
        worst = NONE
        least = FAR
        for k in range(n):
            if plan.size[k] <= 0:
                continue
            alone = 1
            for i in range(plan.size[k]):
                r = plan.way[k, i]
                if plan.used[r] == 1:
                    alone += price[r]
            gain = 2 * UNIT * m.ticket_points[plan.ticket[k]]
            if (over or gain < alone) and UNIT * gain // alone < least:
                least = UNIT * gain // alone
                worst = k
        if worst == NONE:
            return
        _clear_way(plan, worst)
