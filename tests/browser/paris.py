"""The table of Paris Connection as its players work it: by what is on the screen."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Person

COMPANIES = ("red", "blue", "yellow", "purple", "black", "brown")


class Table:
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

    @property
    def heading(self) -> Any:
        return self.page.get_by_role("heading", level=1)

    def company(self, company: str) -> Any:
        """The row or column of a company among all companies."""
        name = re.compile(rf"^{self.say(f'company-{company}')}\s?: ")
        return self.page.get_by_role("button", name=name)

    def hex(self, hex_id: str) -> Any:
        return self.page.locator(f'[role="button"][data-hex="{hex_id}"]')

    def possible(self) -> list[str]:
        """The hexes that the screen offers for the chosen company."""
        found: list[str] = self.page.eval_on_selector_all(
            '[role="button"][data-hex]:not([aria-disabled])', "found => found.map(e => e.dataset.hex)"
        )
        return [] if len(found) == self.page.locator('[role="button"][data-hex]').count() else found

    def hand(self) -> list[int] | None:
        """One's own shares as the screen shows them; None where no hand is shown."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-hand] li[aria-label]", "found => found.map(e => e.getAttribute('aria-label'))"
        )
        return [int(text.split()[0]) for text in found] or None

    def values(self) -> dict[str, tuple[int, int]]:
        """Value and supply by company, as the screen names them."""
        shown = {}
        for company in COMPANIES:
            label = self.company(company).get_attribute("aria-label")
            numbers = [int(number) for number in re.findall(r"-?\d+", label)]
            shown[company] = (numbers[0], numbers[1])
        return shown

    @property
    def trains(self) -> int:
        """How many locomotives stand on the map."""
        return int(self.page.locator(".layer use[href^='#eng-']:not(.ghost)").count())

    # ---- waiting ------------------------------------------------------------------------------------------

    def shown(self) -> Table:
        """Waits until the table is there."""
        expect(self.hex("lille")).to_be_attached()
        return self

    def my_turn(self) -> bool:
        step = self.person.step
        return bool(step and step["menu"])

    def over(self) -> bool:
        step = self.person.step
        return bool(step and step["view"] and step["view"]["result"])

    def settled(self, seq: int) -> None:
        """Waits until the page was told of entry `seq`."""
        self.person.until(lambda: self.person.step["seq"] >= seq, f"entry {seq} is told")

    # ---- doing --------------------------------------------------------------------------------------------

    def choose(self, company: str) -> None:
        button = self.company(company)
        self.press(button)
        expect(button).to_have_attribute("aria-pressed", "true")

    def place(self, hex_id: str) -> None:
        """Puts a locomotive of the chosen company on a hex, and waits until the server has it."""
        before = self.person.step["seq"]
        if self.touch:
            self.page.touchscreen.tap(*self.middle(hex_id))
            self.press(self.person.button("pc-lay"))
        else:
            self.hex(hex_id).click()
        self.settled(before + 1)

    def middle(self, hex_id: str) -> tuple[float, float]:
        """Where a hex lies in the window, when the map has come to rest."""
        self.person.map_rests()
        box = self.hex(hex_id).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def take_back(self) -> None:
        before = self.person.step["seq"]
        self.press(self.person.button("table-take-back"))
        self.settled(before + 1)

    def finish(self, count: int) -> None:
        """Ends the build; the button says where that ends the game too. Fingers are asked first."""
        step = self.person.step
        asks = self.page.evaluate("matchMedia('(pointer: coarse)').matches")
        if step["menu"]["finish"]["ends"]:
            self.press(self.person.button("pc-finish-ends"))
        else:
            self.press(self.person.button("pc-finish-with", count=count))
        if asks:
            self.press(self.person.button("ask-first-yes"))
        self.settled(step["seq"] + 1)

    def trade(self, give: str, take: str, count: int) -> None:
        before = self.person.step["seq"]
        self.press(self.person.button("pc-trade"))
        self.press(self.side("pc-trade-give", give))
        self.press(self.side("pc-trade-take", take))
        word = self.say("pc-trade-one" if count == 1 else "pc-trade-two")
        radio = self.page.get_by_role("radio", name=word, exact=True)
        if not radio.is_checked():
            self.press(radio)
        give_name, take_name = self.say(f"company-{give}-mid"), self.say(f"company-{take}-mid")
        self.press(self.person.button("pc-trade-go", give=give_name, take=take_name, count=count))
        self.settled(before + 1)

    def side(self, part: str, company: str) -> Any:
        """A company as the one to give, or to take."""
        group = self.page.get_by_role("list", name=self.say(part), exact=True)
        return group.get_by_role("button", name=re.compile(f"^{self.say(f'company-{company}')}, "))

    # ---- the final score ----------------------------------------------------------------------------------

    def score(self) -> list[dict[str, Any]]:
        """The final score as the screen shows it, by place."""
        expect(self.person.region("pc-end-title")).to_be_visible()
        # any key ends what is playing
        self.page.keyboard.press("Shift")
        expect(self.person.button("table-scoring-replay")).to_be_visible()
        return [
            {
                "rank": int(row.locator(".rank").inner_text().split()[-1]),
                "name": row.locator(".name b").inner_text(),
                "winner": row.locator(".name em").count() == 1,
                "hand": [_first(cell) for cell in row.locator(".cell .small").all_inner_texts()],
                "points": [_number(cell) for cell in row.locator(".cell > b").all_inner_texts()],
                "penalty": -_number(row.locator(".penalty b").inner_text())
                if row.locator(".penalty").count()
                else 0,
                "total": _number(row.locator(".total").inner_text()),
            }
            for row in self.person.region("pc-end-title").get_by_role("listitem").all()
        ]


def _number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def _first(text: str) -> int:
    found = re.search(r"(\d+) ×", text)
    assert found, text
    return int(found[1])


def expected_score(file: Any, names: list[str]) -> list[dict[str, Any]]:
    """What the screens must show of an exported game."""
    result = file["result"]
    rows = []
    for seat, line in enumerate(result["lines"]["seats"]):
        rows.append(
            {
                "rank": line["rank"],
                "name": names[seat],
                "winner": seat in result["lines"]["winners"],
                "hand": line["hand"],
                "points": line["points"],
                "penalty": line["penalty"],
                "total": line["total"],
                "seat": seat,
            }
        )
    rows.sort(key=lambda row: (row["rank"], row["seat"]))
    return [{key: value for key, value in row.items() if key != "seat"} for row in rows]
