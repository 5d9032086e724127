"""Whole games between computer players, without a table: a compiled loop for each game, and one in Python.

Both take their numbers from two streams that the seed of the game begins, so they play the same game. Draws
take theirs from one, decisions from the other: draw for draw, games of one seed get the same numbers, however
many decisions lie between. So they have the same first deal, and for as long as a pool holds the same, the
same comes out of it, as if the decks had been shuffled in advance.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from functools import cache
from typing import Protocol, runtime_checkable

import numpy as np

from wissel.bots.registry import PLANNER_KIND, Bot
from wissel.core.fair import outcome_at
from wissel.core.game import Game, GameMap, Kernel, Options, Record, Result
from wissel.core.problems import Problem, ProblemError
from wissel.kernel.compiler import entry
from wissel.kernel.random import advance, output
from wissel.kernel.record import Ints

MOST_INPUTS = 20_000
"""After so many the game is given up: without a turn limit it may never end (R4.2 of Paris Connection)."""
BOT_SEEDS = 1 << 31
DECISIONS = 0x5851F42D4C957F2D
"""What sets the two streams of one seed apart."""


class BotFailedError(ProblemError):
    """A computer player that is not ours cannot go on: it died, was too slow, or did not answer rightly."""


@dataclass(frozen=True)
class Failure:
    """Which seat broke a game off, and why."""

    seat: int
    problem: Problem


@dataclass(frozen=True)
class Match:
    """A game that was played. `inputs`: outcomes and actions by their numbers, as they came."""

    inputs: list[int]
    result: Result | None
    """None if it was given up, or a player failed."""
    failure: Failure | None = None


@dataclass(frozen=True)
class Chair:
    """Where somebody sits, and at what."""

    game: Game
    map: GameMap
    options: Options
    seats: int
    seat: int


@runtime_checkable
class Starts(Protocol):
    """A computer player that has to be started for each game, and may fail."""

    @property
    def spec(self) -> str: ...
    @property
    def kind(self) -> None: ...
    def started(self, chair: Chair) -> AbstractContextManager[Bot]:
        """It plays this seat of one game. Raises `BotFailedError`, as does the player itself."""
        ...


class Referee:
    """Plays games of one kind, with one set of records for all of them: one thread at a time."""

    def __init__(self, game: Game, m: GameMap, bots: Sequence[Bot | Starts], options: Options) -> None:
        """Raises `ProblemError` `BAD_OPTION`."""
        self._game = game
        self._map = m
        self._bots = tuple(bots)
        self._given = options
        self._options = game.option_numbers(options)
        self._state = np.zeros(1, game.state_dtype)
        self._observation = np.zeros(1, game.observation_dtype)
        self._pool = np.zeros(game.outcome_count, np.int64)
        self._legal = np.zeros(game.action_count, np.int64)
        self._log = np.zeros(MOST_INPUTS, np.int64)

    def play(self, seed: int) -> Match:
        """The game of this seed, a signed 64-bit number."""
        kinds = [bot.kind for bot in self._bots if bot.kind is not None]
        failure = None
        if len(kinds) == len(self._bots):
            inputs = self._log[: self._play_compiled(np.array(kinds, np.int64), seed)].tolist()
        else:
            inputs, failure = self._play_each(seed)
        over = self._game.kernel.is_over(self._state)
        return Match(inputs, self._game.result(self._state) if over else None, failure)

    def _play_compiled(self, kinds: Ints, seed: int) -> int:
        return compiled_match(self._game.kernel, self._game.planner)(
            self._map.record,
            self._state,
            self._observation,
            self._options,
            kinds,
            seed,
            self._pool,
            self._legal,
            self._log,
        )

    def _play_each(self, seed: int) -> tuple[list[int], Failure | None]:
        """`compiled_match` in Python, for computer players that are not compiled."""
        game, m, state, kernel = self._game, self._map, self._state, self._game.kernel
        kernel.setup(m.record, state, len(self._bots), self._options)
        inputs: list[int] = []
        draws, decisions = seed, seed ^ DECISIONS
        seat = 0
        with ExitStack() as started:
            try:
                players: list[Bot] = []
                for seat, bot in enumerate(self._bots):
                    chair = Chair(game, m, self._given, len(self._bots), seat)
                    players.append(
                        started.enter_context(bot.started(chair)) if isinstance(bot, Starts) else bot
                    )
                while len(inputs) < MOST_INPUTS:
                    total = kernel.chance(m.record, state, self._pool)
                    if total:
                        draws = advance(draws)
                        number = outcome_at(self._pool.tolist(), output(draws, total))
                        kernel.resolve(m.record, state, number)
                    else:
                        to_act = kernel.to_act(state)
                        if not to_act:
                            break
                        seat = (to_act & -to_act).bit_length() - 1
                        decisions = advance(decisions)
                        number = self._decide(players[seat], seat, output(decisions, BOT_SEEDS))
                    inputs.append(number)
            except BotFailedError as error:
                return inputs, Failure(seat, error.problem)
        return inputs, None

    def _decide(self, player: Bot, seat: int, seed: int) -> int:
        """Asks for an action and applies it; returns its number."""
        game, m, seen = self._game, self._map, self._observation
        game.kernel.observe(self._state, seat, seen)
        text = player.choose(game, m, seen, seed)
        number = game.action_number(m, seen, text)
        if game.kernel.apply(m.record, self._state, seat, number):
            raise ValueError(f"{player.spec} chose {text}, which is not allowed")
        return number


@cache
def compiled_match(kernel: Kernel, planner: Callable[[Record, Record, int], int]) -> Callable[..., int]:
    """The loop of a game whose seats are all played by compiled computer players; see `play` in it."""
    setup, to_act, chance, resolve = kernel.setup, kernel.to_act, kernel.chance, kernel.resolve
    observe, legal, apply = kernel.observe, kernel.legal, kernel.apply

    @entry
    def play(
        M: Record,
        S: Record,
        O: Record,  # noqa: E741
        options: Ints,
        kinds: Ints,
        seed: int,
        pool: Ints,
        out: Ints,
        log: Ints,
    ) -> int:
        """Plays one game of the kinds of players by seat; returns how many inputs stand in `log`."""
        setup(M, S, kinds.size, options)
        draws = seed
        decisions = seed ^ DECISIONS
        n = 0
        while n < log.size:
            total = chance(M, S, pool)
            if total > 0:
                draws = advance(draws)
                k = output(draws, total)
                number = 0
                while k >= pool[number]:
                    k -= pool[number]
                    number += 1
                resolve(M, S, number)
            else:
                mask = to_act(S)
                if mask == 0:
                    break
                seat = 0
                while mask >> seat & 1 == 0:
                    seat += 1
                decisions = advance(decisions)
                bot_seed = output(decisions, BOT_SEEDS)
                if kinds[seat] == PLANNER_KIND:
                    observe(S, seat, O)
                    number = planner(M, O, bot_seed)
                else:
                    number = out[output(advance(bot_seed), legal(M, S, seat, out))]
                apply(M, S, seat, number)
            log[n] = number
            n += 1
        return n

    return play
