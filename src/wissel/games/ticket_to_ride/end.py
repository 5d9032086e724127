"""Which action ends the game at once, compiled: told from what lies open (T2.16, T2.17, T3.1)."""

from __future__ import annotations

from wissel.games.ticket_to_ride.cards import any_card, gap
from wissel.games.ticket_to_ride.numbers import claim_parts
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CHOICE,
    CHOOSE,
    CLAIM,
    LOCO,
    MOST_TURNS,
    NONE,
    PASS,
    ROW,
    SECOND,
    Map,
    Public,
)
from wissel.kernel.compiler import compiled


@compiled
def ends_game(m: Map, p: Public, action: int) -> bool:
    """Is the game over when the seat to act has taken this legal action, before anything is drawn?"""
    if p.phase == CHOOSE:
        return False
    last = p.last == 1 or p.turns + 1 == MOST_TURNS * p.seats
    if action == PASS:
        return bool(last or p.passes + 1 == p.seats)
    return bool(last and _ends_turn(m, p, action))


@compiled
def _ends_turn(m: Map, p: Public, action: int) -> bool:
    """Is the turn over with this action, with nothing left to draw or to choose?"""
    if p.phase == CHOICE:
        return True
    if action < BLIND:
        return not any_card(p) and (p.phase == SECOND or p.row[action] == LOCO or not _another(p, action))
    if action < PASS or gap(p) != NONE:  # cards or tickets are drawn; what is paid or turned over fills a gap
        return False
    if action >= CLAIM and m.tunnel[claim_parts(action)[0]] == 1:
        return bool(m.tunnel_cards == 0 or not any_card(p))
    return True


@compiled
def _another(p: Public, place: int) -> bool:
    """Can a second card be taken from the rest of the row? (T2.3)"""
    found = False
    for i in range(ROW):
        found = found or (i != place and p.row[i] != NONE and p.row[i] != LOCO)
    return found
