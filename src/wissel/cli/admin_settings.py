"""`wissel admin settings`: every setting that holds."""

from __future__ import annotations

import argparse

from wissel.cli.config import ENTRIES, read_config, shown
from wissel.cli.words import Later, say


def add_commands(chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = chosen.add_parser("settings", help=Later("cli-admin-settings"))
    parser.set_defaults(carry_out=_settings)


def _settings(args: argparse.Namespace) -> int:
    config = read_config({"server.data": args.data and str(args.data)}, args.config)
    print(say("cli-admin-no-file") if config.file is None else f"# {config.file}")
    for entry in ENTRIES:
        print(f"{entry.name} = {shown(entry, config[entry.name])}")
    return 0
