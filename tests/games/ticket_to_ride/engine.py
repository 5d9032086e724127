"""The compiled rules, driven by texts: draws and actions in their notation, positions built to order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

import numpy as np

from wissel.core.problems import ARGUMENT_SHIFT, CODE_MASK
from wissel.games.ticket_to_ride import entries
from wissel.games.ticket_to_ride.actions import action_number, action_text, outcome_number, outcome_text
from wissel.games.ticket_to_ride.board import Board, read
from wissel.games.ticket_to_ride.problems import NAMES, OK
from wissel.games.ticket_to_ride.state import (
    ACTIONS,
    CLAIM,
    KEEP,
    NONE,
    OBSERVATION,
    OFFER,
    OUTCOMES,
    OVER,
    STATE,
    TURN,
)

NO_OPTIONS = np.zeros(0, np.int64)
LOCO = "locomotive"
SHORT = {"loco": LOCO}
FULL_ROW = "red blue green yellow black"
Reason = tuple[str, int]


@cache
def europe() -> Board:
    file = resources.files("wissel.games.ticket_to_ride") / "maps" / "europe" / "map.json"
    return read(file.read_text(encoding="utf-8"), "europe/map.json")


CLAIMS: dict[tuple[str, int], str] = {}
"""Texts of claims by map and number: they do not depend on the state."""


def _numbers(words: Any) -> list[int]:
    """The numbers in a mask."""
    return [64 * w + i for w, word in enumerate(words.tolist()) for i in range(64) if word >> i & 1]


def names(cards: str) -> list[str]:
    return [SHORT.get(card, card) for card in cards.split()]


class Engine:
    """One game."""

    def __init__(self, board: Board, seats: int = 2) -> None:
        self.board = board
        self.seats = seats
        self.S = np.zeros(1, STATE)
        self.out = np.zeros(ACTIONS, np.int64)
        self.pool_out = np.zeros(OUTCOMES, np.int64)
        assert entries.setup(board.record, self.S, seats, NO_OPTIONS) == OK

    @property
    def s(self) -> Any:
        return self.S[0]

    @property
    def p(self) -> Any:
        return self.S[0]["pub"]

    def seen(self, seat: int) -> Any:
        """The observation of a seat."""
        O = np.zeros(1, OBSERVATION)  # noqa: E741
        entries.observe(self.S, seat, O)
        return O

    # ---- playing -----------------------------------------------------------------------------------------

    @property
    def to_act(self) -> list[int]:
        mask = entries.to_act(self.S)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        return entries.is_over(self.S)

    def pool(self) -> Counter[str]:
        """What must be drawn, by the text of the outcome."""
        total = entries.chance(self.board.record, self.S, self.pool_out)
        counts = self.pool_out.tolist()
        assert total == sum(counts)
        return Counter({outcome_text(self.board, self.S, k): n for k, n in enumerate(counts) if n})

    def resolve(self, *outcomes: str) -> None:
        for text in outcomes:
            number = outcome_number(self.board, self.S, " ".join(names(text)))
            assert entries.resolve(self.board.record, self.S, number) == OK, text

    def legal_numbers(self, seat: int) -> list[int]:
        n = entries.legal(self.board.record, self.S, seat, self.out)
        found: list[int] = self.out[:n].tolist()
        return found

    def legal(self, seat: int) -> list[str]:
        return [self.text(seat, action) for action in self.legal_numbers(seat)]

    def text(self, seat: int, action: int) -> str:
        if action < CLAIM:
            return action_text(self.board, self.seen(seat), action)
        key = self.board.digest, action
        if key not in CLAIMS:
            CLAIMS[key] = action_text(self.board, self.seen(seat), action)
        return CLAIMS[key]

    def number(self, seat: int, text: str) -> int:
        if text == "keep":  # without an offer, nobody could name it
            return KEEP
        return action_number(self.board, self.seen(seat), " ".join(names(text)))

    def problem(self, seat: int, text: str) -> Reason | None:
        code = entries.problem(self.board.record, self.S, seat, self.number(seat, text))
        return None if code == OK else (NAMES[code & CODE_MASK], code >> ARGUMENT_SHIFT)

    def refusal(self, text: str) -> str | None:
        """The code of the problem that the seat to act has with an action; None: allowed."""
        problem = self.problem(self.to_act[0], text)
        return None if problem is None else problem[0]

    def act(self, text: str, *outcomes: str, seat: int | None = None) -> None:
        """The seat to act does this, and these draws follow."""
        seat = self.to_act[0] if seat is None else seat
        code = entries.apply(self.board.record, self.S, seat, self.number(seat, text))
        assert code == OK, (text, NAMES[code & CODE_MASK])
        self.resolve(*outcomes)

    # ---- looking -----------------------------------------------------------------------------------------

    def counter(self, cards: Any) -> Counter[str]:
        return Counter({self.board.cards[k]: n for k, n in enumerate(cards.tolist()) if n})

    def hand(self, seat: int) -> Counter[str]:
        return self.counter(self.s["hand"][seat])

    @property
    def deck(self) -> Counter[str]:
        return self.counter(self.s["deck"])

    @property
    def discards(self) -> Counter[str]:
        return self.counter(self.p["discard"])

    @property
    def row(self) -> str:
        """The face-up cards; `-` for a gap."""
        return " ".join(
            "-" if k == NONE else self.board.cards[k].replace(LOCO, "loco") for k in self.p["row"]
        )

    @property
    def owners(self) -> dict[str, int]:
        owners = self.p["owner"].tolist()
        return {r: owners[i] for i, r in enumerate(self.board.routes) if owners[i] != NONE}

    def tickets_of(self, words: Any) -> set[str]:
        """The tickets of a mask."""
        return {self.board.tickets[i] for i in _numbers(words)}

    def routes_of(self, words: Any) -> set[str]:
        return {self.board.routes[i] for i in _numbers(words)}

    def borrowed(self, seat: int) -> list[str]:
        return [self.board.routes[r] for r in self.s["borrowed"][seat].tolist() if r != NONE]

    # ---- positions ---------------------------------------------------------------------------------------

    def put(self, field: Any, cards: str) -> int:
        """Counts of cards are set; how many there are."""
        field[:] = 0
        for card in names(cards):
            field[self.board.card_number[card]] += 1
        return len(cards.split())

    def give(self, seat: int, cards: str) -> None:
        self.p["hand_n"][seat] = self.put(self.s["hand"][seat], cards)
        self._forget()

    def set_deck(self, cards: str) -> None:
        self.p["deck_n"] = self.put(self.s["deck"], cards)
        self._forget()

    def _forget(self) -> None:
        """Memory of a position built to order: one deck, of which each drew what it was not seen to take."""
        p, s = self.p, self.s
        p["epoch"] = p["forced_n"] = 0
        for field in (p["hidden"], p["blind"], p["forced"], s["drawn"]):
            field[:] = 0
        s["drawn"][:, 0] = np.maximum(0, s["hand"] - p["shown"])
        p["blind"][0] = s["drawn"][:, 0].sum(axis=1)
        p["hidden"][0] = s["deck"] + s["drawn"][:, 0].sum(axis=0)

    def set_discards(self, cards: str) -> None:
        self.p["discard_n"] = self.put(self.p["discard"], cards)

    def set_row(self, cards: str) -> None:
        self.p["row"] = [NONE if card == "-" else self.board.card_number[card] for card in names(cards)]

    def set_tickets(self, field: Any, tickets: Sequence[str]) -> None:
        words = [0, 0]
        for name in tickets:
            t = self.board.ticket_number[name]
            words[t >> 6] |= 1 << (t & 63)
        field[:] = np.array(words, np.uint64).view(np.int64)

    def keep(self, seat: int, *tickets: str) -> None:
        """The seat keeps these, the last of which (as many as an offer may have) it was offered at first."""
        self.set_tickets(self.s["kept"][seat], tickets)
        self.p["kept_n"][seat] = len(tickets)
        offered = [self.board.ticket_number[name] for name in tickets[-OFFER:]]
        self.p["offers"][seat] = seat | len(offered) << 3 | len(offered) << 6
        self.s["offered"][seat] = (
            sum(t << 7 * i for i, t in enumerate(offered)) | (2 ** len(offered) - 1) << 35
        )

    def set_ticket_deck(self, *tickets: str) -> None:
        """The whole deck of tickets; nothing lies under it."""
        self.set_tickets(self.s["tickets"], tickets)
        self.p["tickets_n"], self.p["under_n"] = len(tickets), 0

    def own(self, seat: int, *routes: str) -> None:
        """The seat claims routes, by the rules, for locomotives that come from nowhere and go there."""
        p, s = self.p, self.s
        before = {name: p[name].copy() for name in ("hand_n", "shown", "trains", "row", "discard")}
        numbers = {name: int(p[name]) for name in ("seat", "turns", "passes", "discard_n", "deck_n")}
        hand, deck = s["hand"].copy(), s["deck"].copy()
        self.set_deck("")
        for name in routes:
            self.set_discards("")
            self.set_row(FULL_ROW)
            length = self.board.data.routes[self.board.route_number[name]].length
            p["seat"], p["trains"][seat] = seat, 99
            self.give(seat, "loco " * length)
            self.act(f"claim {name} {'loco ' * length}".strip(), seat=seat)
        for field, value in {**before, **numbers}.items():
            p[field] = value
        s["hand"], s["deck"], p["phase"] = hand, deck, TURN
        self._forget()

    def build(self, seat: int, *cities: str) -> None:
        """Stations of the seat stand there."""
        for city in cities:
            self.p["station"][self.board.city_number[city]] = seat
            self.p["built"][seat] += 1

    def finish(self) -> None:
        """The seat to act passes, with nothing left to do for anybody, and the game is scored (T2.17)."""
        p = self.p
        self.set_deck("")
        self.set_discards("")
        self.set_row("- - - - -")
        self.set_ticket_deck()
        for seat in range(self.seats):
            self.give(seat, "")
        p["turns"] = 250 * self.seats - 1
        self.act("pass")
        assert p["phase"] == OVER


def position(
    board: Board,
    seats: int = 2,
    *,
    hands: Sequence[str] = (),
    row: str = FULL_ROW,
    deck: str | None = None,
    discards: str = "",
    tickets: Mapping[int, Sequence[str]] | None = None,
) -> Engine:
    """Seat 0 begins its first turn with these cards. `deck`: by default every other card of the map.

    Tickets of the deal are those with the lowest numbers, all kept, unless `tickets` says by seat what is
    kept.
    """
    e = Engine(board, seats)
    while not e.to_act:
        e.resolve(_plain(e))
    for seat in range(seats):
        e.act(e.legal(seat)[-1], seat=seat)
    for seat in range(seats):
        e.give(seat, hands[seat] if seat < len(hands) else "")
    e.set_row(row)
    e.set_discards(discards)
    if deck is None:
        left = Counter(dict.fromkeys(board.cards[:-1], board.data.cards_per_colour))
        left[LOCO] = board.data.locomotives
        left.subtract(names(f"{' '.join(hands)} {row.replace('-', '')} {discards}"))
        assert min(left.values()) >= 0
        deck = " ".join(left.elements())
    e.set_deck(deck)
    for seat, kept in (tickets or {}).items():
        e.keep(seat, *kept)
    return e


def _plain(e: Engine) -> str:
    """An outcome of the set-up without locomotives: the colours in turn."""
    found = list(e.pool())
    return found[e.p["deck_n"] % 8 if found[0].startswith(("card", "fill")) else 0]
