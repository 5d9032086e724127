"""The heuristic player of Ticket to Ride, compiled, over the observation of its seat.

It plans cheap ways for all its tickets together, shares its hand out among their routes, and then takes the
best of: claiming a route that it needs or that pays, a station, new tickets, or the cards that it lacks. It
remembers nothing: each decision follows from the observation alone.
"""

from __future__ import annotations

from typing import Final

from wissel.games.ticket_to_ride.planner_claims import any_claim, best_claim, last_action, planned_station
from wissel.games.ticket_to_ride.planner_draw import best_card
from wissel.games.ticket_to_ride.planner_prices import UNIT, WEIGHTS, Weights
from wissel.games.ticket_to_ride.planner_tickets import best_offer, expected_offer
from wissel.games.ticket_to_ride.planner_view import Outlook, look
from wissel.games.ticket_to_ride.state import (
    CHOICE,
    CHOOSE,
    DECLINE,
    EXTRA,
    KEEP,
    LOCO,
    NONE,
    PASS,
    SECOND,
    TAKE_TICKETS,
    TUNNEL,
    Map,
    Observation,
    Public,
)
from wissel.kernel.compiler import compiled, entry
from wissel.kernel.record import Ints, Records

STATION: Final = 1000
"""What a station of the plan is worth whose time has come, in hundredths of points."""
TIME: Final = 3 * UNIT
"""Turns, in hundredths, that must be left beside the plan when tickets are taken."""


@entry
def planner(M: Records[Map], O: Records[Observation], seed: int) -> int:  # noqa: E741
    """The action that the observing seat, which must decide, takes. `seed` decides between equals."""
    return decide(M[0], O[0], seed, WEIGHTS)


@compiled
def decide(m: Map, o: Observation, seed: int, w: Weights) -> int:
    p = o.pub
    if p.phase == CHOOSE or p.phase == CHOICE:
        return KEEP + best_offer(m, o, w)
    if p.phase == TUNNEL:
        return pay_or_decline(p, o.hand)
    if p.last > 0 and p.phase != SECOND:  # each seat has one turn in the last round (T3.1)
        action = last_action(m, o, w)
        if action != NONE:
            return action
    view = look(m, o, w)
    if p.phase == SECOND:
        return best_card(m, o, view, seed, w)
    return _turn(m, o, view, seed, w)


@compiled
def pay_or_decline(p: Public, hand: Ints) -> int:
    """Pays with as few locomotives as it can; declines only what it cannot pay (T2.12)."""
    wild = p.extra if p.paint == LOCO else max(0, p.extra - hand[p.paint])
    return EXTRA + wild if wild <= hand[LOCO] else DECLINE


@compiled
def _turn(m: Map, o: Observation, view: Outlook, seed: int, w: Weights) -> int:
    """The best of claim, station and tickets, if it is worth more than drawing cards, else cards."""
    action, most = best_claim(m, o, view, w)
    if most < STATION:
        station = planned_station(m, o, view, w)
        if station != NONE:
            action, most = station, STATION
    if _has_time_for_tickets(o, view, w):
        worth = expected_offer(m, o, view, w) - w.deal
        if worth > most:
            action, most = TAKE_TICKETS, worth
    if most > 0:
        return action
    card = best_card(m, o, view, seed, w)
    return card if card != NONE else _otherwise(m, o, view, w)


@compiled
def _has_time_for_tickets(o: Observation, view: Outlook, w: Weights) -> bool:
    p = o.pub
    return bool(
        p.tickets_n + p.under_n > 0 and view.turns > view.plan_turns + TIME and view.plan_turns <= w.busy
    )


@compiled
def _otherwise(m: Map, o: Observation, view: Outlook, w: Weights) -> int:
    """No card can be drawn and nothing is wanted: any claim, tickets, else nothing (T2.16)."""
    action = any_claim(m, o, view, w)
    if action != NONE:
        return action
    return TAKE_TICKETS if o.pub.tickets_n + o.pub.under_n > 0 else PASS
