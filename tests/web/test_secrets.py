"""What a connection gets holds nothing that its seat does not know: byte by byte, on the wire."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.games.paris_connection import suite as paris
from tests.games.ticket_to_ride import suite as rails
from tests.web.serving import Person, Served, new_table, served, sit
from websockets.exceptions import ConnectionClosed

from wissel.core.conformance import Choose, Input, Setting, random_game, uniform
from wissel.core.fair import ChanceSource
from wissel.core.game import SPECTATOR
from wissel.games import registry
from wissel.tables.game_file import decode
from wissel.tables.replay import verify

PARIS, RAILS = registry.game("paris-connection"), registry.game("ticket-to-ride-europe")
SEATS = 3
MOVES = 16
"""Inputs of a beginning of a game."""


class Scripted:
    """A source whose draws are these, by their places in the pools."""

    def __init__(self, places: list[int]) -> None:
        self._places = places

    def index(self, n: int, total: int) -> int:
        assert self._places[n] < total
        return self._places[n]


def places(setting: Setting, inputs: list[Input]) -> list[int]:
    """Where in its pool each outcome of a game lies."""
    play, found = setting.begin(), []
    for item in inputs:
        if item.seat is not None and item.action is not None:
            play.act(item.seat, item.action)
        for text in item.outcomes:
            pool = play.pending()
            outcome = play.game.outcome_number(play.map, play.state, text)
            found.append(sum(pool[:outcome]))
            play.game.kernel.resolve(play.map.record, play.state, outcome)
    return found


def told(data: Path, setting: Setting, inputs: list[Input]) -> dict[int, list[str]]:
    """Plays this beginning of a game; the steps as they came to each seat and to somebody who watches."""
    drawn = places(setting, inputs)
    watching, seats = SPECTATOR, range(setting.seats)

    def chance(_: bytes, __: tuple[bytes, ...]) -> ChanceSource:
        return Scripted(drawn)

    with served(data, chance=chance, now=lambda: 1_000_000) as site, ExitStack() as stack:
        people = [site.person().named(f"Person {number}") for number in seats]
        table = new_table(people[0], setting.seats, game=setting.game.id)
        for person in people:
            sit(person, table)
        streams = {seat: stack.enter_context(people[seat].follows(table, seat)) for seat in seats}
        streams[watching] = stack.enter_context(site.person().follows(table))
        for stream in streams.values():
            stream.until("step")
        seq = int(people[0].post(f"/api/tables/{table}/start")["seq"])
        for item in inputs[1:]:
            for stream in streams.values():
                stream.until_seq(seq)
            assert item.seat is not None
            assert item.action is not None
            seq = people[item.seat].act(table, streams[item.seat].step, item.seat, item.action)
        for stream in streams.values():
            stream.until_seq(seq)
        return {
            seat: [text for text in stream.texts if text.startswith('{"type":"step"')]
            for seat, stream in streams.items()
        }


def variants(suite: Any, setting: Setting, seed: int, choose: Choose, kinds: int) -> list[Any]:
    """The first variant of the beginning of a game for each set of seats that know how it differs."""
    inputs = random_game(setting, seed, lambda _: None, choose)[:MOVES]
    found: dict[tuple[int, ...], Any] = {}
    for one, other, unaware in suite.hidden_variants(setting, inputs):
        if one != other:
            found.setdefault(
                (*unaware, sum(a != b for a, b in zip(one, other, strict=True))), (one, other, unaware)
            )
    assert len(found) >= kinds
    return list(found.values())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("suite", "setting", "kinds"),
    [
        (paris, Setting(PARIS, PARIS.load_map("france"), SEATS, {}), 1),
        (rails, Setting(RAILS, RAILS.load_map("europe"), SEATS, {}), 4),
    ],
    ids=["paris-connection", "ticket-to-ride"],
)
def test_what_is_hidden_changes_no_byte_for_anybody_else(
    suite: Any, setting: Setting, kinds: int, tmp_path: Path
) -> None:
    """Another deal, other cards and tickets, another choice among them: for all who may not know."""
    for number, (one, other, unaware) in enumerate(variants(suite, setting, 3, uniform, kinds)):
        first = told(tmp_path / f"{number}-one", setting, one)
        second = told(tmp_path / f"{number}-other", setting, other)
        assert {seat for seat in first if first[seat] == second[seat]} == set(unaware)


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
