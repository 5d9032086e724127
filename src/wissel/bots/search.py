"""Computer players that search: an information-set Monte Carlo tree search over what their seat knows.

The search itself is compiled (`wissel.kernel.search`); here it is given its settings and its time, and what
it found is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np

from wissel.bots.budget import CROWD, Budget, Cancelled, Crowd, spend
from wissel.core.game import Game, GameMap, Record
from wissel.kernel.search import (
    ACTION,
    CHILD,
    GAIN,
    NEXT,
    NONE,
    ONE,
    SEAT,
    STYLES,
    TREE,
    VISITS,
    WEIGHT,
    WINS,
)

HANDICAP = 0.015
"""So much less than the action of most prior weight is one of none worth, in that opinion."""
USUAL: Mapping[str, int] = MappingProxyType(
    {
        "explore": 300,
        "ripe": 8,
        "deepest": 6,
        "narrow": 4,
        "widen": 25,
        "margin": 90,
        "doubt": 100,
        "faith": 60,
        "trust": 300,
    }
)
"""How a search searches unless its game or its settings tell otherwise (`wissel.kernel.search.Tree`)."""


@dataclass(frozen=True)
class Found:
    """What a search found about one action of the seat that decides."""

    action: int
    visits: int
    chance: float
    """Of winning, 0 to 1; a shared win counts in parts."""
    worth: float
    """0 to 1: the part of the game that it brings, by win and margin."""
    merit: float
    """By this the actions are ranked: what it is worth, drawn towards the opinion beforehand as long as few
    visits speak for it. So luck alone seldom makes an action the best."""


@dataclass(frozen=True)
class Settings:
    """How a search is to search."""

    budget: Budget
    style: str = STYLES[0]
    tree: Mapping[str, int] = field(default_factory=dict)
    """Fields of `wissel.kernel.search.Tree` that are not as usual."""


def think(
    game: Game,
    m: GameMap,
    observation: Record,
    seed: int,
    settings: Settings,
    *,
    cancelled: Cancelled | None = None,
    crowd: Crowd = CROWD,
) -> list[Found]:
    """What a search finds about the actions of the observing seat, which must decide, the best first.

    By seed and number of iterations it is always the same. A cancelled search tells what it has found.
    """
    tree = new_tree(game, seed, settings, int(observation["pub"]["seats"][0]))
    desk = game.search.new_desks()
    run = game.search.run
    spend(
        lambda n: run(m.record, observation, tree, desk, n),
        settings.budget,
        cancelled=cancelled,
        crowd=crowd,
    )
    return found(tree)


def new_tree(game: Game, seed: int, settings: Settings, seats: int = 2) -> Record:
    """A search that has not begun, of a game of so many."""
    tree = np.zeros(1, TREE)
    tree["seed"] = seed
    tree["style"] = STYLES.index(settings.style)
    for name, value in ({**USUAL, **game.search.learned.settings(seats), **settings.tree}).items():
        tree[name] = value
    return tree


def found(tree: Record) -> list[Found]:
    """The actions that were looked at, the best first."""
    node = tree["node"][0]
    seat = int(node[int(node[0, CHILD]), SEAT])
    guesses = int(tree["guesses"][0])
    par_gain = float(tree["par_gain"][0, :guesses, seat].mean())
    par_win = float(tree["par_win"][0, :guesses, seat].mean())
    children: list[list[int]] = []
    k = int(node[0, CHILD])
    while k != NONE:
        if node[k, VISITS] > 0:
            children.append(node[k].tolist())
        k = int(node[k, NEXT])
    faith, trust = int(tree["faith"][0]), int(tree["trust"][0])
    favourite = max(children, key=lambda child: child[WEIGHT])
    expected = (par_gain + favourite[GAIN] / favourite[VISITS]) / ONE
    told = []
    for child in children:
        visits = child[VISITS]
        worth = (par_gain + child[GAIN] / visits) / ONE
        chance = min(1.0, max(0.0, (par_win + child[WINS] / visits) / ONE))
        opinion = expected - HANDICAP * (1 - child[WEIGHT] / favourite[WEIGHT])
        counted = visits * trust / (visits + trust)
        merit = (counted * worth + faith * opinion) / (counted + faith)
        told.append(Found(child[ACTION], visits, chance, worth, merit))
    return sorted(told, key=lambda one: (-one.merit, one.action))


@dataclass(frozen=True)
class SearchBot:
    """Takes what a search finds best."""

    spec: str
    settings: Settings
    kind: int | None = None

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        best = think(game, m, observation, seed, self.settings)[0]
        return game.action_text(m, observation, best.action)


@dataclass(frozen=True)
class QuickBot:
    """The quick player of the rollouts, with few plans at once: it sees neither what others are up to nor
    what it will want next."""

    spec: str
    kind: int | None = None

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        tree = new_tree(game, seed, BEGINNER)
        action = game.search.run(m.record, observation, tree, game.search.new_desks(), 0)
        return game.action_text(m, observation, int(action))


BEGINNER = Settings(Budget(iterations=0), tree={"plans": 1})
