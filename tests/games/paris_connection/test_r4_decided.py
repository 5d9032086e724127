"""R4: what the sources leave open."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.paris_connection.maps import COMPANIES, ISLANDS, begin, do, drawn

from wissel.core.conformance import Setting, random_game
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.game import PARIS_CONNECTION
from wissel.games.paris_connection.view import Known, Menu, PublicView


def view(play: Play) -> PublicView:
    seen = play.public_view()
    assert isinstance(seen, PublicView)
    return seen


# ---- R4.1 ------------------------------------------------------------------------------------------------


def never_stuck(play: Play) -> None:
    stocked = sum(company.supply > 0 for company in view(play).companies)
    if view(play).phase == "turn":
        assert stocked >= 2
        legal = play.legal(play.to_act[0])
        assert any(action.startswith("trade") for action in legal)
    for seat in range(play.seats):
        assert play.state["hand"][0, seat].sum() >= play.map.record["hand"][0, play.seats]


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**31), seats=st.integers(3, 6), building=st.floats(0, 1))
def test_R4_1_whoever_begins_a_turn_has_a_legal_trade(
    france: Board, seed: int, seats: int, building: float
) -> None:
    def choose(legal: list[str], source: random.Random) -> str:
        builds = [action for action in legal if action.startswith("place")]
        return source.choice(builds if builds and source.random() < building else legal)

    options = {"turn_limit": 20}
    random_game(Setting(PARIS_CONNECTION, france, seats, options), seed, never_stuck, choose)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**31), locomotives=st.integers(5, 7))
def test_R4_1_whoever_begins_a_turn_has_a_legal_trade_when_locomotives_are_few(
    seed: int, locomotives: int
) -> None:
    board = drawn(ISLANDS, locomotives=locomotives, hand=3)
    random_game(Setting(PARIS_CONNECTION, board, 3, {"turn_limit": 20}), seed, never_stuck)


# ---- R4.2 ------------------------------------------------------------------------------------------------


def swap_for_ever(play: Play) -> str:
    """A one-for-one trade of the seat to act."""
    return next(action for action in play.legal(play.to_act[0]) if action.endswith(" 1"))


@pytest.mark.parametrize(("seats", "first"), [(3, 0), (4, 2), (5, 4), (6, 1)])
def test_R4_2_the_game_ends_when_all_have_had_their_turns(seats: int, first: int) -> None:
    play = begin(drawn(ISLANDS), ["red"] * seats, first=first, options={"turn_limit": 5})
    turns = [0] * seats
    while not play.is_over:
        seat = play.to_act[0]
        assert view(play).turns_left == 5 - turns[seat]
        turns[seat] += 1
        do(play, swap_for_ever(play))
    assert turns == [5] * seats
    assert play.result().reason == "turn_limit"
    assert view(play).turns_left == 0


def test_R4_2_the_last_turn_may_be_a_build() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3, options={"turn_limit": 5})
    for _ in range(14):
        do(play, swap_for_ever(play))
    do(play, "place red a1", "place red a2")
    assert not play.is_over
    do(play, "finish")
    assert play.result().reason == "turn_limit"


def test_R4_2_the_menu_says_that_the_last_turn_ends_the_game() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3, options={"turn_limit": 5})
    for _ in range(13):
        do(play, swap_for_ever(play))
    assert not any(end for choice in menu(play).trade for end in choice.ends)
    do(play, swap_for_ever(play))
    assert all(end for choice in menu(play).trade for end in choice.ends)
    assert all(choice.ends == [] for choice in menu(play).place)
    do(play, "place red a1")
    assert menu(play).finish.ends


def menu(play: Play) -> Menu:
    seen = play.menu(play.to_act[0])
    assert isinstance(seen, Menu)
    return seen


def test_R4_2_marseille_on_the_last_turn_is_the_reason() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3, options={"turn_limit": 5})
    for _ in range(14):
        do(play, swap_for_ever(play))
    do(play, "place brown c9", "place brown c10", "finish")
    assert play.result().reason == "end_hex"


def test_R4_2_the_limit_is_forty_turns_unless_the_table_says_otherwise() -> None:
    assert view(begin(drawn(ISLANDS), ["red"] * 3)).turns_left == 40
    assert view(begin(drawn(ISLANDS), ["red"] * 3, options={"turn_limit": 7})).turns_left == 7


def test_R4_2_without_a_limit_trades_may_go_on() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3, options={"turn_limit": None})
    for _ in range(3 * 60):
        do(play, swap_for_ever(play))
    assert not play.is_over
    assert view(play).turns_left is None


@pytest.mark.parametrize(
    "options", [{"turn_limit": 4}, {"turn_limit": 201}, {"memory_aid": 2}, {"memory_aid": None}, {"speed": 1}]
)
def test_options_out_of_range_are_refused(options: dict[str, int | None]) -> None:
    with pytest.raises(ProblemError, match="BAD_OPTION") as refused:
        Play(PARIS_CONNECTION, drawn(ISLANDS), 3, options)
    assert refused.value.problem.args["option"] == next(iter(options))


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_two_and_seven_players_are_refused(seats: int) -> None:
    with pytest.raises(ProblemError, match="BAD_SEAT_COUNT") as refused:
        Play(PARIS_CONNECTION, drawn(ISLANDS), seats, {})
    assert refused.value.problem.args == {"least": 3, "most": 6}


# ---- R4.3 ------------------------------------------------------------------------------------------------


def test_R4_3_finish_is_never_taken_for_the_player() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3)
    do(play, "place red a1", "place red a2")
    assert play.legal(0) == ["finish"], "nothing more can be placed"
    assert play.to_act == (0,)


def test_R4_3_placements_of_the_open_turn_can_be_taken_back_one_by_one() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3)
    states = []
    for action in ("place red a1", "place red a2"):
        states.append(play.state.tobytes())
        do(play, action)
        assert play.may_take_back(0)
        assert not play.may_take_back(1)
    for state in reversed(states):
        play.take_back(0)
        assert play.state.tobytes() == state
    assert not play.may_take_back(0)
    with pytest.raises(ProblemError, match="NOTHING_TO_TAKE_BACK"):
        play.take_back(0)
    assert any(action.startswith("trade") for action in play.legal(0)), "the turn is open again"


def test_R4_3_only_the_builder_takes_back() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3)
    do(play, "place red a1")
    with pytest.raises(ProblemError, match="NOTHING_TO_TAKE_BACK"):
        play.take_back(1)


def test_R4_3_after_confirmation_nothing_is_taken_back() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3)
    do(play, "place red a1", "finish")
    for seat in range(3):
        with pytest.raises(ProblemError, match="NOTHING_TO_TAKE_BACK"):
            play.take_back(seat)


def test_R4_3_others_see_placements_as_provisional_until_the_turn_is_confirmed() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 3)
    do(play, "place red a1", "place red a2")
    build = view(play).build
    assert build is not None
    assert ([p.hex for p in build.placements], build.value_before, build.company) == (["a1", "a2"], 0, "red")
    assert view(play).last == []
    do(play, "finish")
    assert view(play).build is None
    assert [(p.company, p.hex, p.points) for p in view(play).last] == [("red", "a1", 0), ("red", "a2", 1)]
    do(play, "trade red black 1")
    assert view(play).last == []


# ---- R4.4 ------------------------------------------------------------------------------------------------


def test_R4_4_what_each_seat_visibly_gave_and_took_is_counted() -> None:
    play = begin(drawn(ISLANDS), ["red", "blue", "yellow"])
    do(play, "trade red black 2", "trade blue red 1", "trade yellow black 2", "trade black red 2")
    seat = view(play).seats[0]
    assert seat.shares == 3
    assert dict(zip(COMPANIES, seat.gives, strict=True))["red"] == 1
    assert seat.gives == [1, 0, 0, 0, 1, 0]
    assert seat.takes == [2, 0, 0, 0, 2, 0]
    assert seat.net == [1, 0, 0, 0, 1, 0]


def test_R4_4_the_lower_bound_is_net_change_plus_the_largest_visible_deficit() -> None:
    board = drawn(ISLANDS, hand=3)
    play = begin(board, ["red red blue", "blue blue blue", "yellow yellow yellow"])

    def turn(action: str) -> list[int]:
        do(play, action)
        for _ in range(2):
            do(play, swap_for_ever(play))
        return view(play).seats[0].at_least

    assert view(play).seats[0].at_least == [0, 0, 0, 0, 0, 0]
    assert turn("trade red black 2") == [0, 0, 0, 0, 2, 0], "the red share that it gave is gone"
    assert turn("trade red brown 1") == [0, 0, 0, 0, 2, 1]
    assert turn("trade black red 1") == [1, 0, 0, 0, 1, 1], "the two given were first shares"
    assert turn("trade red purple 1") == [0, 0, 0, 1, 1, 1]
    assert view(play).seats[0].net == [-2, 0, 0, 1, 1, 1]


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**31), seats=st.integers(3, 6))
def test_R4_4_the_lower_bound_never_exceeds_the_hand(france: Board, seed: int, seats: int) -> None:
    def bounded(play: Play) -> None:
        for seat, seen in enumerate(view(play).seats):
            hand = play.state["hand"][0, seat].tolist()
            assert seen.shares == sum(hand)
            assert all(0 <= least <= held for least, held in zip(seen.at_least, hand, strict=True))

    random_game(Setting(PARIS_CONNECTION, france, seats, {"turn_limit": 15}), seed, bounded)


def test_R4_4_the_view_carries_it_whatever_the_option_says(france: Board) -> None:
    hands = ["red " * 5 + "blue " * 5] * 3
    views = [view(begin(france, hands, options={"memory_aid": aid})) for aid in (0, 1)]
    assert views[0] == views[1]


def known(play: Play, seat: int) -> Known:
    told = play.known(seat)
    assert isinstance(told, Known)
    return told


def test_R4_4_what_a_seat_could_know_is_what_the_others_took_and_an_even_part_of_the_rest() -> None:
    play = begin(drawn(ISLANDS, hand=3), ["red red blue", "blue blue blue", "yellow yellow yellow"])
    do(play, "trade red black 2")
    (one, other) = known(play, 1).seats
    assert (one.seat, other.seat) == (0, 2)
    assert dict(zip(COMPANIES, one.at_least, strict=True))["black"] == 2
    assert other.at_least == [0] * len(COMPANIES)
    # Hidden are red, blue and three yellow; the first seat has two of them, the third three.
    assert dict(zip(COMPANIES, one.expected, strict=True)) == pytest.approx(
        {"red": 0.4, "blue": 0.4, "yellow": 1.2, "purple": 0, "black": 2, "brown": 0}
    )
    assert dict(zip(COMPANIES, other.expected, strict=True)) == pytest.approx(
        {"red": 0.6, "blue": 0.6, "yellow": 1.8, "purple": 0, "black": 0, "brown": 0}
    )


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**31), seats=st.integers(3, 6))
def test_R4_4_expected_hands_are_as_large_as_the_hands(france: Board, seed: int, seats: int) -> None:
    def counted(play: Play) -> None:
        if play.is_over:
            return
        for one in known(play, 0).seats:
            assert sum(one.expected) == pytest.approx(view(play).seats[one.seat].shares, abs=0.07)
            assert all(least <= mean for least, mean in zip(one.at_least, one.expected, strict=True))

    random_game(Setting(PARIS_CONNECTION, france, seats, {"turn_limit": 10}), seed, counted)
