"""The train cards that a seat does not see, dealt so that they agree with all that it has seen, compiled.

Each deck was shuffled, so every way to deal its hidden cards to *slots*, the blind draws of the others and
what is still in the deck, is equally likely, if each seat then had what it showed: among the first so many
cards that it drew blind at least so many of a kind (`memory`). The cards are dealt so that this holds, and
then exchanged at random between slots of one deck: a symmetric walk, whose limit is uniform over all deals
that agree. As single exchanges do not lead everywhere, some steps are leaps of several exchanges, of which
only the last makes all hold again; they are as likely as their reverse.
"""

from __future__ import annotations

import numpy as np

from wissel.games.ticket_to_ride.memory import forced_parts
from wissel.games.ticket_to_ride.state import CARDS, EPOCHS, NONE, SEATS, Observation, State
from wissel.kernel.compiler import compiled
from wissel.kernel.random import below
from wissel.kernel.record import Ints

ROUNDS = 4
"""Steps of the walk for each slot that a condition looks at."""
LEAST = 128
"""Least steps of the walk: with few slots it is short anyway, and may need many leaps."""
LEAP = 4
"""Most exchanges in a leap."""
LEAPS = 8
"""One of so many steps is a leap."""
DEALS = 1000
"""Most first deals that are tried to find one that agrees, or can be mended."""
PATIENCE = 100
"""Most exchanges to mend one."""
RELUCTANCE = 60
"""One of so many exchanges that make it worse is made then."""

# A slot
OWNER = 0
PLACE = 1  # it is which blind draw of its owner
CARD = 2
DECK = SEATS
"""Owner of the slots still in the deck."""

# A condition
DRAWS = 0
WANTED = 1  # so many cards of the kind among so many draws
SLACK = 2  # how many more there are


@compiled
def deal_cards(o: Observation, s: State) -> None:
    """Fills the deck, the hands of the others and what they drew."""
    p = o.pub
    left = np.zeros((EPOCHS, CARDS), np.int64)  # hidden cards not yet in a slot
    slots = np.empty((_count_hidden(o, left), 3), np.int64)
    first = np.zeros((EPOCHS + 1, SEATS + 1), np.int64)  # where those of a deck and owner begin
    _make_slots(o, left, slots, first)
    conditions = np.empty((p.forced_n, 3), np.int64)
    at = np.zeros(SEATS * CARDS + 1, np.int64)  # where those on a seat and kind begin
    _make_conditions(o, conditions, at)
    if at[SEATS * CARDS] == 0:
        _deal_rest(s, left, slots, first)
    else:
        bound = np.empty((len(slots), 3), np.int64)
        n = _list_bound(o, slots, first, conditions, at, bound)
        for _ in range(DEALS):
            broken = _deal(o, s, left, slots, first, conditions, at)
            if _mend(s, slots, conditions, at, bound, n, broken) == 0:
                break
        if n > 0:
            _walk(s, slots, conditions, at, bound, n)
    for e in range(p.epoch + 1):
        for i in range(first[e, 0], first[e + 1, 0]):
            if slots[i, OWNER] == DECK:
                s.deck[slots[i, CARD]] += 1
            else:
                s.drawn[slots[i, OWNER], e, slots[i, CARD]] += 1
    _fill_hands(o, s)


@compiled
def _count_hidden(o: Observation, left: Ints) -> int:
    """Cards of each deck that the seat has not seen; returns how many."""
    total = 0
    for e in range(o.pub.epoch + 1):
        for c in range(CARDS):
            left[e, c] = max(0, o.pub.hidden[e, c] - o.drawn[e, c])
            total += left[e, c]
    return total


@compiled
def _make_slots(o: Observation, left: Ints, slots: Ints, first: Ints) -> None:
    """Those of one deck, seat by seat in the order of its draws, then the deck itself."""
    p = o.pub
    before = np.zeros(SEATS, np.int64)
    n = 0
    for e in range(p.epoch + 1):
        end = n + left[e].sum()
        for q in range(SEATS):
            first[e, q] = n
            for _ in range(0 if q == o.seat else min(p.blind[e, q], end - n)):
                slots[n, OWNER] = q
                slots[n, PLACE] = before[q]
                slots[n, CARD] = NONE
                before[q] += 1
                n += 1
        first[e, DECK] = n
        while n < end:
            slots[n, OWNER] = DECK
            slots[n, PLACE] = 0
            slots[n, CARD] = NONE
            n += 1
    for e in range(p.epoch + 1, EPOCHS + 1):
        for q in range(SEATS + 1):
            first[e, q] = n


