"""Stepping through a game over HTTP: the same as it was live, for those who may see it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.serving import Person, Served, first_action, new_table, sit

SEATS = 3


def begun(site: Served, **wanted: Any) -> tuple[str, list[Person]]:
    people = [site.person().named(f"Person {number}") for number in range(SEATS)]
    table = new_table(people[0], SEATS, **wanted)
    invite = people[0].get(f"/api/tables/{table}/invite")["code"]
    for person in people:
        person.post(f"/api/invites/{invite}")
        sit(person, table)
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def moves(table: str, people: list[Person], hexes: list[str], count: int) -> dict[int, list[Any]]:
    """Makes some moves; by entry the steps as they came to seat 0, 1, 2 and to somebody who watches."""
    steps: dict[int, list[Any]] = {}
    with (
        people[0].follows(table, 0) as zero,
        people[1].follows(table, 1) as one,
        people[2].follows(table, 2) as two,
        people[0].follows(table) as watching,
    ):
        streams = [zero, one, two, watching]
        seq = streams[3].until("step")["seq"]
        for _ in range(count):
            steps[seq] = [stream.until_seq(seq) for stream in streams]
            seat = steps[seq][3]["view"]["seat"]
            seq = people[seat].act(
                table, steps[seq][seat], seat, first_action(steps[seq][seat]["menu"], hexes)
            )
        steps[seq] = [stream.until_seq(seq) for stream in streams]
    return steps


def test_each_moment_is_what_was_live_for_each_seat_and_for_those_who_watch(
    site: Served, hexes: list[str]
) -> None:
    table, people = begun(site)
    steps = moves(table, people, hexes, 5)
    told = people[0].get(f"/api/tables/{table}/history")
    assert [moment["seq"] for moment in told["moments"]] == list(steps)
    assert told["seq"] == max(steps)
    assert told["events"] is None
    assert told["moments"][0]["action"] is None
    assert all(moment["action"].startswith("place") for moment in told["moments"][1:])
    for number, seq in enumerate(steps, start=1):
        for seat in (0, 1, 2, None):
            asker = site.person() if seat is None else people[seat]
            params = {} if seat is None else {"seat": seat}
            then = asker.get(f"/api/tables/{table}/history/{seq}", params=params)
            live = steps[seq][3 if seat is None else seat]
            assert (then["view"], then["own"]) == (live["view"], live["own"])
            assert (then["number"], then["count"]) == (number, len(steps))
            if number > 1:
                assert then["events"] == live["events"]


def test_who_watches_gets_no_hand_of_any_moment(site: Served, hexes: list[str]) -> None:
    table, people = begun(site)
    steps = moves(table, people, hexes, 2)
    watcher = site.person()
    texts = [
        watcher.http.get(f"/api/tables/{table}/history", params={"events": True}).text,
        *(watcher.http.get(f"/api/tables/{table}/history/{seq}").text for seq in steps),
    ]
    mine = people[0].http.get(f"/api/tables/{table}/history/{max(steps)}", params={"seat": 0}).text
    for key in ('"hand"', '"worth"'):
        assert key in mine
        assert not [text for text in texts if key in text]
    assert "HandDealt" not in texts[0]
    assert "HandDealt" in people[0].http.get(f"/api/tables/{table}/history?events=true&seat=0").text


def test_other_eyes_are_lent_only_when_the_game_is_over(site: Served, hexes: list[str]) -> None:
    table, people = begun(site)
    seq = max(moves(table, people, hexes, 1))
    moment = f"/api/tables/{table}/history/{seq}"
    for path in (f"/api/tables/{table}/history", moment):
        for asker in (people[1], site.person()):
            refused = asker.http.get(path, params={"seat": 0})
            assert (refused.status_code, refused.json()["code"]) == (403, "NOT_SEATED")
    refused = people[0].http.get(moment, params={"seat": 0, "hands": True})
    assert (refused.status_code, refused.json()["code"]) == (422, "NOT_OVER")
    mine = people[0].get(moment, params={"seat": 0})
    for person in people[1:]:
        person.post(f"/api/tables/{table}/replace", {"seat": people.index(person)})
    people[0].post(f"/api/tables/{table}/close")
    watcher = site.person()
    assert watcher.get(moment, params={"seat": 0})["own"] == mine["own"]
    hands = watcher.get(moment, params={"hands": True})["hands"]
    assert (len(hands), hands[0]) == (SEATS, mine["own"])
    assert watcher.http.get(moment, params={"seat": SEATS}).json()["code"] == "SEAT_UNKNOWN"


@pytest.mark.parametrize("path", ["history", "history/9"])
def test_a_private_table_has_no_history_for_those_who_may_not_see_it(site: Served, path: str) -> None:
    table, people = begun(site, private=True)
    assert people[1].http.get(f"/api/tables/{table}/{path}").status_code == 200
    refused = site.person().http.get(f"/api/tables/{table}/{path}")
    assert (refused.status_code, refused.json()["code"]) == (404, "TABLE_NOT_FOUND")


def test_before_the_start_there_is_nothing_to_step_through(site: Served) -> None:
    host = site.person()
    table = new_table(host)
    assert host.get(f"/api/tables/{table}/history")["moments"] == []
    refused = host.http.get(f"/api/tables/{table}/history/1")
    assert (refused.status_code, refused.json()["code"]) == (404, "MOMENT_UNKNOWN")


def test_what_a_seat_could_know_is_told_where_a_review_is(site: Served, hexes: list[str]) -> None:
    table, people = begun(site)
    seq = max(moves(table, people, hexes, 1))
    moment = f"/api/tables/{table}/history/{seq}"
    refused = people[0].http.get(moment, params={"seat": 0, "known": True})
    assert (refused.status_code, refused.json()["code"]) == (403, "REVIEW_NOT_NOW")
    assert people[0].get(moment, params={"seat": 0})["known"] is None
    for person in people[1:]:
        person.post(f"/api/tables/{table}/replace", {"seat": people.index(person)})
    people[0].post(f"/api/tables/{table}/close")
    watcher = site.person()
    then = watcher.get(moment, params={"seat": 0, "known": True})
    assert [one["seat"] for one in then["known"]["seats"]] == [1, 2]
    shares = [seat["shares"] for seat in then["view"]["seats"]]
    for one in then["known"]["seats"]:
        assert sum(one["expected"]) == pytest.approx(shares[one["seat"]], abs=0.1)
    assert watcher.get(moment, params={"known": True})["known"] is None
    assert then["believed"] is None, "without a search nothing is guessed"
    site.site.warm_up.search_ready = lambda: True  # type: ignore[method-assign]
    mover = then["view"]["seat"]
    after = watcher.get(moment, params={"seat": mover, "known": True})
    assert [one["seat"] for one in after["believed"]] == [one["seat"] for one in after["known"]["seats"]]
    for one, sure in zip(after["believed"], after["known"]["seats"], strict=True):
        assert sum(one["hand"]) == pytest.approx(shares[one["seat"]], abs=0.1)
        assert all(count >= least - 0.01 for count, least in zip(one["hand"], sure["at_least"], strict=True))
    again = watcher.get(moment, params={"seat": mover, "known": True})
    assert again == after
    assert watcher.get(moment, params={"seat": (mover + 1) % SEATS, "known": True})["believed"] is None
    assert watcher.get(moment, params={"seat": mover})["believed"] is None
