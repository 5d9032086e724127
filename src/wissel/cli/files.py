"""What `wissel replay` and `wissel verify` share: a game file is read, played again, and told of."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from wissel.cli.tables import table
from wissel.cli.words import BAD_INPUT, Later, complain, say, sentence
from wissel.tables.game_file import MAX_BYTES, FileError, GameFile, decode
from wissel.tables.replay import Replay

WRONG = 1
"""Exit status for a file that is not what it says."""
UNREADABLE = frozenset({"FILE_TOO_LARGE", "FILE_UNREADABLE"})


def add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=Later("cli-file"))


def check(path: Path, play: Callable[[GameFile], Replay], holds: Callable[[Replay], str]) -> int:
    """Plays the file and tells `holds`, or the first wrong entry; returns the exit status."""
    try:
        with path.open("rb") as stream:
            replay = play(decode(stream.read(MAX_BYTES + 1)))
    except OSError as error:
        complain(say("cli-cannot-read", {"file": str(path), "reason": str(error.strerror)}))
        return BAD_INPUT
    except FileError as error:
        complain(f"{path}: {wrong(error)}")
        return BAD_INPUT if error.problem.code in UNREADABLE else WRONG
    print(holds(replay))
    return 0


def wrong(error: FileError) -> str:
    if error.entry is None:
        return sentence(error)
    return say("cli-wrong-entry", {"entry": error.entry, "problem": sentence(error)})


def result(replay: Replay) -> str:
    """Who played, and the final score of a game that is over."""
    told = replay.file.result
    if told is None:
        return say("cli-not-over", {"entries": len(replay.file.entries)})
    head = [say("cli-seat"), say("cli-points"), say("cli-rank")]
    rows = [
        [seat.name or seat.bot or "–", str(points), str(rank)]
        for seat, points, rank in zip(replay.file.seats, told.totals, told.ranks, strict=True)
    ]
    return f"{table(head, rows)}\n{say('cli-holds', {'entries': len(replay.file.entries)})}"
