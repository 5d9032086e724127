"""Contests: every player meets every other, on the same deals, on every seat.

A deal is played as often as there are seats: each time everybody sits one seat further, and the seed is the
same. Games of one seed begin with the same hands, and their later draws take the same random numbers in order
(`wissel.bots.match`), so that the luck of a deal goes round.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial

import msgspec

from wissel.bots.match import Failure, Referee
from wissel.bots.programs import player
from wissel.core.game import Options
from wissel.core.problems import ProblemError
from wissel.games import registry

MOST_BOTS = 24
BATCH = 24
"""Games of one task, if all play compiled: such a game takes a millisecond."""


@cache
def line_ups(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Who plays together: every choice of as many players as seats. If there are fewer, every way to give
    each of them one seat or more."""
    if players >= seats:
        return tuple(combinations(range(players), seats))
    repeated = combinations_with_replacement(range(players), seats)
    return tuple(chosen for chosen in repeated if len(set(chosen)) == players)


@cache
def orders(players: int) -> tuple[tuple[int, ...], ...]:
    return tuple(permutations(range(players)))


@dataclass(frozen=True)
class Arena:
    """What is played: a game, on its default map, by these computer players. One that is named twice plays
    as two."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Options
    seed: int

    def check(self) -> None:
        """Raises `ProblemError`: `GAME_UNKNOWN`, `BAD_SEAT_COUNT`, `ARENA_BOTS`, `BOT_UNKNOWN`,
        `BOT_BAD_OPTION`, `BOT_NO_PROGRAM`, `BAD_OPTION`."""
        game = registry.game(self.game)
        if self.seats not in game.seat_counts:
            raise ProblemError("BAD_SEAT_COUNT", least=game.seat_counts[0], most=game.seat_counts[-1])
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise ProblemError("ARENA_BOTS", most=MOST_BOTS)
        for spec in self.bots:
            player(spec)
        game.option_numbers(self.options)

    def deal(self, number: int) -> int:
        """Which deal game `number` plays."""
        return number // self.seats

    def seed_of(self, number: int) -> int:
        """The seed of game `number`, a signed 64-bit number: one for all games of a deal."""
        digest = hashlib.sha256(f"{self.seed} {self.deal(number)}".encode()).digest()
        return int.from_bytes(digest[:8], "big", signed=True)

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where in game `number`: indices into `bots`, by seat.

        Deal after deal the line-ups take turns, and round after round of them the order at the table changes,
        as it matters who plays after whom.
        """
        deal, turn = divmod(number, self.seats)
        together = line_ups(len(self.bots), self.seats)
        round_, which = divmod(deal, len(together))
        first, *rest = together[which]
        order = orders(len(rest))[round_ % factorial(len(rest))]
        circle = (first, *(rest[place] for place in order))
        return circle[-turn:] + circle[:-turn] if turn else circle


class Played(msgspec.Struct, frozen=True):
    """What came of one game."""

    game: int
    """Its number."""
    players: list[int]
    """Indices into `Arena.bots`, by seat."""
    totals: list[int] | None
    """Final scores by seat; None, as `ranks`, if it was given up without an end or a player failed."""
    ranks: list[int] | None
    failure: Failure | None = None
    """Who broke it off: it has lost to each of the others, and they have not played each other."""


def play_games(arena: Arena, numbers: Sequence[int]) -> list[Played]:
    """Plays these games, here."""
    game = registry.game(arena.game)
    m = game.load_map(game.default_map)
    bots = [player(spec) for spec in arena.bots]
    played = []
    for number in numbers:
        players = arena.seating(number)
        match = Referee(game, m, [bots[who] for who in players], arena.options).play(arena.seed_of(number))
        result = match.result
        totals, ranks = (None, None) if result is None else (list(result.totals), list(result.ranks))
        played.append(Played(number, list(players), totals, ranks, match.failure))
    return played


def play(arena: Arena, numbers: Sequence[int], executor: Executor | None = None) -> Generator[Played]:
    """Plays these games and gives each when it is over, in any order. `executor` shares the work out: any of
    the kind of `concurrent.futures`. Raises as `Arena.check`."""
    arena.check()
    if executor is None:
        for number in numbers:
            yield from play_games(arena, [number])
        return
    size = BATCH if all(player(spec).kind is not None for spec in arena.bots) else 1
    waiting: set[Future[list[Played]]] = {
        executor.submit(play_games, arena, numbers[first : first + size])
        for first in range(0, len(numbers), size)
    }
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        for future in waiting:
            future.cancel()
