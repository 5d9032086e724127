"""`wissel warm`: compiles the rules of all games into the disk cache and prints the percentage done."""

from __future__ import annotations

import argparse

from wissel.web.warmup import exercise


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(_: argparse.Namespace) -> int:
    exercise(lambda percent: print(percent, flush=True))
    return 0
