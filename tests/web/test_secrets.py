"""What a connection gets holds nothing that its seat does not know: byte by byte, on the wire."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Person, Served, first_action, new_table, served, sit
from websockets.exceptions import ConnectionClosed

from wissel.core.fair import ChanceSource, FairDraws
from wissel.core.play import Play
from wissel.games import registry
from wissel.tables.game_file import decode
from wissel.tables.replay import verify

GAME = "paris-connection"
SEATS = 3


class Scripted:
    """A source whose draws are these outcomes, in text notation."""

    def __init__(self, outcomes: list[str]) -> None:
        self._outcomes = outcomes

    def index(self, n: int, total: int) -> int:
        play = new_play()
        for text in self._outcomes[:n]:
            play.game.kernel.resolve(
                play.map.record, play.state, play.game.outcome_number(play.map, play.state, text)
            )
        pool = play.pending()
        assert sum(pool) == total
        return sum(pool[: play.game.outcome_number(play.map, play.state, self._outcomes[n])])


def new_play() -> Play:
    game = registry.game(GAME)
    return Play(game, game.load_map(game.default_map), SEATS, {})


def dealt() -> list[str]:
    """The draws of some game."""
    return new_play().draw(FairDraws(bytes(32), (bytes(32),)), 0).outcomes


def swapped(outcomes: list[str]) -> list[str]:
    """The same draws, but that seats 1 and 2 have got each other's shares."""
    one = [text.split()[-1] for text in outcomes if text.startswith("share 1 ")]
    two = [text.split()[-1] for text in outcomes if text.startswith("share 2 ")]
    assert sorted(one) != sorted(two)
    shares = {"share 1": iter(two), "share 2": iter(one)}
    return [f"{text[:7]} {next(shares[text[:7]])}" if text[:7] in shares else text for text in outcomes]


Choose = Callable[[int, Any], str]


def told(data: Path, outcomes: list[str], choose: Choose, moves: int) -> dict[str, list[str]]:
    """Plays `moves` moves; returns the steps as they came to each seat and to somebody who watches."""

    def chance(_: bytes, __: tuple[bytes, ...]) -> ChanceSource:
        return Scripted(outcomes)

    with served(data, chance=chance, now=lambda: 1_000_000) as site, ExitStack() as stack:
        people = [site.person().named(f"Person {number}") for number in range(SEATS)]
        table = new_table(people[0], SEATS)
        for person in people:
            sit(person, table)
        streams = {str(seat): stack.enter_context(people[seat].follows(table, seat)) for seat in range(SEATS)}
        streams["watching"] = stack.enter_context(site.person().follows(table))
        for stream in streams.values():
            stream.until("step")
        seq = int(people[0].post(f"/api/tables/{table}/start")["seq"])
        for move in range(moves):
            for stream in streams.values():
                stream.until_seq(seq)
            seat = streams["watching"].step["view"]["seat"]
            step = streams[str(seat)].step
            seq = people[seat].act(table, step, seat, choose(move, step["menu"]))
        for stream in streams.values():
            stream.until_seq(seq)
        return {
            name: [text for text in stream.texts if text.startswith('{"type":"step"')]
            for name, stream in streams.items()
        }


@pytest.mark.slow
def test_another_deal_between_others_changes_no_byte_for_anybody_else(
    tmp_path: Path, hexes: list[str]
) -> None:
    moves = 8
    log: list[str] = []

    def trades_and_builds(move: int, menu: Any) -> str:
        trades = [action for choice in menu["trade"] for action in choice["actions"]]
        log.append(trades[0] if trades and move % 2 == 0 else first_action(menu, hexes))
        return log[-1]

    first = told(tmp_path / "one", dealt(), trades_and_builds, moves)
    assert any(action.startswith("trade") for action in log)
    second = told(tmp_path / "two", swapped(dealt()), lambda move, _: log[move], moves)
    assert first["1"] != second["1"]
    assert first["2"] != second["2"]
    assert first["0"] == second["0"]
    assert first["watching"] == second["watching"]


def begun(site: Served) -> tuple[str, list[Person]]:
    people = [site.person() for _ in range(SEATS)]
    table = new_table(people[0], SEATS)
    for person in people:
        sit(person, table)
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def test_who_watches_gets_the_public_part_alone(site: Served) -> None:
    table, people = begun(site)
    with people[0].follows(table) as stream:
        step = stream.until("step")
        assert (step["own"], step["decision"], step["menu"], step["undo"]) == (None, None, None, False)
        assert "HandDealt" not in stream.texts[-1]
        assert stream.table["invite"] is not None
        assert stream.table["table"]["fair"]["secret"] is None
    with site.person().follows(table) as stream:
        stream.until("step")
        assert stream.table["invite"] is None
        assert stream.table["my_seats"] == []


def test_each_seat_is_told_its_own_hand_alone(site: Served) -> None:
    table, people = begun(site)
    for seat, person in enumerate(people):
        with person.follows(table, seat) as stream:
            step = stream.until("step")
            hands = [item["event"] for item in step["events"] if item["event"]["type"] == "HandDealt"]
            assert [hand["seat"] for hand in hands] == [seat]
            assert hands[0]["hand"] == step["own"]["hand"]


def test_a_running_games_file_holds_what_the_asker_knows(site: Served) -> None:
    table, people = begun(site)
    for asker, own in ((people[1], 1), (site.person(), None)):
        told_of = asker.get(f"/api/tables/{table}/export")
        assert told_of["fair"]["secret"] is None
        assert told_of["result"] is None
        shares = [text for text in told_of["entries"][0]["outcomes"] if text and text.startswith("share")]
        assert {text.split()[1] for text in shares} == ({str(own)} if own is not None else set())
    refused = people[1].http.get(f"/api/tables/{table}/export", params={"seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (403, "NOT_SEATED")


def test_of_a_game_given_up_for_good_every_draw_can_be_checked(site: Served) -> None:
    table, people = begun(site)
    with people[0].follows(table, 0) as stream:
        stream.until("step")
        people[0].post(f"/api/tables/{table}/close")
        stream.until_seq(6)
        secret = stream.table["table"]["fair"]["secret"]
    told_of = site.person().get(f"/api/tables/{table}/export")
    assert (told_of["fair"]["secret"], told_of["result"]) == (secret, None)
    assert people[1].get(f"/api/tables/{table}")["fair"]["secret"] == secret
    checked = verify(decode(json.dumps(told_of).encode()))
    assert (checked.over, checked.draws) == (False, len(told_of["entries"][0]["outcomes"]))


def test_nobody_follows_the_seat_of_another(site: Served) -> None:
    table, people = begun(site)
    for person in (people[1], site.person()):
        with person.follows(table, 0) as stream, pytest.raises(ConnectionClosed, match="NOT_SEATED"):
            stream.next()
        refused = person.http.get(f"/api/tables/{table}/stream", params={"seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (403, "NOT_SEATED")
