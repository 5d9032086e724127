"""Playing over the wire: sockets, whole games, repeated and late commands, taking back."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.web.serving import Served, Stream, command_id, first_action, new_table, seed, sit


def started(site: Served, seats: int = 3) -> tuple[str, list[Any]]:
    """A table of people that has started; seat n is person n's."""
    people = [site.person() for _ in range(seats)]
    table = new_table(people[0], seats, options={"turn_limit": 5})
    for seat, person in enumerate(people):
        assert sit(person, table) == seat
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def test_three_people_play_a_whole_game_over_sockets(site: Served, hexes: list[str]) -> None:
    table, people = started(site)
    with ExitStack() as stack:
        streams: list[Stream] = [
            stack.enter_context(person.follows(table, seat)) for seat, person in enumerate(people)
        ]
        watcher = stack.enter_context(site.person().follows(table))
        for stream in (*streams, watcher):
            stream.until("step", fresh=False)
        moves = 0
        while (view := watcher.step["view"])["phase"] != "over":
            seat = view["seat"]
            action = first_action(streams[seat].step["menu"], hexes)
            seq = people[seat].act(table, streams[seat].step, seat, action)
            for stream in (*streams, watcher):
                assert stream.until_seq(seq)["seq"] == seq
            moves += 1
        assert moves >= 15
        assert all(stream.step["view"] == watcher.step["view"] for stream in streams)
        assert all(len(stream.step["own"]["hand"]) == 6 for stream in streams)
        over = people[0].get(f"/api/tables/{table}")
        assert over["status"] == "finished"
        assert len(over["fair"]["secret"]) == 64
        assert people[0].get(f"/api/tables/{table}/export")["result"] is not None


def test_a_repeated_command_is_answered_as_before(site: Served, hexes: list[str]) -> None:
    table, people = started(site)
    with people[0].follows(table, 0) as stream:
        stream.until("step")
        seat = stream.step["view"]["seat"]
    with people[seat].follows(table, seat) as stream:
        step = stream.until("step")
        body = {
            "seat": seat,
            "decision": step["decision"],
            "command": command_id(),
            "action": first_action(step["menu"], hexes),
        }
        first = people[seat].post(f"/api/tables/{table}/act", body)
        assert people[seat].post(f"/api/tables/{table}/act", body) == first
        late = people[seat].post(f"/api/tables/{table}/act", body | {"command": command_id()}, 409)
        assert late["code"] == "STALE"
        assert late["args"]["seq"] == first["seq"]


def test_taking_back_reopens_the_turn_for_all(site: Served, hexes: list[str]) -> None:
    table, people = started(site)
    watcher_person = site.person()
    with watcher_person.follows(table) as watcher:
        before = watcher.until("step")["view"]
        seat = before["seat"]
        with people[seat].follows(table, seat) as stream:
            step = stream.until("step")
            assert not step["undo"]
            seq = people[seat].act(table, step, seat, first_action(step["menu"], hexes))
            assert stream.until_seq(seq)["undo"]
            watcher.until_seq(seq)
            assert watcher.step["view"] != before
            back = people[seat].post(
                f"/api/tables/{table}/take-back", {"seat": seat, "command": command_id()}
            )
            assert watcher.until_seq(back["seq"])["view"] == before
            assert watcher.step["events"][0]["event"] == {"type": "TakenBack", "seat": seat, "undone": seq}


def test_a_stream_resumes_after_the_last_entry_seen(site: Served, hexes: list[str]) -> None:
    table, people = started(site)
    with people[0].follows(table) as stream:
        everything = stream.until("step")
        seat, seq = everything["view"]["seat"], everything["seq"]
    with people[seat].follows(table, seat) as stream:
        step = stream.until("step")
        acted = people[seat].act(table, step, seat, first_action(step["menu"], hexes))
    with people[0].follows(table, after=seq) as stream:
        resumed = stream.until("step")
        assert resumed["seq"] == acted
        assert not resumed["fresh"]
        assert resumed["events"]
        assert {item["seq"] for item in resumed["events"]} == {acted}


def test_nobody_acts_for_the_seat_of_another(site: Served, hexes: list[str]) -> None:
    table, people = started(site)
    with people[0].follows(table, 0) as stream:
        seat = stream.until("step")["view"]["seat"]
    with people[seat].follows(table, seat) as stream:
        step = stream.until("step")
        body = {
            "seat": seat,
            "decision": step["decision"],
            "command": command_id(),
            "action": first_action(step["menu"], hexes),
        }
        other = people[(seat + 1) % 3]
        assert other.post(f"/api/tables/{table}/act", body, 403)["code"] == "NOT_SEATED"
        assert site.person().post(f"/api/tables/{table}/act", body, 403)["code"] == "NOT_SEATED"
        bad = people[seat].post(f"/api/tables/{table}/act", body | {"action": "sing"}, 422)
        assert bad["code"] == "BAD_ACTION"


def test_one_person_plays_computers_at_once(site: Served, hexes: list[str]) -> None:
    person = site.person()
    created = person.post(
        "/api/tables",
        {
            "game": "paris-connection",
            "seats": 3,
            "computers": {"1": "planner", "2": "random"},
            "sit": seed(),
            "start": True,
            "options": {"turn_limit": 5},
        },
    )
    table, seat = created["table"], created["seat"]
    assert seat == 0
    with person.follows(table, seat) as stream:
        stream.until("step")
        while stream.step["view"]["phase"] != "over":
            if stream.step["decision"] is not None:
                seq = person.act(table, stream.step, seat, first_action(stream.step["menu"], hexes))
                stream.until_seq(seq)
            else:
                stream.until("step")
        assert stream.step["view"]["result"]["winners"]
