"""`wissel replay`: plays an exported game again, checks every entry and shows the result."""

from __future__ import annotations

import argparse

from wissel.cli.files import add_file, check, result
from wissel.tables.replay import replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_file(parser)


def run(args: argparse.Namespace) -> int:
    return check(args.file, replay, result)
