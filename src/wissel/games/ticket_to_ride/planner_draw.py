"""Which train cards the heuristic player of Ticket to Ride draws, compiled (T2.1 to T2.3)."""

from __future__ import annotations

from typing import Final

import numpy as np

from wissel.games.ticket_to_ride.cards import any_card
from wissel.games.ticket_to_ride.planner_cards import Needs
from wissel.games.ticket_to_ride.planner_prices import UNIT, Weights
from wissel.games.ticket_to_ride.planner_view import Outlook
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CARDS,
    COLOURS,
    FACE,
    LOCO,
    NONE,
    ROW,
    SECOND,
    Map,
    Observation,
)
from wissel.kernel.compiler import compiled
from wissel.kernel.random import advance, output
from wissel.kernel.record import Ints

HUNCH: Final = 6
"""Cards that differ by less, in hundredths of points, are as good as each other: the seed decides."""
USELESS: Final = 10
"""What a card is worth that nothing needs."""
ALIKE: Final = 4
"""Each card of the same colour that is spare adds so much, up to `MOST_ALIKE` of them."""
MOST_ALIKE: Final = 6


@compiled
def set_values(m: Map, needs: Needs, w: Weights, value: Ints) -> None:
    """What one more card of each kind is worth: the closer a route is to its claim, the sooner it counts."""
    for c in range(CARDS):
        value[c] = USELESS + ALIKE * min(MOST_ALIKE, needs.spare[c])
    best = 0
    for i in range(needs.n[0]):
        lacking = needs.lacking[i]
        r = needs.route[i]
        if lacking == 0:
            continue
        worth = w.card * needs.worth[i] // UNIT
        ferry = max(0, m.ferry[r] - needs.wild[i])
        best = max(best, 2 * worth if ferry > 0 else worth)
        if lacking == ferry:
            continue
        c = needs.paint[i]
        gain = worth + worth // (2 * lacking)
        value[c] = max(value[c], gain)
        if m.colour[r] == NONE:
            for d in range(COLOURS):
                if d != c:
                    other = gain * (1 + needs.spare[d]) // (2 + needs.given[i] + needs.spare[d])
                    value[d] = max(value[d], other * w.gray // 100)
    for c in range(COLOURS):
        best = max(best, value[c])
    value[LOCO] = best


@compiled
def _blind_value(view: Outlook, value: Ints) -> int:
    total = 0
    for c in range(CARDS):
        total += view.unseen[c] * value[c]
    return total // max(1, view.unseen_n)


@compiled
def best_card(m: Map, o: Observation, view: Outlook, seed: int, w: Weights) -> int:
    """The first or second card of a turn; NONE: none can be drawn.

    A face-up locomotive must be worth as much as two cards (T2.2).
    """
    p = o.pub
    value = np.empty(CARDS, np.int64)
    set_values(m, view.needs, w, value)
    blind = _blind_value(view, value) if any_card(p) else -1
    dice = advance(seed)
    best = NONE
    first = -1
    second = 0
    if any_card(p):
        best = BLIND
        first = blind + output(dice, HUNCH)
        second = blind
    wild = NONE
    for place in range(ROW):
        card = p.row[place]
        if card == LOCO and p.phase != SECOND:
            wild = FACE + place
        elif card != NONE and card != LOCO:
            dice = advance(dice)
            worth = value[card] + output(dice, HUNCH)
            if worth > first:
                second = max(second, first)
                first = worth
                best = FACE + place
            else:
                second = max(second, worth)
    return wild if wild != NONE and (best == NONE or value[LOCO] > first + second) else best
