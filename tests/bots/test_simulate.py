"""Games between computer players: the same seed gives the same games, however they are played."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, replace

import pytest

from wissel.bots import match
from wissel.bots.match import Match, Referee
from wissel.bots.registry import Bot, bot
from wissel.bots.simulate import BATCH, Contest, matches, play_batch, simulate
from wissel.core.game import Game, GameMap, Record, Result
from wissel.core.problems import ProblemError
from wissel.games.registry import game

CONTEST = Contest("paris-connection", ("planner", "random", "planner", "random"), {}, 5)


@dataclass(frozen=True)
class NotCompiled:
    """Plays as another bot, but can be called from Python only."""

    inner: Bot
    kind: int | None = None

    @property
    def spec(self) -> str:
        return self.inner.spec

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        return self.inner.choose(game, m, observation, seed)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again = list(matches(CONTEST, 3)), list(matches(CONTEST, 3))
    assert first == again
    assert len({tuple(played.inputs) for played in first}) == 3
    assert list(matches(replace(CONTEST, seed=6), 3)) != first


@pytest.mark.parametrize("processes", [False, True])
def test_any_executor_gives_the_games_in_order(processes: bool) -> None:
    games = 2 * BATCH + 1
    spawn = multiprocessing.get_context("spawn")
    executor: Executor = ProcessPoolExecutor(2, spawn) if processes else ThreadPoolExecutor(2)
    with executor:
        assert list(matches(CONTEST, games, executor)) == list(matches(CONTEST, games))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    assert play_batch(CONTEST, 0, 4)[3:] == play_batch(CONTEST, 3, 1)


def test_bots_that_are_not_compiled_play_the_games_of_the_compiled_loop() -> None:
    paris = game("paris-connection")
    bots = [bot(spec) for spec in CONTEST.bots]
    m = paris.load_map("france")
    compiled = Referee(paris, m, bots, {})
    called = Referee(paris, m, [NotCompiled(player) for player in bots], {})
    mixed = Referee(paris, m, [NotCompiled(bots[0]), *bots[1:]], {})
    assert called.play(9) == compiled.play(9) == mixed.play(9)


def test_an_action_that_is_not_allowed_is_not_passed_over() -> None:
    class Stubborn(NotCompiled):
        def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
            return "finish"

    paris = game("paris-connection")
    referee = Referee(paris, paris.load_map("france"), [Stubborn(bot("random"))] * 3, {})
    with pytest.raises(ValueError, match="not allowed"):
        referee.play(1)


def test_the_standings_count_shared_wins_in_parts() -> None:
    from wissel.bots.simulate import standings

    contest = replace(CONTEST, bots=("planner", "random", "random"))
    played = [
        Match([], Result("end_hex", (10, 10, 4), (1, 1, 3))),
        Match([], Result("end_hex", (3, 20, 5), (3, 1, 2))),
        Match([], None),
    ]
    told = standings(contest, played)
    assert (told.games, told.unfinished) == (3, 1)
    assert [seat.bot for seat in told.seats] == ["planner", "random", "random"]
    assert [seat.win_share for seat in told.seats] == [0.25, 0.75, 0]
    assert [seat.mean_score for seat in told.seats] == [6.5, 15, 4.5]
    assert [seat.mean_rank for seat in told.seats] == [2, 1, 2.5]


def test_games_without_an_end_are_counted_and_count_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_INPUTS", 60)
    told = simulate(CONTEST, 2)
    assert (told.games, told.unfinished) == (2, 2)
    assert all(seat.win_share is seat.mean_score is seat.mean_rank is None for seat in told.seats)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "GAME_UNKNOWN"),
        ({"bots": ("random",) * 2}, "BAD_SEAT_COUNT"),
        ({"bots": ("random",) * 7}, "BAD_SEAT_COUNT"),
        ({"bots": ("random", "random", "nobody")}, "BOT_UNKNOWN"),
        ({"bots": ("random", "random", "planner:x=1")}, "BOT_BAD_OPTION"),
        ({"options": {"turn_limit": 0}}, "BAD_OPTION"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(changes: dict[str, object], code: str) -> None:
    contest = Contest(**{**vars(CONTEST), **changes})
    with pytest.raises(ProblemError) as refused:
        simulate(contest, 1)
    assert refused.value.problem.code == code
