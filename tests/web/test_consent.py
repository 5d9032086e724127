"""Undo by consent, ending by consent and conceding, over the wire."""

from __future__ import annotations

from typing import Any

from tests.web.serving import Served, command_id, first_action
from tests.web.test_play import started


def played(site: Served, hexes: list[str]) -> tuple[str, list[Any], int, int]:
    """A table of three where one seat has placed: the seat, and the entry."""
    table, people = started(site)
    with people[0].follows(table) as stream:
        seat = int(stream.until("step")["view"]["seat"])
    with people[seat].follows(table, seat) as stream:
        step = stream.until("step")
        entry = people[seat].act(table, step, seat, first_action(step["menu"], hexes))
    return table, people, seat, entry


def test_a_request_is_shown_to_all_and_granted_when_all_agree(site: Served, hexes: list[str]) -> None:
    table, people, seat, entry = played(site, hexes)
    others = [one for one in range(3) if one != seat]
    with people[others[0]].follows(table, others[0]) as stream:
        stream.until("step")
        body = {"seat": seat, "entry": entry, "command": command_id()}
        asked = people[seat].post(f"/api/tables/{table}/undo", body)["seq"]
        request = stream.until("table", seq=asked)["table"]["request"]
        assert (request["seat"], request["what"], request["entry"]) == (seat, "undo", entry)
        assert sorted(request["awaited"]) == others
        seq = asked
        for other in others:
            answer = {"seat": other, "asked": asked, "agrees": True, "command": command_id()}
            seq = people[other].post(f"/api/tables/{table}/consent", answer)["seq"]
        step = stream.until_seq(seq)
        assert step["events"][0]["event"] == {"type": "TakenBackByAll", "seat": seat, "undone": [entry]}
        assert step["view"]["build"] is None
        assert people[0].get(f"/api/tables/{table}")["request"] is None


def test_nobody_asks_or_answers_for_the_seat_of_another(site: Served, hexes: list[str]) -> None:
    table, people, seat, entry = played(site, hexes)
    other = people[(seat + 1) % 3]
    command = {"command": command_id()}
    for path, body in {
        "undo": {"seat": seat, "entry": entry},
        "end": {"seat": seat},
        "concede": {"seat": seat},
        "consent": {"seat": seat, "asked": entry, "agrees": True},
    }.items():
        refused = other.post(f"/api/tables/{table}/{path}", body | command, 403)
        assert refused["code"] == "NOT_SEATED"


def test_a_repeated_request_is_answered_as_before(site: Served, hexes: list[str]) -> None:
    table, people, seat, _ = played(site, hexes)
    body = {"seat": seat, "command": command_id()}
    first = people[seat].post(f"/api/tables/{table}/end", body)
    assert people[seat].post(f"/api/tables/{table}/end", body) == first


def test_who_concedes_is_played_on_by_a_computer_and_the_last_concession_ends_the_game(
    site: Served, hexes: list[str]
) -> None:
    table, people, *_ = played(site, hexes)
    people[0].post(f"/api/tables/{table}/concede", {"seat": 0, "command": command_id()})
    seat = people[1].get(f"/api/tables/{table}")["seats"][0]
    assert (seat["conceded"], seat["bot"]) == (True, "planner")
    assert people[0].post(f"/api/tables/{table}/return", {"seat": 0}, 422)["code"] == "CONCEDED"
    people[1].post(f"/api/tables/{table}/concede", {"seat": 1, "command": command_id()})
    file = people[2].get(f"/api/tables/{table}/export")
    assert file["result"]["reason"] == "conceded"
    assert file["result"]["ranks"][2] == 1
