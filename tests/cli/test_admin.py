"""`wissel admin`, as its host types it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.store.desks import new_game, open_desk

from wissel.cli.main import main
from wissel.cli.opened import DATABASE, now_ms
from wissel.core.problems import ProblemError
from wissel.store import chat, handles, people
from wissel.store.people import Person
from wissel.store.recoveries import take_recovery
from wissel.store.store import Store
from wissel.web.invites import code_digest

Admin = Callable[..., str]


@pytest.fixture
def table(tmp_path: Path) -> str:
    async def fill() -> str:
        async with open_desk(tmp_path / DATABASE) as desk:
            for number, name in enumerate(("Ann", "Ben")):
                person = Person(name.lower(), name, number)
                await desk.store.writing(people.add_guest, person, bytes([number]) * 32)
            return (await desk.create(new_game(name="Friends", private=True))).table

    return asyncio.run(fill())


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Admin:
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: str, status: int = 0) -> str:
        assert main(["admin", "--data", str(tmp_path), *words]) == status
        said = capsys.readouterr()
        assert bool(said.err) == bool(status)
        return said.err if status else said.out

    return run


def test_tables_are_listed_shown_and_closed(admin: Admin, table: str) -> None:
    assert table in admin("list")
    assert table in admin("list", "--person", "Ann", "--status", "running", "--game", "tally")
    assert table not in admin("list", "--status", "finished")
    assert table not in admin("list", "--person", "Ben")
    assert [one["table"] for one in json.loads(admin("list", "--json"))] == [table]
    shown = admin("show", table)
    assert "Friends" in shown
    assert "Ann, random" in shown
    assert json.loads(admin("show", table, "--json"))["entries"]["started"] == 1
    assert "within a second" in admin("close", table)
    assert json.loads(admin("show", table, "--json"))["status"] == "closed"
    assert "given up" in admin("close", table, status=2)
    assert "no such table" in admin("show", "nowhere", status=2)


def test_a_person_who_lost_everything_gets_a_code_that_is_good_once(
    admin: Admin, table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WISSEL_SERVER_PUBLIC_URL", "https://site.test")
    said = admin("move", "Ann")
    assert "ann comes back once" in said
    address = said.splitlines()[-1]
    assert address.startswith("https://site.test/m/")
    digest = code_digest(address.rpartition("/")[2])

    async def take(at: int) -> str:
        with Store(tmp_path / DATABASE) as store:
            return await store.writing(take_recovery, digest, at, b"new", None, None)

    with pytest.raises(ProblemError, match="MOVE_UNKNOWN"):
        asyncio.run(take(now_ms() + 86_400_000))
    assert asyncio.run(take(now_ms())) == "ann"
    with pytest.raises(ProblemError, match="MOVE_UNKNOWN"):
        asyncio.run(take(now_ms()))
    assert "Zoe" in admin("move", "Zoe", status=2)


def test_people_are_muted_banned_and_freed(admin: Admin, table: str) -> None:
    def known(words: str) -> Any:
        (found,) = json.loads(admin("people", words, "--json"))
        return found["muted"], found["banned"]

    assert known("Ann") == (False, False)
    assert "until 2" in admin("mute", "Ann", "--days", "2")
    assert "may do nothing any more" in admin("ban", "ann")
    assert known("Ann") == (True, True)
    assert known("Ben") == (False, False)
    assert "free again" in admin("unban", "Ann")
    assert "free already" in admin("unban", "Ann")
    assert known("ann") == (True, False)
    assert "Zoe" in admin("ban", "Zoe", status=2)


@pytest.mark.parametrize("days", ["0", "-3", "nan", "inf", "1e9", "soon"])
def test_nobody_is_muted_for_days_that_are_none(
    admin: Admin, table: str, days: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        admin("mute", "Ann", "--days", days)
    assert "--days" in capsys.readouterr().err
    assert not json.loads(admin("people", "Ann", "--json"))[0]["muted"]


def test_a_reader_that_has_enough_is_no_fault(tmp_path: Path) -> None:
    words = [sys.executable, "-P", "-m", "wissel", "admin", "--data", str(tmp_path), "settings"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert (running.stderr.read(), running.wait()) == (b"", 0)


def test_reported_lines_are_listed_and_set_aside(admin: Admin, table: str, tmp_path: Path) -> None:
    asyncio.run(_report(tmp_path / DATABASE, table))
    assert "Rude" in admin("reports")
    (told,) = json.loads(admin("reports", "--json"))
    assert told == {
        "line": 7,
        "at": 3,
        "table": table,
        "person": "ben",
        "name": "Ben",
        "reporter": "ann",
        "about": "line",
        "text": "Rude",
    }
    assert "line 7" in admin("reports", "--done", "7")
    assert json.loads(admin("reports", "--json")) == []
    assert "No line 7" in admin("reports", "--done", "7", status=2)


def test_reports_of_people_are_listed_with_the_name_of_then_and_set_aside(
    admin: Admin, table: str, tmp_path: Path
) -> None:
    asyncio.run(_report_ben(tmp_path / DATABASE))
    (told,) = json.loads(admin("reports", "--json"))
    assert (told["line"], told["table"], told["person"], told["name"]) == (None, None, "ben", "Ben")
    assert (told["about"], told["text"], told["reporter"]) == ("name", "Not nice", "ann")
    assert "Not nice" in admin("reports")
    admin("reports", "--done-person", "Angel")
    assert json.loads(admin("reports", "--json")) == []
    assert "ben" in admin("reports", "--done-person", "Angel", status=2)


@pytest.mark.parametrize("gone", ["ann", "ben"])
def test_a_deleted_person_takes_reports_along(admin: Admin, table: str, tmp_path: Path, gone: str) -> None:
    asyncio.run(_report(tmp_path / DATABASE, table))
    asyncio.run(_report_ben(tmp_path / DATABASE))
    assert json.loads(admin("export", gone))["chat_reports"][0]["text"] == "Rude"
    admin("delete", gone, "--yes")
    assert json.loads(admin("reports", "--json")) == []


async def _report_ben(database: Path) -> None:
    """Ann reports Ben for his name, which he then changes."""
    with Store(database) as store:
        await store.writing(handles.report_person, "ben", "ann", "name", "Not nice", 4)
        await store.writing(people.rename, "ben", "Angel")


async def _report(database: Path, table: str) -> None:
    with Store(database) as store:
        await store.writing(chat.report, table, chat.Line(7, "ben", 1, 2, 3, "Rude", None), "ann", 3)


def test_the_data_of_a_person_is_exported_once_and_then_deleted(
    admin: Admin, table: str, tmp_path: Path
) -> None:
    file = tmp_path / "ann.json"
    admin("export", "Ann", str(file))
    assert json.loads(file.read_text())["people"][0]["name"] == "Ann"
    admin("export", "Ann", str(file), status=2)
    assert json.loads(admin("export", "ann"))["summaries"][0]["table_id"] == table
    assert "--yes" in admin("delete", "Ann", status=2)
    assert "Ann" in admin("people")
    admin("delete", "Ann", "--yes")
    assert "Ann" not in admin("people") + admin("show", table)


def test_a_copy_is_made_and_put_back(admin: Admin, table: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    assert "1 tables, 2 people" in admin("backup", str(copy))
    assert "--force" in admin("backup", str(copy), status=2)
    admin("close", table)
    assert "--force" in admin("restore", str(copy), status=2)
    admin("restore", str(copy), "--force")
    assert json.loads(admin("show", table, "--json"))["status"] == "running"


def test_a_folder_without_a_database_is_an_error(admin: Admin) -> None:
    assert DATABASE in admin("list", status=2)
