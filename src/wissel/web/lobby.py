"""Who is on this site now, and hints to their pages that a list of tables has changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress

from wissel.store.desk import Desk
from wissel.store.moved import moved_since
from wissel.store.rounds import Rounds
from wissel.tables import entries
from wissel.tables.position import Position, Status, Step
from wissel.tables.table import Table
from wissel.web.compose import ENCODER
from wissel.web.wire import LobbyMessage

EVERY = 1.0
"""Seconds between two hints to one page."""
COUNT_EVERY = 4.0
"""Seconds after which all are told how many are here, if that has changed."""
LOOK_EVERY = 1.0
"""So often it is looked whether another process has written something."""
SLACK_MS = 5_000
"""An entry can be found so much later than it was made."""
REMEMBERED = 10_000
"""Tables of which it is known what pages have heard of them."""
MOVES = (entries.Acted, entries.Undone)
"""Entries that change nothing in a list of other people's tables, unless the game is over."""


class Onlooker:
    """One page. What it is to be told is gathered until it has taken the last: a slow one is never behind."""

    def __init__(self, person: str | None, session: str | None) -> None:
        self.person = person
        self.session = session
        self.wake = asyncio.Event()
        self.wake.set()
        self.tables = self.mine = self.me = self.moved = False

    def hint(
        self, *, tables: bool = False, mine: bool = False, me: bool = False, moved: bool = False
    ) -> None:
        self.tables |= tables
        self.mine |= mine
        self.me |= me
        self.moved |= moved
        self.wake.set()


class Lobby:
    """All pages that are open on this server.

    What is private reaches only those who sit at the table or host it, and even they only hear that something
    has changed: the lists themselves are asked for, and checked, like any other.
    """

    def __init__(
        self, desk: Desk, now: Callable[[], int], *, ping_after: float, every: float = EVERY
    ) -> None:
        self._desk = desk
        self._now = now
        self._ping_after = ping_after
        self._every = every
        self._onlookers: set[Onlooker] = set()
        self._told = 0
        self.elsewhere = 0
        """How many look by way of other servers."""
        self._told_of: OrderedDict[str, tuple[int, Status]] = OrderedDict()
        """By table, what pages have heard of it: its last entry, and its status then."""
        self._rounds = Rounds("how many people are here", self._count, COUNT_EVERY)
        self._looks = Rounds("tables of other processes", self.look_around, LOOK_EVERY)
        self._deaf: Callable[[], None] | None = None

    @property
    def here(self) -> int:
        """How many people look, by way of any server."""
        return self.looking_here + self.elsewhere

    @property
    def looking_here(self) -> int:
        """How many people look here: each once, however many pages they have open; strangers by page."""
        known = {one.person for one in self._onlookers if one.person is not None}
        return len(known) + sum(one.person is None for one in self._onlookers)

    def start(self) -> None:
        self._deaf = self._desk.listen(self._heard)
        self._rounds.start()
        self._looks.start()

    async def stop(self) -> None:
        if self._deaf is not None:
            self._deaf()
        await self._rounds.stop()
        await self._looks.stop()

    async def _count(self) -> None:
        if self.here != self._told:
            self._told = self.here
            for one in self._onlookers:
                one.hint()

    def _heard(self, _: Table, step: Step) -> None:
        after = step.after
        self._remember(after.table, after.seq, after.status)
        self.changed(after, listed=not (isinstance(step.entry.data, MOVES) and after.status == "running"))

    def _remember(self, table: str, seq: int, status: Status) -> tuple[int, Status] | None:
        """What was known of the table before, unless this is older."""
        known = self._told_of.get(table)
        if known is None or known[0] < seq:
            self._told_of[table] = seq, status
            self._told_of.move_to_end(table)
            if len(self._told_of) > REMEMBERED:
                self._told_of.popitem(last=False)
        return known

    async def look_around(self) -> None:
        """One look for what other processes have written."""
        if not self._onlookers:
            return
        persons = sorted({one.person for one in self._onlookers if one.person is not None})
        since = self._now() - SLACK_MS
        for table, now in (await self._desk.store.reading(moved_since, since, persons)).items():
            known = self._remember(table, now.seq, now.status)
            if known is not None and known[0] >= now.seq:
                continue
            moves_only = known is not None and known[1] == now.status == "running"
            for one in self._onlookers:
                public, mine = now.public and not moves_only, one.person in now.persons
                if public or mine:
                    one.hint(tables=public, mine=mine)

    def changed(self, position: Position, *, listed: bool = True) -> None:
        """Something at a table is new; `listed`: it shows in the lists of everybody."""
        # Of a game that is watched later, or not at all, others hear that it began and that it is over.
        going_on = position.status == "running" and position.at != position.started_at
        veiled = going_on and position.created.watch_after != 0
        public = listed and not veiled and not position.created.private
        people = {seat.person for seat in position.seats} | {position.host}
        for one in self._onlookers:
            mine = one.person is not None and one.person in people
            if public or mine:
                one.hint(tables=public, mine=mine)

    def tell(self, person: str) -> None:
        """Something about a person itself is new: its name, its sessions, where it sits."""
        for one in self._onlookers:
            if one.person == person:
                one.hint(mine=True, me=True)

    def sessions(self, person: str) -> set[str]:
        """By which a person's pages look here."""
        return {one.session for one in self._onlookers if one.person == person and one.session is not None}

    def moved(self, session: str) -> None:
        """Another device has taken the code that pages of this session have shown."""
        for one in self._onlookers:
            if one.session == session:
                one.hint(moved=True)

    @contextmanager
    def look(self, person: str | None, session: str | None) -> Iterator[Onlooker]:
        """A page that looks until the end of the block."""
        one = Onlooker(person, session)
        self._onlookers.add(one)
        try:
            yield one
        finally:
            self._onlookers.discard(one)

    async def messages(self, one: Onlooker) -> AsyncIterator[str]:
        """What a page is told; the first message comes at once."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(one.wake.wait(), self._ping_after)
            one.wake.clear()
            message = LobbyMessage(self.here, one.tables, one.mine, one.me, one.moved)
            one.tables = one.mine = one.me = one.moved = False
            yield ENCODER.encode(message).decode()
            await asyncio.sleep(self._every)
