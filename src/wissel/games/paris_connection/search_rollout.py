"""The quick player of Paris Connection for the rollouts of the search, compiled.

It judges as the planner does, but remembers where each company is going until its way is built or closed, and
knows all hands: which of them are guessed is not its concern.
"""

from __future__ import annotations

from typing import Final

from wissel.games.paris_connection import rules
from wissel.games.paris_connection.outlook import (
    GAIN,
    REACH,
    STEPS,
    UNIT,
    VIA,
    rate_of,
    survey,
    target,
)
from wissel.games.paris_connection.planner import EAGER, bad_spot, growth
from wissel.games.paris_connection.reach import holds
from wissel.games.paris_connection.scoring import over_limit, worth
from wissel.games.paris_connection.search_desk import Desk
from wissel.games.paris_connection.state import (
    BUILDING,
    COMPANIES,
    FINISH,
    HEXES,
    NONE,
    NOT_ENDING,
    OVER,
    SIDES,
    TURN,
    Map,
    State,
)
from wissel.kernel.compiler import compiled
from wissel.kernel.random import below
from wissel.kernel.record import Ints

DOUBT: Final = 10
"""Points by which a seat that would end the game may be wrong about the others."""
CHURN: Final = 200
"""What a trade of one for one must gain, in hundredths of points."""
HUNCH: Final = 300
"""Hundredths of points between which chance decides."""
MOST_TRADES: Final = 25


@compiled
def start(d: Desk) -> None:
    """Nothing is known of a new guess."""
    for c in range(COMPANIES):
        d.known[c] = 0
    for q in range(d.trades.size):
        d.trades[q] = 0
    d.rush = 0


@compiled
def rollout(m: Map, d: Desk, turns: int) -> None:
    """Plays the guessed game for so many turns after this one, or to its end."""
    p = d.state.pub
    last = p.turns + turns + (0 if p.phase == TURN else 1)
    while p.phase != OVER and (p.turns < last or p.phase != TURN):
        rules.apply(m, d.state, quick_action(m, d))


@compiled
def quick_action(m: Map, d: Desk) -> int:
    s = d.state
    p = s.pub
    set_edge(s, d, p.seat)
    if p.phase == BUILDING:
        return _go_on(m, d)
    d.rush = 0
    best = NONE
    most = 0
    for c in range(COMPANIES):
        d.share[c] = UNIT * p.value[c]
        if p.supply[c] == 0:
            continue
        know(m, d, c)
        d.share[c] += growth(p, d.rate[c], p.supply[c])
        if rushes(m, d, c):
            d.rush = 1
            return int(c * HEXES + d.end_path[c, 0])
        locomotives = min(m.build_most, p.supply[c])
        gain = 0
        if d.edge[c] > 0 and d.size[c] > d.done[c]:
            gain = EAGER * d.edge[c] * d.rate[c] * locomotives // (2 * UNIT)
        elif d.edge[c] < 0:
            lost = d.share[c] - UNIT * p.value[c] - growth(p, d.rate[c], p.supply[c] - locomotives)
            gain = -d.edge[c] * lost // UNIT
        gain += below(s, HUNCH)
        if gain > most and (best == NONE or gain > most):
            h = step(m, d, c)
            if h != NONE and may_end(m, d, c, h):
                most = gain
                best = c * HEXES + h
    action, gain = best_trade(m, d, p.seat, d.trades[p.seat] < MOST_TRADES)
    if action != NONE and (gain + below(s, HUNCH) > most or best == NONE):
        d.trades[p.seat] += 1
        return action
    return best if best != NONE else any_action(m, s)


@compiled
def _go_on(m: Map, d: Desk) -> int:
    """The rest of a build."""
    p = d.state.pub
    if p.reason != NOT_ENDING or p.build_n == m.build_most or p.supply[p.company] == 0:
        return FINISH
    c = p.company
    know(m, d, c)
    if rushes(m, d, c):
        return int(c * HEXES + d.end_path[c, 0])
    h = step(m, d, c)
    return c * HEXES + h if h != NONE and may_end(m, d, c, h) else FINISH


@compiled
def set_edge(s: State, d: Desk, seat: int) -> None:
    for c in range(COMPANIES):
        total = 0
        for q in range(s.pub.seats):
            total += s.hand[q, c]
        own = s.hand[seat, c]
        d.edge[c] = UNIT * own - UNIT * (total - own) // (s.pub.seats - 1)


@compiled
def lead(m: Map, s: State, seat: int, company: int, points: int) -> int:
    """Points by which the seat would be ahead of the next one if the game ended after the company gained."""
    own = worth(s.pub, s.hand[seat]) + points * s.hand[seat, company]
    own -= m.penalty * over_limit(m, s.pub, s.hand[seat])
    least = 1 << 20
    for q in range(s.pub.seats):
        if q != seat:
            other = worth(s.pub, s.hand[q]) + points * s.hand[q, company]
            other -= m.penalty * over_limit(m, s.pub, s.hand[q])
            least = min(least, own - other)
    return int(least)


@compiled
def rushes(m: Map, d: Desk, c: int) -> bool:
    """Can the company reach the end hex in this build, and does the seat to act think that it wins then?"""
    s = d.state
    p = s.pub
    steps = d.end_steps[c]
    left = m.build_most - (p.build_n if p.phase == BUILDING else 0)
    if steps == 0 or steps > min(left, p.supply[c]):
        return False
    return lead(m, s, p.seat, c, d.end_gain[c]) > below(s, DOUBT)


