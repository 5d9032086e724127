"""The streams of one table that somebody follows now, and who is present there."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable

from wissel.core.game import SPECTATOR
from wissel.store.chat import Line
from wissel.store.desk import Desk
from wissel.tables import entries, facts
from wissel.tables.position import Position, Step
from wissel.tables.table import Table
from wissel.tables.watching import MINUTE_MS, at_table, delay_ms
from wissel.web.compose import Names, StepText, TableText, since
from wissel.web.readers import Reader
from wissel.web.talk import heard
from wissel.web.wire import Invite

log = logging.getLogger(__name__)

NamesOf = Callable[[Collection[str]], Awaitable[Names]]
InviteTo = Callable[[str], Awaitable[Invite]]
Moved = Callable[[Position], None]
"""Told when somebody has come to a table or gone."""

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
        self.behind_ms = 0
        """By so much later its readers see the table."""
        self.watching_later = 0
        """Readers of the same table whom another feed tells of it later."""
        self.here: set[str] = set()
        """Who follows it by way of this server."""
        self._elsewhere: frozenset[str] = frozenset()
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
                await self._follow(table)
        except Exception as error:
            if self._opened.done():
                log.exception("the stream of table %s broke", self.table_id)
                self.resync("INTERNAL")
            else:
                self._opened.set_exception(error)

    async def _follow(self, table: Table) -> None:
        await self._begin(table)
        while True:
            while self._steps:
                await self._tell(self._steps.popleft())
            self._wake.clear()
            await self._wake.wait()

    async def _begin(self, table: Table) -> None:
        """Readers may come: they begin with this table."""
        await self._learn(people_of(table), table.position)
        self._opened.set_result(table)

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
        self._turn_away(after)
        await self._learn(people_at(after), after)
        if not isinstance(step.entry.data, PLAYING) or after.status != "running":
            self._tell_table(after)
        text = StepText(after, step.happened, self.names, self._now())
        for reader in self._readers:
            if reader.seen < after.seq:
                reader.seen = after.seq
                reader.offer(text.text(seat_now(after, reader)))

    def _turn_away(self, position: Position) -> None:
        """Those who may not see the table at once connect again, and are shown it later or told why not."""
        for reader in self._readers:
            if self._kept_out(position, reader.person):
                reader.resync("SEEN_LATER")

    def _kept_out(self, position: Position, person: str | None) -> bool:
        """The game has begun since the reader came, who sees it later or not at all."""
        return delay_ms(position, person) != 0

    def _about(self, position: Position) -> TableText:
        watchers = len(self._watching(position)) + self.watching_later
        return TableText.of(
            position,
            self.names,
            self.present,
            self._secret,
            watchers,
            self.behind_ms // MINUTE_MS,
            self._first_at(),
        )

    def _first_at(self) -> int | None:
        """When its readers see the first move of a game that has begun, but not for them."""
        return None

    @property
    def present(self) -> frozenset[str]:
        """Who follows the table, by way of any server."""
        return self._elsewhere.union(self.here)

    def are_elsewhere(self, persons: frozenset[str]) -> None:
        """Who follows the table by way of other servers now."""
        before = self.present
        self._elsewhere = persons
        if self.present != before:
            self._moved_now()

    def _moved_now(self) -> None:
        if self._opened.done():
            position = self._opened.result().position
            self._tell_table(position)
            self._moved(position)

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
        return self._invite if at_table(position, person) else None

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
        if self._kept_out(position, person):
            reader.resync("SEEN_LATER")
            self._readers.append(reader)
            return reader
        arrived = person is not None and person not in self.present
        self._readers.append(reader)
        if person is not None:
            self.here.add(person)
        if arrived:
            self._moved_now()
        elif person is None and len(self._watching(position)) <= COUNTED:
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

    def told_later(self, readers: int) -> None:
        """Another feed has so many readers."""
        self.watching_later = readers
        if self._opened.done() and readers <= COUNTED:
            self._tell_table(self._opened.result().position)

    def absent_now(self, person: str) -> None:
        """The grace of a person is over: without a connection it is absent."""
        if person in self.here and all(reader.person != person for reader in self._readers):
            self.here.discard(person)
            if person not in self._elsewhere:
                self._moved_now()

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
