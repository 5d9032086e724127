"""The plain tables as their players work them: by roles and names alone; by keyboard alone where wished."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Person


class Plain:
    """What is common to both games. `keys`: nothing is clicked."""

    def __init__(self, person: Person, *, keys: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.say = person.say
        self.keys = keys

    def button(self, message: str, **args: str | int) -> Any:
        return self.page.get_by_role("main").get_by_role("button", name=self.say(message, **args), exact=True)

    def region(self, message: str, **args: str | int) -> Any:
        return self.page.get_by_role("region", name=self.say(message, **args), exact=True)

    @property
    def heading(self) -> Any:
        return self.page.get_by_role("heading", level=1)

    @property
    def news(self) -> Any:
        return self.page.get_by_role("log", name=self.say("plain-news"))

    @property
    def call(self) -> Any:
        return self.page.get_by_role("main").get_by_role("alert")

    def press(self, target: Any, key: str = "Enter") -> None:
        expect(target).not_to_have_attribute("aria-disabled", "true")
        if self.keys:
            target.focus()
            self.page.keyboard.press(key)
        else:
            target.click()

    def check(self, target: Any) -> None:
        if not target.is_checked():
            self.press(target, "Space")
        expect(target).to_be_checked()

    def pick(self, label: str, option: str) -> None:
        """Chooses from a list; `option` is the value of a line or its text."""
        box = self.page.get_by_role("combobox", name=label, exact=True)
        if not self.keys:
            box.select_option(option)
            return
        box.focus()
        for _ in range(box.locator("option").count()):
            if box.input_value() == option:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {option}")

    def settled(self, seq: int) -> None:
        self.person.until(lambda: self.person.step["seq"] >= seq, f"entry {seq} is told")
        expect(self.page.locator("[aria-busy='true']")).to_have_count(0)

    def over(self) -> bool:
        step = self.person.step
        return bool(step and step["view"] and step["view"]["result"])

    def rows(self, region: str) -> list[list[str]]:
        """The cells of the first table of a region, row by row."""
        table = self.region(region).get_by_role("table").first
        rows = table.get_by_role("row").all()[1:]
        return [row.locator("th, td").all_inner_texts() for row in rows]


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


class PlainParis(Plain):
    def my_turn(self) -> bool:
        step = self.person.step
        return bool(step and step["menu"])

    def name(self, company: str) -> str:
        return self.say(f"company-{company}")

    def choose(self, company: str) -> None:
        group = self.page.get_by_role("group", name=self.say("pc-plain-company"), exact=True)
        self.check(group.get_by_role("radio", name=re.compile(f"^{self.name(company)}")))

    def place(self, company: str, hex_id: str) -> None:
        before = self.person.step["seq"]
        marks = next(one for one in self.person.step["menu"]["place"] if one["company"] == company)["hexes"]
        label = self.say("pc-plain-place", company=self.say(f"company-{company}-mid"), count=marks.count("."))
        self.pick(label, hex_id)
        self.press(self.button("pc-lay"))
        self.settled(before + 1)

    def finish(self, count: int) -> None:
        before = self.person.step
        ends = before["menu"]["finish"]["ends"]
        self.press(self.button("pc-finish-ends") if ends else self.button("pc-finish-with", count=count))
        self.settled(before["seq"] + 1)

    def take_back(self) -> None:
        before = self.person.step["seq"]
        self.press(self.button("table-take-back"))
        self.settled(before + 1)

    def trade(self, give: str, take: str, count: int) -> None:
        before = self.person.step["seq"]
        for message, company in (("pc-trade-give", give), ("pc-trade-take", take)):
            group = self.page.get_by_role("group", name=self.say(message), exact=True)
            self.check(group.get_by_role("radio", name=re.compile(f"^{self.name(company)}")))
        word = self.say("pc-trade-one" if count == 1 else "pc-trade-two")
        self.check(self.page.get_by_role("radio", name=word, exact=True))
        names = {"give": self.say(f"company-{give}-mid"), "take": self.say(f"company-{take}-mid")}
        self.press(self.button("pc-trade-go", count=count, **names))
        self.settled(before + 1)

    def companies(self) -> list[list[int]]:
        """Value, supply, held by the others and by me of each company, as the table tells."""
        return [[number(cell) for cell in cells[1:]] for cells in self.rows("pc-companies")]

    def score(self) -> list[tuple[int, str, int, int]]:
        """Place, name, penalty and total of each seat."""
        return [
            (int(rank), name.split("\n")[0].strip(), number(penalty), number(total))
            for rank, name, penalty, total in self.rows("pc-end-title")
        ]


class PlainRails(Plain):
    """Carries out actions in text notation."""

    def shown(self) -> PlainRails:
        expect(self.region("ttr-map")).to_be_visible()
        return self

    def cards(self, cards: list[str]) -> str:
        """`["red", "red", "locomotive"]` as the buttons say it."""
        kinds = [self.say(f"ttr-cards-{card}", count=cards.count(card)) for card in dict.fromkeys(cards)]
        return " and ".join(kinds)

    def do(self, action: str) -> None:
        step = self.person.step
        word, *rest = action.split()
        match word:
            case "blind":
                self.press(self.button("ttr-deck-draw", count=step["view"]["deck"]))
            case "face":
                card = step["view"]["row"][int(rest[0]) - 1]
                self.press(self.button("ttr-row-card", place=rest[0], cards=self.cards([card])))
            case "tickets":
                count = min(3, step["view"]["ticket_deck"])
                self.press(self.button("ttr-plain-draw-tickets", count=count))
            case "keep":
                self.keep(rest)
            case "claim":
                count = sum(one["ways"] is not None for one in step["menu"]["routes"])
                self.pick(self.say("ttr-plain-which", count=count), rest[0])
                self.pay(rest[1:])
            case "station":
                self.press(self.button("ttr-act-station"))
                self.pick(self.say("ttr-now-station"), rest[0])
                self.pay(rest[1:])
            case "pay":
                if len([one for one in step["menu"]["extra"] if one["problem"] is None]) > 1:
                    self.check(self.page.get_by_role("radio", name=self.cards(rest), exact=True))
                self.press(self.button("ttr-tunnel-pay", cards=self.cards(rest)))
            case "decline":
                self.press(self.button("ttr-tunnel-decline"))
            case _:
                raise ValueError(action)
        self.settled(step["seq"] + 1)

    def keep(self, tickets: list[str]) -> None:
        boxes = self.page.get_by_role("checkbox")
        for place, ticket in enumerate(self.person.step["menu"]["keep"]["offer"]):
            if ticket in tickets:
                self.check(boxes.nth(place))
        self.press(self.button("ttr-choose-keep", count=len(tickets)))

    def pay(self, cards: list[str]) -> None:
        text = self.cards(cards)
        group = self.page.get_by_role("group", name=self.say("ttr-pay"), exact=True)
        radio = group.get_by_role("radio", name=re.compile(f"^{text}( then .*)?$"))
        if not radio.count():
            self.press(self.page.get_by_role("button", name=re.compile("^All .* ways$")))
        self.check(radio)
        go = [re.escape(self.say(message, cards=text)) for message in ("ttr-pay-go", "ttr-pay-lay")]
        self.press(self.page.get_by_role("button", name=re.compile(f"^({'|'.join(go)})$")))

    def figures(self) -> list[list[int]]:
        """Of each seat what the list of players counts: trains, cards, tickets, stations, points."""
        return [[int(cell) for cell in cells[1:]] for cells in self.rows("table-players") if len(cells) > 1]

    def score(self) -> list[tuple[int, str, int]]:
        return [
            (int(rank), name.split("\n")[0].strip(), number(total))
            for rank, name, total in self.rows("ttr-end-title")
        ]
