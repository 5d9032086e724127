"""Foreign pages, headers, content types, sizes, rates, errors in the caller's language."""

from __future__ import annotations

import asyncio
import json
import logging
import tracemalloc
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.serving import FREE, Served, new_table, served, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from wissel.web.limits import Rate
from wissel.web.origin import OwnOrigins
from wissel.web.security import answer_headers
from wissel.web.settings import Settings


def test_a_foreign_page_cannot_act(site: Served) -> None:
    host = site.person().named("Host")
    table = new_table(host)
    for origin in ("https://evil.example", "null", site.url.replace("http:", "https:") + "0"):
        answer = host.http.post(f"/api/tables/{table}/start", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "BAD_ORIGIN")
    assert host.http.put("/api/me", json={"name": "X"}, headers={"origin": "null"}).status_code == 403
    own = host.http.post(f"/api/tables/{table}/close", json={}, headers={"origin": site.url})
    assert own.status_code == 200


def test_a_foreign_page_opens_no_socket(site: Served) -> None:
    table = new_table(site.person())
    address = f"{site.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example"), proxy=None):
        pass
    with connect(address, origin=Origin(site.url), proxy=None) as socket:
        assert json.loads(socket.recv())["type"] == "table"


def test_a_foreign_name_for_this_server_is_no_own_page(site: Served) -> None:
    """A name of somebody else's that resolves to this machine: Origin and Host agree, and are not ours."""
    answer = httpx.put(
        f"{site.url}/api/me",
        json={"name": "X"},
        headers={"host": "rebound.example", "origin": "http://rebound.example"},
    )
    assert answer.json()["code"] == "BAD_ORIGIN"


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "anything", True),
        ("https://play.example", "internal:8000", True),
        ("http://play.example", "internal:8000", False),
        ("http://192.168.1.7:8000", "192.168.1.7:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:5173", "localhost:5173", True),
        ("http://localhost:5173", "localhost:8000", False),
        ("https://evil.example", "evil.example", False),
        ("file://", "localhost", False),
        ("http://[", "localhost", False),
        ("http://[fe80::1%a b]", "[fe80::1%a b]", False),
        ("http://evil@127.0.0.1", "evil@127.0.0.1", False),
    ],
)
def test_own_origins(origin: str | None, host: str, allowed: bool) -> None:
    assert OwnOrigins(Settings(public_url="https://play.example")).allows(origin, host) is allowed


def test_bodies_are_json_or_refused(site: Served) -> None:
    person = site.person()
    for headers in (
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {},
    ):
        answer = person.http.put("/api/me", content=b'{"name":"X"}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "NOT_JSON")


def test_an_origin_that_is_no_address_is_foreign(site: Served) -> None:
    answer = site.person().http.put("/api/me", json={"name": "X"}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "BAD_ORIGIN")


def test_headers_for_any_number_of_hosts_take_no_more_memory() -> None:
    settings = Settings()
    add: Any = answer_headers(settings, OwnOrigins(settings))

    async def answer_to(hosts: range) -> None:
        for number in hosts:
            scope = {"headers": [(b"host", f"127.0.0.1:{number}".encode())]}
            await add({"type": "http.response.start", "headers": []}, scope)

    asyncio.run(answer_to(range(200)))
    tracemalloc.start()
    asyncio.run(answer_to(range(200, 2200)))
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert grown < 500_000


def test_a_body_nested_too_deeply_is_refused(site: Served) -> None:
    for body in (b"[" * 16_000, b'{"name":' + b"[" * 16_000, b'{"a":' * 3_000):
        answer = site.person().http.put("/api/me", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "BAD_REQUEST")


def test_bodies_are_small_or_refused(site: Served) -> None:
    answer = site.person().http.put("/api/me", json={"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "TOO_LARGE")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ('{"name": 3}', "name"),
        ('{"name": ""}', "name"),
        ('{"name": "X", "more": 1}', "body"),
        ("{", "body"),
        ("", "body"),
    ],
)
def test_a_request_that_is_not_valid_is_told_where(site: Served, body: str, place: str) -> None:
    answer = site.person().http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "BAD_REQUEST")
    assert answer.json()["args"]["place"] == place
    assert answer.json()["args"]["reason"]


def test_errors_speak_the_callers_language(site: Served) -> None:
    told = {
        language: site.person().http.get("/api/tables/none", headers={"accept-language": language}).json()
        for language in ("nl", "es-AR,es;q=0.8,en;q=0.1", "en-GB", "tlh,nl;q=0.2", "tlh", "")
    }
    assert {body["code"] for body in told.values()} == {"TABLE_NOT_FOUND"}
    messages = [body["message"] for body in told.values()]
    assert messages[0] == messages[3] != messages[2]
    assert messages[1] not in (messages[0], messages[2])
    assert messages[2] == messages[4] == messages[5]


