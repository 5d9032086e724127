"""Who watches sees a game as its table has it: at once, so many minutes later, or not while it is played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.routes import HTTPRoute
from tests.web.serving import Person, Served, Stream, first_action, new_table, served, sit
from websockets.exceptions import ConnectionClosed

MINUTE = 60_000
DELAY = 5
SEATS = 3


@dataclass
class Room:
    """A table with people on all its seats, and the time of day."""

    site: Served
    clock: list[int]
    hexes: list[str]
    people: list[Person]
    table: str
    watching: Stream
    """The first person's own second screen, which sees everything at once."""
    seqs: list[int] = field(default_factory=list)

    def start(self) -> int:
        self.seqs.append(int(self.people[0].post(f"/api/tables/{self.table}/start")["seq"]))
        self.watching.until_seq(self.seqs[-1])
        return self.seqs[-1]

    def move(self) -> int:
        """Whoever is to move does what the menu has first, a minute after the last move."""
        self.clock[0] += MINUTE
        seat = self.watching.step["view"]["seat"]
        with self.people[seat].follows(self.table, seat) as stream:
            step = stream.until("step")
            action = first_action(step["menu"], self.hexes)
            self.seqs.append(self.people[seat].act(self.table, step, seat, action))
        self.watching.until_seq(self.seqs[-1])
        return self.seqs[-1]

    def told(self) -> dict[int, str]:
        """By entry, the step as it is sent to those who see the table at once without a side."""
        steps = [text for text in self.watching.texts if text.startswith('{"type":"step"')]
        return {json.loads(text)["seq"]: text for text in steps}


Timed = tuple[Served, list[int]]
"""A server, and the time of its day."""


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    clock = [1_800_000_000_000]
    with served(tmp_path_factory.mktemp("timed"), now=lambda: clock[0], tick=0.02) as site:
        yield site, clock


@contextmanager
def room(timed: Timed, hexes: list[str], watch_after: int | None) -> Iterator[Room]:
    site, clock = timed
    people = [site.person() for _ in range(SEATS)]
    table = new_table(people[0], SEATS, watch_after=watch_after, name="Ours")
    for person in people:
        sit(person, table)
    with people[0].follows(table) as watching:
        watching.until("step")
        yield Room(site, clock, hexes, people, table, watching)


def steps_before_mark(person: Person, table: str, stream: Stream) -> list[str]:
    """The steps that have come by now: what watchers say is told at once, after all that was told before."""
    mark = f"mark {len(stream.texts)}"
    person.post(f"/api/tables/{table}/chat", {"text": mark})
    steps: list[str] = []
    while True:
        message = stream.next()
        if message["type"] == "chat" and message["line"]["text"] == mark:
            return steps
        if message["type"] == "step":
            steps.append(stream.texts[-1])


def ways_out(site: Served, table: str, visitor: Person) -> dict[str, bytes]:
    """The answer of every address under which something about a table or a list of tables can be had."""
    app: Any = site.server.config.app
    paths = [
        path
        for route in app.routes
        if isinstance(route, HTTPRoute) and "GET" in route.methods
        for path in [route.path_format.replace("{table_id}", table).replace("{seq}", "3")]
        if "/api/tables/" in path and not path.endswith(("/stream", "/spectate"))
    ]
    assert {f"/api/tables/{table}{rest}" for rest in ("", "/history", "/export", "/chat")} <= set(paths)
    paths = [f"{path}?seat=0" if path.endswith("/legal") else path for path in paths]
    paths += [f"/api/tables?status={status}" for status in ("open", "running", "finished")]
    return {path: visitor.http.get(path).content for path in paths}


def test_who_watches_later_gets_each_step_at_its_time_byte_for_byte(timed: Timed, hexes: list[str]) -> None:
    with room(timed, hexes, DELAY) as at:
        watcher = at.site.person().named("Watcher")
        with watcher.follows(at.table) as early:
            assert early.until("step")["view"] is None
            begun = at.clock[0]
            started = at.start()
            assert early.until("resync")["code"] == "SEEN_LATER"
        with watcher.follows(at.table) as late:
            assert late.until("step")["seq"] == started - 1
            assert (late.table["table"]["status"], late.table["behind"]) == ("open", DELAY)
            assert late.table["first_at"] == begun + DELAY * MINUTE
            moves = [at.move() for _ in range(4)]
            assert steps_before_mark(watcher, at.table, late) == []
            at.clock[0] = begun + DELAY * MINUTE
            late.until_seq(started)
            for number, seq in enumerate(moves, start=1):
                assert steps_before_mark(watcher, at.table, late) == []
                at.clock[0] = begun + (DELAY + number) * MINUTE
                late.until_seq(seq)
            steps = [text for text in late.texts if text.startswith('{"type":"step"')]
            assert steps[1:] == [at.told()[seq] for seq in (started, *moves)]
            assert (late.table["table"]["status"], late.table["first_at"]) == ("running", None)


