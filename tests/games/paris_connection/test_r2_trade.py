"""R2.8 and R2.9: trading, and the holding limit."""

from __future__ import annotations

import pytest
from tests.games.paris_connection.maps import ISLANDS, begin, do, drawn, refusal

from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.events import Traded, TurnBegan
from wissel.games.paris_connection.view import Menu, PrivateView, PublicView


def few() -> Play:
    """Two shares a company. Seat 0 holds red and blue, seat 1 yellow twice, seat 2 purple and blue; in the
    supplies lie one red, no blue, no yellow, one purple, two black, two brown."""
    board = drawn(ISLANDS, locomotives=4, hand=2)
    return begin(board, ["red blue", "yellow yellow", "purple blue"])


def supplies(play: Play) -> list[int]:
    view = play.public_view()
    assert isinstance(view, PublicView)
    return [company.supply for company in view.companies]


def hand(play: Play, seat: int) -> list[int]:
    view = play.private_view(seat)
    assert isinstance(view, PrivateView)
    return view.hand


def test_R2_8_one_share_is_given_for_one() -> None:
    play = few()
    assert supplies(play) == [1, 0, 0, 1, 2, 2]
    said = play.act(0, "trade red black 1")
    assert [item.event for item in said] == [Traded(0, "red", "black", 1), TurnBegan(1, 2)]
    assert all(item.to is None for item in said), "a trade is public"
    assert supplies(play) == [2, 0, 0, 1, 1, 2]
    assert hand(play, 0) == [0, 1, 0, 0, 1, 0]


def test_R2_8_or_for_two_of_a_supply_that_holds_two() -> None:
    play = few()
    do(play, "trade red black 2")
    assert supplies(play) == [2, 0, 0, 1, 0, 2]
    assert hand(play, 0) == [0, 1, 0, 0, 2, 0]
    assert play.to_act == (1,)


def test_R2_8_not_for_two_of_a_supply_that_holds_one() -> None:
    play = few()
    assert refusal(play, "trade red purple 2") == ("ONLY_ONE_LEFT", {"company": "purple"})
    assert refusal(play, "trade red purple 1") is None


def test_R2_8_not_from_an_empty_supply() -> None:
    play = few()
    for count in (1, 2):
        assert refusal(play, f"trade red yellow {count}") == ("NO_SUPPLY", {"company": "yellow"})


def test_R2_8_only_a_share_that_is_held_is_given() -> None:
    assert refusal(few(), "trade purple black 1") == ("NOT_HELD", {"company": "purple"})


def test_R2_8_not_for_shares_of_the_same_company() -> None:
    play = few()
    for count in (1, 2):
        assert refusal(play, f"trade red red {count}") == ("SAME_COMPANY", {})


@pytest.mark.parametrize("text", ["trade red black 0", "trade red black 3", "trade red black", "trade red"])
def test_R2_8_never_for_none_or_three(text: str) -> None:
    with pytest.raises(ProblemError, match="BAD_ACTION"):
        few().act(0, text)


def test_R2_8_a_trade_is_final() -> None:
    play = few()
    do(play, "trade red black 1")
    for seat in range(3):
        with pytest.raises(ProblemError, match="NOTHING_TO_TAKE_BACK"):
            play.take_back(seat)


def test_R2_8_the_menu_lists_the_legal_combinations_only() -> None:
    play = few()
    menu = play.menu(0)
    assert isinstance(menu, Menu)
    possible = {action for choice in menu.trade for action in choice.actions}
    assert possible == {action for action in play.legal(0) if action.startswith("trade")}
    assert "trade red black 2" in possible
    assert not any(action.startswith("trade purple") for action in possible)
    reds = {choice.take: choice for choice in menu.trade if choice.give == "red"}
    assert reds["purple"].problem is None
    assert reds["purple"].problem_two is not None
    assert reds["purple"].problem_two.code == "ONLY_ONE_LEFT"


@pytest.mark.parametrize(("seats", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_R2_9_the_holding_limit_is_shown(france: Board, seats: int, limit: int) -> None:
    hand = {3: 10, 4: 8, 5: 6, 6: 5}[seats]
    view = begin(france, ["red " * 2 + "blue " * (hand - 2)] * seats).public_view()
    assert isinstance(view, PublicView)
    assert (view.limit, view.penalty) == (limit, 20)


def test_R2_9_going_over_the_limit_is_legal_and_shown_as_it_would_cost() -> None:
    play = begin(drawn(ISLANDS, limit=2), ["red", "blue", "yellow"])
    do(play, "trade red black 2", *["trade blue red 1", "trade yellow red 1"])
    seen = play.private_view(0)
    assert isinstance(seen, PrivateView)
    assert seen.penalty_now == 0, "the limit itself is free"
    do(play, "trade black brown 2")
    seen = play.private_view(0)
    assert isinstance(seen, PrivateView)
    assert (sum(seen.hand), seen.penalty_now) == (3, -20)