@compiled
def _make_conditions(o: Observation, conditions: Ints, at: Ints) -> None:
    """What the others must have drawn, sorted by seat and kind, then by time."""
    p = o.pub
    for j in range(p.forced_n):
        seat, kind, _, _ = forced_parts(p.forced[j])
        if seat != o.seat:
            at[seat * CARDS + kind + 1] += 1
    for i in range(SEATS * CARDS):
        at[i + 1] += at[i]
    filled = np.zeros(SEATS * CARDS, np.int64)
    for j in range(p.forced_n):
        seat, kind, count, draws = forced_parts(p.forced[j])
        if seat != o.seat:
            i = seat * CARDS + kind
            k = at[i] + filled[i]
            conditions[k, DRAWS] = draws
            conditions[k, WANTED] = (conditions[k - 1, WANTED] if filled[i] > 0 else 0) + count
            filled[i] += 1


@compiled
def _list_bound(o: Observation, slots: Ints, first: Ints, conditions: Ints, at: Ints, bound: Ints) -> int:
    """Lists the slots that a condition looks at: slot, first slot of its deck, and how many that has. Returns
    how many they are."""
    n = 0
    for q in range(SEATS):
        last = 0
        for k in range(at[q * CARDS], at[(q + 1) * CARDS]):
            last = max(last, conditions[k, DRAWS])
        for e in range(o.pub.epoch + 1):
            for i in range(first[e, q], first[e, q + 1]):
                if slots[i, PLACE] < last:
                    bound[n, 0] = i
                    bound[n, 1] = first[e, 0]
                    bound[n, 2] = first[e + 1, 0] - first[e, 0]
                    n += 1
    return n


# ---- a first deal ----------------------------------------------------------------------------------------


@compiled
def _deal(o: Observation, s: State, left: Ints, slots: Ints, first: Ints, conditions: Ints, at: Ints) -> int:
    """Deals all hidden cards, those first that somebody must have had; returns how much is broken."""
    _count_hidden(o, left)
    for i in range(len(slots)):
        slots[i, CARD] = NONE
    _deal_forced(o, s, left, slots, first)
    _deal_rest(s, left, slots, first)
    return _count_slack(slots, conditions, at)


@compiled
def _count_slack(slots: Ints, conditions: Ints, at: Ints) -> int:
    for k in range(at[SEATS * CARDS]):
        conditions[k, SLACK] = -conditions[k, WANTED]
    for i in range(len(slots)):
        if slots[i, OWNER] != DECK:
            of = slots[i, OWNER] * CARDS + slots[i, CARD]
            for k in range(at[of], at[of + 1]):
                if slots[i, PLACE] < conditions[k, DRAWS]:
                    conditions[k, SLACK] += 1
    broken = 0
    for k in range(at[SEATS * CARDS]):
        broken += max(0, -conditions[k, SLACK])
    return broken


@compiled
def _deal_forced(o: Observation, s: State, left: Ints, slots: Ints, first: Ints) -> None:
    """Each card that a seat must have drawn goes into a slot where it may have been.

    The conditions come in the order of time, so a slot that is early enough for one is so for all that
    follow. Where cards of a kind are scarce, some may find no slot.
    """
    p = o.pub
    for j in range(p.forced_n):
        seat, kind, count, draws = forced_parts(p.forced[j])
        if seat != o.seat:
            for _ in range(count):
                _deal_one(p.epoch, s, left, slots, first, seat, kind, draws)


@compiled
def _deal_one(
    epoch: int, s: State, left: Ints, slots: Ints, first: Ints, seat: int, kind: int, draws: int
) -> None:
    """A card goes into an empty slot among the seat's first draws, of a deck that has such a card."""
    found = NONE
    deck = NONE
    seen = 0
    for e in range(epoch + 1):
        if left[e, kind] > 0:
            for i in range(first[e, seat], first[e, seat + 1]):
                if slots[i, PLACE] < draws and slots[i, CARD] == NONE:
                    seen += 1
                    if below(s, seen) == 0:
                        found = i
                        deck = e
    if found != NONE:
        slots[found, CARD] = kind
        left[deck, kind] -= 1


@compiled
def _deal_rest(s: State, left: Ints, slots: Ints, first: Ints) -> None:
    """The other cards of each deck, shuffled, go into the slots that are empty."""
    for e in range(EPOCHS):
        total = left[e].sum()
        for i in range(first[e, 0], first[e + 1, 0]):
            if slots[i, CARD] == NONE:
                k = below(s, total)
                c = 0
                while k >= left[e, c]:
                    k -= left[e, c]
                    c += 1
                slots[i, CARD] = c
                left[e, c] -= 1
                total -= 1


