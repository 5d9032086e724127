"""`wissel verify`: checks every entry of an exported game, and every draw against the secret."""

from __future__ import annotations

import argparse

from wissel.cli.files import add_file, check
from wissel.cli.words import say
from wissel.tables.game_file import GameFile
from wissel.tables.replay import Replay, replay, verify


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)


def run(args: argparse.Namespace) -> int:
    return check(args.file, _verify, _holds)


def _verify(file: GameFile) -> Replay:
    """A simulated game has no fair draws to check: its entries and result are."""
    return replay(file) if file.fair is None else verify(file)


def _holds(checked: Replay) -> str:
    entries = len(checked.file.entries)
    if checked.file.fair is None:
        return say("cli-verified-simulated", {"entries": entries})
    return say("cli-verified", {"entries": entries, "draws": checked.draws})
