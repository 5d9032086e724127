"""What `wissel admin` did beside a server that runs: whom it muted, banned or deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wissel.core.problems import ProblemError
from wissel.store import sanctions as stored
from wissel.store.rounds import Rounds
from wissel.store.sanctions import Standing
from wissel.store.store import Store

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
        self._rounds = Rounds("what the host has forbidden", self._look, POLL_S)

    def require_free(self, person: str) -> None:
        """Raises `ProblemError` `BANNED`."""
        if self.banned(person):
            raise ProblemError("BANNED")

    def banned(self, person: str) -> bool:
        """May not come here."""
        return person in self._standing.banned

    def muted(self, person: str) -> bool:
        """May not chat."""
        return person in self._standing.muted

    async def start(self) -> None:
        """Knows what holds before anybody is let in."""
        await self.look()
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def look(self) -> None:
        """Takes over what the database says now; no look brings back an earlier one."""
        await self._rounds.now()

    async def _look(self) -> None:
        before, self._standing = self._standing, await self._store.reading(stored.standing, self._now())
        if banned := self._standing.banned - before.banned:
            await self._on_banned(banned)
        if forgotten := self._standing.forgotten - before.forgotten:
            await self._on_forgotten(forgotten)
