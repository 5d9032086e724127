"""A profile after a game: reached by the name at the end of it, and head to head from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person

from wissel.web import profiles


def test_earlier_games_are_shown_when_asked_for(
    url: str, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles, "LAST", 1)
    person = visit(url, "Sanne")
    person.goes("/")
    ask = person.context.request
    assert ask.put("/api/me", data={"name": "Sanne"}).ok
    tables = [short_game(person) for _ in range(2)]
    me = ask.get("/api/me").json()["person"]
    person.until(
        lambda: sum(one["games"] for one in ask.get(f"/api/people/{me}").json()["games"]) == 2, "over"
    )
    person.goes(f"/people/{me}")
    last = person.region("people-last")
    links = last.locator(f"a[href='/t/{tables[0]}'], a[href='/t/{tables[1]}']")
    expect(links).to_have_count(1)
    more = person.button("people-show-more")
    more.click()
    expect(links).to_have_count(2)
    expect(more).to_have_count(0)


def short_game(person: Person) -> str:
    """A short game that computer players play to its end; its table."""
    ask = person.context.request
    computers = {"1": "planner", "2": "planner"}
    wanted = {"game": "paris-connection", "seats": 3, "options": {"turn_limit": 5}, "computers": computers}
    table = str(ask.post("/api/tables", data={**wanted, "sit": "0" * 64, "start": True}).json()["table"])
    assert ask.post(f"/api/tables/{table}/replace", data={"seat": 0, "bot": "random"}).ok
    return table


def test_after_a_game_the_profile_shows_it(url: str, visit: Visit) -> None:
    person = visit(url, "Saar", viewport=PHONE)
    page, ask = person.page, person.context.request
    person.goes("/")
    assert ask.put("/api/me", data={"name": "Saar"}).ok
    table = f"/t/{short_game(person)}"
    person.goes(table)
    end = person.region("pc-end-title")
    expect(end).to_be_visible(timeout=60_000)
    end.get_by_role("link", name="Saar").click()

    expect(page.get_by_role("heading", name="Saar", level=1)).to_be_visible()
    card = page.get_by_role("region", name=person.say("game-paris-connection"))
    told = ask.get(f"/api/people/{page.url.rsplit('/', 1)[1]}").json()
    expect(card.get_by_text(str(told["games"][0]["rating"]["points"]), exact=True)).to_be_visible()
    last = page.get_by_role("region", name=person.say("people-last"))
    expect(last.locator(f"a[href='{table}']")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    page.get_by_role("link", name=person.say("bot-planner"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Saar")
    expect(page.get_by_role("region", name=person.say("game-paris-connection"))).to_be_visible()
    page.get_by_role("link", name="Saar", exact=True).click()
    page.locator(f"a[href='{table}']").click()
    expect(person.region("pc-end-title")).to_be_visible()


def test_a_profile_is_found_by_its_address_and_its_person_blocked_and_reported_there(
    url: str, visit: Visit
) -> None:
    bully, other = visit(url, "Bram"), visit(url, "Lot", viewport=PHONE)
    bully.goes("/")
    bully.ask("/api/me", {"name": "Bram"}, method="PUT")
    bully.ask("/api/account", {"name": "Bram of the profile", "password": "four odd words here"})
    bully.goes(f"/people/{bully.ask('/api/me')['person']}")
    bully.button("people-address-choose").click()
    address = bully.page.get_by_role("textbox", name=bully.say("people-address-label"), exact=True)
    address.fill("Bram-1")
    bully.button("people-address-save").click()
    expect(bully.page).to_have_url(f"{url}/people/bram-1")

    page = other.goes("/people/bram-1").page
    expect(page.get_by_role("heading", name="Bram", level=1)).to_be_visible()
    other.button("people-dealings", name="Bram").click()
    other.button("chat-block").click()
    expect(page.get_by_text(other.say("people-silence-block", name="Bram"))).to_be_visible()
    other.button("people-dealings", name="Bram").click()
    other.button("chat-report").click()
    page.get_by_role("textbox", name=other.say("people-report-text")).fill("Shouts")
    other.button("chat-report").click()
    expect(page.get_by_text(other.say("people-report-done"))).to_be_visible()
    page.reload()
    other.button("people-hear-again").click()
    expect(page.get_by_text(other.say("people-silence-block", name="Bram"))).to_have_count(0)
