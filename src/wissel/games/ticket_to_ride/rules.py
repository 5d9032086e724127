"""The rules of Ticket to Ride, compiled: why something is not allowed. Numbers as in RULES.md.

Functions take the map `m`, the public record `p` and what the seat that acts holds itself, its hand and the
number of tickets on offer: never what others hide.
"""

from __future__ import annotations

from wissel.games.ticket_to_ride.cards import any_card
from wissel.games.ticket_to_ride.legal import can_claim
from wissel.games.ticket_to_ride.numbers import claim_parts, station_parts
from wissel.games.ticket_to_ride.problems import (
    BAD_NUMBER,
    CAN_MOVE,
    CITY_TAKEN,
    DOUBLE_CLOSED,
    DOUBLE_OWN,
    LOCOMOTIVE_SECOND,
    NO_CARD,
    NO_STATION_LEFT,
    NO_TICKETS,
    NOT_OFFERED,
    NOT_YOUR_TURN,
    OK,
    TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_KEPT,
    TOO_FEW_LOCOMOTIVES,
    TOO_FEW_TRAINS,
    WRONG_COLOUR,
    WRONG_NUMBER,
    WRONG_PHASE,
)
from wissel.games.ticket_to_ride.state import (
    ACTIONS,
    BLIND,
    CHOICE,
    CHOOSE,
    CLAIM,
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LOCO,
    NONE,
    PASS,
    ROW,
    SECOND,
    STATION,
    TAKE_TICKETS,
    TUNNEL,
    Map,
    Public,
)
from wissel.kernel.bits import popcount
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

CODE = 8
"""Bits of a problem's code; its argument lies above (wissel.core.problems)."""


@compiled
def face_problem(p: Public, place: int) -> int:
    """May the face-up card at this place of the row be taken? (T2.1, T2.2)"""
    if p.row[place] == NONE:
        return NO_CARD
    if p.phase == SECOND and p.row[place] == LOCO:
        return LOCOMOTIVE_SECOND
    return OK


@compiled
def blind_problem(p: Public) -> int:
    return OK if any_card(p) else NO_CARD


@compiled
def tickets_problem(p: Public) -> int:
    """(T2.14)"""
    return OK if p.tickets_n + p.under_n > 0 else NO_TICKETS


@compiled
def route_problem(m: Map, p: Public, seat: int, r: int) -> int:
    """May the seat claim this route, its cards left aside? (T2.6, T2.9)"""
    if p.owner[r] != NONE:
        return TAKEN | int(p.owner[r]) << CODE
    twin = m.twin[r]
    if twin != NONE and p.owner[twin] != NONE:
        if p.owner[twin] == seat:
            return DOUBLE_OWN
        if p.seats < m.doubles_open_from:
            return DOUBLE_CLOSED
    if m.length[r] > p.trains[seat]:
        return TOO_FEW_TRAINS | int(p.trains[seat]) << CODE
    return OK


@compiled
def cards_problem(hand: Ints, cost: int, paint: int, locomotives: int) -> int:
    """Does the hand hold the locomotives, and the rest of the cost in the colour? `LOCO`: nothing else."""
    if (paint == LOCO and locomotives != cost) or (paint != LOCO and locomotives >= cost):
        return WRONG_NUMBER
    if locomotives > hand[LOCO]:
        return TOO_FEW_LOCOMOTIVES
    if paint != LOCO and cost - locomotives > hand[paint]:
        return TOO_FEW_CARDS
    return OK


@compiled
def claim_problem(m: Map, p: Public, hand: Ints, seat: int, r: int, paint: int, locomotives: int) -> int:
    """May the seat claim the route with so many locomotives, the rest in the colour? (T2.6, T2.9, T2.10)"""
    code = route_problem(m, p, seat, r)
    if code != OK:
        return code
    if paint != LOCO and m.colour[r] != NONE and m.colour[r] != paint:
        return WRONG_COLOUR
    if locomotives < m.ferry[r]:
        return TOO_FEW_LOCOMOTIVES
    return cards_problem(hand, m.length[r], paint, locomotives)


