"""How the value of a search is learned: from games to the file that ships, and what that file is worth."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from wissel.bots.learning import QUICK, Lessons, Rounds, fit, joined, learn, main, odd_action, play
from wissel.bots.search import new_tree
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE as EUROPE
from wissel.games.ticket_to_ride.state import TAKE_TICKETS, TURN
from wissel.kernel.value import HIDDEN, net_size


def test_it_plays_fits_and_writes_weights_with_their_card(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    main(
        [EUROPE.id, "--games", "2:3x2,3:4", "--seed", "3", "--epochs", "1", "--jobs", "2", "--out", str(out)]
    )
    told = json.loads(out.read_text())
    assert len(told["weights"]) == len(EUROPE.search.learned.weights)
    assert told["card"]["games"] == "2:3x2,3:4x1"
    lessons = [joined([play(EUROPE, 2, 3, 3), play(EUROPE, 2, 3, 4)]), play(EUROPE, 3, 4, 3)]
    assert json.loads(json.dumps(learn(EUROPE, [Rounds(2, 3, 2), Rounds(3, 4, 1)], lessons, 3, 1))) == told


def test_odd_actions_are_also_such_as_no_player_would_take() -> None:
    """More tickets in the first turn: only the search looks at that."""
    m, state = EUROPE.load_map(EUROPE.default_map).record, np.zeros(1, EUROPE.state_dtype)
    seen, desk = np.zeros(1, EUROPE.observation_dtype), np.zeros(2, EUROPE.search.desk)
    dice, pool = np.random.default_rng(1), np.zeros(EUROPE.outcome_count, np.int64)
    EUROPE.kernel.setup(m, state, 2, EUROPE.option_numbers({}))
    while state["pub"]["phase"][0] != TURN:
        if EUROPE.kernel.chance(m, state, pool):
            EUROPE.kernel.resolve(m, state, int(pool.argmax()))
            continue
        to_act = EUROPE.kernel.to_act(state)
        seat = (to_act & -to_act).bit_length() - 1
        EUROPE.kernel.observe(state, seat, seen)
        EUROPE.kernel.apply(m, state, seat, EUROPE.planner(m, seen, 1))
    EUROPE.kernel.observe(state, int(state["pub"]["seat"][0]), seen)
    odd = {odd_action(EUROPE, m, seen, desk, dice, seed) for seed in range(80)}
    legal = np.zeros(EUROPE.action_count, np.int64)
    count = EUROPE.kernel.legal(m, state, int(state["pub"]["seat"][0]), legal)
    assert odd <= set(legal[:count].tolist())
    assert TAKE_TICKETS in odd
    assert TAKE_TICKETS not in {
        EUROPE.search.run(m, seen, new_tree(EUROPE, seed, QUICK), desk, 0) for seed in range(20)
    }


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
    x = dice.integers(0, 50, (4000, 2, features)).astype(np.int16)
    y = 3 * x[..., 0] - 2 * np.maximum(0, x[..., 1] - 20)
    net = fit([Lessons(x, y)], 150, 1)
    assert np.sqrt(np.mean((net.scores(x) - y) ** 2)) < 0.2 * y.std()
    weights = np.array(net.integers())
    assert len(weights) == net_size(features)
    rows = weights[: (features + 1) * (HIDDEN + 1)].reshape(features + 1, HIDDEN + 1)
    sums = rows[0] + x[:50] @ rows[1:]
    scores = sums[..., HIDDEN] + (np.maximum(sums[..., :HIDDEN], 0) >> 8) @ weights[-HIDDEN:]
    assert np.abs(scores / (1 << 20) - net.scores(x[:50])).max() < 0.5
