"""Whole games by the plain tables alone: headings, lists, forms and buttons, found by roles and names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.browser.plain import PlainParis, PlainRails
from tests.browser.rail_script import GAME, Script, whole_game
from tests.browser.rails import KeyRails
from tests.browser.scenes import France, act, against_computers, join, new_table, open_hexes
from tests.browser.sites import site

NAMES = ["Aïcha", "Bram"]


def plain_game(person: Person, **options: int) -> PlainParis:
    """A game against computer players, gone to by the first link of the table's page."""
    against_computers(person, "random", **options)
    person.page.keyboard.press("Tab")
    skip = person.link("plain-skip")
    expect(skip).to_be_focused()
    person.page.keyboard.press("Enter")
    plain = PlainParis(person, keys=True)
    expect(plain.region("pc-companies")).to_be_visible()
    expect(plain.heading).to_be_focused()
    return plain


def build(plain: PlainParis, france: France) -> None:
    """Builds two of the first company that can be chosen; the first is taken back once."""
    person = plain.person
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    plain.choose(company)
    first = open_hexes(person, company, france.order)[-1]
    plain.place(company, first)
    plain.take_back()
    plain.choose(company)
    plain.place(company, first)
    hexes = open_hexes(person, company, france.order)
    placed = 1
    if hexes and not person.step["menu"]["finish"]["ends"]:
        plain.place(company, hexes[0])
        placed += 1
    plain.finish(placed)


def trade(plain: PlainParis) -> None:
    choice = next(one for one in plain.person.step["menu"]["trade"] if one["actions"] and not one["ends"][-1])
    plain.trade(choice["give"], choice["take"], len(choice["actions"]))


def test_a_whole_game_of_paris_connection_by_html_and_keyboard_alone(visit: Visit, url: str) -> None:
    person = visit(url, "Noor", viewport=PHONE)
    plain = plain_game(person, turn_limit=5)
    france = France(person)
    turns = 0
    while True:
        person.until(lambda: plain.my_turn() or plain.over(), "it is my turn", 60)
        step = person.step
        if plain.over():
            break
        title = plain.say("plain-now", plate=plain.say("table-your-turn"), title=plain.say("pc-now-choose"))
        expect(plain.heading).to_have_text(title)
        expect(plain.call).to_have_text(title)
        assert plain.companies() == [
            [row["value"], row["supply"], others, mine]
            for row, others, mine in zip(
                step["view"]["companies"], step["own"]["held_by_others"], step["own"]["hand"], strict=True
            )
        ]
        if turns % 2:
            trade(plain)
        else:
            build(plain, france)
        turns += 1
    assert turns == 5
    lines = person.ask(f"/api/tables/{person.table_id}/export")["result"]["lines"]
    names = [*(row[0].split("\n")[0].strip() for row in plain.rows("table-players"))]
    wanted = [
        (line["rank"], names[seat], line["penalty"], line["total"])
        for seat, line in enumerate(lines["seats"])
    ]
    assert plain.score() == sorted(wanted, key=lambda row: (row[0], names.index(row[1])))
    # It is remembered: the next table is one in words too.
    plain.press(plain.button("table-again"))
    person.page.wait_for_url(lambda address: "/plain" not in address)
    person.button("waiting-start").click()
    expect(plain.region("pc-companies")).to_be_visible()


def test_a_plain_table_tells_news_and_why_not(visit: Visit, url: str) -> None:
    host, *guests = people = [visit(url, name) for name in ("Ada", "Bo", "Cy")]
    table = new_table(host)
    for guest in guests:
        join(guest, host, table)
    host.ask(f"/api/tables/{table}/start", {})
    plains = [PlainParis(person.goes(f"/t/{table}/plain")) for person in people]
    for plain in plains:
        expect(plain.region("pc-companies")).to_be_visible()
    mover = next(one for one in plains if one.my_turn())
    other = next(one for one in plains if one is not mover)
    expect(mover.call).to_contain_text(mover.say("pc-now-choose"))
    expect(other.call).to_have_text("")
    mover.pick(mover.say("pc-plain-ask"), "brest")
    company = next(one["company"] for one in mover.person.step["menu"]["place"] if one["problem"] is None)
    answer = mover.region("pc-board").get_by_role("status")
    expect(answer).to_contain_text(mover.say("problem-NOT_ADJACENT", company=company))
    expect(answer).to_contain_text(mover.say("pc-plain-free"))
    france = France(mover.person)
    act(mover.person, f"place {company} {open_hexes(mover.person, company, france.order)[0]}")
    act(mover.person, "finish")
    names = {"company": other.say(f"company-{company}-mid"), "Company": other.name(company)}
    value = next(one for one in mover.person.step["view"]["companies"] if one["company"] == company)["value"]
    said = other.say("pc-say-built", name=mover.person.name, value=value, **names)
    for plain in plains:
        if plain is not mover:
            expect(plain.news).to_contain_text(said)
    following = next(one for one in plains if one.my_turn() and one is not mover)
    expect(following.call).to_contain_text(following.say("pc-now-choose"))
    # The switch in the menu leads back to the drawn table, at the same connection.
    following.person.button("table-menu").click()
    following.person.button("plain-to-map").click()
    expect(following.page.locator('[data-hex="lille"]').first).to_be_attached()
    assert following.page.url.endswith(f"/t/{table}")


@pytest.fixture(scope="module")
def script() -> Script:
    return whole_game()


@pytest.fixture
def scripted(script: Script, tmp_path: Path) -> Iterator[str]:
    """A server that draws what the script wishes."""
    with site(tmp_path, chance=script.chance) as url:
        yield url


def figures(view: Any) -> list[list[int]]:
    return [
        [one[name] for name in ("trains", "cards", "tickets", "stations", "points")] for one in view["seats"]
    ]


@pytest.mark.parametrize("in_words", [0, 1])
def test_a_whole_game_of_ticket_to_ride_by_html_alone_against_one_by_keys_alone(
    visit: Visit, scripted: str, script: Script, in_words: int
) -> None:
    """The script holds every kind of act, of one seat or the other: both are played both ways."""
    host, guest = people = [visit(scripted, name) for name in NAMES]
    table = new_table(host, 2, game=GAME)
    join(guest, host, table)
    host.ask(f"/api/tables/{table}/start", {})
    plain = PlainRails(people[in_words].goes(f"/t/{table}/plain")).shown()
    drawn = KeyRails(people[1 - in_words].goes(f"/t/{table}"))
    drawn.shown()
    for nth, move in enumerate(script.moves):
        mover, other = (plain, drawn) if move.seat == in_words else (drawn, plain)
        mover.do(move.action)
        other.settled(mover.person.step["seq"])
        if nth % 20 == 19 and not plain.over():
            view = plain.person.step["view"]
            plain.person.until(lambda view=view: plain.figures() == figures(view), "it shows what is")  # type: ignore[misc]
    result = host.ask(f"/api/tables/{table}/export")["result"]
    wanted: Sequence[Any] = sorted(zip(result["ranks"], NAMES, result["totals"], strict=True))
    assert plain.score() == wanted
    assert drawn.score() == wanted
