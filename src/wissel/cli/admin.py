"""`wissel admin`: what the host of a server does with its database, also while the server runs."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, cast

from wissel.cli.config import FILE
from wissel.cli.words import Later, explained, say


class Part(Protocol):
    """A module with some of the commands."""

    def add_commands(self, chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None: ...


PARTS: Sequence[str] = ("tables", "people", "reports", "ratings", "backup", "settings")
"""Modules `admin_<part>`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help=Later("cli-admin-data"))
    config = say("cli-serve-config", {"default": FILE})
    parser.add_argument("--config", type=Path, metavar="FILE", help=config)
    chosen = parser.add_subparsers(dest="admin", metavar="COMMAND", required=True)
    for part in PARTS:
        cast("Part", importlib.import_module(f"wissel.cli.admin_{part}")).add_commands(chosen)


@explained
def run(args: argparse.Namespace) -> int:
    return int(args.carry_out(args))
