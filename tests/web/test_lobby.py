"""Lists of tables: filters, pages, hints, who is here; and what a private table keeps to itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import FREE, Person, Served, first_action, new_table, seed, served, sit
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wissel.web.limits import Rate
from wissel.web.settings import Settings

HINTS = ("tables", "mine", "me")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("lobby"), hint_every=0.0) as running:
        yield running


class Page:
    """A page that hears of changes."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def next(self, timeout: float = 20.0) -> Any:
        message = json.loads(self._socket.recv(timeout))
        assert message["type"] == "lobby"
        return message

    def until(self, **fields: Any) -> Any:
        while True:
            message = self.next()
            if all(message[name] == value for name, value in fields.items()):
                return message

    def hears(self, *hints: str) -> bool:
        """Whether one of these hints comes in the next half second."""
        try:
            while not any(self.next(0.5)[name] for name in hints):
                pass
        except TimeoutError:
            return False
        return True


@contextmanager
def looks(person: Person) -> Iterator[Page]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = f"{person.url.replace('http', 'ws', 1)}/api/lobby/socket"
    headers = {"Cookie": cookies} if cookies else {}
    with connect(address, additional_headers=headers, proxy=None) as socket:
        page = Page(socket)
        page.next()
        yield page


def listed(person: Person, query: str) -> list[str]:
    return [line["table"] for line in person.get(f"/api/tables?{query}")["tables"]]


def test_lists_are_narrowed_by_game_and_number_of_seats(site: Served) -> None:
    host = site.person().named("Lies")
    three, four = new_table(host, 3), new_table(host, 4)
    rails = new_table(host, 4, game="ticket-to-ride-europe")
    assert {three, four, rails} <= set(listed(host, "status=open"))
    found = listed(host, "status=open&game=paris-connection&seats=4")
    assert four in found
    assert not {three, rails} & set(found)
    assert set(listed(host, "mine=true&game=ticket-to-ride-europe")) == {rails}


def test_lists_are_narrowed_by_pace_and_by_rating(site: Served) -> None:
    host = site.person()
    days = {"kind": "days", "bank": 86_400, "increment": 0, "vacation": 0, "late": "computer"}
    live = {"kind": "live", "bank": 300, "increment": 5, "vacation": 0, "late": "computer"}
    tables = {
        new_table(host, private=False, pace=pace, rated=rated): (kind, rated)
        for kind, pace in (("days", days), ("live", live), ("none", None))
        for rated in (True, False)
    }
    for kind in ("days", "live", "none"):
        for rated in (True, False):
            told = host.get("/api/tables", params={"pace": kind, "rated": rated, "limit": 100})["tables"]
            assert all(line["rated"] is rated for line in told)
            assert [line["table"] for line in told if line["table"] in tables] == [
                table for table, what in tables.items() if what == (kind, rated)
            ]


def test_a_long_list_comes_in_pages_without_gap_or_repeat(site: Served) -> None:
    host = site.person().named("Pim")
    made = [new_table(host, 6) for _ in range(5)]
    found: list[str] = []
    query = "status=open&seats=6&limit=2"
    while True:
        page = host.get(f"/api/tables?{query}")
        found += [line["table"] for line in page["tables"]]
        if page["next"] is None:
            break
        query = f"status=open&seats=6&limit=2&before={page['next']}"
    assert found == made[::-1]


@pytest.mark.parametrize("query", ["before=yesterday", "before=1.x;", "limit=0", "limit=5000", "seats=0"])
def test_a_list_that_cannot_be_asked_for_is_refused(site: Served, query: str) -> None:
    answer = site.person().http.get(f"/api/tables?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD_REQUEST")


