"""The database: how it is opened, and how older ones become what this version needs."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from tests.store.make_release import RELEASES
from tests.store.tally import TALLY

from wissel.store import people
from wissel.store.database import HEAD, StoreError, migrate, open_engine
from wissel.store.metadata import all_tables
from wissel.store.read import Wanted
from wissel.store.store import Store
from wissel.tables.table import Table


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", "wissel.store:migrations")
    config.set_main_option("path_separator", "os")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def released(path: Path, revision: str) -> Path:
    """A database as the version with this revision left it."""
    connection = sqlite3.connect(path)
    connection.executescript((RELEASES / f"{revision}.sql").read_text())
    connection.close()
    return path


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(path)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=str) for name in names}
    connection.close()
    return found


def test_a_new_database_is_what_the_schema_says(tmp_path: Path) -> None:
    engine = open_engine(tmp_path / "new.db", writes=True)
    migrate(engine)
    with engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, all_tables()) == []
    engine.dispose()


def test_the_newest_revision_is_the_one_that_the_program_expects() -> None:
    assert revisions()[0] == HEAD


def test_of_every_revision_there_is_a_database_in_the_tests() -> None:
    assert sorted(path.stem for path in RELEASES.glob("*.sql")) == sorted(revisions())


@pytest.mark.parametrize("revision", revisions())
def test_an_older_database_is_brought_up_to_date_with_all_its_data(tmp_path: Path, revision: str) -> None:
    path = released(tmp_path / "old.db", revision)
    before = rows(path)

    async def main() -> None:
        with Store(path) as store:
            found = {row[0] for row in before["summaries"]}
            assert len(found) == 3
            statuses = set()
            for table_id in found:
                record = await store.record(str(table_id))
                assert record is not None
                table = Table.fold(record.entries, TALLY, TALLY.read_map(record.map_text, "plain"))
                summary = await store.summary(str(table_id))
                assert summary is not None
                assert (summary.seq, summary.status) == (table.seq, table.position.status)
                assert summary.rated == table.position.created.rated
                statuses.add(summary.status)
            assert statuses == {"open", "running", "finished"}
            assert await store.reading(people.session_person, bytes(32)) == people.Person("ann", "Ann", 0)
            waiting = await store.reading(people.invited_to, "ABCD2345")
            assert await store.reading(people.rights_of, "ben", waiting) == {"see", "sit"}
            assert [item.table for item in await store.summaries_of("ben")] == [waiting]

    asyncio.run(main())
    after = rows(path)
    for name in ("entries", "secrets", "maps"):
        assert after[name] == before[name]


def test_lists_by_pace_and_rating_know_tables_from_before_they_could(tmp_path: Path) -> None:
    path = released(tmp_path / "old.db", "0014")
    with closing(sqlite3.connect(path)) as old, old:
        tables = [row[0] for row in old.execute("SELECT table_id FROM summaries ORDER BY table_id")]
        old.execute(
            "UPDATE summaries SET pace = ? WHERE table_id = ?",
            ('{"kind":"days","bank":86400,"increment":0,"vacation":0,"late":"end"}', tables[0]),
        )
        old.execute(
            "UPDATE entries SET data = json_set(data, '$.rated', json('false'))"
            " WHERE seq = 1 AND table_id = ?",
            (tables[1],),
        )
        old.execute("UPDATE summaries SET private = 0")

    async def listed(store: Store, wanted: Wanted) -> list[str]:
        return sorted(summary.table for summary in await store.public_summaries(wanted))

    async def main() -> None:
        with Store(path) as store:
            assert await listed(store, Wanted(pace="days")) == [tables[0]]
            assert await listed(store, Wanted(pace="none")) == tables[1:]
            assert await listed(store, Wanted(rated=False)) == [tables[1]]

    asyncio.run(main())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = released(tmp_path / "newer.db", HEAD)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    before = rows(path)
    with pytest.raises(StoreError, match="another version"):
        Store(path)
    assert rows(path) == before


def test_processes_that_start_together_make_one_schema(tmp_path: Path) -> None:
    def start(_: int) -> None:
        Store(tmp_path / "w.db").close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(start, range(4)))
    assert rows(tmp_path / "w.db")["alembic_version"] == [(HEAD,)]


def test_a_new_database_that_another_process_is_making_is_waited_for(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "w.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    other.execute("CREATE TABLE t (x)")
    engine = open_engine(tmp_path / "w.db", writes=True)
    done = threading.Timer(0.3, other.execute, ("COMMIT",))
    done.start()
    with engine.begin() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    done.join()
    engine.dispose()
    other.close()


@pytest.mark.parametrize("writes", [True, False])
def test_connections_are_durable_wait_for_each_other_and_check_references(
    tmp_path: Path, writes: bool
) -> None:
    engine = open_engine(tmp_path / "w.db", writes=writes)
    with engine.begin() as connection:
        found = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
