"""Talk at a table, in the log between the moves: among those who play, and apart from those who watch."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.scenes import started


def line(person: Person, text: str) -> Any:
    return person.page.locator("li.talk").filter(has_text=text)


def say(person: Person, text: str) -> None:
    box = person.page.get_by_role("textbox", name=person.say("chat-say"))
    box.fill(text)
    box.press("Enter")
    expect(line(person, text)).to_be_visible()


def test_people_talk_and_whoever_looks_elsewhere_is_told_of_it(visit: Visit, url: str) -> None:
    ada, bo = visit(url, "Ada"), visit(url, "Bo")
    cy = visit(url, "Cy", viewport=PHONE)
    started([ada, bo], private=False, computers={"2": "random"})
    # What was said before somebody came counts as read.
    with cy.page.expect_response(re.compile(r"/chat$")):
        cy.goes(f"/t/{ada.table_id}")
    say(ada, "Good luck, <b>all</b>!")
    expect(line(bo, "Good luck, <b>all</b>!")).to_be_visible()
    assert bo.page.locator("li.talk b b").count() == 0
    # On a phone the log is behind a tab, which counts what is new.
    tab = cy.page.get_by_role("tab", name=cy.say("table-log"))
    expect(tab).to_contain_text("1")
    tab.click()
    expect(line(cy, "Good luck, <b>all</b>!")).to_be_visible()
    expect(tab).not_to_contain_text("1")
    bo.button("chat-react").click()
    bo.button("chat-reaction-thanks").click()
    expect(line(ada, ada.say("chat-reaction-thanks"))).to_be_visible()
    # Who watches is not heard by those who play.
    say(cy, "I would build red")
    say(ada, "Shall we?")
    expect(line(bo, "Shall we?")).to_be_visible()
    assert "I would build red" not in "".join([*ada.messages, *bo.messages])
    bo.page.reload()
    expect(line(bo, "Shall we?")).to_be_visible()
    expect(line(bo, "I would build red")).to_have_count(0)


def test_a_muted_person_is_not_heard_until_heard_again(visit: Visit, url: str) -> None:
    ada, bo, _ = people = [visit(url, name) for name in ("Ada", "Bo", "Cy")]
    started(people)
    say(bo, "Bla")
    expect(line(ada, "Bla")).to_be_visible()
    line(ada, "Bla").get_by_role("button").click()
    ada.button("chat-mute").click()
    expect(line(ada, "Bla")).to_have_count(0)
    say(bo, "Bla bla")
    say(ada, "Quiet here")
    expect(line(ada, "Bla bla")).to_have_count(0)
    ada.button("chat-hear-all").click()
    expect(line(ada, "Bla bla")).to_be_visible()
