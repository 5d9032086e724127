"""Reviews of games: who may have one, that it is worked out once, in the background, and can be given up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Person, Served, command_id, first_action, seed, served, wait_until

from wissel.bots.advice import Advice, Judgement
from wissel.bots.budget import CROWD
from wissel.core.game import Game, GameMap
from wissel.tables.history import Decided
from wissel.web.reviews import Cancelled


@dataclass
class Reviewer:
    """Judges without a search: slowly while `gate` is closed."""

    gate: threading.Event = field(default_factory=threading.Event)
    asked: list[Decided] = field(default_factory=list)
    given_up: int = 0
    fails: bool = False

    def __call__(
        self, _: Game, __: GameMap, decided: Decided, seed: int, cancelled: Cancelled
    ) -> Judgement | None:
        if self.fails:
            raise RuntimeError("the search broke")
        while not self.gate.wait(0.005):
            if cancelled():
                self.given_up += 1
                return None
        self.asked.append(decided)
        if decided.action == "finish":
            return None
        return Judgement(
            0.5, 0.25, (Advice("finish", 0.5, 0.5, seed % 7), Advice(decided.action, 0.25, 0.4, 1))
        )


async def at_once() -> None:
    """The search is ready."""


@pytest.fixture
def reviewer() -> Reviewer:
    double = Reviewer()
    double.gate.set()
    return double


@pytest.fixture
def reviewed(tmp_path: Path, reviewer: Reviewer) -> Iterator[Served]:
    with served(tmp_path, reviewer=reviewer) as running:
        running.site.reviews._prepared = at_once
        yield running


def practice(site: Served, actions: int = 2, **wanted: Any) -> tuple[str, Person]:
    """A person's game against computer players, some actions old, with the person to move."""
    person = site.person().named("Ada")
    body = {
        "game": "paris-connection",
        "seats": 3,
        "computers": {"1": "planner", "2": "planner"},
        "sit": seed(),
        "start": True,
        "rated": False,
        **wanted,
    }
    table = str(person.post("/api/tables", body)["table"])
    rules = person.get("/api/games/paris-connection/maps/france")["rules"]
    hexes = [str(each["id"]) for each in rules["hexes"]]
    with person.follows(table, 0) as stream:
        for _ in range(actions):
            my_turn(stream)
            seq = person.act(table, stream.step, 0, first_action(stream.step["menu"], hexes))
            stream.until_seq(seq)
        my_turn(stream)
    return table, person


def my_turn(stream: Any) -> None:
    while stream.step is None or stream.step["decision"] is None:
        stream.next()


def give_up(table: str, person: Person) -> None:
    """Ends the game."""
    person.post(f"/api/tables/{table}/concede", {"seat": 0, "command": command_id()})


def review_of(person: Person, table: str, **params: int) -> Any:
    return person.get(f"/api/tables/{table}/review", params=params)


def wait_for(person: Person, table: str, state: str, **params: int) -> Any:
    wait_until(lambda: bool(review_of(person, table, **params)["state"] == state))
    return review_of(person, table, **params)


def test_when_the_game_is_over_everybody_who_may_see_it_can_have_it_reviewed(
    reviewed: Served, reviewer: Reviewer
) -> None:
    table, person = practice(reviewed)
    give_up(table, person)
    watcher = reviewed.person()
    assert review_of(watcher, table)["state"] == "none"
    watcher.post(f"/api/tables/{table}/review")
    told = wait_for(person, table, "done")
    moments = person.get(f"/api/tables/{table}/history")["moments"]
    acted = [one for one in moments if one["action"] is not None]
    assert [one.seq for one in reviewer.asked] == [one["seq"] for one in acted]
    assert [(one["seq"], one["seat"], one["action"]) for one in told["decisions"]] == [
        (one["seq"], one["seat"], one["action"]) for one in acted if one["action"] != "finish"
    ]
    first = told["decisions"][0]
    assert (first["chance"], first["loss"]) == (0.5, 0.25)
    assert [one["action"] for one in first["best"]] == ["finish", first["action"]]
    before = [one["seq"] for one in moments if one["seq"] < first["seq"]]
    assert first["before"] == before[-1]
    assert told["seat"] is None