def test_a_list_says_who_is_at_an_open_table_now(site: Served) -> None:
    host, guest = site.person().named("Hans"), site.person().named("Gerda")
    table = new_table(host)
    sit(guest, table)

    def line() -> Any:
        return next(t for t in guest.get("/api/tables?status=open")["tables"] if t["table"] == table)

    assert (line()["host_here"], line()["seats"][0]["present"]) == (False, False)
    with looks(site.person()) as page, guest.follows(table, 0) as stream:
        stream.until("step")
        page.until(tables=True)
        assert (line()["host_here"], line()["seats"][0]["present"]) == (False, True)


def test_all_pages_hear_of_a_public_table_and_those_at_it_that_it_is_theirs(site: Served) -> None:
    host, stranger = site.person().named("Ada"), site.person()
    host_id = host.get("/api/me")["person"]
    assert host_id
    with looks(host) as mine, looks(stranger) as other:
        new_table(host)
        assert mine.until(tables=True)["mine"]
        assert not other.until(tables=True)["mine"]


def test_a_move_in_a_game_of_others_is_no_news_for_strangers(site: Served) -> None:
    rules = site.person().get("/api/games/paris-connection/maps/france")["rules"]
    hexes = [str(item["id"]) for item in rules["hexes"]]
    host = site.person().named("Bea")
    table = new_table(host, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    with looks(site.person()) as stranger, looks(host) as mine, host.follows(table, 0) as stream:
        step = stream.until("step")
        while step["decision"] is None:
            step = stream.until("step")
        stranger.until(tables=True)
        host.act(table, step, 0, first_action(step["menu"], hexes))
        mine.until(mine=True, tables=False)
        assert not stranger.hears("tables")


def test_nobody_hears_of_a_private_table_but_those_at_it(site: Served) -> None:
    host, stranger = site.person().named("Cas"), site.person().named("Dora")
    with looks(host) as mine, looks(stranger) as other:
        table = new_table(host, private=True, sit=seed())
        mine.until(mine=True, tables=False)
        host.post(f"/api/tables/{table}/computer", {"seat": 1})
        mine.until(mine=True, tables=False)
        assert not other.hears(*HINTS)


def test_a_private_table_is_in_no_list_whatever_is_asked(site: Served) -> None:
    host, guest, stranger = site.person().named("Eef"), site.person(), site.person().named("Fred")
    table = new_table(host, 5, private=True, sit=seed())
    code = host.get(f"/api/tables/{table}/invite")["code"]
    # An invitation gives the right to see it. It stands in no list but that of the guest's own tables.
    guest.post(f"/api/invites/{code}")
    queries = [
        "",
        "status=open",
        "seats=5",
        "game=paris-connection",
        "status=running",
        "mine=true",
        "limit=100",
    ]
    for person in (stranger, guest, site.person()):
        for query in queries:
            if person is not guest or "mine" not in query:
                assert table not in person.http.get(f"/api/tables?{query}").text
    assert table in listed(host, "mine=true")
    sit(guest, table)
    assert table in listed(guest, "mine=true")
    for status in ("open", "running", "finished"):
        assert table not in listed(host, f"status={status}")


def test_people_are_counted_once_however_many_pages_they_have_open(tmp_path: Path) -> None:
    with served(tmp_path, ready=False, hint_every=0.0) as site:
        ada, bea = site.person().named("Ada"), site.person().named("Bea")
        with looks(ada), looks(ada), looks(bea), looks(site.person()):
            assert site.site.lobby.here == 3


def test_a_new_name_is_told_to_all_pages_of_its_person(site: Served) -> None:
    ada = site.person().named("Ada")
    with looks(ada) as page, looks(site.person().named("Eva")) as other:
        ada.named("Ada L")
        page.until(me=True)
        assert not other.hears("me")


def test_sockets_are_limited(tmp_path: Path) -> None:
    rates = FREE | {"stream": (Rate(0.01, 1), Rate(0.01, 1))}
    with served(tmp_path, Settings(rates=rates), ready=False, clock=lambda: 0.0) as site:
        person = site.person()
        with looks(person), pytest.raises(ConnectionClosed) as closed, looks(person):
            pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
