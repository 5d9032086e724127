"""The menu says of every action what the rules say of it, in few bytes."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from tests.games.paris_connection.suite import towards_the_end

from wissel.core.conformance import Setting, random_game
from wissel.core.play import Play
from wissel.games.paris_connection.game import PARIS_CONNECTION
from wissel.games.paris_connection.view import Menu

MOST_BYTES = 20_000


@cache
def moments(seats: int) -> list[Play]:
    """The game at every seventh decision of a random one."""
    plays: list[Play] = []
    board = PARIS_CONNECTION.load_map("france")
    setting = Setting(PARIS_CONNECTION, board, seats, {"turn_limit": 12})
    random_game(setting, 90 + seats, lambda play: plays.append(play.copy()), towards_the_end)
    return plays[::7]


def menu(play: Play, seat: int) -> Menu:
    made = play.menu(seat)
    assert isinstance(made, Menu)
    return made


@pytest.mark.parametrize("seats", [3, 6])
def test_each_character_stands_for_the_problem_of_its_hex(seats: int) -> None:
    hexes = [h.id for h in PARIS_CONNECTION.load_map("france").data.hexes]
    for play in moments(seats):
        for seat in range(seats):
            told = menu(play, seat)
            for choice in told.place:
                assert len(choice.hexes) == len(hexes)
                for name, character in zip(hexes, choice.hexes, strict=True):
                    said = None if character == "." else told.problems[ord(character) - 48]
                    assert said == play.problem(seat, f"{choice.action} {name}")
                assert (choice.problem is None) == ("." in choice.hexes)


@pytest.mark.parametrize("seats", [3, 6])
def test_trades_and_finish_carry_their_problems_and_texts(seats: int) -> None:
    for play in moments(seats):
        for seat in range(seats):
            told = menu(play, seat)
            assert len(told.trade) == 36
            for choice in told.trade:
                one, two = (f"trade {choice.give} {choice.take} {n}" for n in (1, 2))
                assert choice.problem == play.problem(seat, one)
                assert choice.problem_two == play.problem(seat, two)
                assert choice.actions == [text for text in (one, two) if play.problem(seat, text) is None]
                assert len(choice.ends) == len(choice.actions)
            assert told.finish.problem == play.problem(seat, told.finish.action)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_menu_is_small(seats: int) -> None:
    for play in moments(seats):
        for seat in range(seats):
            assert len(msgspec.json.encode(menu(play, seat))) <= MOST_BYTES
