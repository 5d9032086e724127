"""The heuristic player of Ticket to Ride, compiled, over the observation of its seat.

It plans cheap ways for all its tickets together, shares its hand out among their routes, and then takes the
best of: claiming a route that it needs or that pays, a station, new tickets, or the cards that it lacks. It
remembers nothing: each decision follows from the observation alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from wissel.games.ticket_to_ride.cards import any_card
from wissel.games.ticket_to_ride.numbers import claim_action, station_action
from wissel.games.ticket_to_ride.planner_cards import (
    Needs,
    lacking_cards,
    new_needs,
    payment,
    set_card_values,
    share_out,
    want,
)
from wissel.games.ticket_to_ride.planner_last import borrowed_net, tickets_joined
from wissel.games.ticket_to_ride.planner_prices import (
    FAR,
    UNIT,
    WEIGHTS,
    Weights,
    danger,
    needs_station,
    set_prices,
    set_unseen,
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
    search,
    spaces_of,
)
from wissel.games.ticket_to_ride.planner_tickets import NEVER, best_offer, expected_offer
from wissel.games.ticket_to_ride.problems import OK
from wissel.games.ticket_to_ride.rules import route_problem
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CARDS,
    CHOICE,
    CHOOSE,
    CITIES,
    COLOURS,
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LOCO,
    NONE,
    PASS,
    ROUTES,
    ROW,
    SECOND,
    TAKE_TICKETS,
    TUNNEL,
    Map,
    Observation,
    Public,
)
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.random import advance, output
from wissel.kernel.record import Ints, Records

HUNCH: Final = 6
"""Cards that differ by less, in hundredths of points, are as good as each other: the seed decides."""
MOST_FILLERS: Final = 3
"""Routes that are wanted for their points alone."""
DETOUR: Final = 2500
"""Most that losing a route of the plan is reckoned to cost, in hundredths of points."""
SOON: Final = 600
"""Turns, in hundredths, before the end from which a turn is worth less and less."""


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
    unseen: Ints
    unseen_n: int
    search: Search


@entry
def planner(M: Records[Map], O: Records[Observation], seed: int) -> int:  # noqa: E741
    """The action that the observing seat, which must decide, takes. `seed` decides between equals."""
    return decide(M[0], O[0], seed, WEIGHTS)


@compiled
def decide(m: Map, o: Observation, seed: int, w: Weights) -> int:
    p = o.pub
    if p.phase == CHOOSE or p.phase == CHOICE:
        return KEEP + best_offer(m, o, w)
    if p.phase == TUNNEL:
        return _pay_or_decline(p, o.hand)
    if p.last > 0 and p.phase != SECOND:
        return _last_turn(m, o, seed, w)
    view = _look(m, o, w)
    if p.phase == SECOND:
        return _second_card(m, o, view, seed, w)
    return _turn(m, o, view, seed, w)


@compiled
def _look(m: Map, o: Observation, w: Weights) -> Outlook:
    p = o.pub
    price = np.empty(ROUTES, np.int64)
    lacking = np.empty(ROUTES, np.int64)
    set_prices(m, p, o.seat, o.hand, w, price)
    for r in range(m.routes):
        lacking[r] = lacking_cards(m, o.hand, r)
    turns = turns_left(m, p, o.seat)
    s = new_search()
    plan = new_plan()
    n = list_tickets(m, p, o.seat, o.kept, plan)
    find_ways(m, p, o.seat, price, plan, n, s)
    fit(m, p, o.seat, price, lacking, plan, n, turns, w)
    needs = new_needs(o.hand)
    for r in range(m.routes):
        if plan.used[r] > 0 and p.owner[r] == NONE:
            want(needs, r, UNIT)
    share_out(m, needs, 0)
    planned = needs.n[0]
    spaces = spaces_of(m, p, plan)
    plan_turns = 0
    for i in range(planned):
        plan_turns += UNIT + UNIT * needs.lacking[i] // 2
    _want_fillers(m, o, plan, needs, turns - plan_turns, p.trains[o.seat] - spaces, w)
    unseen = np.empty(CARDS, np.int64)
    unseen_n = set_unseen(m, p, o.hand, o.seat, unseen)
    return Outlook(price, plan, needs, planned, spaces, plan_turns, turns, unseen, unseen_n, s)


# ---- routes for their points -------------------------------------------------------------------------------


@compiled
def _fill_gain(m: Map, r: int, lacking: int, turns: int, w: Weights) -> int:
    """What claiming a route for its points gains beyond the turns and trains that it takes."""
    length = m.length[r]
    fill = w.fill * min(max(UNIT, turns), SOON) // SOON
    gain = UNIT * m.points[length] - fill - fill * lacking // 2
    return int(gain - w.train * length * min(max(0, turns), SOON) // SOON)


@compiled
def _want_fillers(
    m: Map, o: Observation, plan: Plan, needs: Needs, turns: int, trains: int, w: Weights
) -> None:
    p = o.pub
    for _ in range(MOST_FILLERS):
        best = NONE
        most = 0
        spare = needs.spare
        plenty = 0
        for c in range(COLOURS):
            plenty = max(plenty, spare[c])
        for r in range(m.routes):
            twin = m.twin[r]
            if (
                m.length[r] > trains
                or (p.open[o.seat, r >> 6] >> (r & 63)) & 1 == 0
                or plan.used[r] > 0
                or (twin != NONE and plan.used[twin] > 0)
                or _is_wanted(needs, r, twin)
            ):
                continue
            have = plenty if m.colour[r] == NONE else spare[m.colour[r]]
            wild = max(0, m.ferry[r] - spare[LOCO])
            lacking = wild + max(0, m.length[r] - m.ferry[r] - have - max(0, spare[LOCO] - m.ferry[r]))
            if UNIT + UNIT * lacking // 2 > max(UNIT, turns):
                continue
            gain = _fill_gain(m, r, lacking + wild + m.tunnel[r], turns, w)
            if gain > most:
                most = gain
                best = r
        if best == NONE:
            return
        want(needs, best, UNIT * 6 // 10)
        share_out(m, needs, needs.n[0] - 1)
        trains -= m.length[best]


@compiled
def _is_wanted(needs: Needs, r: int, twin: int) -> bool:
    found = False
    for i in range(needs.n[0]):
        found = found or needs.route[i] == r or (twin != NONE and needs.route[i] == twin)
    return found


# ---- a turn ------------------------------------------------------------------------------------------------


@compiled
def _turn(m: Map, o: Observation, view: Outlook, seed: int, w: Weights) -> int:
    p = o.pub
    action, most = _best_claim(m, o, view, w)
    station, worth = _best_station(m, o, view, w)
    if worth > most:
        action, most = station, worth
    if _may_deal(m, o, view):
        turns = view.turns - view.plan_turns - UNIT
        trains = p.trains[o.seat] - view.spaces
        worth = expected_offer(m, p, o.seat, o.kept, view.price, view.plan, trains, turns, view.search, w)
        if worth - w.deal > most:
            action, most = TAKE_TICKETS, worth - w.deal
    if most > 0:
        return action
    card = _first_card(m, o, view, seed, w)
    return card if card != NONE else _otherwise(m, o, view, action, w)


@compiled
def _may_deal(m: Map, o: Observation, view: Outlook) -> bool:
    """Is there a deck of tickets, and is there time for new ones?"""
    p = o.pub
    return bool(
        p.tickets_n + p.under_n > 0
        and view.turns > view.plan_turns + 3 * UNIT
        and view.plan_turns <= 4 * UNIT
    )


@compiled
def _otherwise(m: Map, o: Observation, view: Outlook, action: int, w: Weights) -> int:
    """No card can be drawn: any claim, tickets, else nothing (T2.16)."""
    p = o.pub
    if action != NONE:
        return action
    for r in range(m.routes):
        if route_problem(m, p, o.seat, r) == OK:
            price, paint, wild = payment(m, p, o.hand, view.needs, NONE, r, view.unseen, view.unseen_n, w)
            if price < FAR:
                return claim_action(r, paint, wild)
    return TAKE_TICKETS if p.tickets_n + p.under_n > 0 else PASS


@compiled
def _best_claim(m: Map, o: Observation, view: Outlook, w: Weights) -> tuple[int, int]:
    """The best claim among the routes that are wanted, and what it is worth beyond drawing cards."""
    p = o.pub
    needs = view.needs
    best = NONE
    most = NEVER
    for i in range(needs.n[0]):
        r = needs.route[i]
        price, paint, wild = payment(m, p, o.hand, needs, i, r, view.unseen, view.unseen_n, w)
        if price >= FAR:
            continue
        if i < view.planned:
            worth = 50 + _urgency(m, o, view, r, w) - price
        else:
            worth = _fill_gain(m, r, 0, view.turns - view.plan_turns, w) - price
        others = view.planned - (1 if i < view.planned else 0)
        if p.trains[o.seat] - m.length[r] <= m.last_round_at and others > 0:
            worth -= DETOUR
        if worth > most:
            most = worth
            best = claim_action(r, paint, wild)
    return best, most


@compiled
def _urgency(m: Map, o: Observation, view: Outlook, r: int, w: Weights) -> int:
    """What waiting with a route of the plan may cost: the chance to lose it, times the way round it."""
    kept = view.price[r]
    used = view.plan.used[r]
    view.price[r] = FAR
    view.plan.used[r] = 0
    detour = search(m, view.price, view.plan.used, m.a[r], m.b[r], view.search)
    view.price[r] = kept
    view.plan.used[r] = used
    return int(min(DETOUR, max(0, detour - kept)) * danger(m, o.pub, o.seat, r, w) // 1000)


@compiled
def _best_station(m: Map, o: Observation, view: Outlook, w: Weights) -> tuple[int, int]:
    """A station for a route of another seat on the plan, when nothing else of it is left to do."""
    p = o.pub
    if p.built[o.seat] == m.stations:
        return NONE, NEVER
    if view.planned > 0 and view.turns > view.plan_turns + 2 * UNIT:
        return NONE, NEVER
    for r in range(m.routes):
        if view.plan.used[r] > 0 and needs_station(m, p, o.seat, r):
            city = m.a[r] if p.station[m.a[r]] == NONE else m.b[r]
            price, paint, wild = _station_payment(p, o, view.needs, w)
            if price < FAR:
                return station_action(city, paint, wild), 1000
    return NONE, NEVER


@compiled
def _station_payment(p: Public, o: Observation, needs: Needs, w: Weights) -> tuple[int, int, int]:
    cost = p.built[o.seat] + 1
    best = FAR
    paint = LOCO
    wild = 0
    for c in range(COLOURS):
        k = max(0, cost - o.hand[c])
        if k > o.hand[LOCO] or k >= cost:
            continue
        price = w.wild * k + w.card * max(0, cost - k - needs.spare[c])
        if price < best:
            best, paint, wild = price, c, k
    if best == FAR and o.hand[LOCO] >= cost:
        return w.wild * cost, LOCO, cost
    return best, paint, wild


# ---- cards -------------------------------------------------------------------------------------------------


@compiled
def _blind_value(view: Outlook, value: Ints) -> int:
    total = 0
    for c in range(CARDS):
        total += view.unseen[c] * value[c]
    return total // max(1, view.unseen_n)


@compiled
def _first_card(m: Map, o: Observation, view: Outlook, seed: int, w: Weights) -> int:
    """The first card of a turn; NONE: there is none (T2.1)."""
    p = o.pub
    value = np.empty(CARDS, np.int64)
    set_card_values(m, view.needs, w, value)
    dice = seed
    best = NONE
    first = -1
    second = 0
    wild = NONE
    for place in range(ROW + 1):
        if place < ROW:
            if p.row[place] == NONE:
                continue
            if p.row[place] == LOCO:
                wild = FACE + place
                continue
        elif not any_card(p):
            continue
        dice = advance(dice)
        worth = value[p.row[place]] if place < ROW else _blind_value(view, value)
        worth += output(dice, HUNCH)
        if worth > first:
            second = max(0, first)
            first = worth
            best = FACE + place if place < ROW else BLIND
        else:
            second = max(second, worth)
    if any_card(p):
        second = max(second, _blind_value(view, value))
    if wild != NONE and value[LOCO] > first + second:
        return wild
    return best if best != NONE else wild


@compiled
def _second_card(m: Map, o: Observation, view: Outlook, seed: int, w: Weights) -> int:
    """(T2.3)"""
    p = o.pub
    value = np.empty(CARDS, np.int64)
    set_card_values(m, view.needs, w, value)
    dice = advance(seed)
    best = NONE
    most = -1
    if any_card(p):
        best = BLIND
        most = _blind_value(view, value) + output(dice, HUNCH)
    for place in range(ROW):
        if p.row[place] != NONE and p.row[place] != LOCO:
            dice = advance(dice)
            worth = value[p.row[place]] + output(dice, HUNCH)
            if worth > most:
                most = worth
                best = FACE + place
    return best


@compiled
def _pay_or_decline(p: Public, hand: Ints) -> int:
    """Pays with as few locomotives as it can; declines only what it cannot pay (T2.12)."""
    wild = p.extra if p.paint == LOCO else max(0, p.extra - hand[p.paint])
    return EXTRA + wild if wild <= hand[LOCO] else DECLINE


# ---- the last turn -----------------------------------------------------------------------------------------


@compiled
def _last_turn(m: Map, o: Observation, seed: int, w: Weights) -> int:
    """The claim or station that brings most points; what is spent does not matter any more."""
    p = o.pub
    needs = new_needs(o.hand)
    unseen = np.empty(CARDS, np.int64)
    unseen_n = set_unseen(m, p, o.hand, o.seat, unseen)
    net = np.empty(CITIES, np.int64)
    borrowed_net(m, o, net)
    best = NONE
    most = 0
    for r in range(m.routes):
        if p.owner[r] == o.seat:
            continue
        gain = 2 * UNIT * tickets_joined(m, o.kept, net, m.a[r], m.b[r])
        action = NONE
        if p.owner[r] != NONE:
            if gain > UNIT * m.station_points and p.built[o.seat] < m.stations:
                city = m.a[r] if p.station[m.a[r]] == NONE else m.b[r]
                price, paint, wild = _station_payment(p, o, needs, w)
                gain -= UNIT * m.station_points
                if price < FAR and p.station[city] == NONE:
                    action = station_action(city, paint, wild)
        elif route_problem(m, p, o.seat, r) == OK:
            price, paint, wild = payment(m, p, o.hand, needs, NONE, r, unseen, unseen_n, w)
            if price < FAR:
                gain += UNIT * m.points[m.length[r]]
                if m.tunnel[r] == 1:
                    gain = gain * 3 // 4
                action = claim_action(r, paint, wild)
        if action != NONE and gain > most:
            most = gain
            best = action
    if best != NONE:
        return best
    view = _look(m, o, w)
    card = _first_card(m, o, view, seed, w)
    return card if card != NONE else _otherwise(m, o, view, NONE, w)
