"""The statistics of contests, against figures worked out elsewhere and against what must hold."""

from __future__ import annotations

import numpy as np
import pytest

from wissel.bots.statistics import AVERAGE, Skill, bradley_terry, skills, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
        # (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_lies_between_nothing_and_all_and_turns_with_the_sides() -> None:
    assert wilson(0, 7)[0] == 0
    assert wilson(7, 7)[1] == 1
    low, high = wilson(2.5, 9)
    assert wilson(6.5, 9) == pytest.approx((1 - high, 1 - low))


def test_odds_of_ten_to_one_are_400_points() -> None:
    won = np.array([[0, 100_000], [10_000, 0]], np.float64)
    strong, weak = bradley_terry(won)
    assert strong - weak == pytest.approx(400, abs=0.1)
    assert (strong + weak) / 2 == pytest.approx(AVERAGE)


def test_strengths_are_the_most_likely_ones() -> None:
    """At the maximum the expected wins of each player are those that it had."""
    won = np.array([[0, 7, 3], [3, 0, 6], [4, 8, 0]], np.float64)
    strength = 10 ** ((np.array(bradley_terry(won)) - AVERAGE) / 400)
    for i in range(3):
        expected = sum(
            (won[i, j] + won[j, i] + 1) * strength[i] / (strength[i] + strength[j])
            for j in set(range(3)) - {i}
        )
        assert expected == pytest.approx(won[i].sum() + 2 * 0.5, abs=1e-6)


def test_who_beats_those_who_beat_others_is_rated_above_those_he_never_met() -> None:
    won = np.zeros((3, 3))
    won[0, 1] = won[1, 2] = 6
    won[1, 0] = won[2, 1] = 2
    first, second, third = bradley_terry(won)
    assert first > second > third


def test_nobody_has_an_endless_rating() -> None:
    winner, loser, stranger = bradley_terry(np.array([[0, 50, 0], [0, 0, 0], [0, 0, 0]], np.float64))
    assert np.isfinite([winner, loser]).all()
    assert winner > AVERAGE > loser
    assert stranger == pytest.approx(AVERAGE)
    assert bradley_terry(np.zeros((1, 1))) == [AVERAGE]


def test_skill_follows_the_ranks_and_doubt_shrinks() -> None:
    first, second, third = skills(3, [((0, 1, 2), (1, 2, 3)), ((2, 0, 1), (3, 1, 2))] * 5)
    assert first.mu > second.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < 25 / 3


def test_skill_of_who_has_not_played_is_what_everybody_begins_with() -> None:
    assert skills(1, []) == [Skill(25.0, 25 / 3)]


def test_one_player_on_two_seats_learns_the_mean_of_both() -> None:
    first, second, third = skills(3, [((0, 1, 2), (1, 2, 3))])
    twice, once = skills(2, [((0, 1, 0), (1, 2, 3))])
    assert once == second
    assert twice.mu == pytest.approx((first.mu + third.mu) / 2)
    assert twice.sigma == pytest.approx((first.sigma + third.sigma) / 2)
