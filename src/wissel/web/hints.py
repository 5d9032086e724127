"""What a search would do in somebody's place: asked for at tables that allow it, told to nobody else."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from wissel.bots.budget import CROWD, Crowd
from wissel.core.game import Game, GameMap, Record
from wissel.core.problems import ProblemError
from wissel.tables.position import Position
from wissel.web.wire_review import Advised, Hint

if TYPE_CHECKING:
    from wissel.bots.advice import Advice

ITERATIONS = 2_000
MOST_MS = 1_500
"""On a busy machine it thinks no longer, whatever the iterations."""
MOST_KEPT = 256

Adviser = Callable[[Game, GameMap, Record, int], "tuple[Advice, ...]"]
"""`(game, map, observation, seed)`: good actions of the observing seat, the best first."""


def advise(game: Game, game_map: GameMap, seen: Record, seed: int) -> tuple[Advice, ...]:
    from wissel.bots import advice
    from wissel.bots.budget import Budget

    return advice.advise(game, game_map, seen, seed, Budget(MOST_MS, ITERATIONS))


Key = tuple[str, int, str]
"""Table, seat, decision."""


class Hints:
    """Works out hints one after another; who asks again for the same decision, even meanwhile, is told the
    same."""

    def __init__(self, *, ready: Callable[[], bool], adviser: Adviser = advise, crowd: Crowd = CROWD) -> None:
        """`ready`: whether anything can be searched yet."""
        self._ready = ready
        self._adviser = adviser
        self._crowd = crowd
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="wissel-hint")
        self._kept: OrderedDict[Key, Hint] = OrderedDict()
        self._asked: dict[Key, asyncio.Task[Hint]] = {}

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def hint(self, position: Position, seat: int) -> Hint:
        """For the open decision of a seat, from what it knows. Raises `ProblemError`:
        `NOT_STARTED`, `NOT_YOUR_TURN`."""
        play = position.play
        if play is None:
            raise ProblemError("NOT_STARTED")
        decision = position.decisions[seat]
        if decision is None:
            raise ProblemError("NOT_YOUR_TURN")
        key = (position.table, seat, decision)
        if key in self._kept:
            return self._kept[key]
        if key not in self._asked:
            if not self._ready():
                return Hint(decision, ready=False, best=[])
            work = partial(self._adviser, position.game, position.map, play.observation(seat), _seed(key))
            self._asked[key] = asyncio.create_task(self._work_out(key, work))
        # Whoever asked first may go away; others still wait.
        return await asyncio.shield(self._asked[key])

    async def _work_out(self, key: Key, work: Callable[[], tuple[Advice, ...]]) -> Hint:
        try:
            with self._crowd.member():
                told = await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            del self._asked[key]
        best = [Advised(one.action, round(one.chance, 3)) for one in told]
        self._kept[key] = Hint(key[2], ready=True, best=best)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def _seed(key: Key) -> int:
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:6])
