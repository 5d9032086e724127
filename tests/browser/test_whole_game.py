"""A whole game of three people in three browsers, through the screens only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import COMPANIES, Table, expected_score
from tests.browser.people import Person
from tests.browser.scenes import whose_turn

NAMES = ["Aïcha", "Bram", "Noor"]
TURNS = 5


def open_table(host: Person) -> str:
    """The host opens a table for three by link, with few turns; returns the link that is to be shared."""
    page = host.page
    host.button("lobby-open-table").click()
    dialog = host.dialog("create-title")
    dialog.get_by_label(host.say("create-your-name")).fill(host.name)
    seats = dialog.get_by_role("group", name=host.say("create-seats"), exact=True)
    seats.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_text(host.say("create-more"), exact=True).click()
    limit = dialog.get_by_role("group", name=host.say("option-paris-connection-turn_limit"), exact=True)
    for _ in range(7):
        limit.get_by_role("button").first.click()
    expect(limit.get_by_role("status")).to_have_text(str(TURNS))
    visible = dialog.get_by_role("group", name=host.say("create-visible"), exact=True)
    expect(visible.get_by_role("radio", name=host.say("create-private"))).to_be_checked()
    dialog.get_by_role("button", name=host.say("create-submit"), exact=True).click()
    expect(page.get_by_text(host.say("waiting-title"))).to_be_visible()
    return page.get_by_label(host.say("waiting-link")).input_value()


def come(guest: Person, link: str) -> None:
    """A guest opens the link, chooses a name and sits down; the code leaves the address bar."""
    guest.goes(link)
    guest.page.get_by_placeholder(guest.say("app-name-label")).fill(guest.name)
    guest.button("waiting-sit").click()
    expect(guest.button("waiting-leave")).to_be_visible()
    assert "/i/" not in guest.page.url


def same_everywhere(tables: Sequence[Table]) -> None:
    """All screens show the same map and values, and each its own hand: those of the server."""
    for table in tables:
        step = table.person.step
        view = step["view"]
        built = sum(len(one["hexes"]) for one in view["companies"])
        expect(table.page.locator(".layer use[href^='#eng-']:not(.ghost)")).to_have_count(built)
        assert table.values() == {one["company"]: (one["value"], one["supply"]) for one in view["companies"]}
        assert table.hand() == step["own"]["hand"]
    assert len({str(table.person.step["view"]) for table in tables}) == 1


def build(table: Table, count: int) -> None:
    """Builds up to `count` of the first company that can be chosen; the first is taken back once."""
    person = table.person
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    offered = table.possible()
    allowed = person.step["menu"]["place"][COMPANIES.index(company)]["hexes"].count(".")
    assert len(offered) == allowed > 0
    table.place(offered[0])
    table.take_back()
    assert person.step["view"]["build"] is None
    if table.company(company).get_attribute("aria-pressed") != "true":
        table.choose(company)
    placed = 0
    while placed < count:
        menu = person.step["menu"]["place"][COMPANIES.index(company)]
        offered = [one for one in table.possible() if one not in menu["ends"]]
        if not offered:
            break
        table.place(offered[placed % len(offered)])
        placed += 1
        if person.step["menu"]["finish"]["ends"]:
            expect(person.button("pc-finish-ends")).to_be_visible()
        else:
            expect(person.button("pc-finish-with", count=placed)).to_be_visible()
    table.finish(placed)


def trade(table: Table) -> None:
    """The first trade for two (or else for one) that does not end the game."""
    choices = [one for one in table.person.step["menu"]["trade"] if one["actions"] and not one["ends"][-1]]
    best = max(choices, key=lambda one: len(one["actions"]))
    table.trade(best["give"], best["take"], len(best["actions"]))


def play_again(people: Sequence[Person]) -> None:
    """One asks for another game; the others follow, and all have moved on by one seat."""
    moved_on = [*NAMES[1:], NAMES[0]]
    first, *others = people[::-1]
    old = first.table_id
    first.button("table-again").click()
    first.page.wait_for_url(lambda address: "/t/" in address and old not in address)
    for other in others:
        other.button("table-again-go").click()
        other.page.wait_for_url(lambda address: first.table_id in address)
    for person in people:
        person.until(
            lambda person=person: [seat["name"] for seat in person.table["seats"]] == moved_on,  # type: ignore[misc]
            "all sit at the new table",
        )
        expect(person.button("waiting-leave")).to_be_visible()


def check_hands(tables: Sequence[Table], wanted: Sequence[dict[str, Any]]) -> None:
    """The hands that are shown at the end are those that each saw behind the own screen."""
    for seat, table in enumerate(tables):
        own = next(row for row in wanted if row["name"] == NAMES[seat])
        assert own["hand"] == table.person.step["own"]["hand"]


def test_three_people_play_a_whole_game_and_all_see_the_servers_result(visit: Visit, url: str) -> None:
    people = [visit(url, name, reduced_motion="no-preference") for name in NAMES]
    host, *guests = people
    link = open_table(host.goes("/"))
    for guest in guests:
        come(guest, link)
    start = host.button("waiting-start")
    expect(start).not_to_have_attribute("aria-disabled", "true")
    for guest in guests:
        expect(guest.button("waiting-start")).to_have_count(0)
    start.click()
    tables = [Table(person).shown() for person in people]
    same_everywhere(tables)
    turns = 0
    while not tables[0].over():
        mover = whose_turn(tables)
        expect(mover.heading).to_have_text(mover.say("pc-now-choose"))
        if turns % 2 == 0:
            build(mover, 1 + turns % 3)
        else:
            trade(mover)
        turns += 1
        for table in tables:
            table.settled(mover.person.step["seq"])
        if turns in (4, 9):
            # One comes back in the middle of the game: all is there again.
            before = tables[turns % 3].person.step["view"]
            tables[turns % 3].page.reload()
            tables[turns % 3].shown()
            assert tables[turns % 3].person.step["view"] == before
        if turns % 5 == 0 and not tables[0].over():
            same_everywhere(tables)
    assert turns == 3 * TURNS
    exported = host.ask(f"/api/tables/{host.table_id}/export")
    assert exported["result"]["reason"] == "turn_limit"
    wanted = expected_score(exported, NAMES)
    assert wanted[0]["winner"]
    for table in tables:
        assert table.score() == wanted
    check_hands(tables, wanted)
    play_again(people)
