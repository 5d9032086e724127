"""Those who only watch, and those who have lost their connection or their server."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.scenes import France, act, invite, new_table, open_hexes, started, whose_turn
from tests.browser.sites import Process


def test_a_spectator_sees_the_game_and_no_hand(visit: Visit, url: str) -> None:
    players = [visit(url, name) for name in ("Ada", "Bo", "Cy")]
    tables = started(players)
    watcher = visit(url, "Wim")
    watcher.goes(f"/i/{invite(players[0], players[0].table_id)}")
    seen = Table(watcher).shown()
    mover = whose_turn(tables)
    company = next(one["company"] for one in mover.person.step["menu"]["place"] if one["problem"] is None)
    mover.choose(company)
    mover.place(mover.possible()[0])
    seen.settled(mover.person.step["seq"])
    assert watcher.step["view"] == mover.person.step["view"]
    expect(watcher.page.get_by_text(watcher.say("pc-watching-hands"))).to_be_visible()
    assert seen.hand() is None
    for message in ("pc-trade", "table-take-back"):
        expect(watcher.button(message)).to_have_count(0)
    expect(seen.company("red")).to_have_attribute("aria-disabled", "true")
    expect(watcher.region("pc-screen")).to_have_count(0)
    # Not only hidden: it never came.
    told = [json.loads(text) for text in watcher.messages]
    steps = [one for one in told if one["type"] == "step"]
    assert steps
    for step in steps:
        assert step["own"] is None
        assert step["menu"] is None
        assert step["decision"] is None
        assert not [one for one in step["events"] if one["event"]["type"] == "HandDealt"]
    # Byte for byte what the player was told of the move, up to its own part.
    told_of_moves = [text.partition('"own":')[0] for text in watcher.messages if '"fresh":true' in text]
    assert told_of_moves
    for public in told_of_moves:
        assert any(text.startswith(public) for text in mover.person.messages)
    wire = "".join(watcher.messages)
    for key in ('"hand"', '"held_by_others"', '"worth"', '"penalty_now"'):
        assert key not in wire
        assert key in "".join(mover.person.messages)


def test_who_watches_later_is_told_when_the_first_move_is_to_be_seen(visit: Visit, url: str) -> None:
    player, watcher = visit(url, "Ada"), visit(url, "Wim")
    computers = {"1": "random", "2": "random"}
    table = new_table(player, computers=computers, start=True, private=False, watch_after=5)
    watcher.goes(f"/t/{table}")
    first = watcher.say("waiting-first-move", time="…").partition("…")[0]
    expect(watcher.page.get_by_text(re.compile(rf"{re.escape(first)}\d"))).to_be_visible()
    expect(watcher.page.get_by_text(watcher.say("waiting-for-host", name="Ada"))).to_have_count(0)


def test_nobody_is_told_of_the_hands_of_the_others(visit: Visit, url: str) -> None:
    tables = started([visit(url, name) for name in ("Ada", "Bo", "Cy")])
    for seat, table in enumerate(tables):
        told: list[Any] = [json.loads(text) for text in table.person.messages]
        dealt = [
            item["event"]
            for one in told
            if one["type"] == "step"
            for item in one["events"]
            if item["event"]["type"] == "HandDealt"
        ]
        assert {event["seat"] for event in dealt} <= {seat}
        assert table.hand() == table.person.step["own"]["hand"]


def test_a_killed_server_comes_back_and_everybody_is_where_they_were(
    visit: Visit, process: Process, tmp_path: Path
) -> None:
    people = [visit(process.url, name) for name in ("Ada", "Bo", "Cy")]
    for person in people:
        person.expects(
            "ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE"
        )
    pace = {"kind": "live", "bank": 600, "increment": 0, "vacation": 0, "late": "computer"}
    tables = started(people, pace=pace)
    mover = whose_turn(tables)
    person = mover.person
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    mover.choose(company)
    mover.place(mover.possible()[0])
    mover.place(mover.possible()[-1])
    clock = person.step["clock"]
    before = person.step["view"]
    assert len(before["build"]["placements"]) == 2
    messages = [len(one.messages) for one in people]

    process.kill()
    down = time.monotonic()
    for one in people:
        expect(one.page.get_by_text(one.say("connection-waiting")).first).to_be_attached()
    down_ms = 1000 * (time.monotonic() - down)
    process.start()

    for one, count in zip(people, messages, strict=True):
        one.until(
            lambda one=one, count=count: any('"type":"step"' in text[:20] for text in one.messages[count:]),  # type: ignore[misc]
            "the page has found the server again",
            40,
        )
        assert one.step["view"] == before
        expect(one.page.get_by_text(one.say("connection-waiting"))).to_have_count(0)
    # The clocks stood still while nobody served; that one did is written down every two seconds.
    later = person.step["clock"]
    (seat,) = clock["running"]
    assert later["running"] == [seat]
    spent = clock["left"][seat] - later["left"][seat]
    assert 0 <= spent <= later["now"] - clock["now"] - down_ms + 2500
    assert [left for other, left in enumerate(later["left"]) if other != seat] == [600_000] * 2
    # What was begun goes on: one more is placed, one taken back, and the turn finished.
    france = France(person)
    act(person, f"place {company} {open_hexes(person, company, france.order)[0]}")
    mover.take_back()
    mover.finish(2)
    for table in tables:
        table.settled(person.step["seq"])
    assert whose_turn(tables) is not mover
