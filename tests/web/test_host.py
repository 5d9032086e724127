"""What a host sees of a server that runs, and what it does beside it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import FREE, Served, new_table, served, sit, wait_until

from wissel.cli.main import main
from wissel.web.settings import Settings
from wissel.web.warmup import WarmUp

TOKEN = "a-token-for-prometheus"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("host")


@pytest.fixture(scope="module")
def host(data: Path) -> Any:
    with served(data, Settings(rates=FREE, metrics_token=TOKEN)) as running:
        yield running


def admin(data: Path, *words: str) -> None:
    assert main(["admin", "--data", str(data), *words]) == 0


def figure(host: Served, name: str) -> float:
    answer = host.person().http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    found = re.search(rf"^{re.escape(name)} (\S+)$", answer.text, re.MULTILINE)
    return 0.0 if found is None else float(found[1])


def test_who_follows_a_table_is_told_when_it_is_closed_from_outside(host: Served, data: Path) -> None:
    table = new_table(host.person().named("Ada"))
    with host.person().follows(table) as stream:
        stream.until("step")
        admin(data, "close", table)
        message = stream.until("table")
    assert message["table"]["status"] == "closed"


def test_a_banned_person_can_do_nothing_and_its_streams_end(host: Served, data: Path) -> None:
    person = host.person().named("Bert")
    me = person.get("/api/me")["person"]
    table = new_table(host.person(), seats=3)
    with person.follows(table) as stream:
        stream.until("step")
        admin(data, "ban", me)
        assert stream.until("resync")["code"] == "BANNED"
    assert person.post(f"/api/tables/{table}/leave", {"seat": 0}, status=403)["code"] == "BANNED"
    refused = person.post(f"/api/tables/{table}/sit", {"seed": "0" * 64}, status=403)
    assert (refused["code"], refused["message"][:8]) == ("BANNED", "The host")
    assert person.get("/api/me")["name"] == "Bert"
    admin(data, "unban", me)
    wait_until(lambda: person.http.put("/api/me", json={"name": "Bert"}).status_code == 200)
    assert sit(person, table) == 0


def test_a_deleted_person_is_forgotten_by_the_server_that_runs(host: Served, data: Path) -> None:
    person, other = host.person().named("Clara"), host.person()
    table = new_table(person)
    sit(person, table)
    assert "Clara" in str(other.get("/api/tables"))
    admin(data, "delete", "Clara", "--yes")
    wait_until(lambda: person.get("/api/me")["person"] is None)
    wait_until(lambda: "Clara" not in str(other.get(f"/api/tables/{table}")))
    assert "Clara" not in str(other.get("/api/tables"))
    with other.follows(table) as stream:
        stream.until("step")
        assert "Clara" not in "".join(stream.texts)


def test_metrics_count_requests_entries_and_what_is_open(host: Served) -> None:
    person = host.person().named("Dora")
    requests = 'wissel_requests_total{method="POST",route="/api/tables",status="201"}'
    before = figure(host, requests), figure(host, 'wissel_entries_total{kind="created"}')
    computers = {"0": "random", "1": "random", "2": "planner"}
    table = new_table(person, computers=computers, start=True, options={"turn_limit": 5})
    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished")
    assert figure(host, requests) == before[0] + 1
    assert figure(host, 'wissel_entries_total{kind="created"}') == before[1] + 1
    assert figure(host, 'wissel_entries_total{kind="acted"}') >= 15
    assert figure(host, 'wissel_thinking_seconds_count{bot="planner"}') >= 5
    assert figure(host, "wissel_commit_seconds_count") >= 15
    assert figure(host, "wissel_ready_percent") == 100
    assert figure(host, "wissel_tables_in_memory") >= 1
    assert figure(host, 'wissel_request_seconds_count{method="POST",route="/api/tables"}') >= 1
    with person.follows(table) as stream:
        stream.until("step")
        assert figure(host, "wissel_streams") >= 1


def test_metrics_name_no_person_and_no_table(host: Served) -> None:
    person = host.person().named("Edda")
    table = new_table(person)
    person.get(f"/api/tables/{table}")
    text = person.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    assert 'route="/api/tables/{table_id}"' in text
    assert table not in text
    assert "Edda" not in text


def test_strangers_do_not_read_metrics(host: Served, site: Served) -> None:
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN}):
        assert host.person().http.get("/metrics", headers=headers).status_code == 403
    off = site.person().http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert off.status_code == 404


def test_health_tells_how_store_and_preparation_are(host: Served) -> None:
    told = host.person().get("/health")
    assert {key: told[key] for key in ("status", "ready", "store", "warm_up")} == {
        "status": "ok",
        "ready": 100,
        "store": "ok",
        "warm_up": "ready",
    }


def test_health_is_bad_when_the_database_is(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        with closing(sqlite3.connect(tmp_path / "wissel.sqlite3")) as broken:
            broken.execute("ALTER TABLE maps RENAME TO gone")
            broken.commit()
        answer = running.person().http.get("/health")
        assert (answer.status_code, answer.json()["store"]) == (503, "failing")


def test_health_is_bad_when_the_games_cannot_be_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(_: WarmUp) -> None:
        raise RuntimeError("no compiler")

    monkeypatch.setattr(WarmUp, "_make_ready", break_down)
    with served(tmp_path, ready=False) as running:
        person = running.person()
        wait_until(lambda: person.http.get("/health").json()["warm_up"] == "failed")
        assert person.http.get("/health").status_code == 503
    assert "no compiler" in caplog.text
