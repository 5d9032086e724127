"""Whole games as files, one for each number of players: replayed to the same result, and by the naive rules.

Games that end because all pass, which needs few cards, stand among the golden playthroughs.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.ticket_to_ride.naive import Naive

from wissel.core.play import Play
from wissel.games.ticket_to_ride import problems
from wissel.games.ticket_to_ride.view import PublicView, ResultView
from wissel.tables.game_file import GameFile, decode
from wissel.tables.replay import replay

FOLDER = Path(__file__).parents[2] / "fixtures" / "ticket_to_ride"
RULES = Path(problems.__file__).with_name("RULES.md")

RESULTS: dict[str, tuple[list[int], list[int]]] = {
    # totals and ranks by seat
    "five-seats": ([7, -8, -15, 36, -28], [2, 3, 4, 1, 5]),
    "four-seats-negative": ([26, 2, 22, -22], [1, 3, 2, 4]),
    "three-seats-borrowed": ([-3, 25, -42], [2, 1, 3]),
    "two-seats": ([-121, 22], [2, 1]),
    "two-seats-tunnel-paid": ([83, 58], [1, 2]),
}


def load(name: str) -> GameFile:
    return decode((FOLDER / f"{name}.json").read_bytes())


def replayed(name: str) -> Play:
    play = replay(load(name)).play
    assert play is not None
    return play


def result(play: Play) -> ResultView:
    view = play.public_view()
    assert isinstance(view, PublicView)
    assert view.result is not None
    return view.result


def test_every_file_is_replayed_here_and_every_number_of_players_has_one() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(RESULTS)
    assert {len(totals) for totals, _ in RESULTS.values()} == {2, 3, 4, 5}


@pytest.mark.parametrize("name", RESULTS)
def test_a_whole_game_ends_as_it_did(name: str) -> None:
    found = replayed(name).result()
    assert (list(found.totals), list(found.ranks)) == RESULTS[name]
    assert found.reason == "last_round"


@pytest.mark.parametrize("name", RESULTS)
def test_the_naive_rules_end_a_whole_game_in_the_same_way(name: str) -> None:
    file, lines = load(name), result(replayed(name)).seats
    naive = Naive(replayed(name).map.text, len(file.seats))
    for entry in file.entries:
        if entry.action is not None:
            naive.answer(entry.action, entry.seat)
        for outcome in entry.outcomes:
            assert outcome is not None
            naive.answer(outcome)
    for line, score in zip(lines, naive.scores(), strict=True):
        assert (line.total, line.rank, line.spaces) == (score["total"], score["rank"], score["path"])
        assert line.borrowed == score["borrowed"]


def test_the_files_show_tunnels_declined_stations_borrowing_and_totals_below_zero() -> None:
    actions = {entry.action or "" for name in RESULTS for entry in load(name).entries}
    assert {"decline", "blind", "tickets"} <= actions
    assert {"claim", "station", "keep", "face", "pay"} <= {action.split()[0] for action in actions if action}
    assert any(line.borrowed for line in result(replayed("three-seats-borrowed")).seats)
    assert min(RESULTS["four-seats-negative"][0]) < 0


def test_every_rule_has_its_number_and_every_refusal_its_rule() -> None:
    text = RULES.read_text(encoding="utf-8")
    numbers = re.findall(r"\*\*(T\d\.\d+)\b", text)
    assert numbers == [
        *(f"T1.{k}" for k in range(1, 6)),
        *(f"T2.{k}" for k in range(1, 19)),
        *(f"T3.{k}" for k in range(1, 6)),
        *(f"T4.{k}" for k in range(1, 5)),
    ]
    told = set(re.findall(r"`([A-Z_]+)`", text))
    assert told == set(problems.NAMES) - {"OK", "BAD_NUMBER", "BAD_OUTCOME"}
