"""Computer players by their spec: a name, then options after colons, as in `name:option=value`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from wissel.core.game import Game, GameMap, Record
from wissel.core.problems import ProblemError
from wissel.kernel.random import advance, output

LONGEST_SPEC = 80


class Bot(Protocol):
    """A computer player. It sees its observation alone; one object may play at many tables at once."""

    @property
    def spec(self) -> str:
        """The spec that it was made from."""
        ...

    @property
    def kind(self) -> int | None:
        """Its number in compiled matches (`wissel.bots.match`); None if it is not compiled."""
        ...

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        """The action, in text notation, for the observing seat, which must decide. `seed` throws its dice."""
        ...


RANDOM_KIND = 0
PLANNER_KIND = 1


@dataclass(frozen=True)
class RandomBot:
    """Any legal action, each equally likely."""

    spec: str
    kind: int | None = RANDOM_KIND

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        problems, ends = np.empty((2, game.action_count), np.int64)
        game.kernel.menu(m.record, observation, problems, ends)
        legal = np.flatnonzero(problems == 0)
        return game.action_text(m, observation, int(legal[output(advance(seed), len(legal))]))


@dataclass(frozen=True)
class PlannerBot:
    """The heuristic player that each game brings along."""

    spec: str
    kind: int | None = PLANNER_KIND

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        return game.action_text(m, observation, int(game.planner(m.record, observation, seed)))


@dataclass(frozen=True)
class BotType:
    """What a name in a spec stands for. `options` maps the names of its options to how their text is read."""

    make: Callable[[str], Bot]
    options: Mapping[str, Callable[[str], object]]


BOT_TYPES: Mapping[str, BotType] = {
    "planner": BotType(PlannerBot, {}),
    "random": BotType(RandomBot, {}),
}
BOTS = tuple(BOT_TYPES)
"""Specs, without options, of the computer players that there are; the strongest first."""


def bot(spec: str) -> Bot:
    """The computer player of this spec. Raises `ProblemError`: `BOT_UNKNOWN`, `BOT_BAD_OPTION`."""
    name, *options = spec[:LONGEST_SPEC].split(":")
    if name not in BOT_TYPES:
        raise ProblemError("BOT_UNKNOWN", bot=name[:40])
    known = BOT_TYPES[name]
    for option in options:
        key, _, value = option.partition("=")
        try:
            known.options[key](value)
        except (KeyError, ValueError) as error:
            raise ProblemError("BOT_BAD_OPTION", bot=name, option=option[:40]) from error
    return known.make(spec)
