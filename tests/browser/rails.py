"""The table of Ticket to Ride as its players work it: by what is on the screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Person

ON_MAP = Path(__file__).with_name("on_map.js").read_text(encoding="utf-8")
NEAR = 0.75
"""From a smaller scale the first tap of a finger brings the map nearer."""


class RailTable:
    """What a person sees and does at a table. `touch`: with fingers instead of a mouse."""

    def __init__(self, person: Person, *, touch: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.say = person.say
        self.touch = touch

    def press(self, target: Any) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()

    # ---- seeing -------------------------------------------------------------------------------------------

    def shown(self) -> RailTable:
        """Waits until the map is there."""
        expect(self.page.locator('[data-city="paris"]').first).to_be_attached()
        return self

    def over(self) -> bool:
        step = self.person.step
        return bool(step and step["view"] and step["view"]["result"])

    def hand(self) -> int:
        """Cards of one's own hand as the screen counts them."""
        labels: list[str] = self.page.eval_on_selector_all(
            "[data-hand] li[aria-label]", "found => found.map(e => e.getAttribute('aria-label'))"
        )
        return sum(int(label.split()[0]) for label in labels)

    def figures(self) -> list[list[int]]:
        """Of each seat what the list of players counts: trains, cards, tickets, stations, points."""
        rows: list[list[str]] = self.page.eval_on_selector_all(
            "tr[data-seat]", "rows => rows.map(row => [...row.querySelectorAll('td')].map(e => e.innerText))"
        )
        return [[int(text.replace("−", "-")) for text in row] for row in rows]

    # ---- waiting ------------------------------------------------------------------------------------------

    def settled(self, seq: int) -> None:
        """Waits until the page was told of entry `seq` and shows it."""
        self.person.until(lambda: self.person.step["seq"] >= seq, f"entry {seq} is told")
        expect(self.page.locator("[aria-busy='true']")).to_have_count(0)

    # ---- doing --------------------------------------------------------------------------------------------

    def do(self, action: str) -> None:
        """An action in text notation, carried out on the screen."""
        before = self.person.step["seq"]
        word, *rest = action.split()
        if word == "blind":
            self.press(self.page.locator("[data-deck]"))
        elif word == "face":
            self.press(self.page.locator(f'[data-row="{rest[0]}"]'))
        elif word == "tickets":
            self.press(self.person.button("ttr-act-tickets"))
        elif word == "keep":
            self.keep(rest)
        elif word == "claim":
            self.claim(rest[0], " ".join(rest[1:]))
        elif word == "station":
            self.build(rest[0], " ".join(rest[1:]))
        elif word == "decline":
            self.press(self.person.button("ttr-tunnel-decline"))
        elif word == "pay":
            self.press(self.page.locator("section.tunnel .btn.go"))
        else:
            raise ValueError(action)
        if self.touch and word in ("blind", "face", "tickets"):
            self.press(self.person.button("ask-first-yes"))
        self.settled(before + 1)

    def keep(self, tickets: list[str]) -> None:
        """Ticks these of the offered tickets, and says so."""
        offer = self.person.step["menu"]["keep"]["offer"]
        shown = self.page.locator(".ticket.choosing")
        expect(shown).to_have_count(len(offer))
        for place, ticket in enumerate(offer):
            if ticket in tickets:
                self.press(shown.nth(place))
                expect(shown.nth(place)).to_have_attribute("aria-pressed", "true")
        self.press(self.person.button("ttr-choose-keep", count=len(tickets)))

    def claim(self, route: str, payment: str) -> None:
        """Points at the route where it is drawn, says which was meant if asked, and how to pay."""
        target = self.page.locator(f'[data-route="{route}"]')
        expect(target).to_have_class(re.compile(r"\bpossible\b"))
        self.point_at(target)
        self.answer(route)
        expect(target).to_have_attribute("aria-pressed", "true")
        self.pay(payment)

    def point_at(self, target: Any) -> None:
        """A tap or click on what of the map lies open to it; from afar a first tap brings it nearer."""
        if not self.seen(target):
            self.press(self.page.locator('[data-part="fit"]'))
        if self.touch and self.scale(target) < NEAR:
            self.tap(target)
            assert self.scale(target) >= NEAR, f"a tap on {target} does not bring it nearer"
        self.tap(target)

    def seen(self, target: Any) -> Any:
        """A point of the window at which the target lies open, if there is one."""
        self.person.map_rests()
        return target.evaluate(ON_MAP)

    def scale(self, target: Any) -> float:
        """Pixels of the window for one unit of the map."""
        self.person.map_rests()
        return float(target.evaluate("element => element.getScreenCTM().a"))

    def tap(self, target: Any) -> None:
        point = self.seen(target)
        assert point, f"{target} lies under something"
        if self.touch:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def answer(self, route: str) -> None:
        """Where several routes lie under the finger a list asks which."""
        chosen = self.page.locator(f'[data-route="{route}"][aria-pressed="true"], .chooser').first
        chosen.wait_for(state="attached")
        listed = self.page.locator(f'.chooser [data-id="{route}"]')
        if listed.count():
            self.press(listed)

    def build(self, city: str, payment: str) -> None:
        """A station, its city chosen from the list."""
        self.press(self.person.button("ttr-act-station"))
        self.press(self.page.get_by_role("button", name=re.compile(f"^{city}$", re.IGNORECASE)).last)
        self.pay(payment)

    def pay(self, payment: str) -> None:
        card = self.page.locator("[data-claim]")
        wanted = card.locator(f'input[type="radio"][value="{payment}"]')
        if not wanted.count():
            self.press(card.locator("button[aria-expanded]"))
        wanted.check(force=True)
        self.press(card.locator(".btn.go"))

    # ---- the final score ----------------------------------------------------------------------------------

    def score(self) -> list[tuple[int, str, int]]:
        """Place, name and total of each seat, as the screen shows them when all is counted."""
        region = self.person.region("ttr-end-title")
        expect(region).to_be_visible()
        # any key or press ends what is playing, the button "skip" among them: it is gone before it is let go
        self.page.keyboard.press("Shift")
        expect(self.person.button("table-scoring-replay")).to_be_visible()
        rows = region.locator("ol > li.row")
        expect(rows.locator("em")).not_to_have_count(0)
        return [
            (
                int(row.locator(".rank").inner_text().split()[-1]),
                row.locator(".name b").inner_text(),
                int(row.locator(".total").inner_text().replace("−", "-")),
            )
            for row in rows.all()
        ]


