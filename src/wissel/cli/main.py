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
from wissel.cli.words import Later, say


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


class Sentence(Later):
    """What a line of a list says, as a sentence."""

    __slots__ = ()

    def __str__(self) -> str:
        about = super().__str__()
        return f"{about[0].upper()}{about[1:]}."


class Formatter(argparse.HelpFormatter):
    """Words help in the language of the terminal, when it is shown."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return None if action.help is None else str(action.help)

    def add_text(self, text: str | None) -> None:
        super().add_text(None if text is None else str(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(None if heading is None else str(heading))

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
        self._positionals.title = Later("cli-arguments")
        self._optionals.title = Later("cli-options")
        self.add_argument("-h", "--help", action="help", help=Later("cli-help-help"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    parser = Parser(prog="wissel", description=Later("cli-about"))
    version = f"wissel {wissel.__version__}"
    parser.add_argument("--version", action="version", version=version, help=Later("cli-help-version"))
    chosen = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    used = next((word for word in words if word in COMMANDS), None)
    for name, entry in COMMANDS.items():
        subparser = chosen.add_parser(name, help=Later(entry.help), description=Sentence(entry.help))
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
