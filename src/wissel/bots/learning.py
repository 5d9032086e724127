"""How the value of a search is learned: games between planners, and the final scores that positions led to.

    python -m wissel.bots.learning ticket-to-ride-europe --games 2:2500x8,3:1000x4,4:1000x8 --out value.json

plays games with so many seats, in so many rounds, notes features of positions on the way
(`wissel.core.game.Search.look`), and fits a network with one hidden layer that tells the final score of a
seat. Rounds are played side by side, each with dice of its own, so that the same seed gives the same weights
with any number of processes. Up to some moment of each game some actions are odd, those of the quick player
of the rollouts or any that the search would look at, so that positions come up which planners avoid; only
what comes after that is noted, so that no score owes to them. What is written stands beside the rules of the
game as `value.json`: the weights, as integers, and a card that tells where they come from. How the game is
searched stays as that file tells.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wissel.bots.budget import Budget
from wissel.bots.search import Settings, new_tree
from wissel.core.fair import outcome_at
from wissel.core.game import Game, Record
from wissel.games import registry
from wissel.kernel.search import ACTION, WEIGHT
from wissel.kernel.value import HIDDEN, OUT_BITS, SCORE_BITS, WEIGHT_BITS

Floats = NDArray[np.float32]
Small = NDArray[np.int16]

EVERY: Final = 4
"""Of so many positions one is noted, on average."""
ODD: Final = 12
"""Percent of the first actions that are odd."""
LATEST: Final = 75
"""Actions of each seat, at most, before they all are those of the planner."""
QUICK: Final = Settings(Budget(iterations=0))
POINTS: Final = 20.0
"""Scores are fitted in this unit."""
MARGIN: Final = 0.8
"""Part of the error that is of a score beside the mean of the seats, which decides who wins."""
BATCH: Final = 1024
"""Positions."""
SPEED: Final = 2e-3
HELD_BACK: Final = 0.07
"""Part of the games, the last ones, on which the fit is measured."""


@dataclass(frozen=True)
class Lessons:
    """Positions of games with one number of seats, in the order of the games."""

    features: Small
    """By position, seat and feature."""
    scores: Small
    """By position and seat: the final ones."""

    def split(self) -> tuple[Lessons, Lessons]:
        """Those to learn from, and those held back."""
        n = round(len(self.features) * (1 - HELD_BACK))
        return Lessons(self.features[:n], self.scores[:n]), Lessons(self.features[n:], self.scores[n:])


@dataclass
class Net:
    """A network as it is fitted, over features of mean 0 and spread 1."""

    mean: Floats
    spread: Floats
    centre: float
    into: Floats
    bias: Floats
    out: Floats
    straight: Floats
    constant: Floats

    def weights(self) -> list[Floats]:
        return [self.into, self.bias, self.out, self.straight, self.constant]

    def hidden(self, x: Floats) -> Floats:
        return np.asarray(np.maximum(x @ self.into + self.bias, 0))

    def inputs(self, features: Small) -> Floats:
        """A row for each position and seat."""
        rows = features.reshape(-1, features.shape[-1]).astype(np.float32)
        return np.asarray((rows - self.mean) / self.spread)

    def told(self, x: Floats, hidden: Floats) -> Floats:
        return np.asarray(hidden @ self.out + x @ self.straight + self.constant)

    def scores(self, features: Small) -> Floats:
        x = self.inputs(features)
        told = self.centre + POINTS * self.told(x, self.hidden(x))
        return np.asarray(told.reshape(features.shape[:-1]))

    def integers(self) -> list[int]:
        """In the order of `wissel.kernel.value.net_size`, over the features as they are."""
        into = self.into.astype(np.float64) / self.spread[:, None]
        straight = POINTS * self.straight.astype(np.float64) / self.spread
        score = self.centre + POINTS * self.constant[0] - self.mean @ straight
        rows = [np.append((self.bias - self.mean @ into) * (1 << WEIGHT_BITS), score * (1 << SCORE_BITS))]
        for feature in range(len(self.mean)):
            row = into[feature] * (1 << WEIGHT_BITS)
            rows.append(np.append(row, straight[feature] * (1 << SCORE_BITS)))
        rows.append(POINTS * self.out * (1 << OUT_BITS))
        return [int(number) for number in np.rint(np.concatenate(rows))]


def play(game: Game, seats: int, games: int, seed: int) -> Lessons:
    """Games between planners, some of whose first actions are odd."""
    player = _Player(game, seats, seed)
    features: list[NDArray[np.int64]] = []
    scores: list[tuple[int, ...]] = []
    for _ in range(games):
        noted, totals = player.game()
        features += noted
        scores += [totals] * len(noted)
    return Lessons(np.array(features, np.int16), np.array(scores, np.int16))


def _round(game: str, seats: int, games: int, seed: int) -> Lessons:
    return play(registry.game(game), seats, games, seed)


class _Player:
    """Plays games one after the other, with one set of dice."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self._game = game
        self._seats = seats
        self._dice = np.random.default_rng([seed, seats])
        self._map = game.load_map(game.default_map).record
        self._state = np.zeros(1, game.state_dtype)
        self._seen = np.zeros(1, game.observation_dtype)
        self._desk = np.zeros(2, game.search.desk)
        self._pool = np.zeros(game.outcome_count, np.int64)

    def game(self) -> tuple[list[NDArray[np.int64]], tuple[int, ...]]:
        """The features of some of its positions, and the final scores."""
        kernel, m, state = self._game.kernel, self._map, self._state
        noted = []
        out = np.zeros((self._seats, self._desk["feature"].shape[-1]), np.int64)
        kernel.setup(m, state, self._seats, self._game.option_numbers({}))
        odd = int(self._dice.integers(LATEST * self._seats))
        while not kernel.is_over(state):
            total = kernel.chance(m, state, self._pool)
            if total:
                kernel.resolve(m, state, outcome_at(self._pool.tolist(), int(self._dice.integers(total))))
                continue
            odd -= 1
            chosen = odd < 0 and self._dice.integers(EVERY) == 0
            if chosen and self._game.search.look(m, state, self._desk, out):
                noted.append(out.copy())
            to_act = kernel.to_act(state)
            seat = (to_act & -to_act).bit_length() - 1
            kernel.apply(m, state, seat, self._action(seat, ODD if odd > 0 else 0))
        return noted, self._game.result(state).totals

    def _action(self, seat: int, odd: int) -> int:
        self._game.kernel.observe(self._state, seat, self._seen)
        seed = int(self._dice.integers(1 << 31))
        if self._dice.integers(100) < odd:
            return odd_action(self._game, self._map, self._seen, self._desk, self._dice, seed)
        return int(self._game.planner(self._map, self._seen, seed))


