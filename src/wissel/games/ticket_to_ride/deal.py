"""Setting up a game of Ticket to Ride, and every draw, compiled (T1, T2.1, T2.11, T2.14)."""

from __future__ import annotations

from wissel.games.ticket_to_ride.cards import gain, take_from_deck
from wissel.games.ticket_to_ride.memory import note_open, start_memory
from wissel.games.ticket_to_ride.problems import BAD_OUTCOME, OK
from wissel.games.ticket_to_ride.state import (
    CARDS,
    CHOOSE,
    CITIES,
    COLOURS,
    DEAL_CARDS,
    DEAL_LONG,
    DEAL_REGULAR,
    DRAW,
    DRAW_FIRST,
    FILL,
    LENGTH,
    LOCO,
    NONE,
    NOT_ENDING,
    OFFER,
    OFFER_TICKET,
    REVEAL,
    ROUTES,
    ROW,
    SEATS,
    STATIONS,
    THEN_TICKETS,
    TICKETS,
    WORDS,
    Map,
    Public,
    State,
)
from wissel.games.ticket_to_ride.turn import after_offer, after_reveal, proceed, settle
from wissel.kernel.bits import bit, lowest, popcount, rest
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints


@compiled
def setup(m: Map, s: State, seats: int) -> None:
    """An empty board before the first card is dealt."""
    p = s.pub
    p.phase = DEAL_CARDS
    p.seats = seats
    p.seat = NONE
    p.start_seat = NONE
    p.actions = 0
    p.turns = 0
    p.last = 0
    p.passes = 0
    p.reason = NOT_ENDING
    p.drawn = 0
    p.after = THEN_TICKETS
    p.slot = 0
    p.filled = 0
    p.redeals = 0
    p.todo = 0
    p.route = NONE
    p.paint = NONE
    p.extra = 0
    _set_up_cards(m, s)
    _set_up_tickets(m, s)
    for r in range(ROUTES):
        p.owner[r] = NONE
    for c in range(CITIES):
        p.station[c] = NONE
    for seat in range(SEATS):
        _set_up_seat(m, s, seat)
    start_memory(s)


@compiled
def _set_up_cards(m: Map, s: State) -> None:
    """(T1.1)"""
    p = s.pub
    p.deck_n = COLOURS * m.cards_per_colour + m.locomotives
    p.discard_n = 0
    for c in range(CARDS):
        s.deck[c] = m.locomotives if c == LOCO else m.cards_per_colour
        p.discard[c] = 0
        p.laid[c] = 0
        p.turned[c] = 0
    for i in range(ROW):
        p.row[i] = NONE


@compiled
def _set_up_tickets(m: Map, s: State) -> None:
    p = s.pub
    p.tickets_n = 0
    p.under_n = 0
    p.groups = 0
    for w in range(WORDS):
        s.tickets[w] = m.regular[w]
        p.tickets_n += popcount(m.regular[w])
    for t in range(TICKETS):
        s.under[t] = NONE
        p.under_group[t] = NONE


@compiled
def _set_up_seat(m: Map, s: State, seat: int) -> None:
    p = s.pub
    p.hand_n[seat] = 0
    p.trains[seat] = m.trains
    p.built[seat] = 0
    p.points[seat] = 0
    p.chosen[seat] = 0
    p.offer_n[seat] = 0
    p.kept_n[seat] = 0
    s.total[seat] = 0
    s.rank[seat] = 0
    s.done[seat] = 0
    s.ticket_points[seat] = 0
    s.path[seat] = 0
    s.express[seat] = 0
    for c in range(CARDS):
        p.shown[seat, c] = 0
        s.hand[seat, c] = 0
    for w in range(WORDS):
        p.open[seat, w] = m.no_longer[LENGTH, w]
        s.kept[seat, w] = 0
    for c in range(CITIES):
        p.net[seat, c] = c
    for i in range(OFFER):
        s.offer[seat, i] = NONE
    for i in range(STATIONS):
        s.borrowed[seat, i] = NONE


# ---- what must be drawn ----------------------------------------------------------------------------------


@compiled
def draws_card(p: Public) -> bool:
    return p.phase == DEAL_CARDS or p.phase == FILL or p.phase == DRAW or p.phase == REVEAL


@compiled
def draws_ticket(p: Public) -> bool:
    return p.phase == DEAL_LONG or p.phase == DEAL_REGULAR or p.phase == OFFER_TICKET


