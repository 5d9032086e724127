"""The planner of Paris Connection: strong enough, sensible, and never without end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.bots.marseille import BLACK, BLUE, MAP, RED, before_marseille, hand_over, opening

from wissel.bots.simulate import Contest, Standings, matches, simulate
from wissel.core.game import Record
from wissel.core.play import Play
from wissel.games.paris_connection.game import PARIS_CONNECTION as PARIS
from wissel.games.paris_connection.state import COMPANIES, FINISH, HEXES, TRADE

ROOT = Path(__file__).parents[2]


def contest(bots: list[str], seed: int = 1, **options: int | None) -> Contest:
    return Contest(PARIS.id, tuple(bots), options, seed)


def replayed(
    bots: list[str], games: int, seed: int = 1, **options: int | None
) -> Iterator[tuple[Record, int]]:
    """Every state of some games in which a seat decides, and what it decided."""
    asked = contest(bots, seed, **options)
    for played in matches(asked, games):
        play = Play(PARIS, MAP, len(bots), options)
        for number in played.inputs:
            if play.pending():
                PARIS.kernel.resolve(MAP.record, play.state, number)
            else:
                yield play.state, number
                assert PARIS.kernel.apply(MAP.record, play.state, play.to_act[0], number) == 0


def decision(state: Record, seed: int = 1) -> int:
    """What the planner does in the seat to act."""
    seen = np.zeros(1, PARIS.observation_dtype)
    PARIS.kernel.observe(state, int(state["pub"]["seat"][0]), seen)
    return PARIS.planner(MAP.record, seen, seed)


def gives_and_takes(action: int) -> tuple[int, int, int]:
    k = (action - TRADE) >> 1
    return k // COMPANIES, k % COMPANIES, ((action - TRADE) & 1) + 1


@pytest.mark.parametrize("seats", PARIS.seat_counts)
def test_the_planner_beats_random_players(seats: int) -> None:
    told = simulate(contest(["planner"] + ["random"] * (seats - 1)), 300)
    assert told.unfinished == 0
    assert (told.seats[0].win_share or 0) >= 0.95


def test_no_seat_is_bad_for_the_planner() -> None:
    for seat in range(4):
        bots = ["random"] * 4
        bots[seat] = "planner"
        assert (simulate(contest(bots), 200).seats[seat].win_share or 0) >= 0.94


@pytest.mark.parametrize("seats", PARIS.seat_counts)
def test_planners_come_to_an_end_without_a_turn_limit(seats: int) -> None:
    told = simulate(contest(["planner"] * seats, turn_limit=None), 60)
    assert told.unfinished == 0


def test_planners_are_a_match_for_each_other() -> None:
    told: Standings = simulate(contest(["planner"] * 4), 200)
    assert all(0.1 < (seat.win_share or 0) < 0.4 for seat in told.seats)


def test_it_trades_two_for_one_early() -> None:
    first_turns = [
        number
        for state, number in replayed(["planner"] * 4, 20)
        if state["pub"]["turns"][0] < 8 and state["pub"]["build_n"][0] == 0
    ]
    doubled = [n for n in first_turns if n >= TRADE and gives_and_takes(n)[2] == 2]
    assert len(doubled) > 0.75 * len(first_turns)


def test_it_never_exceeds_the_holding_limit() -> None:
    limit = int(MAP.record["limit"][0, 4])
    most = 0
    for state, _ in replayed(["planner"] * 4, 40):
        most = max(most, int(state["pub"]["shares"][0].max()))
    assert most == limit


def test_it_builds_to_cities_for_companies_that_it_holds_and_wastes_the_others() -> None:
    cities = MAP.record["value"][0] > 0
    reached: dict[bool, list[bool]] = {True: [], False: []}
    for state, number in replayed(["planner"] * 4, 20):
        if number < FINISH:
            hands, seat = state["hand"][0, :4, number // HEXES], int(state["pub"]["seat"][0])
            others = (hands.sum() - hands[seat]) / 3
            if abs(hands[seat] - others) > 1:  # the planner knows the others' hands only roughly
                reached[bool(hands[seat] > others)].append(bool(cities[number % HEXES]))
    assert len(reached[True]) > 100
    assert len(reached[False]) > 100
    assert np.mean(reached[True]) > 0.4
    assert np.mean(reached[False]) < 0.1


def test_a_build_is_finished_when_it_brings_nothing_more() -> None:
    play = opening()
    p = play.state["pub"][0]
    action = next(a for a in play.legal(play.to_act[0]) if a.startswith("place red"))
    play.act(play.to_act[0], action)
    play.state["hand"][0, p["seat"], RED] = 8
    p["near"][RED] = 0
    assert decision(play.state) == FINISH


@pytest.fixture(name="before_marseille")
def before_marseille_() -> Record:
    return before_marseille()


def test_it_ends_the_game_at_marseille_when_it_is_ahead(before_marseille: Record) -> None:
    seat = int(before_marseille["pub"]["seat"][0])
    hand_over(before_marseille, seat, 6)
    assert decision(before_marseille) == RED * HEXES + MAP.hex_number["marseille"]


def test_it_does_not_end_the_game_for_another_seat(before_marseille: Record) -> None:
    seat = int(before_marseille["pub"]["seat"][0])
    hand_over(before_marseille, (seat + 1) % 4, 6)
    decided = {decision(before_marseille, seed) for seed in range(20)}
    assert RED * HEXES + MAP.hex_number["marseille"] not in decided


def test_a_weary_planner_that_cannot_build_empties_the_supplies(before_marseille: Record) -> None:
    """Otherwise planners that can only trade might do so for ever."""
    p = before_marseille["pub"][0]
    p["near"][:] = 0
    p["gives"][p["seat"], BLACK] = p["takes"][p["seat"], BLACK] = 70
    p["supply"][:] = 0
    p["supply"][[RED, BLUE, BLACK]] = [3, 2, 1]
    give, take, count = gives_and_takes(decision(before_marseille))
    assert (take, count) in {(BLUE, 2), (BLACK, 1)}
    assert p["supply"][give] > 0


def test_it_plays_the_same_compiled_and_uncompiled() -> None:
    script = (
        "from wissel.bots import match\n"
        "from wissel.bots.simulate import Contest, matches\n"
        "match.MOST_INPUTS = 110\n"
        "contest = Contest('paris-connection', ('planner', 'planner', 'planner'), {}, 3)\n"
        "print([played.inputs for played in matches(contest, 1)])\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env=os.environ | {"NUMBA_DISABLE_JIT": switch},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert told[0] == told[1]
    assert told[0].count(",") == 109
