"""The database of a server, opened by a command beside it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wissel.cli.config import read_config
from wissel.core.problems import ProblemError

if TYPE_CHECKING:
    from sqlalchemy import Connection

DATABASE = "wissel.sqlite3"


def database_of(args: argparse.Namespace) -> Path:
    """The file, as options and settings say. Raises `ProblemError` of a bad setting."""
    return read_config({"server.data": args.data and str(args.data)}, args.config).data / DATABASE


@contextmanager
def opened(args: argparse.Namespace) -> Iterator[Connection]:
    """A transaction that is stored at the end of the block; a server may go on meanwhile.

    Raises `ProblemError`: `DATABASE_MISSING`, `DATABASE_NEWER`, `DATABASE_UNREADABLE`.
    """
    from sqlalchemy.exc import DBAPIError

    from wissel.store.database import StoreError, migrate, open_engine

    path = database_of(args)
    if not path.is_file():
        raise ProblemError("DATABASE_MISSING", file=str(path))
    engine = open_engine(path, writes=True)
    try:
        migrate(engine)
        with engine.begin() as connection:
            yield connection
    except StoreError as error:
        raise ProblemError("DATABASE_NEWER", file=str(path)) from error
    except DBAPIError as error:
        raise ProblemError("DATABASE_UNREADABLE", file=str(path), reason=str(error.orig)) from error
    finally:
        engine.dispose()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def moment(at: int | None) -> str:
    """A time for the terminal: local, to the minute."""
    if at is None:
        return "–"
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
