"""What a server does again and again beside answering: it looks, waits, and looks again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)


class Rounds:
    """Calls `work` every so many seconds, and when asked to, one call after the other, until it is stopped.

    A database that cannot be asked now can be asked later: that is told, and the rounds go on. Any other
    error is a defect: it ends the rounds, and is told at once.
    """

    def __init__(self, name: str, work: Callable[[], Awaitable[object]], every: float) -> None:
        """`name`: what it does, for the log."""
        self._name = name
        self._work = work
        self._every = every
        self._working = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self, *, at_once: bool = False) -> None:
        """The first round comes after the first wait, or `at_once`."""
        self._task = asyncio.create_task(self._run(at_once), name=self._name)
        self._task.add_done_callback(self._ended)

    async def now(self) -> None:
        """A round besides, after one that is under way. What goes wrong is the matter of who asks."""
        async with self._working:
            await self._work()

    async def stop(self) -> None:
        """No round is under way when this returns."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, at_once: bool) -> None:
        if not at_once:
            await asyncio.sleep(self._every)
        while True:
            try:
                await self.now()
            except SQLAlchemyError:
                log.exception("%s: the database could not be asked; trying again", self._name)
            await asyncio.sleep(self._every)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.critical("%s: has ended, and does not come back", self._name, exc_info=error)
