"""R3: the end and the score."""

from __future__ import annotations

import pytest
from tests.games.paris_connection.maps import ISLANDS, begin, do, drawn, refusal

from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.events import GameEnded
from wissel.games.paris_connection.view import Menu, PublicView


def view(play: Play) -> PublicView:
    seen = play.public_view()
    assert isinstance(seen, PublicView)
    return seen


def menu(play: Play) -> Menu:
    seen = play.menu(play.to_act[0])
    assert isinstance(seen, Menu)
    return seen


def ended(play: Play) -> bool:
    return play.is_over


def islands(hands: tuple[str, ...] = ("red", "blue", "yellow"), **numbers: int) -> Play:
    return begin(drawn(ISLANDS, **numbers), hands)


def before_the_last_supply() -> Play:
    """Two shares a company. Black and purple are the last two supplies, with one locomotive each; seat 2
    moves. Seat 0 holds purple and black, seat 1 brown twice, seat 2 blue twice."""
    play = islands(("purple black", "brown brown", "blue blue"), locomotives=4, hand=2)
    do(play, "place red a1", "place red a2", "finish", "place yellow a9", "place yellow a10", "finish")
    assert [company.supply for company in view(play).companies] == [0, 0, 0, 1, 1, 0]
    return play


def test_R3_1_a_locomotive_in_marseille_ends_the_game() -> None:
    play = islands()
    do(play, "place brown c9", "place brown c10")
    assert not ended(play), "end and reveal follow when the turn is confirmed"
    assert view(play).result is None
    assert play.legal(0) == ["finish"]
    said = play.act(0, "finish")
    assert ended(play)
    assert play.result().reason == "end_hex"
    assert isinstance(said[-1].event, GameEnded)


def test_R3_1_its_four_points_count() -> None:
    play = islands(("brown", "blue", "brown"))
    do(play, "place brown c9", "place brown c10", "finish")
    assert view(play).companies[5].value == 4
    assert play.result().totals == (4, 0, 4)


def test_R3_1_the_placement_in_marseille_is_the_last_of_its_build() -> None:
    board = drawn([*ISLANDS[:2], "s . 1 - s . 2 - s M . 1"])
    play = begin(board, ["red"] * 3)
    do(play, "place brown c9")
    assert refusal(play, "place brown c10") == ("GAME_ENDING", {})
    assert menu(play).finish.ends


def test_R3_1_may_be_taken_back_before_it_is_confirmed() -> None:
    play = islands()
    do(play, "place brown c9", "place brown c10")
    play.take_back(0)
    do(play, "finish")
    assert not ended(play)


def test_R3_1_the_menu_says_which_placement_ends_the_game() -> None:
    play = islands()
    do(play, "place brown c9")
    choice = menu(play).place[5]
    assert choice.ends == ["c10"]
    assert not menu(play).finish.ends


def test_R3_2_the_game_ends_when_a_placement_leaves_one_supply() -> None:
    play = before_the_last_supply()
    assert menu(play).place[3].ends == ["c1"]
    do(play, "place purple c1")
    assert play.legal(2) == ["finish"]
    assert refusal(play, "place purple c2") == ("GAME_ENDING", {})
    do(play, "finish")
    assert play.result().reason == "one_supply"


def test_R3_2_the_game_ends_when_a_trade_leaves_one_supply() -> None:
    play = before_the_last_supply()
    do(play, "trade blue purple 1")
    assert not ended(play), "blue and black are stocked"
    ending = {a: e for t in menu(play).trade for a, e in zip(t.actions, t.ends, strict=True)}
    assert ending == {
        "trade purple blue 1": False,
        "trade purple black 1": False,
        "trade black blue 1": True,
    }
    do(play, "trade black blue 1")
    assert ended(play)
    assert play.result().reason == "one_supply"


def test_R3_2_a_trade_that_takes_the_last_of_a_supply_and_stocks_another_goes_on() -> None:
    play = before_the_last_supply()
    do(play, "trade blue black 1")
    assert [company.supply for company in view(play).companies] == [0, 1, 0, 1, 0, 0]
    assert not ended(play)


