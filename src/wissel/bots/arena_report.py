"""What a contest says of its players."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import msgspec
import numpy as np
from numpy.typing import NDArray

from wissel.bots.arena import Arena, Played
from wissel.bots.statistics import Skill, bradley_terry, skills, wilson
from wissel.core.problems import Problem


class Standing(msgspec.Struct, frozen=True):
    """How one player did. None where it has finished no game."""

    bot: str
    games: int
    """Finished games, and those that it has broken off; one where it played two seats counts twice."""
    win_share: float | None
    """Part of them that it won; a win shared by two counts half."""
    interval: tuple[float, float] | None
    """Wilson's interval of 95 % of that share."""
    mean_score: float | None
    mean_rank: float | None
    rating: float
    """Bradley-Terry, on the scale of Elo; 1500 is average."""
    skill: Skill
    """Plackett-Luce by openskill."""


class Broken(msgspec.Struct, frozen=True):
    """A game that a program has broken off: which one, on which seat, and why."""

    game: int
    seat: int
    bot: str
    problem: Problem


class Report(msgspec.Struct, frozen=True):
    game: str
    seats: int
    seed: int
    games: int
    unfinished: int
    bots: list[Standing]
    """In the order in which they were named."""
    crosstable: list[list[float | None]]
    """Row and column by player: how often, of the times that they met at a table, the row came before the
    column; equal ranks count half. None where they never met."""
    seat_win_shares: list[float | None]
    """What it is worth to sit on each seat."""
    failures: list[Broken]


def meetings(played: Iterable[Played]) -> list[tuple[list[int], list[int]]]:
    """Who came before whom: players by seat, and their ranks. Whoever broke a game off has lost to each of
    the others, one by one."""
    found = []
    for game in played:
        if game.ranks is not None:
            found.append((game.players, game.ranks))
        elif game.failure is not None:
            failed = game.players[game.failure.seat]
            found += [([who, failed], [1, 2]) for who in game.players if who != failed]
    return found


def beaten(players: int, met: Iterable[tuple[list[int], list[int]]]) -> NDArray[np.float64]:
    """How often the row came before the column; equal ranks count half. Seats of one player do not count."""
    won = np.zeros((players, players))
    for seated, ranks in met:
        for one, other in permutations(range(len(seated)), 2):
            if seated[one] != seated[other]:
                ahead = (ranks[one] < ranks[other]) + (ranks[one] <= ranks[other])
                won[seated[one], seated[other]] += ahead / 2
    return won


def report(arena: Arena, played: Iterable[Played]) -> Report:
    """What these games say; their order does not matter."""
    games = sorted(played, key=lambda each: each.game)
    finished = [each for each in games if each.ranks is not None]
    broken = [(each, each.failure) for each in games if each.failure is not None]
    count = len(arena.bots)
    share, score, rank, n = np.zeros((4, count))
    seat_share = np.zeros(arena.seats)
    for each in finished:
        totals, ranks = each.totals or [], each.ranks or []
        winners = ranks.count(1)
        for seat, player in enumerate(each.players):
            won = 1 / winners if ranks[seat] == 1 else 0.0
            share[player] += won
            seat_share[seat] += won
            score[player] += totals[seat]
            rank[player] += ranks[seat]
            n[player] += 1
    lost = np.zeros(count)
    for each, failure in broken:
        lost[each.players[failure.seat]] += 1
    met_whom = meetings(games)
    won_over = beaten(count, met_whom)
    met = won_over + won_over.T
    ratings = bradley_terry(won_over)
    believed = skills(count, met_whom)

    def mean(of: NDArray[np.float64], player: int) -> float | None:
        return float(of[player] / n[player]) if n[player] else None

    return Report(
        game=arena.game,
        seats=arena.seats,
        seed=arena.seed,
        games=len(games),
        unfinished=len(games) - len(finished) - len(broken),
        bots=[
            Standing(
                bot=spec,
                games=int(counted),
                win_share=float(share[player] / counted) if counted else None,
                interval=wilson(float(share[player]), int(counted)) if counted else None,
                mean_score=mean(score, player),
                mean_rank=mean(rank, player),
                rating=ratings[player],
                skill=believed[player],
            )
            for player, (spec, counted) in enumerate(zip(arena.bots, n + lost, strict=True))
        ],
        crosstable=[
            [float(won_over[i, j] / met[i, j]) if met[i, j] else None for j in range(count)]
            for i in range(count)
        ],
        seat_win_shares=[float(each / len(finished)) if finished else None for each in seat_share],
        failures=[
            Broken(each.game, failure.seat, arena.bots[each.players[failure.seat]], failure.problem)
            for each, failure in broken
        ],
    )
