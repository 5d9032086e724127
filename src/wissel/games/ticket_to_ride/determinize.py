"""A state of Ticket to Ride that agrees with all that a seat knows, compiled (T4.1, T4.2)."""

from __future__ import annotations

from wissel.games.ticket_to_ride.determinize_cards import deal_cards
from wissel.games.ticket_to_ride.determinize_tickets import deal_ticket_deck, deal_tickets
from wissel.games.ticket_to_ride.state import (
    CARDS,
    EPOCHS,
    LOCO,
    NONE,
    OFFER,
    OFFERS,
    OVER,
    ROW,
    SEATS,
    STATIONS,
    TICKETS,
    WORDS,
    Map,
    Observation,
    State,
)
from wissel.kernel.compiler import compiled
from wissel.kernel.random import advance


@compiled
def determinize(m: Map, o: Observation, s: State, seed: int) -> None:
    """Fills `s` with a state that agrees with `o`; what is hidden, by seed, as likely as it should be.

    Every order of each deck is equally likely, and so is every set of tickets that others may have kept,
    conditioned on all that the seat has seen. What it holds and was offered itself is exact.
    """
    s.pub = o.pub
    s.rng = advance(seed)
    _clear(s)
    _copy_own(o, s)
    if o.pub.phase == OVER:
        _reveal(m, o, s)
    else:
        deal_cards(o, s)
        deal_tickets(m, o, s)


@compiled
def _clear(s: State) -> None:
    for c in range(CARDS):
        s.deck[c] = 0
    for w in range(WORDS):
        s.tickets[w] = 0
    for t in range(TICKETS):
        s.under[t] = NONE
    for i in range(OFFERS):
        s.offered[i] = 0
    for q in range(SEATS):
        for c in range(CARDS):
            s.hand[q, c] = 0
        for e in range(EPOCHS):
            for c in range(CARDS):
                s.drawn[q, e, c] = 0
        for i in range(OFFER):
            s.offer[q, i] = NONE
        for w in range(WORDS):
            s.kept[q, w] = 0


@compiled
def _copy_own(o: Observation, s: State) -> None:
    """What the seat itself has, and the final figures."""
    for q in range(SEATS):
        s.total[q] = o.total[q]
        s.rank[q] = o.rank[q]
        s.done[q] = o.done[q]
        s.ticket_points[q] = o.ticket_points[q]
        s.path[q] = o.path[q]
        s.express[q] = o.express[q]
        for i in range(STATIONS):
            s.borrowed[q, i] = o.borrowed[q, i]
    if o.seat < 0:
        return
    for c in range(CARDS):
        s.hand[o.seat, c] = o.hand[c]
        for e in range(EPOCHS):
            s.drawn[o.seat, e, c] = o.drawn[e, c]
    for i in range(OFFER):
        s.offer[o.seat, i] = o.offer[i]
    for i in range(OFFERS):
        s.offered[i] = o.offered[i]
    for w in range(WORDS):
        s.kept[o.seat, w] = o.kept[w]


@compiled
def _reveal(m: Map, o: Observation, s: State) -> None:
    """When the game is over, hands and kept tickets lie open (T4.4). The decks are all that nobody has. Who
    drew or was offered what no longer matters, and is left out for the others."""
    p = o.pub
    for c in range(CARDS):
        s.deck[c] = (m.locomotives if c == LOCO else m.cards_per_colour) - p.discard[c]
    for i in range(ROW):
        if p.row[i] != NONE:
            s.deck[p.row[i]] -= 1
    for q in range(SEATS):
        for c in range(CARDS):
            s.hand[q, c] = o.hands[q, c]
            s.deck[c] -= o.hands[q, c]
        for w in range(WORDS):
            s.kept[q, w] = o.kepts[q, w]
    deal_ticket_deck(m, o, s)
