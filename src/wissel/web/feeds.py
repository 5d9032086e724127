"""The streams of all tables that somebody follows now, and who is present where."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from contextlib import asynccontextmanager

from wissel.core.game import SPECTATOR
from wissel.store.chat import Line
from wissel.store.desk import Desk
from wissel.tables import entries, facts
from wissel.tables.position import Position, Step
from wissel.tables.table import Table
from wissel.web.compose import Names, StepText, TableText, chat_text, ping_text, since
from wissel.web.readers import Reader
from wissel.web.talk import heard
from wissel.web.wire import Invite
from wissel.web.wire_talk import ChatLine

log = logging.getLogger(__name__)

NamesOf = Callable[[Collection[str]], Awaitable[Names]]
InviteTo = Callable[[str], Awaitable[Invite]]
Moved = Callable[[Position], None]
"""Told when somebody has come to a table or gone."""

LAST_WORDS = 0.1
"""Seconds for the last message of each stream."""
GRACE = 3.0
"""Seconds for which somebody whose connection broke still counts as present: a page that is loaded again."""
COUNTED = 30
"""Up to so many watchers, each that comes or goes without a name is told to all at once."""
PLAYING = (entries.Acted,)
"""Entries after which the table itself, its people and its status are as before, unless the game is over."""


def people_at(position: Position) -> set[str]:
    """Everybody who has a seat."""
    return {seat.person for seat in position.seats if seat.person is not None}


def seat_now(position: Position, reader: Reader) -> int:
    """The seat for which a reader is told: a seat that was left may be another person's by now."""
    if reader.seat == SPECTATOR or position.seats[reader.seat].person == reader.person:
        return reader.seat
    return SPECTATOR


def people_of(table: Table) -> set[str]:
    """Everybody that messages about a table name."""
    people = people_at(table.position)
    for item in table.happened:
        if isinstance(item.event, facts.SeatTaken | facts.SeatLeft) and item.event.person is not None:
            people.add(item.event.person)
    return people


