"""The record of a contest: a file that only grows, so that a contest goes on where it stopped.

One JSON object a line: first what is played, then each game when it is over, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

import wissel
from wissel.bots.arena import Arena, Played
from wissel.core.game import Options
from wissel.core.problems import ProblemError
from wissel.games import registry


class Head(msgspec.Struct, frozen=True, tag="contest", forbid_unknown_fields=True):
    """The first line. A file goes on only with the same contest, by the same rules and players."""

    game: str
    map_digest: str
    rules_version: int
    wissel: str
    bots: list[str]
    seats: int
    options: Options
    seed: int


Keep = Callable[[Played], None]
"""Writes down a game."""


def head(arena: Arena) -> Head:
    game = registry.game(arena.game)
    m = game.load_map(game.default_map)
    return Head(
        game=arena.game,
        map_digest=m.digest,
        rules_version=game.rules_version,
        wissel=wissel.__version__,
        bots=list(arena.bots),
        seats=arena.seats,
        options=arena.options,
        seed=arena.seed,
    )


@contextmanager
def recording(arena: Arena, path: Path) -> Iterator[tuple[dict[int, Played], Keep]]:
    """The games that the file holds, by number, and what writes further ones at its end.

    A last line that was cut off while it was written is removed. Raises `ProblemError`: `ARENA_OTHER_CONTEST`
    for a file of another contest, `ARENA_FILE_LINE` for one that is no record; `OSError`.
    """
    with path.open("a+b") as file:
        file.seek(0)
        lines = file.read().split(b"\n")
        whole = sum(len(line) + 1 for line in lines[:-1])
        known = read(arena, lines[:-1], path)
        file.truncate(whole)

        def write(value: Head | Played) -> None:
            file.write(msgspec.json.encode(value) + b"\n")
            file.flush()

        if not whole:
            write(head(arena))
        yield known, write


def read(arena: Arena, lines: list[bytes], path: Path) -> dict[int, Played]:
    """The games in the lines of a file."""
    if not lines:
        return {}
    known: dict[int, Played] = {}
    for number, line in enumerate(lines, 1):
        try:
            if number == 1:
                found = msgspec.json.decode(line, type=Head)
                if found != head(arena):
                    raise ProblemError("ARENA_OTHER_CONTEST", file=str(path))
                continue
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise ProblemError("ARENA_FILE_LINE", file=str(path), line=number) from error
        if played.game < 0 or tuple(played.players) != arena.seating(played.game):
            raise ProblemError("ARENA_FILE_LINE", file=str(path), line=number)
        known[played.game] = played
    return known
