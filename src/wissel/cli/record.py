"""Simulated games as files, for `wissel simulate --export`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from wissel.bots.match import Match
from wissel.bots.simulate import Contest
from wissel.core.play import Play
from wissel.games import registry
from wissel.tables.export import Input, export_play
from wissel.tables.game_file import FileSeat, GameFile, encode


def write_match(contest: Contest, number: int, match: Match, folder: Path) -> None:
    """Writes game `number` of the contest. Raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{contest.game}-{contest.seed}-{number:05}.json"
    path.write_bytes(encode(game_file(contest, match)))


def game_file(contest: Contest, match: Match) -> GameFile:
    game = registry.game(contest.game)
    play = Play(game, game.load_map(game.default_map), len(contest.bots), contest.options)
    rest = iter(match.inputs)
    first = _draw(play, rest)
    inputs: list[Input] = []
    for number in rest:
        seat = play.to_act[0]
        action = game.action_text(play.map, play.observation(seat), number)
        play.act(seat, action)
        inputs.append(Input(seat, action, _draw(play, rest)))
    return export_play(play, [FileSeat(None, spec) for spec in contest.bots], first, inputs)


def _draw(play: Play, numbers: Iterator[int]) -> list[str]:
    """Takes the pending outcomes from `numbers`; returns their texts."""
    game, m, state = play.game, play.map, play.state.copy()
    pool = np.zeros(game.outcome_count, np.int64)
    texts: list[str] = []
    while game.kernel.chance(m.record, state, pool):
        outcome = next(numbers)
        texts.append(game.outcome_text(m, state, outcome))
        game.kernel.resolve(m.record, state, outcome)
    play.resolve(texts)
    return texts
