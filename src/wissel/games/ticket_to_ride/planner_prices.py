"""What routes and turns are worth to the heuristic player of Ticket to Ride, compiled.

Everything is counted in hundredths of points (`UNIT`), turns in hundredths of turns, all as integers, so that
it is the same compiled and uncompiled. Nothing here reads more than an observation.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from wissel.games.ticket_to_ride.state import CARDS, COLOURS, LOCO, NONE, ROW, Map, Public
from wissel.kernel.compiler import compiled
from wissel.kernel.record import Ints

UNIT: Final = 100
FAR: Final = 1 << 40
"""The price of what cannot be had."""
LEAST: Final = 20
"""No route is cheaper to plan: ways without end would cost nothing."""
USUAL: Final = 3
"""Spaces of a route as most seats claim them on average."""


class Weights(NamedTuple):
    """How the player judges; in hundredths of points unless said otherwise."""

    # prices of routes in a plan
    turn: int  # a turn
    card: int  # a card that is still to be drawn
    held: int  # a card of the hand
    wild: int  # a locomotive, beyond a card
    train: int
    tunnel: int  # the cards that a tunnel may want beyond its length
    station: int  # building one, beyond its points, its turn and its cards
    # tickets
    keep: int  # percent of the price of its plan that a choice of tickets counts
    slack: int  # trains that the plan for the first tickets leaves
    deal: int  # the turn in which tickets are taken
    add: int  # percent of its price that the way of a ticket counts which may be offered
    busy: int  # turns, in hundredths, that the plan may still want when tickets are taken
    pace: int  # percent of the fewest turns to the end that the others are expected to take
    # claims
    eager: int  # claiming a route of the plan now and not later
    danger: int  # chance, in thousandths, that one other seat takes a route before the plan gets to it
    near: int  # the same if that seat has a route at one of its ends
    risk: int  # a turn that a tunnel may waste
    # routes for their points alone
    fill: int  # a turn
    fill_train: int
    link: int  # a route that leads on from the own net, among those that gain something (T3.4)
    filler: int  # percent that a card for them counts
    # cards
    reserve: int  # cards that are gathered for a tunnel beyond its length
    face: int  # hundredths of a card of the hand that one counts which lies face up
    pool: int  # the same for one that may be drawn
    gray: int  # percent that a card of another colour counts for a gray route


WEIGHTS: Final = Weights(
    turn=250,
    card=130,
    held=70,
    wild=50,
    train=90,
    tunnel=120,
    station=100,
    keep=67,
    slack=8,
    deal=300,
    add=100,
    busy=130,
    pace=150,
    eager=100,
    danger=70,
    near=150,
    risk=300,
    fill=180,
    fill_train=140,
    link=100,
    filler=96,
    reserve=1,
    face=60,
    pool=8,
    gray=100,
)


@compiled
def most_held(hand: Ints) -> int:
    """The colour of which the hand holds most."""
    best = 0
    for c in range(1, COLOURS):
        if hand[c] > hand[best]:
            best = c
    return best


@compiled
def set_prices(m: Map, p: Public, seat: int, hand: Ints, w: Weights, price: Ints) -> None:
    """What each route costs the seat: turn, cards and trains less its points; 0 for its own, `FAR`: closed.

    Routes of others cost a station at one end (T3.3).
    """
    best = hand[most_held(hand)]
    for r in range(m.routes):
        owner = p.owner[r]
        if owner == seat:
            price[r] = 0
        elif owner != NONE:
            price[r] = _station_price(m, p, seat, r, w)
        elif (p.open[seat, r >> 6] >> (r & 63)) & 1 == 0 or m.length[r] > p.trains[seat]:
            price[r] = FAR
        else:
            price[r] = _claim_price(m, hand, r, best, w)


@compiled
def _claim_price(m: Map, hand: Ints, r: int, best: int, w: Weights) -> int:
    length = m.length[r]
    plain = length - m.ferry[r]
    lacking = max(0, plain - (best if m.colour[r] == NONE else hand[m.colour[r]]))
    wild_lacking = max(0, m.ferry[r] - hand[LOCO])
    price = w.turn + w.train * length - UNIT * m.points[length] + m.tunnel[r] * w.tunnel
    price += w.card * (lacking + wild_lacking) + w.held * (length - lacking - wild_lacking)
    price += w.wild * m.ferry[r] + w.card * wild_lacking
    return int(max(LEAST, price))


@compiled
def _station_price(m: Map, p: Public, seat: int, r: int, w: Weights) -> int:
    a = p.station[m.a[r]]
    b = p.station[m.b[r]]
    if a == seat or b == seat:
        return LEAST
    if p.built[seat] == m.stations or (a != NONE and b != NONE):
        return FAR
    return int(w.station + w.turn + UNIT * m.station_points + (p.built[seat] + 1) * w.card)


@compiled
def needs_station(m: Map, p: Public, seat: int, r: int) -> bool:
    """Is this a route of another seat, with no own station at its ends?"""
    return bool(
        p.owner[r] != NONE and p.owner[r] != seat and p.station[m.a[r]] != seat and p.station[m.b[r]] != seat
    )


@compiled
def turns_to_end(m: Map, p: Public, seat: int) -> int:
    """Turns, in hundredths, that a seat needs at least to bring the last round by usual routes (T3.1)."""
    spaces = max(0, p.trains[seat] - m.last_round_at)
    cards = max(0, spaces - p.hand_n[seat] * 3 // 4)
    return int(UNIT * ((spaces + USUAL - 1) // USUAL) + UNIT * cards // 2)


@compiled
def turns_left(m: Map, p: Public, seat: int, w: Weights) -> int:
    """Turns, in hundredths, that the seat may expect with this one, if it does not end the game itself."""
    if p.last > 0:
        return UNIT
    least = FAR
    for q in range(p.seats):
        if q != seat:
            least = min(least, turns_to_end(m, p, q))
    return least * w.pace // 100 + UNIT


@compiled
def set_unseen(m: Map, p: Public, hand: Ints, seat: int, unseen: Ints) -> int:
    """Cards of each kind that may lie in the deck, as far as the table shows it; returns how many."""
    total = 0
    for c in range(CARDS):
        unseen[c] = (m.locomotives if c == LOCO else m.cards_per_colour) - hand[c] - p.discard[c]
        unseen[c] -= p.turned[c] + p.laid[c]
        for q in range(p.seats):
            if q != seat:
                unseen[c] -= p.shown[q, c]
    for i in range(ROW):
        if p.row[i] != NONE:
            unseen[p.row[i]] -= 1
    for c in range(CARDS):
        unseen[c] = max(0, unseen[c])
        total += unseen[c]
    if p.deck_n == 0 and p.discard_n > 0:  # what is drawn comes from the discards (T2.5)
        unseen[:] = p.discard
        return int(p.discard_n)
    return total


@compiled
def danger(m: Map, p: Public, seat: int, r: int, w: Weights) -> int:
    """Chance, in thousandths, that another seat takes the route, or closes it, before the plan gets to it."""
    chance = 0
    for q in range(p.seats):
        if q != seat and p.trains[q] >= m.length[r]:
            chance += w.near if stands_at(m, p, q, m.a[r]) or stands_at(m, p, q, m.b[r]) else w.danger
    twin = m.twin[r]
    if twin != NONE and p.owner[twin] == NONE and p.seats >= m.doubles_open_from:
        chance = chance * chance // 1000
    return min(900, chance)


@compiled
def stands_at(m: Map, p: Public, q: int, city: int) -> bool:
    found = False
    for i in range(m.first[city], m.first[city + 1]):
        found = found or p.owner[m.at_route[i]] == q
    return found
