"""Making tables, sitting down, leaving, names, invitations, private tables, playing again, giving up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.web.serving import Served, command_id, new_table, seed, sit, wait_until

from wissel.store import new_table as new_table_module
from wissel.web.invites import as_written


def seats(site: Served, table: str, **options: Any) -> list[Any]:
    return list(site.person().get(f"/api/tables/{table}", **options)["seats"])


def test_looking_makes_nobody(site: Served) -> None:
    visitor = site.person()
    for path in ("/api/me", "/api/games", "/api/tables", "/api/tables?mine=true"):
        answer = visitor.http.get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
    assert visitor.get("/api/me") == {"person": None, "name": None, "account": None, "away_until": None}


def test_the_first_act_makes_a_guest_whose_cookie_scripts_cannot_read(site: Served) -> None:
    visitor = site.person()
    answer = visitor.http.put("/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert answer.json() == visitor.get("/api/me")
    assert "set-cookie" not in visitor.http.put("/api/me", json={"name": "Ada L"}).headers


def test_games_name_seats_options_maps_and_computer_players(site: Served) -> None:
    game, other = site.person().get("/api/games")
    assert (other["game"], other["seats_least"], other["seats_most"]) == ("ticket-to-ride-europe", 2, 5)
    assert (game["game"], game["seats_least"], game["seats_most"]) == ("paris-connection", 3, 6)
    assert {option["name"] for option in game["options"]} == {"turn_limit", "memory_aid"}
    assert game["maps"] == ["france"]
    specs = [bot["spec"] for bot in game["bots"]]
    assert specs[:4] == ["beginner", "club", "expert", "master"]
    styles = ("builder", "trader", "blocker", "dasher")
    assert specs[4:] == [f"expert:style={style}" for style in styles]


def test_a_map_is_kept_for_good_under_its_digest_only(site: Served) -> None:
    visitor = site.person()
    table = new_table(visitor)
    digest = visitor.get(f"/api/tables/{table}")["map_digest"]
    path = "/api/games/paris-connection/maps/france"
    assert "immutable" in visitor.http.get(path, params={"digest": digest}).headers["cache-control"]
    assert visitor.http.get(path).headers["cache-control"] == "no-cache"
    wrong = visitor.http.get(path, params={"digest": "0" * 64})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "MAP_UNKNOWN")
    assert set(visitor.get(path)) == {"rules", "layout"}


def test_a_table_is_listed_while_open_and_with_its_people_afterwards(site: Served) -> None:
    host = site.person().named("Mies")
    table = new_table(host, computers={"1": "random", "2": "random"}, name="Evening train")
    sit(host, table)
    (line,) = [t for t in site.person().get("/api/tables?status=open")["tables"] if t["table"] == table]
    assert (line["name"], line["host_name"], line["my_seats"]) == ("Evening train", "Mies", [])
    assert [s["bot"] for s in line["seats"]] == [None, "random", "random"]
    (mine,) = host.get("/api/tables?mine=true")["tables"]
    assert mine["my_seats"] == [0]
    host.post(f"/api/tables/{table}/start")
    assert table not in [t["table"] for t in site.person().get("/api/tables?status=open")["tables"]]


@pytest.mark.parametrize("private", [False, True])
def test_people_sit_leave_and_are_removed_and_the_hosts_role_passes_on(
    site: Served, *, private: bool
) -> None:
    host, second, third = (site.person() for _ in range(3))
    table = new_table(host, private=private)
    code = host.get(f"/api/tables/{table}/invite")["code"]
    for person in (second, third):
        person.post(f"/api/invites/{code}")
    assert [sit(person, table) for person in (host, second, third)] == [0, 1, 2]
    late = site.person()
    late.post(f"/api/invites/{code}")
    assert late.post(f"/api/tables/{table}/sit", {"seed": seed()}, 422)["code"] == "TABLE_FULL"
    assert second.post(f"/api/tables/{table}/remove", {"seat": 2}, 403)["code"] == "NOT_ALLOWED"
    host.post(f"/api/tables/{table}/remove", {"seat": 2})
    assert third.post(f"/api/tables/{table}/sit", {"seed": seed()}, 403)["code"] == "SENT_AWAY"
    host.post(f"/api/tables/{table}/leave", {"seat": 0})
    told = second.get(f"/api/tables/{table}")
    assert told["host"] == second.get("/api/me")["person"]
    assert [s["person"] is None for s in told["seats"]] == [True, False, True]
    second.post(f"/api/tables/{table}/computer", {"seat": 0, "bot": "planner"})
    second.post(f"/api/tables/{table}/computer", {"seat": 2})
    second.post(f"/api/tables/{table}/start")
    assert second.get(f"/api/tables/{table}")["status"] == "running"
    assert second.post(f"/api/tables/{table}/leave", {"seat": 1}, 422)["code"] == "ALREADY_STARTED"


def test_guests_get_a_name_in_their_language(site: Served) -> None:
    guest = site.person()
    guest.http.headers["accept-language"] = "nl-BE,nl;q=0.9,en;q=0.5"
    table = new_table(guest)
    sit(guest, table)
    name = guest.get("/api/me")["name"]
    assert name.startswith("Gast ")
    assert guest.get(f"/api/tables/{table}")["name"] == f"Tafel van {name}"


@pytest.mark.parametrize(
    "name",
    [
        "\u202eevil",
        "a\u0000b",
        "   ",
        "x" * 25,
        "zero\u200bwidth",
        "Z\u0300\u0301\u0302\u0303",
        "\u3164",
        "Ada\u2800",
        "\ufe0f",
    ],
)
def test_names_that_mislead_are_refused(site: Served, name: str) -> None:
    answer = site.person().http.put("/api/me", json={"name": name})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] in ("BAD_NAME", "BAD_REQUEST")


def test_names_are_normalised(site: Served) -> None:
    answer = site.person().http.put("/api/me", json={"name": "  Ｊｕｌｅｓ \u00a0 V. "})
    assert answer.json()["name"] == "Jules V."


@pytest.mark.parametrize("name", ["Ada", "ADA", "Planner", "a d a", "Tuimelaar"])
def test_two_names_at_a_table_differ_also_from_computer_players(site: Served, name: str) -> None:
    host, other = site.person().named("Ada"), site.person()
    table = new_table(host)
    sit(host, table)
    answer = other.post(f"/api/tables/{table}/sit", {"seed": seed(), "name": name}, 422)
    assert answer["code"] == "NAME_TAKEN"
    sit(other.named("Bea"), table)
    assert other.http.put("/api/me", json={"name": name}).json()["code"] == "NAME_TAKEN"


def test_a_private_table_does_not_exist_for_those_without_its_link(site: Served, hexes: list[str]) -> None:
    host, guest, stranger = site.person(), site.person(), site.person().named("Stranger")
    table = new_table(host, private=True)
    code = host.get(f"/api/tables/{table}/invite")["code"]
    assert len(code) >= 8
    missing = stranger.http.get("/api/tables/nosuchtabl").json()
    for answer in (
        stranger.http.get(f"/api/tables/{table}"),
        stranger.http.get(f"/api/tables/{table}/invite"),
        stranger.http.get(f"/api/tables/{table}/export"),
        stranger.http.get(f"/api/tables/{table}/stream"),
        stranger.http.post(f"/api/tables/{table}/sit", json={"seed": seed()}),
        stranger.http.post(f"/api/tables/{table}/start", json={}),
        stranger.http.post(
            f"/api/tables/{table}/act",
            json={"seat": 0, "decision": "1", "command": "12345678", "action": "finish"},
        ),
    ):
        assert (answer.status_code, answer.json()) == (404, missing)
    assert table not in [t["table"] for t in stranger.get("/api/tables")["tables"]]
    assert guest.post(f"/api/invites/{code.upper()}") == {"table": table}
    assert guest.get(f"/api/tables/{table}")["private"]
    assert sit(guest, table) == 0
    assert stranger.http.post("/api/invites/aaaaaaaa").json()["code"] == "INVITE_UNKNOWN"


def test_a_code_may_be_typed_as_it_was_heard(site: Served) -> None:
    host = site.person().named("Host")
    table = new_table(host, private=True)
    assert as_written("K7M2 QPiO") == "k7m2qp10"
    own = host.get(f"/api/tables/{table}/invite")["code"]
    assert len(own) == 8
    assert not set(own) & set("ilou")
    typed = f"{own[:4]}-{own[4:]}".upper().replace("0", "O").replace("1", "I")
    assert site.person().post(f"/api/invites/{typed}") == {"table": table}


def test_only_those_at_the_table_get_its_link(site: Served) -> None:
    host = site.person()
    table = new_table(host)
    assert site.person().http.get(f"/api/tables/{table}/invite").json()["code"] == "NOT_ALLOWED"
    invite = host.get(f"/api/tables/{table}/invite")
    assert invite["url"].endswith(f"/i/{invite['code']}")


def test_the_same_people_play_again(site: Served) -> None:
    host, guest = site.person(), site.person()
    table = new_table(host, private=True, computers={"2": "planner"})
    guest.post(f"/api/invites/{host.get(f'/api/tables/{table}/invite')['code']}")
    sit(host, table)
    sit(guest, table)
    assert host.post(f"/api/tables/{table}/rematch", status=422)["code"] == "NOT_OVER"
    host.post(f"/api/tables/{table}/close")
    made = guest.post(f"/api/tables/{table}/rematch")
    assert made["table"] != table
    assert host.post(f"/api/tables/{table}/rematch")["table"] == made["table"]
    assert host.get(f"/api/tables/{table}")["next_table"] == made["table"]
    again = host.get(f"/api/tables/{made['table']}")
    assert [s["bot"] for s in again["seats"]] == [None, "planner", None]
    assert sit(host, made["table"]) == 0
    assert site.person().http.get(f"/api/tables/{made['table']}").status_code == 404


def test_who_plays_again_sits_down_in_the_same_request_one_seat_earlier(site: Served) -> None:
    """Who began comes last in the next game, and the second begins: seats rotate."""
    host, guest, third, stranger = (site.person() for _ in range(4))
    table = new_table(host, private=True)
    code = host.get(f"/api/tables/{table}/invite")["code"]
    for person in (guest, third):
        person.post(f"/api/invites/{code}")
    assert [sit(host, table, 2), sit(guest, table, 1), sit(third, table, 0)] == [2, 1, 0]
    host.post(f"/api/tables/{table}/close")
    made = guest.post(f"/api/tables/{table}/rematch", {"seed": seed()})
    assert made["seat"] == 0
    assert guest.post(f"/api/tables/{table}/rematch", {"seed": seed()}) == made
    assert host.post(f"/api/tables/{table}/rematch", {"seed": seed()}) == {**made, "seat": 1}
    assert third.post(f"/api/tables/{table}/rematch") == {**made, "seat": None}
    sit(host, made["table"], 2)
    assert third.post(f"/api/tables/{table}/rematch", {"seed": seed()}) == {**made, "seat": None}
    assert stranger.http.post(f"/api/tables/{table}/rematch", json={"seed": seed()}).status_code == 403
    assert stranger.named("S").http.post(f"/api/tables/{table}/rematch", json={}).status_code == 404


def test_who_asks_for_the_next_table_gets_in_although_the_first_was_cut_off(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = site.person(), site.person()
    table = new_table(host, private=True, computers={"2": "planner"})
    guest.post(f"/api/invites/{host.get(f'/api/tables/{table}/invite')['code']}")
    sit(host, table)
    sit(guest, table)
    host.post(f"/api/tables/{table}/close")
    with monkeypatch.context() as patch:
        patch.setattr(type(site.site), "grant", cut_off)
        assert host.http.post(f"/api/tables/{table}/rematch", json={}).status_code == 500
    made = guest.post(f"/api/tables/{table}/rematch", {"seed": seed()})
    assert made["seat"] == 0
    assert guest.get(f"/api/tables/{made['table']}")["private"]


async def cut_off(*_: Any) -> None:
    raise LookupError("cut off on purpose")


def test_a_computer_player_stands_in_and_the_person_returns(site: Served) -> None:
    host, other = site.person(), site.person()
    table = new_table(host, computers={"2": "planner"})
    sit(host, table)
    sit(other, table)
    host.post(f"/api/tables/{table}/start")
    with other.follows(table, 1) as stream:
        stream.until("step")
        refused = host.post(f"/api/tables/{table}/replace", {"seat": 1}, 422)
        assert refused["code"] == "PERSON_PRESENT"
    wait_until(lambda: not seats(site, table)[1]["present"])
    host.post(f"/api/tables/{table}/replace", {"seat": 1})
    held = seats(site, table)[1]
    assert (held["bot"], held["stands_in"]) == ("planner", True)
    other.post(f"/api/tables/{table}/return", {"seat": 1})
    assert seats(site, table)[1]["bot"] is None


def test_presence_is_told_to_all(site: Served) -> None:
    host, other = site.person(), site.person()
    table = new_table(host)
    sit(host, table)
    sit(other, table)
    with host.follows(table, 0) as watching:
        watching.until("step")
        with other.follows(table, 1):
            assert watching.until("table")["table"]["seats"][1]["present"]
        assert not watching.until("table")["table"]["seats"][1]["present"]


def test_a_new_name_is_told_to_all(site: Served) -> None:
    host = site.person()
    table = new_table(host)
    sit(host, table)
    with site.person().follows(table) as watching:
        watching.until("step")
        host.named("Nellie")
        assert watching.until("table")["table"]["seats"][0]["name"] == "Nellie"


def test_an_unknown_computer_player_is_refused(site: Served) -> None:
    answer = site.person().http.post(
        "/api/tables", json={"game": "paris-connection", "seats": 3, "computers": {"0": "oracle"}}
    )
    assert (answer.status_code, answer.json()["code"]) == (404, "BOT_UNKNOWN")


def test_a_table_that_is_asked_for_twice_by_one_command_is_one_table(site: Served) -> None:
    ada, bob = site.person().named("Ada Twice"), site.person().named("Bob Twice")
    wanted = {"game": "paris-connection", "seats": 3, "sit": seed(), "command": command_id()}
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: ada.post("/api/tables", wanted), range(4)))
    assert made == [made[0]] * 4
    assert made[0]["seat"] == 0
    assert [one["table"] for one in ada.get("/api/tables?mine=true")["tables"]] == [made[0]["table"]]
    assert ada.post("/api/tables", wanted | {"command": command_id()})["table"] != made[0]["table"]
    assert bob.post("/api/tables", wanted)["table"] != made[0]["table"]


def test_nobody_gets_at_a_table_of_another_by_the_number_of_a_command(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_table_module, "table_id_of", lambda by, command: "same000000")
    wanted = {"game": "paris-connection", "seats": 3, "private": True, "command": command_id()}
    ada, bob = site.person().named("Ada Same"), site.person().named("Bob Same")
    assert ada.post("/api/tables", wanted)["table"] == "same000000"
    assert bob.post("/api/tables", wanted, 422)["code"] == "COMMAND_USED"
    assert bob.http.get("/api/tables/same000000").status_code == 404
