"""Makes the compiled rules ready while the page is served already.

The first call of a compiled function, even of a cached one, waits for the compiler's lock. So a child process
compiles what the disk cache lacks, then a thread of this process calls every entry once; only then may
the event loop call them. Until then everything that needs rules answers `WARMING_UP`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from wissel.core import fair
from wissel.core.fair import FairDraws
from wissel.core.problems import ProblemError

if TYPE_CHECKING:
    from wissel.core.play import Play

log = logging.getLogger(__name__)

CHILD = (sys.executable, "-m", "wissel", "warm")
SEARCH = "search"
"""The part of a game that computer players search with (`wissel warm --part search`)."""
Progress = Callable[[int], None]
"""Takes percent, 0 to 100."""


def _calls(game_ids: Iterable[str], *, thinking: bool) -> Iterator[Callable[[], object]]:
    """Calls that together use every compiled entry of these games that a server needs."""
    from wissel.core.play import Play
    from wissel.games import registry

    for game_id in game_ids:
        game = registry.game(game_id)
        play = Play(game, game.load_map(game.default_map), game.seat_counts[0], {})
        yield partial(play.draw, FairDraws(bytes(fair.BYTES), (fair.NO_SEED,)), 0)
        thoughts = (_think,) if thinking else ()
        for call in (_ask, _watch, _choose, *thoughts, _move, _end):
            yield partial(call, play)


def _ask(play: Play) -> None:
    seat = play.to_act[0]
    play.decision(seat)
    play.problem(seat, play.legal(seat)[0])


def _watch(play: Play) -> None:
    play.public_view()
    play.private_view(0)
    play.known(0)


def _choose(play: Play) -> None:
    play.menu(play.to_act[0])


def _think(play: Play) -> None:
    play.game.planner(play.map.record, play.observation(play.to_act[0]), 1)


def _move(play: Play) -> None:
    seat = play.to_act[0]
    play.act(seat, play.legal(seat)[0])
    play.may_take_back(seat)
    play.pending()


def _end(play: Play) -> None:
    """What is worked out for the final score is not called before."""
    play.concede(0)
    play.stop("consent")
    play.public_view()


def exercise(progress: Progress, game_ids: Iterable[str] | None = None, *, thinking: bool = True) -> None:
    """Calls every entry of these games (all, if None) once: compiles what is not cached, loads what is.

    `thinking`: the planner too.
    """
    from wissel.games import registry

    calls = list(_calls(registry.GAME_IDS if game_ids is None else game_ids, thinking=thinking))
    for done, call in enumerate(calls, 1):
        call()
        progress(100 * done // len(calls))


def exercise_search(game_ids: Iterable[str] | None = None) -> None:
    """Calls the search of these games (all, if None) once."""
    from wissel.bots.budget import Budget
    from wissel.bots.search import Settings, think
    from wissel.core.play import Play
    from wissel.games import registry

    for game_id in registry.GAME_IDS if game_ids is None else game_ids:
        game = registry.game(game_id)
        play = Play(game, game.load_map(game.default_map), game.seat_counts[0], {})
        play.draw(FairDraws(bytes(fair.BYTES), (fair.NO_SEED,)), 0)
        think(game, play.map, play.observation(play.to_act[0]), 1, Settings(Budget(iterations=1)))


class WarmUp:
    """Runs once, in a thread. First the games can be asked, then their rules can be called, and at last
    their search."""

    def __init__(self, child: tuple[str, ...] = CHILD, *, eager: bool = True) -> None:
        """`eager`: the search is made ready before a computer player wants it."""
        self._child = child
        self._eager = eager
        self._percent = 0
        self._stopping = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="wissel-warm-up")
        self._games: Future[None] | None = None
        self._ready: Future[None] | None = None
        self._search: Future[None] | None = None

    @property
    def percent(self) -> int:
        """How far it is; 100 when the rules can be called."""
        return 100 if _came(self._ready) else min(99, self._percent)

    @property
    def failed(self) -> bool:
        """The rules will never be ready; the log says why."""
        return _ended(self._ready) and not _came(self._ready)

    def require(self) -> None:
        """Raises `ProblemError` `WARMING_UP` with the percentage, or what made the warm-up fail."""
        if self._ready is None or not _ended(self._ready):
            raise ProblemError("WARMING_UP", percent=self.percent)
        self._ready.result()

    async def games(self) -> None:
        """Waits until the games can be asked for their names, options and maps."""
        await self._end_of(self._games)

    async def ready(self) -> None:
        """Waits until the rules can be called."""
        await self._end_of(self._ready)

    async def search(self) -> None:
        """Waits until computer players can search."""
        self._want_search()
        await self._end_of(self._search)

    def search_ready(self) -> bool:
        """Whether computer players can search; if not, that is seen to."""
        self._want_search()
        return _came(self._search)

    def _want_search(self) -> None:
        if self._search is None:
            self._search = self._thread.submit(self._make_search_ready)
            self._search.add_done_callback(self._report)

    async def _end_of(self, work: Future[None] | None) -> None:
        if work is None:
            raise ProblemError("WARMING_UP", percent=0)
        await asyncio.shield(asyncio.wrap_future(work))

    def start(self) -> None:
        self._games = self._thread.submit(_import_games)
        self._ready = self._thread.submit(self._make_ready)
        self._ready.add_done_callback(self._report)
        if self._eager:
            self._want_search()

    def stop(self) -> None:
        """Ends the child and what it has started, if they still run."""
        self._stopping.set()
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _report(self, work: Future[None]) -> None:
        if not work.cancelled() and not self._stopping.is_set() and (error := work.exception()) is not None:
            log.error("the games could not be made ready", exc_info=error)

    def _make_ready(self) -> None:
        """Raises `CalledProcessError` when the child fails."""
        self._fill("complete", self._child)
        exercise(lambda percent: self._set(90 + percent // 10))

    def _make_search_ready(self) -> None:
        """Raises `CalledProcessError` when the child fails."""
        self._fill("search", (*self._child, "--part", SEARCH))
        exercise_search()

    def _fill(self, marker: str, child: tuple[str, ...]) -> None:
        """Has a child fill the cache, unless the marker says that it is full."""
        from wissel.kernel.compiler import COMPILED, cache_folder

        path = cache_folder() / marker
        if COMPILED and not path.exists() and not self._stopping.is_set():
            self._compile(child)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()

    def _compile(self, command: tuple[str, ...]) -> None:
        # Of its own session: a key press in the terminal ends the server, and that ends all its children.
        child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        with child as self._process:
            for line in child.stdout or ():
                self._set(int(line) * 9 // 10)
        if child.returncode:
            raise subprocess.CalledProcessError(child.returncode, command)

    def _set(self, percent: int) -> None:
        self._percent = max(self._percent, percent)


def _ended(work: Future[None] | None) -> bool:
    """It came to its end, good or bad. What a server that stops has called off never does."""
    return work is not None and work.done() and not work.cancelled()


def _came(work: Future[None] | None) -> bool:
    return work is not None and _ended(work) and work.exception() is None


def _import_games() -> None:
    """Imports what must not be imported while a request waits."""
    import wissel.bots.search  # noqa: F401
    from wissel.games import registry

    for game_id in registry.GAME_IDS:
        registry.game(game_id)
