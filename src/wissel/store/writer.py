"""Group commit: one thread writes all that waits in one transaction, and answers when it is on the disk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError

from wissel.store import results, schema
from wissel.store.batch import Batch, entry_row, summary_row
from wissel.store.database import StoreError

T = TypeVar("T")
Work = Callable[[Connection], Any]

LIMIT = 512
"""Jobs in one transaction; more wait for the next."""

_ENTRY = insert(schema.entries).on_conflict_do_nothing()
_MAP = insert(schema.maps).on_conflict_do_nothing()
_SECRET = insert(schema.secrets)
_PERSON_AT_TABLE = insert(schema.table_people).on_conflict_do_nothing()
_CLEAR_PEOPLE = delete(schema.table_people).where(schema.table_people.c.table_id == bindparam("moved"))
_NEW_SUMMARY = insert(schema.summaries)
_SUMMARY = _NEW_SUMMARY.on_conflict_do_update(
    index_elements=["table_id"],
    set_={
        column.name: _NEW_SUMMARY.excluded[column.name]
        for column in schema.summaries.c
        # The name of a table never changes, unless its maker is deleted: then not back again.
        if column.name not in ("table_id", "name", "seen_at")
    },
    where=_NEW_SUMMARY.excluded.seq > schema.summaries.c.seq,
)


@dataclass
class _Job:
    """A batch, whose answer is whether it was stored; or other work, whose answer is what it returns."""

    task: Batch | Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    answer: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """The only one who writes in this process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self.committed: Callable[[float, int], None] | None = None
        """Told of each transaction: its seconds, and how many jobs it did."""
        # Not waited for where somebody forgot to close: what it has acknowledged is on the disk.
        self._thread = threading.Thread(target=self._run, name="wissel-writer", daemon=True)
        self._thread.start()

    async def append(self, batch: Batch) -> bool:
        """Stores a batch; False if another process or command had stored one of its entries before.

        Raises the database's error if nothing could be stored.
        """
        stored: bool = await self._submit(batch)
        return stored

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does other work in a transaction and answers when it is stored. An error undoes this work alone."""
        answer: T = await self._submit(work)
        return answer

    def close(self) -> None:
        """Writes what waits, then ends the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()

    def _submit(self, task: Batch | Work) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job = _Job(task, loop, loop.create_future())
        self._queue.put(job)
        return job.future

    def _run(self) -> None:
        going_on = True
        with self._engine.connect() as connection:
            while going_on:
                jobs: list[_Job] = []
                for job in self._waiting():
                    if job is None:
                        going_on = False
                    else:
                        jobs.append(job)
                if jobs:
                    began = time.perf_counter()
                    _write(connection, jobs)
                    if self.committed is not None:
                        self.committed(time.perf_counter() - began, len(jobs))
                    _answer(jobs)

    def _waiting(self) -> Iterator[_Job | None]:
        yield self._queue.get()
        for _ in range(LIMIT - 1):
            try:
                yield self._queue.get_nowait()
            except Empty:
                return


class _LateError(Exception):
    """A batch came too late, and its transaction has to be done again with care."""


def _write(connection: Connection, jobs: Sequence[_Job], *, carefully: bool = False) -> None:
    """Writes jobs in one transaction; each in its own if one of them cannot be written at all."""
    try:
        with connection.begin():
            for are_batches, group in groupby(jobs, key=lambda job: isinstance(job.task, Batch)):
                if are_batches:
                    _append(connection, list(group), carefully=carefully)
                else:
                    for job in group:
                        _work(connection, job)
    except _LateError:
        _write(connection, jobs, carefully=True)
    except DBAPIError as error:
        for job in jobs:
            job.error = error
    except Exception as error:  # noqa: BLE001  whatever it was, who waits must hear it
        if len(jobs) == 1:
            jobs[0].error = error
        else:
            for job in jobs:
                _write(connection, [job])


def _answer(jobs: Sequence[_Job]) -> None:
    """Wakes each loop once, whatever number of its commands was stored."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):  # a loop that has ended has nobody who waits
            loop.call_soon_threadsafe(_settle, mine)


def _settle(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        job.settle()


def _work(connection: Connection, job: _Job) -> None:
    job.error = None
    try:
        with connection.begin_nested():
            job.answer = job.task(connection)  # type: ignore[operator]
    except Exception as error:  # noqa: BLE001  belongs to the one who asked; the neighbours are stored
        job.error = error


def _append(connection: Connection, jobs: Sequence[_Job], *, carefully: bool) -> None:
    """Stores all batches at once, or `carefully` each on its own, so that only one that is late is refused.

    Raises `_LateError` if one came too late and no care was taken.
    """
    batches: list[Batch] = [job.task for job in jobs if isinstance(job.task, Batch)]
    if carefully:
        for job, batch in zip(jobs, batches, strict=True):
            with connection.begin_nested() as alone:
                job.answer = _insert_entries(connection, [batch])
                if not job.answer:
                    alone.rollback()
        batches = [batch for job, batch in zip(jobs, batches, strict=True) if job.answer]
    elif _insert_entries(connection, batches):
        for job in jobs:
            job.answer = True
    else:
        raise _LateError
    _insert_rest(connection, batches)


def _insert_entries(connection: Connection, batches: Sequence[Batch]) -> bool:
    """Inserts the entries of all batches that were not there; the answer is whether all were inserted."""
    rows = [entry_row(entry) for batch in batches for entry in batch.entries]
    result = connection.execute(_ENTRY, rows, execution_options={"preserve_rowcount": True})
    return bool(result.rowcount == len(rows))


def _insert_rest(connection: Connection, batches: Sequence[Batch]) -> None:
    maps = {digest: text for batch in batches for digest, text in batch.maps.items()}
    if maps:
        connection.execute(_MAP, [{"digest": digest, "text": text} for digest, text in maps.items()])
    summaries = [summary_row(summary) for batch in batches for summary in batch.summaries]
    if summaries:
        connection.execute(_SUMMARY, summaries)
    secrets = [
        {"table_id": table, "secret": key} for batch in batches for table, key in batch.secrets.items()
    ]
    if secrets:
        connection.execute(_SECRET, secrets)
    moved = {
        summary.table: summary.people
        for batch in batches
        for summary in batch.summaries
        if summary.table in batch.moved
    }
    if moved:
        connection.execute(_CLEAR_PEOPLE, [{"moved": table} for table in moved])
        rows = [{"table_id": table, "person_id": person} for table, who in moved.items() for person in who]
        if rows:
            connection.execute(_PERSON_AT_TABLE, rows)
    for batch in batches:
        for ended in batch.finished:
            results.record(connection, ended)