@compiled
def may_end(m: Map, d: Desk, c: int, h: int) -> bool:
    """A placement that ends the game is left undone by a seat that is not ahead."""
    s = d.state
    if rules.end_of_placement(m, s.pub, c, h) == NOT_ENDING:
        return True
    return lead(m, s, s.pub.seat, c, m.value[h]) > below(s, DOUBT)


@compiled
def step(m: Map, d: Desk, c: int) -> int:
    """The company's next hex: on its way, or where it is no use to it; NONE: there is none."""
    if d.edge[c] <= 0:
        return bad_spot(m, d.state.pub, c)
    return d.path[c, d.done[c]] if d.done[c] < d.size[c] else NONE


@compiled
def any_action(m: Map, s: State) -> int:
    """Some legal placement or trade."""
    p = s.pub
    for c in range(COMPANIES):
        if p.supply[c] > 0:
            for w in range(4):
                x = rules.places(m, p, c, w)
                if x != 0:
                    for h in range(64 * w, 64 * w + 64):
                        if (x >> (h & 63)) & 1 and h != m.end_hex:
                            return c * HEXES + h
    for give in range(COMPANIES):
        for take in range(COMPANIES):
            if rules.trade_problem(p, s.hand[p.seat], give, take, 1) == 0:
                return rules.trade_action(give, take, 1)
    for c in range(COMPANIES):
        if p.supply[c] > 0 and rules.place_problem(m, p, c, m.end_hex) == 0:
            return c * HEXES + m.end_hex
    return NONE


# ---- trades ----------------------------------------------------------------------------------------------


@compiled
def best_trade(m: Map, d: Desk, seat: int, churns: bool) -> tuple[int, int]:
    """The trade that adds most to the hand, and how much in hundredths of points; NONE: there is none."""
    s = d.state
    p = s.pub
    hand = s.hand[seat]
    count = 2 if p.shares[seat] < m.limit[p.seats] else 1
    best = NONE
    most = CHURN if count == 1 else 0
    if count == 1 and not churns:
        return NONE, 0
    for give in range(COMPANIES):
        if hand[give] == 0:
            continue
        for take in range(COMPANIES):
            n = min(count, p.supply[take])
            if take == give or n == 0:
                continue
            gain = n * d.share[take] - d.share[give]
            if gain > most and (not rules.trade_ends(p, give, take, n) or lead(m, s, seat, take, 0) > 0):
                most = gain
                best = rules.trade_action(give, take, n)
    return best, int(most)


# ---- ways ------------------------------------------------------------------------------------------------


@compiled
def know(m: Map, d: Desk, c: int) -> None:
    """Where the company goes: as before, while that way is open and not all built."""
    p = d.state.pub
    if d.known[c] == 1:
        while d.done[c] < d.size[c] and holds(p.own[c], d.path[c, d.done[c]]):
            d.done[c] += 1
        if d.done[c] < d.size[c]:
            h = d.path[c, d.done[c]]
            aim = d.path[c, d.size[c] - 1]
            open_ = not holds(p.full, aim) and (rules.places(m, p, c, h >> 6) >> (h & 63)) & 1
            if open_ and (d.end_steps[c] == 0 or holds(p.near[c], d.end_path[c, 0])):
                return
        elif d.size[c] == 0 and p.placed[c] == d.placed[c]:
            return
    find_way(m, d, c)


@compiled
def find_way(m: Map, d: Desk, c: int) -> None:
    """Surveys the company's surroundings."""
    p = d.state.pub
    ways = d.ways
    reached = survey(m, p, c, m.end_hex, ways)
    aim = target(ways, reached, m.build_most, p.supply[c])
    d.known[c] = 1
    d.placed[c] = p.placed[c]
    d.done[c] = 0
    d.size[c] = 0
    d.rate[c] = 0
    if aim != NONE:
        d.rate[c] = rate_of(ways, aim, m.build_most)
        d.size[c] = trace(ways, aim, d.path[c])
    _find_end(m, d, c)


@compiled
def trace(ways: Ints, aim: int, path: Ints) -> int:
    """The hexes of the way to `aim` in order; how many."""
    n = ways[STEPS, aim]
    h = aim
    for i in range(n - 1, -1, -1):
        path[i] = h
        h = ways[VIA, h]
    return int(n)


@compiled
def _find_end(m: Map, d: Desk, c: int) -> None:
    """The way to the end hex, if it is within reach (R3.1)."""
    p = d.state.pub
    ways = d.ways
    end = m.end_hex
    d.end_steps[c] = 0
    if holds(p.full, end) or holds(p.own[c], end):
        return
    if holds(p.near[c], end):
        d.end_steps[c] = 1
        d.end_gain[c] = m.value[end]
        d.end_path[c, 0] = end
        return
    best = NONE
    for side in range(SIDES):
        t = m.next[end, side]
        if t == NONE:
            break
        if ways[STEPS, t] > 0 and (
            best == NONE
            or ways[STEPS, t] < ways[STEPS, best]
            or (ways[STEPS, t] == ways[STEPS, best] and ways[GAIN, t] > ways[GAIN, best])
        ):
            best = t
    if best != NONE and ways[STEPS, best] < REACH:
        n = trace(ways, best, d.end_path[c])
        d.end_path[c, n] = end
        d.end_steps[c] = n + 1
        d.end_gain[c] = ways[GAIN, best] + m.value[end]
