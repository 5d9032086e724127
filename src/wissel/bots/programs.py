"""Programs as computer players, in any language, by lines of JSON on their standard input and output.

The spec is `program:COMMAND` or `program:ms=500:COMMAND`. It stands on the command line alone: servers make
their players with `wissel.bots.registry`, which knows nothing of this module, and may not import it (checked
with the other imports). The protocol is in docs/bot-writers.md.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from typing import IO

import msgspec
import numpy as np

import wissel
from wissel.bots import registry
from wissel.bots.match import BotFailedError, Chair
from wissel.bots.registry import Bot
from wissel.core.game import Game, GameMap, Record
from wissel.core.problems import ProblemError

PREFIX = "program:"
PROTOCOL = 1
DEFAULT_MS = 10_000
MOST_MS = 3_600_000
START_S = 10.0
"""What a program may take longer for its first answer: it may have to start an interpreter."""
END_S = 1.0
"""How long it may take to end after the game."""
LONGEST_ANSWER = 65_536
PIECE = 65_536
SAID = 200
"""So much of its last words is told."""


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """The first line that a program reads."""

    protocol: int
    wissel: str
    game: str
    rules_version: int
    map: str
    map_digest: str
    board: object
    """The rules data of the map, as in its map.json."""
    options: dict[str, int | None]
    seats: int
    seat: int
    """Where the program sits."""


class Choose(msgspec.Struct, tag="choose", tag_field="type"):
    """What it is asked at each of its decisions: the parts of a `step` on a table's stream, and every legal
    action."""

    seat: int
    ms: int
    """It has so long to answer."""
    seed: int
    """To throw dice with, so that the same contest gives the same games."""
    view: msgspec.Struct
    own: msgspec.Struct
    menu: msgspec.Struct
    legal: list[str]


class Answer(msgspec.Struct):
    """What it writes."""

    action: str


@dataclass(frozen=True)
class ProgramBot:
    """A program that is started for each game that it plays, and for each seat."""

    spec: str
    command: tuple[str, ...]
    ms: int
    kind: None = None

    @contextmanager
    def started(self, chair: Chair) -> Iterator[Bot]:
        """The program, in its seat. Raises `BotFailedError` `BOT_NO_PROGRAM`."""
        with tempfile.TemporaryFile() as words:
            try:
                process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=words,
                    bufsize=0,
                    start_new_session=True,
                )
            except OSError as error:
                raise BotFailedError("BOT_NO_PROGRAM", bot=self.spec, reason=str(error.strerror)) from error
            with process:
                try:
                    yield Seated(self, chair, process, words)
                finally:
                    end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """Lets it end by itself, and then ends it, with whatever it has started."""
    if process.stdin is not None:
        process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(END_S)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


class Seated:
    """A running program. Raises `BotFailedError` where it does not answer as it should; then it is of no more
    use."""

    kind: None = None

    def __init__(
        self, made: ProgramBot, chair: Chair, process: subprocess.Popen[bytes], words: IO[bytes]
    ) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("a program without pipes")
        self.spec = made.spec
        self._ms = made.ms
        self._chair = chair
        self._process = process
        self._words = words
        self._to, self._from = process.stdin.fileno(), process.stdout.fileno()
        for pipe in (self._to, self._from):
            os.set_blocking(pipe, False)
        self._unsent = line(self._hello())
        self._heard = b""
        self._extra_s = START_S

    def _hello(self) -> Hello:
        chair = self._chair
        game, m = chair.game, chair.map
        return Hello(
            protocol=PROTOCOL,
            wissel=wissel.__version__,
            game=game.id,
            rules_version=game.rules_version,
            map=m.id,
            map_digest=m.digest,
            board=msgspec.json.decode(m.text),
            options={each.name: chair.options.get(each.name, each.default) for each in game.options},
            seats=chair.seats,
            seat=chair.seat,
        )

    def choose(self, game: Game, m: GameMap, observation: Record, seed: int) -> str:
        legal = self._legal(game, m, observation)
        asked = Choose(
            seat=self._chair.seat,
            ms=self._ms,
            seed=seed,
            view=game.public_view(m, observation),
            own=game.private_view(m, observation),
            menu=game.menu(m, observation),
            legal=legal,
        )
        said = self._ask(line(asked))
        try:
            action = msgspec.json.decode(said, type=Answer).action
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BotFailedError("BOT_BAD_ANSWER", bot=self.spec, answer=readable(said)) from error
        if action not in legal:
            raise BotFailedError("BOT_NOT_ALLOWED", bot=self.spec, action=readable(action.encode()))
        return action

    def _legal(self, game: Game, m: GameMap, observation: Record) -> list[str]:
        problems, ends = self._room
        game.kernel.menu(m.record, observation, problems, ends)
        return [game.action_text(m, observation, int(action)) for action in np.flatnonzero(problems == 0)]

    @cached_property
    def _room(self) -> tuple[np.ndarray, np.ndarray]:
        problems, ends = np.empty((2, self._chair.game.action_count), np.int64)
        return problems, ends

    def _ask(self, question: bytes) -> bytes:
        """Writes a line and reads the next one."""
        self._unsent += question
        seconds = self._ms / 1000 + self._extra_s
        self._extra_s = 0.0
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._from, selectors.EVENT_READ)
            pipes.register(self._to, selectors.EVENT_WRITE)
            while b"\n" not in self._heard:
                left = deadline - time.monotonic()
                ready = pipes.select(left) if left > 0 else []
                if not ready:
                    raise BotFailedError("BOT_TOO_SLOW", bot=self.spec, ms=round(seconds * 1000))
                for key, _ in ready:
                    if key.fd == self._from:
                        self._hear()
                    elif self._send():
                        pipes.unregister(self._to)
        said, _, more = self._heard.partition(b"\n")
        # One line for each question: what is said beyond it, or before it, would answer another one.
        if more or self._unsent:
            raise BotFailedError("BOT_BAD_ANSWER", bot=self.spec, answer=readable(more or said))
        self._heard = b""
        return said

    def _hear(self) -> None:
        piece = os.read(self._from, PIECE)
        if not piece:
            raise self._died()
        self._heard += piece
        if len(self._heard) > LONGEST_ANSWER:
            raise BotFailedError("BOT_BAD_ANSWER", bot=self.spec, answer=readable(self._heard))

    def _send(self) -> bool:
        """Whether everything is written."""
        try:
            self._unsent = self._unsent[os.write(self._to, self._unsent[:PIECE]) :]
        except BrokenPipeError:
            raise self._died() from None
        return not self._unsent

    def _died(self) -> BotFailedError:
        """It closed a pipe, which for a program means that it has ended, or is about to."""
        try:
            status = self._process.wait(END_S)
        except subprocess.TimeoutExpired:
            status = 0
        self._words.seek(0)
        last = self._words.read().strip().rpartition(b"\n")[2]
        return BotFailedError("BOT_DIED", bot=self.spec, status=status, said=readable(last) or "–")


def line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def readable(said: bytes) -> str:
    """The beginning of what a program has said, in one line that a terminal can show."""
    text = " ".join(said[: 2 * SAID].decode(errors="replace").split())
    return "".join(character if character.isprintable() else "?" for character in text)[:SAID]


def program(spec: str) -> ProgramBot:
    """The program of this spec. Raises `ProblemError`: `BOT_BAD_OPTION`, `BOT_NO_PROGRAM`."""
    words = spec.removeprefix(PREFIX)
    ms = DEFAULT_MS
    if words.startswith("ms="):
        option, _, words = words.partition(":")
        try:
            ms = int(option.removeprefix("ms="))
        except ValueError:
            ms = 0
        if not 1 <= ms <= MOST_MS:
            raise ProblemError("BOT_BAD_OPTION", bot=PREFIX.rstrip(":"), option=option[:40])
    try:
        command = tuple(shlex.split(words))
    except ValueError as error:
        raise ProblemError("BOT_NO_PROGRAM", bot=spec, reason=str(error)) from error
    if not command or shutil.which(command[0]) is None:
        raise ProblemError("BOT_NO_PROGRAM", bot=spec, reason=os.strerror(2))
    return ProgramBot(spec, command, ms)


def player(spec: str) -> Bot | ProgramBot:
    """The computer player or the program of this spec. Raises as `program` and `registry.bot`."""
    return program(spec) if spec.startswith(PREFIX) else registry.bot(spec)
