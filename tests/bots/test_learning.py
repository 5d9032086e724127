"""How the value of a search is learned: from games to the file that ships, and what that file is worth."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from wissel.bots.learning import Lessons, fit, learn, main, play
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE as EUROPE
from wissel.kernel.value import HIDDEN, net_size


def test_it_plays_fits_and_writes_weights_with_their_card(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    main([EUROPE.id, "--games", "2:6,3:4", "--seed", "3", "--epochs", "1", "--out", str(out)])
    told = json.loads(out.read_text())
    assert len(told["weights"]) == len(EUROPE.search.learned.weights)
    assert told["card"]["seed"] == 3
    assert json.loads(json.dumps(learn(EUROPE, {2: 6, 3: 4}, 3, 1)))["card"] == told["card"]


def test_the_weights_that_ship_tell_more_than_the_mean() -> None:
    lessons = play(EUROPE, 2, 40, 77)
    told = np.array([_score(x) for x in lessons.features.reshape(-1, lessons.features.shape[-1])])
    off = told - lessons.scores.ravel()
    assert np.mean(off**2) < 0.9 * lessons.scores.var()


def _score(x: np.ndarray) -> float:
    """As `expected_score` counts it."""
    net, n = EUROPE.search.learned.weights, len(x)
    rows = net[: (n + 1) * (HIDDEN + 1)].reshape(n + 1, HIDDEN + 1)
    sums = rows[0] + x @ rows[1:]
    return float(sums[HIDDEN] + net[-HIDDEN:] @ (np.maximum(sums[:HIDDEN], 0) >> 8)) / (1 << 20)


@pytest.mark.parametrize("features", [3, 40])
def test_integers_give_the_scores_of_the_fitted_network(features: int) -> None:
    dice = np.random.default_rng(1)
    x = dice.integers(0, 50, (4000, 2, features))
    y = 3 * x[..., 0] - 2 * np.maximum(0, x[..., 1] - 20)
    net = fit([Lessons(x, y)], 150, 1)
    assert np.sqrt(np.mean((net.scores(x) - y) ** 2)) < 0.2 * y.std()
    weights = np.array(net.integers())
    assert len(weights) == net_size(features)
    rows = weights[: (features + 1) * (HIDDEN + 1)].reshape(features + 1, HIDDEN + 1)
    sums = rows[0] + x[:50] @ rows[1:]
    scores = sums[..., HIDDEN] + (np.maximum(sums[..., :HIDDEN], 0) >> 8) @ weights[-HIDDEN:]
    assert np.abs(scores / (1 << 20) - net.scores(x[:50])).max() < 0.5
