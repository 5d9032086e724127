"""R2.6: no cutting off. Each drawing is made for one case."""

from __future__ import annotations

from tests.games.paris_connection.maps import OTHERS, begin, do, drawn, refusal

from wissel.core.play import Play
from wissel.games.paris_connection.view import Menu

NARROW = ("s . 1", "s s 1", "1 - -", "", "s 1 - s 1 - s M")
"""Blue (a0) gets to its city a2 only through a1. Red (b0) and yellow (b1) touch a1, and have other cities."""
NARROW_STARTS = ("b0", "a0", "b1", "e0", "e3", "e6")


def narrow(hands: tuple[str, ...] = ("red", "red", "red"), locomotives: int = 33, hand: int = 1) -> Play:
    board = drawn(NARROW, locomotives=locomotives, hand=hand)
    return begin(board, hands, starts=NARROW_STARTS)


def one_city() -> Play:
    """Red (a0) and blue (a4) have the one city a2 between them."""
    return begin(drawn(["s . 1 . s", "", OTHERS]), ["yellow"] * 3)


def test_R2_6_cannot_cut_off_a_company_by_taking_its_last_city() -> None:
    play = narrow()
    assert refusal(play, "place yellow a2") == ("CUTS_OFF", {"company": "blue"})
    assert refusal(play, "place yellow b2") is None


def test_R2_6_cannot_cut_off_a_company_by_filling_a_rural_hex() -> None:
    play = narrow()
    do(play, "place red a1", "finish")
    assert refusal(play, "place yellow a1") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_a_rural_hex_with_room_for_the_company_is_no_cut_off() -> None:
    play = narrow()
    assert refusal(play, "place red a1") is None
    do(play, "place red a1", "finish")
    assert refusal(play, "place blue a1") is None, "the company itself may fill the hex"
    do(play, "place blue a1")
    assert refusal(play, "place blue a2") is None, "and goes on from there"


def test_R2_6_the_supply_plays_no_part() -> None:
    play = narrow(("blue blue", "red black", "brown black"), locomotives=4, hand=2)
    do(play, "place red a1", "finish")
    assert refusal(play, "place blue a1") == ("NO_SUPPLY", {"company": "blue"})
    assert refusal(play, "place yellow a1") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_is_tested_after_each_placement_of_a_build() -> None:
    play = one_city()
    assert refusal(play, "place red a1") is None
    do(play, "place red a1")
    assert refusal(play, "place red a2") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_neither_of_two_companies_may_take_the_one_last_city_of_both() -> None:
    play = one_city()
    do(play, "place red a1", "finish", "place blue a3", "finish")
    assert refusal(play, "place red a2") == ("CUTS_OFF", {"company": "blue"})
    assert refusal(play, "place blue a2") == ("CUTS_OFF", {"company": "red"})


def test_R2_6_the_last_city_may_be_taken_by_the_only_company_that_needs_it() -> None:
    play = begin(drawn(["1 s . 1 . s", "", OTHERS]), ["yellow"] * 3)
    do(play, "place red a0", "finish", "place blue a4")
    assert refusal(play, "place blue a3") is None


def test_R2_6_the_last_city_is_free_for_all_once_the_other_has_a_city() -> None:
    play = begin(drawn(["1 s . 1 . s 1", "", OTHERS]), ["yellow"] * 3)
    do(play, "place blue a6", "finish", "place red a2")
    assert refusal(play, "place red a3") is None


def test_R2_6_the_end_hex_counts_as_a_city_to_reach() -> None:
    """Blue has no city but the end hex: red may not take it, though that would end the game."""
    play = begin(drawn(["1 s . M . s", "", "s 1 - s 1 - s 1 - s 1"]), ["yellow"] * 3)
    do(play, "place red a2")
    assert refusal(play, "place red a3") == ("CUTS_OFF", {"company": "blue"})
    do(play, "finish", "place blue a4")
    assert refusal(play, "place blue a3") is None


WALLED = ("- s . 1", ". s s 1", "1 1 - -", "", "s 1 - s 1 - s M")
"""Blue (a1) may go by a2, or by b0 to c0. Red (b1) and yellow (b2) touch a2."""
WALLED_STARTS = ("b1", "a1", "b2", "e0", "e3", "e6")


def test_R2_6_a_walk_does_not_cross_a_barrier() -> None:
    play = begin(drawn(WALLED, barriers=[("b0", "c0")]), ["red"] * 3, starts=WALLED_STARTS)
    do(play, "place red a2", "finish")
    assert refusal(play, "place yellow a2") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_another_way_is_enough() -> None:
    play = begin(drawn(WALLED), ["red"] * 3, starts=WALLED_STARTS)
    do(play, "place red a2", "finish")
    assert refusal(play, "place yellow a2") is None


def test_R2_6_a_second_way_that_is_lost_makes_the_first_one_needed() -> None:
    play = begin(drawn(WALLED), ["red"] * 3, starts=WALLED_STARTS)
    do(play, "place red a2", "finish", "place red c0", "finish")
    assert refusal(play, "place yellow a2") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_a_walk_begins_at_every_locomotive_of_the_company() -> None:
    """Once blue stands on b0, filling a2 cannot shut it in; its start hex alone would not reach a city."""
    board = drawn(["- s . 1", ". s s 1", "1 1 - -", "", "s 1 - s 1 - s M"])
    play = begin(board, ["red"] * 3, starts=WALLED_STARTS)
    do(play, "place blue b0", "finish", "place red a2", "finish")
    assert refusal(play, "place yellow a2") is None
    do(play, "place yellow a2", "finish")
    assert refusal(play, "place red c0") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_a_start_hex_is_no_way() -> None:
    """Blue stands beside red's start hex, behind which lies a city; only a1 leads anywhere."""
    play = narrow()
    do(play, "place yellow a1", "finish")
    assert refusal(play, "place red a1") == ("CUTS_OFF", {"company": "blue"})


def test_R2_6_a_city_is_no_way_to_another_one() -> None:
    """Behind blue's one city stands a free one, but one walks to a city, not through it."""
    board = drawn(["s . 1 1", "- s 1 -", "", "s 1 - s 1 - s 1 - s M"])
    play = begin(board, ["red"] * 3, starts=["b1", "a0", "d0", "d3", "d6", "d9"])
    assert refusal(play, "place red a2") == ("CUTS_OFF", {"company": "blue"})
    do(play, "place blue a1", "place blue a2")
    assert refusal(play, "place blue a3") is None


def test_R2_6_a_company_that_has_a_city_may_be_shut_in() -> None:
    board = drawn(["1 s . 1", "- s s 1", "- 1", "", "s 1 - s 1 - s M"])
    play = begin(board, ["red"] * 3, starts=["b1", "a1", "b2", "e0", "e3", "e6"])
    do(play, "place blue a0", "finish", "place red a2", "finish")
    assert refusal(play, "place yellow a2") is None
    do(play, "place yellow a2", "finish")
    menu = play.menu(0)
    assert isinstance(menu, Menu)
    blue = menu.place[1].problem
    assert blue is not None
    assert blue.code == "NOWHERE"


def test_R2_6_a_company_is_free_again_when_the_placement_that_gave_it_a_city_is_taken_back() -> None:
    """Protection comes back with the placement that ended it."""
    play = narrow()
    do(play, "place blue a1", "place blue a2")
    play.take_back(0)
    play.take_back(0)
    do(play, "place red a1", "finish")
    assert refusal(play, "place yellow a1") == ("CUTS_OFF", {"company": "blue"})
