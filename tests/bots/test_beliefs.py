"""What a seat could have believed of the others: from what it saw, and nearer to the truth."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from tests.bots.decisions import decisions
from tests.games.ticket_to_ride.engine import europe, position

from wissel.bots.beliefs import Belief, Done, beliefs
from wissel.core.game import Game, Record
from wissel.games import registry
from wissel.games.paris_connection.game import PARIS_CONNECTION as PARIS
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE as EUROPE

GAMES = [registry.game(game_id) for game_id in registry.GAME_IDS]


def positions(game: Game, seats: int, seed: int, every: int) -> Iterator[tuple[Record, Record, list[Done]]]:
    """Of a game between planners: the state, what the seat to act knows, and what was done before."""
    m = game.load_map(game.default_map)
    seen = np.zeros(1, game.observation_dtype)
    done: list[Done] = []
    for state, seat, action in decisions(game, seats, seed):
        game.kernel.observe(state, seat, seen)
        if len(done) % every == every - 1:
            yield state, seen, list(done)
        done.append(Done(seat, game.action_text(m, seen, action)))


def off(believed: tuple[Belief, ...], state: Record) -> float:
    """By how many shares the hands are guessed wrong, on average."""
    return float(
        np.mean([np.abs(np.array(one.hand) - state["hand"][0, one.seat]).mean() for one in believed])
    )


def test_builds_tell_what_others_hold() -> None:
    with_builds, without = [], []
    for seed in range(6):
        for state, seen, done in positions(PARIS, 4, seed, 40):
            m = PARIS.load_map(PARIS.default_map)
            with_builds.append(off(beliefs(PARIS, m, seen, done, 3), state))
            trades = [one for one in done if one.action.startswith("trade")]
            without.append(off(beliefs(PARIS, m, seen, trades, 3), state))
    assert len(without) > 10
    assert np.mean(with_builds) < 0.85 * np.mean(without)


def test_routes_tell_of_tickets() -> None:
    m = EUROPE.load_map(EUROPE.default_map)
    e = position(europe(), tickets={0: ["danzig-lisboa"], 1: ["brest-petrograd", "kyiv-sochi"]})
    before = {one.seat: dict(one.tickets) for one in beliefs(EUROPE, m, e.seen(0), [], 1)}
    e.own(1, "edinburgh-london-orange", "dieppe-london-gray-1", "dieppe-paris-pink")
    (told,) = beliefs(EUROPE, m, e.seen(0), [], 1)
    assert told.seat == 1
    assert told.tickets[0][0] == "edinburgh-paris"
    assert told.tickets[0][1] > before[1].get("edinburgh-paris", 0.1) + 0.2
    assert "danzig-lisboa" not in dict(told.tickets), "it is my own"
    assert len(told.hand) == len(m.cards)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_hidden_does_not_change_it_and_every_hand_is_as_large_as_it_is(game: Game) -> None:
    m = game.load_map(game.default_map)
    for state, seen, done in positions(game, 3, 4, 35):
        told = beliefs(game, m, seen, done, 9, 40)
        other, again = np.zeros(1, game.state_dtype), np.zeros(1, game.observation_dtype)
        game.kernel.determinize(m.record, seen, other, 11)
        game.kernel.observe(other, int(seen["seat"][0]), again)
        assert beliefs(game, m, again, done, 9, 40) == told
        for one in told:
            assert sum(one.hand) == pytest.approx(state["hand"][0, one.seat].sum())
