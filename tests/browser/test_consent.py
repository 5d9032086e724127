"""What the people at a table agree on: undoing a turn, ending the game; and giving up."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import PHONE, Person
from tests.browser.scenes import act, against_computers, new_table, started
from tests.browser.test_turn import tab_to


def two(visit: Visit, url: str) -> tuple[Person, Person]:
    """Two people and a computer player at a table. First who is to move."""
    ada, bo = visit(url, "Ada"), visit(url, "Bo")
    tables = started([ada, bo], computers={"2": "random"})
    ada.until(lambda: any(table.my_turn() for table in tables), "one of them is to move")
    first = next(table.person for table in tables if table.my_turn())
    return (first, bo if first is ada else ada)


def menu_item(person: Person, message: str) -> None:
    person.button("table-menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.say(message), exact=True).click()


def test_a_turn_is_undone_when_the_other_agrees(visit: Visit, url: str) -> None:
    asking, other = two(visit, url)
    before = asking.step["view"]
    act(asking, next(one["actions"][0] for one in asking.step["menu"]["trade"] if one["actions"]))
    moved = asking.step["seq"]
    menu_item(asking, "agree-menu-undo")
    asking.dialog("agree-undo-title").get_by_role("button", name=asking.say("agree-ask")).click()
    mine = asking.region("agree-region")
    expect(mine.get_by_text(asking.say("agree-awaited", names=other.name))).to_be_visible()
    card = other.region("agree-region")
    expect(
        card.get_by_text(other.say("agree-asks-undo", name=asking.name, turn=before["turn"]))
    ).to_be_visible()
    # What would be undone, and until when one may answer.
    undone = card.get_by_role("list", name=other.say("agree-undone")).get_by_role("listitem")
    expect(undone.filter(has_text=asking.name)).to_have_count(1)
    expect(card.get_by_text(re.compile("until tomorrow"))).to_be_visible()
    # The page of the other's tables has it first, with words of its own.
    aside = other.context.new_page()
    aside.goto("/")
    expect(aside.get_by_text(other.say("lobby-your-answer"), exact=True)).to_be_visible()
    aside.close()
    # By keyboard alone.
    tab_to(other, card.get_by_role("button", name=other.say("agree-yes"), exact=True))
    other.page.keyboard.press("Enter")
    for person in (asking, other):
        expect(person.region("agree-region")).to_have_count(0)
        Table(person).settled(moved + 2)
        expect(
            person.page.get_by_text(person.say("agree-note-rewound", name=asking.name)).first
        ).to_be_attached()
    assert asking.step["view"]["seats"] == before["seats"]
    assert Table(asking).my_turn()


def test_a_request_is_declined_on_a_phone(visit: Visit, url: str) -> None:
    asking, other = two(visit, url)
    other.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    menu_item(asking, "agree-menu-end")
    asking.dialog("agree-end-title").get_by_role("button", name=asking.say("agree-ask")).click()
    card = other.region("agree-region")
    expect(other.page).to_have_title(re.compile(f"^{other.say('lobby-your-answer')}"))
    # In the sheet, and not on the map.
    box, tools = (one.bounding_box() for one in (card, other.button("pc-fit")))
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] > tools["y"] + tools["height"]
    assert box["y"] > PHONE["height"] / 2
    # Where the clock is past its end it is gone, with nothing said by the server.
    asking.page.clock.set_system_time(datetime.now(UTC) + timedelta(days=2))
    expect(asking.region("agree-region")).to_have_count(0)
    card.get_by_role("button", name=other.say("agree-no"), exact=True).click()
    expect(other.region("agree-region")).to_have_count(0)
    assert asking.table["status"] == "running"


def test_who_gives_up_is_played_on_and_stays_to_watch(visit: Visit, url: str) -> None:
    gone, stays = two(visit, url)
    menu_item(gone, "agree-menu-concede")
    gone.dialog("agree-concede-title").get_by_role("button", name=gone.say("agree-concede-now")).click()
    given_up = stays.region("table-players").get_by_text(stays.say("agree-given-up"), exact=True)
    expect(given_up).to_be_visible()
    expect(gone.button("table-return")).to_have_count(0)
    stays.until(lambda: Table(stays).my_turn(), "the computer players have moved")


@pytest.mark.parametrize(
    ("item", "title", "deed"),
    [
        ("agree-menu-undo", "agree-undo-title", "agree-undo-now"),
        ("agree-menu-end", "agree-end-title", "agree-end-now"),
    ],
)
def test_alone_in_a_rated_game_one_can_only_give_up(
    visit: Visit, url: str, item: str, title: str, deed: str
) -> None:
    person = visit(url, "Ada")
    table = against_computers(person, "random")
    assert person.table["rated"]
    person.until(table.my_turn, "it is my turn")
    act(person, next(one["actions"][0] for one in person.step["menu"]["trade"] if one["actions"]))
    person.until(table.my_turn, "it is my turn again")
    menu_item(person, item)
    asked = person.dialog(title)
    expect(asked.get_by_text(person.say("agree-rated-alone"))).to_be_visible()
    expect(asked.get_by_role("radio")).to_have_count(0)
    for refused in (deed, "agree-ask"):
        expect(asked.get_by_role("button", name=person.say(refused), exact=True)).to_have_count(0)
    asked.get_by_role("button", name=person.say("agree-menu-concede"), exact=True).click()
    sure = person.dialog("agree-concede-title")
    expect(sure.get_by_text(person.say("agree-concede-last"))).to_be_visible()
    sure.get_by_role("button", name=person.say("agree-concede-now"), exact=True).click()
    person.until(table.over, "the game is over")


def test_alone_in_a_game_that_does_not_count_one_may_undo(visit: Visit, url: str) -> None:
    person = visit(url, "Ada")
    computers = {"1": "random", "2": "random"}
    person.goes(f"/t/{new_table(person, computers=computers, rated=False, start=True)}")
    table = Table(person).shown()
    person.until(table.my_turn, "it is my turn")
    before = person.step["view"]["seats"]
    act(person, next(one["actions"][0] for one in person.step["menu"]["trade"] if one["actions"]))
    person.until(table.my_turn, "it is my turn again")
    menu_item(person, "agree-menu-undo")
    asked = person.dialog("agree-undo-title")
    expect(asked.get_by_text(person.say("agree-rated-alone"))).to_have_count(0)
    asked.get_by_role("button", name=person.say("agree-undo-now"), exact=True).click()
    person.until(lambda: table.my_turn() and person.step["view"]["seats"] == before, "the turn is undone")