def test_R3_2_a_supply_that_runs_out_while_two_are_left_does_not_end_the_game() -> None:
    play = islands(("purple black", "brown brown", "blue blue"), locomotives=4, hand=2)
    do(play, "place red a1", "place red a2", "finish", "place yellow a9", "finish")
    assert not ended(play)


def test_R3_2_the_last_of_a_supply_is_tested_within_a_build() -> None:
    """The build has placements left, but the one that empties the last but one supply is its last."""
    play = before_the_last_supply()
    do(play, "place black c5")
    assert view(play).build is not None
    assert play.legal(2) == ["finish"]
    play.take_back(2)
    assert not view(play).build
    assert "trade blue black 1" in play.legal(2)


def test_R3_3_hands_are_revealed_at_the_end_and_not_before() -> None:
    play = islands()
    do(play, "place brown c9", "place brown c10")
    assert view(play).result is None
    assert play.observation()["hands"].sum() == 0
    do(play, "finish")
    result = view(play).result
    assert result is not None
    assert [line.hand for line in result.seats] == [
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
    ]


def test_R3_3_each_share_is_worth_the_value_of_its_company() -> None:
    play = islands(("black black red", "brown yellow black", "blue blue blue"), hand=3)
    do(play, "place black c5", "place black c6", "finish", "place red a1", "place red a2", "finish")
    do(play, "place brown c9", "place brown c10", "finish")
    result = view(play).result
    assert result is not None
    assert [line.points for line in result.seats] == [
        [1, 0, 0, 0, 4, 0],
        [0, 0, 0, 0, 2, 4],
        [0, 0, 0, 0, 0, 0],
    ]
    assert play.result().totals == (5, 6, 0)


def test_R3_3_each_share_over_the_limit_costs_twenty_over_the_whole_hand() -> None:
    """Seat 0 holds five shares of three companies under a limit of two; totals may be negative."""
    play = islands(("red red", "blue blue", "yellow yellow"), hand=2, limit=2)
    do(play, "trade red black 2", "trade blue red 1", "trade yellow red 1")
    do(play, "trade black yellow 2", "trade red blue 1", "trade red yellow 1")
    do(play, "trade red purple 2", "place brown c9", "place brown c10", "finish")
    result = view(play).result
    assert result is not None
    assert [(line.over_limit, line.penalty, line.total) for line in result.seats] == [
        (3, -60, -60),
        (0, 0, 0),
        (0, 0, 0),
    ]
    assert play.result().winners == (1, 2)


@pytest.mark.parametrize(("limit", "penalty"), [(3, -20), (4, 0), (5, 0)])
def test_R3_3_the_limit_itself_costs_nothing(limit: int, penalty: int) -> None:
    play = islands(("red red", "blue blue", "yellow yellow"), hand=2, limit=limit)
    do(play, "trade red black 2", "trade blue red 1", "trade yellow red 1")
    do(play, "trade black yellow 2", "place brown c9", "place brown c10", "finish")
    assert play.result().totals[0] == penalty


def test_R3_4_most_points_wins() -> None:
    play = islands(("red red", "brown brown", "brown red"), hand=2)
    do(play, "place brown c9", "place brown c10", "finish")
    result = view(play).result
    assert result is not None
    assert play.result().totals == (0, 8, 4)
    assert [line.rank for line in result.seats] == [3, 1, 2]
    assert result.winners == [1]


def test_R3_4_a_tie_is_a_shared_win() -> None:
    play = islands(("brown red", "red red", "blue brown"), hand=2)
    do(play, "place brown c9", "place brown c10")
    event = play.act(0, "finish")[-1].event
    assert event == GameEnded("end_hex", totals=[4, 0, 4], winners=[0, 2])
    assert play.result().ranks == (1, 3, 1)


def test_R3_after_the_end_nobody_acts() -> None:
    play = islands()
    do(play, "place brown c9", "place brown c10", "finish")
    assert play.to_act == ()
    for seat in range(3):
        assert play.legal(seat) == []
        with pytest.raises(ProblemError, match="WRONG_PHASE"):
            play.act(seat, "finish")
        with pytest.raises(ProblemError, match="NOTHING_TO_TAKE_BACK"):
            play.take_back(seat)
