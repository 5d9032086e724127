"""One connection that follows a table: a bounded queue, so that a slow reader holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from wissel.web.compose import resync_text


class Reader:
    """A seat's or a spectator's connection. `seen` is the last entry that it was told of."""

    def __init__(self, person: str | None, seat: int, seen: int, most: int) -> None:
        self.person = person
        self.seat = seat
        self.seen = seen
        self.visible = True
        """Somebody can see the page that reads; programs count as looking."""
        self._most = most
        self._queue: deque[str] = deque()
        self._filled = asyncio.Event()
        self._closing = False
        self._silent = False

    def offer(self, text: str) -> None:
        """Queues a message. A reader that is too far behind is told to connect again instead."""
        if self._closing:
            return
        if len(self._queue) >= self._most:
            self.resync("TOO_SLOW")
            return
        self._queue.append(text)
        self._silent = False
        self._filled.set()

    def resync(self, code: str) -> None:
        """Drops what is queued; the last message tells the client to connect again. Said once only."""
        if self._closing:
            return
        self._closing = True
        self._queue.clear()
        self._queue.append(resync_text(code))
        self._filled.set()

    def ping(self, text: str) -> None:
        """Breaks a silence: nothing was queued since the last call."""
        if self._silent:
            self.offer(text)
        self._silent = True

    async def messages(self) -> AsyncIterator[str]:
        """What is queued, as it comes. Ends after a resync."""
        while True:
            while self._queue:
                yield self._queue.popleft()
            if self._closing:
                return
            self._filled.clear()
            await self._filled.wait()
