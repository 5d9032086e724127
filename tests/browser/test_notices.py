"""Being told that it is my turn: the signs of the page, and choosing how."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.scenes import act, against_computers, started, whose_turn


def icon(person: Person) -> str:
    return str(person.page.locator("link[rel='icon']").get_attribute("href"))


def shows_turn(person: Person, *, mine: bool) -> None:
    person.until(lambda: icon(person).endswith("-turn.svg") == mine, "the icon shows whose turn it is")


def test_the_icon_and_the_title_show_that_a_table_waits(visit: Visit, url: str) -> None:
    tables = started([visit(url, name) for name in ("Ada", "Bo", "Cy")])
    mover = whose_turn(tables).person
    for table in tables:
        person = table.person
        mine = person is mover
        shows_turn(person, mine=mine)
        assert (person.say("lobby-your-turn") in person.page.title()) == mine
    # On another page too, and no longer when the turn is over.
    mover.goes("/rules")
    shows_turn(mover, mine=True)
    mover.page.go_back()
    mover.until(lambda: mover.step["menu"], "the table is back")
    act(mover, next(one["actions"][0] for one in mover.step["menu"]["trade"] if one["actions"]))
    shows_turn(mover, mine=False)


def test_a_sound_is_off_until_chosen_and_a_webhook_is_checked(visit: Visit, url: str) -> None:
    person = visit(url, "Ada")
    person.expects("422")
    against_computers(person)
    person.button("table-settings").click()
    dialog = person.dialog("settings-title")
    sound = dialog.get_by_role("switch", name=person.say("notices-sound"))
    expect(sound).not_to_be_checked()
    sound.check()
    expect(dialog.get_by_text(person.say("notices-no-mail"))).to_be_visible()
    dialog.get_by_text(person.say("notices-hook"), exact=True).click()
    address = dialog.get_by_label(person.say("notices-hook-url"))
    address.fill("https://example.org:8000/")
    dialog.get_by_role("button", name=person.say("notices-save")).click()
    expect(dialog.get_by_text(person.say("problem-BAD_ADDRESS"))).to_be_visible()
    address.fill("https://example.org/wissel")
    dialog.get_by_role("button", name=person.say("notices-save")).click()
    expect(dialog.get_by_role("button", name=person.say("notices-secret"))).to_be_visible()
    assert person.ask("/api/me/notices")["webhook"]["url"] == "https://example.org/wissel"
    person.page.reload()
    person.button("table-settings").click()
    expect(dialog.get_by_role("switch", name=person.say("notices-sound"))).to_be_checked()
    expect(dialog.get_by_label(person.say("notices-hook-url"))).to_have_value("https://example.org/wissel")
    dialog.get_by_role("button", name=person.say("notices-remove")).click()
    expect(dialog.get_by_role("button", name=person.say("notices-secret"))).to_have_count(0)
