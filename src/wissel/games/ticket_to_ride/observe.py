"""What a seat knows of a game of Ticket to Ride, compiled (T4.1, T4.4)."""

from __future__ import annotations

from wissel.games.ticket_to_ride.memory import offer_parts
from wissel.games.ticket_to_ride.state import (
    CARDS,
    EPOCHS,
    NONE,
    OFFER,
    OFFERS,
    OVER,
    SEATS,
    STATIONS,
    WORDS,
    Observation,
    State,
)
from wissel.kernel.compiler import compiled


@compiled
def observe(s: State, seat: int, o: Observation) -> None:
    """Fills `o` with what lies open, what the seat holds itself, and at the end what is revealed then.

    `SPECTATOR` holds nothing.
    """
    o.pub = s.pub
    o.seat = seat
    for c in range(CARDS):
        o.hand[c] = s.hand[seat, c] if seat >= 0 else 0
    for i in range(OFFER):
        o.offer[i] = s.offer[seat, i] if seat >= 0 else NONE
    for w in range(WORDS):
        o.kept[w] = s.kept[seat, w] if seat >= 0 else 0
    _remember(s, seat, o)
    _reveal(s, o, s.pub.phase == OVER)


@compiled
def _remember(s: State, seat: int, o: Observation) -> None:
    """What the seat itself drew blind, and what it was offered."""
    for e in range(EPOCHS):
        for c in range(CARDS):
            o.drawn[e, c] = s.drawn[seat, e, c] if seat >= 0 else 0
    for i in range(OFFERS):
        o.offered[i] = 0
    if seat >= 0:
        o.offered[seat] = s.offered[seat]
        for i in range(s.pub.seats, s.pub.offers_n):
            if offer_parts(s.pub.offers[i])[0] == seat:
                o.offered[i] = s.offered[i]


@compiled
def _reveal(s: State, o: Observation, over: bool) -> None:
    for q in range(SEATS):
        o.total[q] = s.total[q] if over else 0
        o.rank[q] = s.rank[q] if over else 0
        o.done[q] = s.done[q] if over else 0
        o.ticket_points[q] = s.ticket_points[q] if over else 0
        o.path[q] = s.path[q] if over else 0
        o.express[q] = s.express[q] if over else 0
        for c in range(CARDS):
            o.hands[q, c] = s.hand[q, c] if over else 0
        for w in range(WORDS):
            o.kepts[q, w] = s.kept[q, w] if over else 0
        for i in range(STATIONS):
            o.borrowed[q, i] = s.borrowed[q, i] if over else NONE