def odd_action(
    game: Game, m: Record, seen: Record, desk: Record, dice: np.random.Generator, seed: int
) -> int:
    """What the quick player does, or any action that the search looks at, each as likely as its prior weight
    says. `desk`: two records."""
    tree = new_tree(game, seed, QUICK)
    if dice.integers(2):
        return int(game.search.run(m, seen, tree, desk, 0))
    game.search.run(m, seen, tree, desk, 1)
    proposed = tree["node"][0, 1 : int(tree["size"][0])]
    upto = np.cumsum(proposed[:, WEIGHT])
    return int(proposed[np.searchsorted(upto, dice.integers(upto[-1]), "right"), ACTION])


def fit(lessons: Sequence[Lessons], epochs: int, seed: int) -> Net:
    """The network that tells the scores with the least squared error (Adam)."""
    dice = np.random.default_rng(seed)
    net = _new_net(lessons, dice)
    first, second = ([np.zeros_like(w) for w in net.weights()] for _ in range(2))
    step = 0
    for epoch in range(epochs):
        speed = SPEED * (1 - epoch / epochs)
        for one, part in _batches(lessons, dice):
            step += 1
            slopes = _slopes(net, one.features[part], one.scores[part])
            for i, weights in enumerate(net.weights()):
                first[i] += 0.1 * (slopes[i] - first[i])
                second[i] += 0.001 * (slopes[i] ** 2 - second[i])
                size = np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8
                np.subtract(weights, speed * first[i] / (1 - 0.9**step) / size, out=weights)
    return net


def _new_net(lessons: Sequence[Lessons], dice: np.random.Generator) -> Net:
    rows = [one.features.reshape(-1, one.features.shape[-1]) for one in lessons]
    count = sum(len(part) for part in rows)
    mean = sum(part.sum(0, dtype=np.float64) for part in rows) / count
    square = sum((part.astype(np.float32) ** 2).sum(0, dtype=np.float64) for part in rows) / count
    centre = sum(float(one.scores.sum(dtype=np.int64)) for one in lessons) / count
    inputs = len(mean)
    starts = (
        mean,
        np.sqrt(np.maximum(square - mean**2, 0)) + 1e-3,
        dice.normal(size=(inputs, HIDDEN)) / np.sqrt(inputs),
        np.zeros(HIDDEN),
        dice.normal(size=HIDDEN) / np.sqrt(HIDDEN) / 3,
        np.zeros(inputs),
        np.zeros(1),
    )
    mean, spread, into, bias, out, straight, constant = (part.astype(np.float32) for part in starts)
    return Net(mean, spread, centre, into, bias, out, straight, constant)


