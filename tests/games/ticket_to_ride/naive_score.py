"""Longest trail, use of stations and ranks by trying everything, written from the rules (T3.3 to T3.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

Line = tuple[str, str, int]
"""Two cities and a length."""


def longest_trail(lines: Sequence[Line]) -> int:
    """Every way to lay lines end to end, from every city (T3.4)."""

    def beyond(city: str, left: frozenset[int]) -> int:
        best = 0
        for i in left:
            a, b, length = lines[i]
            for here, far in ((a, b), (b, a)):
                if here == city:
                    best = max(best, length + beyond(far, left - {i}))
        return best

    cities = {city for a, b, _ in lines for city in (a, b)}
    return max((beyond(city, frozenset(range(len(lines)))) for city in cities), default=0)


def _joined(lines: Sequence[tuple[str, str]], a: str, b: str) -> bool:
    reached = {a}
    grown = True
    while grown:
        more = {x for line in lines if reached & set(line) for x in line}
        grown = not more <= reached
        reached |= more
    return b in reached


def use_stations(
    own: Sequence[tuple[str, str]],
    stations: Sequence[Sequence[str]],
    tickets: Sequence[tuple[str, str, int]],
    ends: dict[str, tuple[str, str]],
    order: Sequence[str],
) -> tuple[int, int, list[str]]:
    """Ticket points, tickets done and routes borrowed, over every choice of one route or none at each
    station (T3.3).

    `stations`: the routes that each may borrow. `order`: all routes, lowest first.
    """
    best: tuple[int, int, int, list[int]] | None = None
    for choice in product(*[[None, *routes] for routes in stations]):
        borrowed = sorted({order.index(r) for r in choice if r is not None})
        lines = [*own, *(ends[order[r]] for r in borrowed)]
        done = [_joined(lines, a, b) for a, b, _ in tickets]
        points = sum(worth if ok else -worth for ok, (_, _, worth) in zip(done, tickets, strict=True))
        found = (-points, -sum(done), len(borrowed), borrowed)
        if best is None or found < best:
            best = found
    assert best is not None
    return -best[0], -best[1], [order[r] for r in best[3]]


def standings(scores: Sequence[dict[str, Any]]) -> list[int]:
    """Ranks, 1 = best; equal ranks share (T3.5)."""
    ranks = []
    for mine in scores:
        above = 0
        level = [s for s in scores if _key(s) == _key(mine)]
        with_express = sum(s["express"] for s in level)
        for other in scores:
            by_express = other in level and with_express == 1 and other["express"] > mine["express"]
            above += _key(other) > _key(mine) or by_express
        ranks.append(above + 1)
    return ranks


def _key(score: dict[str, Any]) -> tuple[int, int, int]:
    return score["total"], score["done"], -score["built"]
