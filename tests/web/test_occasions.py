"""Of what people are told, and whose own doing it was: then they are not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.noticing import Serve, nothing_came_before, with_hook
from tests.web.receiver import Receiver
from tests.web.serving import Person, Served, command_id, new_table, sit
from tests.web.test_clocks import DAYS, MINUTE, SLOW, look_around
from tests.web.test_expiry import Clock

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
