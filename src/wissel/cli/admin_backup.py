"""`wissel admin backup` and `restore`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from wissel.cli.opened import database_of
from wissel.cli.words import BAD_INPUT, Later, complain, say

if TYPE_CHECKING:
    from wissel.store.backup import Checked


def add_commands(chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    copying = chosen.add_parser("backup", help=Later("cli-admin-backup"))
    copying.add_argument("file", metavar="FILE", type=Path, help=Later("cli-admin-backup-file"))
    copying.add_argument("--force", action="store_true", help=Later("cli-admin-backup-force"))
    copying.set_defaults(carry_out=_backup)
    restoring = chosen.add_parser("restore", help=Later("cli-admin-restore"))
    restoring.add_argument("file", metavar="FILE", type=Path, help=Later("cli-admin-restore-file"))
    restoring.add_argument("--force", action="store_true", help=Later("cli-admin-restore-force"))
    restoring.set_defaults(carry_out=_restore)


def _backup(args: argparse.Namespace) -> int:
    from wissel.store.backup import backup

    return _told(args, lambda: backup(database_of(args), args.file, force=args.force), "cli-admin-backed-up")


def _restore(args: argparse.Namespace) -> int:
    from wissel.store.backup import restore

    return _told(args, lambda: restore(args.file, database_of(args), force=args.force), "cli-admin-restored")


def _told(args: argparse.Namespace, work: Callable[[], Checked], message: str) -> int:
    try:
        found = work()
    except OSError as error:
        complain(say("cli-cannot-write", {"file": str(error.filename), "reason": str(error.strerror)}))
        return BAD_INPUT
    size = f"{found.bytes / 1e6:.1f}"
    told: dict[str, str | int] = {"file": str(args.file), "tables": found.tables, "people": found.people}
    print(say(message, told | {"size": size}))
    return 0
