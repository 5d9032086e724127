"""Integers of the actions that carry a payment, for the rules and for their notation. They never leave the
process."""

from __future__ import annotations

from wissel.games.ticket_to_ride.state import CARDS, CLAIM, LENGTH, STATION, STATIONS
from wissel.kernel.compiler import entry


@entry
def claim_action(r: int, paint: int, locomotives: int) -> int:
    return CLAIM + (r * CARDS + paint) * (LENGTH + 1) + locomotives


@entry
def claim_parts(action: int) -> tuple[int, int, int]:
    """Route, colour of the cards that are no locomotives (`LOCO`: none), locomotives."""
    k = action - CLAIM
    return k // (CARDS * (LENGTH + 1)), k // (LENGTH + 1) % CARDS, k % (LENGTH + 1)


@entry
def station_action(city: int, paint: int, locomotives: int) -> int:
    return STATION + (city * CARDS + paint) * (STATIONS + 1) + locomotives


@entry
def station_parts(action: int) -> tuple[int, int, int]:
    """City, colour of the cards that are no locomotives (`LOCO`: none), locomotives."""
    k = action - STATION
    return k // (CARDS * (STATIONS + 1)), k // (STATIONS + 1) % CARDS, k % (STATIONS + 1)