def _batches(
    lessons: Sequence[Lessons], dice: np.random.Generator
) -> list[tuple[Lessons, NDArray[np.int64]]]:
    """All positions once, in any order; those of a batch have the same number of seats."""
    batches = [
        (one, part)
        for one in lessons
        for part in np.array_split(dice.permutation(len(one.features)), max(1, len(one.features) // BATCH))
    ]
    return [batches[i] for i in dice.permutation(len(batches))]


def _slopes(net: Net, features: Small, scores: Small) -> list[Floats]:
    """Of the mean squared error by the weights, in the order of `Net.weights`."""
    x = net.inputs(features)
    hidden = net.hidden(x)
    off = net.told(x, hidden).reshape(scores.shape) - (scores.astype(np.float32) - net.centre) / POINTS
    off = off - MARGIN * off.mean(1, keepdims=True)
    off = np.float32(2 / off.size) * off.ravel()
    into = np.outer(off, net.out) * (hidden > 0)
    return [x.T @ into, into.sum(0), hidden.T @ off, x.T @ off, off.sum(keepdims=True)]


@dataclass(frozen=True)
class Rounds:
    """Games to be played with one number of seats."""

    seats: int
    games: int
    rounds: int

    @classmethod
    def read(cls, told: str) -> Rounds:
        """From `4:2500x8`: eight rounds of 2,500 games with 4 seats. `4:2500` is one. Raises `ValueError`."""
        seats, _, games = told.partition(":")
        each, _, rounds = games.partition("x")
        return cls(int(seats), int(each), int(rounds or 1))


def lessons_of(game: Game, rounds: Sequence[Rounds], seed: int, jobs: int) -> list[Lessons]:
    """What the games teach, by number of seats in the order of `rounds`. Round k has `seed` + k."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        played = [
            [pool.submit(_round, game.id, one.seats, one.games, seed + k) for k in range(one.rounds)]
            for one in rounds
        ]
        return [joined([part.result() for part in parts]) for parts in played]


def joined(parts: Sequence[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([part.features for part in parts]), np.concatenate([part.scores for part in parts])
    )


def learn(
    game: Game, rounds: Sequence[Rounds], lessons: Sequence[Lessons], seed: int, epochs: int
) -> dict[str, object]:
    """What is written: a card and the weights."""
    parts = [one.split() for one in lessons]
    net = fit([known for known, _ in parts], epochs, seed)
    errors = {}
    for one, known, (_, new) in zip(rounds, lessons, parts, strict=True):
        off = net.scores(new.features) - new.scores
        errors[f"{one.seats} seats"] = {
            "games": one.games * one.rounds,
            "positions": len(known.features),
            "error": _spread(off),
            "error of the mean": _spread(new.scores - new.scores.mean()),
            "beside the mean of the seats": _spread(off - off.mean(1, keepdims=True)),
            "there the error of the mean": _spread(new.scores - new.scores.mean(1, keepdims=True)),
        }
    card = {
        "game": game.id,
        "rules version": game.rules_version,
        "learned from": f"games between planners; {ODD} % of the first actions are odd: the quick player's, "
        "or any that the search looks at",
        "games": ",".join(f"{one.seats}:{one.games}x{one.rounds}" for one in rounds),
        "seed": seed,
        "epochs": epochs,
        "hidden units": HIDDEN,
        "root of the mean squared error in points, in games held back": errors,
    }
    return {"card": card, **game.search.learned.search, "weights": net.integers()}


def _spread(off: NDArray[np.float32] | NDArray[np.float64]) -> float:
    return round(float(np.sqrt(np.mean(off**2))), 2) if off.size else 0.0


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m wissel.bots.learning")
    parser.add_argument("game", choices=registry.GAME_IDS)
    parser.add_argument("--games", default="2:2500x4,3:1000x2,4:1000x4", help="SEATS:GAMESxROUNDS,...")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    said = parser.parse_args(arguments)
    rounds = [Rounds.read(one) for one in said.games.split(",")]
    game = registry.game(said.game)
    lessons = lessons_of(game, rounds, said.seed, said.jobs)
    learned = learn(game, rounds, lessons, said.seed, said.epochs)
    said.out.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")
    sys.stdout.write(json.dumps(learned["card"], indent=1) + "\n")


if __name__ == "__main__":
    main()
