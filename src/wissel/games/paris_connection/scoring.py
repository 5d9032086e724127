"""The final score of Paris Connection, compiled (R2.9, R3.3)."""

from __future__ import annotations

from wissel.games.paris_connection.state import COMPANIES, Map, Public
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints


@compiled
def worth(p: Public, hand: Ints) -> int:
    """Value of all shares of a hand, without the penalty."""
    points = 0
    for c in range(COMPANIES):
        points += hand[c] * p.value[c]
    return points


@compiled
def over_limit(m: Map, p: Public, hand: Ints) -> int:
    """How many shares of a hand exceed the holding limit, counted over the whole hand (R3.3)."""
    shares = 0
    for c in range(COMPANIES):
        shares += hand[c]
    return max(0, shares - int(m.limit[p.seats]))


@compiled
def score(m: Map, p: Public, hands: Ints, total: Ints) -> None:
    """Total of each seat; may be negative (R3.3)."""
    for seat in range(p.seats):
        total[seat] = worth(p, hands[seat]) - m.penalty * over_limit(m, p, hands[seat])