def test_a_review_is_worked_out_once_and_found_again_after_a_restart(tmp_path: Path) -> None:
    first, second = Reviewer(), Reviewer()
    first.gate.set()
    with served(tmp_path, reviewer=first) as site:
        site.site.reviews._prepared = at_once
        table, person = practice(site)
        give_up(table, person)
        person.post(f"/api/tables/{table}/review")
        told = wait_for(person, table, "done")
        asked = len(first.asked)
        assert person.post(f"/api/tables/{table}/review") == told
        assert len(first.asked) == asked > 0
    with served(tmp_path, reviewer=second) as site:
        assert site.person().post(f"/api/tables/{table}/review") == told
    assert second.asked == []


def test_while_it_is_worked_out_all_are_told_how_far_it_is(reviewed: Served, reviewer: Reviewer) -> None:
    table, person = practice(reviewed)
    give_up(table, person)
    later, other = practice(reviewed, 0)
    give_up(later, other)
    reviewer.gate.clear()
    person.post(f"/api/tables/{table}/review")
    running = wait_for(reviewed.person(), table, "running")
    assert (running["done"], running["decisions"]) == (0, [])
    assert running["count"] >= 2
    waiting = other.post(f"/api/tables/{later}/review")
    assert (waiting["state"], waiting["ahead"]) == ("waiting", 1)
    reviewer.gate.set()
    told = wait_for(person, table, "done")
    assert told["done"] == len(told["decisions"])
    rest = review_of(person, table, after=told["decisions"][0]["seq"])
    assert rest["decisions"] == told["decisions"][1:]
    assert wait_for(other, later, "done")["ahead"] == 0


def test_it_ends_when_nobody_wants_it_any_more(reviewed: Served, reviewer: Reviewer) -> None:
    table, person = practice(reviewed)
    give_up(table, person)
    other = reviewed.person()
    reviewer.gate.clear()
    path = f"/api/tables/{table}/review"
    person.post(path)
    other.post(path)
    wait_for(person, table, "running")
    assert person.http.delete(path).json()["state"] == "running"
    assert other.http.delete(path).json()["state"] == "none"
    wait_until(lambda: reviewer.given_up > 0)
    assert reviewer.asked == []
    reviewer.gate.set()
    person.post(path)
    assert wait_for(person, table, "done")["decisions"]


def test_one_that_waits_can_be_given_up_and_the_others_go_on(reviewed: Served, reviewer: Reviewer) -> None:
    tables = [practice(reviewed, 1) for _ in range(3)]
    for table, person in tables:
        give_up(table, person)
    reviewer.gate.clear()
    for table, person in tables:
        person.post(f"/api/tables/{table}/review")
    (first, ann), (second, ben), (third, cas) = tables
    wait_for(ann, first, "running")
    assert ben.http.delete(f"/api/tables/{second}/review").json()["state"] == "none"
    assert review_of(cas, third)["ahead"] == 1
    reviewer.gate.set()
    wait_for(cas, third, "done")
    assert review_of(ben, second)["state"] == "none"


def test_in_a_running_game_only_who_practises_alone_may_ask_and_only_about_the_own_seat(
    reviewed: Served, reviewer: Reviewer
) -> None:
    table, person = practice(reviewed)
    path = f"/api/tables/{table}/review"
    assert person.post(path, {}, 422)["code"] == "NOT_OVER"
    assert person.post(path, {"seat": 1}, 403)["code"] == "NOT_SEATED"
    assert reviewed.person().post(path, {"seat": 0}, 403)["code"] == "NOT_SEATED"
    assert reviewed.person().http.get(path, params={"seat": 0}).json()["code"] == "NOT_SEATED"
    person.post(path, {"seat": 0})
    told = wait_for(person, table, "done", seat=0)
    assert {one["seat"] for one in told["decisions"]} == {0}
    assert {one.seat for one in reviewer.asked} == {0}


