"""The command `wissel`. Each subcommand is imported when it is used, so that `--help` is quick."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

import wissel


class Command(Protocol):
    """A module of a subcommand."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int:
        """The exit status."""
        ...


@dataclass(frozen=True)
class Entry:
    """A subcommand: its module, and the line about it in `--help`."""

    module: str
    help: str


COMMANDS = {
    "serve": Entry("serve", "serve the site"),
    "simulate": Entry("simulate", "let computer players play games against each other"),
    "bench": Entry("bench", "measure the speed of the engine"),
    "replay": Entry("replay", "replay an exported game and show its result"),
    "verify": Entry("verify", "check every draw of an exported game"),
    "warm": Entry("warm", "compile the rules of all games into the cache"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(prog="wissel", description=wissel.__doc__)
    parser.add_argument("--version", action="version", version=f"wissel {wissel.__version__}")
    chosen = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    used = next((word for word in words if word in COMMANDS), None)
    for name, entry in COMMANDS.items():
        subparser = chosen.add_parser(name, help=entry.help, description=entry.help.capitalize() + ".")
        if name == used:
            module = cast("Command", importlib.import_module(f"wissel.cli.{entry.module}"))
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    args = parser.parse_args(words)
    return int(args.run(args))