@compiled
def _mend(s: State, slots: Ints, conditions: Ints, at: Ints, bound: Ints, n: int, broken: int) -> int:
    """Brings a card of the kind that is wanted where something is broken, until all conditions hold.

    Returns what is broken still: nothing, unless `o` contradicts itself.
    """
    for _ in range(PATIENCE if broken > 0 else 0):
        seat, kind, draws = _broken(s, conditions, at)
        k = _any(s, bound, n, slots, seat, kind, draws)
        if k == NONE:
            continue
        i = bound[k, 0]
        best = NONE
        least = seen = 0
        for j in range(bound[k, 1], bound[k, 1] + bound[k, 2]):
            if slots[j, CARD] == kind:
                change = _exchange(slots, conditions, at, i, j)
                _exchange(slots, conditions, at, i, j)
                if best == NONE or change < least:
                    least = change
                    seen = 0
                if change == least:
                    seen += 1
                    if below(s, seen) == 0:
                        best = j
        if best != NONE and (least <= 0 or below(s, RELUCTANCE) == 0):
            broken += _exchange(slots, conditions, at, i, best)
            if broken == 0:
                return 0
    return broken


@compiled
def _broken(s: State, conditions: Ints, at: Ints) -> tuple[int, int, int]:
    """One of the conditions that do not hold: seat, kind and draws."""
    found = NONE
    draws = 0
    seen = 0
    for of in range(SEATS * CARDS):
        for k in range(at[of], at[of + 1]):
            if conditions[k, SLACK] < 0:
                seen += 1
                if below(s, seen) == 0:
                    found = of
                    draws = conditions[k, DRAWS]
    return found // CARDS, found % CARDS, draws


@compiled
def _any(s: State, bound: Ints, n: int, slots: Ints, seat: int, kind: int, draws: int) -> int:
    """One of the bound slots where a card of this kind would help; NONE: there is none."""
    found = NONE
    seen = 0
    for k in range(n):
        i = bound[k, 0]
        if slots[i, OWNER] == seat and slots[i, PLACE] < draws and slots[i, CARD] != kind:
            seen += 1
            if below(s, seen) == 0:
                found = k
    return found


# ---- the walk --------------------------------------------------------------------------------------------


@compiled
def _walk(s: State, slots: Ints, conditions: Ints, at: Ints, bound: Ints, n: int) -> None:
    """Exchanges cards until the first deal is forgotten.

    One slot of an exchange is among those that a condition looks at: the others are alike, and were dealt at
    random.
    """
    done = np.empty((LEAP, 2), np.int64)
    for _ in range(max(LEAST, ROUNDS * n)):
        most = LEAP if below(s, LEAPS) == 0 else 1
        count = 0
        broken = 0
        while count == 0 or (broken > 0 and count < most):
            k = below(s, n)
            i = bound[k, 0]
            j = bound[k, 1] + below(s, bound[k, 2])
            broken += _exchange(slots, conditions, at, i, j)
            done[count, 0], done[count, 1] = i, j
            count += 1
        while broken > 0 and count > 0:
            count -= 1
            broken += _exchange(slots, conditions, at, done[count, 0], done[count, 1])


@compiled
def _exchange(slots: Ints, conditions: Ints, at: Ints, i: int, j: int) -> int:
    """Exchanges the cards of two slots; returns how much more is broken then."""
    a, b = slots[i, CARD], slots[j, CARD]
    if a == b:
        return 0
    slots[i, CARD], slots[j, CARD] = b, a
    change = 0
    for half in range(2):
        x, lost, won = (i, a, b) if half == 0 else (j, b, a)
        place = slots[x, PLACE]
        if slots[x, OWNER] != DECK:
            of = slots[x, OWNER] * CARDS
            for k in range(at[of + lost], at[of + lost + 1]):
                if place < conditions[k, DRAWS]:
                    conditions[k, SLACK] -= 1
                    change += conditions[k, SLACK] < 0
            for k in range(at[of + won], at[of + won + 1]):
                if place < conditions[k, DRAWS]:
                    change -= conditions[k, SLACK] < 0
                    conditions[k, SLACK] += 1
    return change


@compiled
def _fill_hands(o: Observation, s: State) -> None:
    """A hand is what was drawn and taken, less what was laid down: taken - laid = shown - forced."""
    p = o.pub
    for q in range(p.seats):
        if q != o.seat:
            for c in range(CARDS):
                s.hand[q, c] = p.shown[q, c]
                for e in range(p.epoch + 1):
                    s.hand[q, c] += s.drawn[q, e, c]
    for j in range(p.forced_n):
        seat, kind, count, _ = forced_parts(p.forced[j])
        if seat != o.seat:
            s.hand[seat, kind] -= count
