"""The stream of a table for those who see it some minutes later than it is."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress

from wissel.store.chat import Line
from wissel.store.desk import Desk
from wissel.tables.entries import Entry, Started
from wissel.tables.position import Position, Step
from wissel.tables.table import Table
from wissel.tables.watching import shown_by
from wissel.web.feed import Feed, InviteTo, NamesOf

TICK_S = 1.0
"""What is due to be shown is shown at most so much later."""


class LateFeed(Feed):
    """A feed with a table of its own, which takes over each entry when it is old enough.

    The end of the game comes at its time too; what happens at the table after that is told at once.
    """

    def __init__(
        self,
        table_id: str,
        desk: Desk,
        names_of: NamesOf,
        invite_to: InviteTo,
        now: Callable[[], int],
        *,
        behind_ms: int,
        tick: float,
    ) -> None:
        super().__init__(table_id, desk, names_of, invite_to, lambda _: None, lambda: now() - behind_ms)
        self.behind_ms = behind_ms
        self._tick = tick
        self._coming: deque[Entry] = deque()
        self._said: deque[tuple[Line, str, Collection[str]]] = deque()

    def _heard(self, _: Table, step: Step) -> None:
        self._coming.append(step.entry)
        self._wake.set()

    def _first_at(self) -> int | None:
        begins = (entry.at + self.behind_ms for entry in self._coming if isinstance(entry.data, Started))
        return next(begins, None)

    def _kept_out(self, position: Position, person: str | None) -> bool:
        return False

    async def _follow(self, table: Table) -> None:
        position = table.position
        log = await self._desk.entries(self.table_id)
        shown = shown_by(log, self._now())
        later = await self._desk.store.in_thread(lambda: Table.fold(shown, position.game, position.map))
        heard = [entry for entry in self._coming if entry.seq > len(log)]
        self._coming = deque([*log[len(shown) :], *heard])
        await self._begin(later)
        while True:
            await self._tell_due(later)
            self._wake.clear()
            waiting = bool(self._coming or self._said)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self._tick if waiting else None)

    async def _tell_due(self, later: Table) -> None:
        while self._coming and (later.position.over or self._coming[0].at <= self._now()):
            await self._tell(later.take(self._coming.popleft()))
        while self._said and (later.position.over or self._said[0][0].at <= self._now()):
            super().say(*self._said.popleft())

    def say(self, line: Line, text: str, deaf: Collection[str]) -> None:
        """Those who watch hear each other at once, and those who play when they see them play."""
        if line.seat is None:
            super().say(line, text, deaf)
        else:
            self._said.append((line, text, deaf))
            self._wake.set()
