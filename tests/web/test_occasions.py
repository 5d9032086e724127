"""Of what people are told, and whose own doing it was: then they are not."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.web.noticing import Browser, Serve, body, nothing_came_before, put, read_mail, told, with_hook
from tests.web.receiver import Receiver
from tests.web.serving import Person, Served, command_id, new_table, seed, sit
from tests.web.test_clocks import DAYS, MINUTE, SLOW, look_around
from tests.web.test_expiry import DAY, Clock

HOOKS = ["/0", "/1", "/2"]


@pytest.fixture
def clock() -> Clock:
    return Clock()


def started(site: Served, **wanted: Any) -> tuple[str, list[Person]]:
    """A running table; the webhook of each person is called like its seat."""
    people = [with_hook(site, name, path) for name, path in zip(("Ann", "Bob", "Cy"), HOOKS, strict=True)]
    table = new_table(people[0], 3, **wanted)
    for person in people:
        sit(person, table)
    people[0].post(f"/api/tables/{table}/start")
    return table, people


def to_move(receiver: Receiver) -> int:
    """The seat that was told of its turn."""
    return HOOKS.index(receiver.next()["path"])


def trade(table: str, person: Person, seat: int) -> int:
    """A whole turn; its entry."""
    with person.follows(table, seat) as stream:
        step = stream.until("step")
    return person.act(table, step, seat, next(t["actions"][0] for t in step["menu"]["trade"] if t["actions"]))


def ask_undo(table: str, person: Person, seat: int, entry: int) -> int:
    body = {"seat": seat, "entry": entry, "command": command_id()}
    return int(person.post(f"/api/tables/{table}/undo", body)["seq"])


def agree(table: str, person: Person, seat: int, asked: int) -> None:
    answer = {"seat": seat, "asked": asked, "agrees": True, "command": command_id()}
    person.post(f"/api/tables/{table}/consent", answer)


def test_whose_time_is_nearly_up_is_reminded_once(serve: Serve, receiver: Receiver, clock: Clock) -> None:
    with serve({"now": clock, "tick": SLOW}) as site:
        started(site, pace=DAYS)
        seat = to_move(receiver)
        clock.now += 18 * 60 * MINUTE
        look_around(site)
        assert receiver.next()["path"] == HOOKS[seat]
        look_around(site)
        nothing_came_before(site, receiver)


def test_a_reminder_that_a_restart_cut_off_is_sent_after_it(
    serve: Serve, receiver: Receiver, clock: Clock
) -> None:
    with serve({"now": clock, "tick": SLOW}) as site:
        started(site, pace=DAYS)
        seat = to_move(receiver)
    with serve({"now": clock, "tick": SLOW}, notice_after=3600.0) as site:
        clock.now += 18 * 60 * MINUTE
        look_around(site)
    with serve({"now": clock, "tick": SLOW}):
        assert receiver.next()["path"] == HOOKS[seat]


def test_who_asked_to_undo_is_told_that_it_is_its_turn_again(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        table, people = started(site)
        seat = to_move(receiver)
        entry = trade(table, people[seat], seat)
        assert to_move(receiver) != seat
        asked = ask_undo(table, people[seat], seat, entry)
        for other in {0, 1, 2} - {seat}:
            agree(table, people[other], other, asked)
        assert receiver.next()["path"] == HOOKS[seat]
        nothing_came_before(site, receiver)


def test_a_reminder_has_words_of_its_own_and_tells_how_much_time_is_left(
    serve: Serve, receiver: Receiver, clock: Clock
) -> None:
    with serve({"now": clock, "tick": SLOW}) as site:
        table, people = started(site, pace=DAYS, name="Sunday")
        begun = clock.now
        first = receiver.next()
        seat = HOOKS.index(first["path"])
        assert (told(first)["type"], told(first)["due_at"]) == ("your_turn", begun + DAY)
        browser = Browser.new()
        people[seat].post("/api/me/notices/push", browser.subscription())
        clock.now += 18 * 60 * MINUTE
        look_around(site)
        got = {one["headers"]["host"]: one for one in receiver.some(2)}
        hook = told(got["hook.test"])
        assert (hook["type"], hook["table"], hook["due_at"]) == ("reminder", table, begun + DAY)
        assert browser.read(body(got["push.test"])) == {
            "title": "Time is running out: Paris Connection",
            "body": "“Sunday” still waits for you: 6 h left.",
            "url": f"/t/{table}",
            "tag": table,
        }


@pytest.mark.parametrize("late", ["computer", "end"])
def test_whose_time_is_up_is_told_what_became_of_the_game(
    serve: Serve, receiver: Receiver, clock: Clock, late: str
) -> None:
    with serve({"now": clock, "tick": SLOW}, notice_after=0.3, mail_after=0.3) as site:
        table, people = started(site, pace=DAYS | {"late": late}, name="Sunday")
        seat = to_move(receiver)
        address = {"address": "late@mail.test"}
        put(people[seat], "/api/me/notices/mail", address)
        link = re.search(r"/mail/confirm/(\S+)", read_mail(receiver.next()).get_content())
        assert link
        people[seat].post(f"/api/mail/confirm/{link[1]}")
        clock.now += DAY
        look_around(site)
        got = [receiver.next() for _ in range(2 if late == "end" else 3)]
        (mail,) = [read_mail(one) for one in got if one["kind"] == "mail"]
        hooks = {one["path"]: told(one) for one in got if one["kind"] == "http"}
        mine = hooks.pop(HOOKS[seat])
        assert (mine["type"], mine["table"], mine.get("ended", False)) == ("time_up", table, late == "end")
        assert mail["Subject"] == "Your time is up: Paris Connection, Sunday"
        what = {"computer": "A computer player plays on for you", "end": "With that the game at"}
        assert what[late] in mail.get_content()
        # The computer player moved for the seat: somebody else is to move.
        assert [one["type"] for one in hooks.values()] == ([] if late == "end" else ["your_turn"])


def test_whose_consent_is_asked_is_told_of_it_and_finds_the_table_first(
    serve: Serve, receiver: Receiver, clock: Clock
) -> None:
    with serve({"now": clock}) as site:
        table, people = started(site, name="Sunday")
        seat = to_move(receiver)
        entry = trade(table, people[seat], seat)
        following = to_move(receiver)
        (asked,) = {0, 1, 2} - {seat, following}
        browser = Browser.new()
        people[asked].post("/api/me/notices/push", browser.subscription())
        number = ask_undo(table, people[seat], seat, entry)
        got = receiver.some(3)
        hooks = {one["path"]: told(one) for one in got if one["headers"]["host"] == "hook.test"}
        assert set(hooks) == {HOOKS[asked], HOOKS[following]}
        name = ("Ann", "Bob", "Cy")[seat]
        wanted = {"type": "consent", "table": table, "by": name, "wish": "undo", "due_at": clock.now + DAY}
        assert hooks[HOOKS[asked]].items() >= wanted.items()
        (pushed,) = [one for one in got if one["headers"]["host"] == "push.test"]
        shown = browser.read(body(pushed))
        assert shown["title"] == f"{name} asks to undo: Paris Connection"
        assert shown["body"] == "“Sunday” waits for your answer: 24 h left."
        (line,) = people[asked].get("/api/tables?mine=true")["tables"]
        assert (line["waits_for_me"], line["asks_me"]) == (True, True)
        (line,) = people[seat].get("/api/tables?mine=true")["tables"]
        assert (line["waits_for_me"], line["asks_me"]) == (False, False)
        agree(table, people[asked], asked, number)
        (line,) = people[asked].get("/api/tables?mine=true")["tables"]
        assert (line["waits_for_me"], line["asks_me"]) == (False, False)
        # A request that has lapsed waits for nobody; the turn still does.
        clock.now += DAY
        (line,) = people[following].get("/api/tables?mine=true")["tables"]
        assert (line["waits_for_me"], line["asks_me"]) == (True, False)
        nothing_came_before(site, receiver)


def test_whoever_answers_in_time_is_not_told(serve: Serve, receiver: Receiver) -> None:
    with serve(notice_after=0.3) as site:
        table, people = started(site)
        seat = to_move(receiver)
        answer = {"seat": seat, "command": command_id()}
        asked = people[seat].post(f"/api/tables/{table}/end", answer)["seq"]
        people[seat].post(
            f"/api/tables/{table}/consent",
            {"seat": seat, "asked": asked, "agrees": False, "command": command_id()},
        )
        nothing_came_before(site, receiver)


def test_the_host_is_told_when_the_last_seat_is_taken_by_another(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        host = with_hook(site, "Host")
        table = new_table(host, 3, name="Sunday")
        sit(host, table)
        sit(site.person().named("Bob"), table)
        nothing_came_before(site, receiver)
        sit(site.person().named("Cy"), table)
        got = receiver.next()
        assert (got["path"], told(got)["type"], told(got)["table"]) == ("/hook", "table_full", table)
        other = new_table(host, 3, computers={"1": "random"})
        sit(site.person().named("Eve"), other)
        sit(host, other)
        nothing_came_before(site, receiver)


def test_after_a_restart_the_host_who_filled_the_table_is_not_told_of_it_and_another_is(
    serve: Serve, receiver: Receiver
) -> None:
    with serve(notice_after=3600.0) as site:
        host, other = with_hook(site, "Host"), with_hook(site, "Other", "/other")
        own, full = new_table(host, 3, computers={"1": "random"}), new_table(other, 3)
        sit(site.person().named("Bob"), own)
        sit(host, own)
        sit(other, full)
        for name in ("Cy", "Di"):
            sit(site.person().named(name), full)
    with serve() as site:
        assert receiver.next()["path"] == "/other"
        nothing_came_before(site, receiver)


def ended(site: Served, **wanted: Any) -> tuple[str, Person, Person]:
    """A table whose game is over, and two who played there; the second has a webhook."""
    ann, bob = site.person().named("Ann"), with_hook(site, "Bob", "/bob")
    table = new_table(ann, 3, computers={"2": "random"}, sit=seed(), **wanted)
    bob.post(f"/api/invites/{ann.get(f'/api/tables/{table}/invite')['code']}")
    sit(bob, table, 1)
    ann.post(f"/api/tables/{table}/start")
    for seat, person in enumerate((ann, bob)):
        person.post(f"/api/tables/{table}/concede", {"seat": seat, "command": command_id()})
    return table, ann, bob


def test_who_is_to_play_again_is_told_and_finds_the_table_until_it_has_begun(
    serve: Serve, receiver: Receiver
) -> None:
    with serve(notice_after=0.5) as site:
        table, ann, bob = ended(site, private=True, name="Sunday")
        following = ann.post(f"/api/tables/{table}/rematch", {"seed": seed()})["table"]
        got = receiver.next()
        assert got["path"] == "/bob"
        wanted = {"type": "rematch", "table": following, "by": "Ann", "name": "Sunday"}
        assert told(got).items() >= wanted.items()
        mine = {one["table"]: one for one in bob.get("/api/tables?mine=true")["tables"]}
        assert (mine[following]["invited"], mine[table]["invited"]) == (True, False)
        assert not any(one["invited"] for one in ann.get("/api/tables?mine=true")["tables"])
        sit(bob, following)
        mine = {one["table"]: one for one in bob.get("/api/tables?mine=true")["tables"]}
        assert not mine[following]["invited"]


def test_who_plays_again_at_once_is_not_told(serve: Serve, receiver: Receiver) -> None:
    with serve(notice_after=0.5) as site:
        table, ann, bob = ended(site)
        ann.post(f"/api/tables/{table}/rematch", {"seed": seed()})
        bob.post(f"/api/tables/{table}/rematch", {"seed": seed()})
        nothing_came_before(site, receiver)


def test_an_invitation_is_kept_until_no_seat_is_free(site: Served) -> None:
    host, guest = site.person().named("Host"), site.person()
    table = new_table(host, 3, private=True, computers={"1": "random"}, sit=seed())
    guest.post(f"/api/invites/{host.get(f'/api/tables/{table}/invite')['code']}")

    def mine() -> list[tuple[str, bool]]:
        return [(one["table"], one["invited"]) for one in guest.get("/api/tables?mine=true")["tables"]]

    assert mine() == [(table, True)]
    seat = sit_by_code(site, host, table)
    assert mine() == []
    host.post(f"/api/tables/{table}/remove", {"seat": seat})
    assert mine() == [(table, True)]
    assert guest.get("/api/tables?mine=true&status=running")["tables"] == []
    assert site.person().get("/api/tables?mine=true")["tables"] == []


def sit_by_code(site: Served, host: Person, table: str) -> int:
    somebody = site.person().named("Quick")
    somebody.post(f"/api/invites/{host.get(f'/api/tables/{table}/invite')['code']}")
    return sit(somebody, table)


def test_who_was_sent_away_is_no_longer_invited(site: Served) -> None:
    host, guest = site.person().named("Host"), site.person().named("Guest")
    table = new_table(host, 3, private=True, sit=seed())
    guest.post(f"/api/invites/{host.get(f'/api/tables/{table}/invite')['code']}")
    seat = sit(guest, table)
    host.post(f"/api/tables/{table}/remove", {"seat": seat})
    assert guest.get("/api/tables?mine=true")["tables"] == []


def test_an_invitation_can_be_declined(site: Served) -> None:
    host, guest = site.person().named("Host"), site.person().named("Guest")
    table = new_table(host, 3, private=True, sit=seed())
    code = host.get(f"/api/tables/{table}/invite")["code"]
    guest.post(f"/api/invites/{code}")
    guest.post(f"/api/tables/{table}/decline")
    assert guest.get("/api/tables?mine=true")["tables"] == []
    guest.post(f"/api/invites/{code}")
    assert [one["table"] for one in guest.get("/api/tables?mine=true")["tables"]] == [table]
