"""Hints: where the table allows them, from the own observation alone, and never in a rated game."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import DEADLINE, Person, Served, new_table, seed, served, sit, wait_until

from wissel.bots.advice import Advice
from wissel.core.game import Game, GameMap, Record
from wissel.tables.position import Position
from wissel.web.limits import Rate
from wissel.web.settings import Settings, default_rates
from wissel.web.wire_review import Hint


@dataclass
class Adviser:
    """Advises without a search."""

    asked: list[bytes] = field(default_factory=list)
    go_on: threading.Event = field(default_factory=threading.Event)
    """Unset: it thinks for ever."""

    def __post_init__(self) -> None:
        self.go_on.set()

    def __call__(self, game: Game, game_map: GameMap, seen: Record, _: int) -> tuple[Advice, ...]:
        self.asked.append(seen.tobytes())
        assert self.go_on.wait(DEADLINE)
        action = game.action_text(game_map, seen, 0)
        # No two thoughts are quite alike.
        return (Advice(action, 0.25 * len(self.asked), 0.3, 9),)


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


@pytest.fixture
def advised(tmp_path: Path, adviser: Adviser) -> Iterator[Served]:
    with served(tmp_path, adviser=adviser) as running:
        running.site.hints._ready = lambda: True
        yield running


def practice(site: Served, **wanted: Any) -> tuple[str, Person]:
    """A game against computer players, with the person to move."""
    person = site.person().named("Ada")
    computers = {"1": "planner", "2": "planner"}
    wanted = {"computers": computers, "sit": seed(), "start": True, "rated": False, **wanted}
    table = new_table(person, 3, **wanted)
    if wanted["start"]:
        until_my_turn(person, table)
    return table, person


def until_my_turn(person: Person, table: str, seat: int = 0) -> None:
    with person.follows(table, seat) as stream:
        while stream.step is None or stream.step["decision"] is None:
            stream.next()


def hint(person: Person, table: str, status: int | None = None, seat: int = 0) -> Any:
    return person.post(f"/api/tables/{table}/hint", {"seat": seat}, status)


def test_who_practises_is_told_what_could_be_done_from_what_the_own_seat_knows(
    advised: Served, adviser: Adviser
) -> None:
    table, person = practice(advised)
    assert person.get(f"/api/tables/{table}")["hints"] is True
    before = person.get(f"/api/tables/{table}/history")["seq"]
    told = hint(person, table)
    loop = advised.loop()
    live = asyncio.run_coroutine_threadsafe(advised.site.desk.table(table), loop).result()
    assert live.position.play is not None
    assert adviser.asked == [live.position.play.observation(0).tobytes()]
    assert told["best"] == [{"action": told["best"][0]["action"], "chance": 0.25}]
    # Asked again it is the same, and nobody was told and nothing done.
    assert hint(person, table) == told
    assert len(adviser.asked) == 1
    assert person.get(f"/api/tables/{table}/history")["seq"] == before


def test_asked_twice_while_it_is_worked_out_the_same_is_told(
    advised: Served, adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, person = practice(advised)
    adviser.go_on.clear()
    hints = advised.site.hints
    arrived: list[int] = []
    answer = hints.hint

    async def counted(position: Position, seat: int) -> Hint:
        arrived.append(seat)
        return await answer(position, seat)

    monkeypatch.setattr(hints, "hint", counted)
    with ThreadPoolExecutor(2) as pool:
        asking = [pool.submit(hint, person, table) for _ in range(2)]
        wait_until(lambda: len(arrived) == 2 and len(adviser.asked) == 1)
        adviser.go_on.set()
        first, second = (each.result(DEADLINE) for each in asking)
    assert first == second == hint(person, table)
    assert len(adviser.asked) == 1


def test_only_the_person_of_the_seat_is_told_and_only_when_it_must_decide(advised: Served) -> None:
    table, person = practice(advised)
    assert hint(advised.person().named("Eve"), table, 403)["code"] == "NOT_SEATED"
    assert hint(advised.person(), table, 403)["code"] == "NOT_SEATED"
    assert hint(person, table, 403, seat=1)["code"] == "NOT_SEATED"
    assert hint(person, table, 404, seat=7)["code"] == "SEAT_UNKNOWN"
    person.post(f"/api/tables/{table}/replace", {"seat": 0})
    assert hint(person, table, 422)["code"] == "SEAT_HELD"


def test_before_the_start_and_after_the_end_there_is_nothing_to_decide(advised: Served) -> None:
    table, person = practice(advised, start=False)
    assert hint(person, table, 422)["code"] == "NOT_STARTED"
    person.post(f"/api/tables/{table}/start")
    person.post(f"/api/tables/{table}/close")
    assert hint(person, table, 422)["code"] == "NOT_YOUR_TURN"


@pytest.mark.parametrize("wanted", [{"rated": True}, {"hints": False}])
def test_a_rated_game_and_one_whose_host_wants_none_have_no_hints(
    advised: Served, adviser: Adviser, wanted: dict[str, Any]
) -> None:
    table, person = practice(advised, **wanted)
    assert person.get(f"/api/tables/{table}")["hints"] is False
    assert hint(person, table, 403)["code"] == "NO_HINTS"
    assert adviser.asked == []


def test_a_rated_game_with_hints_cannot_be_opened(advised: Served) -> None:
    body = {"game": "paris-connection", "seats": 3, "rated": True, "hints": True}
    assert advised.person().post("/api/tables", body, 422)["code"] == "HINTS_RATED"


@pytest.mark.parametrize(("wanted", "allowed"), [({}, False), ({"hints": True}, True)])
def test_among_people_there_are_hints_only_if_the_host_says_so(
    advised: Served, wanted: dict[str, Any], allowed: bool
) -> None:
    host, guest = advised.person().named("Ada"), advised.person().named("Bo")
    table = new_table(host, 3, computers={"2": "planner"}, sit=seed(), rated=False, **wanted)
    assert host.get(f"/api/tables/{table}")["hints"] is allowed
    sit(guest, table)
    host.post(f"/api/tables/{table}/start")
    assert host.get(f"/api/tables/{table}")["hints"] is allowed
    with host.follows(table) as stream:
        while stream.step is None or not {0, 1} & set(stream.step["to_act"]):
            stream.next()
    seat = min({0, 1} & set(stream.step["to_act"]))
    told = hint((host, guest)[seat], table, None if allowed else 403, seat)
    assert "best" in told if allowed else told["code"] == "NO_HINTS"


def test_play_again_keeps_what_the_host_wanted(advised: Served) -> None:
    table, person = practice(advised, hints=False)
    person.post(f"/api/tables/{table}/close")
    again = person.post(f"/api/tables/{table}/rematch", {"seed": seed()})["table"]
    assert person.get(f"/api/tables/{again}")["hints"] is False


def test_while_the_search_is_not_ready_that_is_said(advised: Served, adviser: Adviser) -> None:
    advised.site.hints._ready = lambda: False
    table, person = practice(advised)
    told = hint(person, table)
    assert (told["ready"], told["best"]) == (False, [])
    assert adviser.asked == []
    advised.site.hints._ready = lambda: True
    assert hint(person, table)["ready"] is True


def test_hints_are_not_asked_for_without_end(tmp_path: Path, adviser: Adviser) -> None:
    rates = {**{kind: (Rate(1e4, 10**5), Rate(1e4, 10**5)) for kind in default_rates()}}
    rates["hint"] = (Rate(0.001, 2), Rate(0.001, 2))
    with served(tmp_path, Settings(rates=rates), adviser=adviser) as site:
        site.site.hints._ready = lambda: True
        table, person = practice(site)
        hint(person, table)
        hint(person, table)
        assert hint(person, table, 429)["code"] == "RATE_LIMITED"
