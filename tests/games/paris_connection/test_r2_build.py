"""R2.1 to R2.5 and R2.7: building. Cutting off (R2.6) has a file of its own."""

from __future__ import annotations

import pytest
from tests.games.paris_connection.maps import COMPANIES, ISLANDS, OTHERS, begin, do, drawn, refusal

from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.events import BuildFinished, Placed
from wissel.games.paris_connection.view import Menu, PublicView

LINE = ("s . . . . . . 1 . 2", "", "s 1 - s 1 - s 1 - s 1 - s M")
MEETING = ("1 s . . . 3 . s 1", "", OTHERS)
"""Red from a1, blue from a7; between them rural hexes and the city a5."""


def line(first: int = 0) -> Play:
    return begin(drawn(LINE), ["blue"] * 3, first=first)


def menu(play: Play, seat: int = 0) -> Menu:
    made = play.menu(seat)
    assert isinstance(made, Menu)
    return made


def value(play: Play, company: str) -> int:
    view = play.public_view()
    assert isinstance(view, PublicView)
    return next(c.value for c in view.companies if c.company == company)


def test_R2_1_there_is_no_passing() -> None:
    play = line()
    assert refusal(play, "finish") == ("NOTHING_PLACED", {})
    assert all(action.split()[0] in ("place", "trade") for action in play.legal(0))


def test_R2_1_only_the_seat_whose_turn_it_is_acts() -> None:
    play = line(first=1)
    for seat in (0, 2):
        problem = play.problem(seat, "place red a1")
        assert problem is not None
        assert problem.code == "NOT_YOUR_TURN"
        assert play.legal(seat) == []
        with pytest.raises(ProblemError, match="NOT_YOUR_TURN"):
            play.act(seat, "place red a1")


def test_R2_1_a_turn_is_a_build_or_a_trade_not_both() -> None:
    play = line()
    do(play, "place red a1")
    assert refusal(play, "trade blue red 1") == ("WRONG_PHASE", {})
    play = line()
    do(play, "trade blue red 1")
    assert play.to_act == (1,)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_R2_2_a_build_places_one_to_five(count: int) -> None:
    play = line()
    do(play, *(f"place red a{k}" for k in range(1, count + 1)))
    assert play.to_act == (0,), "the number is not named beforehand: the seat may go on or finish"
    do(play, "finish")
    assert play.to_act == (1,)


def test_R2_2_a_sixth_locomotive_is_refused() -> None:
    play = line()
    do(play, *(f"place red a{k}" for k in range(1, 6)))
    assert refusal(play, "place red a6") == ("FIVE_PLACED", {})
    assert play.legal(0) == ["finish"]


def test_R2_2_a_map_may_allow_fewer_placements() -> None:
    play = begin(drawn(LINE, build_most=2), ["blue"] * 3)
    do(play, "place red a1", "place red a2")
    assert refusal(play, "place red a3") == ("FIVE_PLACED", {})


def test_R2_2_a_build_is_of_one_company() -> None:
    play = line()
    do(play, "place red a1")
    assert refusal(play, "place blue c1") == ("OTHER_COMPANY", {"company": "red"})


def test_R2_2_locomotives_come_from_the_supply() -> None:
    board = drawn(ISLANDS, locomotives=4, hand=1)
    play = begin(board, ["blue", "yellow", "purple"])
    do(play, "place red a1", "place red a2", "finish")
    assert refusal(play, "place red a1") == ("NO_SUPPLY", {"company": "red"})
    assert menu(play, 1).place[0].problem is not None


def test_R2_2_the_supply_may_run_out_within_a_build() -> None:
    play = begin(drawn(LINE, locomotives=4), ["blue"] * 2 + ["yellow"])
    do(play, "place red a1", "place red a2")
    assert refusal(play, "place red a3") == ("NO_SUPPLY", {"company": "red"})
    assert play.legal(0) == ["finish"]


def test_R2_2_a_company_without_a_legal_placement_cannot_be_chosen() -> None:
    play = begin(drawn(ISLANDS), ["blue"] * 3)
    do(play, "place red a1", "place red a2", "finish")
    red, blue = menu(play, 1).place[:2]
    assert red.problem is not None
    assert (red.problem.code, red.problem.args) == ("NOWHERE", {"company": "red"})
    assert blue.problem is None


def test_R2_3_a_locomotive_stands_beside_one_of_its_company() -> None:
    play = line()
    assert refusal(play, "place red a1") is None, "beside the start hex"
    assert refusal(play, "place red a2") == ("NOT_ADJACENT", {"company": "red"})
    do(play, "place red a1")
    assert refusal(play, "place red a2") is None, "beside a locomotive of the same turn"
    do(play, "finish")
    assert refusal(play, "place red a2") is None, "beside a locomotive of an earlier turn"


