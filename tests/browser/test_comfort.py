"""What makes a table comfortable: less motion, sounds that are off until wanted, aids, and paper."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import Person
from tests.browser.rail_scenes import Europe, against_planners, play_until
from tests.browser.scenes import against_computers, play_out

WAYS = """
    window.ways = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, timing) {
        const moves = [...frames].some(({ transform }) => /[1-9]/.test(transform ?? ''))
        if (this.closest('.layer') && moves) window.ways++
        return animate.call(this, frames, timing)
    }
"""
"""Counts what goes a way over the map, and does not only appear."""

HEARD = """
    window.heard = 0
    for (const name of ['createOscillator', 'createBufferSource']) {
        const make = AudioContext.prototype[name]
        AudioContext.prototype[name] = function () {
            window.heard++
            return make.call(this)
        }
    }
"""


def settings(person: Person) -> Any:
    person.button("table-settings").click()
    return person.dialog("settings-title")


def at_a_table(visit: Visit, url: str, script: str, **context: Any) -> Table:
    person = visit(url, "Comfort", **context)
    person.context.add_init_script(script)
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    return table


def lay_one(table: Table) -> None:
    menu = table.person.step["menu"]["place"]
    table.choose(next(one["company"] for one in menu if one["problem"] is None))
    before = table.trains
    table.place(table.possible()[0])
    table.person.until(lambda: table.trains == before + 1, "the locomotive stands there")


@pytest.mark.parametrize(
    ("system", "setting", "moves"),
    [
        ("no-preference", None, True),
        ("reduce", None, False),
        ("no-preference", "settings-motion-none", False),
    ],
)
def test_locomotives_slide_in_unless_less_motion_is_wished(
    visit: Visit, url: str, system: str, setting: str | None, moves: bool
) -> None:
    table = at_a_table(visit, url, WAYS, reduced_motion=system)
    person = table.person
    if setting:
        dialog = settings(person)
        dialog.get_by_text(person.say(setting), exact=True).click()
        person.button("settings-done").click()
    person.page.evaluate("window.ways = 0")
    lay_one(table)
    assert (person.page.evaluate("window.ways") > 0) is moves


def test_a_table_is_silent_until_sounds_are_wished(visit: Visit, url: str) -> None:
    table = at_a_table(visit, url, HEARD)
    person = table.person
    lay_one(table)
    assert person.page.evaluate("window.heard") == 0
    dialog = settings(person)
    dialog.get_by_role("switch", name=person.say("settings-effects")).check()
    person.button("settings-done").click()
    person.page.evaluate("window.heard = 0")
    lay_one(table)
    person.until(lambda: person.page.evaluate("window.heard") > 0, "the locomotive is heard", 5)


def test_aids_come_and_go_with_the_settings(visit: Visit, url: str) -> None:
    person = visit(url, "Comfort")
    against_planners(person, seats=2)
    play_until(person, Europe(person), lambda step: step["view"]["phase"] == "turn")
    for setting, shown in (("settings-needed", "ttr-needed"), ("settings-unseen", "ttr-unseen")):
        line = person.page.get_by_text(person.say(shown), exact=True)
        for _ in range(2):
            dialog = settings(person)
            switch = dialog.get_by_role("switch", name=person.say(setting))
            wished = not switch.is_checked()
            switch.set_checked(wished)
            person.button("settings-done").click()
            expect(line).to_have_count(1 if wished else 0)


def test_the_score_and_all_that_happened_are_printed_without_map_and_buttons(visit: Visit, url: str) -> None:
    person = visit(url, "Comfort")
    play_out(against_computers(person, "random", turn_limit=5))
    expect(person.region("pc-end-title")).to_be_visible()
    person.page.keyboard.press("Shift")
    printed = person.page.locator(".printed")
    expect(printed).to_be_hidden()
    person.page.emulate_media(media="print")
    expect(printed).to_be_visible()
    expect(printed.get_by_text(re.compile(re.escape(person.table["name"])))).to_be_visible()
    assert printed.locator("li").count() > 15
    score = person.region("pc-end-title").get_by_role("listitem")
    expect(score).to_have_count(3)
    for row in score.all():
        expect(row).to_be_visible()
    for gone in (".bar", ".board", ".btn", "[role='tablist']"):
        for one in person.page.locator(gone).all():
            expect(one).to_be_hidden()
