"""A profile after a game: reached by the name at the end of it, and head to head from there."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE


def test_after_a_game_the_profile_shows_it(url: str, visit: Visit) -> None:
    person = visit(url, "Saar", viewport=PHONE)
    page, ask = person.page, person.context.request
    person.goes("/")
    assert ask.put("/api/me", data={"name": "Saar"}).ok
    computers = {"1": "planner", "2": "planner"}
    wanted = {"game": "paris-connection", "seats": 3, "options": {"turn_limit": 5}, "computers": computers}
    made = ask.post("/api/tables", data={**wanted, "sit": "0" * 64, "start": True}).json()
    table = f"/t/{made['table']}"
    assert ask.post(f"/api/tables/{made['table']}/replace", data={"seat": 0, "bot": "random"}).ok
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
