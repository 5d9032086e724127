"""Profiles: what a person has played, as others and as it may see it."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from tests.web.serving import Person, Served, new_table, seed, sit, wait_until

from wissel.store.operator import find_reports
from wissel.web import profiles


def me(person: Person) -> str:
    return str(person.get("/api/me")["person"])


def played(people: list[Person], game: str = "paris-connection", **wanted: Any) -> str:
    """A short game in which computer players take the seats of all people, to its end."""
    options = {"turn_limit": 5} if game == "paris-connection" else {}
    table = new_table(people[0], seats=3, game=game, options=options, **wanted)
    for person in people:
        sit(person, table)
    for seat in range(len(people), 3):
        people[0].post(f"/api/tables/{table}/computer", {"seat": seat, "bot": "planner"})
    people[0].post(f"/api/tables/{table}/start")
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/replace", {"seat": seat, "bot": "random"})
    wait_until(lambda: people[0].get(f"/api/tables/{table}")["status"] == "finished", 60)
    return table


def test_a_profile_tells_results_facts_rating_and_its_course(site: Served) -> None:
    ada, bob = site.person().named("Ada P"), site.person().named("Bob P")
    tables = [played([ada, bob]) for _ in range(2)]
    told = ada.get(f"/api/people/{me(ada)}")
    assert (told["name"], told["mine"]) == ("Ada P", True)
    (game,) = told["games"]
    results = [ada.get(f"/api/tables/{table}/export")["result"] for table in tables]
    totals = [result["totals"][0] for result in results]
    assert (game["games"], game["best"], game["average"]) == (2, max(totals), round(sum(totals) / 2, 1))
    assert game["wins"] == sum(result["ranks"][0] == 1 for result in results)
    assert [(line["seats"], line["games"]) for line in game["by_seats"]] == [(3, 2)]
    hands = [result["lines"]["seats"][0]["hand"] for result in results]
    order = ["red", "blue", "yellow", "purple", "black", "brown"]
    best = {order[i] for hand in hands for i, held in enumerate(hand) if held == max(hand)}
    assert game["facts"][0]["company"] in best
    assert game["rating"]["games"] == 2
    assert [point["table"] for point in game["course"]] == tables
    assert game["course"][-1]["points"] == game["rating"]["points"] <= 1500
    assert [past["table"] for past in told["last"]] == tables[::-1]
    assert told["last"][0]["change"] == game["course"][1]["points"] - game["course"][0]["points"]
    assert [(one["name"], one["bot"], one["games"]) for one in told["opponents"]] == [
        ("Bob P", None, 2),
        (None, "planner", 2),
    ]


def test_the_ladder_shows_computer_players_those_who_want_to_be_found_and_who_asks(site: Served) -> None:
    ada, bob = with_account(site, "Ada Ladder"), site.person().named("Bob L")
    played([ada, bob])
    path = "/api/games/paris-connection/ladder"

    def people(asker: Person) -> list[tuple[str, str | None, bool]]:
        told = asker.get(path)
        assert [line["rank"] for line in told["lines"]] == list(range(1, 1 + len(told["lines"])))
        sure = [line["rating"]["points"] - line["rating"]["uncertainty"] for line in told["lines"]]
        assert all(later <= earlier + 2 for earlier, later in pairwise(sure)), "but for rounding"
        return [(line["player"], line["handle"], line["mine"]) for line in told["lines"] if not line["bot"]]

    assert "planner" in [line["bot"] for line in bob.get(path)["lines"]]
    assert (me(bob), None, True) in people(bob)
    assert me(ada) not in [player for player, _, _ in people(bob)]
    put(ada, "/api/me/handle", {"handle": "ada-ladder"})
    assert (me(ada), "ada-ladder", False) in people(bob)
    assert (me(ada), "ada-ladder", True) in people(ada)
    assert bob.http.get("/api/games/chess/ladder").json()["code"] == "GAME_UNKNOWN"


def test_ticket_to_ride_tells_tickets_the_longest_path_and_the_express(site: Served) -> None:
    person = site.person()
    table = played([person], "ticket-to-ride-europe")
    (game,) = person.get(f"/api/people/{me(person)}")["games"]
    line = person.get(f"/api/tables/{table}/export")["result"]["lines"]["seats"][0]
    assert game["facts"] == [
        {
            "kind": "tickets",
            "done": sum(ticket["done"] for ticket in line["tickets"]),
            "kept": len(line["tickets"]),
            "longest": line["spaces"],
            "express": int(line["express"] > 0),
        }
    ]


def test_private_tables_show_to_nobody_but_those_who_sat_there(site: Served) -> None:
    ada, bob, stranger = (site.person() for _ in range(3))
    ada.post("/api/tables", {"game": "paris-connection", "seats": 3})
    bob.post("/api/tables", {"game": "paris-connection", "seats": 3})
    alone = played([ada], private=True)
    for asks, sees in ((ada, [alone]), (bob, []), (stranger, [])):
        told = asks.get(f"/api/people/{me(ada)}")
        assert [past["table"] for past in told["last"]] == sees
        assert [point["table"] for game in told["games"] for point in game["course"]] == sees
        assert told["mine"] == (asks is ada)
    with_bot = f"/api/people/{me(ada)}/against/bot:planner"
    assert len(ada.get(with_bot)["last"]) == 1
    assert stranger.get(with_bot)["last"] == []


def test_two_who_met_are_told_head_to_head(site: Served) -> None:
    ada, bob = site.person().named("Ada H"), site.person().named("Bob H")
    table = played([ada, bob])
    played([ada])
    told = ada.get(f"/api/people/{me(ada)}/against/{me(bob)}")
    ranks = ada.get(f"/api/tables/{table}/export")["result"]["ranks"]
    assert told["other"] == {"player": me(bob), "name": "Bob H", "bot": None, "games": 1}
    (line,) = told["lines"]
    won = (int(ranks[0] < ranks[1]), int(ranks[0] > ranks[1]), int(ranks[0] == ranks[1]))
    assert (line["ahead"], line["behind"], line["even"]) == won
    back = bob.get(f"/api/people/{me(bob)}/against/{me(ada)}")["lines"][0]
    assert (back["behind"], back["average"]) == (line["ahead"], line["other_average"])
    assert [past["table"] for past in told["last"]] == [table]


def test_earlier_games_come_page_by_page(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "LAST", 2)
    ada, bob = site.person().named("Ada B"), site.person().named("Bob B")
    hers = [played([ada]) for _ in range(2)] + [played([ada], private=True)]
    theirs = [played([ada, bob])]
    all_games = [*hers, *theirs]
    path = f"/api/people/{me(ada)}"

    def tables(person: Person, **asked: str) -> tuple[list[str], bool]:
        told = person.get(f"{path}/games", params=asked)
        return [past["table"] for past in told["last"]], told["more"]

    shown = [past["table"] for past in ada.get(path)["last"]]
    assert shown == all_games[:-3:-1]
    assert tables(ada, before=shown[-1]) == (all_games[1::-1], False)
    assert tables(ada, before=all_games[3]) == (all_games[2:0:-1], True)
    # To others the private game is in no page, and is no place to go on from.
    assert tables(bob, before=all_games[3]) == ([all_games[1], all_games[0]], False)
    refused = bob.http.get(f"{path}/games", params={"before": all_games[2]})
    assert (refused.status_code, refused.json()["code"]) == (404, "TABLE_NOT_FOUND")
    assert tables(ada, before=theirs[0], against=me(bob)) == ([], False)
    changes = [past["change"] for past in ada.get(f"{path}/games", params={"before": shown[-1]})["last"]]
    assert all(isinstance(change, int) for change in changes)


def test_there_is_no_profile_of_nobody(site: Served) -> None:
    answer = site.person().http.get("/api/people/nobody")
    assert (answer.status_code, answer.json()["code"]) == (404, "PERSON_NOT_FOUND")


def test_a_rematch_keeps_the_same_people_together(site: Served) -> None:
    """The next table of the same people; each finds its seat."""
    ada, bob = site.person(), site.person()
    table = played([ada, bob])
    again = ada.post(f"/api/tables/{table}/rematch", {"seed": seed()})
    other = bob.post(f"/api/tables/{table}/rematch", {"seed": seed()})
    assert again["table"] == other["table"]
    assert {again["seat"], other["seat"]} == {2, 0}


def put(person: Person, path: str, body: Any) -> tuple[int, Any]:
    answer = person.http.put(path, json=body)
    return answer.status_code, answer.json()


def with_account(site: Served, name: str) -> Person:
    person = site.person().named(name)
    person.post("/api/account", {"name": name, "password": "four odd words here"})
    return person


def test_who_has_an_account_may_choose_an_address_which_leads_to_the_profile(site: Served) -> None:
    ada, bob = with_account(site, "Ada Handle"), with_account(site, "Bob Handle")
    assert put(ada, "/api/me/handle", {"handle": "Ada-L"}) == (200, {"handle": "ada-l"})
    told = site.person().get("/api/people/ADA-l")
    assert (told["person"], told["handle"], told["mine"]) == (me(ada), "ada-l", False)
    assert put(bob, "/api/me/handle", {"handle": "ada-l"})[1]["code"] == "HANDLE_TAKEN"
    assert put(ada, "/api/me/handle", {"handle": "ada-l"})[0] == 200
    put(ada, "/api/me/handle", {"handle": "countess"})
    assert put(bob, "/api/me/handle", {"handle": "ada-l"})[0] == 200
    assert bob.get("/api/people/ada-l")["name"] == "Bob Handle"
    put(bob, "/api/me/handle", {"handle": None})
    assert bob.http.get("/api/people/ada-l").json()["code"] == "PERSON_NOT_FOUND"


def test_an_address_is_given_back_with_its_person_and_never_taken_by_a_guest(site: Served) -> None:
    guest, ada = site.person().named("Guest H"), with_account(site, "Ada Gone")
    assert put(guest, "/api/me/handle", {"handle": "guesty"})[1]["code"] == "NO_ACCOUNT"
    put(ada, "/api/me/handle", {"handle": "going"})
    ada.post("/api/me/forget", {"password": "four odd words here"})
    assert guest.http.get("/api/people/going").status_code == 404


def test_an_address_cannot_look_like_the_id_of_a_person_or_hide_anything(site: Served) -> None:
    ada = with_account(site, "Ada Odd")
    for wanted in ("ab", "-ada", "ada-", "a--da", "1ada", "adä", "a/da", "a" * 16, "ada "[:2] + " x"):
        assert put(ada, "/api/me/handle", {"handle": wanted})[1]["code"] == "BAD_HANDLE", wanted
    assert len(me(ada)) > 15


def test_a_profile_tells_how_often_we_met_and_whether_i_hear_the_person(site: Served) -> None:
    ada, bob = site.person().named("Ada M"), site.person().named("Bob M")
    played([ada, bob])
    path = f"/api/people/{me(ada)}"
    assert (bob.get(path)["met"], bob.get(path)["silence"]) == (1, None)
    put(bob, "/api/silence", {"person": me(ada), "kind": "block"})
    assert bob.get(path)["silence"] == "block"
    assert ada.get(f"/api/people/{me(bob)}")["silence"] is None
    assert site.person().get(path)["met"] == 0


def test_a_person_is_reported_to_the_host_of_the_server(site: Served) -> None:
    ada, bob = site.person().named("Ada R"), site.person().named("Bob R")
    path = f"/api/people/{me(ada)}/report"
    for text in ("Slow", "Very slow\x07"):
        answer = bob.http.post(path, json={"about": "play", "text": text})
        assert answer.status_code == 204
    assert bob.http.post(path, json={"about": "name"}).status_code == 204
    reports = asyncio.run_coroutine_threadsafe(site.site.store.reading(find_reports), site.loop()).result(20)
    mine = {(one.about, one.text) for one in reports if one.person == me(ada)}
    assert mine == {("play", "Very slow"), ("name", "")}
    assert bob.post(f"/api/people/{me(bob)}/report", {"about": "talk"}, 404)["code"] == "PERSON_NOT_FOUND"
    assert bob.post(path, {"about": "face"}, 400)["code"] == "BAD_REQUEST"
