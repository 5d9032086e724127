"""Opening the database: how its connections behave, and bringing its schema up to date."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL

HEAD = "0018"
"""The newest revision in `migrations/`: what this version of the program reads and writes."""

BUSY_MS = 10_000
"""How long one process waits for the lock of another before a write fails."""


class StoreError(Exception):
    """The database cannot be used as it is."""


def open_engine(path: Path, *, writes: bool) -> Engine:
    """Connections to the database file.

    A transaction of a writing engine takes the lock when it begins, and so never fails for having read first.
    A commit returns when the data is on the disk (`synchronous=FULL`).
    """
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=1 if writes else 4)
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def _connected(connection: sqlite3.Connection, _: Any) -> None:
        # Transactions are begun below and not by the driver, which leaves some statements outside of them.
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        _write_ahead(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Readers and a writer do not wait for each other: a mode of the file, which stays.

    Changing it does not obey `busy_timeout`: of processes that open a new file together, the later ones are
    told at once that it is locked. They ask again for as long as they would have waited.
    """
    until = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def migrate(engine: Engine) -> None:
    """Brings the schema up to date, or makes it. Raises `StoreError` for a database of a newer version.

    All in one transaction that holds the lock: of two processes that start together, one finds it done.
    """
    with engine.begin() as connection:
        if revision_of(connection) == HEAD:
            return
        _upgrade(connection, "head")


def _upgrade(connection: Connection, revision: str) -> None:
    # Imported only where a schema changes: a start with an up-to-date database need not wait for it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "wissel.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"the database is of another version of Wissel: {error}") from error


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema; None for a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision
