"""How long a search may take: what its spec says, shared fairly when many computer players think at once."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

LEAST_MS = 30
"""However many think at once, each may think so long."""
CROWDED_MS = 1_000
"""While more want to think than can, a budget counts as no more than this: nobody holds up all the others."""
SLICE_MS = 4
"""A search looks at the clock about so often."""
Cancelled = Callable[[], bool]


@dataclass(frozen=True)
class Budget:
    """At most so long, and at most so many iterations; one of them is given."""

    ms: int | None = None
    iterations: int | None = None


class Crowd:
    """The computer players of a process that think or wait for their turn to think.

    `places` of them can think at the same time. When more want to, the time of each is cut to its part.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._lock = threading.Lock()
        self._waiting = 0

    @contextmanager
    def member(self) -> Iterator[None]:
        with self._lock:
            self._waiting += 1
        try:
            yield
        finally:
            with self._lock:
                self._waiting -= 1

    @property
    def quiet(self) -> bool:
        """Nobody thinks, and nobody waits for it."""
        with self._lock:
            return self._waiting == 0

    def fair(self, ms: int) -> float:
        """Milliseconds of `ms` that a search may take, as many as think or wait now."""
        with self._lock:
            waiting = self._waiting
        if waiting <= self._places:
            return ms
        return max(min(ms, LEAST_MS), min(ms, CROWDED_MS) * self._places / waiting)


PLACES = max(1, (os.cpu_count() or 2) - 1)
"""Computer players that think at the same time in a server: one core is left for people."""
CROWD = Crowd(PLACES)


def spend(
    advance: Callable[[int], object],
    budget: Budget,
    *,
    cancelled: Cancelled | None = None,
    crowd: Crowd = CROWD,
    clock: Callable[[], float] = time.perf_counter,
) -> None:
    """Calls `advance(n)`, which makes `n` iterations, until the budget is spent or `cancelled` says so.

    Where the budget has no time, the slices do not depend on the clock. At least one slice is made.
    """
    begun = clock()
    done = 0
    n = 16
    while True:
        if budget.iterations is not None:
            n = min(n, budget.iterations - done)
        before = clock()
        advance(n)
        done += n
        now = clock()
        if cancelled is not None and cancelled():
            return
        if budget.iterations is not None and done >= budget.iterations:
            return
        if budget.ms is not None:
            # Who comes while it searches gets a part of its time too.
            left = crowd.fair(budget.ms) / 1000 - (now - begun)
            if left <= 0:
                return
            each = max(1e-7, (now - before) / n)
            n = max(1, min(int(SLICE_MS / 1000 / each), int(left / each) + 1))
