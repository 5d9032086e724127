"""A whole game of Paris Connection on the drawn board, by the keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import COMPANIES, Table, expected_score
from tests.browser.scenes import France, against_computers, choice, open_hexes
from tests.browser.test_turn import focused_hex, tab_to

TURNS = 5


def build(table: Table, france: France) -> None:
    """A company by its number, a hex by Tab and Page Down, Enter to build, F to finish."""
    person, keys = table.person, table.page.keyboard
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    keys.press(str(COMPANIES.index(company) + 1))
    expect(table.company(company)).to_have_attribute("aria-pressed", "true")
    legal = [
        one for one in open_hexes(person, company, france.order) if one not in choice(person, company)["ends"]
    ]
    tab_to(person, table.page.locator("[data-hex]:focus"))
    for _ in range(len(france.order)):
        if focused_hex(person) in legal:
            break
        keys.press("PageDown")
    seq = person.step["seq"]
    keys.press("Enter")
    table.settled(seq + 1)
    keys.press("f")
    table.settled(seq + 2)


def trade(table: Table) -> None:
    person, keys = table.person, table.page.keyboard
    wanted = next(one for one in person.step["menu"]["trade"] if one["actions"] and not one["ends"][-1])
    seq = person.step["seq"]
    keys.press("t")
    tab_to(person, table.side("pc-trade-give", wanted["give"]))
    keys.press("Enter")
    tab_to(person, table.side("pc-trade-take", wanted["take"]))
    keys.press("Space")
    names = {part: person.say(f"company-{wanted[part]}-mid") for part in ("give", "take")}
    tab_to(person, person.button("pc-trade-go", count=len(wanted["actions"]), **names))
    keys.press("Enter")
    table.settled(seq + 1)


def test_a_whole_game_on_the_board_by_keyboard_alone(visit: Visit, url: str) -> None:
    person = visit(url, "Keys")
    table = against_computers(person, "random", turn_limit=TURNS)
    france = France(person)
    turns = 0
    while True:
        person.until(lambda: table.my_turn() or table.over(), "it is my turn", 60)
        if table.over():
            break
        expect(table.heading).to_have_text(person.say("pc-now-choose"))
        if turns % 2:
            trade(table)
        else:
            build(table, france)
        turns += 1
    assert turns == TURNS
    names = [person.name, *(f"{person.say('bot-random')} {number}" for number in (1, 2))]
    assert table.score() == expected_score(person.ask(f"/api/tables/{person.table_id}/export"), names)
    again = person.page.get_by_role("button", name=re.compile(person.say("table-again")))
    tab_to(person, again)
    person.page.keyboard.press("Enter")
    person.page.wait_for_url(lambda address: person.table_id in address)
    expect(person.button("waiting-start")).to_be_visible()
