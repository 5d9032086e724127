"""The chronicles of the tables that somebody steps through now."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wissel.store.desk import Desk
from wissel.tables.history import Chronicle
from wissel.tables.table import Table

MOST = 16


class _Kept:
    """A table's chronicle, and the lock of who reads it or adds to it."""

    def __init__(self) -> None:
        self.chronicle: Chronicle | None = None
        self.lock = asyncio.Lock()


class Histories:
    """Keeps the chronicles that were asked for last, `most` of them."""

    def __init__(self, desk: Desk, most: int = MOST) -> None:
        self._desk = desk
        self._most = most
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    @asynccontextmanager
    async def reading(self, table: Table) -> AsyncIterator[Chronicle]:
        """The chronicle of a table, not older than `table`; nobody else touches it in the block."""
        kept = self._kept.setdefault(table.id, _Kept())
        self._kept.move_to_end(table.id)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        async with kept.lock:
            yield await self._grown(kept, table)

    async def _grown(self, kept: _Kept, table: Table) -> Chronicle:
        store, position = self._desk.store, table.position
        chronicle = kept.chronicle
        if chronicle is None:
            entries = await self._desk.entries(table.id)
            chronicle = await store.in_thread(lambda: Chronicle(entries, position.game, position.map))
            kept.chronicle = chronicle
        elif chronicle.seq < position.seq:
            known = chronicle
            news = await store.entries(table.id, after=known.seq)
            await store.in_thread(lambda: known.extend(news))
        return chronicle
