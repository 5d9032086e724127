"""Reviews of games: each decision judged from what its seat knew then, by a search in the background.

One thread works, for one game at a time, and stands back: it runs at a lower priority than all else here, and
lets computer players think first. A review is worked out once and kept. By its seed and the number of
iterations it can be worked out again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from wissel.bots.budget import CROWD, Crowd
from wissel.core.game import SPECTATOR, Game, GameMap
from wissel.core.problems import ProblemError
from wissel.store import reviews as stored
from wissel.store.store import Store
from wissel.tables.history import Decided
from wissel.tables.position import Position
from wissel.tables.table import Table
from wissel.web.histories import Histories
from wissel.web.wire_review import Advised, Judged, Review, ReviewState

if TYPE_CHECKING:
    from wissel.bots.advice import Judgement

log = logging.getLogger(__name__)

ITERATIONS = 200
"""For each decision; more where the best action is compared with the one that was taken."""
MOST_WAITING = 24
PATIENCE_S = 0.25
"""So long a few iterations wait while computer players think: the review gets on in the fullest house."""
NICENESS = 10

Key = tuple[str, int]
Cancelled = Callable[[], bool]
Judge = Callable[[Game, GameMap, Decided, int, Cancelled], "Judgement | None"]
"""`(game, map, decision, seed, cancelled)`: None where the seat had no choice."""


def judge(
    game: Game, game_map: GameMap, decided: Decided, seed: int, cancelled: Cancelled
) -> Judgement | None:
    from wissel.bots import advice

    return advice.judge(
        game,
        game_map,
        decided.observation,
        decided.action,
        # Every decision has guesses of its own.
        (decided.seq << 32) + seed,
        ITERATIONS,
        cancelled=cancelled,
    )


def seed_of(table_id: str) -> int:
    """The same for a table whenever it is reviewed."""
    return int.from_bytes(hashlib.sha256(table_id.encode()).digest()[:4])


def judged(decided: Decided, told: Judgement) -> Judged:
    """As it is kept and told. Beyond thousandths a search knows nothing."""
    return Judged(
        seq=decided.seq,
        before=decided.before,
        turn=decided.turn,
        seat=decided.seat,
        action=decided.action,
        chance=round(told.chance, 3),
        loss=round(told.loss, 3),
        best=[Advised(one.action, round(one.chance, 3)) for one in told.best],
    )


def stand_back() -> None:
    """What runs in this thread gets what others leave of the processors, where the system can do that."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


@dataclass
class Job:
    """A review that is being worked out, or waits for it."""

    table: Table
    seat: int
    """Whose decisions; `SPECTATOR`: those of all."""
    persons: set[str]
    """Who want it."""
    state: ReviewState = "waiting"
    done: int = 0
    count: int = 0
    decisions: list[Judged] = field(default_factory=list)
    stopped: threading.Event = field(default_factory=threading.Event)
    task: asyncio.Task[None] | None = None

    @property
    def key(self) -> Key:
        return self.table.id, self.seat


