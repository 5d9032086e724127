"""A game as a file: the types of the JSON text that docs/game-file.md describes, its reading and writing."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec

from wissel.core.problems import Problem, ProblemError
from wissel.tables.entries import Hex32

MAX_BYTES = 4 << 20
MAX_ENTRIES = 20_000

Short = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class FileMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`text` is there only if the map is none of those that come with the game."""

    id: Short
    digest: Hex32
    text: str | None = None


class FileSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat down: a person's name, or the spec of a computer player."""

    name: Short | None
    bot: Short | None


class FileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One input of the game, numbered from 1. What its kind does not need is left out."""

    seq: int
    kind: Literal[
        "started", "acted", "undone", "rewound", "replaced", "returned", "conceded", "flagged", "ended"
    ]
    seat: SeatNumber | None = None
    action: Short | None = None
    """Of `acted`, left out where the reader may not know it yet; of `flagged`: what the clock confirmed."""
    outcomes: list[Short | None] = []
    """What was drawn after it; null where the reader may not know it yet."""
    order: Annotated[list[SeatNumber], msgspec.Meta(max_length=16)] | None = None
    """Of `started`, where seats were drawn: by seat, the one that was sat on before."""
    undone: int | None = None
    """Of `undone`: the number of the entry that was taken back; of `rewound`: of the first one."""
    bot: Short | None = None
    """Of `replaced`, `conceded` and `flagged`: who plays from here."""


class FileFair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fair draws (docs/fair-draws.md). `secret` is null until the game is over."""

    version: int
    table: Short
    commitment: Hex32
    seeds: list[Hex32 | None]
    secret: Hex32 | None


class FileResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Totals and ranks by seat, and every line of the score as the game names it."""

    reason: Short
    totals: list[int]
    ranks: list[int]
    lines: Any


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["wissel-game"]
    version: Literal[1]
    game: Short
    map: FileMap
    rules_version: int
    options: dict[Short, int | None]
    seats: Annotated[list[FileSeat], msgspec.Meta(max_length=16)]
    entries: Annotated[list[FileEntry], msgspec.Meta(max_length=MAX_ENTRIES)]
    fair: FileFair | None
    result: FileResult | None
    """Null while the game goes on."""


class FileError(ProblemError):
    """A file that is not what it says. `entry` is the number of its first wrong entry, if one is wrong."""

    def __init__(self, problem: Problem, entry: int | None = None) -> None:
        self.entry = entry
        super().__init__(problem.code, **problem.args)

    def __str__(self) -> str:
        text = super().__str__()
        return text if self.entry is None else f"entry {self.entry}: {text}"


_DECODER = msgspec.json.Decoder(GameFile)
_ENTRY = re.compile(r" - at `\$\.entries\[(\d+)\]([^`]*)`$")
"""Where msgspec found what does not fit, counted from 0."""


def decode(data: bytes) -> GameFile:
    """Reads a file, and checks its form only.

    Raises `FileError`: `FILE_TOO_LARGE`, `FILE_UNREADABLE`; with the number of the entry `ENTRY_UNREADABLE`.
    """
    if len(data) > MAX_BYTES:
        raise FileError(Problem("FILE_TOO_LARGE", {"most": MAX_BYTES}))
    try:
        return _DECODER.decode(data)
    except msgspec.ValidationError as error:
        reason = str(error)
        place = _ENTRY.search(reason)
        if place is None:
            raise FileError(Problem("FILE_UNREADABLE", {"reason": reason[:200]})) from error
        field = place[2].removeprefix(".")
        what = reason[: place.start()] + (f" ({field})" if field else "")
        raise FileError(Problem("ENTRY_UNREADABLE", {"reason": what[:200]}), int(place[1]) + 1) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileError(Problem("FILE_UNREADABLE", {"reason": str(error)[:200]})) from error


def encode(file: GameFile) -> bytes:
    """The JSON text, to be read by people too."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"
