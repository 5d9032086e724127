"""Scenes of Ticket to Ride, made through the interface of the server, and pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.browser.people import Person
from tests.browser.scenes import act, new_table

GAME = "ticket-to-ride-europe"


class Europe:
    """The map as scenes need it: what the menu names by place."""

    def __init__(self, person: Person) -> None:
        rules = person.ask(f"/api/games/{GAME}/maps/europe")["rules"]
        self.routes: list[Any] = rules["routes"]

    def claims(self, menu: Any) -> list[tuple[Any, str]]:
        """Routes that can be claimed now, the longest first, each with the payment that is offered first."""
        found = [
            (route, menu["payments"][menu["ways"][choice["ways"]][0]])
            for route, choice in zip(self.routes, menu["routes"], strict=False)
            if choice["ways"] is not None
        ]
        return sorted(found, key=lambda claim: -claim[0]["length"])


def may_act(person: Person) -> bool:
    return person.step["menu"] is not None


def over(person: Person) -> bool:
    return person.step["view"]["result"] is not None


def my_turn(person: Person) -> None:
    person.until(lambda: may_act(person) or over(person), "it is my turn", 60)


def against_planners(person: Person, seats: int = 4) -> None:
    """A running game of one person, who looks at the first tickets."""
    computers = {str(seat): "planner" for seat in range(1, seats)}
    table = new_table(person, seats, game=GAME, computers=computers, start=True)
    person.goes(f"/t/{table}")
    person.page.locator(".ticket.choosing").first.wait_for()


def usual(person: Person, europe: Europe) -> str:
    """A sensible action: long routes, else cards."""
    step = person.step
    menu, phase = step["menu"], step["view"]["phase"]
    if phase in ("choose", "choice"):
        return " ".join(["keep", *menu["keep"]["offer"][: menu["keep"]["least"]]])
    if phase == "tunnel":
        paid = [one["action"] for one in menu["extra"] if one["problem"] is None]
        return str([*paid, "decline"][0])
    few = step["view"]["seats"][0]["trains"] <= 12
    if phase == "turn" and (claims := [one for one in europe.claims(menu) if few or one[0]["length"] > 2]):
        route, payment = claims[0]
        return f"claim {route['id']} {payment}"
    leaves = [menu["blind"], *menu["row"], menu["skip"]]
    return str(next(one["action"] for one in leaves if one["problem"] is None))


def play_until(person: Person, europe: Europe, true: Callable[[Any], object]) -> bool:
    """Plays past the screen until something holds in a decision of mine; False if the game ended before."""
    while True:
        my_turn(person)
        if over(person):
            return False
        if true(person.step):
            return True
        act(person, usual(person, europe))


def rail_scenes(person: Person) -> Iterator[str]:
    """Goes through the screens of this game; yields the name of each while it is shown."""
    page = person.page
    against_planners(person)
    europe = Europe(person)
    page.locator(".ticket.choosing").first.click()
    yield "21-first-tickets"

    def may_claim(step: Any) -> bool:
        late = step["view"]["phase"] == "turn" and step["view"]["turn"] > 40
        return late and bool(europe.claims(step["menu"]))

    assert play_until(person, europe, may_claim)
    yield "22-turn"
    page.keyboard.press("Escape")
    claims = europe.claims(person.step["menu"])
    tunnels = [route for route, _ in claims if route.get("tunnel")]
    page.keyboard.press("c")
    yield "23-routes-to-claim"
    name = [*tunnels, claims[0][0]][0]["id"]
    page.keyboard.press("Escape")
    page.locator(f'[data-route="{name}"]').first.focus()
    page.keyboard.press("Enter")
    yield "24-claim"
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    yield "25-station"
    page.keyboard.press("Escape")
    if play_until(person, europe, lambda step: step["view"]["phase"] == "second"):
        yield "26-second-card"
    if play_until(person, europe, lambda step: step["view"]["phase"] == "tunnel"):
        yield "27-tunnel"
    play_until(person, europe, lambda _: False)
    person.region("ttr-end-title").wait_for()
    page.keyboard.press("Escape")
    yield "28-end"
    person.goes("/rules/ticket-to-ride-europe")
    yield "29-rules"
