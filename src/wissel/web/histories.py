"""The chronicles of tables that somebody steps through now, or sees later than they are."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import takewhile

from wissel.store.desk import Desk
from wissel.tables.entries import Entry
from wissel.tables.history import Chronicle
from wissel.tables.table import Table
from wissel.tables.watching import shown_by

MOST = 16


class _Kept:
    """A table's chronicle, and the lock of who reads it or adds to it."""

    def __init__(self) -> None:
        self.chronicle: Chronicle | None = None
        self.lock = asyncio.Lock()

    @property
    def seq(self) -> int:
        """The last entry that it holds."""
        return 0 if self.chronicle is None else self.chronicle.seq

    @property
    def known(self) -> Chronicle:
        if self.chronicle is None:
            raise RuntimeError("a chronicle is read before it is written")
        return self.chronicle


class Histories:
    """Keeps the chronicles that were asked for last, `most` of them.

    Those who see a game later have a chronicle apart, in which nothing has happened since.
    """

    def __init__(self, desk: Desk, most: int = MOST) -> None:
        self._desk = desk
        self._most = most
        self._kept: OrderedDict[tuple[str, int], _Kept] = OrderedDict()

    @asynccontextmanager
    async def reading(self, table: Table) -> AsyncIterator[Chronicle]:
        """The chronicle of a table as it is given; nobody else touches it in the block."""
        async with self._held(table.id, table.behind_ms) as kept:
            if kept.seq < table.seq:
                news = await self._news(kept, table)
                await self._add(kept, table, news[: table.seq - kept.seq])
            yield kept.known

    async def earlier(self, table: Table, behind_ms: int, now: int) -> Table:
        """A table as it was `behind_ms` ago; its waiting room if it had not begun."""
        until = now - behind_ms
        async with self._held(table.id, behind_ms) as kept:
            if kept.seq < table.seq:
                news = await self._news(kept, table)
                shown = (
                    takewhile(lambda entry: entry.at <= until, news) if kept.seq else shown_by(news, until)
                )
                await self._add(kept, table, list(shown))
            then = kept.known.table
            return Table(then.position, list(then.happened), behind_ms=behind_ms)

    @asynccontextmanager
    async def _held(self, table_id: str, behind_ms: int) -> AsyncIterator[_Kept]:
        key = (table_id, behind_ms)
        kept = self._kept.setdefault(key, _Kept())
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        async with kept.lock:
            yield kept

    async def _news(self, kept: _Kept, table: Table) -> list[Entry]:
        if kept.chronicle is None:
            return await self._desk.entries(table.id)
        return await self._desk.store.entries(table.id, after=kept.seq)

    async def _add(self, kept: _Kept, table: Table, news: Sequence[Entry]) -> None:
        store, position, known = self._desk.store, table.position, kept.chronicle
        if known is None:
            kept.chronicle = await store.in_thread(lambda: Chronicle(news, position.game, position.map))
        else:
            await store.in_thread(lambda: known.extend(news))
