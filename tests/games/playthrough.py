"""Writes a whole game as text, with every event, view and menu: the golden playthroughs.

    python -m tests.games.playthrough    writes those of all games anew: look at the difference

Of views and menus only the lines that have changed are written. The menu is that of the seat to act.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from wissel.core.conformance import Choose, Input, Setting, random_game
from wissel.core.game import Game, Said
from wissel.games import registry

FIXTURES = Path(__file__).parents[1] / "fixtures"


def folder(game: Game) -> str:
    """The name of a game's folder: of its sources, its tests and its fixtures."""
    return type(game).__module__.split(".")[-2]


def playthroughs(game: Game) -> Iterator[tuple[Path, str]]:
    """File and text of each playthrough of a game."""
    suite = importlib.import_module(f"tests.games.{folder(game)}.suite")
    told: list[tuple[str, Setting, int, Choose]] = list(suite.playthroughs())
    for name, setting, seed, choose in told:
        inputs = random_game(setting, seed, lambda _: None, choose)
        yield FIXTURES / folder(game) / f"playthrough-{name}.txt", text(setting, inputs)


def text(setting: Setting, inputs: list[Input]) -> str:
    return "\n".join(_lines(setting, inputs)) + "\n"


def _lines(setting: Setting, inputs: list[Input]) -> Iterator[str]:
    yield f"{setting.game.id} on {setting.map.id}, {setting.seats} seats, options {dict(setting.options)}"
    play = setting.begin()
    shown: dict[str, dict[str, str]] = {}
    for item in inputs:
        said: list[Said] = []
        if item.action is not None and item.seat is not None:
            yield f"\nseat {item.seat}: {item.action}"
            said += play.act(item.seat, item.action)
        if item.outcomes:
            yield f"\ndrawn: {', '.join(item.outcomes)}"
        said += play.resolve(item.outcomes)
        for each in said:
            who = "all" if each.to is None else f"seat {each.to}"
            yield f"  to {who}: {type(each.event).__name__} {_json(each.event)}"
        yield from _changed(shown, "view", play.public_view())
        for seat in range(setting.seats):
            yield from _changed(shown, f"view of {seat}", play.private_view(seat))
        for seat in play.to_act:
            yield from _changed(shown, "menu", play.menu(seat))


def _changed(shown: dict[str, dict[str, str]], name: str, value: msgspec.Struct) -> Iterator[str]:
    before = shown.get(name, {})
    now = dict(_leaves("", msgspec.to_builtins(value)))
    yield from (f"  {name}{path}: gone" for path in before if path not in now)
    yield from (f"  {name}{path}: {leaf}" for path, leaf in now.items() if before.get(path) != leaf)
    shown[name] = now


def _leaves(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Numbers, texts, lists of them and problems are leaves."""
    if isinstance(value, dict) and "code" not in value:
        for key, inner in value.items():
            yield from _leaves(f" {key}" if not path else f"{path}.{key}", inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for k, inner in enumerate(value):
            yield from _leaves(f"{path}.{k}", inner)
    else:
        yield path, _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for game_id in registry.GAME_IDS:
        for path, written in playthroughs(registry.game(game_id)):
            path.write_text(written, encoding="utf-8")
