"""The streams of all tables that somebody follows now, and who is present where."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

from wissel.store.chat import Line
from wissel.store.desk import Desk
from wissel.store.presence import Present
from wissel.store.rounds import Rounds
from wissel.web.compose import chat_text, ping_text
from wissel.web.feed import Feed, InviteTo, Moved, NamesOf
from wissel.web.late_feed import TICK_S, LateFeed
from wissel.web.readers import Reader
from wissel.web.wire_talk import ChatLine

LAST_WORDS = 0.1
"""Seconds for the last message of each stream."""
GRACE = 3.0
"""Seconds for which somebody whose connection broke still counts as present: a page that is loaded again."""


class Feeds:
    """All feeds of this process."""

    def __init__(
        self,
        desk: Desk,
        names_of: NamesOf,
        invite_to: InviteTo,
        now: Callable[[], int],
        *,
        most: int,
        ping_after: float,
        grace: float = GRACE,
        tick: float = TICK_S,
        moved: Moved = lambda _: None,
    ) -> None:
        self._desk = desk
        self._names_of = names_of
        self._invite_to = invite_to
        self._now = now
        self._most = most
        self._grace = grace
        self._tick = tick
        self._moved = moved
        self._feeds: dict[str, Feed] = {}
        self._later: dict[str, LateFeed] = {}
        """Of the same tables, for those who see them later."""
        self._elsewhere: Present = {}
        self._elsewhere_at: dict[str, frozenset[str]] = {}
        """The same by table."""
        self._closing: set[asyncio.Task[None]] = set()
        self._rounds = Rounds("pings", self._ping, ping_after)

    def start(self) -> None:
        self._rounds.start()

    async def _ping(self) -> None:
        """Breaks silences: proxies drop silent connections, and only by writing one notices a broken one."""
        text = ping_text(self._now())
        for feed in self._all:
            feed.ping(text)

    @asynccontextmanager
    async def follow(
        self, table_id: str, person: str | None, seat: int, after: int, behind_ms: int = 0
    ) -> AsyncIterator[Reader]:
        """A reader of the table, as it was `behind_ms` ago, until the end of the block. Whether `person` may
        is the caller's to check.

        Raises `ProblemError` `TABLE_UNKNOWN`.
        """
        feed = self._late_feed(table_id, behind_ms) if behind_ms else self._feed(table_id)
        feed.users += 1
        try:
            table = await feed.open()
            reader = feed.join(table, person, seat, after, self._most)
            self._count(feed)
            try:
                yield reader
            finally:
                feed.part(reader)
                self._count(feed)
        finally:
            asyncio.get_running_loop().call_later(self._grace, self._released, feed, person)

    def _feed(self, table_id: str) -> Feed:
        feed = self._feeds.get(table_id)
        if feed is None or feed.broken:
            feed = Feed(table_id, self._desk, self._names_of, self._invite_to, self._moved, self._now)
            self._feeds[table_id] = feed
            feed.are_elsewhere(self._at(table_id))
            late = self._later.get(table_id)
            feed.watching_later = 0 if late is None else late.readers
        return feed

    def _late_feed(self, table_id: str, behind_ms: int) -> LateFeed:
        feed = self._later.get(table_id)
        if feed is None or feed.broken:
            feed = LateFeed(
                table_id,
                self._desk,
                self._names_of,
                self._invite_to,
                self._now,
                behind_ms=behind_ms,
                tick=self._tick,
            )
            self._later[table_id] = feed
        return feed

    def _count(self, feed: Feed) -> None:
        """Who is at the table sees how many watch it later."""
        main = self._feeds.get(feed.table_id)
        if feed.behind_ms and main is not None:
            main.told_later(feed.readers)

    @property
    def _all(self) -> list[Feed]:
        return [*self._feeds.values(), *self._later.values()]

    def _released(self, feed: Feed, person: str | None) -> None:
        feed.users -= 1
        if person is not None:
            feed.absent_now(person)
        feeds: dict[str, Any] = self._later if feed.behind_ms else self._feeds
        if feed.users == 0 and feeds.get(feed.table_id) is feed:
            del feeds[feed.table_id]
            task = asyncio.create_task(feed.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    @property
    def readers(self) -> int:
        """Connections that follow some table."""
        return sum(feed.readers for feed in self._all)

    def say(self, table_id: str, line: Line, told: ChatLine, deaf: Collection[str]) -> None:
        """Tells who follows the table what somebody said there."""
        text = chat_text(told)
        for feed in (self._feeds.get(table_id), self._later.get(table_id)):
            if feed is not None:
                feed.say(line, text, deaf)

    def followed(self, table_id: str) -> bool:
        """Whether anybody follows the table now."""
        return table_id in self._feeds or table_id in self._later

    def present(self, table_id: str) -> frozenset[str]:
        """Who follows the table now."""
        feed = self._feeds.get(table_id)
        return self._at(table_id) if feed is None else feed.present

    def looking(self, table_id: str, person: str) -> bool:
        """Whether the person sees the table now, and not only has it open behind another page."""
        feed = self._feeds.get(table_id)
        here = feed is not None and feed.looking(person)
        return here or self._elsewhere.get((table_id, person), False)

    def here(self) -> Present:
        """Who follows which table by way of this server, and sees it."""
        return {
            (feed.table_id, person): feed.looking(person)
            for feed in self._feeds.values()
            for person in feed.here
        }

    def are_elsewhere(self, present: Present) -> None:
        """Who follows which table by way of other servers now."""
        changed = {table_id for table_id, _ in present.keys() ^ self._elsewhere.keys()}
        by_table: dict[str, set[str]] = {}
        for table_id, person in present:
            by_table.setdefault(table_id, set()).add(person)
        self._elsewhere = present
        self._elsewhere_at = {table_id: frozenset(persons) for table_id, persons in by_table.items()}
        for table_id in changed & self._feeds.keys():
            self._feeds[table_id].are_elsewhere(self._at(table_id))

    def _at(self, table_id: str) -> frozenset[str]:
        return self._elsewhere_at.get(table_id, frozenset())

    def renamed(self, person: str, name: str) -> None:
        """Tells every table where the person is known that it goes by another name."""
        for feed in self._all:
            if person in feed.names:
                feed.renamed(person, name)

    def send_away(self, persons: Collection[str], code: str) -> None:
        """Ends the streams of these people."""
        for feed in self._all:
            feed.send_away(persons, code)

    async def go_away(self) -> None:
        """Tells every reader to connect again, and gives them a moment to hear it."""
        for feed in self._all:
            feed.resync("GOING_AWAY")
        await asyncio.sleep(LAST_WORDS)

    async def close(self) -> None:
        """Ends all feeds."""
        await self._rounds.stop()
        feeds = self._all
        self._feeds.clear()
        self._later.clear()
        await asyncio.gather(*(feed.close() for feed in feeds), *self._closing)
