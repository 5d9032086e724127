"""Tokens of programs: what they open, what they do not, and that the others at a table know."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from tests.web.serving import FREE, Person, Served, command_id, new_table, seed, served, sit
from websockets.sync.client import connect

from wissel.web.limits import Rate
from wissel.web.settings import Settings
from wissel.web.tokens import USED_EVERY_MS, digest_of

ROOT = Path(__file__).parents[2]


def made(person: Person, name: str = "Test") -> str:
    answer = person.http.post("/api/me/tokens", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


@contextmanager
def program(site: Served, token: str, **headers: str) -> Iterator[httpx.Client]:
    """A program: no cookie, no origin."""
    with httpx.Client(
        base_url=site.url, headers={"Authorization": f"Bearer {token}", **headers}, timeout=20
    ) as http:
        yield http


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def seated(site: Served, owner: Person, http: httpx.Client) -> tuple[str, int]:
    """A table at which the program of `owner` has sat down, made by somebody else."""
    table = new_table(site.person())
    answer = http.post(f"/api/tables/{table}/sit", json={"seed": seed()})
    assert answer.status_code == 200, answer.text
    return table, int(answer.json()["seat"])


# ---- making, listing, revoking -----------------------------------------------------------------------------


def test_a_token_is_shown_once_and_kept_as_a_digest(site: Served) -> None:
    owner = site.person()
    token = made(owner, "My  bot")
    assert re.fullmatch(r"wissel_[A-Za-z0-9_-]{43}", token)
    (listed,) = owner.get("/api/me/tokens")["tokens"]
    assert (listed["name"], listed["scope"], listed["used_at"]) == ("My bot", "play", None)
    assert token not in owner.http.get("/api/me/tokens").text
    with site.site.store._reading_engine.begin() as connection:
        rows = connection.execute(text("SELECT * FROM tokens")).all()
    assert digest_of(token) in {row.token_sha256 for row in rows}
    assert token not in str(rows)


def test_everybody_sees_and_revokes_their_own_alone(site: Served) -> None:
    owner, other = site.person(), site.person()
    made(owner), made(other)
    (listed,) = owner.get("/api/me/tokens")["tokens"]
    refused(other.http.post(f"/api/me/tokens/{listed['token']}/revoke"), 404, "TOKEN_UNKNOWN")
    assert len(owner.get("/api/me/tokens")["tokens"]) == 1
    assert owner.post(f"/api/me/tokens/{listed['token']}/revoke") == {"tokens": []}
    assert site.person().get("/api/me/tokens") == {"tokens": []}


def test_nobody_has_tokens_without_end(site: Served) -> None:
    owner = site.person()
    for number in range(20):
        made(owner, f"Number {number}")
    refused(owner.http.post("/api/me/tokens", json={"name": "One more"}), 422, "TOO_MANY_TOKENS")


def test_the_last_use_is_listed(tmp_path: Path) -> None:
    now = [1_000_000]
    with served(tmp_path, ready=False, now=lambda: now[0]) as site:
        owner = site.person()
        with program(site, made(owner)) as http:
            for at, used in ((0, 1_000_000), (10, 1_000_000), (USED_EVERY_MS, 1_000_000 + USED_EVERY_MS)):
                now[0] = 1_000_000 + at
                assert http.get("/api/me").status_code == 200
                assert owner.get("/api/me/tokens")["tokens"][0]["used_at"] == used


# ---- what a token opens ------------------------------------------------------------------------------------


def test_a_program_plays_in_the_name_of_its_person_and_is_marked_as_one(site: Served) -> None:
    owner = site.person().named("Ada")
    with program(site, made(owner)) as http:
        assert http.get("/api/me").json() == owner.get("/api/me")
        table, seat = seated(site, owner, http)
        other = site.person()
        sit(other, table)
        shown = other.get(f"/api/tables/{table}")["seats"]
        assert (shown[seat]["name"], shown[seat]["program"]) == ("Ada", True)
        assert [each["program"] for each in shown if each["seat"] != seat] == [False, False]
        listed = [each for each in other.get("/api/tables")["tables"] if each["table"] == table]
        assert listed[0]["seats"][seat]["program"]
        with other.follows(table) as stream:
            assert stream.until("table")["table"]["seats"][seat]["program"]
        assert http.post(f"/api/tables/{table}/leave", json={"seat": seat}).status_code == 200
        assert not other.get(f"/api/tables/{table}")["seats"][seat]["program"]


def test_the_mark_lasts(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        owner = site.person()
        with program(site, made(owner)) as http:
            table, seat = seated(site, owner, http)
    with served(tmp_path) as site:
        assert site.person().get(f"/api/tables/{table}")["seats"][seat]["program"]


def test_it_needs_neither_cookie_nor_origin_and_gets_no_cookie(site: Served) -> None:
    with program(site, made(site.person())) as http:
        table, seat = seated(site, site.person(), http)
        assert not http.cookies
        socket = site.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?seat={seat}"
        headers = {"Authorization": http.headers["Authorization"]}
        with connect(socket, additional_headers=headers, proxy=None) as stream:
            assert json.loads(stream.recv(20))["my_seats"] == [seat]


def test_where_there_is_a_token_no_cookie_counts(site: Served) -> None:
    owner, other = site.person().named("Ada"), site.person().named("Ben")
    headers = {"Authorization": f"Bearer {made(owner)}"}
    assert other.get("/api/me", headers=headers)["name"] == "Ada"
    refused(other.http.get("/api/me", headers={"Authorization": "Bearer wissel_no"}), 401, "BAD_TOKEN")


def test_a_proxys_own_authorization_is_none_of_ours(site: Served) -> None:
    person = site.person().named("Ada")
    assert person.get("/api/me", headers={"Authorization": "Basic YTpi"})["name"] == "Ada"


def test_legal_actions_are_those_of_the_rules(site: Served) -> None:
    host = site.person()
    with program(site, made(site.person())) as http:
        table = new_table(host, 3, computers={1: "planner", 2: "planner"})
        assert http.post(f"/api/tables/{table}/sit", json={"seed": seed()}).json() == {"seat": 0}
        nothing = http.get(f"/api/tables/{table}/legal", params={"seat": 0}).json()
        assert nothing == {"decision": None, "actions": []}
        host.post(f"/api/tables/{table}/start")
        with http.stream("GET", f"/api/tables/{table}/stream", params={"seat": 0}) as stream:
            step = next(
                message
                for message in map(json.loads, stream.iter_lines())
                if message["type"] == "step" and message["decision"]
            )
        legal = http.get(f"/api/tables/{table}/legal", params={"seat": 0}).json()
        assert legal["decision"] == step["decision"]
        assert any(action.startswith("place ") for action in legal["actions"])
        body = {
            "seat": 0,
            "decision": legal["decision"],
            "command": command_id(),
            "action": legal["actions"][0],
        }
        assert http.post(f"/api/tables/{table}/act", json=body).status_code == 200
        refused(site.person().http.get(f"/api/tables/{table}/legal?seat=0"), 403, "NOT_SEATED")
        refused(http.get(f"/api/tables/{table}/legal?seat=-1"), 404, "SEAT_UNKNOWN")


# ---- what it does not open ---------------------------------------------------------------------------------


def test_a_wrong_and_a_revoked_token_open_nothing(site: Served) -> None:
    owner = site.person()
    token = made(owner)
    with program(site, token) as http:
        assert http.get("/api/me").status_code == 200
        owner.post(f"/api/me/tokens/{owner.get('/api/me/tokens')['tokens'][0]['token']}/revoke")
        answer = http.get("/api/me")
        refused(answer, 401, "BAD_TOKEN")
        assert answer.headers["www-authenticate"] == "Bearer"
        refused(http.post(f"/api/tables/{new_table(owner)}/sit", json={"seed": seed()}), 401, "BAD_TOKEN")
    for wrong in (token[:-1], token + "x", "wissel_" + "A" * 43, "no"):
        with program(site, wrong) as http:
            refused(http.get("/api/me"), 401, "BAD_TOKEN")


def test_what_is_revoked_is_told_nothing_more(site: Served) -> None:
    owner = site.person()
    with program(site, made(owner)) as http:
        table, seat = seated(site, owner, http)
        socket = site.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket?seat={seat}"
        headers = {"Authorization": http.headers["Authorization"]}
        with (
            http.stream("GET", f"/api/tables/{table}/stream", params={"seat": seat}) as stream,
            connect(socket, additional_headers=headers, proxy=None) as other,
        ):
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "table"
            assert json.loads(next(lines))["type"] == "step"
            owner.post(f"/api/me/tokens/{owner.get('/api/me/tokens')['tokens'][0]['token']}/revoke")
            sit(site.person(), table)
            later = [json.loads(line) for line in lines]
            assert all(message["type"] == "table" and message["seq"] <= 2 for message in later)
            assert all(json.loads(message)["seq"] <= 2 for message in other)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", {"name": "Eve"}),
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"name": "Another"}),
        ("POST", "/api/me/tokens/x/revoke", None),
        ("GET", "/api/me/notices", None),
        ("POST", "/api/tables", {"game": "paris-connection", "seats": 3}),
        ("GET", "/api/tables/{table}/invite", None),
        ("POST", "/api/tables/{table}/start", None),
        ("POST", "/api/tables/{table}/close", None),
        ("POST", "/api/tables/{table}/remove", {"seat": 0}),
        ("POST", "/api/tables/{table}/computer", {"seat": 1}),
        ("POST", "/api/tables/{table}/replace", {"seat": 0}),
        ("POST", "/api/tables/{table}/rematch", {}),
    ],
)
def test_what_is_not_playing_is_beyond_the_scope(site: Served, method: str, path: str, body: Any) -> None:
    owner = site.person()
    table = new_table(owner)
    sit(owner, table)
    with program(site, made(owner)) as http:
        refused(http.request(method, path.format(table=table), json=body), 403, "TOKEN_SCOPE")
    assert owner.get("/api/me")["name"] != "Eve"


def test_every_operation_is_closed_to_tokens_unless_it_says_otherwise(site: Served) -> None:
    """So that a new operation is not opened by mistake: this is the whole list."""
    document = site.person().get("/schema/openapi.json")
    schemes = document["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
    assert (schemes["session"]["type"], schemes["session"]["in"]) == ("apiKey", "cookie")
    opened = {
        f"{method.upper()} {path}"
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if {"token": []} in operation.get("security", [])
    }
    table = "/api/tables/{table_id}"
    assert opened == {
        "GET /api/me",
        "GET /api/tables",
        f"GET {table}",
        "POST /api/invites/{code}",
        f"POST {table}/sit",
        f"POST {table}/colour",
        f"POST {table}/leave",
        f"POST {table}/act",
        f"POST {table}/take-back",
        f"POST {table}/undo",
        f"POST {table}/end",
        f"POST {table}/consent",
        f"POST {table}/concede",
        f"POST {table}/return",
        f"GET {table}/legal",
        f"GET {table}/export",
        f"GET {table}/stream",
        f"GET {table}/spectate",
    }


def test_a_token_in_an_address_is_refused_before_anything_is_done(site: Served) -> None:
    owner = site.person()
    token = made(owner)
    table = new_table(owner)
    for path in (f"/api/me?token={token}", f"/api/tables/{table}/stream?access_token={token}", f"/{token}"):
        refused(site.person().http.get(path), 400, "TOKEN_IN_ADDRESS")
        with program(site, token) as http:
            refused(http.get(path), 400, "TOKEN_IN_ADDRESS")
    answer = site.person().http.post(f"/api/tables/{table}/sit?token={token}", json={"seed": seed()})
    refused(answer, 400, "TOKEN_IN_ADDRESS")
    assert owner.get("/api/me/tokens")["tokens"][0]["used_at"] is None


def test_it_opens_no_seat_of_anybody_else_nor_one_that_its_person_plays_by_hand(site: Served) -> None:
    owner, other = site.person(), site.person()
    table = new_table(other)
    mine, others = sit(owner, table), sit(other, table)
    sit(site.person(), table)
    other.post(f"/api/tables/{table}/start")
    with owner.follows(table, mine) as stream:
        decision = stream.until("step")["decision"]
    with program(site, made(owner)) as http:
        for seat, code in ((others, "NOT_SEATED"), (mine, "NOT_A_PROGRAMS_SEAT")):
            body = {"seat": seat, "decision": decision or "x", "command": command_id(), "action": "finish"}
            refused(http.post(f"/api/tables/{table}/act", json=body), 403, code)
            refused(http.get(f"/api/tables/{table}/stream", params={"seat": seat}), 403, code)
            refused(http.get(f"/api/tables/{table}/legal", params={"seat": seat}), 403, code)
            refused(http.get(f"/api/tables/{table}/export", params={"seat": seat}), 403, code)
            refused(http.post(f"/api/tables/{table}/leave", json={"seat": seat}), 403, code)
            back = {"seat": seat, "command": command_id()}
            for path in ("take-back", "end", "concede"):
                refused(http.post(f"/api/tables/{table}/{path}", json=back), 403, code)
            refused(http.post(f"/api/tables/{table}/undo", json=back | {"entry": 5}), 403, code)
            answer = back | {"asked": 5, "agrees": True}
            refused(http.post(f"/api/tables/{table}/consent", json=answer), 403, code)
            refused(http.post(f"/api/tables/{table}/return", json={"seat": seat}), 403, code)


def test_a_program_is_asked_for_consent_and_answers(site: Served) -> None:
    owner = site.person()
    with program(site, made(owner)) as http:
        table = new_table(host := site.person(), computers={"2": "random"})
        mine = sit(host, table)
        its = int(http.post(f"/api/tables/{table}/sit", json={"seed": seed()}).json()["seat"])
        host.post(f"/api/tables/{table}/start")
        asked = host.post(f"/api/tables/{table}/end", {"seat": mine, "command": command_id()})["seq"]
        told = http.get(f"/api/tables/{table}").json()["request"]
        assert (told["asked"], told["awaited"]) == (asked, [its])
        answer = {"seat": its, "asked": asked, "agrees": True, "command": command_id()}
        assert http.post(f"/api/tables/{table}/consent", json=answer).status_code == 200
        assert http.get(f"/api/tables/{table}").json()["status"] == "finished"


def test_a_program_gives_up_and_takes_its_seat_back(site: Served) -> None:
    owner = site.person()
    with program(site, made(owner)) as http:
        table = new_table(host := site.person(), computers={"2": "random"})
        sit(host, table)
        its = int(http.post(f"/api/tables/{table}/sit", json={"seed": seed()}).json()["seat"])
        host.post(f"/api/tables/{table}/start")
        host.post(f"/api/tables/{table}/replace", {"seat": its, "bot": "random"})
        assert http.post(f"/api/tables/{table}/return", json={"seat": its}).status_code == 200
        assert http.get(f"/api/tables/{table}").json()["seats"][its]["bot"] is None
        body = {"seat": its, "command": command_id()}
        assert http.post(f"/api/tables/{table}/concede", json=body).status_code == 200
        assert http.get(f"/api/tables/{table}").json()["seats"][its]["conceded"]


def test_it_does_not_rename_its_person_by_sitting_down(site: Served) -> None:
    owner = site.person().named("Ada")
    with program(site, made(owner)) as http:
        body = {"seed": seed(), "name": "Eve"}
        refused(http.post(f"/api/tables/{new_table(site.person())}/sit", json=body), 403, "TOKEN_SCOPE")
    assert owner.get("/api/me")["name"] == "Ada"


def test_a_token_is_limited_like_a_session(tmp_path: Path) -> None:
    rates = FREE | {"read": (Rate(0.1, 3), Rate(100, 1000))}
    with served(tmp_path, Settings(rates=rates), ready=False, clock=lambda: 0.0) as site:
        owner = site.person()
        with program(site, made(owner)) as one, program(site, made(owner)) as two:
            assert [one.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
            assert two.get("/api/me").status_code == 200


# ---- a whole game ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["paris-connection", "ticket-to-ride-europe"])
def test_the_example_plays_a_whole_game_at_a_real_server(site: Served, game: str) -> None:
    example = ROOT / "examples/http_bot.py"
    assert len(example.read_text().splitlines()) < 60
    host, owner = site.person(), site.person().named("Ada")
    seats = 3 if game == "paris-connection" else 2
    wanted = {"game": game, "seats": seats, "private": True}
    # Planners may be in Marseille after three builds; games at random are long.
    created = host.post("/api/tables", wanted | {"computers": dict.fromkeys(range(1, seats), "random")})
    table = created["table"]
    environment = os.environ | {"WISSEL_TOKEN": made(owner)}
    command = [sys.executable, str(example), site.url, created["invite"]]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as running:
        with host.follows(table) as stream:
            while stream.table is None or stream.table["table"]["seats"][0]["person"] is None:
                stream.next()
        host.post(f"/api/tables/{table}/start")
        _, said = running.communicate(timeout=180)
    assert (running.returncode, said) == (0, "")
    told = host.get(f"/api/tables/{table}")
    assert (told["status"], told["seats"][0]["name"], told["seats"][0]["program"]) == (
        "finished",
        "Ada",
        True,
    )
    entries = host.get(f"/api/tables/{table}/export")["entries"]
    assert sum(1 for each in entries if each.get("seat") == 0) > 10


def test_another_password_revokes_every_token(site: Served) -> None:
    owner = site.person()
    first, other = made(owner, "One"), made(owner, "Two")
    secret = "an odd phrase of mine"
    owner.post("/api/account", {"name": "Nadia", "password": secret})
    change = {"old": secret, "new": "another odd phrase"}
    assert owner.http.put("/api/account/password", json=change).status_code == 200
    assert owner.get("/api/me/tokens")["tokens"] == []
    for token in (first, other):
        with program(site, token) as http:
            refused(http.get("/api/me"), 401, "BAD_TOKEN")
