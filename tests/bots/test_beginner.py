"""The beginner is the weakest level, and no fool."""

from __future__ import annotations

import pytest
from tests.bots.test_search import GAMES, game_name, observations, seen

from wissel.bots.match import Referee
from wissel.bots.registry import bot
from wissel.core.game import Game
from wissel.games.paris_connection.game import PARIS_CONNECTION as PARIS
from wissel.games.paris_connection.state import TURN


def share(game: Game, player: str, others: str, seats: int, games: int) -> float:
    """Part of the games that one player wins, on every seat in turn."""
    m = game.load_map(game.default_map)
    won = 0.0
    for number in range(games):
        specs = [others] * seats
        specs[number % seats] = player
        result = Referee(game, m, [bot(spec) for spec in specs], {}).play(number // seats).result
        assert result is not None
        won += (result.ranks[number % seats] == 1) / result.ranks.count(1)
    return won / games


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_it_is_weaker_than_the_club_player_and_stronger_than_chance(game: Game) -> None:
    seats = game.seat_counts[0]
    assert share(game, "beginner", "club", seats, 10 * seats) < 0.8 / seats
    assert share(game, "beginner", "random", seats, 3 * seats) > 1.5 / seats


def test_in_paris_connection_it_builds_for_what_it_holds_and_trades_two_for_one_alone() -> None:
    m = PARIS.load_map(PARIS.default_map)
    player, kinds = bot("beginner"), set()
    for at, (state, seat) in enumerate(observations(PARIS, 4, 3)):
        if state["pub"]["phase"][0] != TURN:
            continue
        known = seen(PARIS, state, seat)
        word, *rest = player.choose(PARIS, m, known, at).split()
        kinds.add(word)
        assert word in ("place", "trade")
        if word == "trade":
            assert rest[2] == "2"
        else:
            hand, supply = known["hand"][0], known["pub"]["supply"][0]
            assert hand[m.company_number[rest[0]]] == max(hand[supply > 0])
    assert kinds == {"place", "trade"}
