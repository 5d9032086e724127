"""What the decisions of a search are worth, beside those of the planner in the same positions.

    python benchmarks/regret.py ticket-to-ride-europe --seats 4 --iterations 300 --games 20

The search plays planners, one seat further in each game. At each of its decisions its best actions and that
of the planner are played out so many times by planners, from the state as it truly is, with the same draws
for all of them. Told is what the actions that it took and the planner would not brought beyond the
planner's (margin before the best other seat, and wins), and what both players left lying, their regret: by
how much the best of the actions is better than theirs. Which one that is, one half of the playouts tells,
and the other half how much it brings; otherwise the luckiest would look best.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wissel.bots.budget import Budget
from wissel.bots.search import Settings, think
from wissel.core.fair import outcome_at
from wissel.core.game import Game, Record
from wissel.games import registry
from wissel.kernel.random import advance, output

Floats = NDArray[np.float64]

BEST = 2
"""Actions of the search that are played out, beside the planner's."""
BOT_SEEDS = 1 << 31


@dataclass(frozen=True)
class Decision:
    kind: str
    """First words of the planner's action and of the one that was taken."""
    planned: int
    """Which action is the planner's; 0: the search took it."""
    foreseen: float
    """By how many percent of a game it thought its action better."""
    margins: Floats
    """By action, that which was taken first, and playout."""
    wins: Floats


class Table:
    """Plays games of one kind, and plays on from their states."""

    def __init__(self, game: Game, seats: int, settings: Settings, playouts: int, seed: int) -> None:
        self._game, self._seats, self._settings, self._playouts = game, seats, settings, playouts
        self._map = game.load_map(game.default_map)
        self._state, self._copy = np.zeros(1, game.state_dtype), np.zeros(1, game.state_dtype)
        self._seen = np.zeros(1, game.observation_dtype)
        self._pool = np.zeros(game.outcome_count, np.int64)
        self._dice = np.random.default_rng(seed)

    def game(self, seat: int) -> tuple[list[Decision], float]:
        """A game in which this seat searches: its decisions, and its share in the win."""
        self._game.kernel.setup(self._map.record, self._state, self._seats, self._game.option_numbers({}))
        decisions: list[Decision] = []
        draws = self._seed()
        while (mover := self._draw(self._state, draws)) is not None:
            who, draws = mover
            action = self._planned(self._state, who)
            if who == seat:
                decision, action = self._decide(seat, action)
                decisions += [decision] if decision else []
            self._game.kernel.apply(self._map.record, self._state, who, action)
        ranks = self._game.result(self._state).ranks
        return decisions, (ranks[seat] == 1) / ranks.count(1)

    def _seed(self) -> int:
        return int(self._dice.integers(1 << 62))

    def _draw(self, state: Record, draws: int) -> tuple[int, int] | None:
        """Makes the draws that are due: who decides then, and where the draws go on. None: it is over."""
        kernel = self._game.kernel
        while total := kernel.chance(self._map.record, state, self._pool):
            draws = advance(draws)
            kernel.resolve(self._map.record, state, outcome_at(self._pool.tolist(), output(draws, total)))
        to_act = kernel.to_act(state)
        return ((to_act & -to_act).bit_length() - 1, draws) if to_act else None

    def _planned(self, state: Record, seat: int) -> int:
        self._game.kernel.observe(state, seat, self._seen)
        return int(self._game.planner(self._map.record, self._seen, int(self._dice.integers(BOT_SEEDS))))

    def _decide(self, seat: int, planned: int) -> tuple[Decision | None, int]:
        """What the search does, and what that is worth; None: it had nothing to compare it with."""
        self._game.kernel.observe(self._state, seat, self._seen)
        found = think(self._game, self._map, self._seen, int(self._dice.integers(BOT_SEEDS)), self._settings)
        worth = {one.action: one.worth for one in found}
        taken = found[0].action
        if planned not in worth or len(found) == 1:
            return None, taken
        actions = list(dict.fromkeys([*(one.action for one in found[:BEST]), planned]))
        texts = [self._game.action_text(self._map, self._seen, one).split()[0] for one in (planned, taken)]
        seeds = [self._seed() for _ in range(self._playouts)]
        ends = np.array([[self._play_out(seat, one, seed) for seed in seeds] for one in actions])
        foreseen = 100 * (worth[taken] - worth[planned])
        decision = Decision(" → ".join(texts), actions.index(planned), foreseen, ends[..., 0], ends[..., 1])
        return decision, taken

    def _play_out(self, seat: int, action: int, draws: int) -> tuple[float, float]:
        """Margin and share in the win that this action leads to."""
        state = self._copy
        state[:] = self._state
        self._game.kernel.apply(self._map.record, state, seat, action)
        while (mover := self._draw(state, draws)) is not None:
            who, draws = mover
            self._game.kernel.apply(self._map.record, state, who, self._planned(state, who))
        result = self._game.result(state)
        best = max(total for other, total in enumerate(result.totals) if other != seat)
        won = (result.ranks[seat] == 1) / result.ranks.count(1)
        return result.totals[seat] - best, won


def regret(margins: Floats, of: int) -> float:
    """By how much the best action of one half of the playouts is better than this one in the other."""
    halves = np.array_split(margins, 2, axis=1)
    left = []
    for one, other in (halves, halves[::-1]):
        means = other.mean(1)
        left.append(means[one.mean(1).argmax()] - means[of])
    return float(np.mean(left))


def _told(numbers: Sequence[float]) -> str:
    spread = np.std(numbers) / len(numbers) ** 0.5 if numbers else 0.0
    return f"{np.mean(numbers) if numbers else 0.0:6.2f} ± {spread:.2f}"


def report(decisions: Sequence[Decision], won: Sequence[float]) -> None:
    print(f"won {100 * np.mean(won):.1f} % of {len(won)} games; {len(decisions)} decisions")
    print("regret of the search", _told([regret(one.margins, 0) for one in decisions]))
    print("regret of the planner", _told([regret(one.margins, one.planned) for one in decisions]))
    kinds: dict[str, list[Decision]] = defaultdict(list)
    for one in decisions:
        if one.planned > 0:
            kinds["all that the planner would not"].append(one)
            kinds[one.kind].append(one)
    for kind, some in sorted(kinds.items(), key=lambda item: -len(item[1])):
        margin = _told([float((one.margins[0] - one.margins[one.planned]).mean()) for one in some])
        wins = _told([100 * float((one.wins[0] - one.wins[one.planned]).mean()) for one in some])
        foreseen = np.mean([one.foreseen for one in some])
        print(f"{kind:30}{len(some):5} margin {margin}, wins {wins} %, foreseen {foreseen:.2f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=registry.GAME_IDS)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    settings = Settings(Budget(iterations=said.iterations))
    table = Table(registry.game(said.game), said.seats, settings, said.playouts, said.seed)
    decisions: list[Decision] = []
    won: list[float] = []
    for number in range(said.games):
        some, share = table.game(number % said.seats)
        decisions += some
        won.append(share)
    report(decisions, won)


if __name__ == "__main__":
    main()
