"""Train cards: deck, discards, the row and its redeals, compiled (T2.1 to T2.5).

The deck is an unordered pool. A card is drawn by chance when it is needed, so no state holds the future.
"""

from __future__ import annotations

from wissel.games.ticket_to_ride.memory import note_blind, note_deck, note_forced
from wissel.games.ticket_to_ride.state import (
    CARDS,
    COLOURS,
    FILL,
    LOCO,
    MOST_REDEALS,
    NONE,
    ROW,
    Map,
    Public,
    State,
)
from wissel.kernel.compiler import compiled


@compiled
def any_card(p: Public) -> bool:
    """Can a card be drawn blind?"""
    return p.deck_n + p.discard_n > 0


@compiled
def ready_deck(s: State) -> None:
    """A card is needed: if the deck is empty, the discards, shuffled, become the deck (T2.5)."""
    p = s.pub
    if p.deck_n == 0:
        note_deck(s, p.discard)
        for c in range(CARDS):
            s.deck[c] = p.discard[c]
            p.discard[c] = 0
        p.deck_n = p.discard_n
        p.discard_n = 0


@compiled
def take_from_deck(s: State, card: int) -> None:
    s.deck[card] -= 1
    s.pub.deck_n -= 1


@compiled
def throw(p: Public, card: int, count: int) -> None:
    """Cards go to the discards."""
    p.discard[card] += count
    p.discard_n += count


@compiled
def gain(s: State, seat: int, card: int, count: int, openly: bool) -> None:
    """Cards come to a hand; the others know them if it is done openly (T4.2)."""
    s.hand[seat, card] += count
    s.pub.hand_n[seat] += count
    if openly:
        s.pub.shown[seat, card] += count
    else:
        note_blind(s, seat, card, count)


@compiled
def lay_down(s: State, seat: int, card: int, count: int) -> None:
    """Cards leave a hand openly: those that the others knew of first (T4.2)."""
    p = s.pub
    s.hand[seat, card] -= count
    p.hand_n[seat] -= count
    known = min(count, p.shown[seat, card])
    p.shown[seat, card] -= known
    if known < count:
        note_forced(p, seat, card, count - known)


@compiled
def gap(p: Public) -> int:
    """The first empty place of the row; NONE if it is full."""
    for i in range(ROW):
        if p.row[i] == NONE:
            return i
    return NONE


@compiled
def must_redeal(m: Map, s: State) -> bool:
    """Too many locomotives lie face up, and enough other cards exist for a row without too many (T2.4)."""
    p = s.pub
    locomotives = 0
    others = 0
    for i in range(ROW):
        if p.row[i] == LOCO:
            locomotives += 1
        elif p.row[i] != NONE:
            others += 1
    if locomotives < m.redeal_at or p.redeals == MOST_REDEALS or p.filled == 0:
        return False
    for c in range(COLOURS):
        others += s.deck[c] + p.discard[c]
    return others > ROW - m.redeal_at


@compiled
def refill(m: Map, s: State) -> bool:
    """Goes on until the row is settled; False while chance has to fill a gap (T2.1, T2.4, T2.5)."""
    p = s.pub
    while True:
        i = gap(p)
        if i != NONE and any_card(p):
            ready_deck(s)
            p.slot = i
            p.phase = FILL
            return False
        if not must_redeal(m, s):
            return True
        for k in range(ROW):
            if p.row[k] != NONE:
                throw(p, p.row[k], 1)
                p.row[k] = NONE
        p.redeals += 1
