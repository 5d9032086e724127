"""The rules of Paris Connection once more, slow and plain, written from the rules and not from the engine.

Only sets, lists and dictionaries of map ids. It says which actions are legal, every reason against the
others, and how a game ends; tests compare it with the engine. Numbers as in RULES.md.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
Reason = tuple[str, str | None]
"""A code, and the company it names."""


class Naive:
    """One game. `outcomes` in the text notation of the engine begin it; `apply` takes its actions."""

    def __init__(self, map_text: str, seats: int, turn_limit: int | None, outcomes: list[str]) -> None:
        data: dict[str, Any] = json.loads(map_text)
        self.companies: list[str] = data["companies"]
        self.kind: dict[str, str] = {h["id"]: h["kind"] for h in data["hexes"]}
        self.points: dict[str, int] = {h["id"]: h.get("value", 0) for h in data["hexes"]}
        place = {(h["q"], h["r"]): h["id"] for h in data["hexes"]}
        walls = {frozenset(sides) for sides in data["barriers"]}
        self.touching: dict[str, set[str]] = {}
        self.walled: dict[str, set[str]] = {}
        for (q, r), name in place.items():
            around = {place[q + dq, r + dr] for dq, dr in AROUND if (q + dq, r + dr) in place}
            self.walled[name] = {other for other in around if frozenset((name, other)) in walls}
            self.touching[name] = around - self.walled[name]
        self.marseille: str = data["end_hex"]
        self.most: int = data["build_most"]
        self.penalty: int = data["penalty"]
        self.limit: int = data["players"][str(seats)]["limit"]
        self.bag: int = data["locomotives"] - 2
        self.seats = seats
        self.turn_limit = turn_limit
        self.supply = Counter(dict.fromkeys(self.companies, self.bag))
        self.value = Counter(dict.fromkeys(self.companies, 0))
        self.on: dict[str, list[str]] = {c: [] for c in self.companies}
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.turn = 0
        self.build: list[tuple[str, str]] = []
        self.ended: str | None = None
        self.over = False
        self.seat = -1
        for outcome in outcomes:
            self._begin(outcome.split())

    def _begin(self, words: list[str]) -> None:
        if words[0] == "start":
            self.on[words[1]].append(words[2])
        elif words[0] == "share":
            self.hands[int(words[1])][words[2]] += 1
            self.supply[words[2]] -= 1
        else:
            self.seat = int(words[1])

    # ---- cutting off (R2.6) --------------------------------------------------------------------------------

    def may_enter(self, company: str, name: str) -> bool:
        """Could a locomotive of the company stand here, if it came here (R2.5)?"""
        there = [c for c in self.companies if name in self.on[c]]
        if self.kind[name] == "city":
            return not there
        return self.kind[name] == "rural" and len(there) < 2 and company not in there

    def has_city(self, company: str) -> bool:
        return any(self.kind[name] == "city" for name in self.on[company])

    def reaches_city(self, company: str) -> bool:
        seen: set[str] = set()
        border = list(self.on[company])
        while border:
            for name in self.touching[border.pop()]:
                if name in seen or not self.may_enter(company, name):
                    continue
                if self.kind[name] == "city":
                    return True
                seen.add(name)
                border.append(name)
        return False

    def cut_off_after(self, company: str, name: str) -> set[str]:
        """The companies without a city that could reach none once `company` stands on `name`."""
        self.on[company].append(name)
        lost = {c for c in self.companies if not self.has_city(c) and not self.reaches_city(c)}
        self.on[company].pop()
        return lost

    # ---- what is allowed -----------------------------------------------------------------------------------

    def actions(self) -> list[str]:
        """Every action that the notation of this map can write."""
        places = [f"place {c} {name}" for c in self.companies for name in self.kind]
        trades = [f"trade {g} {t} {n}" for g in self.companies for t in self.companies for n in (1, 2)]
        return [*places, "finish", *trades]

    def legal(self) -> set[str]:
        """Only hexes beside a locomotive of the company are tried (R2.3)."""
        tried = ["finish", *(a for a in self.actions() if a.startswith("trade"))]
        for company in self.companies:
            beside = {name for mine in self.on[company] for name in self.touching[mine]}
            tried += [f"place {company} {name}" for name in beside]
        return {action for action in tried if not self.against(action)}

    def against(self, action: str) -> set[Reason]:
        """Every reason against the action of the seat to act; empty: legal."""
        words = action.split()
        if words[0] == "place":
            return self._against_place(words[1], words[2])
        if words[0] == "trade":
            return self._against_trade(words[1], words[2], int(words[3]))
        return set() if self.build else {("NOTHING_PLACED", None)}

    def _against_place(self, company: str, name: str) -> set[Reason]:
        reasons: set[Reason] = set()
        if self.build and self.build[0][0] != company:
            reasons.add(("OTHER_COMPANY", self.build[0][0]))
        if len(self.build) == self.most:
            reasons.add(("FIVE_PLACED", None))
        if self.ended:
            reasons.add(("GAME_ENDING", None))
        if not self.supply[company]:
            reasons.add(("NO_SUPPLY", company))
        if self.kind[name] in ("start", "closed"):
            reasons.add(("HEX_CLOSED", None))
        there = [c for c in self.companies if name in self.on[c]]
        if company in there:
            reasons.add(("OWN_THERE", company))
        if len(there) >= (1 if self.kind[name] == "city" else 2):
            reasons.add(("HEX_FULL", None))
        if not any(name in self.touching[mine] for mine in self.on[company]):
            walled = any(name in self.walled[mine] for mine in self.on[company])
            reasons.add(("BARRIER" if walled else "NOT_ADJACENT", company))
        if not reasons:
            reasons |= {("CUTS_OFF", c) for c in self.cut_off_after(company, name)}
        return reasons

    def _against_trade(self, give: str, take: str, count: int) -> set[Reason]:
        reasons: set[Reason] = set()
        if self.build:
            reasons.add(("WRONG_PHASE", None))
        if not self.hands[self.seat][give]:
            reasons.add(("NOT_HELD", give))
        if give == take:
            reasons.add(("SAME_COMPANY", None))
        if not self.supply[take]:
            reasons.add(("NO_SUPPLY", take))
        elif self.supply[take] < count:
            reasons.add(("ONLY_ONE_LEFT", take))
        return reasons

    # ---- moving on -----------------------------------------------------------------------------------------

    def apply(self, action: str) -> None:
        words = action.split()
        if words[0] == "place":
            company, name = words[1:]
            self.on[company].append(name)
            self.supply[company] -= 1
            self.value[company] += self.points[name]
            self.build.append((company, name))
            if name == self.marseille:
                self.ended = "end_hex"
        elif words[0] == "trade":
            give, take, count = words[1], words[2], int(words[3])
            self.hands[self.seat] += Counter({take: count})
            self.hands[self.seat] -= Counter({give: 1})
            self.supply[give] += 1
            self.supply[take] -= count
        if self.ended is None and sum(self.supply[c] > 0 for c in self.companies) == 1:
            self.ended = "one_supply"
        if words[0] != "place":
            self.build = []
            self.turn += 1
            if self.ended is None and self.turn_limit and self.turn == self.turn_limit * self.seats:
                self.ended = "turn_limit"
            self.over = self.ended is not None
            if not self.over:
                self.seat = (self.seat + 1) % self.seats

    def totals(self) -> list[int]:
        """(R3.3)"""
        totals = []
        for hand in self.hands:
            worth = sum(count * self.value[c] for c, count in hand.items())
            totals.append(worth - self.penalty * max(0, sum(hand.values()) - self.limit))
        return totals

    def winners(self) -> list[int]:
        """(R3.4)"""
        totals = self.totals()
        return [seat for seat, total in enumerate(totals) if total == max(totals)]
