"""Loads and checks a map of Ticket to Ride, and makes the record that the rules read (T1, T2).

A map is a folder with `map.json` (rules data, checked here) and `layout.json` (for drawing only). The
schema is the types below. A map declares its own parameters, so that another map of the family is a folder
and not code.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np

from wissel.core.game import GameMap, Record
from wissel.core.problems import ProblemError
from wissel.games.ticket_to_ride.state import (
    CITIES,
    COLOURS,
    LENGTH,
    LOCO,
    MAP,
    NONE,
    OFFER,
    ROUTES,
    ROW,
    SEATS,
    STATIONS,
    TICKETS,
    TUNNEL_CARDS,
    WORDS,
)

SCHEMA: Final = "wissel-ticket-to-ride-map-1"
GRAY: Final = "gray"
LOCOMOTIVE: Final = "locomotive"
"""Id of the wild card, beside the colours of the map."""


class CityData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str


class RouteData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    a: str
    b: str
    length: int
    colour: str
    tunnel: bool = False
    ferry: int = 0
    """Locomotives that it wants (T2.10)."""
    double: str = ""
    """The two routes of a double share this name (T2.9)."""


class TicketData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    a: str
    b: str
    points: int
    long: bool = False


class FirstTickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """(T1.2, T1.3)"""

    long: int
    regular: int
    keep: int


class DrawTickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """(T2.14)"""

    draw: int
    keep: int


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`map.json`."""

    schema: str
    id: str
    name: str
    colours: list[str]
    seats: tuple[int, int]
    seat_colours: list[str]
    trains: int
    stations: int
    cards_per_colour: int
    locomotives: int
    hand: int
    first_tickets: FirstTickets
    draw_tickets: DrawTickets
    points: dict[int, int]
    station_points: int
    express_points: int
    redeal_at: int
    tunnel_cards: int
    last_round_at: int
    doubles_open_from: int
    cities: list[CityData]
    routes: list[RouteData]
    tickets: list[TicketData]


@dataclass(frozen=True)
class Board(GameMap):
    """A checked map with its names. Cities, routes, tickets and cards are numbered as in the file."""

    data: MapData
    cities: tuple[str, ...]
    routes: tuple[str, ...]
    tickets: tuple[str, ...]
    cards: tuple[str, ...]
    city_number: dict[str, int]
    route_number: dict[str, int]
    ticket_number: dict[str, int]
    card_number: dict[str, int]


def read(text: str, file: str) -> Board:
    """A map from the text of `file` (a name for messages).

    Raises `ProblemError` with arguments `file` and `entry`: `MAP_MALFORMED` (not of the schema),
    `MAP_SCHEMA` (of another schema), `MAP_COUNT` (a number that cannot be played with), `MAP_BAD_ID`,
    `MAP_DUPLICATE`, `MAP_REFERENCE` (an id that there is not), `MAP_DOUBLE` (a double that is not two
    routes of one pair), `MAP_NOT_CONNECTED` (cities that no route reaches).
    """
    try:
        data = msgspec.json.decode(text, type=MapData)
    except msgspec.ValidationError as error:
        detail, _, place = str(error).partition(" - at `")
        entry = place.rstrip("`").replace("$.", "") or "$"
        raise ProblemError("MAP_MALFORMED", file=file, entry=entry, detail=detail) from error
    except msgspec.DecodeError as error:
        raise ProblemError("MAP_MALFORMED", file=file, entry="$", detail=str(error)) from error
    _check_counts(data, file)
    cities = _numbers([c.id for c in data.cities], file, "cities")
    routes = _numbers([r.id for r in data.routes], file, "routes")
    tickets = _numbers([t.id for t in data.tickets], file, "tickets")
    cards = _numbers([*data.colours, LOCOMOTIVE], file, "colours")
    record = _record(data, cities, cards, file)
    return Board(
        id=data.id,
        digest=hashlib.sha256(text.encode()).hexdigest(),
        text=text,
        record=record,
        data=data,
        cities=tuple(cities),
        routes=tuple(routes),
        tickets=tuple(tickets),
        cards=tuple(cards),
        city_number=cities,
        route_number=routes,
        ticket_number=tickets,
        card_number=cards,
    )


