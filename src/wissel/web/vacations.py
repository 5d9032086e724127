"""One vacation for all tables of a person that are played over days.

The vacation of a person is one row. Each table has a log of its own, and an allowance to which all who sit
there have agreed: so at each of them an entry says until when the clock stands still there. Those entries
follow the row: at once, when a game begins, when somebody takes a seat back, and after a restart. Doing it
twice changes nothing, so several servers may.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from wissel.core.problems import ProblemError
from wissel.store import vacations as stored
from wissel.store.desk import UNREADABLE, Desk
from wissel.store.read import Wanted
from wissel.tables.clock import DAY_MS
from wissel.tables.commands import GoAway
from wissel.tables.entries import Returned, Started
from wissel.tables.position import Position, Step
from wissel.tables.table import Table

log = logging.getLogger(__name__)

MOST_DAYS = 30
RUNNING = Wanted({"running"}, limit=10_000)
AT_ONCE = 20


@dataclass(frozen=True)
class Away:
    """A table over days where a person plays. `until`: its clock stands still until then; 0: it does not.

    `left` is the vacation that remains there after that, in ms.
    """

    position: Position
    until: int
    left: int


class Vacations:
    def __init__(self, desk: Desk, now: Callable[[], int]) -> None:
        self._desk = desk
        self._now = now
        self._deaf: Callable[[], None] | None = None
        self._working: set[asyncio.Task[None]] = set()

    def listen(self) -> None:
        """From now on games that begin heed the vacations of those who play."""
        self._deaf = self._desk.listen(self._heard)

    async def start(self) -> None:
        """What another server, or this one before it ended, may not have carried out."""
        for person, until in (await self._desk.store.reading(stored.away, self._now())).items():
            await self._at_all_tables(person, until)

    async def stop(self) -> None:
        if self._deaf is not None:
            self._deaf()
        await asyncio.gather(*self._working, return_exceptions=True)

    async def until(self, person: str) -> int | None:
        return await self._desk.store.reading(stored.away_until, person, self._now())

    async def go(self, person: str, days: int) -> None:
        """On vacation for so many days from now, at every table as long as its allowance; 0: back."""
        now = self._now()
        until = now + days * DAY_MS if days else None
        await self._desk.store.writing(stored.set_vacation, person, until, now)
        await self._at_all_tables(person, until or 0)

    async def tables(self, person: str) -> list[Away]:
        """The running tables over days of a person, and what its vacation is there."""
        found = []
        for table_id in await self._ids(person):
            try:
                position = (await self._desk.table(table_id)).position
            except UNREADABLE:
                log.exception("table %s cannot be read", table_id)
                continue
            seats = _seats(position, person)
            if position.clock is not None and seats:
                until = min(position.clock.away_until[seat] for seat in seats)
                left = min(position.clock.vacation[seat] for seat in seats)
                found.append(Away(position, until if until > self._now() else 0, left))
        return found

    async def _ids(self, person: str) -> list[str]:
        found = await self._desk.store.summaries_of(person, RUNNING)
        return [one.table for one in found if one.pace is not None and one.pace.kind == "days"]

    async def _at_all_tables(self, person: str, until: int) -> None:
        ids = await self._ids(person)
        for begin in range(0, len(ids), AT_ONCE):
            await asyncio.gather(
                *(self._at_table(one, person, until) for one in ids[begin : begin + AT_ONCE])
            )

    async def _at_table(self, table_id: str, person: str, until: int) -> None:
        try:
            for seat in _seats((await self._desk.table(table_id)).position, person):
                await self._do(table_id, GoAway(person, seat, until))
        except UNREADABLE:
            log.exception("table %s cannot be read", table_id)

    async def _do(self, table_id: str, command: GoAway) -> None:
        try:
            await self._desk.do(table_id, command)
        except ProblemError as error:
            # Nothing is left there, it is so already, or the table has moved on.
            log.info("table %s: no vacation of seat %d: %s", table_id, command.seat, error)

    def _heard(self, table: Table, step: Step) -> None:
        pace = table.position.created.pace
        if pace is None or pace.kind != "days" or not isinstance(step.entry.data, Started | Returned):
            return
        task = asyncio.create_task(self._heed(table.id, step.after))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _heed(self, table_id: str, position: Position) -> None:
        away = await self._desk.store.reading(stored.away, self._now(), position.players)
        for person, until in away.items():
            await self._at_table(table_id, person, until)


def _seats(position: Position, person: str) -> list[int]:
    """Where a person plays, and no computer player holds the seat."""
    if position.status != "running":
        return []
    return [seat for seat in position.seats_of(person) if position.seats[seat].bot is None]
