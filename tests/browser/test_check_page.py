"""The page on which a browser checks every draw of a finished game."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.scenes import against_computers, play_out

DRAWS = 6 + 3 * 10 + 1
"""Starts of the companies, three hands of ten, the start player."""


def test_all_draws_of_a_game_are_right_and_a_changed_one_is_found(visit: Visit, url: str) -> None:
    person = visit(url, "Tess")
    table = against_computers(person, "random", turn_limit=5)
    # While the game goes on there is nothing to check yet.
    person.until(table.my_turn, "it is my turn")
    there = person.page.url
    person.goes(f"{there}/check")
    expect(person.page.get_by_text(person.say("check-running"))).to_be_visible()
    person.goes(there)
    table.shown()
    play_out(table)
    person.link("table-check").click()
    expect(person.page.get_by_text(person.say("check-good", count=DRAWS))).to_be_visible()
    marks = person.page.get_by_role("img", name=person.say("check-yes"), exact=True)
    expect(marks).to_have_count(DRAWS)

    def change(route: Route) -> None:
        answer = route.fetch()
        game = answer.json()
        outcomes = game["entries"][0]["outcomes"]
        assert outcomes[-1].startswith("first ")
        outcomes[-1] = f"first {(int(outcomes[-1].split()[1]) + 1) % 3}"
        route.fulfill(response=answer, body=json.dumps(game))

    person.page.route("**/export*", change)
    person.page.reload()
    expect(person.page.get_by_text(person.say("check-bad", count=1))).to_be_visible()
    expect(person.page.get_by_role("img", name=person.say("check-no"), exact=True)).to_have_count(1)
    expect(marks).to_have_count(DRAWS - 1)


def test_a_changed_secret_is_found(visit: Visit, url: str) -> None:
    person = visit(url, "Tess")
    table = against_computers(person, "random", turn_limit=5)
    play_out(table)

    def change(route: Route) -> None:
        answer = route.fetch()
        game = answer.json()
        game["fair"]["secret"] = "00" * 32
        route.fulfill(response=answer, body=json.dumps(game))

    person.page.route("**/export*", change)
    person.goes(f"/t/{person.table_id}/check")
    expect(person.page.get_by_text(person.say("check-no"), exact=True)).to_be_visible()
    expect(person.page.get_by_text(person.say("check-good", count=DRAWS))).to_have_count(0)
