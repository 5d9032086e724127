"""What is allowed in Ticket to Ride, once more, slow and plain, written from the rules (see `naive`)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

LOCO = "locomotive"
ROW = 5
MOST_STATIONS = 4
"""Of any map; the notation knows no price above."""
Reason = tuple[str, int]
"""A code, and its argument (a seat or a number; 0 where there is none)."""


@dataclass(frozen=True)
class Draw:
    """One of the pool must be drawn; its outcome is called `words` and its name."""

    words: str
    pool: Counter[str]


@dataclass(frozen=True)
class Decide:
    """These seats must decide."""

    kind: str
    seats: frozenset[int]


Ask = Draw | Decide


class Position:
    """A position of a game; `ask` is what it waits for (None: it is over)."""

    def __init__(self, map_text: str, seats: int) -> None:
        self.map: dict[str, Any] = json.loads(map_text)
        self.colours: list[str] = self.map["colours"]
        self.cities: list[str] = [c["id"] for c in self.map["cities"]]
        self.routes: dict[str, dict[str, Any]] = {r["id"]: r for r in self.map["routes"]}
        self.ticket: dict[str, dict[str, Any]] = {t["id"]: t for t in self.map["tickets"]}
        self.seats = seats
        self.deck = Counter(dict.fromkeys(self.colours, self.map["cards_per_colour"]))
        self.deck[LOCO] = self.map["locomotives"]
        self.discards: Counter[str] = Counter()
        self.decks = [(Counter(self.deck), [0] * seats)]
        """Of each deck: its cards less those that left it openly, and how many each seat drew blind."""
        self.row: list[str | None] = [None] * ROW
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.trains = [self.map["trains"]] * seats
        self.points = [0] * seats
        self.owner: dict[str, int] = {}
        self.station: dict[str, int] = {}
        self.long = {t for t, data in self.ticket.items() if data.get("long")}
        self.ticket_deck = set(self.ticket) - self.long
        self.under: list[set[str]] = []
        self.offers: list[list[str]] = [[] for _ in range(seats)]
        self.kept: list[set[str]] = [set() for _ in range(seats)]
        self.counts = [0] * seats
        self.chosen: set[int] = set()
        self.start = -1
        self.seat = -1
        self.turns = 0
        self.last: int | None = None
        self.passes = 0
        self.reason: str | None = None
        self.tunnel: tuple[str, str] | None = None
        self.laid: Counter[str] = Counter()
        self.turned: Counter[str] = Counter()
        self.due = 0
        self.ask: Ask | None = None

    def cards_left(self) -> int:
        return self.deck.total() + self.discards.total()

    def tickets_left(self) -> int:
        return len(self.ticket_deck) + sum(len(group) for group in self.under)

    # ---- what is allowed ---------------------------------------------------------------------------------

    def route_reasons(self, seat: int, route: str) -> set[Reason]:
        """(T2.6, T2.9)"""
        data = self.routes[route]
        reasons: set[Reason] = set()
        if route in self.owner:
            reasons.add(("TAKEN", self.owner[route]))
        for other, its in self.routes.items():
            if (
                other != route
                and data.get("double")
                and its.get("double") == data["double"]
                and other in self.owner
            ):
                if self.owner[other] == seat:
                    reasons.add(("DOUBLE_OWN", 0))
                if self.seats < self.map["doubles_open_from"]:
                    reasons.add(("DOUBLE_CLOSED", 0))
        if data["length"] > self.trains[seat]:
            reasons.add(("TOO_FEW_TRAINS", self.trains[seat]))
        return reasons

    def is_open(self, seat: int, route: str) -> bool:
        return all(code == "TOO_FEW_TRAINS" for code, _ in self.route_reasons(seat, route))

    def _payment_reasons(self, seat: int, cards: list[str], cost: int) -> set[Reason]:
        reasons: set[Reason] = set()
        paid, hand = Counter(cards), self.hands[seat]
        if len(cards) != cost:
            reasons.add(("WRONG_NUMBER", 0))
        if paid[LOCO] > hand[LOCO]:
            reasons.add(("TOO_FEW_LOCOMOTIVES", 0))
        if any(n > hand[card] for card, n in paid.items() if card != LOCO):
            reasons.add(("TOO_FEW_CARDS", 0))
        return reasons

    def against(self, seat: int, text: str) -> set[Reason]:
        """Every reason against an action; empty: legal."""
        ask, words = self.ask, text.split()
        if not isinstance(ask, Decide):
            return {("WRONG_PHASE", 0)}
        kinds = {
            "choose": ["keep"],
            "turn": ["face", "blind", "tickets", "pass", "claim", "station"],
            "second": ["face", "blind"],
            "tunnel": ["pay", "decline"],
            "choice": ["keep"],
        }
        reasons: set[Reason] = set()
        if seat not in ask.seats:
            reasons.add(("WRONG_PHASE", 0) if ask.kind == "choose" else ("NOT_YOUR_TURN", 0))
        if words[0] not in kinds[ask.kind]:
            reasons.add(("WRONG_PHASE", 0))
        if reasons:
            return reasons
        reasons_of: set[Reason] = getattr(self, f"_against_{words[0]}")(seat, words[1:])
        return reasons_of

    def _against_face(self, seat: int, words: list[str]) -> set[Reason]:
        card = self.row[int(words[0]) - 1]
        if card is None:
            return {("NO_CARD", 0)}
        second = isinstance(self.ask, Decide) and self.ask.kind == "second"
        return {("LOCOMOTIVE_SECOND", 0)} if second and card == LOCO else set()

    def _against_blind(self, seat: int, words: list[str]) -> set[Reason]:
        return set() if self.cards_left() else {("NO_CARD", 0)}

    def _against_tickets(self, seat: int, words: list[str]) -> set[Reason]:
        return set() if self.tickets_left() else {("NO_TICKETS", 0)}

    def _against_pass(self, seat: int, words: list[str]) -> set[Reason]:
        possible = self.cards_left() or any(self.row) or self.tickets_left() or any(self.claims(seat))
        return {("CAN_MOVE", 0)} if possible else set()

    def _against_claim(self, seat: int, words: list[str]) -> set[Reason]:
        route, cards = words[0], words[1:]
        data = self.routes[route]
        reasons = self.route_reasons(seat, route) | self._payment_reasons(seat, cards, data["length"])
        if data["colour"] != "gray" and set(cards) - {data["colour"], LOCO}:
            reasons.add(("WRONG_COLOUR", 0))
        if cards.count(LOCO) < data.get("ferry", 0):
            reasons.add(("TOO_FEW_LOCOMOTIVES", 0))
        return reasons

    def _against_station(self, seat: int, words: list[str]) -> set[Reason]:
        built = self.built(seat)
        reasons = self._payment_reasons(seat, words[1:], built + 1)
        if built == self.map["stations"]:
            reasons = {("NO_STATION_LEFT", 0)}
        if words[0] in self.station:
            reasons.add(("CITY_TAKEN", self.station[words[0]]))
        return reasons

    def _against_pay(self, seat: int, cards: list[str]) -> set[Reason]:
        reasons = self._payment_reasons(seat, cards, self.due)
        assert self.tunnel
        if set(cards) - {self.tunnel[1], LOCO}:
            reasons.add(("WRONG_COLOUR", 0))
        return reasons

    def _against_decline(self, seat: int, words: list[str]) -> set[Reason]:
        return set()

    def _against_keep(self, seat: int, words: list[str]) -> set[Reason]:
        assert isinstance(self.ask, Decide)
        least = self.map["first_tickets" if self.ask.kind == "choose" else "draw_tickets"]["keep"]
        return {("TOO_FEW_KEPT", least)} if len(words) < least else set()

    def built(self, seat: int) -> int:
        return list(self.station.values()).count(seat)

    # ---- listing -----------------------------------------------------------------------------------------

    def _mixes(self, cost: int, colours: Iterable[str]) -> Iterable[str]:
        """Every payment of one colour and locomotives, as texts."""
        for colour in colours:
            for locomotives in range(cost):
                yield " ".join([colour] * (cost - locomotives) + [LOCO] * locomotives)
        yield " ".join([LOCO] * cost)

    def claims(self, seat: int) -> Iterable[str]:
        """The legal claims."""
        held = [c for c in self.colours if self.hands[seat][c]]
        for route, data in self.routes.items():
            if not self.route_reasons(seat, route):
                for cards in self._mixes(data["length"], held):
                    if not self._against_claim(seat, [route, *cards.split()]):
                        yield f"claim {route} {cards}"

    def actions(self, seat: int) -> list[str]:
        """Every action that the notation of this map can write and that takes the right number of cards."""
        built = self.built(seat)
        offer = self.offers[seat]
        found = [f"face {place}" for place in range(1, ROW + 1)] + ["blind", "tickets", "pass", "decline"]
        for n in range(len(offer) + 1):
            found += [" ".join(["keep", *kept]) for kept in combinations(offer, n)]
        if self.tunnel and self.due:
            colour = [self.tunnel[1]] if self.tunnel[1] != LOCO else []
            found += [f"pay {cards}" for cards in self._mixes(self.due, colour)]
        for city in self.cities if built < MOST_STATIONS else ():
            found += [f"station {city} {cards}" for cards in self._mixes(built + 1, self.colours)]
        for route, data in self.routes.items():
            found += [f"claim {route} {cards}" for cards in self._mixes(data["length"], self.colours)]
        return found

    def legal(self, seat: int) -> set[str]:
        assert isinstance(self.ask, Decide)
        if self.ask.kind != "turn":
            found = (a for a in self.actions(seat) if a.split()[0] not in ("claim", "station"))
            return {action for action in found if not self.against(seat, action)}
        simple = [f"face {place}" for place in range(1, ROW + 1)] + ["blind", "tickets", "pass"]
        legal = {action for action in simple if not self.against(seat, action)} | set(self.claims(seat))
        ways = list(self._mixes(self.built(seat) + 1, self.colours))
        ways = [
            cards for cards in ways if not self._payment_reasons(seat, cards.split(), self.built(seat) + 1)
        ]
        for city in self.cities:
            if ways and not self._against_station(seat, [city, *ways[0].split()]):
                legal |= {f"station {city} {cards}" for cards in ways}
        return legal
