"""T3: the last round and the score."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.ticket_to_ride.engine import Engine, europe, position
from tests.games.ticket_to_ride.small_map import board, map_data, small

from wissel.games.ticket_to_ride.state import LAST_ROUND

# ---- the last round --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_T3_1_as_many_turns_as_players_follow_the_triggers_own_last(seats: int) -> None:
    e = position(europe(), seats, hands=("", "blue blue"))
    e.p["trains"][1] = 4
    _draw(e)
    e.act("claim berlin-essen-blue blue blue")
    assert e.p["last"] == seats
    order = []
    while not e.over:
        order.append(e.to_act[0])
        _draw(e)
    assert order == [(2 + k) % seats for k in range(seats)]
    assert order[-1] == 1
    assert e.p["reason"] == LAST_ROUND


def _draw(e: Engine) -> None:
    e.act("blind", "draw pink")
    e.act("blind", "draw pink")


def test_T3_1_three_trains_do_not_start_it() -> None:
    e = position(europe(), hands=("blue blue",))
    e.p["trains"][0] = 5
    e.act("claim berlin-essen-blue blue blue")
    assert e.p["trains"][0] == 3
    assert e.p["last"] == 0


def test_T5_last_round_with_two_players_at_two_trains_or_fewer() -> None:
    """There is no new test while it runs."""
    e = position(europe(), hands=("blue blue", "pink pink"))
    e.p["trains"][:2] = 4, 2
    e.act("claim berlin-essen-blue blue blue")
    assert e.p["last"] == 2
    e.act("claim frankfurt-munchen-pink pink pink")
    assert e.p["trains"][:2].tolist() == [2, 0]
    assert e.p["last"] == 1
    _draw(e)
    assert e.over
    assert e.p["turns"] == 3


def test_T3_1_a_declined_tunnel_is_a_turn_of_the_last_round() -> None:
    e = position(europe(), hands=("blue blue", "pink pink"))
    e.p["trains"][0] = 4
    e.act("claim berlin-essen-blue blue blue")
    e.act("claim marseille-zurich-pink pink pink", "reveal pink", "reveal pink", "reveal pink")
    assert e.p["last"] == 2
    e.act("decline")
    assert e.p["last"] == 1


# ---- tickets and stations --------------------------------------------------------------------------------


def test_T3_2_a_ticket_done_adds_and_a_ticket_missed_takes_away() -> None:
    """Seat 0 by hand: 19 for routes, 8 - 11 for tickets, 12 for stations, 10 for the Express: 38."""
    e = position(europe(), tickets={0: ("paris-wien", "stockholm-wien"), 1: ()})
    e.own(0, "frankfurt-paris-white", "berlin-frankfurt-red", "berlin-wien-green", "warszawa-wien-blue")
    e.finish()
    assert e.p["points"][0] == 4 + 4 + 4 + 7
    assert (e.s["ticket_points"][0], e.s["done"][0]) == (8 - 11, 1)
    assert e.s["path"][0] == 3 + 3 + 3 + 4
    assert e.s["total"][:2].tolist() == [38, 12]


def test_T5_negative_totals() -> None:
    e = position(europe(), tickets={0: ("athina-edinburgh", "brest-petrograd"), 1: ()}, hands=())
    e.build(0, "paris", "wien", "kyiv")
    e.finish()
    assert e.s["total"][:2].tolist() == [-41, 12]
    assert e.s["rank"][:2].tolist() == [2, 1]


def test_T3_3_a_station_borrows_one_route_of_another_seat_for_all_tickets() -> None:
    e = position(europe(), tickets={0: ("paris-zagrab", "paris-wien"), 1: ()})
    e.own(0, "frankfurt-paris-white", "munchen-wien-orange", "wien-zagrab-gray")
    e.own(1, "frankfurt-munchen-pink")
    e.build(0, "munchen")
    e.finish()
    assert e.borrowed(0) == ["frankfurt-munchen-pink"]
    assert (e.s["ticket_points"][0], e.s["done"][0]) == (7 + 8, 2)
    assert e.s["path"][0] == 5, "borrowed routes do not count for the Express"
    assert e.p["points"][0] == 4 + 4 + 2, "and give no points"
    assert e.s["total"][0] == 10 + 15 + 2 * 4 + 10


def test_T3_3_one_station_does_not_borrow_two_routes() -> None:
    e = position(europe(), tickets={0: ("essen-marseille",), 1: ()})
    e.own(1, "essen-frankfurt-green", "frankfurt-paris-white")
    e.own(0, "marseille-paris-gray")
    e.build(0, "frankfurt")
    e.finish()
    assert (e.s["ticket_points"][0], e.borrowed(0)) == (-8, [])


def test_T3_3_free_and_own_routes_are_not_borrowed() -> None:
    e = position(europe(), tickets={0: ("edinburgh-paris",), 1: ()})
    e.own(0, "edinburgh-london-orange", "dieppe-paris-pink")
    e.build(0, "london")
    e.finish()
    assert (e.s["ticket_points"][0], e.borrowed(0)) == (-7, [])


def test_T5_station_chains() -> None:
    """Three stations one behind the other carry a ticket over three routes of others."""
    e = position(europe(), 3, tickets={0: ("athina-edinburgh",), 1: (), 2: ()})
    e.own(0, "edinburgh-london-orange", "venezia-zagrab-gray", "sarajevo-zagrab-red", "athina-sarajevo-green")
    e.own(1, "dieppe-london-gray-2", "venezia-zurich-green")
    e.own(2, "dieppe-paris-pink")
    e.own(1, "paris-zurich-gray")
    e.build(0, "london", "paris", "zurich")
    e.finish()
    assert e.s["ticket_points"][0] == -21, "four routes are missing"
    e = position(europe(), 3, tickets={0: ("athina-edinburgh",), 1: (), 2: ()})
    e.own(0, "edinburgh-london-orange", "venezia-zagrab-gray", "sarajevo-zagrab-red", "athina-sarajevo-green")
    e.own(1, "dieppe-london-gray-2", "venezia-zurich-green")
    e.own(2, "dieppe-paris-pink")
    e.own(0, "paris-zurich-gray")
    e.build(0, "london", "dieppe", "venezia")
    e.finish()
    assert e.s["ticket_points"][0] == 21
    assert e.borrowed(0) == ["dieppe-london-gray-2", "dieppe-paris-pink", "venezia-zurich-green"]


def test_T5_two_borrowers_of_one_route() -> None:
    e = position(europe(), 3, tickets={0: ("frankfurt-kobenhavn",), 1: ("frankfurt-kobenhavn",), 2: ()})
    e.own(2, "essen-kobenhavn-gray-2")
    e.own(0, "essen-frankfurt-green")
    e.own(1, "berlin-frankfurt-red", "berlin-essen-blue")
    e.build(0, "essen")
    e.build(1, "kobenhavn")
    e.finish()
    for seat in (0, 1):
        assert e.borrowed(seat) == ["essen-kobenhavn-gray-2"]
        assert e.s["ticket_points"][seat] == 5


def test_T3_3_the_best_tickets_win_then_the_fewest_routes_then_the_lowest() -> None:
    e = position(europe(), 4, tickets={0: ("berlin-roma", "london-wien"), 1: (), 2: (), 3: ()})
    e.own(1, "munchen-venezia-blue", "munchen-wien-orange")
    e.own(0, "roma-venezia-black", "berlin-frankfurt-red", "frankfurt-munchen-pink")
    e.own(0, "bruxelles-frankfurt-blue", "bruxelles-dieppe-green", "dieppe-london-gray-1")
    e.build(0, "munchen")
    e.finish()
    assert e.borrowed(0) == ["munchen-wien-orange"], "10 - 9 is better than 9 - 10"
    e = position(europe(), 4, tickets={0: ("edinburgh-paris",), 1: (), 2: (), 3: ()})
    e.own(1, "edinburgh-london-orange")
    e.own(2, "edinburgh-london-black")
    e.own(0, "dieppe-london-gray-1", "dieppe-paris-pink")
    e.build(0, "london", "edinburgh", "paris")
    e.finish()
    assert e.borrowed(0) == ["edinburgh-london-orange"], (
        "the lowest of two, and the other stations borrow none"
    )


# ---- European Express ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "longest"),
    [
        (("x-a 2", "a-b 3", "b-x 1"), 6),  # a loop
        (("x-a 2", "a-b 3", "b-x 1", "x-t 4"), 10),  # a loop with a tail: round, then out
        (("x-a 2", "a-b 3", "b-x 1", "x-t 4", "x-u 3"), 13),  # two tails: in, round, out
        (("x-a 2", "a-b 3", "b-x 1", "x-t 4", "x-u 3", "x-v 2"), 13),  # three: the shortest stays behind
        (("x-a 1", "a-b 1", "b-x 1", "x-c 2", "c-d 2", "d-x 2"), 9),  # through a crossing
        (("x-a 1", "x-b 2", "x-c 3", "x-d 4"), 7),  # a crossing without a loop
        (("x-a 1", "a-b 1", "b-x 1", "x-y 4", "y-c 2", "c-d 2", "d-y 2"), 13),  # two loops and a bridge
        (("x-a 1", "a-b 1", "b-x 1", "x-y 4", "y-c 2", "c-d 2", "d-y 2", "y-e 3", "y-f 4"), 17),  # and tails
        (("a-b 1", "b-c 1", "x-y 3"), 3),  # two nets: the longest of one
        (("a-b 2", "a-b 3", "b-c 1"), 6),  # two routes of one pair
        ((), 0),
    ],
)
def test_T5_longest_path_in_a_loop_through_a_crossing_and_with_a_bridge(
    lines: tuple[str, ...], longest: int
) -> None:
    routes = [f"r{i} {line.replace('-', ' ')} gray" for i, line in enumerate(lines)]
    cities = sorted({city for line in lines for city in line[:3].split("-")} | {"p", "q"})
    links = [f"link{i} {a} {b} 1 gray" for i, (a, b) in enumerate(pairwise(cities))]
    tickets = f"{cities[0]}-{cities[1]} 1 {cities[1]}-{cities[0]} 1"
    data = map_data([*routes, *links], tickets, seats=[2, 2])
    data |= {"first_tickets": {"long": 0, "regular": 1, "keep": 0}}
    e = position(board(data))
    e.own(0, *[f"r{i}" for i in range(len(lines))])
    e.finish()
    assert e.s["path"][0] == longest
    assert e.s["express"][0] == (longest > 0)


def test_T3_4_every_tied_seat_gets_it_and_nobody_for_nothing() -> None:
    e = position(europe(), 3, tickets={0: (), 1: (), 2: ()})
    e.finish()
    assert not e.s["express"].any()
    assert e.s["total"][:3].tolist() == [12, 12, 12]
    e = position(europe(), 3, tickets={0: (), 1: (), 2: ()})
    e.own(0, "berlin-essen-blue")
    e.own(1, "frankfurt-munchen-pink")
    e.own(2, "dieppe-paris-pink")
    e.finish()
    assert e.s["express"][:3].tolist() == [1, 1, 0]
    assert e.s["total"][:3].tolist() == [24, 24, 13]


# ---- ties ------------------------------------------------------------------------------------------------


def tied(
    seats: int = 3, *, paths: tuple[int, ...] = (), done: tuple[int, ...] = (), built: tuple[int, ...] = ()
) -> Engine:
    """All have 100 points in the end, with paths so long (1 to 3), tickets done and stations built."""
    own = (
        ("dieppe-paris-pink", "berlin-essen-blue", "danzig-riga-black"),
        ("amsterdam-bruxelles-black", "frankfurt-munchen-pink", "lisboa-madrid-pink"),
        ("budapest-wien-red", "cadiz-lisboa-blue", "sarajevo-zagrab-red"),
    )
    worth = ("edinburgh-paris", "paris-zagrab", "berlin-london")  # 7 each
    e = position(europe(), seats, tickets={seat: worth[:1] * (seat < len(done)) for seat in range(seats)})
    for seat in range(seats):
        if seat < len(paths) and paths[seat]:
            e.own(seat, own[seat][paths[seat] - 1])
        if seat < len(built):
            e.build(seat, *[("paris", "wien", "roma")[seat], ("kyiv", "brest", "sofia")[seat]][: built[seat]])
    for seat, ok in enumerate(done):
        if ok:  # joined by decree: the ticket's cities bear one number
            a, b = (e.board.city_number[c] for c in ("edinburgh", "paris"))
            e.p["net"][seat][b] = e.p["net"][seat][a]
    longest = max(paths, default=0)
    for seat in range(seats):
        tickets = (7 if done[seat] else -7) if done else 0
        stations = 4 * (3 - (built[seat] if built else 0))
        express = 10 * bool(paths and paths[seat] == longest > 0)
        e.p["points"][seat] = 100 - tickets - stations - express
    e.finish()
    assert e.s["total"][:seats].tolist() == [100] * seats
    return e


def ranks(e: Engine) -> list[int]:
    found: list[int] = e.s["rank"][: e.seats].tolist()
    return found


def test_T3_5_most_points_win() -> None:
    e = position(europe(), 3, tickets={0: (), 1: (), 2: ()})
    e.p["points"][:3] = 5, 7, 6
    e.finish()
    assert ranks(e) == [3, 1, 2]


def test_T5_ties_at_the_second_level_most_tickets_done() -> None:
    e = tied(done=(0, 1, 0), built=(0, 2, 0), paths=(2, 1, 1))
    assert ranks(e) == [2, 1, 3], "more tickets count before stations and the Express"


def test_T5_ties_at_the_third_level_fewest_stations_built() -> None:
    e = tied(done=(1, 1, 1), built=(2, 1, 2), paths=(2, 1, 1))
    assert ranks(e) == [2, 1, 3]


def test_T5_ties_at_the_fourth_level_the_express() -> None:
    assert ranks(tied(done=(1, 1, 1), built=(1, 1, 1), paths=(1, 2, 1))) == [2, 1, 2]


def test_T5_ties_beyond_the_fourth_level_are_shared() -> None:
    assert ranks(tied(paths=(0, 0, 0))) == [1, 1, 1], "nobody has it"
    assert ranks(tied(paths=(2, 2, 1))) == [1, 1, 1], "two of those tied have it"
    assert ranks(tied(paths=(2, 2, 2))) == [1, 1, 1]
    e = tied(built=(1, 1, 2), paths=(1, 1, 2))
    assert ranks(e) == [1, 1, 3], "the one who has it is not among those tied"


# ---- another map of the family ---------------------------------------------------------------------------


def test_a_small_map_scores_by_its_own_figures() -> None:
    """By hand.

    Seat 0 claims ash-birch (1), birch-fir (3) and fir-pine (4), 8 spaces in one path, and cedar-elm (1): 1
    + 5 + 8 + 1 = 15 points. ash-pine is done: +9, birch-oak is missed: -8; two stations are left: +6; the
    Express: +6. Seat 1 claims elm-oak (1): 1 point. cedar-oak is done over cedar-elm, by the station in
    elm: +4; one station is left: +3.
    """
    e = position(small(), tickets={0: ("ash-pine", "birch-oak"), 1: ("cedar-oak",)})
    e.own(0, "ash-birch", "birch-fir", "fir-pine")
    e.own(1, "elm-oak")
    e.own(0, "cedar-elm")
    e.build(1, "elm")
    e.finish()
    assert e.p["points"][:2].tolist() == [15, 1]
    assert e.s["path"][:2].tolist() == [8, 1]
    assert e.s["ticket_points"][:2].tolist() == [1, 4]
    assert e.borrowed(1) == ["cedar-elm"]
    assert e.s["total"][:2].tolist() == [15 + 1 + 6 + 6, 1 + 4 + 3]