class KeyRails(RailTable):
    """The drawn table worked by keys alone: the letters of the table, Tab, arrows, Enter and Space."""

    def press(self, target: Any) -> None:
        self.tab_to(target)
        self.page.keyboard.press("Enter")

    def tab_to(self, target: Any, most: int = 120) -> None:
        for _ in range(most):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def do(self, action: str) -> None:
        before = self.person.step["seq"]
        word, *rest = action.split()
        keys = {"blind": "d", "face": rest[0] if rest else "", "tickets": "t"}
        if word not in keys:
            super().do(action)
            return
        self.page.keyboard.press(keys[word])
        self.settled(before + 1)

    def claim(self, route: str, payment: str) -> None:
        self.page.keyboard.press("c")
        self.press(self.page.locator(f'[data-list] [data-id="{route}"]'))
        self.pay(payment)

    def build(self, city: str, payment: str) -> None:
        self.page.keyboard.press("s")
        self.press(self.page.locator(f'[data-list] [data-id="{city}"]'))
        self.pay(payment)

    def pay(self, payment: str) -> None:
        card = self.page.locator("[data-claim]")
        wanted = card.locator(f'input[type="radio"][value="{payment}"]')
        if not wanted.count():
            self.press(card.locator("button[aria-expanded]"))
        self.tab_to(card.locator("input[type='radio']:checked"))
        for _ in range(card.locator("input[type='radio']").count()):
            if wanted.is_checked():
                break
            self.page.keyboard.press("ArrowDown")
        self.press(card.locator(".btn.go"))
