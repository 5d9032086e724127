"""Hears what is said at tables that somebody follows, here or by way of another server on this database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

from wissel.store import chat as stored
from wissel.store.chat import Line
from wissel.store.desk import POLL_S
from wissel.store.rounds import Rounds
from wissel.store.store import Store
from wissel.web.compose import Names
from wissel.web.feeds import Feeds
from wissel.web.talk import line_info

AT_ONCE = 200
"""Lines of one look."""


class Hearing:
    """Looks for lines that were said since the last look, and tells them in their order.

    There is no other way to those who hear a line: one that was said here is told like one from elsewhere.
    """

    def __init__(
        self, store: Store, feeds: Feeds, names_of: Callable[[Collection[str]], Awaitable[Names]]
    ) -> None:
        self._store = store
        self._feeds = feeds
        self._names_of = names_of
        self._last = 0
        """The newest line that is told."""
        self._rounds = Rounds("what is said at tables", self._look, POLL_S)

    async def start(self) -> None:
        self._last = await self._store.reading(stored.last_line)
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()

    async def look_around(self) -> None:
        """Who has just said something looks at once."""
        await self._rounds.now()

    async def _look(self) -> None:
        while news := await self._store.reading(stored.lines_since, self._last, AT_ONCE):
            for table_id, line in news:
                if self._feeds.followed(table_id):
                    await self._tell(table_id, line)
                self._last = line.id

    async def _tell(self, table_id: str, line: Line) -> None:
        deaf = await self._store.reading(stored.deaf_to, line.person)
        names = await self._names_of([line.person])
        self._feeds.say(table_id, line, line_info(line, names), deaf)
