"""What a position of Ticket to Ride tells about the final score of a seat: features of its points, its plan,
its cards, the time that is left and the others, compiled. What they are worth is learned."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride.legal import claimable
from wissel.games.ticket_to_ride.planner_prices import UNIT, WEIGHTS, stands_at, turns_left, turns_to_end
from wissel.games.ticket_to_ride.scoring import join
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.search_plan import is_lost, make_plan
from wissel.games.ticket_to_ride.state import CARDS, CITIES, COLOURS, LENGTH, LOCO, NONE, ROW, WORDS, Map
from wissel.kernel.bits import lowest, popcount, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

LONG: Final = 5
"""Spaces beyond which a route is long."""
SHORT: Final = 2
"""Spaces up to which it is short."""
MOST_TURNS: Final = 40
ALIKE: Final = 6
"""Spare cards of a colour that may still be used together."""
MANY: Final = 200
"""More than there are trains, missing cards or points."""


@compiled
def set_plans(m: Map, d: Desk) -> None:
    """Every seat has a plan that can be carried out."""
    for q in range(d.state.pub.seats):
        if is_lost(m, d, q):
            make_plan(m, d, q)


@compiled
def set_features(m: Map, d: Desk) -> None:
    """Fills `feature`, a row for each seat; all have plans (`set_plans`)."""
    seats = d.state.pub.seats
    for q in range(seats):
        _own_features(m, d, q, d.feature[q])
    for q in range(seats):
        _compare(d, q, d.feature[q])


@compiled
def _own_features(m: Map, d: Desk, seat: int, x: Ints) -> None:
    p = d.state.pub
    x[:] = 0
    x[0] = p.points[seat]
    _tickets(m, d, seat, x)
    x[4] = p.trains[seat]
    for c in range(CARDS):
        d.demand[c] = 0
    for gray in range(2):
        for w in range(WORDS):
            y = d.want[seat, w]
            while y != 0:
                r = lowest(y) + 64 * w
                y = rest(y)
                if (m.colour[r] == NONE) == (gray == 1):
                    _demand(m, d, seat, r)
                    _wanted(m, d, seat, r, x)
    _cards(m, d, seat, x)
    _time(m, d, seat, x)
    _claims(m, d, seat, x)
    _others(m, d, seat, x)


@compiled
def _tickets(m: Map, d: Desk, seat: int, x: Ints) -> None:
    """Tickets that are done, promised by the plan, given up."""
    p = d.state.pub
    for w in range(WORDS):
        left = d.state.kept[seat, w]
        while left != 0:
            t = lowest(left) + 64 * w
            left = rest(left)
            if p.net[seat, m.ticket_a[t]] == p.net[seat, m.ticket_b[t]]:
                x[1] += m.ticket_points[t]
            elif (d.promised[seat, w] >> (t & 63)) & 1:
                x[2] += m.ticket_points[t]
                x[41] += 1
                x[42] = max(x[42], m.ticket_points[t])
            else:
                x[3] += m.ticket_points[t]
                x[43] += 1


@compiled
def _demand(m: Map, d: Desk, seat: int, r: int) -> None:
    """Cards for a route, for a gray one in the colour of which most are to spare."""
    hand = d.state.hand[seat]
    c = m.colour[r]
    if c == NONE:
        c = 0
        for k in range(1, COLOURS):
            if hand[k] - d.demand[k] > hand[c] - d.demand[c]:
                c = k
    d.demand[c] += m.length[r] - m.ferry[r]
    d.demand[LOCO] += m.ferry[r]


@compiled
def _wanted(m: Map, d: Desk, seat: int, r: int, x: Ints) -> None:
    """A route of the plan, and whether others want it too or come near it."""
    p = d.state.pub
    x[5] += m.length[r]
    x[6] += 1
    x[7] += m.points[m.length[r]]
    x[8] += m.tunnel[r]
    if m.tunnel[r] == 1:
        x[47] += m.length[r]
    if m.colour[r] == NONE:
        x[46] += m.length[r]
    x[26] = max(x[26], m.length[r])
    near = 0
    for q in range(p.seats):
        if q != seat:
            if (d.want[q, r >> 6] >> (r & 63)) & 1:
                x[9] += m.length[r]
            if stands_at(m, p, q, m.a[r]) or stands_at(m, p, q, m.b[r]):
                near = 1
    x[10] += near


@compiled
def _cards(m: Map, d: Desk, seat: int, x: Ints) -> None:
    """What the hand lacks for the plan, what it has to spare, and what of it lies open."""
    p = d.state.pub
    hand = d.state.hand[seat]
    lacking = 0
    for c in range(COLOURS):
        lack = max(0, d.demand[c] - hand[c])
        lacking += lack
        x[44] = max(x[44], lack)
        if lack > 0:
            x[45] += 1
        over = max(0, hand[c] - d.demand[c])
        x[14] += m.points[min(over, ALIKE)]
        x[15] = max(x[15], over)
        seen = 0
        for i in range(ROW):
            if p.row[i] == c:
                seen += 1
        x[16] += min(seen, lack)
    wild = hand[LOCO] - d.demand[LOCO]
    x[11] = max(0, -wild)
    x[12] = max(0, lacking - max(0, wild))
    x[13] = max(0, max(0, wild) - lacking)
    for i in range(ROW):
        if p.row[i] == LOCO:
            x[49] += 1
    x[17] = p.hand_n[seat]
    x[18] = hand[LOCO]


@compiled
def _time(m: Map, d: Desk, seat: int, x: Ints) -> None:
    """Turns that are left, and that the plan takes, in tenths; trains beyond it."""
    p = d.state.pub
    x[19] = p.built[seat]
    x[20] = 1 if d.stop[seat] != NONE else 0
    turns = min(MOST_TURNS * UNIT, turns_left(m, p, seat, WEIGHTS))
    need = UNIT * (x[6] + x[20]) + UNIT * (x[11] + x[12]) // 2
    x[21] = turns // 10
    x[22] = need // 10
    x[23] = max(0, need - turns) // 10
    x[24] = min(turns_to_end(m, p, seat), MOST_TURNS * UNIT) // 10
    x[25] = max(0, p.trains[seat] - x[5])


@compiled
def _claims(m: Map, d: Desk, seat: int, x: Ints) -> None:
    """Points of routes that can be paid for: those of the plan, the best other one; routes that are open."""
    p = d.state.pub
    for w in range(WORDS):
        can = claimable(m, p, d.state.hand[seat], seat, w)
        y = can & d.want[seat, w]
        while y != 0:
            r = lowest(y) + 64 * w
            y = rest(y)
            x[27] += m.points[m.length[r]]
            x[48] += 1
        y = can & ~d.want[seat, w]
        while y != 0:
            r = lowest(y) + 64 * w
            y = rest(y)
            x[30] = max(x[30], m.points[m.length[r]])
        y = p.open[seat, w] & m.no_longer[min(LENGTH, p.trains[seat]), w]
        x[28] += popcount(y & ~m.no_longer[LONG, w])
        x[29] += popcount(y & ~m.no_longer[SHORT, w])


@compiled
def _others(m: Map, d: Desk, seat: int, x: Ints) -> None:
    """Whose turn it is, and how far the others are."""
    p = d.state.pub
    x[31] = _largest_net(m, d, seat)
    x[40] = _promised_net(m, d, seat)
    x[32] = 1 if p.seat == seat else 0
    x[33] = p.last
    x[34] = p.seats
    x[36] = 10 * MOST_TURNS
    for q in range(p.seats):
        if q != seat:
            x[35] = max(x[35], _largest_net(m, d, q))
            x[36] = min(x[36], turns_to_end(m, p, q) // 10)
            x[37] = max(x[37], p.points[q])
            x[38] += p.hand_n[q]
    x[39] = x[31] - x[35]


@compiled
def _largest_net(m: Map, d: Desk, seat: int) -> int:
    """Spaces of the largest net of a seat's own routes (T3.4)."""
    return _spaces(m, d, seat, d.state.pub.net[seat], 0)


