"""The quick player of Ticket to Ride for the rollouts of the search, compiled.

It plans as the planner does, but once, and again only when a route of its plan is lost; in between it claims
what it can pay for without regret, and draws what its plan asks for.
"""

from __future__ import annotations

from typing import Final

from wissel.games.ticket_to_ride.cards import any_card
from wissel.games.ticket_to_ride.entries import draw_all, next_seat
from wissel.games.ticket_to_ride.legal import claimable
from wissel.games.ticket_to_ride.numbers import claim_action, station_action
from wissel.games.ticket_to_ride.planner_prices import (
    FAR,
    UNIT,
    WEIGHTS,
    stands_at,
    turns_left,
)
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.search_plan import is_lost, keep, make_plan
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CARDS,
    CHOICE,
    CHOOSE,
    COLOURS,
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LOCO,
    NONE,
    OVER,
    PASS,
    ROW,
    SECOND,
    TAKE_TICKETS,
    TUNNEL,
    TURN,
    WORDS,
    Map,
    Public,
    State,
)
from wissel.games.ticket_to_ride.turn import apply
from wissel.kernel.bits import lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.random import below
from wissel.kernel.record import Ints

REGRET: Final = 300
"""Most that the cards for a wanted route may cost beyond those that it is entitled to."""
GOOD: Final = 1000
"""A card that the plan lacks."""
LATE: Final = 400
"""Turns, in hundredths, from which the plan is made anew each turn, for what can still be done."""
SPARE_TRAINS: Final = 12
TIME: Final = 700
"""Trains, and turns in hundredths, from which more tickets are taken when the plan is done."""


@compiled
def start(d: Desk, plans: int) -> None:
    """Nobody has a plan yet; each will plan for so many tickets at once (0: for all)."""
    d.plans = plans
    for q in range(d.state.pub.seats):
        d.planned[q] = 0
        d.filler[q] = NONE


@compiled
def rollout(m: Map, d: Desk, turns: int) -> None:
    """Plays the guessed game for so many turns after this one; in the last round, to its end."""
    s = d.state
    last = s.pub.turns + turns + (0 if s.pub.phase == TURN else 1)
    while s.pub.phase != OVER and (s.pub.turns < last or s.pub.phase != TURN or s.pub.last > 0):
        seat = next_seat(s)
        apply(m, s, seat, quick_action(m, d, seat))
        draw_all(m, s)


@compiled
def quick_action(m: Map, d: Desk, seat: int) -> int:
    s = d.state
    p = s.pub
    if p.phase == CHOOSE or p.phase == CHOICE:
        return KEEP + keep(m, d, seat)
    if p.phase == TUNNEL:
        wild = p.extra if p.paint == LOCO else max(0, p.extra - s.hand[seat, p.paint])
        return EXTRA + wild if wild <= s.hand[seat, LOCO] else DECLINE
    if is_lost(m, d, seat) or (p.phase == TURN and turns_left(m, p, seat, WEIGHTS) <= LATE):
        make_plan(m, d, seat)
    if p.phase != SECOND:
        action = _claim(m, d, seat)
        if action != NONE:
            return action
    card = _card(m, d, seat)
    if card != NONE:
        return card
    return TAKE_TICKETS if p.tickets_n + p.under_n > 0 else _any_claim(m, s, seat)


# ---- claims ----------------------------------------------------------------------------------------------


@compiled
def _set_demand(m: Map, d: Desk, seat: int) -> None:
    """Cards that the plan asks for; gray routes in the colour of which most are to spare."""
    hand = d.state.hand[seat]
    demand = d.demand
    for c in range(CARDS):
        demand[c] = 0
    for gray in range(2):
        for w in range(WORDS):
            x = d.want[seat, w]
            while x != 0:
                r = lowest(x) + 64 * w
                x = rest(x)
                c = m.colour[r]
                if (c == NONE) == (gray == 1):
                    if gray == 1:
                        c = _most_spare(hand, demand)
                    demand[c] += m.length[r] - m.ferry[r] + m.tunnel[r]
                    demand[LOCO] += m.ferry[r]
    r = d.filler[seat]
    if r != NONE:
        c = m.colour[r]
        if c == NONE:
            c = _most_spare(hand, demand)
        demand[c] += m.length[r] - m.ferry[r]
        demand[LOCO] += m.ferry[r]


