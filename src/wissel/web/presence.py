"""Who is present by way of other servers on this database: each tells and asks the others once a second."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from wissel.store import presence as stored
from wissel.store.desk import POLL_S
from wissel.store.presence import Present
from wissel.store.rounds import Rounds
from wissel.store.store import Store
from wissel.web.feeds import Feeds
from wissel.web.lobby import Lobby

LASTS_MS = 15_000
"""A server of which nothing has been heard for so long has ended."""
BEAT_MS = 5_000
"""So often it is heard of where nothing else is to be told."""


class Presence:
    def __init__(self, store: Store, feeds: Feeds, lobby: Lobby, now: Callable[[], int]) -> None:
        self._store = store
        self._feeds = feeds
        self._lobby = lobby
        self._now = now
        self._server = secrets.token_hex(8)
        self._told: tuple[int, Present] | None = None
        self._beat = 0
        """When the next one is due."""
        self._rounds = Rounds("who is present elsewhere", self.look_around, POLL_S)

    def start(self) -> None:
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()
        if self._told is not None:
            await self._store.writing(stored.end, self._server)

    async def look_around(self) -> None:
        """One round."""
        now = self._now()
        here, present = self._lobby.looking_here, self._feeds.here()
        if self._told != (here, present) or now >= self._beat:
            before = {} if self._told is None else self._told[1]
            await self._store.writing(stored.tell, self._server, now, now + LASTS_MS, here, present, before)
            self._told = here, present
            self._beat = now + BEAT_MS
        others = await self._store.reading(stored.elsewhere, self._server, now)
        self._lobby.elsewhere = others.here
        self._feeds.are_elsewhere(others.present)
