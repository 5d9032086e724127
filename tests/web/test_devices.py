"""Moving to another device by a code: once, within two minutes, and the first device is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import FREE, Person, Served, first_action, new_table, seed, served
from websockets.sync.client import connect

from wissel.web.settings import Settings


class Clock:
    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("devices"), now=clock, hint_every=0.0) as running:
        yield running


@contextmanager
def page(person: Person) -> Iterator[Any]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    address = f"{person.url.replace('http', 'ws', 1)}/api/lobby/socket"
    with connect(address, additional_headers={"Cookie": cookies}, proxy=None) as socket:
        yield lambda: json.loads(socket.recv(20))


def code_of(person: Person) -> str:
    return str(person.post("/api/me/move")["code"])


def code_refused(person: Person, code: str) -> str:
    answer = person.http.post(f"/api/moves/{code}", json={})
    assert answer.status_code == 404
    return str(answer.json()["code"])


def test_a_code_makes_another_device_the_same_person(site: Served) -> None:
    old, new = site.person().named("Marit"), site.person()
    table = new_table(old, private=True, sit=seed())
    told = old.post("/api/me/move")
    assert told["url"].endswith(f"/m/{told['code']}")
    assert len(told["code"]) >= 8
    assert new.get(f"/api/moves/{told['code']}") == {"name": "Marit", "me": False, "account": None}
    typed = f"{told['code'][:5]}-{told['code'][5:]}".upper().replace("0", "O").replace("1", "I")
    assert new.post(f"/api/moves/{typed}") == old.get("/api/me")
    assert [line["table"] for line in new.get("/api/tables?mine=true")["tables"]] == [table]
    assert len(new.get("/api/me/devices")["devices"]) == 2


def test_a_code_is_good_once_and_for_two_minutes(site: Served, clock: Clock) -> None:
    old = site.person().named("Ada")
    code = code_of(old)
    site.person().post(f"/api/moves/{code}")
    assert code_refused(site.person(), code) == "MOVE_UNKNOWN"
    code = code_of(old)
    clock.now += 119_999
    assert site.person().get(f"/api/moves/{code}")["name"] == "Ada"
    clock.now += 1
    assert code_refused(site.person(), code) == "MOVE_UNKNOWN"


def test_a_new_code_and_signing_out_end_the_one_before(site: Served) -> None:
    old = site.person().named("Bo")
    first = code_of(old)
    second = code_of(old)
    assert code_refused(site.person(), first) == "MOVE_UNKNOWN"
    old.post("/api/sign-out", {})
    assert code_refused(site.person(), second) == "MOVE_UNKNOWN"


def test_the_device_that_showed_the_code_is_told_and_nobody_else(site: Served) -> None:
    old, other = site.person().named("Cy"), site.person().named("Di")
    code = code_of(old)
    with page(old) as hears, page(other) as others:
        assert not hears()["moved"]
        assert not others()["moved"]
        site.person().post(f"/api/moves/{code}")
        while not hears()["moved"]:
            pass
        other.named("Di 2")
        assert not others()["moved"]
    # A page that was away hears it when it comes, until it has answered.
    with page(old) as hears:
        assert hears()["moved"]
    old.post("/api/me/move/done")
    with page(old) as hears:
        assert not hears()["moved"]
    assert old.get("/api/me")["name"] == "Cy"


def test_two_devices_at_one_seat_see_the_same_and_both_may_act(site: Served) -> None:
    rules = site.person().get("/api/games/paris-connection/maps/france")["rules"]
    hexes = [str(item["id"]) for item in rules["hexes"]]
    one, two = site.person().named("Eva"), site.person()
    table = new_table(one, private=True, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    two.post(f"/api/moves/{code_of(one)}")
    with one.follows(table, 0) as first, two.follows(table, 0) as second:
        for acting, device in ((first, one), (second, two)):
            step = acting.step or acting.until("step")
            while step["decision"] is None:
                step = acting.until("step")
            seq = device.act(table, step, 0, first_action(step["menu"], hexes))
            seen = [stream.until_seq(seq) for stream in (first, second)]
            assert {step["seq"] for step in seen} == {seen[0]["seq"]}
            assert [step["own"] for step in seen] == [seen[0]["own"]] * 2
            assert [step["menu"] for step in seen] == [seen[0]["menu"]] * 2


def test_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    rates = FREE | {"move": Settings().rates["move"]}
    with served(tmp_path, Settings(rates=rates), ready=False, clock=lambda: 0.0) as site:
        person = site.person()
        answers = [person.http.post(f"/api/moves/{number:010}", json={}).status_code for number in range(40)]
        assert set(answers) == {404, 429}
        assert answers.count(404) <= 30


def test_a_stranger_has_nobody_to_take_along(site: Served) -> None:
    assert site.person().http.post("/api/me/move", json={}).json()["code"] == "NOT_SEATED"
    assert site.person().http.get("/api/me/devices").json()["code"] == "NOT_SEATED"
