"""Makes the compiled rules ready while the page is served already.

The first call of a compiled function, even of a cached one, waits for the compiler's lock. So a child process
compiles what the disk cache lacks, then a thread of this process calls every entry once; only then may
the event loop call them. Until then everything that needs rules answers `WARMING_UP`.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from wissel.core import fair
from wissel.core.fair import FairDraws
from wissel.core.problems import ProblemError

if TYPE_CHECKING:
    from wissel.core.play import Play

log = logging.getLogger(__name__)

CHILD = (sys.executable, "-m", "wissel", "warm")
Progress = Callable[[int], None]
"""Takes percent, 0 to 100."""


def _calls() -> Iterator[Callable[[], object]]:
    """Calls that together use every compiled entry that a server needs, of every game."""
    from wissel.core.play import Play
    from wissel.games import registry

    for game_id in registry.GAME_IDS:
        game = registry.game(game_id)
        play = Play(game, game.load_map(game.default_map), game.seat_counts[0], {})
        yield partial(play.draw, FairDraws(bytes(fair.BYTES), (fair.NO_SEED,)), 0)
        for call in (_ask, _watch, _choose, _think, _move):
            yield partial(call, play)


def _ask(play: Play) -> None:
    seat = play.to_act[0]
    play.decision(seat)
    play.problem(seat, play.legal(seat)[0])


def _watch(play: Play) -> None:
    play.public_view()
    play.private_view(0)


def _choose(play: Play) -> None:
    play.menu(play.to_act[0])


def _think(play: Play) -> None:
    play.game.planner(play.map.record, play.observation(play.to_act[0]), 1)


def _move(play: Play) -> None:
    seat = play.to_act[0]
    play.act(seat, play.legal(seat)[0])
    play.may_take_back(seat)
    play.pending()


def exercise(progress: Progress) -> None:
    """Calls every entry of every game once: compiles what is not cached, loads what is."""
    calls = list(_calls())
    for done, call in enumerate(calls, 1):
        call()
        progress(100 * done // len(calls))


class WarmUp:
    """Runs once. `games` is done when the games can be asked, `ready` when their rules can be called."""

    def __init__(self, child: tuple[str, ...] = CHILD) -> None:
        self._child = child
        self._percent = 0
        self._stopping = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self.games: Future[None] = Future()
        self.ready: Future[None] = Future()

    @property
    def is_ready(self) -> bool:
        return self.ready.done() and self.ready.exception() is None

    @property
    def percent(self) -> int:
        return 100 if self.is_ready else min(99, self._percent)

    def require(self) -> None:
        """Raises `ProblemError` `WARMING_UP` with the percentage done, or what made the warm-up fail."""
        if not self.ready.done():
            raise ProblemError("WARMING_UP", percent=self.percent)
        self.ready.result()

    def start(self) -> None:
        """Begins, in a thread of its own."""
        threading.Thread(target=self._run, name="warm-up", daemon=True).start()

    def stop(self) -> None:
        """Ends the child, if it still runs."""
        self._stopping.set()
        if self._process is not None:
            self._process.terminate()

    def _run(self) -> None:
        try:
            from wissel.games import registry
            from wissel.kernel.compiler import COMPILED, cache_folder

            for game_id in registry.GAME_IDS:
                registry.game(game_id)
            self.games.set_result(None)
            marker = cache_folder() / "complete"
            if COMPILED and not marker.exists():
                self._fill_cache()
                if self._stopping.is_set():
                    return
                marker.parent.mkdir(parents=True, exist_ok=True)
                marker.touch()
            exercise(lambda percent: self._set(90 + percent // 10))
            self.ready.set_result(None)
        except Exception as error:
            log.exception("the games could not be made ready")
            for future in (self.games, self.ready):
                if not future.done():
                    future.set_exception(error)
            raise

    def _fill_cache(self) -> None:
        """Raises `CalledProcessError` when the child fails."""
        self._process = subprocess.Popen(
            self._child, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        with self._process as process:
            for line in process.stdout or ():
                self._set(int(line) * 9 // 10)
        if process.returncode and not self._stopping.is_set():
            raise subprocess.CalledProcessError(process.returncode, self._child)

    def _set(self, percent: int) -> None:
        self._percent = max(self._percent, percent)
