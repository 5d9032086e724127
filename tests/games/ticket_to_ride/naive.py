"""The rules of Ticket to Ride once more, slow and plain, written from the rules and not from the engine.

A game is one coroutine that reads like the rules: it asks for draws and decisions where they fall.
Everything is lists and counters of map ids; draws and actions have the texts of the engine's notation.
Tests compare it with the engine. Numbers as in RULES.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.games.ticket_to_ride.naive_allowed import LOCO, ROW, Ask, Decide, Draw, Position
from tests.games.ticket_to_ride.naive_score import longest_trail, standings, use_stations

Script = Generator[Ask, Any, None]


class Naive(Position):
    """One game; `ask` is what it waits for (None: it is over), `answer` goes on."""

    def __init__(self, map_text: str, seats: int) -> None:
        super().__init__(map_text, seats)
        self._script = self._game()
        self.ask = next(self._script)

    def answer(self, text: str, seat: int | None = None) -> None:
        """The outcome of a draw, or the action of a seat."""
        words = text.split()
        sent = words[-1] if isinstance(self.ask, Draw) else (seat, words)
        try:
            self.ask = self._script.send(sent)
        except StopIteration:
            self.ask = None

    # ---- set-up (T1) -------------------------------------------------------------------------------------

    def _game(self) -> Script:
        for seat in range(self.seats):
            for _ in range(self.map["hand"]):
                card = yield from self._card(f"card {seat}")
                self.hands[seat][card] += 1
        yield from self._fill_row()
        first = self.map["first_tickets"]
        left = set(self.long)
        for seat in range(self.seats):
            for _ in range(first["long"]):
                t = yield Draw(f"long {seat}", Counter(left))
                left.remove(t)
                self.offers[seat].append(t)
        for seat in range(self.seats):
            for _ in range(first["regular"]):
                self.offers[seat].append((yield from self._ticket(f"regular {seat}")))
        self.counts = [first["long"] + first["regular"]] * self.seats
        self.start = self.seat = int((yield Draw("first", Counter(map(str, range(self.seats))))))
        while len(self.chosen) < self.seats:
            seat, words = yield Decide("choose", frozenset(range(self.seats)) - self.chosen)
            self.kept[seat] = set(words[1:])
            self.offers[seat] = []
            self.chosen.add(seat)
        self.counts = [len(kept) for kept in self.kept]
        while self.reason is None:
            yield from self._turn()
            self._after_turn()

    # ---- cards (T2.1 to T2.5) ----------------------------------------------------------------------------

    def _card(self, words: str) -> Generator[Ask, Any, str]:
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
            self.decks.append((Counter(self.deck), [0] * self.seats))
        card: str = yield Draw(words, +self.deck)
        self.deck[card] -= 1
        hidden, blind = self.decks[-1]
        if words == "draw":
            blind[self.seat] += 1
        elif words.startswith("card"):
            blind[int(words.split()[1])] += 1
        else:
            hidden[card] -= 1
        return card

    def _fill_row(self) -> Script:
        """Every gap, then redeals as long as there are too many locomotives (T2.4)."""
        filled = yield from self._fill_gaps()
        for _ in range(3):
            face_up = Counter(card for card in self.row if card)
            others = face_up + self.deck + self.discards
            del others[LOCO]
            most = self.map["redeal_at"] - 1
            if not filled or face_up[LOCO] <= most or others.total() < ROW - most:
                return
            self.discards += face_up
            self.row = [None] * ROW
            yield from self._fill_gaps()

    def _fill_gaps(self) -> Generator[Ask, Any, bool]:
        filled = False
        for place, card in enumerate(self.row, 1):
            if card is None and self.cards_left():
                self.row[place - 1] = yield from self._card(f"fill {place}")
                filled = True
        return filled

    def _draw_cards(self, words: list[str]) -> Script:
        for second in (False, True):
            if second:
                if not self.cards_left() and all(card in (None, LOCO) for card in self.row):
                    return
                _, words = yield Decide("second", frozenset({self.seat}))
            if words[0] == "blind":
                card = yield from self._card("draw")
                self.hands[self.seat][card] += 1
                continue
            place = int(words[1]) - 1
            taken = self.row[place]
            assert taken is not None
            self.row[place] = None
            self.hands[self.seat][taken] += 1
            self.known[self.seat][taken] += 1
            yield from self._fill_row()
            if taken == LOCO:
                return

    # ---- the turn (T2) -----------------------------------------------------------------------------------

    def _turn(self) -> Script:
        _, words = yield Decide("turn", frozenset({self.seat}))
        self.passes = self.passes + 1 if words[0] == "pass" else 0
        if words[0] in ("face", "blind"):
            yield from self._draw_cards(words)
        elif words[0] == "tickets":
            yield from self._take_tickets()
        elif words[0] == "claim":
            yield from self._claim(words[1], Counter(words[2:]))
        elif words[0] == "station":
            self.station[words[1]] = self.seat
            self.discards += self._pay(Counter(words[2:]))
            yield from self._fill_row()

    def _pay(self, cards: Counter[str]) -> Counter[str]:
        self.hands[self.seat] -= cards
        self.known[self.seat] -= cards  # never below 0 (T4.2)
        return cards

    def _claim(self, route: str, cards: Counter[str]) -> Script:
        self._pay(cards)
        done = True
        if self.routes[route].get("tunnel"):
            self.laid = cards
            done = yield from self._dig(route)
        if done:
            self.discards += cards
            length = self.routes[route]["length"]
            self.owner[route] = self.seat
            self.trains[self.seat] -= length
            self.points[self.seat] += self.map["points"][str(length)]
        else:
            self.hands[self.seat] += cards
            self.known[self.seat] += cards
        self.discards += self.turned
        self.tunnel, self.laid, self.turned, self.due = None, Counter(), Counter(), 0
        yield from self._fill_row()

    def _dig(self, route: str) -> Generator[Ask, Any, bool]:
        """Is the tunnel won? (T2.11 to T2.13)"""
        colour = next((card for card in self.laid if card != LOCO), LOCO)
        self.tunnel = route, colour
        for _ in range(self.map["tunnel_cards"]):
            if self.cards_left():
                self.turned[(yield from self._card("reveal"))] += 1
        self.due = sum(n for card, n in self.turned.items() if card in (colour, LOCO))
        if self.due == 0:
            return True
        _, words = yield Decide("tunnel", frozenset({self.seat}))
        if words[0] == "decline":
            return False
        self.discards += self._pay(Counter(words[1:]))
        return True

    def _ticket(self, words: str) -> Generator[Ask, Any, str]:
        pool = self.ticket_deck or self.under[0]
        t: str = yield Draw(words, Counter(pool))
        pool.remove(t)
        self.under = [group for group in self.under if group]
        return t

    def _take_tickets(self) -> Script:
        offer = self.offers[self.seat]
        for _ in range(min(self.map["draw_tickets"]["draw"], self.tickets_left())):
            offer.append((yield from self._ticket("offer")))
        _, words = yield Decide("choice", frozenset({self.seat}))
        kept = set(words[1:])
        self.kept[self.seat] |= kept
        self.counts[self.seat] += len(kept)
        if set(offer) - kept:
            self.under.append(set(offer) - kept)
        self.offers[self.seat] = []

    def _after_turn(self) -> None:
        """(T2.16, T2.17, T3.1)"""
        self.turns += 1
        if self.last is not None:
            self.last -= 1
        elif self.trains[self.seat] <= self.map["last_round_at"]:
            self.last = self.seats
        if self.passes == self.seats:
            self.reason = "all_passed"
        elif self.turns == 250 * self.seats:
            self.reason = "too_long"
        elif self.last == 0:
            self.reason = "last_round"
        if self.reason is None:
            self.seat = (self.seat + 1) % self.seats

    # ---- the end (T3) ------------------------------------------------------------------------------------

    def lines(self, owner: dict[str, int], seat: int) -> list[tuple[str, str, str, int]]:
        """Routes of a seat: id, cities, length."""
        return [(r, d["a"], d["b"], d["length"]) for r, d in self.routes.items() if owner.get(r) == seat]

    def joined(self, seat: int, a: str, b: str) -> bool:
        """By own routes."""
        seen, todo = {a}, [a]
        while todo:
            here = todo.pop()
            for _, x, y, _ in self.lines(self.owner, seat):
                far = {x: y, y: x}.get(here)
                if far is not None and far not in seen:
                    seen.add(far)
                    todo.append(far)
        return b in seen

    def scores(self) -> list[dict[str, Any]]:
        """The lines of the score of each seat, with its rank (T3.2 to T3.5)."""
        scores: list[dict[str, Any]] = []
        order = list(self.routes)
        for seat in range(self.seats):
            own = self.lines(self.owner, seat)
            stations = []
            for city in (c for c, whose in self.station.items() if whose == seat):
                ends = [r for r, d in self.routes.items() if city in (d["a"], d["b"])]
                stations.append([r for r in ends if self.owner.get(r, seat) != seat])
            tickets = [(d["a"], d["b"], d["points"]) for t, d in self.ticket.items() if t in self.kept[seat]]
            ends_of = {r: (d["a"], d["b"]) for r, d in self.routes.items()}
            points, done, borrowed = use_stations(
                [(a, b) for _, a, b, _ in own], stations, tickets, ends_of, order
            )
            scores.append(
                {
                    "ticket_points": points,
                    "done": done,
                    "borrowed": borrowed,
                    "built": self.built(seat),
                    "path": longest_trail([(a, b, n) for _, a, b, n in own]),
                }
            )
        longest = max(score["path"] for score in scores)
        for seat, score in enumerate(scores):
            score["express"] = int(score["path"] == longest > 0)
            score["total"] = (
                self.points[seat]
                + score["ticket_points"]
                + self.map["station_points"] * (self.map["stations"] - score["built"])
                + self.map["express_points"] * score["express"]
            )
        for score, rank in zip(scores, standings(scores), strict=True):
            score["rank"] = rank
        return scores
