"""What an action of Ticket to Ride does, compiled, and what follows it (T2, T3.1)."""

from __future__ import annotations

from wissel.games.ticket_to_ride.cards import any_card, gain, lay_down, ready_deck, refill, throw
from wissel.games.ticket_to_ride.memory import note_first_offer, note_first_offers, note_offer
from wissel.games.ticket_to_ride.numbers import claim_parts, station_parts
from wissel.games.ticket_to_ride.state import (
    ALL_PASSED,
    BLIND,
    CARDS,
    CHOICE,
    CHOOSE,
    CLAIM,
    DEAL_LONG,
    DEAL_REGULAR,
    DECLINE,
    DRAW,
    EXTRA,
    FACE,
    KEEP,
    LAST_ROUND,
    LOCO,
    MOST_TURNS,
    NONE,
    NOT_ENDING,
    OFFER_TICKET,
    OVER,
    PASS,
    REVEAL,
    ROW,
    SECOND,
    STATION,
    TAKE_TICKETS,
    THEN_NEXT,
    THEN_SECOND,
    THEN_TICKETS,
    TOO_LONG,
    TUNNEL,
    TURN,
    WORDS,
    Map,
    Public,
    State,
)
from wissel.kernel.bits import bit, popcount
from wissel.kernel.compiler import compiled

# ---- between the decisions -------------------------------------------------------------------------------


@compiled
def settle(m: Map, s: State, after: int) -> None:
    """The row is refilled; then follows `after` (T2.5)."""
    p = s.pub
    p.after = after
    p.filled = 0
    p.redeals = 0
    proceed(m, s)


@compiled
def proceed(m: Map, s: State) -> None:
    """Goes on with the row, and when it is settled with what follows."""
    p = s.pub
    if not refill(m, s):
        return
    if p.after == THEN_TICKETS:
        p.phase = DEAL_LONG if m.first_long > 0 else DEAL_REGULAR
    elif p.after == THEN_SECOND and _second_card(p):
        p.phase = SECOND
    else:
        end_turn(m, s)


@compiled
def _second_card(p: Public) -> bool:
    """Is there a legal second card? (T2.3)"""
    found = any_card(p)
    for i in range(ROW):
        found = found or (p.row[i] != NONE and p.row[i] != LOCO)
    return found


@compiled
def end_turn(m: Map, s: State) -> None:
    """(T2.16, T2.17, T3.1) The final score is left to the entries: compiled into everything that may end a
    turn, it would be compiled a dozen times."""
    p = s.pub
    p.turns += 1
    if p.last > 0:
        p.last -= 1
        if p.last == 0:
            p.reason = LAST_ROUND
    elif p.trains[p.seat] <= m.last_round_at:
        p.last = p.seats
    if p.passes == p.seats:
        p.reason = ALL_PASSED
    elif p.turns == MOST_TURNS * p.seats:
        p.reason = TOO_LONG
    if p.reason != NOT_ENDING:
        p.phase = OVER
    else:
        p.seat = (p.seat + 1) % p.seats
        p.phase = TURN


# ---- drawing (T2.1 to T2.3) ------------------------------------------------------------------------------


@compiled
def _take_face_up(m: Map, s: State, place: int) -> None:
    p = s.pub
    card = p.row[place]
    p.row[place] = NONE
    gain(s, p.seat, card, 1, True)
    settle(m, s, THEN_NEXT if p.phase == SECOND or card == LOCO else THEN_SECOND)


@compiled
def _draw_blind(s: State) -> None:
    p = s.pub
    p.after = THEN_NEXT if p.phase == SECOND else THEN_SECOND
    p.filled = 0
    p.redeals = 0
    ready_deck(s)
    p.phase = DRAW


# ---- routes (T2.6 to T2.13) ------------------------------------------------------------------------------


@compiled
def _claim(m: Map, s: State, r: int, paint: int, locomotives: int) -> None:
    p = s.pub
    length = m.length[r]
    lay_down(s, p.seat, LOCO, locomotives)
    if locomotives < length:
        lay_down(s, p.seat, paint, length - locomotives)
    if m.tunnel[r] == 0:
        throw(p, LOCO, locomotives)
        if locomotives < length:
            throw(p, paint, length - locomotives)
        win_route(m, p, p.seat, r)
        settle(m, s, THEN_NEXT)
        return
    p.route = r
    p.paint = paint
    p.laid[LOCO] = locomotives
    if locomotives < length:
        p.laid[paint] = length - locomotives
    p.todo = m.tunnel_cards
    after_reveal(m, s)


@compiled
def after_reveal(m: Map, s: State) -> None:
    """Turns over the next card, or says what is due (T2.11 to T2.13)."""
    p = s.pub
    if p.todo > 0 and any_card(p):
        ready_deck(s)
        p.phase = REVEAL
        return
    p.todo = 0
    p.extra = p.turned[LOCO]
    if p.paint != LOCO:
        p.extra += p.turned[p.paint]
    if p.extra > 0:
        p.phase = TUNNEL
    else:
        _win_tunnel(m, s)


@compiled
def _pay_extra(m: Map, s: State, locomotives: int) -> None:
    """(T2.11)"""
    p = s.pub
    lay_down(s, p.seat, LOCO, locomotives)
    throw(p, LOCO, locomotives)
    if locomotives < p.extra:
        lay_down(s, p.seat, p.paint, p.extra - locomotives)
        throw(p, p.paint, p.extra - locomotives)
    _win_tunnel(m, s)


