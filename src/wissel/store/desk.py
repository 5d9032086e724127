"""The tables of this process in memory: a command comes in, its entry is stored, then watchers are told.

All methods belong to one event loop. Reading, folding and writing happen in threads.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self, TypeVar

from wissel.core import fair
from wissel.core.game import Game, GameMap
from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.store.batch import Batch
from wissel.store.new_table import NewTable, Prepared, map_of, prepare
from wissel.store.read import Record
from wissel.store.rounds import Rounds
from wissel.store.store import Store
from wissel.tables.commands import Command, LinkNext
from wissel.tables.entries import Created, Entry
from wissel.tables.given import Given
from wissel.tables.plan import ChanceOf, Draws, plan
from wissel.tables.position import Step
from wissel.tables.results import Finished, finished
from wissel.tables.summary import summarize
from wissel.tables.table import Repeated, Table

LOG = logging.getLogger(__name__)

T = TypeVar("T")
Watcher = Callable[[Table, Step], None]
"""Told of each stored entry, in order, on the event loop. The table may be further: `step.after` is exact."""

POLL_S = 1.0
IDLE_MS = 10 * 60_000
CAPACITY = 1_000
CONFLICT_TRIES = 50
UNREADABLE = (ProblemError, ValueError)
"""Raised by the log of one table, for instance written by a newer version; other tables are not touched."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Made:
    """A new table; `seat` is where its maker sits. `existed`: it had been made before."""

    table: str
    seat: int | None
    existed: bool = False


@dataclass(frozen=True)
class Ack:
    """The command is stored as entry `seq` (and was before, if `repeated`), about this seat."""

    seq: int
    seat: int | None
    repeated: bool = False


@dataclass
class _Loaded:
    """A table in memory."""

    table: Table
    draws: Draws
    used_at: int
    users: int = 0
    """Watchers and commands that need it to stay."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a command is planned and stored, and while entries of other processes are followed."""
    watchers: list[Watcher] = field(default_factory=list)


