"""A second, small map of the family for tests: other parameters, few cards, trains and tickets.

Eight cities; birch-cedar and hazel-pine are doubles (one of the second is a tunnel); elm-hazel is a ferry of
nothing but icons, birch-fir one with a single icon.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from wissel.games.ticket_to_ride.board import Board, read

COLOURS = ("red", "blue", "green", "yellow", "black", "white", "orange", "pink")
EUROPE: dict[str, Any] = {
    "trains": 45,
    "stations": 3,
    "cards_per_colour": 12,
    "locomotives": 14,
    "redeal_at": 3,
    "tunnel_cards": 3,
    "last_round_at": 2,
    "doubles_open_from": 4,
    "station_points": 4,
    "express_points": 10,
    "draw_tickets": {"draw": 3, "keep": 1},
}
"""Parameters as on the map Europe, to lay over those of a small map."""

_CITIES = ["ash", "birch", "cedar", "elm", "fir", "hazel", "oak", "pine"]
_ROUTES = """
    ash-birch        ash birch   1 red
    ash-cedar        ash cedar   2 gray    tunnel
    ash-elm          ash elm     2 blue
    birch-cedar-1    birch cedar 2 green   double
    birch-cedar-2    birch cedar 2 gray    double
    birch-fir        birch fir   3 gray    ferry=1
    cedar-elm        cedar elm   1 gray
    cedar-hazel      cedar hazel 3 yellow  tunnel
    elm-hazel        elm hazel   2 gray    ferry=2
    elm-oak          elm oak     1 black
    fir-hazel        fir hazel   2 white
    fir-pine         fir pine    4 gray    tunnel
    hazel-oak        hazel oak   2 orange  tunnel
    hazel-pine-1     hazel pine  2 gray    double
    hazel-pine-2     hazel pine  2 gray    tunnel double
    oak-pine         oak pine    3 pink
"""
_TICKETS = """
    ash-pine 9 long     birch-oak 8 long    elm-fir 7 long      cedar-pine 6 long   ash-hazel 7 long
    ash-oak 4           birch-elm 3         cedar-fir 5         cedar-oak 4         elm-pine 6
    fir-oak 5           birch-hazel 5       ash-fir 6
"""


def route(line: str) -> dict[str, Any]:
    """A route of `map.json` from `<id> <city> <city> <length> <colour> [tunnel] [ferry=n] [double]`."""
    name, a, b, length, colour, *marks = line.split()
    data: dict[str, Any] = {"id": name, "a": a, "b": b, "length": int(length), "colour": colour}
    for mark in marks:
        if mark == "tunnel":
            data["tunnel"] = True
        elif mark == "double":
            data["double"] = f"{a}-{b}"
        else:
            data["ferry"] = int(mark.removeprefix("ferry="))
    return data


def tickets(text: str) -> list[dict[str, Any]]:
    """Tickets of `map.json` from `<city>-<city> <points> [long]` one after another."""
    found: list[dict[str, Any]] = []
    for word in text.split():
        if word == "long":
            found[-1]["long"] = True
        elif word.isdigit():
            found[-1]["points"] = int(word)
        else:
            a, b = word.split("-")[:2]
            found.append({"id": word, "a": a, "b": b})
    return found


def map_data(
    routes: Iterable[str] = _ROUTES.strip().splitlines(), ticket_text: str = _TICKETS, **changes: Any
) -> dict[str, Any]:
    """`map.json`: the small map, or one of other routes and tickets; `changes` lie over its parameters."""
    listed = [route(line) for line in routes]
    cities = sorted({c for r in listed for c in (r["a"], r["b"])})
    data: dict[str, Any] = {
        "schema": "wissel-ticket-to-ride-map-1",
        "id": "small",
        "name": "Small",
        "colours": list(COLOURS),
        "seats": [2, 5],
        "seat_colours": ["blue", "red", "green", "yellow", "black"],
        "trains": 9,
        "stations": 2,
        "cards_per_colour": 2,
        "locomotives": 5,
        "hand": 2,
        "first_tickets": {"long": 1, "regular": 1, "keep": 1},
        "draw_tickets": {"draw": 2, "keep": 1},
        "points": {"1": 1, "2": 2, "3": 5, "4": 8},
        "station_points": 3,
        "express_points": 6,
        "redeal_at": 2,
        "tunnel_cards": 2,
        "last_round_at": 1,
        "doubles_open_from": 3,
        "cities": [{"id": c, "name": c.capitalize()} for c in cities],
        "routes": listed,
        "tickets": tickets(ticket_text),
    }
    return {**data, **changes}


def board(data: dict[str, Any]) -> Board:
    return read(json.dumps(data), "test/map.json")


def small(**changes: Any) -> Board:
    return board(map_data(**changes))