@compiled
def _promised_net(m: Map, d: Desk, seat: int) -> int:
    """The same once the plan is carried out."""
    net = d.state.pub.net[seat].copy()
    for w in range(WORDS):
        y = d.want[seat, w]
        while y != 0:
            r = lowest(y) + 64 * w
            y = rest(y)
            join(m, net, m.a[r], m.b[r])
    return _spaces(m, d, seat, net, 1)


@compiled
def _spaces(m: Map, d: Desk, seat: int, net: Ints, planned: int) -> int:
    """Of the largest net by own routes, and by those of the plan if `planned` is 1."""
    spaces = np.zeros(CITIES, np.int64)
    best = 0
    for r in range(m.routes):
        if d.state.pub.owner[r] == seat or (planned == 1 and (d.want[seat, r >> 6] >> (r & 63)) & 1 == 1):
            c = net[m.a[r]]
            spaces[c] += m.length[r]
            best = max(best, spaces[c])
    return best


@compiled
def _compare(d: Desk, seat: int, x: Ints) -> None:
    """What the others may come to: points of the best of them, and the plan that is nearest to its end."""
    x[50] = 10 * MOST_TURNS
    x[51] = -MANY
    x[53] = MANY
    x[54] = MANY
    for q in range(d.state.pub.seats):
        y = d.feature[q]
        if q != seat:
            x[50] = min(x[50], y[22])
            x[51] = max(x[51], _promised(y))
            x[52] = max(x[52], y[23])
            x[53] = min(x[53], y[25])
            x[54] = min(x[54], y[11] + y[12])
    x[55] = _promised(x) - x[51]


@compiled
def _promised(x: Ints) -> int:
    """Points once the plan is carried out."""
    return int(x[0] + x[1] + x[2] + x[7] - x[3])
