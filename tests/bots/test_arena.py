"""Contests: who meets whom on which deal, what is counted, and the record that they go on from."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from wissel.bots import match
from wissel.bots.arena import BATCH, Arena, Played, play, play_games
from wissel.bots.arena_record import recording
from wissel.bots.arena_report import report
from wissel.bots.match import Referee
from wissel.bots.registry import bot
from wissel.bots.statistics import wilson
from wissel.core.problems import ProblemError
from wissel.games.registry import game

PARIS = "paris-connection"
THREE = Arena(PARIS, ("planner", "random", "planner"), 3, {}, 5)


def by_number(games: list[Played]) -> list[Played]:
    return sorted(games, key=lambda each: each.game)


# ---- who meets whom ----------------------------------------------------------------------------------------


def test_each_deal_is_played_once_from_every_seat() -> None:
    arena = replace(THREE, bots=("planner",) * 5, seats=4)
    for deal in range(40):
        games = [arena.seating(4 * deal + turn) for turn in range(4)]
        assert len({arena.seed_of(4 * deal + turn) for turn in range(4)}) == 1
        for seat in range(4):
            assert sorted(seated[seat] for seated in games) == sorted(games[0])
    assert len({arena.seed_of(4 * deal) for deal in range(40)}) == 40


def test_everybody_meets_everybody_equally_often() -> None:
    arena = replace(THREE, bots=("planner",) * 5, seats=3)
    met: Counter[frozenset[int]] = Counter()
    for number in range(10 * 3 * 2):
        seated = arena.seating(number)
        assert len(set(seated)) == 3
        met.update(frozenset((one, other)) for one in seated for other in seated if one < other)
    assert len(met) == 10
    assert len(set(met.values())) == 1


def test_it_changes_who_plays_after_whom() -> None:
    arena = replace(THREE, bots=("planner",) * 4, seats=4)
    after = Counter(
        (seated[seat], seated[(seat + 1) % 4])
        for seated in map(arena.seating, range(6 * 4))
        for seat in range(4)
    )
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_with_fewer_players_than_seats_each_sits_at_every_table() -> None:
    arena = replace(THREE, bots=("planner", "random"), seats=4)
    seatings = [arena.seating(number) for number in range(3 * 4)]
    assert {frozenset(seated) for seated in seatings} == {frozenset((0, 1))}
    assert Counter(player for seated in seatings for player in seated) == {0: 24, 1: 24}


def test_the_games_of_a_deal_begin_with_the_same_deal() -> None:
    """And later draws take the same numbers: what is drawn differs only where the pools do."""
    rails = game("ticket-to-ride-europe")
    m = rails.load_map("europe")
    referee = [
        Referee(rails, m, [bot(spec) for spec in specs], {})
        for specs in (("planner", "random"), ("random", "planner"))
    ]
    one, other = (each.play(11).inputs for each in referee)
    dealt = next(n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    # Four cards and four tickets each, five cards on the table.
    assert dealt >= 2 * (4 + 4) + 5
    assert referee[0].play(12).inputs[:dealt] != one[:dealt]


# ---- playing -----------------------------------------------------------------------------------------------


def test_the_same_contest_gives_the_same_games() -> None:
    assert list(play(THREE, range(6))) == list(play(THREE, range(6)))
    assert play_games(THREE, [4]) == [list(play(THREE, range(6)))[4]]
    other = list(play(replace(THREE, seed=6), range(6)))
    assert other != list(play(THREE, range(6)))


@pytest.mark.parametrize("processes", [False, True])
def test_any_executor_plays_the_same_games(processes: bool) -> None:
    games = range(2 * BATCH + 1)
    spawn = multiprocessing.get_context("spawn")
    executor: Executor = ProcessPoolExecutor(2, spawn) if processes else ThreadPoolExecutor(2)
    with executor:
        assert by_number(list(play(THREE, games, executor))) == list(play(THREE, games))


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_dask_cluster_plays_the_same_games() -> None:
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,  # type: ignore[no-untyped-call]
        Client(cluster) as client,  # type: ignore[no-untyped-call]
        client.get_executor() as executor,
    ):
        games = range(2 * BATCH + 1)
        assert by_number(list(play(THREE, games, executor))) == list(play(THREE, games))


def test_who_stops_listening_stops_the_games() -> None:
    class Late(Executor):
        """Plays the first task alone; the others would go on for ever."""

        def __init__(self) -> None:
            self.tasks: list[Future[Any]] = []

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            task: Future[Any] = Future()
            if not self.tasks:
                task.set_result(fn(*args, **kwargs))
            self.tasks.append(task)
            return task

    executor = Late()
    games = play(THREE, range(3 * BATCH), executor)
    next(games)
    games.close()
    assert [task.cancelled() for task in executor.tasks] == [False, True, True]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "GAME_UNKNOWN"),
        ({"seats": 2}, "BAD_SEAT_COUNT"),
        ({"bots": ()}, "ARENA_BOTS"),
        ({"bots": ("random",) * 25}, "ARENA_BOTS"),
        ({"bots": ("random", "nobody")}, "BOT_UNKNOWN"),
        ({"bots": ("random", "planner:x=1")}, "BOT_BAD_OPTION"),
        ({"options": {"turn_limit": 0}}, "BAD_OPTION"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(ProblemError) as refused:
        list(play(replace(THREE, **changes), range(1)))
    assert refused.value.problem.code == code


# ---- what is counted ---------------------------------------------------------------------------------------

GAMES = [
    Played(0, [0, 1, 2], [10, 10, 4], [1, 1, 3]),
    Played(1, [2, 0, 1], [3, 20, 5], [3, 1, 2]),
    Played(2, [1, 2, 0], None, None),
]


def test_shares_scores_and_ranks_are_those_of_the_player_not_of_the_seat() -> None:
    told = report(replace(THREE, bots=("a", "b", "c")), GAMES)
    assert (told.games, told.unfinished) == (3, 1)
    assert [each.bot for each in told.bots] == ["a", "b", "c"]
    assert [each.games for each in told.bots] == [2, 2, 2]
    assert [each.win_share for each in told.bots] == [0.75, 0.25, 0]
    assert [each.interval for each in told.bots] == [wilson(won, 2) for won in (1.5, 0.5, 0)]
    assert [each.mean_score for each in told.bots] == [15, 7.5, 3.5]
    assert [each.mean_rank for each in told.bots] == [1, 1.5, 3]
    assert told.seat_win_shares == [0.25, 0.75, 0]
    assert told.crosstable == [[None, 0.75, 1], [0.25, None, 1], [0, 0, None]]
    a, b, c = told.bots
    assert a.rating > b.rating > c.rating
    assert a.skill.mu > b.skill.mu > c.skill.mu


def test_the_order_in_which_games_end_does_not_matter() -> None:
    assert report(THREE, reversed(GAMES)) == report(THREE, GAMES)


def test_a_player_that_finished_no_game_has_no_figures() -> None:
    told = report(replace(THREE, bots=("a", "b", "c", "d")), GAMES)
    assert (told.bots[3].games, told.bots[3].win_share, told.bots[3].interval) == (0, None, None)
    assert [row[3] for row in told.crosstable] == [None] * 4


def test_a_player_on_two_seats_does_not_beat_itself() -> None:
    told = report(replace(THREE, bots=("a", "b")), [Played(0, [0, 1, 0], [9, 5, 1], [1, 2, 3])])
    assert [each.games for each in told.bots] == [2, 1]
    assert [each.win_share for each in told.bots] == [0.5, 0]
    assert told.crosstable == [[None, 0.5], [0.5, None]]


def test_the_planner_comes_out_above_chance() -> None:
    told = report(THREE, play(THREE, range(30)))
    planner, chance, twin = told.bots
    assert min(planner.rating, twin.rating) > chance.rating + 200
    assert planner.interval is not None
    assert planner.interval[0] < (planner.win_share or 0) < planner.interval[1]


# ---- the record --------------------------------------------------------------------------------------------


def test_a_contest_goes_on_from_its_record(tmp_path: Path) -> None:
    path = tmp_path / "record"
    games = list(play(THREE, range(5)))
    with recording(THREE, path) as (known, keep):
        assert known == {}
        for each in games[:2]:
            keep(each)
    with recording(THREE, path) as (known, keep):
        assert list(known.values()) == games[:2]
        keep(games[4])
    with recording(THREE, path) as (known, _):
        assert list(known) == [0, 1, 4]
    lines = path.read_text().splitlines()
    assert json.loads(lines[0])["bots"] == list(THREE.bots)
    assert len(lines) == 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "record"
    games = list(play(THREE, range(2)))
    with recording(THREE, path) as (_, keep):
        for each in games:
            keep(each)
    whole = path.read_bytes()
    path.write_bytes(whole[:-10])
    with recording(THREE, path) as (known, keep):
        assert list(known) == [0]
        keep(games[1])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "ticket-to-ride-europe"},
        {"bots": ("planner", "planner", "random")},
        {"seats": 4},
        {"seed": 6},
        {"options": {"turn_limit": 20}},
    ],
)
def test_the_record_of_another_contest_is_refused_and_kept(changes: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "record"
    with recording(THREE, path) as (_, keep):
        keep(GAMES[0])
    before = path.read_bytes()
    with pytest.raises(ProblemError, match="ARENA_OTHER_CONTEST"), recording(replace(THREE, **changes), path):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", ["{}", "no", '{"game":0,"players":[2,1,0],"totals":null,"ranks":null}'])
def test_a_file_that_is_no_record_is_refused_and_kept(line: str, tmp_path: Path) -> None:
    path = tmp_path / "record"
    with recording(THREE, path):
        pass
    path.write_text(f"{path.read_text()}{line}\n")
    before = path.read_bytes()
    with pytest.raises(ProblemError) as refused, recording(THREE, path):
        pass
    assert (refused.value.problem.code, refused.value.problem.args["line"]) == ("ARENA_FILE_LINE", 2)
    assert path.read_bytes() == before


def test_games_without_an_end_are_recorded_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_INPUTS", 60)
    (played,) = play(THREE, range(1))
    assert (played.totals, played.ranks) == (None, None)
    assert report(THREE, [played]).unfinished == 1
