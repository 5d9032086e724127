"""The map Europe holds what the game has; a bad map is refused with file and entry named."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.ticket_to_ride.engine import europe
from tests.games.ticket_to_ride.small_map import map_data

from wissel.core.problems import ProblemError
from wissel.games.ticket_to_ride.board import read
from wissel.games.ticket_to_ride.state import NONE

Change = Callable[[dict[str, Any]], object]
FILE = "somewhere/map.json"


def test_totals_of_europe() -> None:
    data = europe().data
    assert (len(data.cities), len(data.routes), len(data.tickets)) == (47, 101, 46)
    assert sum(r.length for r in data.routes) == 300
    colours = Counter(r.colour for r in data.routes)
    assert colours == {**dict.fromkeys(data.colours, 8), "gray": 37}
    assert len({frozenset((r.a, r.b)) for r in data.routes}) == 90
    assert len({r.double for r in data.routes if r.double}) == 11
    assert sum(r.tunnel for r in data.routes) == 18
    ferries = [r.ferry for r in data.routes if r.ferry]
    assert (len(ferries), sum(ferries)) == (13, 17)
    assert sum(t.long for t in data.tickets) == 6
    assert {n: sum(r.length == n for r in data.routes) for n in (1, 2, 3, 4, 6, 8)}.keys() == {
        int(n) for n in data.points
    }


def test_parameters_of_europe() -> None:
    data = europe().data
    assert (data.trains, data.stations, data.hand, data.seats) == (45, 3, 4, (2, 5))
    assert (data.cards_per_colour, data.locomotives) == (12, 14)
    first, later = data.first_tickets, data.draw_tickets
    assert (first.long, first.regular, first.keep, later.draw, later.keep) == (1, 3, 2, 3, 1)
    assert data.points == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert (data.station_points, data.express_points) == (4, 10)
    assert (data.redeal_at, data.tunnel_cards, data.last_round_at, data.doubles_open_from) == (3, 3, 2, 4)
    assert data.seat_colours == ["blue", "red", "green", "yellow", "black"]


def test_the_record_of_europe_says_what_the_file_says() -> None:
    board = europe()
    m = board.record[0]
    for i, r in enumerate(board.data.routes):
        assert (board.cities[m["a"][i]], board.cities[m["b"][i]]) == (r.a, r.b)
        assert (m["length"][i], m["ferry"][i], m["tunnel"][i]) == (r.length, r.ferry, r.tunnel)
        assert m["colour"][i] == (NONE if r.colour == "gray" else board.card_number[r.colour])
        twin = [
            j for j, q in enumerate(board.data.routes) if r.double and q.double == r.double and q is not r
        ]
        assert m["twin"][i] == (twin[0] if twin else NONE)
    for c, city in enumerate(board.cities):
        at = range(m["first"][c], m["first"][c + 1])
        ends = {(board.routes[m["at_route"][k]], board.cities[m["at_city"][k]]) for k in at}
        routes = board.data.routes
        assert ends == {(r.id, r.b) for r in routes if r.a == city} | {
            (r.id, r.a) for r in routes if r.b == city
        }


def refused(text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(ProblemError) as error:
        read(text, FILE)
    problem = error.value.problem
    assert problem.args["file"] == FILE
    return problem.code, problem.args


def changed(change: Change) -> str:
    data = map_data()
    change(data)
    return json.dumps(data)


def test_the_map_that_the_changes_begin_with_is_good() -> None:
    assert read(changed(lambda d: None), FILE).id == "small"


@pytest.mark.parametrize(
    ("code", "entry", "change"),
    [
        ("MAP_MALFORMED", "$", lambda d: d.pop("trains")),
        ("MAP_MALFORMED", "$", lambda d: d.update(colour="green")),
        ("MAP_MALFORMED", "trains", lambda d: d.update(trains="45")),
        ("MAP_MALFORMED", "routes[3].length", lambda d: d["routes"][3].update(length=1.5)),
        ("MAP_MALFORMED", "routes[3]", lambda d: d["routes"][3].pop("a")),
        ("MAP_MALFORMED", "tickets[2]", lambda d: d["tickets"][2].update(type="long")),
        ("MAP_MALFORMED", "cities[0].name", lambda d: d["cities"][0].update(name=None)),
        ("MAP_SCHEMA", "schema", lambda d: d.update(schema="wissel-ticket-to-ride-map-2")),
        ("MAP_COUNT", "colours", lambda d: d["colours"].pop()),
        ("MAP_COUNT", "seats[0]", lambda d: d.update(seats=[1, 5])),
        ("MAP_COUNT", "seats[1]", lambda d: d.update(seats=[2, 6])),
        ("MAP_COUNT", "seats[1]", lambda d: d.update(seats=[4, 3])),
        ("MAP_COUNT", "seat_colours", lambda d: d["seat_colours"].pop()),
        ("MAP_COUNT", "trains", lambda d: d.update(trains=0)),
        ("MAP_COUNT", "stations", lambda d: d.update(stations=5)),
        ("MAP_COUNT", "cards_per_colour", lambda d: d.update(cards_per_colour=0)),
        ("MAP_COUNT", "locomotives", lambda d: d.update(locomotives=-1)),
        ("MAP_COUNT", "hand", lambda d: d.update(hand=4)),
        ("MAP_COUNT", "first_tickets.long", lambda d: d["first_tickets"].update(long=2)),
        ("MAP_COUNT", "first_tickets.regular", lambda d: d["first_tickets"].update(regular=2)),
        ("MAP_COUNT", "first_tickets", lambda d: d["first_tickets"].update(long=0, regular=0, keep=0)),
        ("MAP_COUNT", "first_tickets.keep", lambda d: d["first_tickets"].update(keep=3)),
        ("MAP_COUNT", "draw_tickets.draw", lambda d: d["draw_tickets"].update(draw=0)),
        ("MAP_COUNT", "draw_tickets.keep", lambda d: d["draw_tickets"].update(keep=2)),
        ("MAP_COUNT", "station_points", lambda d: d.update(station_points=-1)),
        ("MAP_COUNT", "express_points", lambda d: d.update(express_points=100)),
        ("MAP_COUNT", "redeal_at", lambda d: d.update(redeal_at=0)),
        ("MAP_COUNT", "tunnel_cards", lambda d: d.update(tunnel_cards=6)),
        ("MAP_COUNT", "last_round_at", lambda d: d.update(last_round_at=9)),
        ("MAP_COUNT", "doubles_open_from", lambda d: d.update(doubles_open_from=1)),
        ("MAP_COUNT", "cities", lambda d: d.update(cities=[{"id": f"c{i}", "name": ""} for i in range(65)])),
        (
            "MAP_COUNT",
            "routes",
            lambda d: d.update(routes=[{**d["routes"][0], "id": f"r{i}"} for i in range(129)]),
        ),
        (
            "MAP_COUNT",
            "tickets",
            lambda d: d.update(tickets=[{**d["tickets"][i % 2 * 9], "id": f"t{i}"} for i in range(129)]),
        ),
        ("MAP_COUNT", "routes.fir-pine.length", lambda d: d["routes"][11].update(length=10)),
        ("MAP_COUNT", "routes.fir-pine.length", lambda d: d.update(trains=3)),
        ("MAP_COUNT", "routes.ash-elm.ferry", lambda d: d["routes"][2].update(ferry=3)),
        ("MAP_COUNT", "points.4", lambda d: d["points"].pop("4")),
        ("MAP_COUNT", "points.10", lambda d: d["points"].update({"10": 30})),
        ("MAP_COUNT", "points.2", lambda d: d["points"].update({"2": -1})),
        ("MAP_COUNT", "tickets.ash-oak.points", lambda d: d["tickets"][5].update(points=0)),
        ("MAP_BAD_ID", "cities[0]", lambda d: d["cities"][0].update(id="Ash")),
        ("MAP_BAD_ID", "routes[1]", lambda d: d["routes"][1].update(id="")),
        ("MAP_BAD_ID", "colours[0]", lambda d: d["colours"].__setitem__(0, "gray")),
        ("MAP_DUPLICATE", "cities[1]", lambda d: d["cities"][1].update(id="ash")),
        ("MAP_DUPLICATE", "routes[1]", lambda d: d["routes"][1].update(id="ash-birch")),
        ("MAP_DUPLICATE", "tickets[1]", lambda d: d["tickets"][1].update(id="ash-pine")),
        ("MAP_DUPLICATE", "colours[8]", lambda d: d["colours"].__setitem__(0, "locomotive")),
        ("MAP_DUPLICATE", "routes.ash-elm", lambda d: d["routes"][2].update(b="ash")),
        ("MAP_DUPLICATE", "tickets.ash-oak", lambda d: d["tickets"][5].update(b="ash")),
        ("MAP_REFERENCE", "routes.ash-elm.b", lambda d: d["routes"][2].update(b="yew")),
        ("MAP_REFERENCE", "routes.ash-elm.colour", lambda d: d["routes"][2].update(colour="purple")),
        ("MAP_REFERENCE", "routes.ash-elm.colour", lambda d: d["routes"][2].update(colour="locomotive")),
        ("MAP_REFERENCE", "tickets.ash-oak.a", lambda d: d["tickets"][5].update(a="yew")),
        ("MAP_DOUBLE", "routes", lambda d: d["routes"][3].pop("double")),
        ("MAP_DOUBLE", "routes", lambda d: d["routes"][2].update(double="birch-cedar")),
        ("MAP_DOUBLE", "routes", lambda d: d["routes"][3].update(b="ash")),
        ("MAP_NOT_CONNECTED", "cities[8]", lambda d: d["cities"].append({"id": "yew", "name": "Yew"})),
    ],
)
def test_a_bad_map_is_refused_with_file_and_entry(code: str, entry: str, change: Change) -> None:
    found, args = refused(changed(change))
    assert (found, args["entry"]) == (code, entry)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", "\x00"])
def test_a_text_that_is_no_map_is_refused(text: str) -> None:
    assert refused(text)[0] == "MAP_MALFORMED"


def test_what_is_wrong_is_told_in_full() -> None:
    code, args = refused(changed(lambda d: d.update(tunnel_cards=6)))
    assert (code, args) == (
        "MAP_COUNT",
        {"file": FILE, "entry": "tunnel_cards", "least": 0, "most": 5, "found": 6},
    )


def test_the_digest_is_that_of_the_text() -> None:
    text = changed(lambda d: None)
    assert read(text, FILE).digest == read(text, "elsewhere").digest != read(text + " ", FILE).digest