def test_R2_3_locomotives_of_other_companies_do_not_count() -> None:
    play = begin(drawn(MEETING), ["red"] * 3)
    do(play, "place red a2", "finish")
    assert refusal(play, "place blue a3") == ("NOT_ADJACENT", {"company": "blue"})


def test_R2_3_branching_is_fine() -> None:
    play = begin(drawn(["- . 1", "s . .", ". . -", "", "s 1 - s 1 - s 1 - s 1 - s M"]), ["blue"] * 3)
    do(play, "place red b1", "place red a1", "place red b2", "place red c0", "place red a2", "finish")
    assert value(play, "red") == 1


def test_R2_4_a_barrier_is_no_adjacency() -> None:
    board = drawn(["s . 1", ". . -", "", OTHERS, "", "s 1"], barriers=[("a1", "a0")])
    play = begin(board, ["blue"] * 3)
    assert refusal(play, "place red a1") == ("BARRIER", {"company": "red"})


def test_R2_4_the_hex_behind_a_barrier_is_entered_by_another_side() -> None:
    board = drawn(["s . 1", ". . -", "", OTHERS, "", "s 1"], barriers=[("a0", "a1")])
    play = begin(board, ["blue"] * 3)
    do(play, "place red b0")
    assert refusal(play, "place red a1") is None
    do(play, "place red a1")


def test_R2_4_a_barrier_hinders_every_company() -> None:
    board = drawn(["1 s . s 1", "", OTHERS], barriers=[("a2", "a3")])
    play = begin(board, ["red"] * 3)
    assert refusal(play, "place red a2") is None
    assert refusal(play, "place blue a2") == ("BARRIER", {"company": "blue"})


def test_R2_5_a_city_holds_one_locomotive() -> None:
    play = begin(drawn(MEETING), ["yellow"] * 3)
    do(play, "place blue a6", "place blue a5", "finish", "place red a2", "place red a3", "place red a4")
    assert refusal(play, "place red a5") == ("HEX_FULL", {})


def test_R2_5_a_rural_hex_holds_two_of_different_companies() -> None:
    board = drawn(["1 s . s 1", "- s 1 -", "", "s 1 - s 1 - s M"])
    play = begin(board, ["black"] * 3, starts=["a1", "a3", "b1", "d0", "d3", "d6"])
    do(play, "place red a2", "finish")
    assert refusal(play, "place blue a2") is None
    do(play, "place blue a2", "finish")
    assert refusal(play, "place yellow a2") == ("HEX_FULL", {})


def test_R2_5_never_two_of_one_company_in_a_hex() -> None:
    play = begin(drawn(MEETING), ["yellow"] * 3)
    do(play, "place red a2")
    assert refusal(play, "place red a2") == ("OWN_THERE", {"company": "red"})
    do(play, "place red a0")
    assert refusal(play, "place red a0") == ("OWN_THERE", {"company": "red"})


def test_R2_5_both_companies_of_a_hex_are_shown() -> None:
    play = begin(drawn(MEETING), ["yellow"] * 3)
    do(play, *(f"place red a{k}" for k in (2, 3, 4)), "finish", "place blue a6", "place blue a5")
    do(play, "place blue a4")
    view = play.public_view()
    assert isinstance(view, PublicView)
    assert [c.company for c in view.companies if "a4" in c.hexes] == ["red", "blue"]


def test_R2_7_each_city_adds_its_value_at_once() -> None:
    play = line()
    do(play, *(f"place red a{k}" for k in range(1, 6)))
    assert value(play, "red") == 0, "rural hexes add nothing"
    do(play, "finish")
    do(play, "place red a6")
    (said,) = play.act(1, "place red a7")
    assert said.event == Placed(1, "red", "a7", points=1, value=1, nth=2)
    assert value(play, "red") == 1
    do(play, "place red a8", "place red a9")
    assert value(play, "red") == 3
    said = play.act(1, "finish")[0]
    assert said.event == BuildFinished(1, "red", ["a6", "a7", "a8", "a9"], points=3, value=3)


@pytest.mark.parametrize(("city", "points"), [("1", 1), ("2", 2), ("3", 3), ("M", 4)])
def test_R2_7_points_are_those_of_the_city(city: str, points: int) -> None:
    end = "1" if city == "M" else "M"
    board = drawn([f"s {city}", "", f"s 1 - s 1 - s 1 - s 1 - s {end}"])
    play = begin(board, ["blue"] * 3)
    do(play, "place red a1")
    assert value(play, "red") == points
    assert [value(play, company) for company in COMPANIES[1:]] == [0] * 5


def test_R2_7_what_is_taken_back_gives_no_points() -> None:
    play = begin(drawn(MEETING), ["yellow"] * 3)
    do(play, "place red a0")
    assert value(play, "red") == 1
    play.take_back(0)
    assert value(play, "red") == 0
