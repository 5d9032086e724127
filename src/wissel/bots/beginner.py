"""The beginner: plays by simple ideas, as people do in their first games; no mistakes on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from wissel.bots.budget import Budget
from wissel.bots.search import QuickBot, Settings, new_tree
from wissel.core.game import Game, GameMap, Record
from wissel.games.paris_connection.board import Board as ParisMap
from wissel.games.paris_connection.state import TURN
from wissel.kernel.search import ACTION, CHILD, NEXT, NONE


@dataclass(frozen=True)
class BeginnerBot:
    """Follows the quick player of the rollouts with one plan at once. In Paris Connection it builds for the
    company of which it holds most, whatever the others hold, and trades only where it gets two for one."""

    spec: str
    kind: int | None = None

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        quick = QuickBot(self.spec).choose(game, m, observation, seed)
        if not isinstance(m, ParisMap) or observation["pub"]["phase"][0] != TURN or _two_for_one(quick):
            return quick
        builds = list(_builds(game, m, observation, seed))
        for c in np.argsort(-observation["hand"][0], kind="stable").tolist():
            mine = [text for text in builds if text.split()[1] == m.companies[c]]
            if mine:
                return mine[0]
        return quick


def _two_for_one(action: str) -> bool:
    word, *rest = action.split()
    return word == "trade" and rest[-1] == "2"


def _builds(game: Game, m: GameMap, observation: Record, seed: int) -> Iterator[str]:
    """First steps of builds that the search would look at, those of most weight first."""
    tree = new_tree(game, seed, Settings(Budget(iterations=1)), int(observation["pub"]["seats"][0]))
    game.search.run(m.record, observation, tree, game.search.new_desks(), 1)
    node = tree["node"][0]
    k = int(node[0, CHILD])
    while k != NONE:
        text = game.action_text(m, observation, int(node[k, ACTION]))
        if text.startswith("place "):
            yield text
        k = int(node[k, NEXT])
