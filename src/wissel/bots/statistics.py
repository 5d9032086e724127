"""What contests are summed up with: intervals of shares, and ratings from who came before whom."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

Z_95 = 1.959963984540054
"""Quantile of the normal distribution for an interval of 95 %."""
AVERAGE = 1500.0
"""Mean of the ratings of those who meet."""
ELO_SCALE = 400 / math.log(10)
STEPS = 10_000
CLOSE = 1e-10


def wilson(won: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The score interval of a share: won `won` of `games`, at least one.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the
    American Statistical Association 22 (1927), 209-212.
    """
    share = won / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    low = (centre - spread) / whole if won > 0 else 0.0
    high = (centre + spread) / whole if won < games else 1.0
    return low, high


def bradley_terry(won: NDArray[np.float64]) -> list[float]:
    """Ratings on the scale of Elo, where 400 points are odds of ten to one. `won[i, j]`: how often i beat j.

    The strengths of greatest likelihood, found by minorization and maximization: D. R. Hunter, "MM algorithms
    for generalized Bradley-Terry models", The Annals of Statistics 32 (2004), 384-406, equation (3). Every
    two have met once more, and neither won: so that who won or lost every game has a rating as well, and
    there is one for those who never met. The mean of all is `AVERAGE`.
    """
    pairs = won + 0.5
    np.fill_diagonal(pairs, 0)
    met = pairs + pairs.T
    wins = pairs.sum(axis=1)
    strength = np.ones(len(won))
    if len(won) == 1:
        return [AVERAGE]
    for _ in range(STEPS):
        better = wins / (met / (strength[:, None] + strength[None, :])).sum(axis=1)
        better /= np.exp(np.log(better).mean())
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < CLOSE:
            break
    return [AVERAGE + ELO_SCALE * float(each) for each in np.log(strength)]


@dataclass(frozen=True)
class Skill:
    """A belief about a player's strength: a normal distribution. Everybody begins with 25 and 25/3."""

    mu: float
    sigma: float


def skills(players: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Skill]:
    """The Plackett-Luce ratings of openskill after these games, in order: players by seat, ranks by seat.

    R. C. Weng, C.-J. Lin, "A Bayesian approximation method for online ranking", Journal of Machine Learning
    Research 12 (2011), 267-300. Who plays several seats of a game learns the mean of what they tell.
    """
    model = PlackettLuce()
    believed = [Skill(model.mu, model.sigma) for _ in range(players)]
    for seats, ranks in games:
        before = [[model.rating(believed[player].mu, believed[player].sigma)] for player in seats]
        after = model.rate(before, ranks=[float(rank) for rank in ranks])
        for player in set(seats):
            told = [team[0] for team, seated in zip(after, seats, strict=True) if seated == player]
            believed[player] = Skill(
                math.fsum(each.mu for each in told) / len(told),
                math.fsum(each.sigma for each in told) / len(told),
            )
    return believed
