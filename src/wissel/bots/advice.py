"""What a seat could best do, and how likely it wins then: for hints and reviews, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from wissel.bots.budget import Budget, Cancelled, spend
from wissel.bots.search import USUAL, Found, Settings, found, new_tree, think
from wissel.core.game import Game, GameMap, Record
from wissel.kernel.search import ACTION, CHILD, NEXT, NONE, ONE, SEAT, VISITS, WEIGHT


@dataclass(frozen=True)
class Advice:
    """One action, and what a search thinks of it."""

    action: str
    """In text notation."""
    chance: float
    """Of winning, 0 to 1, estimated."""
    worth: float
    """0 to 1, by win and margin: what tells actions apart when the game is as good as decided."""
    visits: int
    """Guessed games that speak for it."""


@dataclass(frozen=True)
class Evaluation:
    """A decision as a search sees it from what the deciding seat knows."""

    chance: float
    """Of winning with the best action."""
    best: tuple[Advice, ...]
    """The best first."""
    taken: Advice | None
    """The action that was asked about, if the search looked at it."""


def evaluate(
    game: Game,
    m: GameMap,
    observation: Record,
    seed: int,
    budget: Budget,
    *,
    taken: str | None = None,
    most: int = 3,
    cancelled: Cancelled | None = None,
) -> Evaluation:
    """The best few actions of the observing seat, which must decide, and what is to be said of `taken`.

    It sees the observation alone, like a computer player. The same seed and number of iterations give the
    same. Raises `ProblemError` `BAD_ACTION` if `taken` is no action.
    """
    told = think(game, m, observation, seed, Settings(budget), cancelled=cancelled)
    wanted = None if taken is None else game.action_number(m, observation, taken)

    def advice(one: Found) -> Advice:
        return Advice(game.action_text(m, observation, one.action), one.chance, one.worth, one.visits)

    best = tuple(advice(one) for one in told[:most])
    asked = next((advice(one) for one in told if one.action == wanted), None)
    return Evaluation(best[0].chance, best, asked)


@dataclass(frozen=True)
class Judgement:
    """An action that was taken, beside the best that a search finds."""

    chance: float
    """Of winning with the best action."""
    loss: float
    """So much less is the chance with the action that was taken; 0 if that is as good."""
    best: tuple[Advice, ...]
    """The best first."""


def judge(
    game: Game,
    m: GameMap,
    observation: Record,
    taken: str,
    seed: int,
    iterations: int,
    *,
    most: int = 3,
    cancelled: Cancelled | None = None,
) -> Judgement | None:
    """What a search says of the action `taken` of the observing seat; None if the seat had no choice.

    Where it finds another best, the two are compared once more, alone and in the same guesses: what a search
    merely looked at in passing would be judged by luck.
    """
    if _choices(game, m, observation) < 2:
        return None
    told = evaluate(game, m, observation, seed, Budget(iterations=iterations), most=most, cancelled=cancelled)
    loss = 0.0
    if told.best[0].action != taken and not (cancelled is not None and cancelled()):
        rivals = [game.action_number(m, observation, text) for text in (told.best[0].action, taken)]
        seen = {one.action: one for one in compare(game, m, observation, rivals, seed, iterations, cancelled)}
        if all(rival in seen for rival in rivals):
            loss = max(0.0, seen[rivals[0]].chance - seen[rivals[1]].chance)
    return Judgement(told.chance, min(loss, told.chance), told.best)


def compare(
    game: Game,
    m: GameMap,
    observation: Record,
    actions: Sequence[int],
    seed: int,
    iterations: int,
    cancelled: Cancelled | None = None,
) -> list[Found]:
    """What a search finds about these actions of the observing seat alone, the best first.

    Each has the same weight beforehand, and the same guesses.
    """
    tree = new_tree(seed, Settings(Budget(iterations=iterations), tree={**USUAL, "narrow": len(actions)}))
    desk = np.zeros(1, game.search.desk)
    # The first iteration makes the desk ready; what it found gives way to these actions.
    game.search.run(m.record, observation, tree, desk, 1)
    node = tree["node"][0]
    node[0, VISITS], node[0, CHILD] = 0, 1
    for k, action in enumerate(actions, start=1):
        node[k] = 0
        node[k, ACTION], node[k, SEAT] = action, observation["seat"][0]
        node[k, CHILD], node[k, NEXT] = NONE, k + 1 if k < len(actions) else NONE
        node[k, WEIGHT] = ONE // len(actions)
    tree["size"], tree["iterations"] = len(actions) + 1, 0
    spend(
        lambda n: game.search.run(m.record, observation, tree, desk, n),
        Budget(iterations=iterations),
        cancelled=cancelled,
    )
    return found(tree)


def _choices(game: Game, m: GameMap, observation: Record) -> int:
    problems, ends = np.empty((2, game.action_count), np.int64)
    game.kernel.menu(m.record, observation, problems, ends)
    return int(np.count_nonzero(problems == 0))
