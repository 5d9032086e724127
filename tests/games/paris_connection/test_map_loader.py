"""A bad map is refused with file and entry named; a good one plays without compiling again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.paris_connection.maps import ISLANDS, begin, drawn, map_data

from wissel.core.conformance import Setting, check_action_notation, check_actions, random_game
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.paris_connection import entries, reach, rules
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.game import PARIS_CONNECTION

Change = Callable[[dict[str, Any]], object]
FILE = "somewhere/map.json"


def refused(text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(ProblemError) as error:
        PARIS_CONNECTION.read_map(text, FILE)
    problem = error.value.problem
    assert problem.args["file"] == FILE
    return problem.code, problem.args


def changed(change: Change) -> str:
    data = map_data(ISLANDS, hand=2)
    change(data)
    return json.dumps(data)


def hexes(data: dict[str, Any]) -> list[dict[str, Any]]:
    listed = data["hexes"]
    assert isinstance(listed, list)
    return listed


def test_the_map_that_the_changes_begin_with_is_good() -> None:
    assert PARIS_CONNECTION.read_map(changed(lambda data: None), FILE).id == "test"


@pytest.mark.parametrize(
    ("code", "entry", "change"),
    [
        ("MAP_MALFORMED", "$", lambda d: d.pop("penalty")),
        ("MAP_MALFORMED", "$", lambda d: d.update(colour="green")),
        ("MAP_MALFORMED", "penalty", lambda d: d.update(penalty="20")),
        ("MAP_MALFORMED", "penalty", lambda d: d.update(penalty=1.5)),
        ("MAP_MALFORMED", "hexes[3].kind", lambda d: hexes(d)[3].update(kind="sea")),
        ("MAP_MALFORMED", "hexes[2].q", lambda d: hexes(d)[2].update(q=None)),
        ("MAP_MALFORMED", "hexes[2]", lambda d: hexes(d)[2].pop("id")),
        ("MAP_MALFORMED", "barriers[0]", lambda d: d.update(barriers=[["a0"]])),
        ("MAP_MALFORMED", "players[...].limit", lambda d: d["players"]["4"].update(limit="x")),
        ("MAP_MALFORMED", "key in players", lambda d: d["players"].update(many={"hand": 1, "limit": 1})),
        ("MAP_SCHEMA", "schema", lambda d: d.update(schema="wissel-paris-connection-map-2")),
        ("MAP_TOO_LARGE", "hexes", lambda d: hexes(d).extend(hexes(d)[:1] * 240)),
        ("MAP_COUNT", "companies", lambda d: d["companies"].pop()),
        ("MAP_COUNT", "companies", lambda d: d["companies"].append("green")),
        ("MAP_COUNT", "hexes: kind start", lambda d: hexes(d)[0].update(kind="rural")),
        ("MAP_COUNT", "hexes: kind start", lambda d: hexes(d)[1].update(kind="start")),
        ("MAP_COUNT", "locomotives", lambda d: d.update(locomotives=2)),
        ("MAP_COUNT", "locomotives", lambda d: d.update(locomotives=34)),
        ("MAP_COUNT", "build_most", lambda d: d.update(build_most=0)),
        ("MAP_COUNT", "build_most", lambda d: d.update(build_most=6)),
        ("MAP_COUNT", "penalty", lambda d: d.update(penalty=-1)),
        ("MAP_COUNT", "players.5", lambda d: d["players"].pop("5")),
        ("MAP_COUNT", "players", lambda d: d["players"].update({"7": {"hand": 1, "limit": 1}})),
        ("MAP_COUNT", "players", lambda d: d["players"].update({"2": {"hand": 1, "limit": 1}})),
        ("MAP_COUNT", "players: shares dealt", lambda d: d["players"]["6"].update(hand=26)),
        ("MAP_COUNT", "players.4.hand", lambda d: d["players"]["4"].update(hand=0)),
        ("MAP_COUNT", "players.4.hand", lambda d: d["players"]["4"].update(hand=32)),
        ("MAP_COUNT", "players.3.limit", lambda d: d["players"]["3"].update(limit=0)),
        ("MAP_COUNT", "hexes.a2.value", lambda d: hexes(d)[2].update(value=0)),
        ("MAP_COUNT", "hexes.a2.value", lambda d: hexes(d)[2].update(value=10)),
        ("MAP_COUNT", "hexes.a1.value", lambda d: hexes(d)[1].update(value=1)),
        ("MAP_BAD_ID", "hexes[1]", lambda d: hexes(d)[1].update(id="two words")),
        ("MAP_BAD_ID", "hexes[1]", lambda d: hexes(d)[1].update(id="")),
        ("MAP_BAD_ID", "hexes[1]", lambda d: hexes(d)[1].update(id="Béziers")),
        ("MAP_BAD_ID", "companies[2]", lambda d: d["companies"].__setitem__(2, "yel low")),
        ("MAP_DUPLICATE", "hexes[4]", lambda d: hexes(d)[4].update(id="a0")),
        ("MAP_DUPLICATE", "companies[1]", lambda d: d["companies"].__setitem__(1, "red")),
        ("MAP_DUPLICATE", "hexes[4]", lambda d: hexes(d)[4].update(q=0, r=0)),
        ("MAP_REFERENCE", "end_hex", lambda d: d.update(end_hex="lyon")),
        ("MAP_REFERENCE", "end_hex", lambda d: d.update(end_hex="a1")),
        ("MAP_REFERENCE", "barriers[1]", lambda d: d.update(barriers=[["a0", "a1"], ["a1", "lyon"]])),
        ("MAP_NO_NEIGHBOURS", "barriers[0]", lambda d: d.update(barriers=[["a0", "a2"]])),
        ("MAP_NO_NEIGHBOURS", "barriers[0]", lambda d: d.update(barriers=[["a0", "a0"]])),
        ("MAP_SHUT_IN", "hexes", lambda d: d.update(barriers=[["a0", "a1"]])),
        ("MAP_SHUT_IN", "hexes", lambda d: hexes(d)[1].update(kind="closed")),
    ],
)
def test_a_bad_map_is_refused_with_file_and_entry(code: str, entry: str, change: Change) -> None:
    found, args = refused(changed(change))
    assert (found, args["entry"]) == (code, entry)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"schema": 1}', "\x00"])
def test_a_text_that_is_no_map_is_refused(text: str) -> None:
    assert refused(text)[0] == "MAP_MALFORMED"


def test_what_is_wrong_is_told_in_full() -> None:
    code, args = refused(changed(lambda d: d.update(build_most=9)))
    assert (code, args) == (
        "MAP_COUNT",
        {"file": FILE, "entry": "build_most", "least": 1, "most": 5, "found": 9},
    )
    code, args = refused(changed(lambda d: d.update(barriers=[["a0", "c10"]])))
    assert (code, args) == (
        "MAP_NO_NEIGHBOURS",
        {"file": FILE, "entry": "barriers[0]", "a": "a0", "b": "c10"},
    )
    code, args = refused(changed(lambda d: d.update(barriers=[["a9", "a10"]])))
    assert (code, args) == ("MAP_SHUT_IN", {"file": FILE, "entry": "hexes", "id": "a8"})


def test_the_digest_is_that_of_the_text() -> None:
    text = changed(lambda data: None)
    one, same = PARIS_CONNECTION.read_map(text, FILE), PARIS_CONNECTION.read_map(text, "elsewhere")
    other = PARIS_CONNECTION.read_map(text + " ", FILE)
    assert one.digest == same.digest != other.digest
    assert one.text == text


def test_the_largest_map_is_256_hexes(france: Board) -> None:
    assert len(france.hexes) == 256


def dispatchers() -> list[Any]:
    """The compiled functions that have been called."""
    found = [
        getattr(module, name)
        for module in (entries, rules, reach)
        for name in dir(module)
        if hasattr(getattr(module, name), "signatures")
    ]
    assert len(found) > 30
    return [function for function in found if function.signatures]


def test_a_smaller_map_runs_without_compiling_again(france: Board) -> None:
    def visit(play: Play) -> None:
        if not play.is_over and play.state["pub"][0]["actions"] % 20 == 0:
            check_actions(play)

    random_game(Setting(PARIS_CONNECTION, france, 3, {"turn_limit": 5}), 1, visit)
    before = {function: len(function.signatures) for function in dispatchers()}
    board = drawn(ISLANDS, hand=2)
    random_game(Setting(PARIS_CONNECTION, board, 4, {"turn_limit": 5}), 1, visit)
    assert {function: len(function.signatures) for function in dispatchers()} == before


def test_actions_of_hexes_that_a_smaller_map_lacks_have_no_text_and_are_refused() -> None:
    board = drawn(ISLANDS)
    play = begin(board, ["red"] * 3)
    check_action_notation(play)
    check_actions(play)


def test_every_map_that_comes_with_the_game_is_good_and_has_a_layout() -> None:
    for map_id in PARIS_CONNECTION.map_ids():
        board = PARIS_CONNECTION.load_map(map_id)
        assert board.id == map_id
        assert json.loads(PARIS_CONNECTION.layout(map_id))