@compiled
def _most_spare(hand: Ints, demand: Ints) -> int:
    best = 0
    for c in range(1, COLOURS):
        if hand[c] - demand[c] > hand[best] - demand[best]:
            best = c
    return best


@compiled
def _pay(m: Map, d: Desk, seat: int, r: int, spared: int) -> tuple[int, int, int]:
    """The payment that costs least: its price, colour and locomotives. `spared`: percent that cards count
    which other routes of the plan ask for."""
    hand = d.state.hand[seat]
    length = m.length[r]
    best = FAR
    paint = LOCO
    wild = length
    if hand[LOCO] >= length:
        best = WEIGHTS.wild * (length - m.ferry[r]) * 2
    first, last = (0, COLOURS) if m.colour[r] == NONE else (m.colour[r], m.colour[r] + 1)
    for c in range(first, last):
        k = max(m.ferry[r], length - hand[c])
        if k > hand[LOCO] or k == length:
            continue
        left = hand[c] - (length - k)
        own = length - m.ferry[r] if m.colour[r] == c else 0
        price = WEIGHTS.wild * (k - m.ferry[r])
        price += WEIGHTS.card * max(0, min(d.demand[c] - own, hand[c]) - left) * spared // 100 - min(9, left)
        if price < best:
            best = price
            paint = c
            wild = k
    return best, paint, wild


@compiled
def _claim(m: Map, d: Desk, seat: int) -> int:
    """A claim, a station or tickets; NONE: cards are better."""
    s = d.state
    p = s.pub
    if p.last > 0:
        return _last_claim(m, d, seat)
    _set_demand(m, d, seat)
    best = NONE
    most = -FAR
    idle = True
    for w in range(WORDS):
        idle = idle and d.want[seat, w] == 0
        x = d.want[seat, w] & claimable(m, p, s.hand[seat], seat, w)
        while x != 0:
            r = lowest(x) + 64 * w
            x = rest(x)
            price, paint, wild = _pay(m, d, seat, r, 100)
            worth = 12 * m.length[r] - price + below(s, 20)
            if price <= REGRET and worth > most:
                most = worth
                best = claim_action(r, paint, wild)
    if best != NONE:
        return best
    if not idle:
        return NONE
    if d.stop[seat] != NONE:
        return _station(m, d, seat)
    return _fill(m, d, seat)


@compiled
def _station(m: Map, d: Desk, seat: int) -> int:
    s = d.state
    p = s.pub
    city = d.stop[seat]
    cost = p.built[seat] + 1
    if p.built[seat] == m.stations or p.station[city] != NONE:
        d.stop[seat] = NONE
        return NONE
    best = NONE
    for c in range(COLOURS):
        if s.hand[seat, c] >= cost and (best == NONE or s.hand[seat, c] > s.hand[seat, best]):
            best = c
    if best == NONE:
        return NONE
    d.planned[seat] = 0
    return station_action(city, best, 0)


@compiled
def _fill(m: Map, d: Desk, seat: int) -> int:
    """The plan is done: more tickets, or routes for their points alone."""
    s = d.state
    p = s.pub
    turns = turns_left(m, p, seat, WEIGHTS)
    trains = p.trains[seat]
    if turns >= TIME and trains >= SPARE_TRAINS and p.tickets_n + p.under_n > 0:
        return TAKE_TICKETS
    r = d.filler[seat]
    if r == NONE or (p.open[seat, r >> 6] >> (r & 63)) & 1 == 0 or m.length[r] > trains:
        d.filler[seat] = _best_filler(m, d, seat, min(turns, 600))
        r = d.filler[seat]
    if r == NONE:
        return NONE
    w = r >> 6
    if (claimable(m, p, s.hand[seat], seat, w) >> (r & 63)) & 1 == 1:
        d.filler[seat] = NONE
        _, paint, wild = _pay(m, d, seat, r, 0)
        return claim_action(r, paint, wild)
    return NONE


