"""The final score of Ticket to Ride, compiled: longest path, best use of stations, ranks (T3.2 to T3.5)."""

from __future__ import annotations

import numpy as np

from wissel.games.ticket_to_ride.state import (
    CITIES,
    NONE,
    ROUTES,
    STATIONS,
    WORDS,
    Map,
    Observation,
    Public,
    State,
)
from wissel.kernel.bits import bit, lowest, rest
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.record import Ints, Records

# ---- European Express (T3.4) -----------------------------------------------------------------------------


@compiled
def longest_path(m: Map, p: Public, seat: int) -> int:
    """Spaces of the longest trail of own routes: each route once, cities may repeat.

    In a net with at most two cities of odd degree one trail runs through everything (Euler). In any other,
    some longest trail starts at a city of odd degree: from one of even degree it could be made longer, or
    turned.
    """
    degree = np.zeros(CITIES, np.int64)
    odd = np.zeros(CITIES, np.int64)  # by number of the net
    spaces = np.zeros(CITIES, np.int64)
    for r in range(m.routes):
        if p.owner[r] == seat:
            degree[m.a[r]] += 1
            degree[m.b[r]] += 1
            spaces[p.net[seat, m.a[r]]] += m.length[r]
    for c in range(m.cities):
        odd[p.net[seat, c]] += degree[c] & 1
    best = 0
    trail = np.empty(ROUTES, np.int64)
    for c in range(m.cities):
        net = p.net[seat, c]
        if degree[c] == 0 or spaces[net] <= best:
            continue
        if odd[net] <= 2:
            best = spaces[net]
        elif degree[c] & 1:
            best = _longest_from(m, p, seat, c, spaces[net], best, trail)
    return best


@entry
def longest_trail(M: Records[Map], O: Records[Observation], seat: int, out: Ints) -> int:  # noqa: E741
    """The routes of a longest trail of a seat in order; how many stand in `out` (at least `ROUTES` long)."""
    m = M[0]
    p = O[0].pub
    length = longest_path(m, p, seat)
    if length == 0:
        return 0
    city = 0
    while _longest_from(m, p, seat, city, length, length - 1, out) < length:
        city += 1
    n = 0
    while length > 0:
        length -= m.length[out[n]]
        n += 1
    return n


@compiled
def _longest_from(m: Map, p: Public, seat: int, start: int, most: int, best: int, trail: Ints) -> int:
    """The longest trail from a city, or `best` if that is as long; a depth-first walk that ends at `most`.

    `trail` gets the routes of one that is longer than `best`.
    """
    used = np.zeros(WORDS, np.int64)
    city = np.empty(ROUTES + 1, np.int64)
    turn = np.empty(ROUTES + 1, np.int64)  # where in the list of its routes a city of the trail goes on
    via = np.empty(ROUTES + 1, np.int64)
    depth = 0
    length = 0
    city[0] = start
    turn[0] = m.first[start]
    while depth >= 0 and best < most:
        i = turn[depth]
        if i == m.first[city[depth] + 1]:
            depth -= 1
            if depth >= 0:
                r = via[depth]
                used[r >> 6] &= ~bit(r & 63)
                length -= m.length[r]
            continue
        turn[depth] = i + 1
        r = m.at_route[i]
        if p.owner[r] != seat or (used[r >> 6] >> (r & 63)) & 1:
            continue
        used[r >> 6] |= bit(r & 63)
        length += m.length[r]
        via[depth] = r
        depth += 1
        if length > best:
            best = length
            trail[:depth] = via[:depth]
        city[depth] = m.at_city[i]
        turn[depth] = m.first[city[depth]]
    return best


# ---- tickets and stations (T3.2, T3.3) -------------------------------------------------------------------


@compiled
def ticket_score(m: Map, kept: Ints, net: Ints) -> tuple[int, int]:
    """Points of a set of tickets, and how many are done, where joined cities bear one number in `net`."""
    points = 0
    done = 0
    for w in range(WORDS):
        x = kept[w]
        while x != 0:
            t = lowest(x) + 64 * w
            x = rest(x)
            if net[m.ticket_a[t]] == net[m.ticket_b[t]]:
                points += m.ticket_points[t]
                done += 1
            else:
                points -= m.ticket_points[t]
    return points, done


@compiled
def join(m: Map, net: Ints, x: int, y: int) -> None:
    """The nets of two cities become one."""
    to = net[x]
    old = net[y]
    if to != old:
        for c in range(m.cities):
            if net[c] == old:
                net[c] = to


@compiled
def use_stations(m: Map, p: Public, kept: Ints, seat: int, borrowed: Ints) -> tuple[int, int]:
    """The best use of a seat's stations: ticket points, tickets done; `borrowed` gets the routes, ascending.

    Each station may use one route of another seat that ends in its city. Best is: most points, then most
    tickets done, then fewest routes borrowed, then lowest routes; all combinations are tried (T3.3).
    """
    nets = np.empty((STATIONS + 1, CITIES), np.int64)
    for c in range(m.cities):
        nets[0, c] = p.net[seat, c]
    for i in range(STATIONS):
        borrowed[i] = NONE
    best = np.empty(2, np.int64)
    best[0], best[1] = ticket_score(m, kept, nets[0])
    if p.built[seat] == 0 or not _stations_may_help(m, p, kept, seat, nets, best[1]):
        return best[0], best[1]
    stations = np.empty(STATIONS, np.int64)
    n = 0
    for c in range(m.cities):
        if p.station[c] == seat:
            stations[n] = c
            n += 1
    _try_stations(m, p, kept, seat, stations[:n], nets, borrowed, best)
    return best[0], best[1]