class Feed:
    """One table that somebody follows: a task that tells its readers of each step, in order."""

    def __init__(
        self,
        table_id: str,
        desk: Desk,
        names_of: NamesOf,
        invite_to: InviteTo,
        moved: Moved,
        now: Callable[[], int],
    ) -> None:
        self.table_id = table_id
        self._now = now
        self._moved = moved
        self.users = 0
        """Readers, and those who are about to become one."""
        self.present: set[str] = set()
        self.names: dict[str, str] = {}
        self._desk = desk
        self._names_of = names_of
        self._invite_to = invite_to
        self._readers: list[Reader] = []
        self._steps: deque[Step] = deque()
        self._wake = asyncio.Event()
        self._opened: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._invite: Invite | None = None
        self._secret: bytes | None = None
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            async with self._desk.watch(self.table_id, self._heard) as table:
                await self._learn(people_of(table), table.position)
                self._opened.set_result(table)
                while True:
                    while self._steps:
                        await self._tell(self._steps.popleft())
                    self._wake.clear()
                    await self._wake.wait()
        except Exception as error:
            if self._opened.done():
                log.exception("the stream of table %s broke", self.table_id)
                self.resync("INTERNAL")
            else:
                self._opened.set_exception(error)

    @property
    def broken(self) -> bool:
        """It tells nothing any more; who follows the table has been told to connect again."""
        return self._task.done()

    @property
    def readers(self) -> int:
        return len(self._readers)

    def _heard(self, _: Table, step: Step) -> None:
        self._steps.append(step)
        self._wake.set()

    async def _learn(self, people: Iterable[str], position: Position) -> None:
        unknown = set(people) - self.names.keys()
        if unknown:
            self.names.update(await self._names_of(unknown))
        if position.over and self._secret is None:
            self._secret = await self._desk.secret(self.table_id)

    async def _tell(self, step: Step) -> None:
        after = step.after
        await self._learn(people_at(after), after)
        if not isinstance(step.entry.data, PLAYING) or after.status != "running":
            self._tell_table(after)
        text = StepText(after, step.happened, self.names, self._now())
        for reader in self._readers:
            if reader.seen < after.seq:
                reader.seen = after.seq
                reader.offer(text.text(seat_now(after, reader)))

    def _about(self, position: Position) -> TableText:
        watchers = len(self._watching(position))
        return TableText.of(position, self.names, self.present, self._secret, watchers)

    def _watching(self, position: Position) -> list[Reader]:
        """Connections of those who have no seat."""
        seated = people_at(position)
        return [reader for reader in self._readers if reader.person not in seated]

    def say(self, line: Line, text: str, deaf: Collection[str]) -> None:
        """Tells a line to all who may hear it, but not to those who do not want to (`deaf`)."""
        if not self._opened.done():
            return
        position = self._opened.result().position
        for reader in self._readers:
            if reader.person not in deaf and heard(line, position, reader.person, ()):
                reader.offer(text)

    def _tell_table(self, position: Position) -> None:
        text = self._about(position)
        for reader in self._readers:
            if reader.seen <= position.seq:
                reader.offer(text.text(reader.person, self._invite_for(reader.person, position)))

    def _invite_for(self, person: str | None, position: Position) -> Invite | None:
        member = person is not None and (person == position.host or bool(position.seats_of(person)))
        return self._invite if member else None

    async def open(self) -> Table:
        """The table, once it is read. Raises `ProblemError` `TABLE_UNKNOWN`."""
        table = await asyncio.shield(self._opened)
        if self._invite is None:
            self._invite = await self._invite_to(self.table_id)
        return table

    def join(self, table: Table, person: str | None, seat: int, after: int, most: int) -> Reader:
        """A new reader. Its first messages are the table and everything after `after`; later steps follow."""
        position = table.position
        reader = Reader(person, seat, position.seq, most)
        if person is not None and person not in self.present:
            self.present.add(person)
            self._readers.append(reader)
            self._tell_table(position)
            self._moved(position)
        else:
            self._readers.append(reader)
            if person is None and len(self._watching(position)) <= COUNTED:
                self._tell_table(position)
            else:
                reader.offer(self._about(position).text(person, self._invite_for(person, position)))
        text = StepText(position, (), self.names, self._now())
        now = seat_now(position, reader)
        reader.offer(text.message(now, since(table, after, now, self.names), fresh=False))
        return reader

    def part(self, reader: Reader) -> None:
        self._readers.remove(reader)
        position = self._opened.result().position
        if reader.person is None and len(self._watching(position)) < COUNTED:
            self._tell_table(position)

    def absent_now(self, person: str) -> None:
        """The grace of a person is over: without a connection it is absent."""
        if person in self.present and all(reader.person != person for reader in self._readers):
            self.present.discard(person)
            if self._opened.done():
                position = self._opened.result().position
                self._tell_table(position)
                self._moved(position)

    def looking(self, person: str) -> bool:
        """Whether a page that the person can see follows the table."""
        return any(reader.person == person and reader.visible for reader in self._readers)

    def renamed(self, person: str, name: str) -> None:
        if self.names.get(person, name) != name:
            self.names[person] = name
            if self._opened.done():
                self._tell_table(self._opened.result().position)

    def ping(self, text: str) -> None:
        for reader in self._readers:
            reader.ping(text)

    def resync(self, code: str) -> None:
        for reader in self._readers:
            reader.resync(code)

    def send_away(self, persons: Collection[str], code: str) -> None:
        for reader in self._readers:
            if reader.person in persons:
                reader.resync(code)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


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
        moved: Moved = lambda _: None,
    ) -> None:
        self._desk = desk
        self._names_of = names_of
        self._invite_to = invite_to
        self._now = now
        self._most = most
        self._ping_after = ping_after
        self._grace = grace
        self._moved = moved
        self._feeds: dict[str, Feed] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._pinging: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._pinging = asyncio.create_task(self._ping())

    async def _ping(self) -> None:
        """Breaks silences: proxies drop silent connections, and only by writing one notices a broken one."""
        while True:
            await asyncio.sleep(self._ping_after)
            text = ping_text(self._now())
            for feed in self._feeds.values():
                feed.ping(text)

    @asynccontextmanager
    async def follow(self, table_id: str, person: str | None, seat: int, after: int) -> AsyncIterator[Reader]:
        """A reader of the table until the end of the block. Whether `person` may is the caller's to check.

        Raises `ProblemError` `TABLE_UNKNOWN`.
        """
        feed = self._feeds.get(table_id)
        if feed is None or feed.broken:
            feed = Feed(table_id, self._desk, self._names_of, self._invite_to, self._moved, self._now)
            self._feeds[table_id] = feed
        feed.users += 1
        try:
            table = await feed.open()
            reader = feed.join(table, person, seat, after, self._most)
            try:
                yield reader
            finally:
                feed.part(reader)
        finally:
            asyncio.get_running_loop().call_later(self._grace, self._released, feed, person)

    def _released(self, feed: Feed, person: str | None) -> None:
        feed.users -= 1
        if person is not None:
            feed.absent_now(person)
        if feed.users == 0 and self._feeds.get(feed.table_id) is feed:
            del self._feeds[feed.table_id]
            task = asyncio.create_task(feed.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    @property
    def readers(self) -> int:
        """Connections that follow some table."""
        return sum(feed.readers for feed in self._feeds.values())

    def say(self, table_id: str, line: Line, told: ChatLine, deaf: Collection[str]) -> None:
        """Tells who follows the table what somebody said there."""
        feed = self._feeds.get(table_id)
        if feed is not None:
            feed.say(line, chat_text(told), deaf)

    def present(self, table_id: str) -> frozenset[str]:
        """Who follows the table now."""
        feed = self._feeds.get(table_id)
        return frozenset() if feed is None else frozenset(feed.present)

    def looking(self, table_id: str, person: str) -> bool:
        """Whether the person sees the table now, and not only has it open behind another page."""
        feed = self._feeds.get(table_id)
        return feed is not None and feed.looking(person)

    def renamed(self, person: str, name: str) -> None:
        """Tells every table where the person is known that it goes by another name."""
        for feed in self._feeds.values():
            if person in feed.names:
                feed.renamed(person, name)

    def send_away(self, persons: Collection[str], code: str) -> None:
        """Ends the streams of these people."""
        for feed in self._feeds.values():
            feed.send_away(persons, code)

    async def go_away(self) -> None:
        """Tells every reader to connect again, and gives them a moment to hear it."""
        for feed in self._feeds.values():
            feed.resync("GOING_AWAY")
        await asyncio.sleep(LAST_WORDS)

    async def close(self) -> None:
        """Ends all feeds."""
        if self._pinging is not None:
            self._pinging.cancel()
        feeds = list(self._feeds.values())
        self._feeds.clear()
        await asyncio.gather(*(feed.close() for feed in feeds), *self._closing)
