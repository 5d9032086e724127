"""The maps of both games under two fingers, one finger and the button for the whole of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.rail_scenes import Europe, against_planners, my_turn, usual
from tests.browser.scenes import act, against_computers

Point = tuple[float, float]
FINGERS = ((120.0, 300.0), (200.0, 300.0))
"""Both on the map."""
WIDER = ((60.0, 320.0), (220.0, 320.0))
"""Twice as far from each other."""


def france(person: Person) -> list[str]:
    table = against_computers(person, "random", turn_limit=5)
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(person.say("pc-now-choose"))
    return ['[data-hex="bordeaux"]', '[data-hex="marseille"]']


def europe(person: Person) -> list[str]:
    against_planners(person, 2)
    return ['[data-city="madrid"]', '[data-city="moskva"]']


def middles(person: Person, marks: list[str]) -> list[Point]:
    """Where two places of the map are, once it has come to rest."""
    person.map_rests()
    boxes = [person.page.locator(mark).bounding_box() for mark in marks]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]


class Hand:
    """Fingers on the glass, as the browser is told of them."""

    def __init__(self, person: Person) -> None:
        self._devtools = person.context.new_cdp_session(person.page)

    def _touch(self, kind: str, points: Any) -> None:
        told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def drag(self, before: tuple[Point, ...], after: tuple[Point, ...], steps: int = 5) -> None:
        self._touch("touchStart", before)
        for step in range(1, steps + 1):
            share = step / steps
            self._touch(
                "touchMove",
                [
                    (x + (to_x - x) * share, y + (to_y - y) * share)
                    for (x, y), (to_x, to_y) in zip(before, after, strict=True)
                ],
            )
        self._touch("touchEnd", [])


def follows(place: Point) -> Point:
    """Where a place that lay somewhere under `FINGERS` lies under `WIDER`."""
    (left, top), (to_left, to_top) = FINGERS[0], WIDER[0]
    return to_left + 2 * (place[0] - left), to_top + 2 * (place[1] - top)


@pytest.mark.parametrize("opened", [france, europe])
def test_the_map_follows_the_fingers(visit: Visit, url: str, opened: Callable[[Person], list[str]]) -> None:
    person = visit(url, "Finger", viewport=PHONE, has_touch=True, is_mobile=True)
    marks = opened(person)
    whole = person.page.locator('[data-part="fit"]')
    whole.tap()
    fitted = middles(person, marks)
    hand = Hand(person)

    hand.drag(FINGERS, WIDER)
    near = middles(person, marks)
    for found, wanted in zip(near, map(follows, fitted), strict=True):
        assert found == pytest.approx(wanted, abs=12)

    hand.drag(((150.0, 300.0),), ((190.0, 340.0),))
    moved = middles(person, marks)
    for found, before in zip(moved, near, strict=True):
        assert found == pytest.approx((before[0] + 40, before[1] + 40), abs=3)

    whole.tap()
    for found, before in zip(middles(person, marks), fitted, strict=True):
        assert found == pytest.approx(before, abs=1)


def test_what_a_tap_brings_under_the_finger_is_not_pressed_by_it(visit: Visit, url: str) -> None:
    """From afar a tap brings the map nearer, and so the small map that shows the whole again when pressed."""
    person = visit(url, "Finger", viewport=PHONE, has_touch=True, is_mobile=True)
    marks = europe(person)
    act(person, usual(person, Europe(person)))
    my_turn(person)
    expect(person.button("ttr-act-station")).to_be_visible()
    person.page.locator('[data-part="fit"]').tap()
    (west, _), (east, _) = middles(person, marks)
    [(x, y)] = middles(person, ['[data-city="cadiz"]'])
    person.page.touchscreen.tap(x, y)
    expect(person.page.locator("[data-part=mini]")).to_be_visible()
    (nearer_west, _), (nearer_east, _) = middles(person, marks)
    assert nearer_east - nearer_west > 1.5 * (east - west)