def test_addresses_that_are_none_get_the_envelope(site: Served) -> None:
    person = site.person()
    for method, path, code in (
        ("GET", "/api/nothing", "NOT_FOUND"),
        ("GET", "/assets/nothing.js", "NOT_FOUND"),
        ("POST", "/api/nothing", "NOT_FOUND"),
        ("DELETE", "/api/tables", "WRONG_METHOD"),
    ):
        assert person.http.request(method, path).json()["code"] == code, path


def test_head_is_answered_as_get_without_the_body(site: Served) -> None:
    person = site.person().named("Hedda")
    table = new_table(person)
    for path in ("/", "/health", "/api/tables", f"/api/tables/{table}", "/api/nothing", "/api/me/notices"):
        get, head = person.http.get(path), person.http.head(path)
        assert (head.status_code, head.content) == (get.status_code, b""), path
        for name in ("content-type", "content-length", "content-security-policy", "etag"):
            assert head.headers.get(name) == get.headers.get(name), (path, name)
    stream = person.http.head(f"/api/tables/{table}/stream")
    assert (stream.status_code, stream.content) == (200, b"")
    assert person.http.head(f"/api/tables/{table}/leave").status_code == 405
    wait_until(lambda: site.site.feeds.readers == 0)


def test_what_nobody_expected_is_logged_and_told_without_detail(
    site: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise LookupError("a secret detail")

    monkeypatch.setattr(site.site.store, "public_summaries", broken)
    answer = site.person().http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "INTERNAL")
    assert "secret" not in answer.text
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.exc_info is not None


def test_every_answer_has_the_headers(site: Served) -> None:
    person = site.person()
    for path in ("/", "/health", "/api/me", "/api/nothing"):
        headers = person.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert f"connect-src 'self' {site.url.replace('http', 'ws', 1)}" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers
    strange = httpx.get(f"{site.url}/health", headers={"host": "a.example; script-src *"}, timeout=60)
    assert "a.example" not in strange.headers.get("content-security-policy", "")


def test_reports_of_the_policy_are_logged(site: Served, caplog: pytest.LogCaptureFixture) -> None:
    answer = site.person().http.post(
        "/api/csp-report",
        content=b'{"csp-report": {"blocked-uri": "inline"}}',
        headers={"content-type": "application/csp-report", "origin": "null"},
    )
    assert answer.status_code == 204
    assert "inline" in caplog.text


def test_on_https_the_cookie_is_secure(tmp_path: Path) -> None:
    settings = Settings(public_url="https://play.example", rates=FREE)
    with served(tmp_path, settings, ready=False) as site:
        answer = site.person().http.put("/api/me", json={"name": "Ada"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]


def test_one_session_and_one_address_are_limited_and_told_how_long(tmp_path: Path) -> None:
    now = [0.0]
    rates = FREE | {"table": (Rate(0.5, 2), Rate(1, 3)), "person": (Rate(1, 1), Rate(0.1, 4))}
    with served(tmp_path, Settings(rates=rates), ready=False, clock=lambda: now[0]) as site:
        one, two = site.person(), site.person()

        def rename(person: Any) -> Any:
            return person.http.put("/api/me", json={"name": "Ada"})

        assert [rename(one).status_code for _ in range(3)] == [200, 200, 429]
        assert [rename(two).status_code for _ in range(2)] == [200, 429]
        refused = rename(one)
        assert refused.json()["code"] == "RATE_LIMITED"
        assert int(refused.headers["retry-after"]) == refused.json()["args"]["seconds"] > 0
        now[0] += 10
        assert rename(one).status_code == 200


def test_codes_of_invitations_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with served(tmp_path, Settings(), ready=False, clock=lambda: 0.0) as site:
        person = site.person()
        answers = [person.http.post(f"/api/invites/{number:08}").status_code for number in range(40)]
        assert set(answers) == {404, 429}
        assert answers.count(404) <= 30


def test_a_whole_class_opens_the_same_link_at_once(tmp_path: Path) -> None:
    with served(tmp_path, Settings(), clock=lambda: 0.0) as site:
        host = site.person()
        table = new_table(host, private=True)
        code = host.get(f"/api/tables/{table}/invite")["code"]
        assert {site.person().http.post(f"/api/invites/{code}").status_code for _ in range(40)} == {200}


def test_files_of_games_are_not_made_as_often_as_one_asks(tmp_path: Path) -> None:
    with served(tmp_path, Settings(), clock=lambda: 0.0) as site:
        host = site.person()
        table = new_table(host)
        answers = [host.http.get(f"/api/tables/{table}/export").status_code for _ in range(15)]
        assert (answers[0], answers[-1]) == (200, 429)


def test_a_refused_socket_says_why(site: Served) -> None:
    with site.person().follows("nosuchtabl") as stream, pytest.raises(ConnectionClosed) as closed:
        stream.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "TABLE_NOT_FOUND")
