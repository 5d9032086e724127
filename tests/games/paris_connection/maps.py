"""Small maps for tests, drawn with characters, and games begun on them with chosen outcomes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from wissel.core.game import Options
from wissel.core.play import Play
from wissel.games.paris_connection.board import Board, read
from wissel.games.paris_connection.game import PARIS_CONNECTION

COMPANIES = ("red", "blue", "yellow", "purple", "black", "brown")
KINDS = {".": "rural", "x": "closed", "s": "start", "M": "city"}
"""Characters of a drawing; digits are cities of that value, `M` the end hex, `-` no hex."""

ISLANDS = ("s . 1 - s . 1 - s . 1", "", "s . 1 - s . 2 - s . M")
"""Each company alone, two steps from a city: red a0, blue a4, yellow a8, purple c0, black c4, brown c8."""
OTHERS = "s 1 - s 1 - s 1 - s M"
"""A row for the four companies that a drawing is not about, and the end hex."""


def map_data(
    drawing: Sequence[str],
    *,
    barriers: Iterable[tuple[str, str]] = (),
    hand: int = 1,
    limit: int = 20,
    locomotives: int = 33,
    build_most: int = 5,
) -> dict[str, Any]:
    """`map.json` of a drawing: a line a row of hexes, characters apart by spaces.

    A hex is called by the letter of its row and the number of its column, from `a0`. It touches its
    neighbours in the row, the same and the next column of the row above, the same and the previous column of
    the row below. `hand` is that of the fewest seats; as many of the bag as the rules allow for others.
    """
    shares = locomotives - 2
    hexes: list[dict[str, Any]] = []
    end_hex = ""
    for r, row in enumerate(drawing):
        for q, character in enumerate(row.split()):
            if character == "-":
                continue
            name = f"{chr(97 + r)}{q}"
            hexes.append({"id": name, "q": q, "r": r, "kind": KINDS.get(character, "city")})
            if character == "M":
                end_hex = name
                hexes[-1]["value"] = 4
            elif character.isdigit():
                hexes[-1]["value"] = int(character)
    return {
        "schema": "wissel-paris-connection-map-1",
        "id": "test",
        "name": "Test",
        "companies": list(COMPANIES),
        "locomotives": locomotives,
        "players": {
            str(seats): {"hand": min(hand, (5 * shares - 1) // seats), "limit": min(limit, 6 * shares)}
            for seats in range(3, 7)
        },
        "penalty": 20,
        "build_most": build_most,
        "end_hex": end_hex,
        "barriers": [list(sides) for sides in barriers],
        "hexes": hexes,
    }


def drawn(drawing: Sequence[str], **numbers: Any) -> Board:
    """The checked map of a drawing; further arguments as `map_data` takes them."""
    return read(json.dumps(map_data(drawing, **numbers)), "test/map.json")


def begin(
    board: Board,
    hands: Sequence[str],
    *,
    starts: Sequence[str] | None = None,
    first: int = 0,
    options: Options | None = None,
) -> Play:
    """A game with these first shares (`"red red blue"`), companies on `starts` (in map order otherwise)."""
    play = Play(PARIS_CONNECTION, board, len(hands), options or {})
    where = starts or [h.id for h in board.data.hexes if h.kind == "start"]
    outcomes = [f"start {c} {h}" for c, h in zip(COMPANIES, where, strict=True)]
    for seat, hand in enumerate(hands):
        outcomes += [f"share {seat} {company}" for company in hand.split()]
    play.resolve([*outcomes, f"first {first}"])
    return play


def refusal(play: Play, action: str) -> tuple[str, dict[str, str | int]] | None:
    """Code and arguments of the problem that the seat to act has with an action; None: allowed."""
    problem = play.problem(play.to_act[0], action)
    return None if problem is None else (problem.code, problem.args)


def do(play: Play, *actions: str) -> None:
    """The seats to act take these actions one after another."""
    for action in actions:
        play.act(play.to_act[0], action)
