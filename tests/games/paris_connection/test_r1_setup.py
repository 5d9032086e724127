"""R1: material and set-up."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.games.paris_connection.maps import COMPANIES, ISLANDS, begin, drawn, map_data, refusal

from wissel.core.conformance import SeededDraws
from wissel.core.play import Play, told
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.board import Board, read
from wissel.games.paris_connection.events import HandDealt, SharesDealt, StartSeatDrawn
from wissel.games.paris_connection.game import PARIS_CONNECTION
from wissel.games.paris_connection.view import PrivateView, PublicView

FIRST_SHARES = {3: 10, 4: 8, 5: 6, 6: 5}


def fresh(france: Board, seats: int, seed: int = 1) -> Play:
    play = Play(PARIS_CONNECTION, france, seats, {})
    play.draw(SeededDraws(seed), 0)
    return play


def take(play: Play, *outcomes: str) -> None:
    """Takes some of the first draws, so that others are still pending."""
    for text in outcomes:
        number = play.game.outcome_number(play.map, play.state, text)
        assert play.game.kernel.resolve(play.map.record, play.state, number) == 0


def view(play: Play) -> PublicView:
    seen = play.public_view()
    assert isinstance(seen, PublicView)
    return seen


def test_R1_1_there_are_six_companies_of_33_locomotives(france: Board) -> None:
    assert france.companies == COMPANIES
    assert france.data.locomotives == 33
    play = fresh(france, 4)
    hands = play.state["hand"][0].sum(axis=0)
    for c, company in enumerate(view(play).companies):
        assert company.supply + hands[c] + len(company.hexes) + 1 == 33


def test_R1_2_the_map_of_france_has_the_hexes_of_the_board(france: Board) -> None:
    kinds = Counter(h.kind for h in france.data.hexes)
    assert kinds == {"closed": 1, "start": 6, "rural": 186, "city": 63}
    assert Counter(h.value for h in france.data.hexes if h.kind == "city") == {1: 42, 2: 14, 3: 6, 4: 1}
    assert [h.id for h in france.data.hexes if h.value == 4] == ["marseille"] == [france.data.end_hex]
    assert len(france.data.barriers) == 12


def test_R1_2_the_eiffel_tower_is_never_entered(france: Board) -> None:
    tower = next(h.id for h in france.data.hexes if h.kind == "closed")
    for company in COMPANIES:
        assert refusal(fresh(france, 3), f"place {company} {tower}") == ("HEX_CLOSED", {})


def test_R1_3_each_company_starts_on_a_start_hex_of_its_own(france: Board) -> None:
    starts = {h.id for h in france.data.hexes if h.kind == "start"}
    seen = set()
    for seed in range(60):
        companies = view(fresh(france, 3, seed)).companies
        assert {company.start for company in companies} == starts
        assert all(company.hexes == [company.start] for company in companies)
        seen |= {(company.company, company.start) for company in companies}
    assert len(seen) == 36, "every company can come to every start hex"


def test_R1_3_a_start_hex_is_given_once(france: Board) -> None:
    play = Play(PARIS_CONNECTION, france, 3, {})
    assert play.pending() == [1, 1, 1, 1, 1, 1]
    take(play, "start red gare-du-nord")
    assert sorted(play.pending()) == [0, 1, 1, 1, 1, 1]
    with pytest.raises(ProblemError, match="BAD_OUTCOME"):
        play.resolve(["start blue gare-du-nord"])


def test_R1_3_nothing_else_is_placed_on_a_start_hex() -> None:
    board = drawn(["1 s s 1", "", "s 1 - s 1 - s 1 - s M"])
    play = begin(board, ["red"] * 3)
    assert refusal(play, "place blue a1") == ("HEX_CLOSED", {})
    assert refusal(play, "place red a1") == ("HEX_CLOSED", {})


def test_R1_4_values_start_at_nought(france: Board) -> None:
    assert [company.value for company in view(fresh(france, 5)).companies] == [0] * 6


def test_R1_4_values_have_no_cap() -> None:
    board = drawn(["s" + " 4" * 9, "", "s 1 - s 1 - s 1 - s 1 - s M"])
    play = begin(board, ["blue"] * 3)
    for most, first in ((5, 1), (4, 6)):
        for column in range(first, first + most):
            play.act(play.to_act[0], f"place red a{column}")
        play.act(play.to_act[0], "finish")
    assert view(play).companies[0].value == 36


@pytest.mark.parametrize(("seats", "hand"), FIRST_SHARES.items())
def test_R1_5_each_seat_gets_its_first_shares_and_only_it_sees_them(
    france: Board, seats: int, hand: int
) -> None:
    play = Play(PARIS_CONNECTION, france, seats, {})
    said = play.draw(SeededDraws(seats), 0).said
    for seat in range(seats):
        mine = [event for event in told(said, seat) if isinstance(event, HandDealt)]
        assert [(event.seat, sum(event.hand)) for event in mine] == [(seat, hand)]
        assert play.state["hand"][0, seat].tolist() == mine[0].hand
    assert not any(isinstance(event, HandDealt) for event in told(said, -1))
    assert [event.each for event in told(said, -1) if isinstance(event, SharesDealt)] == [hand]


def test_R1_5_shares_are_drawn_from_the_bag_without_putting_back(france: Board) -> None:
    play = Play(PARIS_CONNECTION, france, 4, {})
    starts = [h.id for h in france.data.hexes if h.kind == "start"]
    take(play, *(f"start {c} {h}" for c, h in zip(COMPANIES, starts, strict=True)))
    assert play.pending() == [31] * 6
    take(play, *(f"share {k // 8} red" for k in range(31)))
    assert play.pending() == [0, 31, 31, 31, 31, 31]
    with pytest.raises(ProblemError, match="BAD_OUTCOME"):
        play.resolve(["share 3 red"])


def test_R1_6_what_is_left_is_open_and_gives_what_the_others_hold(france: Board) -> None:
    play = fresh(france, 5)
    for action in ("place", "finish", "trade", "place", "place", "finish"):
        seat = play.to_act[0]
        play.act(seat, next(a for a in play.legal(seat) if a.startswith(action)))
        hands = play.state["hand"][0]
        for c, company in enumerate(view(play).companies):
            assert company.held == 31 - company.supply - (len(company.hexes) - 1) == hands[:, c].sum()
            for q in range(5):
                mine = play.private_view(q)
                assert isinstance(mine, PrivateView)
                assert mine.held_by_others[c] == company.held - hands[q, c]


def test_R1_7_the_start_seat_is_random_and_shown(france: Board) -> None:
    seen = set()
    for seed in range(40):
        play = Play(PARIS_CONNECTION, france, 4, {})
        said = play.draw(SeededDraws(seed), 0).said
        event = next(e for e in told(said, -1) if isinstance(e, StartSeatDrawn))
        assert event.seat == view(play).start_seat == view(play).seat == play.to_act[0]
        seen.add(event.seat)
    assert seen == {0, 1, 2, 3}


def test_R1_7_play_goes_clockwise() -> None:
    play = begin(drawn(ISLANDS), ["red"] * 5, first=3)
    order = []
    for _ in range(6):
        order.append(play.to_act[0])
        play.act(play.to_act[0], play.legal(play.to_act[0])[0])
        if play.legal(play.to_act[0])[-1] == "finish":
            play.act(play.to_act[0], "finish")
    assert order == [3, 4, 0, 1, 2, 3]


def test_R1_7_a_supply_may_be_empty_at_set_up(france: Board) -> None:
    play = begin(france, ["red " * 8, "red " * 8, "red " * 8, "red " * 7 + "blue"])
    assert view(play).phase == "turn"
    assert view(play).companies[0].supply == 0
    assert refusal(play, "place red lille") == ("NO_SUPPLY", {"company": "red"})
    assert refusal(play, "trade blue red 1") == ("NOT_HELD", {"company": "blue"})


def test_R1_7_the_end_condition_cannot_be_met_at_set_up() -> None:
    """A map deals so few shares that two supplies are stocked at least: the loader sees to it."""
    data = map_data(ISLANDS, locomotives=5, hand=2)
    hands = [f"{company} {company} " for company in ("red", "blue", "yellow", "purple")]
    play = begin(read(json.dumps(data), "test/map.json"), [*hands, "red blue", "yellow purple"])
    assert sum(company.supply > 0 for company in view(play).companies) == 2
    data["players"]["6"]["hand"] = 3
    with pytest.raises(ProblemError, match="players: shares dealt"):
        read(json.dumps(data), "test/map.json")
