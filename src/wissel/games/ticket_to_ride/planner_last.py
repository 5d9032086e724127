"""What completes tickets at once, for the heuristic player of Ticket to Ride, compiled."""

from __future__ import annotations

import numpy as np

from wissel.games.ticket_to_ride.scoring import join, use_stations
from wissel.games.ticket_to_ride.state import NONE, STATIONS, WORDS, Map, Observation
from wissel.kernel.bits import lowest, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints


@compiled
def borrowed_net(m: Map, o: Observation, net: Ints) -> None:
    """Cities that own routes join, and those that the stations already built borrow at best (T3.3)."""
    borrowed = np.empty(STATIONS, np.int64)
    net[: m.cities] = o.pub.net[o.seat, : m.cities]
    use_stations(m, o.pub, o.kept, o.seat, borrowed)
    for r in borrowed:
        if r != NONE:
            join(m, net, m.a[r], m.b[r])


@compiled
def tickets_joined(m: Map, kept: Ints, net: Ints, a: int, b: int) -> int:
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
