"""What time brings at tables: reminders, seats whose time is up; clocks stand still while no server runs.

One timer for all tables: each summary row says when something is due there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from wissel.core.problems import ProblemError
from wissel.store import clocks
from wissel.store.desk import UNREADABLE, Desk
from wissel.store.rounds import Rounds
from wissel.tables.commands import Command, Freeze, Remind, TimeUp
from wissel.web.bots import STAND_IN

log = logging.getLogger(__name__)

TICK_S = 1.0
"""A flag falls at most so much later than it could."""
BEAT_MS = 2_000
"""So often it is written down that a server runs: when one is killed, at most so much is not counted."""
STILL_MS = 3_000
"""After a longer silence no server was running on this database."""
MOST = 200
"""Tables of one round; more wait for the next."""
AT_ONCE = 50


class Timer:
    def __init__(self, desk: Desk, now: Callable[[], int], *, tick: float = TICK_S) -> None:
        self._desk = desk
        self._now = now
        self._beaten = 0
        self._stopped: list[str] = []
        """Tables whose clocks stood still until this server came."""
        self._broken: set[str] = set()
        """Tables that cannot be read here: said once."""
        self._rounds = Rounds("clocks that run out", self.look_around, tick)
        self._started = False

    async def thaw(self) -> None:
        """Clocks go on from here, as they were when the last server went down. Needs no rules.

        Comes before the first command of anybody: at each table that time was given back before anything
        else happens there.
        """
        since = await self._desk.store.reading(clocks.last_beat)
        now = self._now()
        if since is not None and now - since > STILL_MS:
            self._stopped = await self._desk.store.reading(clocks.tables_with_clocks)
            self._desk.owe(dict.fromkeys(self._stopped, Freeze(since)))
        await self._beat(now)

    async def start(self) -> None:
        """Looks around from now on; the rules can be called."""
        for begin in range(0, len(self._stopped), AT_ONCE):
            await asyncio.gather(*map(self._settle, self._stopped[begin : begin + AT_ONCE]))
        self._rounds.start(at_once=True)
        self._started = True

    async def stop(self) -> None:
        if not self._started:
            return
        await self._rounds.stop()
        await self._desk.store.writing(clocks.beat, self._now())

    async def look_around(self) -> None:
        """One round."""
        now = self._now()
        if now - self._beaten >= BEAT_MS:
            await self._beat(now)
        for table_id in await self._desk.store.reading(clocks.tables_due, now, MOST):
            if table_id not in self._broken:
                await self._serve(table_id, now)

    async def _serve(self, table_id: str, now: int) -> None:
        """Does all that is due at a table."""
        try:
            due = (await self._desk.table(table_id)).position.due
            while due is not None and due.at <= now:
                command: Command = TimeUp(due.seat, STAND_IN) if due.flag else Remind(due.seat)
                if not await self._do(table_id, command):
                    return
                due = (await self._desk.table(table_id)).position.due
        except UNREADABLE as error:
            self._give_up(table_id, error)

    async def _settle(self, table_id: str) -> None:
        try:
            await self._desk.settle(table_id)
        except UNREADABLE as error:
            self._give_up(table_id, error)

    def _give_up(self, table_id: str, error: Exception) -> None:
        self._broken.add(table_id)
        log.error("table %s: its clocks cannot be read", table_id, exc_info=error)

    async def _do(self, table_id: str, command: Command) -> bool:
        try:
            await self._desk.do(table_id, command)
        except ProblemError as error:
            # Somebody was quicker, or another server did it.
            log.info("table %s: %s came too late: %s", table_id, type(command).__name__, error)
            return False
        return True

    async def _beat(self, now: int) -> None:
        await self._desk.store.writing(clocks.beat, now)
        self._beaten = now
