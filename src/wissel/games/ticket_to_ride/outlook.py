"""What a seat works out from what it sees, compiled: ways, and why routes cannot be claimed (T2.6, T3.3)."""

from __future__ import annotations

import numpy as np

from wissel.games.ticket_to_ride.memory import forced_parts, offer_parts, offered_subset, offered_ticket
from wissel.games.ticket_to_ride.problems import OK, TOO_FEW_CARDS, TOO_FEW_LOCOMOTIVES, WRONG_PHASE
from wissel.games.ticket_to_ride.rules import route_problem
from wissel.games.ticket_to_ride.scoring import use_stations
from wissel.games.ticket_to_ride.state import (
    CARDS,
    CITIES,
    COLOURS,
    EPOCHS,
    LOCO,
    NONE,
    ROUTES,
    SEATS,
    STATIONS,
    TURN,
    WORDS,
    Map,
    Observation,
    Public,
)
from wissel.kernel.bits import bit
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.record import Floats, Ints, Records

FAR = 1 << 40

# ---- tickets ---------------------------------------------------------------------------------------------


@entry
def choices(O: Records[Observation], out: Ints) -> None:  # noqa: E741
    """Fills a row of `out` for each choice among tickets: seat, how many were offered and kept, and, of those
    of the observing seat, the tickets that were not kept. What is left is `NONE`.

    A seat knows its own first choice while others still choose (T1.3).
    """
    o = O[0]
    p = o.pub
    out[:] = NONE
    for e in range(p.offers_n if p.offers_n > 0 else p.seats):
        seat, count, kept = offer_parts(p.offers[e]) if p.offers_n > 0 else (e, p.offer_n[e], 0)
        if p.offers_n == 0 and (seat != o.seat or p.chosen[seat] == 0):
            continue
        out[e, 0] = seat
        out[e, 1] = count
        out[e, 2] = kept
        if seat == o.seat:
            subset = offered_subset(o.offered[e])
            for i in range(count):
                if (subset >> i) & 1 == 0:
                    out[e, 3 + i] = offered_ticket(o.offered[e], i)


# ---- ways ------------------------------------------------------------------------------------------------


@entry
def ticket(M: Records[Map], O: Records[Observation], t: int, out: Ints) -> int:  # noqa: E741
    """The routes that the observing seat must still claim for a ticket on a way that needs the fewest trains.

    Returns how many stand in `out` (at least `ROUTES` long), 0 if it is done; -1 if no way is left or the
    trains do not reach.
    """
    m = M[0]
    o = O[0]
    n = 0
    via = np.full(CITIES, NONE, np.int64)
    price = np.full(ROUTES, FAR, np.int64)
    for r in range(m.routes):
        if o.pub.owner[r] == o.seat:
            price[r] = 0
        elif (o.pub.open[o.seat, r >> 6] >> (r & 63)) & 1:
            price[r] = m.length[r]
    if _nearest(m, price, m.ticket_a[t], m.ticket_b[t], via) > o.pub.trains[o.seat]:
        return -1
    city = m.ticket_b[t]
    while city != m.ticket_a[t]:
        r = via[city]
        if o.pub.owner[r] == NONE:
            out[n] = r
            n += 1
        city = m.a[r] + m.b[r] - city
    return n


@entry
def built(M: Records[Map], O: Records[Observation], seat: int, out: Ints) -> None:  # noqa: E741
    """For every ticket how many hundredths of the trains for its shortest way the routes of a seat spare."""
    m = M[0]
    via = np.empty(CITIES, np.int64)
    whole = np.full(ROUTES, FAR, np.int64)
    left = np.full(ROUTES, FAR, np.int64)
    for r in range(m.routes):
        whole[r] = m.length[r]
        left[r] = 0 if O[0].pub.owner[r] == seat else m.length[r]
    for t in range(m.tickets):
        trains = _nearest(m, whole, m.ticket_a[t], m.ticket_b[t], via)
        out[t] = 100 * (trains - _nearest(m, left, m.ticket_a[t], m.ticket_b[t], via)) // trains


