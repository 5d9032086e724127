"""What changes for a person is told to its pages and tables, by whatever server on the database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from tests.web.serving import Served, new_table, seed, served, sit
from tests.web.test_devices import code_of, page
from tests.web.test_expiry import Clock
from tests.web.test_lobby import looks
from tests.web.test_presence import beside
from websockets.exceptions import ConnectionClosed

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
SECRET = "four odd words here"


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    data: Path = tmp_path_factory.mktemp("changes")
    # Time stands still: what was made here at any time is of late.
    doubles: dict[str, Any] = {"hasher": QUICK, "hint_every": 0.0, "now": Clock()}
    with served(data, **doubles) as one, served(data, **doubles) as two:
        yield one, two


def test_a_new_name_is_told_at_tables_that_are_followed_by_way_of_another_server(
    sites: tuple[Served, Served],
) -> None:
    one, two = sites
    ada = one.person().named("Ada")
    table = new_table(ada, private=False, sit=seed())
    with two.person().follows(table) as stream, page(beside(two, ada)) as hears:
        stream.until("step")
        assert stream.table["table"]["seats"][0]["name"] == "Ada"
        hears()
        ada.named("Ada L")
        while stream.table["table"]["seats"][0]["name"] != "Ada L":
            stream.next()
        while not hears()["me"]:
            pass


def test_a_device_that_is_signed_out_follows_its_seat_by_way_of_no_server(
    sites: tuple[Served, Served],
) -> None:
    one, two = sites
    owner = one.person().named("Yara")
    owner.post("/api/account", {"name": "Yara", "password": SECRET})
    table = new_table(owner, private=True, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    lost = two.person()
    lost.post("/api/sign-in", {"name": "Yara", "password": SECRET})
    with lost.follows(table, 0) as stream:
        stream.until("step")
        owner.post("/api/sign-out", {"others": True})
        stream.until("resync")
    # Nor does the other server remember the session.
    assert lost.get("/api/me")["person"] is None
    with lost.follows(table, 0) as stream, pytest.raises(ConnectionClosed):
        stream.next()


def test_a_device_hears_that_its_code_was_taken_at_another_server(sites: tuple[Served, Served]) -> None:
    one, two = sites
    old = one.person().named("Cy")
    code = code_of(old)
    with page(old) as hears:
        assert not hears()["moved"]
        two.person().post(f"/api/moves/{code}")
        while not hears()["moved"]:
            pass


def test_pages_hear_of_tables_whatever_server_wrote_there(sites: tuple[Served, Served]) -> None:
    one, two = sites
    ada, bob = one.person().named("Ada"), one.person().named("Bob")
    private, public = new_table(ada, private=True), new_table(ada, private=False)
    with looks(beside(two, bob)) as his, looks(two.person()) as stranger:
        stranger.until(tables=True)
        bob.post(f"/api/invites/{ada.get(f'/api/tables/{private}/invite')['code']}")
        sit(bob, private)
        his.until(mine=True, me=False, tables=False)
        assert not stranger.hears("tables", "mine")
        sit(bob, public)
        assert his.until(tables=True)["mine"]
        assert not stranger.until(tables=True)["mine"]
        assert not stranger.hears("tables")


def test_a_page_hears_of_an_invitation_that_was_opened_at_another_server(
    sites: tuple[Served, Served],
) -> None:
    one, two = sites
    host, guest = one.person().named("Di"), one.person().named("Ed")
    table = new_table(host, private=True, sit=seed())
    with host.follows(table, 0) as stream:
        stream.until("step")
        code = stream.table["invite"]["code"]
    with page(guest) as hears:
        hears()
        beside(two, guest).post(f"/api/invites/{code}")
        while not hears()["mine"]:
            pass
    assert [line["table"] for line in guest.get("/api/tables?mine=true")["tables"]] == [table]


def test_a_change_is_told_at_once_by_the_server_where_it_was_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wissel.web.changes.POLL_S", 3600)
    with served(tmp_path, hasher=QUICK) as one:
        ada = one.person().named("Ada")
        table = new_table(ada, private=False, sit=seed())
        with one.person().follows(table) as stream:
            stream.until("step")
            ada.named("Ada L")
            while stream.table["table"]["seats"][0]["name"] != "Ada L":
                stream.next()
