"""The legal list of Ticket to Ride, made fast with masks, compiled.

These masks are a second form of `rules.py`; a test compares list and problems for every action of the space.
"""

from __future__ import annotations

from wissel.games.ticket_to_ride.cards import any_card
from wissel.games.ticket_to_ride.numbers import claim_action, station_action
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CHOICE,
    CHOOSE,
    COLOURS,
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LENGTH,
    LOCO,
    NONE,
    PASS,
    ROW,
    SECOND,
    TAKE_TICKETS,
    TUNNEL,
    TURN,
    WORDS,
    Map,
    Public,
)
from wissel.kernel.bits import bit, lowest, popcount, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints


@compiled
def claimable(m: Map, p: Public, hand: Ints, seat: int, word: int) -> int:
    """Routes that the seat can claim and pay for now, as a mask (T2.6, T2.9, T2.10)."""
    locomotives = hand[LOCO]
    payable = 0
    for c in range(COLOURS):
        payable |= m.of_colour[c, min(LENGTH, hand[c] + locomotives), word]
    free: int = (
        payable
        & p.open[seat, word]
        & m.no_longer[min(LENGTH, p.trains[seat]), word]
        & m.no_more_ferry[min(LENGTH, locomotives), word]
    )
    return free


@compiled
def can_claim(m: Map, p: Public, hand: Ints, seat: int) -> bool:
    found = False
    for w in range(WORDS):
        found = found or claimable(m, p, hand, seat, w) != 0
    return found


@compiled
def _list_claims(m: Map, p: Public, hand: Ints, seat: int, out: Ints, n: int) -> int:
    cards = _cards(hand)
    for w in range(WORDS):
        x = claimable(m, p, hand, seat, w)
        while x != 0:
            n = _list_payments(m, hand, cards, lowest(x) + 64 * w, out, n)
            x = rest(x)
    return n


_ONES = 0x0101010101010101
_FLAGS = 0x1010101010101010
"""A bit in each byte, of which a colour has one, below and above all that is counted there."""


@compiled
def _cards(hand: Ints) -> int:
    """How many cards there are of each colour, locomotives among them, as far as a route can want them."""
    cards = 0
    for c in range(COLOURS):
        cards |= min(LENGTH, hand[c] + hand[LOCO]) << 8 * c
    return cards


@compiled
def _list_payments(m: Map, hand: Ints, cards: int, r: int, out: Ints, n: int) -> int:
    """Every mix of cards that pays for the route (T2.6, T2.10)."""
    length = m.length[r]
    colour = m.colour[r]
    locomotives = hand[LOCO]
    # all colours at once: no byte borrows from the next, and its flag stays where there are enough
    enough = ((cards | _FLAGS) - length * _ONES) & _FLAGS
    if colour != NONE:
        enough &= bit(8 * colour + 4)
    while enough != 0:
        c = lowest(enough) >> 3
        enough = rest(enough)
        for k in range(max(m.ferry[r], length - hand[c]), min(locomotives, length - 1) + 1):
            out[n] = claim_action(r, c, k)
            n += 1
    if locomotives >= length:
        out[n] = claim_action(r, LOCO, length)
        n += 1
    return n


@compiled
def _list_stations(m: Map, p: Public, hand: Ints, seat: int, out: Ints, n: int) -> int:
    """Each free city by each way to pay, found once in the place of the first city (T2.15)."""
    if p.built[seat] == m.stations:
        return n
    cost = p.built[seat] + 1
    locomotives = hand[LOCO]
    ways = n
    for c in range(COLOURS):
        for k in range(max(0, cost - hand[c]), min(locomotives, cost - 1) + 1):
            out[ways] = station_action(0, c, k)
            ways += 1
    if locomotives >= cost:
        out[ways] = station_action(0, LOCO, cost)
        ways += 1
    count = ways - n
    if count == 0:
        return n
    # From the last city down to the first: what is written stands behind what is still read.
    free = 0
    for city in range(m.cities):
        if p.station[city] == NONE:
            free += 1
    end = n + free * count
    at = end
    for city in range(m.cities - 1, -1, -1):
        if p.station[city] == NONE:
            at -= count
            step = station_action(city, 0, 0) - station_action(0, 0, 0)
            for i in range(count):
                out[at + i] = out[n + i] + step
    return end


@compiled
def _list_cards(p: Public, out: Ints) -> int:
    """(T2.1 to T2.3)"""
    n = 0
    for place in range(ROW):
        if p.row[place] != NONE and not (p.phase == SECOND and p.row[place] == LOCO):
            out[n] = FACE + place
            n += 1
    if any_card(p):
        out[n] = BLIND
        n += 1
    return n


@compiled
def _list_tunnel(p: Public, hand: Ints, out: Ints) -> int:
    """(T2.12)"""
    out[0] = DECLINE
    n = 1
    least = p.extra if p.paint == LOCO else max(0, p.extra - hand[p.paint])
    for k in range(least, min(p.extra, hand[LOCO]) + 1):
        out[n] = EXTRA + k
        n += 1
    return n


@compiled
def _list_keeps(m: Map, p: Public, seat: int, out: Ints) -> int:
    """(T1.3, T2.14)"""
    least = m.first_keep if p.phase == CHOOSE else m.draw_keep
    n = 0
    for subset in range(1 << p.offer_n[seat]):
        if popcount(subset) >= least:
            out[n] = KEEP + subset
            n += 1
    return n


@compiled
def legal(m: Map, p: Public, hand: Ints, seat: int, out: Ints) -> int:
    """Every legal action of a seat that must decide and holds this hand, ascending."""
    if p.phase == TURN:
        n = _list_cards(p, out)
        if p.tickets_n + p.under_n > 0:
            out[n] = TAKE_TICKETS
            n += 1
        stations = n
        at = _list_stations(m, p, hand, seat, out, n)
        end = _list_claims(m, p, hand, seat, out, at)
        if stations == 0 and end == at:  # nothing but stations: passing stands before them
            for i in range(at, 0, -1):
                out[i] = out[i - 1]
            out[0] = PASS
            end += 1
        return end
    if p.phase == SECOND:
        return _list_cards(p, out)
    if p.phase == TUNNEL:
        return _list_tunnel(p, hand, out)
    if p.phase == CHOICE or (p.phase == CHOOSE and p.chosen[seat] == 0):
        return _list_keeps(m, p, seat, out)
    return 0