@compiled
def _best_filler(m: Map, d: Desk, seat: int, idle: int) -> int:
    s = d.state
    p = s.pub
    hand = s.hand[seat]
    most = 0
    best = NONE
    plenty = 0
    for c in range(COLOURS):
        plenty = max(plenty, hand[c])
    turn = WEIGHTS.fill * idle // 600
    train = WEIGHTS.fill_train * idle // 600
    for w in range(WORDS):
        x = p.open[seat, w]
        while x != 0:
            r = lowest(x) + 64 * w
            x = rest(x)
            length = m.length[r]
            if length > p.trains[seat]:
                continue
            have = plenty if m.colour[r] == NONE else hand[m.colour[r]]
            lacking = max(0, length - have - hand[LOCO]) + max(0, m.ferry[r] - hand[LOCO]) + m.tunnel[r]
            if UNIT * lacking // 2 > idle:
                continue
            gain = UNIT * m.points[length] - turn - turn * lacking // 2 - train * length + below(s, 50)
            if gain > max(0, most - WEIGHTS.link) and (
                stands_at(m, p, seat, m.a[r]) != stands_at(m, p, seat, m.b[r])
            ):
                gain += WEIGHTS.link
            if gain > most:
                most = gain
                best = r
    return best


@compiled
def _last_claim(m: Map, d: Desk, seat: int) -> int:
    """The last turn: what brings most points."""
    s = d.state
    p = s.pub
    best = NONE
    most = 0
    for w in range(WORDS):
        x = claimable(m, p, s.hand[seat], seat, w)
        while x != 0:
            r = lowest(x) + 64 * w
            x = rest(x)
            gain = UNIT * m.points[m.length[r]] + 2 * UNIT * _joined(m, p, s.kept[seat], seat, m.a[r], m.b[r])
            if m.tunnel[r] == 1:
                gain = gain * 3 // 4
            if gain > most:
                most = gain
                best = r
    if best != NONE:
        for c in range(CARDS):
            d.demand[c] = 0
        _, paint, wild = _pay(m, d, seat, best, 0)
        return claim_action(best, paint, wild)
    return _station(m, d, seat) if d.stop[seat] != NONE else NONE


@compiled
def _joined(m: Map, p: Public, kept: Ints, seat: int, a: int, b: int) -> int:
    """Points of the tickets that are done once two cities are joined."""
    net = p.net[seat]
    x = net[a]
    y = net[b]
    points = 0
    if x == y:
        return 0
    for w in range(WORDS):
        left = kept[w]
        while left != 0:
            t = lowest(left) + 64 * w
            left = rest(left)
            at = net[m.ticket_a[t]]
            to = net[m.ticket_b[t]]
            if (at == x and to == y) or (at == y and to == x):
                points += m.ticket_points[t]
    return points


@compiled
def _any_claim(m: Map, s: State, seat: int) -> int:
    for w in range(WORDS):
        x = claimable(m, s.pub, s.hand[seat], seat, w)
        if x != 0:
            r = lowest(x) + 64 * w
            for c in range(COLOURS):
                if m.colour[r] == NONE or m.colour[r] == c:
                    k = max(m.ferry[r], m.length[r] - s.hand[seat, c])
                    if k <= s.hand[seat, LOCO] and k < m.length[r]:
                        return claim_action(r, c, k)
            return claim_action(r, LOCO, m.length[r])
    return PASS


# ---- cards -----------------------------------------------------------------------------------------------


@compiled
def _card(m: Map, d: Desk, seat: int) -> int:
    """The card that the plan lacks most nearly; NONE: there is none to draw."""
    s = d.state
    p = s.pub
    hand = s.hand[seat]
    if p.phase == SECOND or p.last > 0:
        _set_demand(m, d, seat)
    demand = d.demand
    missing = 0
    for c in range(COLOURS):
        missing += max(0, demand[c] - hand[c])
    wild_missing = demand[LOCO] - hand[LOCO]
    best = BLIND if any_card(p) else NONE
    most = GOOD // 3 if any_card(p) else -1
    for place in range(ROW):
        c = p.row[place]
        if c == NONE or (c == LOCO and p.phase == SECOND):
            continue
        if c == LOCO:
            worth = GOOD + 500 if wild_missing > 0 or (0 < missing <= 2) else GOOD // 2
        else:
            lack = demand[c] - hand[c]
            worth = GOOD + GOOD // (2 * lack) if lack > 0 else 12 * min(hand[c], 8)
        worth += below(s, 40)
        if worth > most:
            most = worth
            best = FACE + place
    return best
