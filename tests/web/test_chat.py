"""Talk at tables: who is told what, mute and block, reports, and what a line may be."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import FREE, Person, Served, new_table, served, sit

from wissel.core.problems import ProblemError
from wissel.web.limits import Rate
from wissel.web.settings import Settings
from wissel.web.talk import MOST, spoken


def begun(site: Served, **wanted: Any) -> tuple[str, list[Person]]:
    people = [site.person().named(f"Person {number}") for number in range(3)]
    table = new_table(people[0], 3, **wanted)
    code = people[0].get(f"/api/tables/{table}/invite")["code"]
    for person in people:
        person.post(f"/api/invites/{code}")
        sit(person, table)
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def say(person: Person, table: str, text: str) -> Any:
    return person.post(f"/api/tables/{table}/chat", {"text": text})


def heard(person: Person, table: str) -> list[str]:
    return [line["text"] or line["reaction"] for line in person.get(f"/api/tables/{table}/chat")["lines"]]


def test_what_a_seat_says_reaches_all_with_its_place_in_the_log(site: Served) -> None:
    table, people = begun(site)
    watcher = site.person()
    with people[1].follows(table, 1) as playing, watcher.follows(table) as watching:
        for stream in (playing, watching):
            stream.until("step")
        line = say(people[0], table, "  Good   luck! ")
        for stream in (playing, watching):
            assert stream.until("chat")["line"] == line
    assert (line["text"], line["name"], line["seat"]) == ("Good luck!", "Person 0", 0)
    assert line["seq"] == people[0].get(f"/api/tables/{table}/history")["seq"]
    people[2].post(f"/api/tables/{table}/chat", {"reaction": "thanks"})
    assert heard(watcher, table) == heard(people[1], table) == ["Good luck!", "thanks"]


def test_who_plays_is_told_what_watchers_say_only_when_the_game_is_over(site: Served) -> None:
    table, people = begun(site)
    watcher, other = site.person(), site.person()
    with (
        people[1].follows(table, 1) as playing,
        people[1].follows(table) as peeking,
        other.follows(table) as watching,
    ):
        for stream in (playing, peeking, watching):
            stream.until("step")
        say(watcher, table, "Take the blue one")
        say(people[0], table, "Hm")
        assert watching.until("chat")["line"]["text"] == "Take the blue one"
        for stream in (playing, peeking):
            assert stream.until("chat")["line"]["text"] == "Hm"
    assert heard(people[1], table) == ["Hm"]
    assert heard(other, table) == heard(watcher, table) == ["Take the blue one", "Hm"]
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/replace", {"seat": seat})
    people[0].post(f"/api/tables/{table}/close")
    assert heard(people[1], table) == ["Take the blue one", "Hm"]


def test_nobody_talks_at_a_private_table_who_may_not_see_it(site: Served) -> None:
    table, _ = begun(site, private=True)
    stranger = site.person()
    assert stranger.http.get(f"/api/tables/{table}/chat").status_code == 404
    assert stranger.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}).status_code == 404


def test_muted_is_not_heard_and_blocked_hears_not_either(site: Served) -> None:
    table, (ann, ben, cas) = begun(site)
    bens = ben.get("/api/me")["person"]
    say(ben, table, "one")
    told = ann.http.put("/api/silence", json={"person": bens, "kind": "mute"}).json()
    assert told == {bens: "mute"}
    assert heard(ann, table) == []
    say(ann, table, "two")
    assert heard(ben, table) == ["one", "two"]
    cas.http.put("/api/silence", json={"person": bens, "kind": "block"})
    with ann.follows(table, 0) as muting, ben.follows(table, 1) as blocked, cas.follows(table, 2) as blocking:
        for stream in (muting, blocked, blocking):
            stream.until("step")
        say(cas, table, "three")
        say(ben, table, "four")
        say(ann, table, "five")
        assert [muting.until("chat")["line"]["text"] for _ in range(2)] == ["three", "five"]
        assert [blocked.until("chat")["line"]["text"] for _ in range(2)] == ["four", "five"]
        assert [blocking.until("chat")["line"]["text"] for _ in range(2)] == ["three", "five"]
    assert heard(ben, table) == ["one", "two", "four", "five"]
    cas.http.put("/api/silence", json={"person": bens, "kind": None})
    assert heard(cas, table) == ["one", "two", "three", "four", "five"]
    assert ann.http.put("/api/silence", json={"person": "nobody", "kind": "mute"}).status_code == 404


def test_a_reported_line_is_kept_for_the_host_of_the_server(tmp_path: Path) -> None:
    with served(tmp_path) as site:
        table, (ann, ben, _) = begun(site)
        line = say(ben, table, "rude")
        for _ in range(2):
            answer = ann.http.post(f"/api/tables/{table}/chat/{line['id']}/report", json={})
            assert answer.status_code == 204
        assert ann.http.post(f"/api/tables/{table}/chat/999/report", json={}).status_code == 404
    rows = sqlite3.connect(tmp_path / "wissel.sqlite3").execute(
        "SELECT table_id, person_id, text FROM chat_reports"
    )
    assert rows.fetchall() == [(table, line["person"], "rude")]


def test_a_muted_person_and_a_chatterbox_are_stopped(tmp_path: Path) -> None:
    rates = FREE | {"chat": (Rate(0.001, 2), Rate(100, 100))}
    with served(tmp_path, Settings(rates=rates)) as site:
        table, (ann, ben, _) = begun(site)
        for text in ("one", "two"):
            say(ann, table, text)
        assert ann.post(f"/api/tables/{table}/chat", {"text": "three"}, status=429)["code"] == "RATE_LIMITED"
        say(ben, table, "I am heard")


@pytest.mark.parametrize(
    "body", [{}, {"text": "a", "reaction": "wow"}, {"reaction": "lol"}, {"text": "x" * 2_000}]
)
def test_a_line_is_a_text_or_one_of_the_reactions(site: Served, body: Any) -> None:
    host = site.person()
    host.post(f"/api/tables/{new_table(host)}/chat", body, status=400)


def test_a_line_keeps_words_and_nothing_that_hides_or_turns() -> None:
    assert spoken(" a\n\tb  c ") == "a b c"
    assert spoken("ab\u202ecd\u200b\u0007e") == "abcde"
    assert spoken("e" + "\u0301" * 9 + "!") == "\u00e9\u0301\u0301!"
    assert spoken("<b>&amp;") == "<b>&amp;"
    assert spoken("x" * MOST) == "x" * MOST
    for nothing in ("", "  ", "\u200b\u202e", "x" * (MOST + 1), "\u0301"):
        with pytest.raises(ProblemError, match="BAD_LINE"):
            spoken(nothing)


def test_what_is_said_by_way_of_another_server_on_the_database_is_heard_once(tmp_path: Path) -> None:
    with served(tmp_path) as one, served(tmp_path) as other:
        host, watcher = one.person().named("Ada"), other.person()
        table = new_table(host)
        with host.follows(table) as here, watcher.follows(table) as there:
            here.until("step")
            there.until("step")
            lines = [say(host, table, text) for text in ("One", "Two")]
            for stream in (here, there):
                assert [stream.until("chat")["line"] for _ in lines] == lines
            answer = watcher.named("Bob").post(f"/api/tables/{table}/chat", {"text": "Three"})
            for stream in (here, there):
                assert stream.until("chat")["line"] == answer
