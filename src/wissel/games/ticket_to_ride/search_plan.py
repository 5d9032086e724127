"""What the quick player of Ticket to Ride plans: ways for its tickets, and which of them it keeps."""

from __future__ import annotations

from wissel.games.ticket_to_ride.planner_prices import FAR, UNIT, WEIGHTS, set_prices, turns_left
from wissel.games.ticket_to_ride.planner_routes import Search, search
from wissel.games.ticket_to_ride.search_desk import Desk
from wissel.games.ticket_to_ride.state import CHOOSE, NONE, WORDS, Map
from wissel.kernel.bits import bit, lowest, rest
from wissel.kernel.compiler import compiled


@compiled
def is_lost(m: Map, d: Desk, seat: int) -> bool:
    """Has the seat no plan, or one that cannot be carried out? What it has claimed is crossed off."""
    p = d.state.pub
    if d.planned[seat] == 0:
        return True
    lost = False
    for w in range(WORDS):
        x = d.want[seat, w] & ~p.open[seat, w]
        while x != 0:
            r = lowest(x)
            x = rest(x)
            if p.owner[r + 64 * w] == seat:
                d.want[seat, w] &= ~bit(r)
            else:
                lost = True
    return lost


@compiled
def make_plan(m: Map, d: Desk, seat: int) -> None:
    """Cheap ways for the kept tickets, best ones first, as far as trains and turns reach."""
    s = d.state
    p = s.pub
    d.planned[seat] = 1
    d.stop[seat] = NONE
    for w in range(WORDS):
        d.want[seat, w] = 0
        d.promised[seat, w] = 0
    set_prices(m, p, seat, s.hand[seat], WEIGHTS, d.price)
    for r in range(m.routes):
        d.used[r] = 0
    left = s.kept[seat].copy()
    trains = p.trains[seat]
    cards = p.hand_n[seat] * 3 // 4
    turns = turns_left(m, p, seat, WEIGHTS)
    ways = d.plans if d.plans > 0 else m.tickets
    while ways > 0:
        best = NONE
        for w in range(WORDS):
            x = left[w]
            while x != 0:
                t = lowest(x) + 64 * w
                x = rest(x)
                if best == NONE or m.ticket_points[t] > m.ticket_points[best]:
                    best = t
        if best == NONE:
            return
        left[best >> 6] &= ~bit(best & 63)
        if p.net[seat, m.ticket_a[best]] != p.net[seat, m.ticket_b[best]]:
            ways -= 1
            trains, cards, turns = _add_way(m, d, seat, best, trains, cards, turns)


@compiled
def _add_way(m: Map, d: Desk, seat: int, t: int, trains: int, cards: int, turns: int) -> tuple[int, int, int]:
    """Adds the way of a ticket, if it is worth it; what is left of trains, cards and turns."""
    p = d.state.pub
    start = m.ticket_a[t]
    goal = m.ticket_b[t]
    cost = search(m, d.price, d.used, start, goal, Search(d.far, d.via, d.queue))
    if cost >= FAR or cost > 2 * UNIT * m.ticket_points[t]:
        return trains, cards, turns
    spaces = 0
    routes = 0
    c = goal
    while c != start:
        r = d.via[c]
        if p.owner[r] == NONE and d.used[r] == 0:
            spaces += m.length[r]
            routes += 1
        c = m.a[r] + m.b[r] - c
    time = UNIT * routes + UNIT * max(0, spaces - cards) // 2
    if spaces > trains or time > turns:
        return trains, cards, turns
    c = goal
    while c != start:
        r = d.via[c]
        if d.used[r] == 0 and p.owner[r] != seat:
            d.used[r] = 1
            if p.owner[r] == NONE:
                d.want[seat, r >> 6] |= bit(r & 63)
            elif p.station[m.a[r]] != seat and p.station[m.b[r]] != seat:
                d.stop[seat] = m.a[r] if p.station[m.a[r]] == NONE else m.b[r]
        c = m.a[r] + m.b[r] - c
    d.promised[seat, t >> 6] |= bit(t & 63)
    return trains - spaces, max(0, cards - spaces), turns - time


@compiled
def keep(m: Map, d: Desk, seat: int) -> int:
    """The offered tickets whose ways are worth it, as a subset; at least so many as must be kept."""
    s = d.state
    p = s.pub
    make_plan(m, d, seat)
    d.planned[seat] = 0
    least = m.first_keep if p.phase == CHOOSE else m.draw_keep
    subset = 0
    trains = p.trains[seat]
    for r in range(m.routes):
        if d.used[r] == 1 and p.owner[r] == NONE:
            trains -= m.length[r]
    turns = turns_left(m, p, seat, WEIGHTS)
    for kept in range(p.offer_n[seat]):
        best = NONE
        most = -FAR
        for i in range(p.offer_n[seat]):
            if (subset >> i) & 1 == 0:
                gain = _gain(m, d, seat, s.offer[seat, i], trains, turns)
                if gain > most:
                    most = gain
                    best = i
        if most <= 0 and kept >= least:
            break
        subset |= 1 << best
        trains, _, turns = _add_way(m, d, seat, s.offer[seat, best], trains, p.hand_n[seat], turns)
    return subset


@compiled
def _gain(m: Map, d: Desk, seat: int, t: int, trains: int, turns: int) -> int:
    """What a ticket brings beside the plan, in hundredths of points."""
    p = d.state.pub
    points = UNIT * m.ticket_points[t]
    if p.net[seat, m.ticket_a[t]] == p.net[seat, m.ticket_b[t]]:
        return int(points)
    cost = search(m, d.price, d.used, m.ticket_a[t], m.ticket_b[t], Search(d.far, d.via, d.queue))
    if cost >= FAR:
        return int(-points)
    spaces = 0
    c = m.ticket_b[t]
    while c != m.ticket_a[t]:
        r = d.via[c]
        if p.owner[r] == NONE and d.used[r] == 0:
            spaces += m.length[r]
        c = m.a[r] + m.b[r] - c
    if spaces > trains or UNIT * spaces > turns:
        return int(-points)
    return int(max(-points, points - cost))
