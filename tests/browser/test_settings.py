"""Settings of one browser: dark, patterns on the trains; they hold over a reload."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import computed
from tests.browser.scenes import against_computers


def test_dark_and_patterns_hold_over_a_reload(visit: Visit, url: str) -> None:
    person = visit(url, "Night", color_scheme="light")
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    sheet = person.region("pc-companies")
    light = computed(sheet, "backgroundColor")
    patterned = table.page.locator(".layer use[href^='#eng-'][href$='-a']:not(.ghost)")
    plain = table.page.locator(".layer use[href^='#eng-']:not([href$='-a']):not(.ghost)")
    assert patterned.count() == 0
    trains = plain.count()
    person.button("table-settings").click()
    dialog = person.dialog("settings-title")
    dialog.get_by_role("radio", name=person.say("settings-theme-dark"), exact=True).check()
    dialog.get_by_role("switch", name=person.say("settings-accessible")).check()
    person.button("settings-done").click()
    for _ in range(2):
        assert computed(sheet, "backgroundColor") != light
        expect(patterned).to_have_count(trains)
        expect(plain).to_have_count(0)
        person.page.reload()
        table.shown()
    # No flash: the page is dark before anything is drawn.
    assert person.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_larger_letters_and_the_left_hand_hold_before_anything_is_drawn(visit: Visit, url: str) -> None:
    person = visit(url, "Lefty")
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    companies, players = person.region("pc-companies"), person.region("table-players")
    title = companies.get_by_role("heading")
    size = float(computed(title, "fontSize").removesuffix("px"))
    assert companies.bounding_box()["x"] < players.bounding_box()["x"]
    person.button("table-settings").click()
    dialog = person.dialog("settings-title")
    dialog.get_by_role("radio", name=person.say("settings-letters-largest"), exact=True).check()
    dialog.get_by_role("switch", name=person.say("settings-left")).check()
    person.button("settings-done").click()
    for _ in range(2):
        expect(title).to_be_visible()
        assert float(computed(title, "fontSize").removesuffix("px")) > size * 1.2
        assert companies.bounding_box()["x"] > players.bounding_box()["x"]
        person.page.reload()
        table.shown()
    assert person.page.evaluate("({...document.documentElement.dataset})") == {
        "letters": "largest",
        "hand": "left",
    }


def test_without_a_choice_the_system_decides(visit: Visit, url: str) -> None:
    dark = visit(url, "Dark", color_scheme="dark").goes("/")
    light = visit(url, "Light", color_scheme="light").goes("/")
    shades = [computed(person.page.locator("body"), "backgroundColor") for person in (dark, light)]
    assert shades[0] != shades[1]


def test_a_name_is_kept(visit: Visit, url: str) -> None:
    person = visit(url, "Nell").goes("/")
    person.button("app-choose-name").click()
    dialog = person.dialog("app-choose-name")
    dialog.get_by_label(person.say("app-name-label")).fill("Nell")
    dialog.get_by_role("button", name=person.say("app-name-save")).click()
    expect(person.page.get_by_role("button", name="Nell")).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("button", name="Nell")).to_be_visible()
    person.expects("422")
    person.page.get_by_role("button", name="Nell").click()
    person.button("app-change-name").click()
    dialog.get_by_label(person.say("app-name-label")).fill("\u200b\u202e")
    dialog.get_by_role("button", name=person.say("app-name-save")).click()
    expect(dialog.get_by_text(person.say("problem-BAD_NAME", most=24))).to_be_visible()


def test_a_token_is_made_shown_once_and_revoked(visit: Visit, url: str) -> None:
    person = visit(url, "Tess").goes("/")
    person.button("app-settings").click()
    dialog = person.dialog("settings-title")
    dialog.get_by_text(person.say("token-title")).click()
    expect(dialog.get_by_text(person.say("token-none"))).to_be_visible()
    dialog.get_by_label(person.say("token-name"), exact=True).fill("Bot")
    dialog.get_by_role("button", name=person.say("token-make")).click()
    shown = dialog.get_by_label(person.say("token-secret", name="Bot"))
    expect(shown).to_have_value(re.compile("^wissel_"))
    expect(dialog.get_by_text(person.say("token-unused"))).to_be_visible()
    person.page.reload()
    person.button("app-settings").click()
    dialog.get_by_text(person.say("token-title")).click()
    revoke = dialog.get_by_role("button", name=person.say("token-revoke-which", name="Bot"))
    expect(revoke).to_be_visible()
    expect(shown).to_have_count(0)
    revoke.click()
    expect(dialog.get_by_text(person.say("token-none"))).to_be_visible()