@pytest.mark.parametrize("wanted", [{"rated": True}, {"computers": {"1": "planner"}, "start": False}])
def test_a_running_game_for_the_ratings_or_among_people_is_not_reviewed(
    reviewed: Served, wanted: dict[str, Any]
) -> None:
    person = reviewed.person().named("Ada")
    body = {
        "game": "paris-connection",
        "seats": 3,
        "computers": {"1": "planner", "2": "planner"},
        "sit": seed(),
        "start": True,
        "rated": False,
        **wanted,
    }
    table = str(person.post("/api/tables", body)["table"])
    path = f"/api/tables/{table}/review"
    if not body["start"]:
        assert person.post(path, {"seat": 0}, 422)["code"] == "NOT_STARTED"
        reviewed.person().named("Bo").post(f"/api/tables/{table}/sit", {"seed": seed(), "seat": 2})
        person.post(f"/api/tables/{table}/start")
    assert person.post(path, {"seat": 0}, 403)["code"] == "REVIEW_NOT_NOW"


def test_a_game_that_goes_on_is_reviewed_on_from_where_it_was(reviewed: Served, reviewer: Reviewer) -> None:
    table, person = practice(reviewed)
    person.post(f"/api/tables/{table}/review", {"seat": 0})
    wait_for(person, table, "done", seat=0)
    known = {one.seq for one in reviewer.asked if one.action != "finish"}
    give_up(table, person)
    person.post(f"/api/tables/{table}/review")
    told = wait_for(person, table, "done")
    seqs = [one.seq for one in reviewer.asked]
    assert known
    assert all(seqs.count(seq) == 1 for seq in known)
    assert known <= {one["seq"] for one in told["decisions"]}


def test_it_stands_back_while_computer_players_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wissel.web.reviews.PATIENCE_S", 1000.0)
    held: list[bool] = []

    def reviewer(_: Game, __: GameMap, ___: Decided, ____: int, cancelled: Cancelled) -> Judgement | None:
        held.append(cancelled())
        return None

    with served(tmp_path, reviewer=reviewer) as site:
        site.site.reviews._prepared = at_once
        table, person = practice(site)
        give_up(table, person)
        with CROWD.member():
            person.post(f"/api/tables/{table}/review")
            wait_for(person, table, "running")
            for _ in range(3):
                assert review_of(person, table)["done"] == 0
            assert held == []
        wait_for(person, table, "done")
        assert held
        assert not any(held)


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(reviewed: Served, reviewer: Reviewer) -> None:
    table, person = practice(reviewed, 1)
    give_up(table, person)
    reviewer.fails = True
    person.post(f"/api/tables/{table}/review")
    wait_for(person, table, "failed")
    reviewer.fails = False
    person.post(f"/api/tables/{table}/review")
    wait_for(person, table, "done")


def test_only_so_many_wait(reviewed: Served, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wissel.web.reviews.MOST_WAITING", 1)
    reviewer.gate.clear()
    first, ann = practice(reviewed, 1)
    second, ben = practice(reviewed, 0)
    give_up(first, ann)
    give_up(second, ben)
    ann.post(f"/api/tables/{first}/review")
    assert ben.post(f"/api/tables/{second}/review", {}, 503)["code"] == "REVIEWS_FULL"
    reviewer.gate.set()
    wait_for(ann, first, "done")
    ben.post(f"/api/tables/{second}/review")
    wait_for(ben, second, "done")


def test_a_private_game_has_no_review_for_those_who_may_not_see_it(reviewed: Served) -> None:
    table, person = practice(reviewed, 0, private=True)
    give_up(table, person)
    path = f"/api/tables/{table}/review"
    for refused in (reviewed.person().http.get(path), reviewed.person().http.post(path, json={})):
        assert (refused.status_code, refused.json()["code"]) == (404, "TABLE_NOT_FOUND")


def test_until_the_search_is_ready_it_says_that_it_is_prepared(reviewed: Served) -> None:
    ready = asyncio.Event()

    async def later() -> None:
        await ready.wait()

    reviewed.site.reviews._prepared = later
    table, person = practice(reviewed, 0)
    give_up(table, person)
    person.post(f"/api/tables/{table}/review")
    wait_for(person, table, "preparing")
    reviewed.loop().call_soon_threadsafe(ready.set)
    wait_for(person, table, "done")
