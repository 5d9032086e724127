"""Whole games as files, one for each way to end: replayed to the same result, and by the naive rules too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.paris_connection.naive import Naive

from wissel.core.play import Play
from wissel.games.paris_connection import problems
from wissel.games.paris_connection.view import PublicView
from wissel.tables.game_file import GameFile, decode
from wissel.tables.replay import replay

FOLDER = Path(__file__).parents[2] / "fixtures" / "paris_connection"
RULES = Path(problems.__file__).with_name("RULES.md")

RESULTS: dict[str, tuple[str, list[int], list[int]]] = {
    # reason, totals and ranks by seat
    "end-hex": ("end_hex", [8, 16, 0, 8], [2, 1, 4, 2]),
    "one-supply-by-placement": ("one_supply", [30, 41, 47], [3, 2, 1]),
    "one-supply-by-trade": ("one_supply", [-53, 13, 20, -33, 11], [5, 2, 1, 4, 3]),
    "penalty": ("turn_limit", [-8, 17, -46], [2, 1, 3]),
    "tie": ("turn_limit", [10, 4, 11, 11], [3, 4, 1, 1]),
    "turn-limit": ("turn_limit", [24, 24, 29, 13, 13, 32], [3, 3, 2, 5, 5, 1]),
}


def load(name: str) -> GameFile:
    return decode((FOLDER / f"{name}.json").read_bytes())


def replayed(name: str) -> Play:
    play = replay(load(name)).play
    assert play is not None
    return play


def test_every_file_is_replayed_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(RESULTS)


@pytest.mark.parametrize("name", RESULTS)
def test_a_whole_game_ends_as_it_did(name: str) -> None:
    result = replayed(name).result()
    assert (result.reason, list(result.totals), list(result.ranks)) == RESULTS[name]


@pytest.mark.parametrize("name", RESULTS)
def test_the_naive_rules_end_a_whole_game_in_the_same_way(name: str) -> None:
    played, file = replayed(name), load(name)
    first, *acts = file.entries
    outcomes = [outcome for outcome in first.outcomes if outcome]
    naive = Naive(played.map.text, len(file.seats), file.options["turn_limit"], outcomes)
    for entry in acts:
        assert entry.action is not None
        assert (entry.seat, naive.against(entry.action)) == (naive.seat, set())
        naive.apply(entry.action)
    reason, totals, ranks = RESULTS[name]
    assert naive.over
    assert (naive.ended, naive.totals()) == (reason, totals)
    assert naive.winners() == [seat for seat, rank in enumerate(ranks) if rank == 1]


def test_the_files_show_both_ways_to_end_and_the_limit_with_every_number_of_players() -> None:
    assert {reason for reason, _, _ in RESULTS.values()} == {"end_hex", "one_supply", "turn_limit"}
    assert {len(totals) for _, totals, _ in RESULTS.values()} == {3, 4, 5, 6}
    last = {name: load(name).entries[-1].action or "" for name in RESULTS}
    assert last["one-supply-by-placement"] == "finish"
    assert last["one-supply-by-trade"].startswith("trade")


def test_the_tie_is_a_shared_win() -> None:
    view = replayed("tie").public_view()
    assert isinstance(view, PublicView)
    assert view.result is not None
    assert len(view.result.winners) == 2


def test_the_penalty_is_over_the_whole_hand() -> None:
    view = replayed("penalty").public_view()
    assert isinstance(view, PublicView)
    assert view.result is not None
    paid = [line for line in view.result.seats if line.over_limit]
    assert paid
    for line in paid:
        assert line.over_limit == sum(line.hand) - view.limit
        assert line.penalty == -20 * line.over_limit
        assert line.total == sum(line.points) + line.penalty
        assert max(line.hand) <= view.limit, "no single company is over the limit"


def test_every_rule_has_its_number_and_every_refusal_its_rule() -> None:
    text = RULES.read_text(encoding="utf-8")
    numbers = re.findall(r"\*\*(R\d\.\d)\b", text)
    assert numbers == [
        *(f"R1.{k}" for k in range(1, 8)),
        *(f"R2.{k}" for k in range(1, 10)),
        *(f"R3.{k}" for k in range(1, 5)),
        *(f"R4.{k}" for k in range(1, 5)),
    ]
    told = set(re.findall(r"`([A-Z_]+)`", text))
    assert told == set(problems.NAMES) - {"OK", "BAD_NUMBER", "BAD_OUTCOME"}
