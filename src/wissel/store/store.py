"""The database of one process, for the event loop: reading in a few threads, writing in one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from wissel.store import read
from wissel.store.batch import Batch
from wissel.store.database import StoreError, migrate, open_engine
from wissel.store.read import Wanted
from wissel.store.writer import Writer
from wissel.tables.entries import Entry
from wissel.tables.summary import Summary

P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
EVERY = Wanted()


class Store:
    """Opens a database file, makes or migrates it, and answers questions about tables.

    For people, sessions, invitations and rights hand the functions of `wissel.store.people` to `reading` and
    `writing`: `await store.reading(people.session_person, digest)`.
    Raises `StoreError` for a file of a newer version. Close it with `close`, or use it as a context manager.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._writing_engine = open_engine(path, writes=True)
        try:
            migrate(self._writing_engine)
        except StoreError:
            self._writing_engine.dispose()
            raise
        self._reading_engine = open_engine(path, writes=False)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="wissel-reader")
        self._writer = Writer(self._writing_engine)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Writes what waits and closes the file."""
        self._writer.close()
        self._threads.shutdown()
        self._reading_engine.dispose()
        self._writing_engine.dispose()

    # ---- any question and any change -----------------------------------------------------------------------

    async def reading(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Asks in a thread, in a transaction of its own."""

        def ask() -> T:
            with self._reading_engine.begin() as connection:
                return question(connection, *args, **kwargs)

        return await self.in_thread(ask)

    async def writing(
        self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Makes a change in the writer's next transaction; answers when it is on the disk."""
        return await self._writer.run(lambda connection: change(connection, *args, **kwargs))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Does work that would hold up the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def on_commit(self, told: Callable[[float, int], None]) -> None:
        """From now on `told` hears of each transaction: its seconds, and how many jobs it did."""
        self._writer.committed = told

    async def well(self) -> bool:
        """Whether the file can be read and the writer still writes."""
        try:
            await self.reading(lambda connection: connection.execute(text("SELECT count(*) FROM maps")))
            await self.writing(lambda _: None)
        except (SQLAlchemyError, StoreError):
            return False
        return True

    # ---- tables --------------------------------------------------------------------------------------------

    async def append(self, batch: Batch) -> bool:
        """Stores entries; False, and nothing stored, if one of them came too late (see `Writer.append`)."""
        return await self._writer.append(batch)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after `after`, in order; none for a table that does not exist."""
        return await self.reading(read.table_entries, table, after)

    async def record(self, table: str) -> read.Record | None:
        """All that is kept of a table; None if there is no such table."""
        return await self.reading(read.table_record, table)

    async def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """By table, the seq of its last entry."""
        return await self.reading(read.last_seqs, tables) if tables else {}

    async def summary(self, table: str) -> Summary | None:
        return await self.reading(read.one_summary, table)

    async def public_summaries(self, wanted: Wanted = EVERY) -> list[Summary]:
        """Tables that everybody may see, the latest first."""
        return await self.reading(read.public_summaries, wanted)

    async def summaries_of(self, person: str, wanted: Wanted = EVERY) -> list[Summary]:
        """Tables where a person has a seat or is the host: those that go on first, then the latest."""
        return await self.reading(read.summaries_of_person, person, wanted)

    async def tables_awaiting_bots(self) -> list[str]:
        """Tables where a computer player must decide: whom to wake after a restart."""
        return await self.reading(read.tables_awaiting_bots)
