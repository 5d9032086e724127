"""A whole copy of a database while a server goes on, and back again."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from wissel.core.problems import ProblemError
from wissel.store.database import HEAD

PAGES = 1_000
"""Pages copied at a time; between them a server may write."""
KEPT = ".replaced"
"""Added to the name of a database that another takes the place of."""


@dataclass(frozen=True)
class Checked:
    """What a sound copy holds."""

    revision: str
    tables: int
    people: int
    bytes: int


def check(path: Path) -> Checked:
    """Looks a copy through. Raises `ProblemError`: `BACKUP_UNREADABLE`, `BACKUP_DAMAGED`, `BACKUP_NEWER`."""
    try:
        # Read only, and without a log beside it: the copy is one file, and stays as it is.
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as copy:
            faults = [row[0] for row in copy.execute("PRAGMA integrity_check(5)") if row[0] != "ok"]
            faults += [f"{row[0]}: {row[2]}" for row in copy.execute("PRAGMA foreign_key_check")]
            if faults:
                raise ProblemError("BACKUP_DAMAGED", file=str(path), reason="; ".join(faults)[:200])
            revision = str(copy.execute("SELECT version_num FROM alembic_version").fetchone()[0])
            tables = copy.execute("SELECT count(*) FROM summaries").fetchone()[0]
            people = copy.execute("SELECT count(*) FROM people").fetchone()[0]
    except (sqlite3.Error, TypeError) as error:
        raise ProblemError("BACKUP_UNREADABLE", file=str(path), reason=str(error)) from error
    if revision > HEAD:
        raise ProblemError("BACKUP_NEWER", file=str(path))
    return Checked(revision, tables, people, path.stat().st_size)


def backup(database: Path, target: Path, *, force: bool = False) -> Checked:
    """Copies a database that may be in use; the copy appears under its name when it is whole and checked.

    Raises `ProblemError`: `FILE_EXISTS`, `DATABASE_MISSING`, and those of `check`; `OSError`.
    """
    if target.exists() and not force:
        raise ProblemError("FILE_EXISTS", file=str(target))
    if not database.is_file():
        raise ProblemError("DATABASE_MISSING", file=str(database))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(database, part)
        found = check(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(copy: Path, database: Path, *, force: bool = False) -> Checked:
    """Puts a copy in the place of the database. With `force` a database that is there is kept beside it.

    Raises `ProblemError`: those of `check`; `FILE_EXISTS`; `DATABASE_IN_USE` by a server; `OSError`.
    """
    found = check(copy)
    if database.exists():
        if not force:
            raise ProblemError("FILE_EXISTS", file=str(database))
        _require_unused(database)
    database.parent.mkdir(parents=True, exist_ok=True)
    part = database.with_name(database.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(copy, part)
        if database.exists():
            database.replace(database.with_name(database.name + KEPT))
        part.replace(database)
    finally:
        part.unlink(missing_ok=True)
    return found


def _copy(source: Path, target: Path) -> None:
    """By SQLite's own means: a moment of the source, whatever is written meanwhile."""
    try:
        with closing(sqlite3.connect(source, timeout=30)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=PAGES)
            # One file, which needs no log beside it.
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise ProblemError("BACKUP_UNREADABLE", file=str(source), reason=str(error)) from error
    with target.open("rb+") as written:
        os.fsync(written.fileno())


def _require_unused(database: Path) -> None:
    """Only who is alone with a database can end its write-ahead log; that puts all into the one file."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as alone:
            mode = alone.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.DatabaseError as error:
        if "locked" not in str(error):
            return  # no database at all: nothing that a server could use
        mode = "wal"
    if mode != "delete":
        raise ProblemError("DATABASE_IN_USE", file=str(database))
