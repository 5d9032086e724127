"""The final score of Paris Connection, compiled (R2.9, R3.3)."""

from __future__ import annotations

from wissel.core.game import Record
from wissel.games.paris_connection.state import COMPANIES
from wissel.kernel.compiler import compiled


@compiled
def worth(p: Record, hand: Record) -> int:
    """Value of all shares of a hand, without the penalty."""
    points = 0
    for c in range(COMPANIES):
        points += hand[c] * p.value[c]
    return points


@compiled
def over_limit(m: Record, p: Record, hand: Record) -> int:
    """How many shares of a hand exceed the holding limit, counted over the whole hand (R3.3)."""
    shares = 0
    for c in range(COMPANIES):
        shares += hand[c]
    return max(0, shares - m.limit[p.seats])


@compiled
def score(m: Record, p: Record, hands: Record, total: Record) -> None:
    """Total of each seat; may be negative (R3.3)."""
    for seat in range(p.seats):
        total[seat] = worth(p, hands[seat]) - m.penalty * over_limit(m, p, hands[seat])