@compiled
def _stations_may_help(m: Map, p: Public, kept: Ints, seat: int, nets: Ints, done: int) -> bool:
    """Would more tickets be done if every station used all its routes at once?"""
    net = nets[1]
    net[: m.cities] = nets[0, : m.cities]
    for c in range(m.cities):
        if p.station[c] == seat:
            for i in range(m.first[c], m.first[c + 1]):
                if p.owner[m.at_route[i]] != NONE:
                    join(m, net, c, m.at_city[i])
    return bool(ticket_score(m, kept, net)[1] > done)


@compiled
def _try_stations(
    m: Map, p: Public, kept: Ints, seat: int, stations: Ints, nets: Ints, borrowed: Ints, best: Ints
) -> None:
    """Tries every use of the stations; `nets[k]` joins what those before station `k` have borrowed.

    A walk without recursion: the compiler's cache cannot hold functions that call themselves.
    """
    used = np.full((2, STATIONS), NONE, np.int64)  # by station, and the same ascending
    turn = np.empty(STATIONS, np.int64)  # where in the list of its routes a station goes on
    k = 0
    turn[0] = m.first[stations[0]] - 1  # first of all without a route
    while k >= 0:
        city = stations[k]
        i = turn[k]
        turn[k] = i + 1
        if i == m.first[city + 1]:
            used[0, k] = NONE
            k -= 1
            continue
        nets[k + 1, : m.cities] = nets[k, : m.cities]
        if i >= m.first[city]:
            r = m.at_route[i]
            if p.owner[r] == NONE or p.owner[r] == seat or _reached_before(m, p, seat, nets[k], city, i):
                continue
            used[0, k] = r
            join(m, nets[k + 1], city, m.at_city[i])
        if k + 1 < stations.size:
            k += 1
            turn[k] = m.first[stations[k]] - 1
        else:
            _keep_better(m, kept, nets[k + 1], used, borrowed, best)


@compiled
def _keep_better(m: Map, kept: Ints, net: Ints, used: Ints, borrowed: Ints, best: Ints) -> None:
    """`best` and `borrowed` become those of this use, if it is better."""
    points, done = ticket_score(m, kept, net)
    better = points - best[0] if points != best[0] else done - best[1]
    if better >= 0:
        _ascending(used[0], used[1])
        if better > 0 or _fewer_or_lower(used[1], borrowed):
            best[0] = points
            best[1] = done
            borrowed[:] = used[1]


@compiled
def _reached_before(m: Map, p: Public, seat: int, net: Ints, city: int, i: int) -> bool:
    """Is the far end joined to the city already, or by a lower route that could be borrowed instead?"""
    far = net[m.at_city[i]]
    found = far == net[city]
    for j in range(m.first[city], i):
        owner = p.owner[m.at_route[j]]
        found = found or (owner != NONE and owner != seat and net[m.at_city[j]] == far)
    return bool(found)


@compiled
def _ascending(used: Ints, out: Ints) -> None:
    """`out` gets the routes of `used`, lowest first, NONE behind them."""
    for i in range(STATIONS):
        out[i] = NONE
    n = 0
    for i in range(STATIONS):
        if used[i] != NONE:
            k = n
            while k > 0 and out[k - 1] > used[i]:
                out[k] = out[k - 1]
                k -= 1
            out[k] = used[i]
            n += 1


@compiled
def _fewer_or_lower(used: Ints, borrowed: Ints) -> bool:
    """Are there fewer routes in `used` than in `borrowed`, or as many and lower ones? Both are ascending."""
    for i in range(STATIONS - 1, -1, -1):
        if (used[i] == NONE) != (borrowed[i] == NONE):
            return bool(used[i] == NONE)
    for i in range(STATIONS):
        if used[i] != borrowed[i]:
            return bool(used[i] < borrowed[i])
    return False


# ---- the end (T3.2, T3.5) --------------------------------------------------------------------------------


@compiled
def final_scores(m: Map, s: State) -> None:
    """Totals, ranks and all that they rest on."""
    p = s.pub
    longest = 0
    for seat in range(p.seats):
        s.path[seat] = longest_path(m, p, seat)
        longest = max(longest, s.path[seat])
        s.ticket_points[seat], s.done[seat] = use_stations(m, p, s.kept[seat], seat, s.borrowed[seat])
    for seat in range(p.seats):
        s.express[seat] = 1 if longest > 0 and s.path[seat] == longest else 0
        s.total[seat] = (
            p.points[seat]
            + s.ticket_points[seat]
            + m.station_points * (m.stations - p.built[seat])
            + m.express_points * s.express[seat]
        )
    _set_ranks(s)


@compiled
def _set_ranks(s: State) -> None:
    """Most points; most tickets done; fewest stations built; then the Express, if just one has it.

    Seats that have conceded come after all others.
    """
    for seat in range(s.pub.seats):
        s.rank[seat] = 1
        for q in range(s.pub.seats):
            if _compare(s, q, seat) > 0:
                s.rank[seat] += 1
    for seat in range(s.pub.seats):
        holders = 0
        for q in range(s.pub.seats):
            if _compare(s, q, seat) == 0:
                holders += s.express[q]
        if holders == 1 and s.express[seat] == 0:
            s.rank[seat] += 1


@compiled
def _compare(s: State, a: int, b: int) -> int:
    """Above 0 if seat `a` stands before `b` by the first three levels, 0 if they are tied."""
    out = s.pub.out
    if (out >> a ^ out >> b) & 1:
        return (out >> b & 1) - (out >> a & 1)
    if s.total[a] != s.total[b]:
        order: int = s.total[a] - s.total[b]
        return order
    if s.done[a] != s.done[b]:
        more: int = s.done[a] - s.done[b]
        return more
    fewer: int = s.pub.built[b] - s.pub.built[a]
    return fewer
