"""Game files that are read, and branches of games that are over: over HTTP."""

from __future__ import annotations

import json
from typing import Any

from tests.web.serving import Person, Served, first_action, new_table, seed

from wissel.web.api_given import LARGEST_FILE


def given_up(site: Served, hexes: list[str]) -> tuple[Person, str]:
    """A game of one person, who has given it up after two moves."""
    host = site.person().named("Host")
    table = new_table(host, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    with host.follows(table, 0) as stream:
        step = stream.until("step")
        while step["menu"] is None:
            step = stream.until("step")
        seq = host.act(table, step, 0, first_action(step["menu"], hexes))
        step = stream.until_seq(seq)
        host.act(table, step, 0, first_action(step["menu"], hexes))
    host.post(f"/api/tables/{table}/close")
    return host, table


def upload(person: Person, body: bytes) -> Any:
    return person.http.post("/api/imports", content=body, headers={"content-type": "application/json"})


def test_a_file_is_read_as_a_private_table_of_its_reader_and_is_marked(
    site: Served, hexes: list[str]
) -> None:
    host, table = given_up(site, hexes)
    file = host.get(f"/api/tables/{table}/export")
    reader = site.person()
    answer = upload(reader, json.dumps(file).encode())
    assert answer.status_code == 201, answer.text
    read = answer.json()["table"]
    info = reader.get(f"/api/tables/{read}")
    assert info["origin"] == {"kind": "file", "table": None, "seq": None, "fair": True}
    assert (info["status"], info["private"]) == ("closed", True)
    assert info["seats"][0]["name"] == "Host"
    assert info["seats"][0]["person"] != host.get("/api/me")["person"]
    assert site.person().http.get(f"/api/tables/{read}").status_code == 404
    assert host.http.get(f"/api/tables/{read}").status_code == 404
    old, new = (
        who.get(f"/api/tables/{one}/history")["moments"] for who, one in ((host, table), (reader, read))
    )
    assert [moment["action"] for moment in new] == [moment["action"] for moment in old]
    assert reader.get(f"/api/tables/{read}/export") == file


def test_what_is_no_game_file_is_refused_in_words(site: Served, hexes: list[str]) -> None:
    host, table = given_up(site, hexes)
    file = host.get(f"/api/tables/{table}/export")
    wrong = json.loads(json.dumps(file))
    acted = next(entry for entry in wrong["entries"] if entry["kind"] == "acted")
    acted["action"] = "place red nowhere"
    names = json.loads(json.dumps(file))
    names["seats"][0]["name"] = "\u202eevil\u0000"
    for body, status, code in (
        (b"", 422, "FILE_UNREADABLE"),
        (b"[" * 50_000, 422, "FILE_UNREADABLE"),
        (b'{"format":"wissel-game"}', 422, "FILE_UNREADABLE"),
        (json.dumps(wrong).encode(), 422, "FILE_WRONG"),
        (b" " * (LARGEST_FILE + 1), 413, "TOO_LARGE"),
    ):
        answer = upload(host, body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["message"]
    answer = upload(host, json.dumps(names).encode())
    assert answer.status_code == 201
    seats = host.get(f"/api/tables/{answer.json()['table']}")["seats"]
    assert seats[0]["name"] in (None, "")


def test_a_branch_is_played_on_against_computer_players(site: Served, hexes: list[str]) -> None:
    _, table = given_up(site, hexes)
    curious = site.person().named("Cu")
    moments = curious.get(f"/api/tables/{table}/history")["moments"]
    then = curious.get(f"/api/tables/{table}/history/{moments[-1]['seq']}", params={"seat": 0})
    body = {"at": moments[-1]["seq"], "seat": 0, "seed": seed()}
    made = curious.post(f"/api/tables/{table}/branch", body)["table"]
    info = curious.get(f"/api/tables/{made}")
    assert info["origin"] == {"kind": "branch", "table": table, "seq": moments[-1]["seq"], "fair": False}
    assert (info["status"], info["private"]) == ("running", True)
    with curious.follows(made, 0) as stream:
        step = stream.until("step")
        assert (step["view"], step["own"]) == (then["view"], then["own"])
        seq = curious.act(made, step, 0, step["menu"]["finish"]["action"])
        step = stream.until_seq(seq)
        while step["menu"] is None:
            step = stream.until("step")
    assert curious.get(f"/api/tables/{made}/export")["fair"] is None
    assert site.person().http.get(f"/api/tables/{made}").status_code == 404


def test_a_running_game_is_not_branched(site: Served) -> None:
    host = site.person()
    table = new_table(host, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    refused = host.post(f"/api/tables/{table}/branch", {"at": 5, "seat": 0, "seed": seed()}, status=422)
    assert refused["code"] == "NOT_OVER"
    private = new_table(host, private=True)
    other = site.person()
    assert other.post(f"/api/tables/{private}/branch", {"at": 5, "seat": 0, "seed": seed()}, status=404)
