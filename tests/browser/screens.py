"""Pictures of the screens, to be looked at: `python -m tests.browser.screens OUT --languages nl es`.

Makes OUT/<language>-<size>-<scheme>/<screen>.png: phone, tablet and desk, light and dark, unless told less.
`--pairwise` makes 40 of the main screens: every two of screen, size, scheme and language meet in one of them.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.pairs import pairwise
from tests.browser.paris import Table
from tests.browser.people import DESK, PHONE, TABLET, Person
from tests.browser.rail_scenes import rail_scenes
from tests.browser.scenes import (
    France,
    act,
    against_computers,
    join,
    new_table,
    open_hexes,
    play_out,
    whose_turn,
)
from tests.browser.sites import site
from tests.browser.words import Words

from wissel.web.texts import LANGUAGES

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
SCHEMES = ("light", "dark")
GAMES = ("paris-connection", "ticket-to-ride-europe")
STILL_MS = 900
"""Until everything that moves has come to rest."""
MAIN = (
    "01-first-page",
    "03-waiting-room",
    "05-mid-build",
    "07-trade",
    "09-end",
    "21-first-tickets",
    "24-claim",
    "28-end",
)
"""What people look at longest. Each must meet every language, so that 40 pictures are enough for eight."""


def scenes(person: Person, friends: list[Person]) -> Iterator[str]:
    """Goes through the screens as one person; yields the name of each while it is shown."""
    page = person.page
    person.ask("/api/me", {"name": person.name}, method="PUT")
    person.goes("/")
    person.play_now().wait_for()
    yield "01-first-page"
    person.button("lobby-open-table").click()
    yield "02-open-a-table"
    waiting = new_table(person, 4, computers={"3": "planner"}, options={"memory_aid": 1})
    join(friends[0], person, waiting)
    person.goes(f"/t/{waiting}")
    person.text("waiting-title").wait_for()
    yield "03-waiting-room"
    table = against_computers(person, "random", 4, turn_limit=12, memory_aid=1)
    person.until(table.my_turn, "it is my turn")
    yield "04-start-of-turn"
    france = France(person)
    for turn in range(4):
        place_some(person, france, first=turn)
        if turn < 3:
            act(person, "finish")
            person.until(lambda: table.my_turn() or table.over(), "the others have moved", 60)
    yield "05-mid-build"
    act(person, "finish")
    person.until(lambda: table.my_turn() or table.over(), "the others have moved", 60)
    page.reload()
    table.shown()
    if not table.over():
        yield "06-back-at-the-table"
        if person.button("table-since-close").count():
            person.button("table-since-close").click()
        trade = next(one for one in person.step["menu"]["trade"] if len(one["actions"]) == 2)
        person.button("pc-trade").click()
        table.side("pc-trade-give", trade["give"]).click()
        table.side("pc-trade-take", trade["take"]).click()
        yield "07-trade"
        person.button("table-cancel").click()
        person.button("table-menu").click()
        yield "08-menu"
        page.keyboard.press("Escape")
    play_out(table)
    person.region("pc-end-title").wait_for()
    yield "09-end"
    person.goes(f"/t/{person.table_id}/check")
    person.page.get_by_role("table").wait_for()
    yield "10-check"
    person.goes("/rules")
    yield "11-rules"
    yield from others_turn(person, friends)


def place_some(person: Person, france: France, first: int) -> None:
    """Builds three of a company, cities first; another company each turn."""
    choices = [one for one in person.step["menu"]["place"] if one["problem"] is None]
    company = choices[first % len(choices)]["company"]
    for _ in range(3):
        hexes = open_hexes(person, company, france.order)
        ends = next(one for one in person.step["menu"]["place"] if one["company"] == company)["ends"]
        hexes = [one for one in hexes if one not in ends]
        cities = [one for one in hexes if france.hexes[one]["kind"] == "city"]
        if hexes:
            act(person, f"place {company} {(cities or hexes)[first % len(cities or hexes)]}")


def others_turn(person: Person, friends: list[Person]) -> Iterator[str]:
    """Somebody else is building; then they are away."""
    people = [person, *friends]
    tables = []
    table_id = new_table(person, 3, private=False)
    for friend in friends:
        join(friend, person, table_id)
    person.ask(f"/api/tables/{table_id}/start", {})
    for one in people:
        one.goes(f"/t/{table_id}")
        tables.append(Table(one).shown())
    france = France(person)
    mover = whose_turn(tables).person
    if mover is person:
        act(person, next(one["actions"][0] for one in person.step["menu"]["trade"] if one["actions"]))
        mover = whose_turn(tables).person
    company = next(one["company"] for one in mover.step["menu"]["place"] if one["problem"] is None)
    act(mover, f"place {company} {open_hexes(mover, company, france.order)[0]}")
    tables[0].settled(mover.step["seq"])
    yield "12-turn-of-another"
    for friend in friends:
        friend.goes("/rules")
    person.page.wait_for_timeout(800)
    yield "13-others-away"


def main(out: Path, wanted: dict[tuple[str, str, str], Collection[str]], games: list[str]) -> None:
    """`wanted`: of a language, a size and a scheme the screens that are kept; none stands for all."""
    path = os.environ.get("WISSEL_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, site(Path(data)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for (language, size, scheme), screens in wanted.items():
            folder = out / f"{language}-{size}-{scheme}"
            take(browser, url, folder, Words(language), scheme, SIZES[size], games, screens)
        browser.close()


def take(
    browser: Browser,
    url: str,
    folder: Path,
    words: Words,
    scheme: str,
    viewport: dict[str, int],
    games: list[str],
    screens: Collection[str] = (),
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    context: dict[str, Any] = {
        "words": words,
        "color_scheme": scheme,
        "viewport": viewport,
        "has_touch": viewport != DESK,
    }
    person = Person(browser, url, "Marieke", **context)
    friends = [Person(browser, url, name, **context) for name in ("Aiko", "Bartholomeus van Veen")]

    def keep(shown: Iterator[str], first: str, last: str) -> None:
        """Pictures of the screens between two names; goes no further than to the last that is wanted."""
        left = {name for name in screens if first <= name < last}
        while left or not screens:
            if (name := next(shown, None)) is None:
                assert not left, f"never shown: {left}"
                return
            if name in left or not screens:
                left.discard(name)
                person.page.wait_for_timeout(STILL_MS)
                person.page.screenshot(path=folder / f"{name}.png")
                sys.stdout.write(f"{folder / name}.png\n")
                sys.stdout.flush()

    try:
        if "paris-connection" in games:
            keep(scenes(person, friends), "0", "2")
        if "ticket-to-ride-europe" in games:
            keep(rail_scenes(person), "2", "3")
    finally:
        if person.complaints():
            sys.stdout.write(f"{folder}: {person.complaints()}\n")
        for one in (person, *friends):
            one.close()


def pairs() -> dict[tuple[str, str, str], Collection[str]]:
    """The main screens by what they are shown in."""
    found: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    for screen, language, size, scheme in pairwise(MAIN, LANGUAGES, tuple(SIZES), SCHEMES):
        found[language, size, scheme].append(screen)
    return dict(found)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Makes pictures of the main screens.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--languages", nargs="+", default=["en"], choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--schemes", nargs="+", default=list(SCHEMES), choices=SCHEMES)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--pairwise", action="store_true", help="at most 40 pictures of the main screens")
    return parser.parse_args()


if __name__ == "__main__":
    given = arguments()
    every = itertools.product(given.languages, given.sizes, given.schemes)
    main(given.out, pairs() if given.pairwise else dict.fromkeys(every, ()), given.games)