class Reviews:
    """All reviews of this process."""

    def __init__(
        self,
        store: Store,
        histories: Histories,
        now: Callable[[], int],
        *,
        prepared: Callable[[], Awaitable[None]],
        judge: Judge = judge,
        crowd: Crowd = CROWD,
    ) -> None:
        """`prepared` is waited for before anything is searched."""
        self._store = store
        self._histories = histories
        self._now = now
        self._prepared = prepared
        self._judge = judge
        self._crowd = crowd
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="wissel-review", initializer=stand_back)
        self._jobs: dict[Key, Job] = {}
        self._turn = asyncio.Lock()

    async def stop(self) -> None:
        """No more reviews; what is unfinished is lost."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for job in self._jobs.values():
            job.stopped.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def look(self, position: Position, seat: int, after: int = 0) -> Review:
        """How far it is, and what was found about the decisions after entry `after`."""
        job = self._jobs.get((position.table, seat))
        if job is not None:
            ahead = 0 if job.state == "running" else self._ahead(job)
            return _told(job.seat, job.state, job.decisions, after, (job.done, job.count), ahead)
        kept = next((one for one in await self._kept(position) if one.seat == seat), None)
        if kept is None:
            return _told(seat, "none", [], after)
        state: ReviewState = "done" if _reaches(kept, position) else "old"
        return _told(seat, state, _decisions(kept), after)

    async def ask(self, table: Table, seat: int, person: str) -> None:
        """Has it worked out, unless it is kept or under way. Raises `ProblemError` `REVIEWS_FULL`."""
        kept = [one for one in await self._kept(table.position) if one.seat == seat]
        if any(_reaches(one, table.position) for one in kept):
            return
        job = self._jobs.get((table.id, seat))
        if job is not None and job.state != "failed":
            job.persons.add(person)
            return
        if sum(each.state != "failed" for each in self._jobs.values()) >= MOST_WAITING:
            raise ProblemError("REVIEWS_FULL", most=MOST_WAITING)
        job = self._jobs[table.id, seat] = Job(table, seat, {person})
        job.task = asyncio.create_task(self._run(job))

    def cancel(self, table_id: str, seat: int, person: str) -> None:
        """The person does not want it any more; when nobody does it ends."""
        job = self._jobs.get((table_id, seat))
        if job is None:
            return
        job.persons.discard(person)
        if job.persons:
            return
        del self._jobs[job.key]
        job.stopped.set()
        if job.state != "running" and job.task is not None:
            job.task.cancel()

    def _ahead(self, job: Job) -> int:
        keys = [key for key, each in self._jobs.items() if each.state != "failed"]
        return keys.index(job.key) if job.key in keys else 0

    async def _kept(self, position: Position) -> list[stored.Review]:
        """Of this table, made as it would be made now."""
        alike = (position.created.rules_version, seed_of(position.table), ITERATIONS)
        found = await self._store.reading(stored.of_table, position.table)
        return [one for one in found if (one.rules_version, one.seed, one.iterations) == alike]

    async def _run(self, job: Job) -> None:
        try:
            async with self._turn:
                await self._work_out(job)
        except Exception:
            log.exception("table %s could not be reviewed", job.table.id)
            job.state = "failed"
        finally:
            if job.state != "failed" and self._jobs.get(job.key) is job:
                del self._jobs[job.key]

    async def _work_out(self, job: Job) -> None:
        job.state = "preparing"
        await self._prepared()
        position = job.table.position
        seat = None if job.seat == SPECTATOR else job.seat
        async with self._histories.reading(job.table) as chronicle:
            decided = await self._store.in_thread(lambda: chronicle.decisions(seat))
            seq = chronicle.seq
        known = {one.seq: one for kept in await self._kept(position) for one in _decisions(kept)}
        job.count = len(decided)
        job.state = "running"
        seed = seed_of(job.table.id)
        await asyncio.get_running_loop().run_in_executor(
            self._pool, partial(self._judge_all, job, decided, known, seed)
        )
        if job.stopped.is_set():
            return
        review = stored.Review(
            table_id=job.table.id,
            seat=job.seat,
            seq=seq,
            rules_version=position.created.rules_version,
            seed=seed,
            iterations=ITERATIONS,
            made_at=self._now(),
            decisions=msgspec.json.encode(job.decisions).decode(),
        )
        await self._store.writing(stored.keep, review)

    def _judge_all(self, job: Job, decided: list[Decided], known: dict[int, Judged], seed: int) -> None:
        """In the thread."""
        position = job.table.position
        cancelled = partial(self._hold, job)
        for one in decided:
            if (found := known.get(one.seq)) is None:
                told = self._judge(position.game, position.map, one, seed, cancelled)
                found = None if told is None else judged(one, told)
            if job.stopped.is_set():
                return
            if found is not None:
                job.decisions.append(found)
            job.done += 1

    def _hold(self, job: Job) -> bool:
        """Called every few iterations: lets computer players think first; whether the job has ended."""
        end = time.monotonic() + PATIENCE_S
        while not self._crowd.quiet and time.monotonic() < end and not job.stopped.is_set():
            job.stopped.wait(0.01)
        return job.stopped.is_set()


def _reaches(kept: stored.Review, position: Position) -> bool:
    """It holds everything. After the end nothing is decided any more."""
    return kept.seat == SPECTATOR or kept.seq >= position.seq


def _decisions(kept: stored.Review) -> list[Judged]:
    return msgspec.json.decode(kept.decisions, type=list[Judged])


def _told(
    seat: int,
    state: ReviewState,
    decisions: list[Judged],
    after: int,
    progress: tuple[int, int] | None = None,
    ahead: int = 0,
) -> Review:
    done, count = progress or (len(decisions), len(decisions))
    return Review(
        state=state,
        seat=None if seat == SPECTATOR else seat,
        done=done,
        count=count,
        ahead=ahead,
        iterations=ITERATIONS,
        decisions=[one for one in decisions if one.seq > after],
    )
