"""Tells pages that are open here what has changed for people, here or by way of another server."""

from __future__ import annotations

from wissel.store import accounts, people
from wissel.store import changes as stored
from wissel.store.changes import Kind
from wissel.store.desk import POLL_S
from wissel.store.rounds import Rounds
from wissel.store.store import Store
from wissel.web.feeds import Feeds
from wissel.web.lobby import Lobby
from wissel.web.people import People


class Changes:
    """Looks for changes since the last look, and tells them in their order.

    There is no other way: what changed here is told like what changed elsewhere.
    """

    def __init__(self, store: Store, known: People, feeds: Feeds, lobby: Lobby) -> None:
        self._store = store
        self._known = known
        self._feeds = feeds
        self._lobby = lobby
        self._last = 0
        """The newest change that is told."""
        self._rounds = Rounds("what has changed for people", self._look, POLL_S)

    async def start(self) -> None:
        self._last = await self._store.reading(stored.last_change)
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def look_around(self) -> None:
        """Who has just changed something looks at once."""
        await self._rounds.now()

    async def _look(self) -> None:
        for number, person, kind in await self._store.reading(stored.changes_since, self._last):
            await self._tell(person, kind)
            self._last = number

    async def _tell(self, person: str, kind: Kind) -> None:
        match kind:
            case "name":
                name = (await self._store.reading(people.named, [person])).get(person)
                self._feeds.renamed(person, name or "")
            case "sessions":
                # Devices that may have been signed out connect again, by what their cookie is worth.
                self._known.forget([person])
                self._feeds.send_away([person], "SIGNED_OUT")
            case "moved":
                for session in self._lobby.sessions(person):
                    if await self._store.reading(accounts.was_taken, bytes.fromhex(session)):
                        self._lobby.moved(session)
        self._lobby.tell(person)