@compiled
def ticket_pool(m: Map, s: State, word: int) -> int:
    """Tickets of which the next is drawn: the deck, or if it is empty those put back first (T2.14)."""
    p = s.pub
    if p.phase == DEAL_LONG:
        free: int = m.long[word] & ~_long_offered(s, word)
        return free
    if p.tickets_n > 0:
        deck: int = s.tickets[word]
        return deck
    group = 0
    for i in range(p.under_n):
        if p.under_group[i] == p.under_group[0] and s.under[i] >> 6 == word:
            group |= bit(s.under[i] & 63)
    return group


@compiled
def _long_offered(s: State, word: int) -> int:
    mask = 0
    for seat in range(s.pub.seats):
        for i in range(s.pub.offer_n[seat]):
            if s.offer[seat, i] >> 6 == word:
                mask |= bit(s.offer[seat, i] & 63)
    return mask


@compiled
def pool(m: Map, s: State, out: Ints) -> int:
    """What must be drawn now: counts by outcome, and their sum. 0 outside the chance phases."""
    p = s.pub
    for k in range(out.size):
        out[k] = 0
    if draws_card(p):
        for c in range(CARDS):
            out[c] = s.deck[c]
        return p.deck_n
    if p.phase == DRAW_FIRST:
        for seat in range(p.seats):
            out[seat] = 1
        return p.seats
    total = 0
    if draws_ticket(p):
        for w in range(WORDS):
            x = ticket_pool(m, s, w)
            while x != 0:
                out[lowest(x) + 64 * w] = 1
                total += 1
                x = rest(x)
    return total


@compiled
def resolve(m: Map, s: State, outcome: int) -> int:
    """Takes the outcome of the pending draw; the next draw or decision follows."""
    p = s.pub
    if draws_card(p):
        if outcome < 0 or outcome >= CARDS or s.deck[outcome] == 0:
            return BAD_OUTCOME
        take_from_deck(s, outcome)
        _card(m, s, outcome)
        return OK
    if draws_ticket(p):
        if outcome < 0 or outcome >= TICKETS or (ticket_pool(m, s, outcome >> 6) >> (outcome & 63)) & 1 == 0:
            return BAD_OUTCOME
        _ticket(m, s, outcome)
        return OK
    if p.phase != DRAW_FIRST or outcome < 0 or outcome >= p.seats:
        return BAD_OUTCOME
    p.start_seat = outcome
    p.seat = outcome
    p.phase = CHOOSE
    return OK


@compiled
def _card(m: Map, s: State, card: int) -> None:
    p = s.pub
    if p.phase == DEAL_CARDS:  # each seat in turn gets its whole hand
        gain(s, p.drawn // m.hand, card, 1, False)
        p.drawn += 1
        if p.drawn == m.hand * p.seats:
            p.drawn = 0
            settle(m, s, THEN_TICKETS)
    elif p.phase == FILL:
        note_open(p, card)
        p.row[p.slot] = card
        p.filled = 1
        proceed(m, s)
    elif p.phase == DRAW:
        gain(s, p.seat, card, 1, False)
        proceed(m, s)
    else:
        note_open(p, card)
        p.turned[card] += 1
        p.todo -= 1
        after_reveal(m, s)


@compiled
def _ticket(m: Map, s: State, t: int) -> None:
    p = s.pub
    if p.phase == OFFER_TICKET:
        _take_ticket(s, t)
        _offer(s, p.seat, t)
        p.todo -= 1
        after_offer(s)
        return
    each = m.first_long if p.phase == DEAL_LONG else m.first_regular
    if p.phase == DEAL_REGULAR:
        _take_ticket(s, t)
    _offer(s, p.drawn // each, t)
    p.drawn += 1
    if p.drawn == each * p.seats:
        p.drawn = 0
        p.phase = DEAL_REGULAR if p.phase == DEAL_LONG and m.first_regular > 0 else DRAW_FIRST


@compiled
def _offer(s: State, seat: int, t: int) -> None:
    p = s.pub
    s.offer[seat, p.offer_n[seat]] = t
    p.offer_n[seat] += 1


@compiled
def _take_ticket(s: State, t: int) -> None:
    """A ticket leaves the deck, or the place under it."""
    p = s.pub
    if p.tickets_n > 0:
        s.tickets[t >> 6] &= ~bit(t & 63)
        p.tickets_n -= 1
        return
    at = 0
    while s.under[at] != t:
        at += 1
    p.under_n -= 1
    for i in range(at, p.under_n):
        s.under[i] = s.under[i + 1]
        p.under_group[i] = p.under_group[i + 1]
    s.under[p.under_n] = NONE
    p.under_group[p.under_n] = NONE
