"""What a seat sees of a game, and all that may be hidden from it with its probability, by plain enumeration.

A game is played by texts, and every event is written down. `card_worlds` and `ticket_worlds` then go through
the events once more, in all worlds that are possible at each moment: with every card that another may have
drawn, every ticket, every set that it may have kept. A world in which something that was seen could not
happen is dropped. Nothing here knows how the engine remembers.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
from tests.games.ticket_to_ride.engine import Engine, names

from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.state import NONE

Hand = frozenset[tuple[str, int]]
Set = frozenset[str]
Worlds = dict[Any, float]


class Watched(Engine):
    """A game that writes down its events."""

    def __init__(self, board: Board, seats: int) -> None:
        super().__init__(board, seats)
        self.first_deck = self.deck
        self.events: list[tuple[Any, ...]] = []
        self._new_deck = False
        """The next card is the first of a new deck."""

    def resolve(self, *outcomes: str) -> None:
        for text in outcomes:
            words = names(text)
            seat = int(words[1]) if words[0] in ("card", "long", "regular") else int(self.p["seat"])
            if words[0] in ("card", "fill", "draw", "reveal"):
                if self._new_deck:
                    self.events.append(("deck", self.deck))
                self._new_deck = self.p["deck_n"] == 1
                event = "blind" if words[0] in ("card", "draw") else "open"
                self.events.append((event, seat, words[-1]))
            elif words[0] != "first":
                self.events.append(("long" if words[0] == "long" else "regular", seat, words[-1]))
            super().resolve(text)

    def act(self, text: str, *outcomes: str, seat: int | None = None) -> None:
        seat = self.to_act[0] if seat is None else seat
        words = names(text)
        if words[0] == "face":
            self.events.append(("take", seat, Counter(names(self.row.split()[int(words[1]) - 1]))))
        elif words[0] in ("claim", "station"):
            self.events.append(("lay", seat, Counter(words[2:])))
        elif words[0] == "pay":
            self.events.append(("lay", seat, Counter(words[1:])))
        elif words[0] == "decline":
            self.events.append(("take", seat, self.counter(self.p["laid"])))
        elif words[0] == "keep":
            kind = "choose" if not self.p["chosen"].all(where=np.arange(5) < self.seats) else "keep"
            self.events.append((kind, seat, frozenset(words[1:])))
        super().act(text, *outcomes, seat=seat)


def put(counts: Hand, kind: str, number: int) -> Hand | None:
    """So many cards more of a kind; None: there are not so many."""
    cards = Counter(dict(counts))
    cards[kind] += number
    return None if cards[kind] < 0 else frozenset((+cards).items())


def changed(seats: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*seats[:seat], value, *seats[seat + 1 :])


# ---- cards: a world is the deck, and the hands by seat -----------------------------------------------------


def card_worlds(game: Watched, observer: int) -> Worlds:
    """Each combination of deck and hands that agrees with what the observer saw, with its probability."""
    worlds: Worlds = {(frozenset(game.first_deck.items()), (frozenset(),) * game.seats): 1.0}
    for event in game.events:
        if event[0] in ("deck", "blind", "open", "take", "lay"):
            after: Worlds = defaultdict(float)
            for world, chance in worlds.items():
                for new, share in _next_cards(world, event, observer):
                    after[new] += chance * share
            worlds = after
    return _normal(worlds)


def _next_cards(world: Any, event: tuple[Any, ...], observer: int) -> Iterator[tuple[Any, float]]:
    deck, hands = world
    match event:
        case ("deck", cards):
            assert not deck
            yield (frozenset(cards.items()), hands), 1
        case ("open", _, shown):
            for kind, n in deck:
                if kind == shown:
                    yield (put(deck, kind, -1), hands), n / sum(n for _, n in deck)
        case ("blind", seat, drawn):
            for kind, n in deck:
                if kind == drawn or seat != observer:
                    hand = put(hands[seat], kind, 1)
                    yield (put(deck, kind, -1), changed(hands, seat, hand)), n / sum(n for _, n in deck)
        case ("take" | "lay" as kind_of, seat, cards):
            hand = hands[seat]
            for kind, n in cards.items():
                hand = None if hand is None else put(hand, kind, n if kind_of == "take" else -n)
            if hand is not None:
                yield (deck, changed(hands, seat, hand)), 1


def cards_of(game: Engine) -> Any:
    """The world that the state of a game is."""
    hands = tuple(frozenset(game.hand(seat).items()) for seat in range(game.seats))
    return frozenset(game.deck.items()), hands


# ---- tickets: long ones, deck, groups under it, what is on offer and kept by seat --------------------------


def ticket_worlds(game: Watched, observer: int) -> Worlds:
    """Each combination of where the tickets are that agrees with what the observer saw, with its
    probability."""
    data = game.board.data.tickets
    nothing: tuple[Set, ...] = (frozenset(),) * game.seats
    long, deck = (frozenset(t.id for t in data if t.long == is_long) for is_long in (True, False))
    worlds: Worlds = {(long, deck, (), nothing, nothing): 1.0}
    all_chose = sum(event[0] == "choose" for event in game.events) == game.seats
    for event in game.events:
        if event[0] in ("long", "regular", "choose", "keep"):
            after: Worlds = defaultdict(float)
            for world, chance in worlds.items():
                for new, share in _next_tickets(game, world, event, observer, all_chose):
                    after[new] += chance * share
            worlds = after
    return _normal(worlds)


def _next_tickets(
    game: Watched, world: Any, event: tuple[Any, ...], observer: int, all_chose: bool
) -> Iterator[tuple[Any, float]]:
    long, deck, groups, offers, kept = world
    what, seat, seen = event
    if what in ("long", "regular"):
        pool = long if what == "long" else deck or groups[0]
        for t in pool:
            if seat != observer or t == seen:
                now = changed(offers, seat, offers[seat] | {t})
                rest = pool - {t}
                if what == "long":
                    yield (rest, deck, groups, now, kept), 1 / len(pool)
                elif deck:
                    yield (long, rest, groups, now, kept), 1 / len(pool)
                else:
                    under = (rest, *groups[1:]) if rest else groups[1:]
                    yield (long, deck, under, now, kept), 1 / len(pool)
        return
    offer = offers[seat]
    sets = [frozenset(c) for n in range(len(offer) + 1) for c in combinations(sorted(offer), n)]
    if seat == observer:
        sets = [seen]
    elif what == "keep" or all_chose:
        sets = [x for x in sets if len(x) == len(seen)]
    else:
        sets = [x for x in sets if len(x) >= game.board.data.first_tickets.keep]
    for chosen in sets:
        back = offer - chosen
        under = (*groups, back) if back and what == "keep" else groups
        now = changed(offers, seat, frozenset())
        yield (long, deck, under, now, changed(kept, seat, kept[seat] | chosen)), 1 / len(sets)


def tickets_of(game: Engine) -> Any:
    """The world that the state of a game is, but for the long tickets that nobody was offered."""
    p, s = game.p, game.s
    groups: dict[int, set[str]] = {}
    for t, group in zip(s["under"].tolist(), p["under_group"].tolist(), strict=True):
        if group != NONE:
            groups.setdefault(group, set()).add(game.board.tickets[t])
    return (
        frozenset(game.tickets_of(s["tickets"])),
        tuple(frozenset(group) for group in groups.values()),
        tuple(
            frozenset(game.board.tickets[t] for t in s["offer"][seat] if t != NONE)
            for seat in range(game.seats)
        ),
        tuple(frozenset(game.tickets_of(s["kept"][seat])) for seat in range(game.seats)),
    )


def _normal(worlds: Worlds) -> Worlds:
    total = sum(worlds.values())
    return {world: chance / total for world, chance in worlds.items()}
