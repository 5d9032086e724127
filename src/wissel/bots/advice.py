"""What a seat could best do, and how likely it wins then: for hints and reviews, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from wissel.bots.budget import Budget, Cancelled
from wissel.bots.search import Found, Settings, think
from wissel.core.game import Game, GameMap, Record


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
