"""What perfect memory holds of the cards and tickets that nobody showed, compiled (T4.1, T4.2).

Cards. All that leaves the deck openly is known, and at each reshuffle the deck is. So for each deck, an
*epoch*, it is known which cards left it unseen or still lie in it (`hidden`), and how many of them each
seat drew (`blind`). A seat that lays down more cards of a kind than the others know it to hold shows that
among its blind draws so far were so many more of that kind: an entry in `forced`. These entries and `shown`
tell together what a seat laid down and took openly: taken - laid = shown - forced.

Each card that an entry of `forced` stands for is spent, or known to be in a hand (`shown`), or laid down.
So there are at most as many as trains, cards for stations, extra cards of tunnels and cards there are: on
the map Europe 5 * 45 + 5 * 6 + 18 * 3 + 110 = 419, which `FORCED` holds. If another map has more, the oldest
entries that tell of one seat and kind are joined, and it is forgotten how early those cards were drawn.
Likewise the two oldest decks are joined when there are more than `EPOCHS`.

Tickets. An offer tells everybody its seat, its number, and how many were kept; the rest lies under the deck
as the next group, or left the game if it was a first offer. What it was the seat itself knows (`offered`).
"""

from __future__ import annotations

from wissel.games.ticket_to_ride.state import (
    CARDS,
    EPOCHS,
    FORCED,
    OFFER,
    OFFERS,
    SEATS,
    Public,
    State,
)
from wissel.kernel.bits import popcount
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

_SEAT = 3
"""Bits of a seat in an entry."""
_KIND = 4
_COUNT = 12
_TICKET = 7
_OFFER = 3
"""Bits of a number of tickets on offer."""


@compiled
def start_memory(s: State) -> None:
    """Nothing has left the first deck."""
    p = s.pub
    p.epoch = 0
    p.forced_n = 0
    p.offers_n = 0
    for e in range(EPOCHS):
        for c in range(CARDS):
            p.hidden[e, c] = 0
        for q in range(SEATS):
            p.blind[e, q] = 0
    for q in range(SEATS):
        for e in range(EPOCHS):
            for c in range(CARDS):
                s.drawn[q, e, c] = 0
    for c in range(CARDS):
        p.hidden[0, c] = s.deck[c]
    for i in range(FORCED):
        p.forced[i] = 0
    for i in range(OFFERS):
        p.offers[i] = 0
        s.offered[i] = 0


# ---- cards -----------------------------------------------------------------------------------------------


@compiled
def note_open(p: Public, card: int) -> None:
    """All have seen a card leave the deck."""
    p.hidden[p.epoch, card] -= 1


@compiled
def note_blind(s: State, seat: int, card: int, count: int) -> None:
    """The seat alone has seen cards leave the deck."""
    p = s.pub
    p.blind[p.epoch, seat] += count
    s.drawn[seat, p.epoch, card] += count


@compiled
def note_deck(s: State, cards: Ints) -> None:
    """These cards are the new deck (T2.5)."""
    p = s.pub
    blind = 0
    for q in range(p.seats):
        blind += p.blind[p.epoch, q]
    if blind > 0:
        if p.epoch == EPOCHS - 1:
            _join_oldest_decks(s)
        else:
            p.epoch += 1
    for c in range(CARDS):
        p.hidden[p.epoch, c] = cards[c]


@compiled
def _join_oldest_decks(s: State) -> None:
    """Makes room for one deck more."""
    p = s.pub
    for e in range(EPOCHS - 1):
        old = 1 if e == 0 else 0  # the first two become one
        for c in range(CARDS):
            p.hidden[e, c] = p.hidden[e + 1, c] + old * p.hidden[e, c]
        for q in range(SEATS):
            p.blind[e, q] = p.blind[e + 1, q] + old * p.blind[e, q]
            for c in range(CARDS):
                s.drawn[q, e, c] = s.drawn[q, e + 1, c] + old * s.drawn[q, e, c]
    for c in range(CARDS):
        p.hidden[EPOCHS - 1, c] = 0
    for q in range(SEATS):
        p.blind[EPOCHS - 1, q] = 0
        for c in range(CARDS):
            s.drawn[q, EPOCHS - 1, c] = 0


