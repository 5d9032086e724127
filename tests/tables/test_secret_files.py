"""The file of a running game holds nothing that its reader may not know, for every game that there is."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

import pytest
from tests.games.playthrough import folder

from wissel.core.conformance import Input, Setting, random_game
from wissel.games import registry
from wissel.tables.export import Input as Exported
from wissel.tables.export import known_input, known_outcomes

SETTINGS = [
    Setting(game, game.load_map(game.default_map), 4, {})
    for game in (registry.game(game_id) for game_id in registry.GAME_IDS)
]
each_game = pytest.mark.parametrize("setting", SETTINGS, ids=registry.GAME_IDS)


def told(setting: Setting, inputs: Sequence[Input], reader: int | None) -> list[object]:
    """The lines of the file as this reader gets them."""
    play = setting.begin()
    lines: list[object] = []
    for item in inputs:
        if item.action is None or item.seat is None:
            lines.append(known_outcomes(play, item.outcomes, reader))
        else:
            lines.append(known_input(play, Exported(item.seat, item.action, item.outcomes), reader))
    return lines


def played(setting: Setting) -> tuple[list[Input], list[tuple[list[Input], list[Input], list[int]]]]:
    suite = importlib.import_module(f"tests.games.{folder(setting.game)}.suite")
    inputs = random_game(setting, 12, lambda _: None, suite.towards_the_end)
    return inputs, list(suite.hidden_variants(setting, inputs))


@each_game
def test_games_that_differ_in_what_is_hidden_give_the_same_file(setting: Setting) -> None:
    _, variants = played(setting)
    compared = 0
    for one, other, unaware in variants:
        if one != other:
            for reader in unaware:
                assert told(setting, one, reader) == told(setting, other, reader)
                compared += 1
            assert told(setting, one, None) != told(setting, other, None)
    assert compared


def test_kept_tickets_and_blind_cards_stand_only_in_the_file_of_their_seat() -> None:
    """(T1.3, T2.2, T2.14)"""
    setting = next(one for one in SETTINGS if one.game.id == "ticket-to-ride-europe")
    inputs, _ = played(setting)
    for reader in (-1, 0, 3):
        for item, line in zip(inputs, told(setting, inputs, reader), strict=True):
            if item.action is not None and isinstance(line, tuple):
                hidden = item.action.startswith("keep") and item.seat != reader
                assert line[0] == (None if hidden else item.action)
                for outcome, known in zip(item.outcomes, line[1], strict=True):
                    own = not outcome.startswith(("draw", "offer")) or item.seat == reader
                    assert known == (outcome if own else None)
