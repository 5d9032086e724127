"""Actions of Paris Connection that the search looks at, with their prior weights, compiled."""

from __future__ import annotations

from typing import Final

from wissel.games.paris_connection import rules
from wissel.games.paris_connection.observe import observe
from wissel.games.paris_connection.outlook import QUEUE, STEPS, UNIT, rate_of, survey
from wissel.games.paris_connection.planner import bad_spot, decide, growth
from wissel.games.paris_connection.problems import OK
from wissel.games.paris_connection.search_desk import Desk
from wissel.games.paris_connection.search_rollout import find_way, set_edge, trace
from wissel.games.paris_connection.state import BUILDING, COMPANIES, FINISH, HEXES, NONE, NOT_ENDING, Map
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints
from wissel.kernel.search import BLOCKER, BUILDER, DASHER, TRADER, Tree, fond

FIRST: Final = 100
"""Weight of what the planner would do."""
BUILD: Final = 25
SECOND: Final = 12
WASTE: Final = 12
RUSH: Final = 30
STOP: Final = 25
TRADE: Final = 30
MOST_TRADES: Final = 14


@compiled
def propose(m: Map, t: Tree, d: Desk, seat: int, actions: Ints, weights: Ints) -> int:
    """Legal actions worth looking at; each once."""
    s = d.state
    p = s.pub
    o = d.seen
    observe(s, seat, o)
    actions[0] = decide(m, o, s.rng)
    weights[0] = FIRST
    n = 1
    set_edge(s, d, seat)
    left = m.build_most - p.build_n if p.phase == BUILDING else m.build_most
    for c in range(COMPANIES):
        d.share[c] = UNIT * p.value[c]
        if p.supply[c] == 0 or (p.phase == BUILDING and c != p.company):
            continue
        if p.phase == BUILDING and (left == 0 or p.reason != NOT_ENDING):
            continue
        n = _add_builds(m, t, d, c, left, actions, weights, n)
    if p.phase == BUILDING:
        return _add(actions, weights, n, FINISH, STOP)
    return _add_trades(m, t, d, seat, actions, weights, n)


@compiled
def _add(actions: Ints, weights: Ints, n: int, action: int, weight: int) -> int:
    """One more, if it is not among them; its weight counts in any case."""
    for i in range(n):
        if actions[i] == action:
            weights[i] += weight
            return n
    if n == actions.size:
        return n
    actions[n] = action
    weights[n] = weight
    return n + 1


@compiled
def _add_builds(m: Map, t: Tree, d: Desk, c: int, left: int, actions: Ints, weights: Ints, n: int) -> int:
    """First steps of a company: to where it gains most, the next best other way, to the end, to nowhere."""
    p = d.state.pub
    find_way(m, d, c)
    d.share[c] += growth(p, d.rate[c], p.supply[c])
    first = NONE
    if d.size[c] > 0:
        first = d.path[c, 0]
        n = _add(actions, weights, n, c * HEXES + first, fond(t, BUILDER, BUILD) if d.edge[c] > 0 else SECOND)
    if d.end_steps[c] > 0:
        n = _add(
            actions,
            weights,
            n,
            c * HEXES + d.end_path[c, 0],
            fond(t, DASHER, RUSH if d.end_steps[c] <= left else 3),
        )
    other = _other_step(m, d, c, left, first)
    if other != NONE:
        n = _add(actions, weights, n, c * HEXES + other, SECOND if d.edge[c] > 0 else SECOND // 3)
    h = bad_spot(m, p, c)
    if h != NONE:
        n = _add(actions, weights, n, c * HEXES + h, fond(t, BLOCKER, WASTE) if d.edge[c] <= 0 else 3)
    return n


@compiled
def _other_step(m: Map, d: Desk, c: int, left: int, first: int) -> int:
    """The first step of the best way that does not begin with `first`; NONE: there is none."""
    p = d.state.pub
    ways = d.ways
    reached = survey(m, p, c, m.end_hex, ways)
    best = NONE
    most = 0
    path = d.other
    for i in range(reached):
        h = ways[QUEUE, i]
        if ways[STEPS, h] > min(p.supply[c], 2 * left):
            break
        rate = rate_of(ways, h, left)
        if rate > most:
            trace(ways, h, path)
            if path[0] != first:
                most = rate
                best = path[0]
    return best


@compiled
def _add_trades(m: Map, t: Tree, d: Desk, seat: int, actions: Ints, weights: Ints, n: int) -> int:
    """Those that bring most by what shares seem to be worth."""
    s = d.state
    p = s.pub
    count = 2 if p.shares[seat] < m.limit[p.seats] else 1
    bar = 1 << 40
    for k in range(MOST_TRADES):
        best = NONE
        most = -(1 << 40)
        for give in range(COMPANIES):
            for take in range(COMPANIES):
                if rules.trade_problem(p, s.hand[seat], give, take, count) != OK:
                    continue
                gain = COMPANIES * COMPANIES * (count * d.share[take] - d.share[give])
                gain += COMPANIES * give + take
                if most < gain < bar:
                    most = gain
                    best = rules.trade_action(give, take, count)
        if best == NONE:
            break
        bar = most
        n = _add(actions, weights, n, best, fond(t, TRADER, max(3, TRADE - 3 * k)))
    return n
