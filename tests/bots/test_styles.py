"""Styles: each takes what it likes of what is nearly as good, and plays otherwise than the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from tests.bots.marseille import MAP, before_marseille, hand_over
from tests.bots.test_search import GAMES, game_name, observations, seen
from tests.games.ticket_to_ride.engine import europe, position

from wissel.bots.budget import Budget
from wissel.bots.registry import LEVELS, bot
from wissel.bots.search import Found, Settings, think
from wissel.bots.styles import TASTE, StyledBot, liking, nearly_best, to_taste
from wissel.core.game import Game, Record
from wissel.games.paris_connection.game import PARIS_CONNECTION as PARIS
from wissel.kernel.search import STYLES


def found(action: int, merit: float) -> Found:
    return Found(action, 10, 0.5, merit, merit)


def test_only_what_is_nearly_as_good_is_a_matter_of_taste() -> None:
    told = [found(1, 0.5), found(2, 0.5 - TASTE / 2), found(3, 0.5 - 2 * TASTE), found(4, 0.1)]
    assert [one.action for one in nearly_best(told)] == [1, 2]
    assert [one.action for one in nearly_best([told[0], replace(told[1], visits=0)])] == [1]


def likes(style: str, actions: list[str], seen: Record) -> list[str]:
    """Those that it likes most."""
    most = max(liking(style, MAP, seen, action) for action in actions)
    return [action for action in actions if liking(style, MAP, seen, action) == most]


def test_in_paris_connection_a_style_is_what_it_likes() -> None:
    state = before_marseille()
    seat = int(state["pub"]["seat"][0])
    hand_over(state, (seat + 1) % 4, 6)
    known = seen(PARIS, state, seat)
    rural = next(one.id for one in MAP.data.hexes if one.kind == "rural")
    red, blue = MAP.companies[0], MAP.companies[1]
    actions = [f"place {red} marseille", f"place {red} {rural}", f"trade {blue} {red} 1", "finish"]
    assert likes("builder", actions, known) == [actions[0]]
    assert likes("trader", actions, known) == [actions[2]]
    assert likes("blocker", actions, known) == [actions[1]], "others hold more of it"
    assert likes("dasher", actions, known) == actions[:2]
    assert likes("plain", actions, known) == actions


def test_in_ticket_to_ride_a_style_is_what_it_likes() -> None:
    e = position(europe(), hands=["pink " * 4])
    e.own(1, "edinburgh-london-orange")
    known, m = e.seen(0), europe()

    def liked(style: str, action: str) -> int:
        return liking(style, m, known, action)

    long, short, beside = (
        "claim petrograd-stockholm-gray red",
        "claim budapest-wien-red red",
        "claim amsterdam-london-gray red",
    )
    assert [liked("builder", one) for one in (long, short, "blind")] == [1, 0, 0]
    assert liked("trader", "tickets") > liked("trader", "face 1") > liked("trader", "blind")
    assert [liked("blocker", one) for one in (beside, long, "blind")] == [1, 0, 0]
    assert [liked("dasher", one) for one in (short, "face 1")] == [1, 0]
    few, many = "keep brest-petrograd kyiv-sochi", "keep brest-petrograd kyiv-sochi edinburgh-paris"
    assert liked("dasher", few) > liked("dasher", many)
    assert liked("trader", many) > liked("trader", few)


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_each_style_chooses_more_of_what_it_likes_and_nothing_bad(game: Game) -> None:
    m = game.load_map(game.default_map)
    few = Budget(iterations=60)
    more: Counter[str] = Counter(dict.fromkeys(STYLES[1:], 0))
    for at, (state, seat) in enumerate(observations(game, 3, 3)):
        known = seen(game, state, seat)
        plain = game.action_text(m, known, think(game, m, known, at, Settings(few))[0].action)
        for style in STYLES[1:]:
            told = think(game, m, known, at, Settings(few, style))
            action = to_taste(style, game, m, known, told)
            merit = {game.action_text(m, known, one.action): one.merit for one in told}
            assert merit[action] >= told[0].merit - TASTE
            more[style] += liking(style, m, known, action) - liking(style, m, known, plain)
    assert min(more.values()) >= 0, more
    assert sum(count > 0 for count in more.values()) >= len(more) - 1, more


def test_a_style_is_named_in_the_spec_and_levels_have_none() -> None:
    assert isinstance(bot("expert:style=trader"), StyledBot)
    for level in LEVELS:
        assert not isinstance(bot(level), StyledBot)
    assert not isinstance(bot("search:style=plain"), StyledBot)


def test_a_style_sees_its_observation_alone() -> None:
    game = PARIS
    m = game.load_map(game.default_map)
    player = bot("search:iterations=60:style=blocker")
    for state, seat in observations(game, 3, 41):
        known, other = seen(game, state, seat), np.zeros(1, game.state_dtype)
        game.kernel.determinize(m.record, known, other, 5)
        assert player.choose(game, m, seen(game, other, seat), 8) == player.choose(game, m, known, 8)
