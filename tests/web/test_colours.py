"""Colours of seats: chosen by people, each once at a table; the others have what is left."""

from __future__ import annotations

from typing import Any

from tests.web.serving import Person, Served, new_table, seed, sit

EUROPE = "ticket-to-ride-europe"


def colours(person: Person, table: str) -> list[str]:
    return [seat["colour"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def choose(person: Person, table: str, seat: int, colour: str) -> Any:
    return person.http.post(f"/api/tables/{table}/colour", json={"seat": seat, "colour": colour})


def europe(host: Person, seats: int = 4, **wanted: Any) -> str:
    return new_table(host, seats, game=EUROPE, **wanted)


def test_who_does_not_choose_has_the_colour_of_its_seat_or_what_is_left(site: Served) -> None:
    host, guest = site.person(), site.person()
    table = europe(host, computers={"3": "planner"})
    assert colours(host, table) == ["blue", "red", "green", "yellow"]
    sit(host, table)
    sit(guest, table)
    assert choose(guest, table, 1, "yellow").status_code == 200
    assert colours(host, table) == ["blue", "yellow", "green", "red"]
    assert choose(host, table, 0, "red").status_code == 200
    assert colours(host, table) == ["red", "yellow", "green", "blue"]
    assert [seat["colour_chosen"] for seat in host.get(f"/api/tables/{table}")["seats"]] == [
        True,
        True,
        False,
        False,
    ]


def test_no_colour_is_chosen_twice_and_none_that_there_is_not(site: Served) -> None:
    host, guest = site.person(), site.person()
    table = europe(host)
    sit(host, table)
    sit(guest, table)
    choose(host, table, 0, "green")
    for colour, status, code in (("green", 422, "COLOUR_TAKEN"), ("pink", 404, "COLOUR_UNKNOWN")):
        refused = choose(guest, table, 1, colour)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert choose(guest, table, 0, "black").json()["code"] == "NOT_SEATED"
    assert choose(host, table, 0, "black").status_code == 200
    assert choose(guest, table, 1, "green").status_code == 200


def test_a_wish_is_granted_when_sitting_down_if_nobody_else_has_chosen_that(site: Served) -> None:
    host, guest, third = (site.person() for _ in range(3))
    table = europe(host, sit=seed(), colour="black")
    for person in (guest, third):
        person.post(
            f"/api/tables/{table}/sit", {"seed": seed(), "colour": "black" if person is guest else "red"}
        )
    assert colours(host, table) == ["black", "blue", "red", "yellow"]


def test_colours_move_with_their_people_when_seats_are_drawn_and_to_the_next_game(site: Served) -> None:
    host, guest = site.person(), site.person()
    table = europe(host, 2, sit=seed(), colour="black", seating="drawn")
    guest.post(f"/api/tables/{table}/sit", {"seed": seed(), "colour": "yellow"})
    host.post(f"/api/tables/{table}/start")
    seats = host.get(f"/api/tables/{table}")["seats"]
    own = host.get("/api/me")["person"]
    assert {seat["person"] == own: seat["colour"] for seat in seats} == {True: "black", False: "yellow"}
    assert (
        choose(host, table, [seat["person"] for seat in seats].index(own), "red").json()["code"]
        == "ALREADY_STARTED"
    )
    guest.post(f"/api/tables/{table}/replace", {"seat": 1 - [seat["person"] for seat in seats].index(own)})
    host.post(f"/api/tables/{table}/close")
    again = host.post(f"/api/tables/{table}/rematch", {"seed": seed()})["table"]
    guest.post(f"/api/tables/{table}/rematch", {"seed": seed()})
    assert sorted(colours(host, again)) == ["black", "yellow"]


def test_other_games_have_no_colours_of_seats(site: Served) -> None:
    host = site.person()
    table = new_table(host, sit=seed(), colour="red")
    assert colours(host, table) == [None, None, None]
    assert choose(host, table, 0, "red").json()["code"] == "COLOUR_UNKNOWN"