@compiled
def forced_entry(seat: int, kind: int, count: int, draws: int) -> int:
    """Among the first `draws` cards that the seat drew blind were `count` more of the kind than was known."""
    return seat | (kind | (count | draws << _COUNT) << _KIND) << _SEAT


@compiled
def forced_parts(entry: int) -> tuple[int, int, int, int]:
    """Seat, kind, count and draws."""
    rest = entry >> _SEAT + _KIND
    return (
        entry & (1 << _SEAT) - 1,
        entry >> _SEAT & (1 << _KIND) - 1,
        rest & (1 << _COUNT) - 1,
        rest >> _COUNT,
    )


@compiled
def note_forced(p: Public, seat: int, kind: int, count: int) -> None:
    """The seat lays down `count` cards more than it was known to hold."""
    draws = 0
    for e in range(p.epoch + 1):
        draws += p.blind[e, seat]
    if p.forced_n == FORCED:
        _join_oldest_forced(p)
    p.forced[p.forced_n] = forced_entry(seat, kind, count, draws)
    p.forced_n += 1


@compiled
def _join_oldest_forced(p: Public) -> None:
    """Two entries of one seat and kind become one, as late as the second. There are more entries than pairs
    of seat and kind."""
    mask = (1 << _SEAT + _KIND) - 1
    for j in range(1, p.forced_n):
        for i in range(j):
            if p.forced[i] & mask == p.forced[j] & mask:
                p.forced[j] += forced_parts(p.forced[i])[2] << _SEAT + _KIND
                for k in range(i, p.forced_n - 1):
                    p.forced[k] = p.forced[k + 1]
                p.forced_n -= 1
                p.forced[p.forced_n] = 0
                return


# ---- tickets ---------------------------------------------------------------------------------------------


@compiled
def offer_entry(seat: int, count: int, kept: int) -> int:
    """So many tickets were offered to the seat, and so many of them kept."""
    return seat | (count | kept << _OFFER) << _SEAT


@compiled
def offer_parts(entry: int) -> tuple[int, int, int]:
    """Seat, count and number kept."""
    rest = entry >> _SEAT
    return entry & (1 << _SEAT) - 1, rest & (1 << _OFFER) - 1, rest >> _OFFER


@compiled
def offered_entry(offer: Ints, count: int, subset: int) -> int:
    """The first `count` of these tickets were offered, in this order, and the subset kept."""
    entry = subset << OFFER * _TICKET
    for i in range(count):
        entry |= offer[i] << i * _TICKET
    return entry


@compiled
def offered_ticket(entry: int, i: int) -> int:
    return entry >> i * _TICKET & (1 << _TICKET) - 1


@compiled
def offered_subset(entry: int) -> int:
    return entry >> OFFER * _TICKET


@compiled
def note_first_offer(s: State, seat: int, subset: int) -> None:
    """The seat chooses; the others learn nothing yet (T1.3)."""
    s.offered[seat] = offered_entry(s.offer[seat], s.pub.offer_n[seat], subset)


@compiled
def note_first_offers(p: Public) -> None:
    """All have chosen; now it is known how many each kept."""
    for q in range(p.seats):
        p.offers[q] = offer_entry(q, p.offer_n[q], p.kept_n[q])
    p.offers_n = p.seats


@compiled
def note_offer(s: State, seat: int, subset: int) -> None:
    """(T2.14)"""
    p = s.pub
    p.offers[p.offers_n] = offer_entry(seat, p.offer_n[seat], popcount(subset))
    s.offered[p.offers_n] = offered_entry(s.offer[seat], p.offer_n[seat], subset)
    p.offers_n += 1
