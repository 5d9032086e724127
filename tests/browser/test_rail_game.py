"""Whole games of Ticket to Ride: of two people by a script, and of one against four computer players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE
from tests.browser.rail_scenes import Europe, against_planners, my_turn, over, usual
from tests.browser.rail_script import GAME, Script, whole_game
from tests.browser.rails import RailTable
from tests.browser.scenes import act, join, new_table
from tests.browser.sites import site

NAMES = ["Aïcha", "Bram"]


@pytest.fixture(scope="module")
def script() -> Script:
    return whole_game()


@pytest.fixture
def scripted(script: Script, tmp_path: Path) -> Iterator[str]:
    """A server that draws what the script wishes."""
    with site(tmp_path, chance=script.chance) as url:
        yield url


def same_everywhere(tables: Sequence[RailTable]) -> None:
    """All screens count what the server's view says, and each its own hand."""
    for table in tables:
        step = table.person.step
        wanted = [
            [seat["trains"], seat["cards"], seat["tickets"], seat["stations"], seat["points"]]
            for seat in step["view"]["seats"]
        ]
        table.person.until(lambda table=table, wanted=wanted: table.figures() == wanted, f"it shows {wanted}")  # type: ignore[misc]
        assert table.hand() == sum(step["own"]["hand"])
    assert len({str(table.person.step["view"]) for table in tables}) == 1


def test_two_people_play_a_whole_game_by_script(visit: Visit, scripted: str, script: Script) -> None:
    host, guest = people = [visit(scripted, name) for name in NAMES]
    table_id = new_table(host, 2, game=GAME)
    join(guest, host, table_id)
    host.ask(f"/api/tables/{table_id}/start", {})
    tables = [RailTable(person.goes(f"/t/{table_id}")).shown() for person in people]
    seen: set[str] = set()
    for nth, move in enumerate(script.moves):
        mover, other = tables[move.seat], tables[1 - move.seat]
        mover.do(move.action)
        other.settled(mover.person.step["seq"])
        seen.add(mover.person.step["view"]["phase"])
        if nth == 50:
            before = other.person.step["view"]
            other.page.reload()
            other.shown()
            other.settled(mover.person.step["seq"])
            assert other.person.step["view"] == before
        if nth % 20 == 19:
            same_everywhere(tables)
        if mover.person.step["view"]["turns_to_go"] and not mover.over():
            for table in tables:
                expect(
                    table.page.get_by_text(
                        table.say("ttr-last", turns=mover.person.step["view"]["turns_to_go"])
                    )
                ).to_be_visible()
    assert seen >= {"choose", "turn", "second", "tunnel", "choice", "over"}
    exported = host.ask(f"/api/tables/{table_id}/export")
    assert exported["result"]["reason"] == "last_round"
    assert exported["result"]["totals"] == list(script.play.result().totals)
    for table in tables:
        assert table.score() == wanted_score(exported)


def wanted_score(exported: Any) -> list[tuple[int, str, int]]:
    result = exported["result"]
    return sorted(zip(result["ranks"], NAMES, result["totals"], strict=True))


def test_one_person_plays_four_computer_players_on_a_phone(visit: Visit, url: str) -> None:
    me = visit(url, "Noor", viewport=PHONE, has_touch=True, is_mobile=True)
    against_planners(me, 5)
    table = RailTable(me, touch=True)
    europe = Europe(me)
    table.do(usual(me, europe))
    drawn = claimed = 0
    while True:
        my_turn(me)
        if over(me):
            break
        action = usual(me, europe)
        if action.startswith(("blind", "face")) and drawn < 6:
            table.settled(me.step["seq"])
            table.do(action)
            drawn += 1
        elif action.startswith("claim") and claimed < 5:
            table.settled(me.step["seq"])
            table.do(action)
            claimed += 1
        else:
            act(me, action)
    assert (drawn, claimed) == (6, 5)
    exported = me.ask(f"/api/tables/{me.table_id}/export")
    assert [total for _, _, total in table.score()] == sorted(exported["result"]["totals"], reverse=True)
