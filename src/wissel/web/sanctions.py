"""What `wissel admin` did beside a server that runs: whom it muted, banned or deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from wissel.core.problems import ProblemError
from wissel.store import sanctions as stored
from wissel.store.sanctions import Standing
from wissel.store.store import Store

log = logging.getLogger(__name__)

POLL_S = 0.5

Told = Callable[[frozenset[str]], Awaitable[None]]
"""Takes people."""


class Sanctions:
    """Asks the database twice a second; what it answers is from memory."""

    def __init__(self, store: Store, now: Callable[[], int], *, on_banned: Told, on_forgotten: Told) -> None:
        self._store = store
        self._now = now
        self._on_banned = on_banned
        self._on_forgotten = on_forgotten
        self._standing = Standing()
        self._polling: asyncio.Task[None] | None = None

    def require_free(self, person: str) -> None:
        """Raises `ProblemError` `BANNED`."""
        if person in self._standing.banned:
            raise ProblemError("BANNED")

    def muted(self, person: str) -> bool:
        """May not chat."""
        return person in self._standing.muted

    async def start(self) -> None:
        """Knows what holds before anybody is let in."""
        await self.look()
        self._polling = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
            with suppress(asyncio.CancelledError):
                await self._polling

    async def look(self) -> None:
        """Takes over what the database says now."""
        before, self._standing = self._standing, await self._store.reading(stored.standing, self._now())
        if banned := self._standing.banned - before.banned:
            await self._on_banned(banned)
        if forgotten := self._standing.forgotten - before.forgotten:
            await self._on_forgotten(forgotten)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_S)
            try:
                await self.look()
            except SQLAlchemyError:
                log.exception("could not look for what the host has forbidden; trying again")