class Desk:
    """Keeps tables in memory as the fold of their stored entries; several processes may serve one database.

    Use as `async with Desk(store) as desk`: it then looks for entries of other processes at watched tables
    every second, and forgets tables that nobody uses. `clock` gives milliseconds since 1970; `chance` is
    another source of draws in tests only.
    """

    def __init__(
        self,
        store: Store,
        *,
        game_of: Callable[[str], Game] = registry.game,
        clock: Callable[[], int] = now_ms,
        chance: ChanceOf = fair.FairDraws,
        idle_ms: int = IDLE_MS,
        capacity: int = CAPACITY,
    ) -> None:
        self.store = store
        self._game_of = game_of
        self._clock = clock
        self._chance = chance
        self._idle_ms = idle_ms
        self._capacity = capacity
        self._loaded: dict[str, _Loaded] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._maps: dict[str, GameMap] = {}
        self._owed: dict[str, Command] = {}
        self._listeners: list[Watcher] = []
        self._working: set[asyncio.Task[Any]] = set()
        self._rounds = Rounds("entries of other processes", self.look_around, POLL_S)

    async def __aenter__(self) -> Self:
        self._rounds.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Waits for the commands that are being stored."""
        await self._rounds.stop()
        await asyncio.gather(*self._working, return_exceptions=True)

    # ---- reading -------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table as it stands now, other processes included. Raises `ProblemError` `TABLE_NOT_FOUND`."""
        async with self._using(table_id) as loaded:
            await self._renew(loaded)
            return loaded.table

    @asynccontextmanager
    async def watch(self, table_id: str, watcher: Watcher) -> AsyncIterator[Table]:
        """The table as it stands now; until the end of the block `watcher` is told of every later entry.

        Between the two nothing is missed and nothing told twice, as long as the table is read before the
        first `await` of the block. Raises `ProblemError` `TABLE_NOT_FOUND`.
        """
        async with self._using(table_id) as loaded:
            await self._renew(loaded)
            loaded.watchers.append(watcher)
            try:
                yield loaded.table
            finally:
                loaded.watchers.remove(watcher)

    def listen(self, listener: Watcher) -> Callable[[], None]:
        """Tells `listener` of the entries of all tables in memory; returns how to end that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def secret(self, table_id: str) -> bytes | None:
        """The secret of the draws, once the game is over or given up; None before."""
        async with self._using(table_id) as loaded:
            return loaded.draws.secret if loaded.table.position.over else None

    @property
    def in_memory(self) -> frozenset[str]:
        """Ids of the tables that are in memory now."""
        return frozenset(self._loaded)

    async def entries(self, table_id: str) -> list[Entry]:
        """The whole log of a table. Raises `ProblemError` `TABLE_NOT_FOUND`."""
        entries = await self.store.entries(table_id)
        if not entries:
            raise ProblemError("TABLE_NOT_FOUND")
        return entries

    # ---- commands ------------------------------------------------------------------------------------------

    async def create(self, new: NewTable) -> Made:
        """Makes a table, or names the one that this command made before.

        Raises `ProblemError`: `COMMAND_USED` by somebody else, and those of `prepare`.
        """
        return await self._finish(self._create(new))

    async def keep(self, given: Given) -> None:
        """Stores a table that comes with its log. Who listens is told of its last entry alone."""
        await self._finish(self._keep(given))

    async def rematch(self, table_id: str, new: NewTable) -> Made:
        """Makes the table where the same people play again, or names the one that somebody made before.

        Raises `ProblemError`: `NOT_OVER`, `NOT_ALLOWED`, and those of `create`.
        """
        return await self._finish(self._rematch(table_id, new))

    async def do(self, table_id: str, command: Command) -> Ack:
        """Carries out a command, even if the asker goes away; the answer comes when its entry is on the disk.

        Raises `ProblemError`: `TABLE_NOT_FOUND`, or why the command is not allowed (see `Table.plan`).
        """
        return await self._finish(self._do(table_id, command))

    def owe(self, commands: Mapping[str, Command]) -> None:
        """What must happen at these tables before anything else does, and before they are looked at.

        A command that proves not to be allowed any more is let go.
        """
        self._owed.update(commands)

    async def settle(self, table_id: str) -> None:
        """Carries out what is owed to a table. Raises as reading the table does (`UNREADABLE`)."""
        await self._finish(self._settle(table_id))

    async def renamed(self, table_id: str, name: str) -> None:
        """Memory follows where a table got another name in the store."""
        loaded = self._loaded.get(table_id)
        if loaded is not None:
            async with loaded.lock:
                loaded.table.rename(name)

    async def look_around(self) -> None:
        """One round: follows entries of other processes at watched tables, then forgets idle tables."""
        watched = [table_id for table_id, loaded in self._loaded.items() if loaded.watchers]
        for table_id, seq in (await self.store.last_seqs(watched)).items():
            loaded = self._loaded.get(table_id)
            if loaded is not None and seq > loaded.table.seq:
                try:
                    async with loaded.lock:
                        await self._follow(loaded)
                except UNREADABLE:
                    LOG.exception("table %s has entries that are not possible here", table_id)
        self._forget_idle()

    # ---- how -----------------------------------------------------------------------------------------------

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Lets a command run to its end even if its asker is cancelled: memory must follow what is stored."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _do(self, table_id: str, command: Command) -> Ack:
        async with self._using(table_id) as loaded, loaded.lock:
            await self._pay(loaded)
            return await self._carry_out(loaded, command)

    async def _settle(self, table_id: str) -> None:
        async with self._using(table_id) as loaded, loaded.lock:
            await self._pay(loaded)

    async def _pay(self, loaded: _Loaded) -> None:
        owed = self._owed.get(loaded.table.id)
        if owed is None:
            return
        try:
            await self._carry_out(loaded, owed)
        except ProblemError as error:
            # Another server did it, or the table has moved on.
            LOG.info("table %s: %s came too late: %s", loaded.table.id, type(owed).__name__, error)
        del self._owed[loaded.table.id]

    async def _carry_out(self, loaded: _Loaded, command: Command) -> Ack:
        """Plans and stores; the caller holds the lock."""
        for _ in range(CONFLICT_TRIES):
            planned = loaded.table.plan(command, self._clock(), loaded.draws)
            if isinstance(planned, Repeated):
                return Ack(planned.seq, planned.seat, repeated=True)
            if await self.store.append(Batch.of([planned], finished=_ended(loaded.table, planned))):
                self._advance(loaded, planned)
                return Ack(planned.entry.seq, planned.entry.seat)
            await self._follow(loaded)
        raise ProblemError("STALE", seq=loaded.table.seq)

    async def _create(self, new: NewTable) -> Made:
        while True:
            prepared = self._prepare(new)
            if await self.store.append(_batch(prepared)):
                return self._adopt(prepared, new)
            if new.command is not None:
                return await self._made_before(prepared.table.id, new.by)

    async def _made_before(self, table_id: str, by: str) -> Made:
        if (await self.entries(table_id))[0].by != by:
            raise ProblemError("COMMAND_USED")
        mine = (await self.table(table_id)).position.seats_of(by)
        return Made(table_id, mine[0] if mine else None, existed=True)

    async def _keep(self, given: Given) -> None:
        position = given.table.position
        batch = Batch(
            given.entries,
            [summarize(position)],
            moved=frozenset({given.table.id}),
            secrets={given.table.id: given.secret},
            maps={position.map.digest: position.map.text},
        )
        if not await self.store.append(batch):
            raise RuntimeError(f"there is a table {given.table.id} already")
        made = _Loaded(given.table, Draws(given.secret, self._chance), self._clock())
        loaded = self._loaded.setdefault(given.table.id, made)
        self._tell(loaded, given.last, self._listeners)

    async def _rematch(self, table_id: str, new: NewTable) -> Made:
        async with self._using(table_id) as old, old.lock:
            while True:
                known = old.table.position.next_table
                if known is not None:
                    return Made(known, None, existed=True)
                prepared = self._prepare(new)
                link = plan(old.table.position, LinkNext(new.by, prepared.table.id), self._clock(), old.draws)
                if await self.store.append(_batch(prepared, link)):
                    self._advance(old, link)
                    return self._adopt(prepared, new)
                await self._follow(old)

    def _prepare(self, new: NewTable) -> Prepared:
        return prepare(new, self._game_of, self._chance, self._clock())

    def _adopt(self, prepared: Prepared, new: NewTable) -> Made:
        # Whoever saw it in the database first may have loaded it already.
        made = _Loaded(prepared.table, prepared.draws, self._clock())
        loaded = self._loaded.setdefault(prepared.table.id, made)
        for step in prepared.steps:
            self._tell(loaded, step, self._listeners)
        mine = loaded.table.position.seats_of(new.by)
        return Made(loaded.table.id, mine[0] if mine else None)

    @asynccontextmanager
    async def _using(self, table_id: str) -> AsyncIterator[_Loaded]:
        """A table that stays in memory until the end of the block."""
        loaded = await self._load(table_id)
        loaded.users += 1
        try:
            yield loaded
        finally:
            loaded.users -= 1
            loaded.used_at = self._clock()

    async def _renew(self, loaded: _Loaded) -> None:
        """Follows the entries of other processes, if there are any, and pays what is owed."""
        if loaded.table.id in self._owed:
            await self.settle(loaded.table.id)
        seqs = await self.store.last_seqs([loaded.table.id])
        if seqs.get(loaded.table.id, 0) > loaded.table.seq:
            async with loaded.lock:
                await self._follow(loaded)

    async def _load(self, table_id: str) -> _Loaded:
        while (known := self._loaded.get(table_id)) is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._read(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(task)
        return known

    async def _read(self, table_id: str) -> None:
        record = await self.store.record(table_id)
        if record is None:
            raise ProblemError("TABLE_NOT_FOUND")
        table = await self.store.in_thread(lambda: self._folded(record))
        read = _Loaded(table, Draws(record.secret, self._chance), self._clock())
        self._loaded.setdefault(table_id, read)

    def _folded(self, record: Record) -> Table:
        created = record.entries[0].data
        if not isinstance(created, Created):
            raise TypeError("a table begins with its creation")
        game = self._game_of(created.game)
        game_map = self._maps.get(created.map_digest)
        if game_map is None:
            game_map = map_of(game, created.map, created.map_digest, record.map_text)
            self._maps[created.map_digest] = game_map
        return Table.fold(record.entries, game, game_map)

    async def _follow(self, loaded: _Loaded) -> None:
        """Takes over what other processes stored; the caller holds the lock."""
        for entry in await self.store.entries(loaded.table.id, after=loaded.table.seq):
            if entry.seq == loaded.table.seq + 1:
                self._tell(loaded, loaded.table.take(entry), (*loaded.watchers, *self._listeners))

    def _advance(self, loaded: _Loaded, step: Step) -> None:
        loaded.table.advance(step)
        self._tell(loaded, step, (*loaded.watchers, *self._listeners))

    def _tell(self, loaded: _Loaded, step: Step, watchers: Sequence[Watcher]) -> None:
        # Called by the loop, so that a failing watcher fails alone and loudly, and never the command.
        loop = asyncio.get_running_loop()
        for watcher in watchers:
            loop.call_soon(self._call, loaded, watcher, step)

    def _call(self, loaded: _Loaded, watcher: Watcher, step: Step) -> None:
        if watcher in loaded.watchers or watcher in self._listeners:
            watcher(loaded.table, step)

    def _forget_idle(self) -> None:
        """Forgets what nobody uses: what was idle for long, and the idlest beyond `capacity`."""
        now = self._clock()
        idle = [item for item in self._loaded.values() if not item.users]
        idle.sort(key=lambda item: item.used_at)
        excess = len(self._loaded) - self._capacity
        for number, loaded in enumerate(idle):
            if number < excess or now - loaded.used_at >= self._idle_ms:
                del self._loaded[loaded.table.id]


def _ended(table: Table, step: Step) -> Finished | None:
    """The result of a game that ends with this step."""
    if table.position.status == "finished" or step.after.status != "finished":
        return None
    return finished(step.after, [*table.happened, *step.happened])


def _batch(prepared: Prepared, *more: Step) -> Batch:
    position = prepared.table.position
    return Batch.of(
        [*prepared.steps, *more],
        secrets={position.table: prepared.draws.secret},
        maps={position.map.digest: position.map.text},
    )
