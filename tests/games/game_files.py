"""How the game files among the fixtures are written."""

from __future__ import annotations

import json

import msgspec

from wissel.tables.game_file import GameFile


def in_lines(file: GameFile) -> str:
    """JSON with one entry a line."""
    told = msgspec.to_builtins(file)
    entries = ",\n".join(json.dumps(entry) for entry in told.pop("entries"))
    head = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in told.items())
    return f'{{\n{head} "entries": [\n{entries}\n ]\n}}\n'
