"""What a seat could best do, and how likely it wins then: for hints and reviews, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from wissel.bots.budget import Budget, Cancelled, spend
from wissel.bots.search import Found, Settings, found, new_tree, think
from wissel.core.game import Game, GameMap, Record
from wissel.kernel.search import ACTION, CHILD, NEXT, NONE, ONE, SEAT, VISITS, WEIGHT

DOUBTFUL = 0.03
"""A loss from here on is looked at again."""
CLOSELY = 8
"""An action with less than this part of the visits of the best was only tried."""


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

    Where it finds another best, the two are compared, each alone and both in the same guesses: what a search
    merely looked at in passing would be judged by luck. What seems to cost much is compared anew, and longer,
    for of many moves the one that had most bad luck would seem the worst.
    """
    if _choices(game, m, observation) < 2:
        return None
    told = evaluate(game, m, observation, seed, Budget(iterations=iterations), most=most, cancelled=cancelled)
    first = told.best[0]
    loss = 0.0
    if first.action != taken:
        rivals = [game.action_number(m, observation, text) for text in (first.action, taken)]
        for n, again in ((iterations // 2, 1), (iterations * 3 // 2, 2)):
            if cancelled is not None and cancelled():
                break
            one, other = compare(game, m, observation, rivals, seed + (again << 24), n, cancelled)
            loss = min(first.chance, max(0.0, one - other))
            if loss < DOUBTFUL:
                break
    return Judgement(first.chance, loss, _in_order(told.best, taken, first.chance - loss))


def advise(
    game: Game, m: GameMap, observation: Record, seed: int, budget: Budget, *, most: int = 3
) -> tuple[Advice, ...]:
    """Good actions of the observing seat, which must decide: the best first."""
    return _in_order(evaluate(game, m, observation, seed, budget, most=most).best)


def _in_order(best: Sequence[Advice], taken: str | None = None, chance: float = 0.0) -> tuple[Advice, ...]:
    """The best first, then the others by their chance, as far as the search looked at them closely. None is
    above the best: that few visits speak for it is why it is not the best. The chance of the action that was
    taken is known better."""
    first, *others = best
    known = [
        replace(one, chance=chance if one.action == taken else min(one.chance, first.chance))
        for one in others
        if one.action == taken or one.visits * CLOSELY >= first.visits
    ]
    return first, *sorted(known, key=lambda one: -one.chance)


def compare(
    game: Game,
    m: GameMap,
    observation: Record,
    actions: Sequence[int],
    seed: int,
    iterations: int,
    cancelled: Cancelled | None = None,
) -> list[float]:
    """The chance of winning with each of these actions of the observing seat, by as many iterations for each,
    in the same guesses."""
    return [_alone(game, m, observation, action, seed, iterations, cancelled) for action in actions]


def _alone(
    game: Game,
    m: GameMap,
    observation: Record,
    action: int,
    seed: int,
    iterations: int,
    cancelled: Cancelled | None,
) -> float:
    """The chance of winning with an action, by a search that begins with nothing else."""
    seats = int(observation["pub"]["seats"][0])
    tree = new_tree(game, seed, Settings(Budget(iterations=iterations)), seats)
    desk = game.search.new_desks()
    # The first iteration makes the desk ready; what it found gives way to this action.
    game.search.run(m.record, observation, tree, desk, 1)
    node = tree["node"][0]
    node[0, VISITS], node[0, CHILD] = 0, 1
    node[1] = 0
    node[1, ACTION], node[1, SEAT] = action, observation["seat"][0]
    node[1, CHILD], node[1, NEXT], node[1, WEIGHT] = NONE, NONE, ONE
    tree["size"], tree["iterations"] = 2, 0
    spend(
        lambda n: game.search.run(m.record, observation, tree, desk, n),
        Budget(iterations=iterations),
        cancelled=cancelled,
    )
    return found(tree)[0].chance


def _choices(game: Game, m: GameMap, observation: Record) -> int:
    problems, ends = np.empty((2, game.action_count), np.int64)
    game.kernel.menu(m.record, observation, problems, ends)
    return int(np.count_nonzero(problems == 0))
