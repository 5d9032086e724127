"""Many games between computer players, in any number of processes: the same seed, the same games."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import repeat

from wissel.bots.match import Failure, Match, Referee
from wissel.bots.programs import player
from wissel.core.game import Options
from wissel.core.problems import ProblemError
from wissel.games import registry

BATCH = 25
"""Games of one task."""


@dataclass(frozen=True)
class Contest:
    """What is played: a game, on its default map, by computer players in seat order."""

    game: str
    bots: tuple[str, ...]
    options: Options
    seed: int

    def check(self) -> None:
        """Raises `ProblemError`: `GAME_UNKNOWN`, `BAD_SEAT_COUNT`, `BOT_UNKNOWN`, `BOT_BAD_OPTION`,
        `BOT_NO_PROGRAM`, `BAD_OPTION`."""
        game = registry.game(self.game)
        if len(self.bots) not in game.seat_counts:
            raise ProblemError("BAD_SEAT_COUNT", least=game.seat_counts[0], most=game.seat_counts[-1])
        for spec in self.bots:
            player(spec)
        game.option_numbers(self.options)

    def seed_of(self, number: int) -> int:
        """The seed of game `number`, a signed 64-bit number."""
        digest = hashlib.sha256(f"{self.seed} {number}".encode()).digest()
        return int.from_bytes(digest[:8], "big", signed=True)


@dataclass(frozen=True)
class SeatStanding:
    """How a seat did over all finished games; None if there is none."""

    bot: str
    win_share: float | None
    """Part of the games won; a shared win counts in parts."""
    mean_score: float | None
    mean_rank: float | None
    """1 is the best; equal scores share the better rank."""


@dataclass(frozen=True)
class Standings:
    games: int
    unfinished: int
    seats: tuple[SeatStanding, ...]
    failures: tuple[tuple[int, Failure], ...] = ()
    """Games that a program from outside has broken off, by their numbers; they count for nobody."""


def play_batch(contest: Contest, first: int, count: int) -> list[Match]:
    """Games `first` to `first + count - 1`."""
    game = registry.game(contest.game)
    bots = [player(spec) for spec in contest.bots]
    referee = Referee(game, game.load_map(game.default_map), bots, contest.options)
    return [referee.play(contest.seed_of(number)) for number in range(first, first + count)]


def matches(contest: Contest, games: int, executor: Executor | None = None) -> Iterator[Match]:
    """Plays the games and gives them in order; `executor` shares the work out. Raises as `Contest.check`."""
    contest.check()
    firsts = range(0, games, BATCH)
    counts = (min(BATCH, games - first) for first in firsts)
    run = map if executor is None else executor.map
    for batch in run(play_batch, repeat(contest), firsts, counts):
        yield from batch


def standings(contest: Contest, played: Iterable[Match]) -> Standings:
    """What came out."""
    games = finished = 0
    share, score, rank = ([0.0] * len(contest.bots) for _ in range(3))
    failures: list[tuple[int, Failure]] = []
    for match in played:
        if match.failure is not None:
            failures.append((games, match.failure))
        games += 1
        result = match.result
        if result is None:
            continue
        finished += 1
        for seat in range(len(contest.bots)):
            score[seat] += result.totals[seat]
            rank[seat] += result.ranks[seat]
        for seat in result.winners:
            share[seat] += 1 / len(result.winners)

    def mean(sums: Sequence[float], seat: int) -> float | None:
        return sums[seat] / finished if finished else None

    seats = (
        SeatStanding(spec, mean(share, seat), mean(score, seat), mean(rank, seat))
        for seat, spec in enumerate(contest.bots)
    )
    return Standings(games, games - finished - len(failures), tuple(seats), tuple(failures))


def simulate(contest: Contest, games: int, executor: Executor | None = None) -> Standings:
    """Plays the games and sums them up. Raises as `Contest.check`."""
    return standings(contest, matches(contest, games, executor))
