"""The engine and the naive second implementation play the same games and agree at every decision."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.games.paris_connection.maps import COMPANIES, drawn
from tests.games.paris_connection.naive import Naive

from wissel.core.conformance import SeededDraws
from wissel.core.game import Options
from wissel.core.play import Play
from wissel.core.problems import Problem, ProblemError
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.game import PARIS_CONNECTION


def both(board: Board, seats: int, options: Options, seed: int) -> tuple[Play, Naive]:
    play = Play(PARIS_CONNECTION, board, seats, options)
    outcomes = play.draw(SeededDraws(seed), 0).outcomes
    return play, Naive(board.text, seats, options.get("turn_limit"), outcomes)


def compare_state(play: Play, naive: Naive) -> None:
    p = play.state["pub"][0]
    for c, company in enumerate(naive.companies):
        assert p["supply"][c] == naive.supply[company]
        assert p["value"][c] == naive.value[company]
        placed = [play.map.hexes[h] for h in p["at"][c][: p["placed"][c] + 1]]  # type: ignore[attr-defined]
        assert placed == naive.on[company]
        for seat in range(naive.seats):
            assert play.state["hand"][0, seat, c] == naive.hands[seat][company]


def compare_problem(problem: Problem | None, reasons: set[tuple[str, str | None]], action: str) -> None:
    """Legal for both, or the engine's one reason is among all that are true."""
    if problem is None:
        assert not reasons, f"{action}: the engine allows what {reasons} forbids"
    else:
        named = (problem.code, problem.args.get("company"))
        assert named in reasons, f"{action}: the engine says {named}, true is {reasons or 'nothing'}"


def play_both(
    play: Play, naive: Naive, source: random.Random, every: int, weights: Mapping[str, int] | None = None
) -> Play:
    """Random legal play to the end. Legal lists are compared always, problems at each `every`-th decision."""
    decisions = 0
    while not naive.over:
        seat = naive.seat
        assert play.to_act == (seat,)
        legal = play.legal(seat)
        if decisions % every == 0:
            compare_state(play, naive)
            for action in naive.actions():
                compare_problem(play.problem(seat, action), naive.against(action), action)
        assert set(legal) == naive.legal()
        action = choose(legal, source, weights or {})
        play.act(seat, action)
        naive.apply(action)
        decisions += 1
    assert play.is_over
    compare_state(play, naive)
    result = play.result()
    assert result.reason == naive.ended
    assert list(result.totals) == naive.totals()
    assert list(result.winners) == naive.winners()
    return play


def choose(legal: list[str], source: random.Random, weights: Mapping[str, int]) -> str:
    """Uniform over kinds of action with their weights, then over the actions of the kind."""
    kinds = sorted({action.split()[0] for action in legal})
    kind = source.choices(kinds, [weights.get(k, 1) for k in kinds])[0]
    return source.choice([action for action in legal if action.split()[0] == kind])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_engine_and_naive_rules_agree_on_random_games_in_france(france: Board, seats: int) -> None:
    for seed in range(2):
        play, naive = both(france, seats, {"turn_limit": 12}, 100 * seats + seed)
        play_both(play, naive, random.Random(seed), every=9, weights={"place": 6})


def test_engine_and_naive_rules_agree_to_the_last_supply(france: Board) -> None:
    play, naive = both(france, 6, {"turn_limit": None}, 5)
    play_both(play, naive, random.Random(6), every=40, weights={"place": 20})
    assert play.result().reason in ("end_hex", "one_supply")


@st.composite
def small_maps(draw: st.DrawFn) -> Board:
    """Rows of hexes with six start hexes, few cities and many barriers, so that cut-offs are frequent."""
    rows, columns = draw(st.integers(3, 5)), draw(st.integers(4, 6))
    cells = list(draw(st.permutations([*"ssssss", "M", "1", *"." * (rows * columns - 8)])))
    for i, cell in enumerate(cells):
        if cell == ".":
            cells[i] = draw(st.sampled_from("......-x2"))
    drawing = [" ".join(cells[r * columns : (r + 1) * columns]) for r in range(rows)]
    sides = [
        (f"{chr(97 + r)}{q}", f"{chr(97 + r + dr)}{q + dq}")
        for r in range(rows)
        for q in range(columns)
        for dq, dr in ((1, 0), (0, 1), (-1, 1))
        if 0 <= q + dq < columns and r + dr < rows
        if cells[r * columns + q] != "-" and cells[(r + dr) * columns + q + dq] != "-"
    ]
    barriers = draw(st.lists(st.sampled_from(sides), max_size=4, unique=True)) if sides else []
    locomotives = draw(st.integers(5, 9))
    try:
        return drawn(drawing, barriers=barriers, locomotives=locomotives, hand=1, limit=2)
    except ProblemError as error:
        assume(error.problem.code != "MAP_SHUT_IN")
        raise


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(board=small_maps(), seed=st.integers(0, 2**31))
def test_engine_and_naive_rules_agree_on_small_maps_where_cut_offs_are_frequent(
    board: Board, seed: int
) -> None:
    play, naive = both(board, 3, {"turn_limit": 10}, seed)
    play_both(play, naive, random.Random(seed), every=1, weights={"place": 8})


def test_companies_of_the_tests_are_those_of_the_map(france: Board) -> None:
    assert france.companies == COMPANIES
