"""What can be reached: everything by Tab, in the order in which one reads, and with a finger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import DESK, PHONE, Person
from tests.browser.rail_scenes import Europe, against_planners, my_turn, play_until
from tests.browser.scenes import against_computers, new_table

REACH = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
TOUCH = 44
"""Pixels of a target for a finger."""
MOST_STOPS = 200

Page = Callable[[Person], None]


def first_page(person: Person) -> None:
    person.goes("/")
    expect(person.play_now()).to_be_visible()


def open_a_table(person: Person) -> None:
    first_page(person)
    person.button("lobby-open-table").click()
    expect(person.dialog("create-title")).to_be_visible()


def settings(person: Person) -> None:
    first_page(person)
    person.button("app-settings").click()
    expect(person.dialog("settings-title")).to_be_visible()


def rules(person: Person) -> None:
    person.goes("/rules/ticket-to-ride-europe")
    expect(person.page.locator("h1")).to_be_visible()


def waiting(person: Person) -> None:
    person.goes(f"/t/{new_table(person, computers={'2': 'planner'})}")
    expect(person.text("waiting-title")).to_be_visible()


def paris(person: Person) -> None:
    table = against_computers(person, "random", turn_limit=5)
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(person.say("pc-now-choose"))


def paris_in_words(person: Person) -> None:
    paris(person)
    person.goes(f"/t/{person.table_id}/plain")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def tickets(person: Person) -> None:
    against_planners(person, 3)


def europe(person: Person) -> None:
    against_planners(person, 3)
    play_until(
        person, Europe(person), lambda step: step["view"]["phase"] == "turn" and step["view"]["turn"] > 6
    )
    my_turn(person)
    expect(person.button("ttr-act-tickets")).to_be_visible()


def europe_in_words(person: Person) -> None:
    europe(person)
    person.goes(f"/t/{person.table_id}/plain")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


PAGES: list[Page] = [
    first_page,
    open_a_table,
    settings,
    rules,
    waiting,
    paris,
    paris_in_words,
    tickets,
    europe,
    europe_in_words,
]


def asked(person: Person, what: str) -> Any:
    return person.page.evaluate(f"() => {{ const reach = {REACH}\nreturn reach.{what}() }}")


def reads_on(before: Any, after: Any) -> bool:
    """Within one part of the page the next stop lies below or beside the one before, not above it."""
    if before["group"] != after["group"]:
        return True
    (_, top, right, _), (left, _, _, bottom) = before["box"], after["box"]
    return bool(bottom > top - 1 or left >= right - 1)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_tab_goes_through_a_page_as_one_reads_it_and_is_seen_at_every_stop(
    visit: Visit, url: str, page: Page
) -> None:
    person = visit(url, "Tabea", viewport=DESK)
    page(person)
    person.page.wait_for_timeout(400)
    wrong: list[str] = []
    before: Any = None
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        stop = asked(person, "stop")
        if stop is None or stop["again"]:
            break
        wrong += [f"{stop['name']}: {problem}" for problem in stop["problems"]]
        if before and not reads_on(before, stop):
            wrong.append(f"{stop['name']}: comes after {before['name']}, which stands below it")
        before = stop
    else:
        wrong.append("Tab does not come to an end")
    assert before is not None
    assert not wrong, "\n".join(wrong)


def cramped(targets: list[Any]) -> list[str]:
    """Targets that a finger may miss.

    Two kinds are as small as they must be (WCAG 2.5.8): a word of a sentence, and what lies on a map, which
    comes closer with the first tap, asks which was meant, and is in a list beside it.
    """
    found = []
    for one in targets:
        if one["on"] == "map" or one["inline"]:
            continue
        if min(one["width"], one["height"]) < TOUCH - 0.5:
            found.append(f"{one['name']}: {one['width']:.0f} × {one['height']:.0f}")
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.__name__)
def test_on_a_phone_every_target_is_as_large_as_a_finger(visit: Visit, url: str, page: Page) -> None:
    person = visit(url, "Fingal", viewport=PHONE, is_mobile=True, has_touch=True)
    page(person)
    person.page.wait_for_timeout(400)
    found = cramped(asked(person, "targets"))
    assert not found, "\n".join(found)
