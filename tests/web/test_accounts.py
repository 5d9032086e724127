"""Accounts: claimed with all history, signed in to elsewhere, revoked, deleted; and what they do not tell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from tests.web.serving import FREE, Person, Served, first_action, new_table, seed, served, sit, wait_until
from websockets.exceptions import ConnectionClosed

from wissel.core.problems import ProblemError
from wissel.web import passwords
from wissel.web.settings import Settings

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
SECRET = "four odd words here"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("accounts"), hasher=QUICK) as running:
        yield running


def claimed(site: Served, name: str) -> Person:
    person = site.person().named(name)
    person.post("/api/account", {"name": name, "password": SECRET})
    return person


def signed_in(site: Served, name: str, password: str = SECRET) -> Person:
    person = site.person()
    person.post("/api/sign-in", {"name": name, "password": password})
    return person


def refused(person: Person, path: str, body: Any, method: str = "POST") -> str:
    answer = person.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def tables_of(person: Person) -> list[str]:
    return [line["table"] for line in person.get("/api/tables?mine=true")["tables"]]


def test_a_guest_keeps_everything_under_an_account_and_finds_it_elsewhere(site: Served) -> None:
    guest = site.person().named("Marit")
    private = new_table(guest, private=True, sit=seed())
    before = guest.get("/api/me")
    assert before["account"] is None
    kept = guest.post("/api/account", {"name": "Marit", "password": SECRET})
    assert kept == before | {"account": "Marit"}
    elsewhere = site.person()
    assert elsewhere.post("/api/sign-in", {"name": " MARIT ", "password": SECRET}) == kept
    assert tables_of(elsewhere) == [private]
    elsewhere.post(f"/api/tables/{private}/leave", {"seat": 0})


def test_who_has_no_name_yet_gets_that_of_the_account(site: Served) -> None:
    person = site.person()
    told = person.post("/api/account", {"name": "Ruth", "password": SECRET})
    assert (told["name"], told["account"]) == ("Ruth", "Ruth")


def test_an_account_is_claimed_once_and_its_name_is_one_persons(site: Served) -> None:
    owner = claimed(site, "Oona")
    assert refused(owner, "/api/account", {"name": "Other", "password": SECRET}) == "ACCOUNT_EXISTS"
    other = site.person()
    assert refused(other, "/api/account", {"name": "o ONA", "password": SECRET}) == "ACCOUNT_NAME_TAKEN"


def test_a_wrong_name_and_a_wrong_password_look_the_same(site: Served) -> None:
    claimed(site, "Piet")
    stranger = site.person()
    answers = [
        stranger.http.post("/api/sign-in", json={"name": name, "password": "wrong wrong wrong"})
        for name in ("Piet", "Nobody")
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert answers[0].json()["code"] == "SIGN_IN_WRONG"
    assert all("set-cookie" not in answer.headers for answer in answers)


def test_a_name_that_has_no_account_costs_as_much_work(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    claimed(site, "Roos")
    verified: list[bool] = []
    fits = site.site.passwords._fits

    def counted(hashed: str | None, password: str) -> bool:
        verified.append(hashed is None)
        return fits(hashed, password)

    monkeypatch.setattr(site.site.passwords, "_fits", counted)
    for name in ("Roos", "Nobody"):
        refused(site.person(), "/api/sign-in", {"name": name, "password": "wrong wrong wrong"})
    assert verified == [False, True]


def test_guesses_are_limited_by_session_by_address_and_by_account(tmp_path: Path) -> None:
    rates = FREE | {"sign-in-name": Settings().rates["sign-in-name"]}
    with served(tmp_path, Settings(rates=rates), ready=False, hasher=QUICK, clock=lambda: 0.0) as site:
        claimed(site, "Sanne")
        codes = [
            refused(site.person(), "/api/sign-in", {"name": "Sanne", "password": f"wrong wrong {n}"})
            for n in range(15)
        ]
        assert codes == ["SIGN_IN_WRONG"] * 10 + ["RATE_LIMITED"] * 5
        # Another account is not touched, and its right password costs nothing.
        claimed(site, "Teun")
        for _ in range(15):
            signed_in(site, "Teun")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "PASSWORD_TOO_SHORT"),
        ("x" * 201, "PASSWORD_TOO_LONG"),
        ("aaaaaaaaaaaa", "PASSWORD_TRIVIAL"),
        ("1234567890", "PASSWORD_TRIVIAL"),
        ("9876543210", "PASSWORD_TRIVIAL"),
        ("qwertyuiop", "PASSWORD_TRIVIAL"),
        ("abcdefghijkl", "PASSWORD_TRIVIAL"),
        ("password123", "PASSWORD_TRIVIAL"),
        ("P@ssw0rd2026!", "PASSWORD_TRIVIAL"),
        ("Wachtwoord1!", "PASSWORD_TRIVIAL"),
        ("contraseña12", "PASSWORD_TRIVIAL"),
        ("tickettoride", "PASSWORD_TRIVIAL"),
        ("ada lovelace", "PASSWORD_TRIVIAL"),
        ("Ada-Lovelace99", "PASSWORD_TRIVIAL"),
        ("abc1abc1abc1", "PASSWORD_TRIVIAL"),
        ("welcome2026", "PASSWORD_TRIVIAL"),
    ],
)
def test_short_and_trivial_passwords_are_refused(password: str, code: str) -> None:
    with pytest.raises(ProblemError) as caught:
        passwords.check(password, "Ada Lovelace")
    assert caught.value.problem.code == code


@pytest.mark.parametrize(
    "password", [SECRET, "correct horse battery staple", "k7#mQp!3xzR", "ik fiets elke dag"]
)
def test_other_passwords_are_taken(password: str) -> None:
    passwords.check(password, "Ada")


def test_only_a_hash_of_the_password_is_kept(site: Served) -> None:
    claimed(site, "Ulla")
    database = next(Path(str(site.site.store._writing_engine.url.database)).parent.glob("*"))
    assert all(SECRET.encode() not in path.read_bytes() for path in database.parent.iterdir())


def test_signing_in_leaves_the_guest_behind_and_ends_its_session(site: Served) -> None:
    claimed(site, "Vera")
    device = site.person().named("Somebody")
    cookie = dict(device.http.cookies)
    device.post("/api/sign-in", {"name": "Vera", "password": SECRET})
    assert device.get("/api/me")["name"] == "Vera"
    old = site.person()
    old.http.cookies.update(cookie)
    assert old.get("/api/me")["person"] is None


def test_devices_are_listed_and_one_or_all_others_are_signed_out(site: Served) -> None:
    first = site.person()
    first.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
    first.named("Wim").post("/api/account", {"name": "Wim", "password": SECRET})
    second, third, fourth = (signed_in(site, "Wim") for _ in range(3))
    listed = first.get("/api/me/devices")["devices"]
    assert len(listed) == 4
    assert [one["name"] for one in listed if one["here"]] == ["Firefox, Android"]
    other = next(one["device"] for one in second.get("/api/me/devices")["devices"] if one["here"])
    first.post("/api/me/devices/end", {"device": other})
    assert second.get("/api/me")["person"] is None
    assert third.get("/api/me")["name"] == "Wim"
    first.post("/api/sign-out", {"others": True})
    assert {person.get("/api/me")["person"] for person in (third, fourth)} == {None}
    assert first.get("/api/me")["name"] == "Wim"
    # Somebody else's devices cannot be named.
    mine = next(one["device"] for one in first.get("/api/me/devices")["devices"] if one["here"])
    claimed(site, "Xander").post("/api/me/devices/end", {"device": mine})
    assert first.get("/api/me")["name"] == "Wim"


def test_a_device_that_is_signed_out_no_longer_follows_its_seat(site: Served) -> None:
    owner = claimed(site, "Yara")
    table = new_table(owner, private=True, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    lost = signed_in(site, "Yara")
    with lost.follows(table, 0) as stream:
        stream.until("step")
        owner.post("/api/sign-out", {"others": True})
        stream.until("resync")
    with lost.follows(table, 0) as stream, pytest.raises(ConnectionClosed):
        stream.next()


def test_signing_out_takes_the_cookie_away(site: Served) -> None:
    person = claimed(site, "Zita")
    answer = person.http.post("/api/sign-out", json={})
    assert answer.json() == {"person": None, "name": None, "account": None, "away_until": None}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert person.get("/api/me")["person"] is None


def test_another_password_needs_the_old_one_and_signs_others_out(site: Served) -> None:
    owner = claimed(site, "Abel")
    other = signed_in(site, "Abel")
    change = {"old": "not the old one", "new": "another odd phrase"}
    assert refused(owner, "/api/account/password", change, "PUT") == "PASSWORD_WRONG"
    change["old"] = SECRET
    assert (
        refused(owner, "/api/account/password", change | {"new": "password12"}, "PUT") == "PASSWORD_TRIVIAL"
    )
    assert owner.http.put("/api/account/password", json=change).status_code == 200
    assert other.get("/api/me")["person"] is None
    assert refused(site.person(), "/api/sign-in", {"name": "Abel", "password": SECRET}) == "SIGN_IN_WRONG"
    signed_in(site, "Abel", change["new"])


def test_a_guest_has_no_password_to_change(site: Served) -> None:
    change = {"old": SECRET, "new": "another odd phrase"}
    assert refused(site.person().named("Gast"), "/api/account/password", change, "PUT") == "NO_ACCOUNT"
    assert refused(site.person(), "/api/account/password", change, "PUT") == "NOT_SEATED"


def test_who_deletes_an_account_is_gone_and_the_games_go_on(site: Served) -> None:
    rules = site.person().get("/api/games/paris-connection/maps/france")["rules"]
    hexes = [str(item["id"]) for item in rules["hexes"]]
    owner, friend = claimed(site, "Bruno"), site.person().named("Cleo")
    alone = new_table(owner, sit=seed())
    shared = new_table(owner, sit=seed())
    sit(friend, shared)
    running = new_table(owner, computers={"2": "random"}, sit=seed())
    sit(friend, running)
    owner.post(f"/api/tables/{running}/start")
    assert refused(owner, "/api/me/forget", {"password": "wrong wrong wrong"}) == "PASSWORD_WRONG"
    assert refused(owner, "/api/me/forget", {}) == "PASSWORD_WRONG"
    owner.post("/api/me/forget", {"password": SECRET})
    assert owner.get("/api/me")["person"] is None
    assert refused(site.person(), "/api/sign-in", {"name": "Bruno", "password": SECRET}) == "SIGN_IN_WRONG"
    assert friend.get(f"/api/tables/{alone}")["status"] == "closed"
    left = friend.get(f"/api/tables/{shared}")
    assert left["host"] == friend.get("/api/me")["person"]
    assert left["seats"][0]["person"] is None
    # A computer player goes on in the running game, so that nobody waits; the name is nowhere.
    seat = friend.get(f"/api/tables/{running}")["seats"][0]
    assert (seat["bot"], seat["stands_in"]) == ("planner", True)
    wait_until(lambda: "Bruno" not in friend.http.get(f"/api/tables/{running}").text)
    assert "Bruno" not in friend.http.get(f"/api/tables/{shared}").text
    with friend.follows(running, 1) as stream:
        step = stream.until("step")
        while step["decision"] is None:
            step = stream.until("step")
        friend.act(running, step, 1, first_action(step["menu"], hexes))
    # The name is free again.
    claimed(site, "Bruno")