@compiled
def _nearest(m: Map, price: Ints, start: int, goal: int, via: Ints) -> int:
    """The price of the cheapest way from `start` to `goal`; `via`: the route to each city."""
    cost = np.full(CITIES, FAR, np.int64)
    closed = np.zeros(CITIES, np.int64)
    cost[start] = 0
    while closed[goal] == 0:
        city = NONE
        for c in range(m.cities):
            if closed[c] == 0 and cost[c] < FAR and (city == NONE or cost[c] < cost[city]):
                city = c
        if city == NONE:
            return FAR
        closed[city] = 1
        for i in range(m.first[city], m.first[city + 1]):
            r = m.at_route[i]
            far = m.at_city[i]
            if cost[city] + price[r] < cost[far]:
                cost[far] = cost[city] + price[r]
                via[far] = r
    found: int = cost[goal]
    return found


@entry
def with_stations(M: Records[Map], O: Records[Observation], t: int) -> bool:  # noqa: E741
    """Is the ticket done by own routes and what one's stations could borrow now? (T3.3)"""
    one = np.zeros(WORDS, np.int64)
    one[t >> 6] = bit(t & 63)
    borrowed = np.empty(STATIONS, np.int64)
    o = O[0]
    return bool(use_stations(M[0], o.pub, one, o.seat, borrowed)[1] == 1)


# ---- cards -----------------------------------------------------------------------------------------------


@entry
def deck(O: Records[Observation], out: Floats) -> None:  # noqa: E741
    """Fills `out` with how many cards of each kind are to be expected among those of which the present deck
    is a random part: the deck itself, and what others drew blind of it without having shown what (T4.1).

    What nobody has seen leave a deck is known. A seat that laid down more than it was seen to take shows that
    it drew such cards blind: each is expected in its blind draws of every deck before that, as likely as it
    has draws there and the deck had such cards.
    """
    o = O[0]
    p = o.pub
    hidden = np.zeros((EPOCHS, CARDS), np.float64)
    blind = np.zeros((EPOCHS, SEATS), np.float64)
    for e in range(p.epoch + 1):
        for c in range(CARDS):
            hidden[e, c] = max(0, p.hidden[e, c] - o.drawn[e, c])
        for q in range(p.seats):
            blind[e, q] = p.blind[e, q]
    for j in range(p.forced_n):
        seat, kind, count, draws = forced_parts(p.forced[j])
        if seat != o.seat:
            for _ in range(count):
                _expect(p, hidden, blind, seat, kind, draws)
    out[:] = hidden[p.epoch]


@compiled
def _expect(p: Public, hidden: Floats, blind: Floats, seat: int, kind: int, draws: int) -> None:
    """One card of the kind is taken from where the first `draws` blind draws of the seat found it."""
    likely = np.zeros(EPOCHS, np.float64)
    before = 0
    for e in range(p.epoch + 1):
        room = min(blind[e, seat], float(max(0, draws - before)))
        before += p.blind[e, seat]
        left = hidden[e].sum()
        if left > 0:
            likely[e] = room * hidden[e, kind] / left
    total = likely.sum()
    if total > 0:
        for e in range(p.epoch + 1):
            part = min(likely[e] / total, hidden[e, kind], blind[e, seat])
            hidden[e, kind] -= part
            blind[e, seat] -= part


# ---- routes ----------------------------------------------------------------------------------------------


@entry
def route_problems(M: Records[Map], O: Records[Observation], out: Ints) -> None:  # noqa: E741
    """For every route the problem of claiming it at all; too few cards where only the payment is missing."""
    m = M[0]
    o = O[0]
    p = o.pub
    for r in range(m.routes):
        code = route_problem(m, p, o.seat, r) if p.phase == TURN else WRONG_PHASE
        if code == OK and o.hand[LOCO] < m.ferry[r]:
            code = TOO_FEW_LOCOMOTIVES
        elif code == OK and _most_cards(m, o, r) < m.length[r]:
            code = TOO_FEW_CARDS
        out[r] = code


@compiled
def _most_cards(m: Map, o: Observation, r: int) -> int:
    """Cards of one colour and locomotives with which the observing seat could pay for the route."""
    best = 0
    for c in range(COLOURS):
        if m.colour[r] == NONE or m.colour[r] == c:
            best = max(best, o.hand[c])
    return best + int(o.hand[LOCO])
