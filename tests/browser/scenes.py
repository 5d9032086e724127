"""Scenes that tests begin with, made through the interface of the server with the cookies of the people."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.paris import Table
from tests.browser.people import Person

GAME = "paris-connection"


def new_table(host: Person, seats: int = 3, **wanted: Any) -> str:
    """A table of the host's, where the host sits on the first free seat."""
    host.ask("/api/me", {"name": host.name}, method="PUT")
    body = {"game": GAME, "seats": seats, "private": True, "sit": secrets.token_hex(32), **wanted}
    return str(host.ask("/api/tables", body)["table"])


def invite(host: Person, table: str) -> str:
    return str(host.ask(f"/api/tables/{table}/invite")["code"])


def join(person: Person, host: Person, table: str) -> None:
    """The person sits down at the host's table."""
    person.ask("/api/me", {"name": person.name}, method="PUT")
    person.ask(f"/api/invites/{invite(host, table)}", {})
    person.ask(f"/api/tables/{table}/sit", {"seed": secrets.token_hex(32)})


def started(people: Sequence[Person], **wanted: Any) -> list[Table]:
    """A running game of these people, all looking at it; in seat order."""
    host, *others = people
    table = new_table(host, seats=max(3, len(people)), **wanted)
    for person in others:
        join(person, host, table)
    host.ask(f"/api/tables/{table}/start", {})
    tables = [Table(person.goes(f"/t/{table}")) for person in people]
    for one in tables:
        one.shown()
    return tables


def against_computers(person: Person, bot: str = "random", seats: int = 3, **options: int | None) -> Table:
    """A running game of one person, who looks at it."""
    computers = {str(seat): bot for seat in range(1, seats)}
    table = new_table(person, seats, computers=computers, options=options, start=True)
    person.goes(f"/t/{table}")
    return Table(person).shown()


def whose_turn(tables: Sequence[Table]) -> Table:
    """The one who may act now, when all have been told."""
    newest = max(table.person.step["seq"] for table in tables)
    for table in tables:
        table.settled(newest)
    turns = [table for table in tables if table.my_turn()]
    assert len(turns) == 1
    return turns[0]


def act(person: Person, action: str) -> None:
    """Acts past the screen, and waits until the page was told."""
    step = person.step
    seat = next(seat["seat"] for seat in person.table["seats"] if seat["name"] == person.name)
    body = {"seat": seat, "decision": step["decision"], "command": secrets.token_hex(8), "action": action}
    seq = person.ask(f"/api/tables/{person.table_id}/act", body)["seq"]
    person.until(lambda: person.step["seq"] >= seq, f"entry {seq} is told")


def play_out(table: Table) -> None:
    """Trades past the screen, turn after turn, until the game is over."""
    person = table.person
    while True:
        person.until(lambda: table.my_turn() or table.over(), "the others have moved", 60)
        if table.over():
            return
        act(person, next(one["actions"][0] for one in person.step["menu"]["trade"] if one["actions"]))


def choice(person: Person, company: str) -> Any:
    return next(one for one in person.step["menu"]["place"] if one["company"] == company)


def open_hexes(person: Person, company: str, order: Sequence[str]) -> list[str]:
    """The hexes where the menu of this person lets the company build."""
    marks = choice(person, company)["hexes"]
    return [hex_id for hex_id, mark in zip(order, marks, strict=True) if mark == "."]


class France:
    """The map as tests need it: ids in map order, and ways over it."""

    def __init__(self, person: Person) -> None:
        rules = person.ask(f"/api/games/{GAME}/maps/france")["rules"]
        self.hexes: dict[str, Any] = {one["id"]: one for one in rules["hexes"]}
        self.order = list(self.hexes)
        self.end: str = rules["end_hex"]
        self._barriers = {frozenset(pair) for pair in rules["barriers"]}
        self._at = {(one["q"], one["r"]): one["id"] for one in rules["hexes"]}

    def beside(self, hex_id: str) -> list[str]:
        q, r = self.hexes[hex_id]["q"], self.hexes[hex_id]["r"]
        sides = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
        found = [self._at.get((q + dq, r + dr)) for dq, dr in sides]
        return [one for one in found if one and frozenset((hex_id, one)) not in self._barriers]

    def far(self, goal: str) -> dict[str, int]:
        """Steps from every hex to the goal, over hexes that can be built on."""
        steps = {goal: 0}
        queue = deque([goal])
        while queue:
            here = queue.popleft()
            for one in self.beside(here):
                if one not in steps and self.hexes[one]["kind"] in ("rural", "city"):
                    steps[one] = steps[here] + 1
                    queue.append(one)
        return steps


def race(tables: Sequence[Table], france: France, until: Callable[[Person, str], bool]) -> tuple[Table, str]:
    """All build one company towards the end hex, past the screens, until the one to move says stop.

    Returns who is to move and the company. `until` is asked before each act.
    """
    far = france.far(france.end)
    first = whose_turn(tables)
    starts = {one["company"]: one["start"] for one in first.person.step["view"]["companies"]}
    company = min(starts, key=lambda one: min(far.get(side, 99) for side in france.beside(starts[one])))
    for _ in range(200):
        mover = whose_turn(tables)
        person = mover.person
        if until(person, company):
            return mover, company
        hexes = open_hexes(person, company, france.order)
        best = min(hexes, key=lambda one: far.get(one, 99), default=None)
        build = person.step["view"]["build"]
        if best is None or (build and len(build["placements"]) == build["most"]):
            act(person, "finish")
        else:
            act(person, f"{choice(person, company)['action']} {best}")
    raise AssertionError("the race never ends")


def shut_in(tables: Sequence[Table], france: France) -> tuple[Table, str, str, str]:
    """Fills the hexes around the start of one company, past the screens, until one more would cut it off.

    Returns who is to move, the company that can be chosen, the hex where it may not build, and whom that
    would cut off.
    """
    first = whose_turn(tables)
    starts = {one["company"]: one["start"] for one in first.person.step["view"]["companies"]}
    free = {
        company: [one for one in france.beside(start) if france.hexes[one]["kind"] in ("rural", "city")]
        for company, start in starts.items()
    }
    victim = min(starts, key=lambda one: len(free[one]))
    ring = free[victim]
    far = {one: min(france.far(side).get(one, 99) for side in ring) for one in france.order}
    for _ in range(300):
        mover = whose_turn(tables)
        person = mover.person
        menu = person.step["menu"]
        for one in menu["place"]:
            for hex_id in ring:
                mark = one["hexes"][france.order.index(hex_id)]
                problem = None if mark == "." else menu["problems"][ord(mark) - 48]
                if one["problem"] is None and problem and problem["code"] == "CUTS_OFF":
                    return mover, one["company"], hex_id, problem["args"]["company"]
        building = person.step["view"]["build"]
        offers = [
            (hex_id not in ring, far[hex_id], f"{one['action']} {hex_id}")
            for one in menu["place"]
            if one["company"] != victim and one["problem"] is None
            for hex_id in open_hexes(person, one["company"], france.order)
        ]
        near = [offer for offer in sorted(offers) if offer[1] <= 3]
        if near and not (building and near[0][0]):
            act(person, near[0][2])
        elif building:
            act(person, "finish")
        else:
            act(person, min(offers)[2])
    raise AssertionError("nobody can be shut in")