def test_until_its_time_comes_no_byte_of_any_answer_depends_on_what_is_played(
    timed: Timed, hexes: list[str]
) -> None:
    with room(timed, hexes, DELAY) as at:
        at.start()
        watcher = at.site.person()
        before = ways_out(at.site, at.table, watcher)
        at.people[0].post(f"/api/tables/{at.table}/chat", {"text": "Well begun"})
        at.move()
        at.move()
        at.people[1].post(f"/api/tables/{at.table}/replace", {"seat": 1})
        at.clock[0] += MINUTE
        after = ways_out(at.site, at.table, watcher)
        assert after == before
        assert b"Well begun" in ways_out(at.site, at.table, at.people[1])[f"/api/tables/{at.table}/chat"]
        at.clock[0] += DELAY * MINUTE
        shown = ways_out(at.site, at.table, watcher)
        assert b"Well begun" in shown[f"/api/tables/{at.table}/chat"]
        assert len(json.loads(shown[f"/api/tables/{at.table}/history"])["moments"]) >= 3


def test_programs_that_watch_later_get_the_same_lines(timed: Timed, hexes: list[str]) -> None:
    with room(timed, hexes, DELAY) as at:
        at.start()
        at.move()
        with at.site.person().http.stream("GET", f"/api/tables/{at.table}/stream") as answer:
            lines = answer.iter_lines()
            table, step = json.loads(next(lines)), json.loads(next(lines))
        assert (table["behind"], table["table"]["status"]) == (DELAY, "open")
        assert (step["view"], step["events"][-1]["event"]["type"]) == (None, "SeatTaken")


def test_what_was_taken_back_since_is_still_there_for_those_who_see_it_later(
    timed: Timed, hexes: list[str]
) -> None:
    with room(timed, hexes, DELAY) as at:
        at.start()
        placed = at.move()
        at.clock[0] += DELAY * MINUTE
        seat = at.watching.step["view"]["seat"]
        body = {"seat": seat, "command": "take-it-back"}
        at.people[seat].post(f"/api/tables/{at.table}/take-back", body)
        watcher = at.site.person()
        seen = watcher.get(f"/api/tables/{at.table}/history")
        assert [moment["seq"] for moment in seen["moments"]][-1] == placed
        own = at.people[seat].get(f"/api/tables/{at.table}/history")
        assert placed not in [moment["seq"] for moment in own["moments"]]
        at.clock[0] += DELAY * MINUTE
        assert watcher.get(f"/api/tables/{at.table}/history")["moments"] == own["moments"]


def test_those_at_the_table_see_how_many_watch_it_later(timed: Timed, hexes: list[str]) -> None:
    with room(timed, hexes, DELAY) as at:
        at.start()
        with at.site.person().follows(at.table) as late:
            late.until("step")
            at.watching.until("table", watchers=1)
        at.watching.until("table", watchers=0)


def test_a_game_that_nobody_may_watch_is_nowhere_until_it_is_over(timed: Timed, hexes: list[str]) -> None:
    with room(timed, hexes, None) as at:
        stranger = at.site.person()
        with stranger.follows(at.table) as early:
            early.until("step")
            at.start()
            assert early.until("resync")["code"] == "SEEN_LATER"
        at.move()
        for path, answer in ways_out(at.site, at.table, stranger).items():
            told: Any = json.loads(answer)
            if path.startswith("/api/tables?"):
                assert at.table not in [line["table"] for line in told["tables"]]
            else:
                assert (told["code"], told["args"]) == ("NOBODY_WATCHES", {})
        refused = stranger.http.get(f"/api/tables/{at.table}/stream")
        assert (refused.status_code, refused.json()["code"]) == (403, "NOBODY_WATCHES")
        with stranger.follows(at.table) as stream, pytest.raises(ConnectionClosed, match="NOBODY_WATCHES"):
            stream.next()
        for seat, person in enumerate(at.people):
            assert person.get("/api/tables?mine=true")["tables"][0]["table"] == at.table
            with person.follows(at.table, seat) as own:
                assert own.until("step")["own"] is not None
        for person in at.people[1:]:
            person.post(f"/api/tables/{at.table}/replace", {"seat": at.people.index(person)})
        at.people[0].post(f"/api/tables/{at.table}/close")
        assert stranger.get(f"/api/tables/{at.table}")["status"] == "closed"
        assert stranger.get(f"/api/tables/{at.table}/history")["moments"]
