"""Closes tables that never start: nothing happened, and nobody was there, for too long. One timer for all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection

from wissel.core.problems import ProblemError
from wissel.store import read
from wissel.store.desk import UNREADABLE, Desk
from wissel.store.rounds import Rounds
from wissel.tables.commands import Expire
from wissel.tables.position import Position

log = logging.getLogger(__name__)

DAY_MS = 24 * 3_600_000
ROUND_S = 60.0
MOST = 100
"""Tables of one round; more wait for the next."""


class Expiry:
    """`present(table)`: who follows a table now.

    `slow_after_days` is for tables that are played over days: who comes by once a day must find them.
    """

    def __init__(
        self,
        desk: Desk,
        present: Callable[[str], Collection[str]],
        now: Callable[[], int],
        *,
        after_days: int,
        slow_after_days: int,
    ) -> None:
        self._desk = desk
        self._present = present
        self._now = now
        self._after_ms = {False: after_days * DAY_MS, True: slow_after_days * DAY_MS}
        self._rounds = Rounds("tables that never start", self.look_around, ROUND_S)
        self._noting: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._rounds.start(at_once=True)

    async def stop(self) -> None:
        await self._rounds.stop()
        await asyncio.gather(*self._noting)

    async def look_around(self) -> list[str]:
        """One round; the tables that were closed.

        Who is present is written down long before the time is up: it outlasts a server that is killed.
        """
        now = self._now()
        closed: list[str] = []
        for days, after_ms in self._after_ms.items():
            closed += await self._close_unused(now, after_ms, days=days)
        return closed

    async def _close_unused(self, now: int, after_ms: int, *, days: bool) -> list[str]:
        store = self._desk.store
        idle = await store.reading(read.unused_open_tables, now - after_ms // 2, MOST, days=days)
        here = [table_id for table_id in idle if self._present(table_id)]
        if here:
            await store.writing(read.table_seen, here, now)
        late = [t for t, last in idle.items() if t not in here and now - last >= after_ms]
        return [table_id for table_id in late if await self._close(table_id)]

    def somebody_moved(self, position: Position) -> None:
        """When the last person at an open table has gone, its time begins anew."""
        if position.status == "open" and not self._present(position.table):
            noted = self._desk.store.writing(read.table_seen, [position.table], self._now())
            task = asyncio.create_task(noted)
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    async def _close(self, table_id: str) -> bool:
        try:
            await self._desk.do(table_id, Expire())
        except UNREADABLE as error:
            if not isinstance(error, ProblemError) or error.problem.code != "ALREADY_STARTED":
                log.exception("table %s never started and cannot be closed", table_id)
            return False
        return True
