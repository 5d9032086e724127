"""A progress bar on a terminal; nothing where the stream is none."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from types import TracebackType
from typing import TextIO

from wissel.cli.words import say

WIDEST = 30
EVERY_S = 0.1
CLEAR = "\r\x1b[K"


class Progress:
    """Shows how many of `whole` are done, of which `done` were before, and how long the rest may take."""

    def __init__(
        self, whole: int, done: int, stream: TextIO, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._whole = whole
        self._before = self._done = done
        self._stream = stream
        self._clock = clock
        self._shown_at = float("-inf")
        self._live = stream.isatty()

    def __enter__(self) -> Progress:
        self._begun = self._clock()
        self._show()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            self._stream.write(CLEAR)
            self._stream.flush()

    def step(self) -> None:
        self._done += 1
        self._show()

    def _show(self) -> None:
        now = self._clock()
        if not self._live or now - self._shown_at < EVERY_S:
            return
        self._shown_at = now
        fresh = self._done - self._before
        left = (now - self._begun) * (self._whole - self._done) / fresh if fresh else None
        numbers: dict[str, str | int] = {
            "done": self._done,
            "whole": self._whole,
            "left": "–" if left is None else lasting(left),
        }
        words = say("cli-progress", numbers)
        width = min(WIDEST, shutil.get_terminal_size().columns - len(words) - 4)
        full = width * self._done // max(1, self._whole)
        bar = f"[{'#' * full}{'.' * (width - full)}] " if width > 0 else ""
        self._stream.write(f"{CLEAR}{bar}{words}")
        self._stream.flush()


def lasting(seconds: float) -> str:
    """Minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
