"""axe finds nothing wrong on any screen, light and dark."""

from __future__ import annotations

import re
import secrets
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


def opened(person: Person, dialog: Any) -> list[str]:
    """A dialog with all its parts open."""
    for summary in dialog.locator("summary").all():
        summary.click()
    return violations(person)


@pytest.mark.parametrize(("size", "scheme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_nothing_in_settings_accounts_and_profiles(
    visit: Visit, url: str, scheme: str, size: str
) -> None:
    context = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = visit(url, "Axel", color_scheme=scheme, **context)
    found: dict[str, list[str]] = {}
    play_out(against_computers(person, "random", turn_limit=5))
    person.goes("/")
    person.button("app-settings").click()
    dialog = person.dialog("settings-title")
    # Notices and programs; what a server offers for notices it tells late.
    expect(dialog.locator("summary")).to_have_count(2)
    found["settings"] = opened(person, dialog)
    dialog.get_by_label(person.say("token-name"), exact=True).fill("Bot")
    dialog.get_by_role("button", name=person.say("token-make")).click()
    expect(dialog.get_by_label(person.say("token-secret", name="Bot"))).to_be_visible()
    found["a token"] = violations(person)
    person.page.keyboard.press("Escape")
    name = person.page.get_by_role("button", name=re.compile("^Axel"))
    (person.button("account-title") if size == "phone" else name).click()
    expect(person.dialog("account-title")).to_be_visible()
    found["account"] = opened(person, person.dialog("account-title"))
    me = person.ask("/api/me")["person"]
    person.goes(f"/people/{me}")
    last = person.page.get_by_role("region", name=person.say("people-last"))
    expect(last.get_by_role("link").first).to_be_visible()
    found["profile"] = violations(person)
    person.page.locator("a[href*='/against/']").first.click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Axel")
    found["head to head"] = violations(person)
    person.expects("404")
    for path in ("/nowhere", "/i/zzzzzz", "/m/zzzzzzzzzz"):
        person.goes(path)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        found[path] = violations(person)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", ["paris-connection", "ticket-to-ride-europe"])
def test_axe_finds_nothing_where_several_sit_in_a_room(
    visit: Visit, url: str, scheme: str, size: str, game: str
) -> None:
    context = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    person = visit(url, "Axel", color_scheme=scheme, **context)
    found: dict[str, list[str]] = {}
    table = new_table(person, 3, game=game, computers={"1": "random", "2": "random"}, start=True)
    person.goes(f"/t/{table}/screen")
    expect(person.link("passing-screen-close")).to_be_visible()
    expect(person.page.locator(".layer svg").first).to_be_attached()
    found["big screen"] = violations(person)
    person.goes(f"/t/{table}/hand")
    expect(person.link("passing-whole")).to_be_visible()
    found["hand"] = violations(person)
    shared = new_table(person, 3, game=game, computers={"2": "random"})
    person.ask(f"/api/tables/{shared}/sit", {"seed": secrets.token_hex(32), "seat": 1})
    person.ask(f"/api/tables/{shared}/start", {})
    person.goes(f"/t/{shared}")
    expect(person.page.get_by_text(person.say("passing-look-away"))).to_be_visible()
    found["hand over"] = violations(person)
    person.page.locator("main .btn.go").first.click()
    expect(person.page.get_by_role("region", name=person.say("passing-sit"))).to_be_visible()
    found["taken"] = violations(person)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}
