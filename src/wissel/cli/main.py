"""The command `wissel`. Each subcommand is imported when it is used, so that `--help` is quick."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

import wissel
from wissel.cli.words import say


class Command(Protocol):
    """A module of a subcommand."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int:
        """The exit status."""
        ...


@dataclass(frozen=True)
class Entry:
    """A subcommand: its module, and the message about it in `--help`."""

    module: str
    help: str


COMMANDS = {
    "serve": Entry("serve", "cli-help-serve"),
    "simulate": Entry("simulate", "cli-help-simulate"),
    "arena": Entry("arena", "cli-help-arena"),
    "bench": Entry("bench", "cli-help-bench"),
    "replay": Entry("replay", "cli-help-replay"),
    "verify": Entry("verify", "cli-help-verify"),
    "admin": Entry("admin", "cli-help-admin"),
    "warm": Entry("warm", "cli-help-warm"),
}


class Formatter(argparse.HelpFormatter):
    """Begins the usage in the language of the terminal."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say('cli-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Words its help in the language of the terminal."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, add_help=False, formatter_class=Formatter)
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = Parser(prog="wissel", description=say("cli-about"))
    version = f"wissel {wissel.__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("cli-help-version"))
    chosen = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    used = next((word for word in words if word in COMMANDS), None)
    for name, entry in COMMANDS.items():
        about = say(entry.help)
        subparser = chosen.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        if name == used:
            module = cast("Command", importlib.import_module(f"wissel.cli.{entry.module}"))
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    args = parser.parse_args(words)
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our lines has enough of them, as `head` has.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status