@compiled
def _win_tunnel(m: Map, s: State) -> None:
    p = s.pub
    for c in range(CARDS):
        throw(p, c, p.laid[c])
    win_route(m, p, p.seat, p.route)
    _leave_tunnel(m, s)


@compiled
def _decline(m: Map, s: State) -> None:
    """The payment, which all have seen, returns to the hand (T2.12)."""
    p = s.pub
    for c in range(CARDS):
        gain(s, p.seat, c, p.laid[c], True)
    _leave_tunnel(m, s)


@compiled
def _leave_tunnel(m: Map, s: State) -> None:
    p = s.pub
    for c in range(CARDS):
        throw(p, c, p.turned[c])
        p.turned[c] = 0
        p.laid[c] = 0
    p.extra = 0
    p.route = NONE
    p.paint = NONE
    settle(m, s, THEN_NEXT)


@compiled
def win_route(m: Map, p: Public, seat: int, r: int) -> None:
    """Trains on the map, points, the double, the net (T2.6, T2.8, T2.9)."""
    p.owner[r] = seat
    p.trains[seat] -= m.length[r]
    p.points[seat] += m.points[m.length[r]]
    for q in range(p.seats):
        p.open[q, r >> 6] &= ~bit(r & 63)
    twin = m.twin[r]
    if twin != NONE:
        for q in range(p.seats):
            if q == seat or p.seats < m.doubles_open_from:
                p.open[q, twin >> 6] &= ~bit(twin & 63)
    x = p.net[seat, m.a[r]]
    y = p.net[seat, m.b[r]]
    if x != y:
        for c in range(m.cities):
            if p.net[seat, c] == y:
                p.net[seat, c] = x


@compiled
def _build_station(m: Map, s: State, city: int, paint: int, locomotives: int) -> None:
    """(T2.15)"""
    p = s.pub
    cost = p.built[p.seat] + 1
    lay_down(s, p.seat, LOCO, locomotives)
    throw(p, LOCO, locomotives)
    if locomotives < cost:
        lay_down(s, p.seat, paint, cost - locomotives)
        throw(p, paint, cost - locomotives)
    p.built[p.seat] = cost
    p.station[city] = p.seat
    settle(m, s, THEN_NEXT)


# ---- tickets (T1.3, T2.14) -------------------------------------------------------------------------------


@compiled
def _take_tickets(m: Map, s: State) -> None:
    p = s.pub
    p.offer_n[p.seat] = 0
    p.todo = min(m.draw_tickets, p.tickets_n + p.under_n)
    after_offer(s)


@compiled
def after_offer(s: State) -> None:
    """Draws the next ticket of the offer, or asks which to keep."""
    s.pub.phase = OFFER_TICKET if s.pub.todo > 0 else CHOICE


@compiled
def _keep(s: State, seat: int, subset: int) -> int:
    """The chosen tickets of the offer are kept; returns how many."""
    kept = 0
    for i in range(s.pub.offer_n[seat]):
        t = s.offer[seat, i]
        if (subset >> i) & 1:
            s.kept[seat, t >> 6] |= bit(t & 63)
            kept += 1
    return kept


@compiled
def _choose_first(s: State, seat: int, subset: int) -> None:
    """The others leave the game unseen. All counts appear when the last seat has chosen (T1.3)."""
    p = s.pub
    _keep(s, seat, subset)
    note_first_offer(s, seat, subset)
    _clear_offer(s, seat)
    p.chosen[seat] = 1
    for q in range(p.seats):
        if p.chosen[q] == 0:
            return
    for q in range(p.seats):
        p.kept_n[q] = 0
        for w in range(WORDS):
            p.kept_n[q] += popcount(s.kept[q, w])
    note_first_offers(p)
    for q in range(p.seats):
        p.offer_n[q] = 0
    p.phase = TURN


@compiled
def _choose_drawn(m: Map, s: State, subset: int) -> None:
    """The others go under the deck, in an order that nobody knows (T2.14)."""
    p = s.pub
    seat = p.seat
    p.kept_n[seat] += _keep(s, seat, subset)
    note_offer(s, seat, subset)
    p.groups += 1
    for i in range(p.offer_n[seat]):
        if (subset >> i) & 1 == 0:
            s.under[p.under_n] = s.offer[seat, i]
            p.under_group[p.under_n] = p.groups
            p.under_n += 1
    _clear_offer(s, seat)
    p.offer_n[seat] = 0
    end_turn(m, s)


@compiled
def _clear_offer(s: State, seat: int) -> None:
    for i in range(s.pub.offer_n[seat]):
        s.offer[seat, i] = NONE


# ---- apply -----------------------------------------------------------------------------------------------


@compiled
def apply(m: Map, s: State, seat: int, action: int) -> None:
    """Takes a legal action of a seat that must decide."""
    p = s.pub
    p.actions += 1
    if p.phase == CHOOSE:
        _choose_first(s, seat, action - KEEP)
        return
    if action != PASS:
        p.passes = 0
    if action < BLIND:
        _take_face_up(m, s, action - FACE)
    elif action == BLIND:
        _draw_blind(s)
    elif action >= CLAIM:
        r, paint, locomotives = claim_parts(action)
        _claim(m, s, r, paint, locomotives)
    elif action >= STATION:
        city, paint, locomotives = station_parts(action)
        _build_station(m, s, city, paint, locomotives)
    elif action == TAKE_TICKETS:
        _take_tickets(m, s)
    elif action == PASS:
        p.passes += 1
        end_turn(m, s)
    elif action == DECLINE:
        _decline(m, s)
    elif action < KEEP:
        _pay_extra(m, s, action - EXTRA)
    else:
        _choose_drawn(m, s, action - KEEP)
