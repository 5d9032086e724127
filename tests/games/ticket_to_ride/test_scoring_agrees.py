"""Longest path and use of stations against exhaustive trying, on random small maps and in Europe (T3.3,
T3.4)."""

from __future__ import annotations

import random
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.ticket_to_ride.engine import Engine, europe, position
from tests.games.ticket_to_ride.naive_score import longest_trail, use_stations
from tests.games.ticket_to_ride.small_map import board, map_data

from wissel.games.ticket_to_ride.board import Board

CITIES = "abcdefgh"
SEATS = 3


@st.composite
def maps(draw: st.DrawFn, most_routes: int = 12) -> Board:
    """Connected nets with loops, crossings and several routes of one pair; tickets between any cities."""
    n = draw(st.integers(3, len(CITIES)))
    pairs = [(CITIES[draw(st.integers(0, i - 1))], CITIES[i]) for i in range(1, n)]
    pair = st.tuples(st.sampled_from(CITIES[:n]), st.sampled_from(CITIES[:n])).filter(lambda p: p[0] != p[1])
    pairs += draw(st.lists(pair, max_size=most_routes - len(pairs)))
    pairs = list(draw(st.permutations(pairs)))
    routes = [f"r{i:02} {a} {b} {draw(st.integers(1, 4))} gray" for i, (a, b) in enumerate(pairs)]
    tickets = draw(st.lists(pair, min_size=SEATS, max_size=6, unique=True))
    text = " ".join(f"{a}-{b} {draw(st.integers(1, 4))}" for a, b in tickets)
    data = map_data(routes, text, seats=[2, SEATS], stations=4)
    return board(data | {"first_tickets": {"long": 0, "regular": 1, "keep": 0}})


def compare(e: Engine) -> None:
    """Of every seat, in a game that is over."""
    routes = {r.id: r for r in e.board.data.routes}
    for seat in range(e.seats):
        own = [r for name, r in routes.items() if e.owners.get(name) == seat]
        assert e.s["path"][seat] == longest_trail([(r.a, r.b, r.length) for r in own])
        cities = [c for i, c in enumerate(e.board.cities) if e.p["station"][i] == seat]
        others = [r for name, r in routes.items() if e.owners.get(name, seat) != seat]
        kept = e.tickets_of(e.s["kept"][seat])
        points, done, borrowed = use_stations(
            [(r.a, r.b) for r in own],
            [[r.id for r in others if city in (r.a, r.b)] for city in cities],
            [(t.a, t.b, t.points) for t in e.board.data.tickets if t.id in kept],
            {name: (r.a, r.b) for name, r in routes.items()},
            e.board.routes,
        )
        assert (e.s["ticket_points"][seat], e.s["done"][seat]) == (points, done)
        assert e.borrowed(seat) == borrowed


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_the_longest_path_is_that_of_trying_everything(data: st.DataObject) -> None:
    """All routes belong to one seat, or to two."""
    small = data.draw(maps(10))
    e = position(small)
    for route in small.routes:
        seat = data.draw(st.sampled_from([0, 0, 0, 1, None]))
        if seat is not None:
            e.own(seat, route)
    e.finish()
    compare(e)


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_stations_are_used_as_by_trying_everything(data: st.DataObject) -> None:
    small = data.draw(maps())
    e = position(small, SEATS, tickets={0: small.tickets, 1: small.tickets[::2], 2: small.tickets[1:]})
    for route in small.routes:
        seat = data.draw(st.sampled_from([0, 1, 1, 2, 2, None]))
        if seat is not None:
            e.own(seat, route)
    for i, city in enumerate(data.draw(st.permutations(small.cities))[:7]):
        seat = data.draw(st.sampled_from([0, 0, 0, 1, None] if i < 4 else [2]))
        if seat is not None:
            e.build(seat, city)
    e.finish()
    compare(e)


def claimed(e: Engine, source: random.Random, trains: int) -> None:
    """Random nets in Europe: each seat goes on beside its own routes if it can."""
    left = dict.fromkeys(range(e.seats), trains)
    free = set(range(len(e.board.routes)))
    data = e.board.data.routes
    while free:
        seat = source.choice(sorted(left))
        own = {city for name in e.owners if e.owners[name] == seat for city in _ends(e, name)}
        usable = [
            i for i in free if data[i].length <= left[seat] and e.p["open"][seat][i >> 6] >> (i & 63) & 1
        ]
        beside = [i for i in usable if {data[i].a, data[i].b} & own]
        if not usable:
            del left[seat]
            if not left:
                return
            continue
        i = source.choice(beside or usable)
        e.own(seat, e.board.routes[i])
        left[seat] -= data[i].length
        free.remove(i)


def _ends(e: Engine, name: str) -> tuple[str, str]:
    r = e.board.data.routes[e.board.route_number[name]]
    return r.a, r.b


@pytest.mark.parametrize("seed", range(12))
def test_the_score_in_europe_is_that_of_trying_everything(seed: int) -> None:
    source = random.Random(seed)
    seats = 2 + seed % 4
    some = list(europe().tickets)
    source.shuffle(some)
    e = position(europe(), seats, tickets={seat: some[5 * seat : 5 * seat + 5] for seat in range(seats)})
    claimed(e, source, 30)
    cities = list(europe().cities)
    source.shuffle(cities)
    for seat in range(seats):
        e.build(seat, *cities[3 * seat : 3 * seat + source.choice([1, 2, 3])])
    e.finish()
    compare(e)


DENSE = """
    dieppe-london-gray-1 dieppe-paris-pink brest-dieppe-orange brest-paris-black bruxelles-dieppe-green
    bruxelles-paris-red amsterdam-bruxelles-black amsterdam-london-gray amsterdam-frankfurt-white
    bruxelles-frankfurt-blue frankfurt-paris-orange essen-frankfurt-green amsterdam-essen-yellow
    frankfurt-munchen-pink berlin-essen-blue berlin-frankfurt-red munchen-zurich-yellow
    paris-zurich-gray munchen-venezia-blue venezia-zurich-green roma-venezia-black
"""
"""45 trains on routes as short as possible, with as many crossings: the slowest net of some hundreds."""


def test_the_longest_path_of_a_dense_net_of_45_trains_is_found_fast() -> None:
    e = position(europe())
    e.own(0, *DENSE.split())
    started = time.process_time()
    e.finish()
    assert time.process_time() - started < 0.5
    assert e.s["path"][0] == 41