@compiled
def station_problem(m: Map, p: Public, hand: Ints, seat: int, city: int, paint: int, locomotives: int) -> int:
    """May the seat build a station here and pay like this? The n-th station costs n cards (T2.15)."""
    if p.built[seat] == m.stations:
        return NO_STATION_LEFT
    if p.station[city] != NONE:
        return CITY_TAKEN | int(p.station[city]) << CODE
    return cards_problem(hand, p.built[seat] + 1, paint, locomotives)


@compiled
def extra_problem(p: Public, hand: Ints, locomotives: int) -> int:
    """May the extra cards of a tunnel be paid with so many locomotives, the rest in its colour? (T2.11)"""
    if p.paint == LOCO and locomotives < p.extra:
        return WRONG_COLOUR
    if locomotives > p.extra:
        return WRONG_NUMBER
    if locomotives > hand[LOCO]:
        return TOO_FEW_LOCOMOTIVES
    if p.paint != LOCO and p.extra - locomotives > hand[p.paint]:
        return TOO_FEW_CARDS
    return OK


@compiled
def keep_problem(m: Map, p: Public, seat: int, subset: int) -> int:
    """May the seat keep just these of the offered tickets? (T1.3, T2.14)"""
    if subset >> p.offer_n[seat] != 0:
        return NOT_OFFERED
    least = m.first_keep if p.phase == CHOOSE else m.draw_keep
    if popcount(subset) < least:
        return TOO_FEW_KEPT | least << CODE
    return OK


@compiled
def pass_problem(m: Map, p: Public, hand: Ints, seat: int) -> int:
    """Only if no card can be drawn, no route claimed, no ticket taken; stations do not matter (T2.16)."""
    if any_card(p) or tickets_problem(p) == OK or can_claim(m, p, hand, seat):
        return CAN_MOVE
    for place in range(ROW):
        if face_problem(p, place) == OK:
            return CAN_MOVE
    return OK


@compiled
def problem(m: Map, p: Public, hand: Ints, seat: int, action: int) -> int:
    """Why may this seat, holding this hand, not take this action? The one door from outside."""
    if action < 0 or action >= ACTIONS:
        return BAD_NUMBER
    if p.phase == CHOOSE:
        if p.chosen[seat] == 1 or action < KEEP or action >= STATION:
            return WRONG_PHASE
        return keep_problem(m, p, seat, action - KEEP)
    if p.phase > CHOICE:
        return WRONG_PHASE
    if seat != p.seat:
        return NOT_YOUR_TURN
    if p.phase == CHOICE:
        if action < KEEP or action >= STATION:
            return WRONG_PHASE
        return keep_problem(m, p, seat, action - KEEP)
    if p.phase == TUNNEL:
        if action == DECLINE:
            return OK
        if action < EXTRA or action >= KEEP:
            return WRONG_PHASE
        return extra_problem(p, hand, action - EXTRA)
    return _turn_problem(m, p, hand, seat, action)


@compiled
def _turn_problem(m: Map, p: Public, hand: Ints, seat: int, action: int) -> int:
    """In phases TURN and SECOND."""
    if action < BLIND:
        return face_problem(p, action - FACE)
    if action == BLIND:
        return blind_problem(p)
    if p.phase == SECOND:
        return WRONG_PHASE
    if action == TAKE_TICKETS:
        return tickets_problem(p)
    if action == PASS:
        return pass_problem(m, p, hand, seat)
    if action >= CLAIM:
        r, paint, locomotives = claim_parts(action)
        if r >= m.routes:
            return BAD_NUMBER
        return claim_problem(m, p, hand, seat, r, paint, locomotives)
    if action >= STATION:
        city, paint, locomotives = station_parts(action)
        if city >= m.cities:
            return BAD_NUMBER
        return station_problem(m, p, hand, seat, city, paint, locomotives)
    return WRONG_PHASE