def _check_counts(data: MapData, file: str) -> None:
    if data.schema != SCHEMA:
        raise ProblemError("MAP_SCHEMA", file=file, entry="schema", expected=SCHEMA, found=data.schema)
    long = sum(t.long for t in data.tickets)
    regular = len(data.tickets) - long
    first, draw = data.first_tickets, data.draw_tickets
    most = data.seats[1]
    cards = COLOURS * data.cards_per_colour + data.locomotives
    for entry, found, low, high in (
        ("colours", len(data.colours), COLOURS, COLOURS),
        ("seats[0]", data.seats[0], 2, SEATS),
        ("seats[1]", most, data.seats[0], SEATS),
        ("seat_colours", len(data.seat_colours), most, SEATS),
        ("trains", data.trains, 1, 99),
        ("stations", data.stations, 0, STATIONS),
        ("cards_per_colour", data.cards_per_colour, 1, 99),
        ("locomotives", data.locomotives, 0, 99),
        ("hand", data.hand, 1, (cards - ROW) // most),
        ("first_tickets.long", first.long, 0, long // most),
        ("first_tickets.regular", first.regular, 0, regular // most),
        ("first_tickets", first.long + first.regular, 1, OFFER - 1),
        ("first_tickets.keep", first.keep, 0, first.long + first.regular),
        ("draw_tickets.draw", draw.draw, 1, OFFER - 1),
        ("draw_tickets.keep", draw.keep, 1, 1),
        ("station_points", data.station_points, 0, 99),
        ("express_points", data.express_points, 0, 99),
        ("redeal_at", data.redeal_at, 1, ROW + 1),
        ("tunnel_cards", data.tunnel_cards, 0, TUNNEL_CARDS),
        ("last_round_at", data.last_round_at, 0, data.trains - 1),
        ("doubles_open_from", data.doubles_open_from, 2, SEATS + 1),
        ("cities", len(data.cities), 2, CITIES),
        ("routes", len(data.routes), 1, ROUTES),
        ("tickets", len(data.tickets), 1, TICKETS),
        *((f"routes.{r.id}.length", r.length, 1, min(LENGTH, data.trains)) for r in data.routes),
        *((f"routes.{r.id}.ferry", r.ferry, 0, r.length) for r in data.routes),
        *((f"points.{length}", length, 1, LENGTH) for length in data.points),
        *((f"points.{length}", points, 0, 99) for length, points in data.points.items()),
        *((f"points.{r.length}", int(r.length in data.points), 1, 1) for r in data.routes),
        *((f"tickets.{t.id}.points", t.points, 1, 99) for t in data.tickets),
    ):
        if not low <= found <= high:
            raise ProblemError("MAP_COUNT", file=file, entry=entry, least=low, most=high, found=found)


def _numbers(ids: list[str], file: str, entry: str) -> dict[str, int]:
    numbers: dict[str, int] = {}
    for i, name in enumerate(ids):
        if not name or set(name) - set("abcdefghijklmnopqrstuvwxyz0123456789-") or name == GRAY:
            raise ProblemError("MAP_BAD_ID", file=file, entry=f"{entry}[{i}]", id=name)
        if name in numbers:
            raise ProblemError("MAP_DUPLICATE", file=file, entry=f"{entry}[{i}]", id=name)
        numbers[name] = i
    return numbers


def _record(data: MapData, cities: dict[str, int], cards: dict[str, int], file: str) -> Record:
    record = np.zeros(1, MAP)
    m = record[0]
    m["cities"], m["routes"], m["tickets"] = len(data.cities), len(data.routes), len(data.tickets)
    m["least_seats"], m["most_seats"] = data.seats
    _fill_routes(m, data, cities, cards, file)
    _fill_tickets(m, data, cities, file)
    _check_connected(m, data, file)
    for length, points in data.points.items():
        m["points"][length] = points
    m["first_long"], m["first_regular"] = data.first_tickets.long, data.first_tickets.regular
    m["first_keep"] = data.first_tickets.keep
    m["draw_tickets"], m["draw_keep"] = data.draw_tickets.draw, data.draw_tickets.keep
    for name in (
        "trains",
        "stations",
        "cards_per_colour",
        "locomotives",
        "hand",
        "station_points",
        "express_points",
        "redeal_at",
        "tunnel_cards",
        "last_round_at",
        "doubles_open_from",
    ):
        m[name] = getattr(data, name)
    return record


def _reference(numbers: dict[str, int], name: str, file: str, entry: str) -> int:
    if name not in numbers:
        raise ProblemError("MAP_REFERENCE", file=file, entry=entry, id=name)
    return numbers[name]


def _fill_routes(m: np.void, data: MapData, cities: dict[str, int], cards: dict[str, int], file: str) -> None:
    at: list[list[tuple[int, int]]] = [[] for _ in data.cities]
    pairs: dict[str, list[int]] = {}
    for i, r in enumerate(data.routes):
        a = _reference(cities, r.a, file, f"routes.{r.id}.a")
        b = _reference(cities, r.b, file, f"routes.{r.id}.b")
        if a == b:
            raise ProblemError("MAP_DUPLICATE", file=file, entry=f"routes.{r.id}", id=r.a)
        colour = NONE if r.colour == GRAY else _reference(cards, r.colour, file, f"routes.{r.id}.colour")
        if colour == LOCO:
            raise ProblemError("MAP_REFERENCE", file=file, entry=f"routes.{r.id}.colour", id=r.colour)
        m["a"][i], m["b"][i], m["length"][i], m["colour"][i] = a, b, r.length, colour
        m["ferry"][i], m["tunnel"][i], m["twin"][i] = r.ferry, r.tunnel, NONE
        at[a].append((i, b))
        at[b].append((i, a))
        if r.double:
            pairs.setdefault(r.double, []).append(i)
    for name, routes in pairs.items():
        if len(routes) != 2 or len({frozenset((data.routes[r].a, data.routes[r].b)) for r in routes}) != 1:
            raise ProblemError("MAP_DOUBLE", file=file, entry="routes", id=name)
        m["twin"][routes[0]], m["twin"][routes[1]] = routes[1], routes[0]
    m["first"][1 : len(at) + 1] = np.cumsum([len(routes) for routes in at])
    flat = [pair for routes in at for pair in routes]
    m["at_route"][: len(flat)] = [r for r, _ in flat]
    m["at_city"][: len(flat)] = [c for _, c in flat]
    for n in range(LENGTH + 1):
        m["no_longer"][n] = mask([i for i, r in enumerate(data.routes) if r.length <= n])
        m["no_more_ferry"][n] = mask([i for i, r in enumerate(data.routes) if r.ferry <= n])
        for c, name in enumerate(data.colours):
            fits = [i for i, r in enumerate(data.routes) if r.colour in (GRAY, name) and r.length <= n]
            m["of_colour"][c, n] = mask(fits)


def _fill_tickets(m: np.void, data: MapData, cities: dict[str, int], file: str) -> None:
    for i, t in enumerate(data.tickets):
        a = _reference(cities, t.a, file, f"tickets.{t.id}.a")
        b = _reference(cities, t.b, file, f"tickets.{t.id}.b")
        if a == b:
            raise ProblemError("MAP_DUPLICATE", file=file, entry=f"tickets.{t.id}", id=t.a)
        m["ticket_a"][i], m["ticket_b"][i], m["ticket_points"][i] = a, b, t.points
    m["long"] = mask([i for i, t in enumerate(data.tickets) if t.long])
    m["regular"] = mask([i for i, t in enumerate(data.tickets) if not t.long])


def mask(numbers: list[int]) -> list[int]:
    """The numbers as two words, signed as the record holds them."""
    words = [0] * WORDS
    for i in numbers:
        words[i >> 6] |= 1 << (i & 63)
    return [w - (1 << 64) if w >> 63 else w for w in words]


def _check_connected(m: np.void, data: MapData, file: str) -> None:
    """From the first city every other can be reached."""
    reached = {0}
    todo = [0]
    while todo:
        c = todo.pop()
        for far in m["at_city"][m["first"][c] : m["first"][c + 1]].tolist():
            if far not in reached:
                reached.add(far)
                todo.append(far)
    for c, city in enumerate(data.cities):
        if c not in reached:
            raise ProblemError("MAP_NOT_CONNECTED", file=file, entry=f"cities[{c}]", id=city.id)
