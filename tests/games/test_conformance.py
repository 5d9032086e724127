"""The conformance suite, run for every registered game."""

from __future__ import annotations

import importlib
from functools import cache
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.playthrough import FIXTURES, folder

from wissel.core import conformance, leaks
from wissel.core.conformance import Input, Setting
from wissel.core.game import SPECTATOR, Game
from wissel.core.play import Play
from wissel.games import registry

GAMES = [registry.game(game_id) for game_id in registry.GAME_IDS]
SETTINGS = [
    pytest.param(setting, id=f"{game.id}-{setting.seats}-{dict(setting.options) or 'default'}")
    for game in GAMES
    for setting in conformance.settings(game, game.load_map(game.default_map))
]
each_game = pytest.mark.parametrize("game", GAMES, ids=registry.GAME_IDS)
each_setting = pytest.mark.parametrize("setting", SETTINGS)


def own(game: Game) -> ModuleType:
    """What the tests of a game add to the suite: `conserved(setting, play)`, `hidden_variants(setting,
    inputs)`, `towards_the_end(legal, source)`, a choice of actions that ends games soon, and
    `reveals(play)`: does the next action show all what earlier ones hid?"""
    return importlib.import_module(f"tests.games.{folder(game)}.suite")


@cache
def moments(setting_index: int) -> tuple[list[Play], list[Input]]:
    """Copies of the game at some 25 decisions of one random game and at its end, and its inputs."""
    setting = _setting(setting_index)
    plays: list[Play] = []
    seen = 0

    def visit(play: Play) -> None:
        nonlocal seen
        seen += 1
        if play.is_over or seen % 9 == 1 or seen < 5:
            plays.append(play.copy())

    inputs = conformance.random_game(setting, 40 + setting_index, visit, own(setting.game).towards_the_end)
    return plays, inputs


def _setting(index: int) -> Setting:
    setting = SETTINGS[index].values[0]
    assert isinstance(setting, Setting)
    return setting


def of(setting: Setting) -> tuple[list[Play], list[Input]]:
    return moments([param.values[0] for param in SETTINGS].index(setting))


@each_game
def test_a_registered_game_has_fixtures_and_playthroughs(game: Game) -> None:
    kept = FIXTURES / folder(game)
    assert list(kept.glob("*.json")), f"{game.id} has no whole games as fixtures"
    assert list(kept.glob("playthrough-*.txt")), f"{game.id} has no golden playthrough"


@each_game
def test_records_are_int64_throughout_and_without_padding(game: Game) -> None:
    for dtype in (game.state_dtype, game.observation_dtype, game.load_map(game.default_map).record.dtype):
        conformance.check_layout(dtype)


@each_setting
def test_every_action_has_one_text_that_is_read_back(setting: Setting) -> None:
    plays, _ = of(setting)
    for play in plays[::8]:
        conformance.check_action_notation(play)


def first_moments(game: Game) -> list[Play]:
    return moments(next(k for k in range(len(SETTINGS)) if _setting(k).game.id == game.id))[0]


@cache
def words_of(game_id: str) -> list[str]:
    """Words of the notation: those of every action that some seat could take at some moment."""
    plays = first_moments(registry.game(game_id))
    texts = [text for play in plays for seat in play.to_act for text in play.legal(seat)]
    return sorted({word for text in texts for word in text.split()})


@each_game
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_any_text_is_refused_or_read_as_it_is_written(game: Game, data: st.DataObject) -> None:
    plays = first_moments(game)
    play = plays[data.draw(st.integers(0, len(plays) - 1))]
    seat = data.draw(st.integers(0, play.seats - 1))
    word = st.one_of(st.sampled_from(words_of(game.id)), st.text(max_size=5))
    separator = st.sampled_from([" ", " ", " ", "", "  ", "\t", "\u00a0"])
    text = data.draw(st.one_of(st.text(), st.lists(st.one_of(word, separator)).map("".join)))
    conformance.check_text(play, seat, text)
    conformance.check_text(play, seat, " ".join(data.draw(st.lists(word, max_size=5))))


@each_setting
def test_menu_problem_legal_list_and_apply_agree_on_the_whole_space(setting: Setting) -> None:
    plays, _ = of(setting)
    for play in plays[:: 2 if setting.seats == 4 else 4]:
        conformance.check_actions(play)
    conformance.check_actions(plays[-1])


@each_setting
def test_who_must_decide_can_decide(setting: Setting) -> None:
    for play in of(setting)[0]:
        conformance.check_to_act(play)


@each_setting
def test_a_game_can_be_ended_and_scored_at_every_decision(setting: Setting) -> None:
    for play in of(setting)[0]:
        if not play.is_over:
            conformance.check_stop(play)


@each_setting
def test_numbers_from_outside_are_checked(setting: Setting) -> None:
    plays, _ = of(setting)
    for play in (plays[0], plays[len(plays) // 2], plays[-1]):
        conformance.check_bad_numbers(play)


@each_setting
def test_what_is_taken_back_leaves_no_trace(setting: Setting) -> None:
    for play in of(setting)[0]:
        conformance.check_take_back(play)


@each_setting
def test_every_outcome_of_the_first_draws_is_read_back_and_taken(setting: Setting) -> None:
    conformance.check_outcome_notation(setting, of(setting)[1][0].outcomes)


@each_setting
def test_the_bytes_of_a_state_are_all_of_it(setting: Setting) -> None:
    for play in of(setting)[0]:
        conformance.check_codec(play)


@each_setting
def test_material_is_conserved(setting: Setting) -> None:
    for play in of(setting)[0]:
        own(setting.game).conserved(setting, play)


@each_setting
def test_a_replay_of_the_recorded_texts_is_the_game(setting: Setting) -> None:
    plays, inputs = of(setting)
    assert plays[-1].is_over
    conformance.check_replay(setting, inputs, plays[-1])


@each_setting
def test_leaks_a_what_is_shown_is_the_same_on_every_state_that_agrees(setting: Setting) -> None:
    for play in of(setting)[0]:
        for seat in (SPECTATOR, *range(setting.seats)):
            leaks.check_knowledge(play, seat, seed=seat + 2)


@each_setting
def test_leaks_b_the_same_input_tells_the_same(setting: Setting) -> None:
    compared = 0
    for play in of(setting)[0]:
        if play.is_over or own(setting.game).reveals(play):
            continue
        legal = play.legal(play.to_act[0])
        for seat in (SPECTATOR, *range(setting.seats)):
            for action in legal[:: max(1, len(legal) // 6)]:
                compared += leaks.check_same_input(play, seat, 7, action)
    assert compared > 50


@each_setting
def test_leaks_c_the_hidden_part_of_an_input_reaches_nobody_else(setting: Setting) -> None:
    variants = list(own(setting.game).hidden_variants(setting, of(setting)[1]))
    assert variants
    for one, other, unaware in variants:
        leaks.check_hidden_inputs(setting, one, other, unaware)
