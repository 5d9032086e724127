"""A server that starts again over the same data: sessions, tables, and computer players that go on."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Person, command_id, new_table, seed, served, sit, wait_until
from tests.web.test_expiry import Clock

from wissel.core.problems import ProblemError
from wissel.web.bots import think
from wissel.web.warmup import WarmUp


def test_people_and_tables_are_there_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        person = site.person().named("Ada")
        table = new_table(person)
        me, cookies = person.get("/api/me"), dict(person.http.cookies)
    with served(tmp_path) as site:
        back = site.person()
        back.http.cookies.update(cookies)
        assert back.get("/api/me") == me
        assert back.get(f"/api/tables/{table}")["host"] == me["person"]


def test_a_request_for_consent_outlives_a_restart_and_waits_while_no_server_runs(tmp_path: Path) -> None:
    clock = Clock()
    pace = {"kind": "live", "bank": 600, "increment": 0, "vacation": 0, "late": "computer"}
    with served(tmp_path, now=clock) as site:
        ada, bob = site.person().named("Ada"), site.person().named("Bob")
        table = new_table(ada, computers={"2": "random"}, pace=pace)
        for person in (ada, bob):
            sit(person, table)
        ada.post(f"/api/tables/{table}/start")
        asked = ada.post(f"/api/tables/{table}/end", {"seat": 0, "command": command_id()})["seq"]
        until = ada.get(f"/api/tables/{table}")["request"]["until"]
        cookies = dict(bob.http.cookies)
    clock.now += 60 * 60_000
    with served(tmp_path, now=clock) as site:
        bob = site.person()
        bob.http.cookies.update(cookies)
        request = bob.get(f"/api/tables/{table}")["request"]
        assert (request["asked"], request["awaited"]) == (asked, [1])
        assert clock.now < request["until"] <= until + 60 * 60_000
        answer = {"seat": 1, "asked": asked, "agrees": True, "command": command_id()}
        bob.post(f"/api/tables/{table}/consent", answer)
        assert bob.get(f"/api/tables/{table}/export")["result"]["reason"] == "consent"


def all_computers(host: Person, **wanted: Any) -> str:
    computers = {"0": "planner", "1": "random", "2": "planner"}
    return new_table(host, computers=computers, start=True, options={"turn_limit": 5}, **wanted)


def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    asked = threading.Event()

    def never(*_: Any) -> str:
        asked.set()
        raise ProblemError("NOWHERE")

    with served(tmp_path, thinker=never) as site:
        host = site.person()
        table = all_computers(host)
        assert asked.wait(10)
        assert host.get(f"/api/tables/{table}")["status"] == "running"
    with served(tmp_path) as site:
        person = site.person()
        wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished")


def test_a_computer_player_whose_decision_was_taken_by_another_thinks_again(tmp_path: Path) -> None:
    """Two servers over one database: both play for the computers, and no entry is lost or made twice."""
    with served(tmp_path) as one, served(tmp_path) as two:
        table = all_computers(one.person())
        with two.person().follows(table) as stream:
            stream.until("step")
            while stream.step["view"]["phase"] != "over":
                stream.until("step")
        other = two.person()
        seqs = [item["seq"] for item in other.get(f"/api/tables/{table}/export")["entries"]]
        assert seqs == list(range(1, len(seqs) + 1))


def test_computer_players_see_their_observation_alone_and_never_on_the_loop(tmp_path: Path) -> None:
    seen: list[tuple[str, Any, str]] = []

    def spy(spec: str, game: Any, game_map: Any, observation: Any, number: int) -> str:
        seen.append((spec, observation.dtype, threading.current_thread().name))
        return think(spec, game, game_map, observation, number)

    with served(tmp_path, thinker=spy) as site:
        host = site.person()
        table = all_computers(host)
        wait_until(lambda: host.get(f"/api/tables/{table}")["status"] == "finished")
        game = site.site.desk._game_of("paris-connection")
    assert {spec for spec, _, _ in seen} == {"planner", "random"}
    assert {dtype for _, dtype, _ in seen} == {game.observation_dtype}
    assert all(name.startswith("wissel-bot") for _, _, name in seen)


def test_the_page_is_served_and_starting_waits_while_the_games_warm_up(tmp_path: Path) -> None:
    go = threading.Event()

    class Slow(WarmUp):
        def _make_ready(self) -> None:
            self._set(40)
            go.wait(20)
            super()._make_ready()

    with served(tmp_path, warm_up=Slow(), ready=False) as site:
        person = site.person()
        assert person.http.get("/").status_code in (200, 503)
        assert person.get("/api/games")
        wait_until(lambda: person.get("/health")["ready"] == 40)
        wanted = {"game": "paris-connection", "seats": 3, "sit": seed()}
        refused = person.post("/api/tables", wanted, 503)
        assert (refused["code"], refused["args"]) == ("WARMING_UP", {"percent": 40})
        go.set()
        wait_until(lambda: person.get("/health")["ready"] == 100, 60)
        person.post("/api/tables", wanted)


def test_a_warm_up_that_fails_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Failing(WarmUp):
        def _make_ready(self) -> None:
            raise OSError("no space")

    with served(tmp_path, warm_up=Failing(), ready=False) as site:
        wait_until(lambda: "could not be made ready" in caplog.text)
        answer = site.person().http.post("/api/tables", json={"game": "paris-connection", "seats": 3})
        assert answer.status_code == 500
