"""Computer players by their spec: a name, then options after colons, as in `name:option=value`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from wissel.bots.budget import Budget
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
    """What a name in a spec stands for.

    `options` maps the names of its options to how their text is read; `make` takes the spec and what was
    read. `searches`: it needs the compiled search of its game. Code about searching is imported by those that
    search: a command that does not use it starts the sooner.
    """

    make: Callable[[str, Mapping[str, Any]], Bot]
    options: Mapping[str, Callable[[str], object]] = field(default_factory=dict)
    searches: bool = False


MOST_MS = 60_000
MOST_ITERATIONS = 1_000_000


def _number(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if not (text.isascii() and text.isdigit() and 1 <= number <= most):
            raise ValueError(text)
        return number

    return read


def _style(text: str) -> str:
    from wissel.kernel.search import STYLES

    if text not in STYLES:
        raise ValueError(text)
    return text


def _searcher(usual_ms: int) -> BotType:
    """One that searches, for so long unless its spec says otherwise."""

    def make(spec: str, said: Mapping[str, Any]) -> Bot:
        from wissel.bots.search import SearchBot, Settings
        from wissel.bots.styles import StyledBot
        from wissel.kernel.search import STYLES

        ms, iterations = said.get("ms"), said.get("iterations")
        budget = Budget(usual_ms if ms is None and iterations is None else ms, iterations)
        settings = Settings(budget, said.get("style", STYLES[0]))
        return (SearchBot if settings.style == STYLES[0] else StyledBot)(spec, settings)

    options = {"ms": _number(MOST_MS), "iterations": _number(MOST_ITERATIONS), "style": _style}
    return BotType(make, options, searches=True)


def _beginner(spec: str, _: Mapping[str, Any]) -> Bot:
    from wissel.bots.beginner import BeginnerBot

    return BeginnerBot(spec)


BOT_TYPES: Mapping[str, BotType] = {
    "beginner": BotType(_beginner, searches=True),
    "club": BotType(lambda spec, _: PlannerBot(spec)),
    "expert": _searcher(60),
    "master": _searcher(600),
    "search": _searcher(100),
    "planner": BotType(lambda spec, _: PlannerBot(spec)),
    "random": BotType(lambda spec, _: RandomBot(spec)),
}
LEVELS = ("beginner", "club", "expert", "master")
"""The weakest first."""
BOTS = (*LEVELS, *(f"expert:style={style}" for style in ("builder", "trader", "blocker", "dasher")))
"""Specs of the computer players that people are offered: levels, and experts with a style."""


def bot(spec: str) -> Bot:
    """The computer player of this spec. Raises `ProblemError`: `BOT_UNKNOWN`, `BOT_BAD_OPTION`."""
    name, *options = spec[:LONGEST_SPEC].split(":")
    known = _type(name)
    said: dict[str, object] = {}
    for option in options:
        key, _, value = option.partition("=")
        try:
            said[key] = known.options[key](value)
        except (KeyError, ValueError) as error:
            raise ProblemError("BOT_BAD_OPTION", bot=name, option=option[:40]) from error
    return known.make(spec, said)


def searches(spec: str) -> bool:
    """Does it need the compiled search of its game? Raises `ProblemError` `BOT_UNKNOWN`."""
    return _type(spec.partition(":")[0]).searches


def _type(name: str) -> BotType:
    if name not in BOT_TYPES:
        raise ProblemError("BOT_UNKNOWN", bot=name[:40])
    return BOT_TYPES[name]
