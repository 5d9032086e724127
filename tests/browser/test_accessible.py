"""axe finds nothing wrong on any screen, light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.plain import PlainParis
from tests.browser.rail_scenes import Europe, against_planners, play_until
from tests.browser.scenes import against_computers, new_table, play_out

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

UNUSED = {"label-content-name-mismatch": {"enabled": False}}
"""The name of a company's row tells its figures in a sentence, not as the bare columns that are seen."""

AT_REST = """Promise.all(document.getAnimations()
    .filter(one => one.timeline === document.timeline && one.effect.getComputedTiming().endTime < Infinity)
    .map(one => one.finished.catch(() => null)))"""
"""Movement first comes to rest: half-faded texts have no contrast. What follows a scrollbar never ends."""


def violations(person: Person) -> list[str]:
    """What axe finds wrong with the page, little things too."""
    page = person.page
    page.evaluate(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    report: Any = page.evaluate("rules => axe.run(document, { resultTypes: ['violations'], rules })", UNUSED)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in report["violations"]
        for node in one["nodes"]
    ]


def dialogs(person: Person) -> dict[str, list[str]]:
    """The menu of a table, what it opens, and the settings."""
    found = {}
    for message, title in (("table-help", "table-help-title"), ("table-settings", "settings-title")):
        person.button("table-menu").click()
        found["menu"] = violations(person)
        person.page.get_by_role("dialog").get_by_role("button", name=person.say(message), exact=True).click()
        expect(person.dialog(title)).to_be_visible()
        found[title] = violations(person)
        person.page.keyboard.press("Escape")
        expect(person.dialog(title)).to_have_count(0)
    return found


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("desk", "dark"), ("phone", "light")])
def test_axe_finds_nothing(visit: Visit, url: str, scheme: str, size: str) -> None:
    context = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = visit(url, "Axel", color_scheme=scheme, **context)
    found: dict[str, list[str]] = {}
    person.goes("/")
    expect(person.play_now()).to_be_visible()
    found["first page"] = violations(person)
    person.button("lobby-open-table").click()
    person.dialog("create-title").get_by_text(person.say("create-more"), exact=True).click()
    expect(person.dialog("create-title").get_by_label(person.say("watching-title"))).to_be_visible()
    found["open a table"] = violations(person)
    waiting = new_table(person)
    person.goes(f"/t/{waiting}")
    expect(person.text("waiting-title")).to_be_visible()
    found["waiting room"] = violations(person)
    table = against_computers(person, "random", turn_limit=5)
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(person.say("pc-now-choose"))
    found["turn"] = violations(person)
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    found["build"] = violations(person)
    person.page.keyboard.press("Escape")
    found |= dialogs(person)
    person.button("pc-trade").click()
    trade = next(one for one in person.step["menu"]["trade"] if one["actions"])
    table.side("pc-trade-give", trade["give"]).click()
    table.side("pc-trade-take", trade["take"]).click()
    found["trade"] = violations(person)
    play_out(table)
    expect(person.region("pc-end-title")).to_be_visible()
    found["end"] = violations(person)
    person.goes(f"/t/{person.table_id}/check")
    expect(person.page.get_by_text(person.say("check-good", count=37))).to_be_visible()
    found["check"] = violations(person)
    person.goes("/rules")
    found["rules"] = violations(person)
    person.expects("404")
    person.goes("/t/nowhere")
    expect(person.text("app-not-found")).to_be_visible()
    found["no such table"] = violations(person)
    wrong = [f"{place}: {problem}" for place, problems in found.items() for problem in problems]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("size", "scheme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_nothing_at_a_table_of_ticket_to_ride(
    visit: Visit, url: str, scheme: str, size: str
) -> None:
    context = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = visit(url, "Axel", color_scheme=scheme, **context)
    keys = person.page.keyboard
    found: dict[str, list[str]] = {}
    against_planners(person, seats=2)
    europe = Europe(person)
    found["first tickets"] = violations(person)
    play_until(person, europe, lambda step: step["view"]["phase"] == "turn" and europe.claims(step["menu"]))
    keys.press("Escape")
    found["turn"] = violations(person)
    found |= dialogs(person)
    keys.press("c")
    found["routes to claim"] = violations(person)
    person.page.locator(f'[data-list] [data-id="{europe.claims(person.step["menu"])[0][0]["id"]}"]').click()
    expect(person.page.locator("[data-claim]")).to_be_visible()
    found["claim"] = violations(person)
    keys.press("Escape")
    keys.press("Escape")
    keys.press("s")
    found["station"] = violations(person)
    if play_until(person, europe, lambda step: step["view"]["phase"] == "tunnel"):
        found["tunnel"] = violations(person)
    play_until(person, europe, lambda _: False)
    expect(person.region("ttr-end-title")).to_be_visible()
    keys.press("Escape")
    found["end"] = violations(person)
    person.goes(f"/t/{person.table_id}/check")
    expect(person.page.get_by_role("table").first).to_be_visible()
    found["check"] = violations(person)
    person.goes(f"/t/{new_table(person, 5, game='ticket-to-ride-europe')}")
    expect(person.text("waiting-title")).to_be_visible()
    found["waiting room"] = violations(person)
    person.goes("/rules/ticket-to-ride-europe")
    found["rules"] = violations(person)
    wrong = [f"{place}: {problem}" for place, problems in found.items() for problem in problems]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("size", "scheme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_nothing_at_a_table_in_words(visit: Visit, url: str, scheme: str, size: str) -> None:
    context = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = visit(url, "Axel", color_scheme=scheme, **context)
    found: dict[str, list[str]] = {}
    table = against_computers(person, "random", turn_limit=5)
    person.goes(f"/t/{person.table_id}/plain")
    plain = PlainParis(person)
    expect(plain.region("pc-companies")).to_be_visible()
    person.until(table.my_turn, "it is my turn")
    plain.choose(next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None))
    plain.pick(person.say("pc-plain-ask"), "lyon")
    for summary in person.page.locator("summary").all():
        summary.click()
    found["Paris Connection: turn"] = violations(person)
    play_out(table)
    expect(plain.region("pc-end-title")).to_be_visible()
    found["Paris Connection: end"] = violations(person)
    against_planners(person, seats=2)
    person.goes(f"/t/{person.table_id}/plain")
    expect(plain.region("plain-deeds")).to_be_visible()
    found["Ticket to Ride: first tickets"] = violations(person)
    europe = Europe(person)
    play_until(person, europe, lambda step: step["view"]["phase"] == "turn" and europe.claims(step["menu"]))
    plain.pick(person.say("ttr-plain-ask"), "all")
    found["Ticket to Ride: turn"] = violations(person)
    if play_until(person, europe, lambda step: step["view"]["phase"] == "tunnel"):
        found["Ticket to Ride: tunnel"] = violations(person)
    play_until(person, europe, lambda _: False)
    expect(plain.region("ttr-end-title")).to_be_visible()
    found["Ticket to Ride: end"] = violations(person)
    wrong = [f"{place}: {problem}" for place, problems in found.items() for problem in problems]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_nothing_in_a_lesson(visit: Visit, url: str, scheme: str, size: str) -> None:
    context = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = visit(url, "Lena", color_scheme=scheme, **context)
    found: dict[str, list[str]] = {}
    person.goes("/learn")
    expect(person.page.get_by_role("heading", name=person.say("learn-title"), exact=True)).to_be_visible()
    found["choice"] = violations(person)
    person.page.get_by_role("link", name=person.say("game-paris-connection")).click()
    guide = person.region("learn-guide")
    title = person.say("learn-pc-welcome-title")
    expect(guide.get_by_role("heading", name=title, exact=True)).to_be_visible()
    found["guide"] = violations(person)
    guide.get_by_role("button", name="shares", exact=True).click()
    expect(person.page.get_by_role("tooltip")).to_be_visible()
    found["word"] = violations(person)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}
