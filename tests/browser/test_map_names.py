"""The names of cities on the map of France can be read: no barrier and no numeral lies on their letters."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.people import DESK, PHONE, TABLET
from tests.browser.scenes import against_computers

ON_NAMES = Path(__file__).with_name("names.js").read_text(encoding="utf-8")
WIDE = {"width": 1920, "height": 1080}
LYING = {"width": TABLET["height"], "height": TABLET["width"]}


def test_no_barrier_and_no_numeral_lies_on_the_name_of_a_city(visit: Visit, url: str) -> None:
    person = visit(url, "Cassini")
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    found: dict[str, list[str]] = {}

    def look(place: str) -> None:
        person.map_rests()
        found[place] = person.page.evaluate(ON_NAMES)

    for place, viewport in (("desk", DESK), ("wide", WIDE), ("tablet", TABLET), ("lying tablet", LYING)):
        person.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        person.page.locator("[data-part=fit]").click()
        look(place)
    person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    person.page.locator("[data-part=fit]").click()
    look("phone")
    for steps in range(1, 4):
        person.button("pc-zoom-in").click()
        look(f"phone, {steps} steps nearer")
    assert {place: names for place, names in found.items() if names} == {}
