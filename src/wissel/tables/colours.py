"""The colours of seats, in games whose map has some: what people choose, and what is left for the others.

No rule knows of them.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wissel.core.game import GameMap
from wissel.core.problems import ProblemError
from wissel.tables.position import Position


class _Coloured(msgspec.Struct):
    """The part of a map that is read here."""

    seat_colours: tuple[str, ...] = ()


@lru_cache(maxsize=64)
def _palette(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=_Coloured).seat_colours


def palette_of(game_map: GameMap) -> tuple[str, ...]:
    """All colours, in the order in which seats have them where nobody chooses; none in most games."""
    return _palette(game_map.text)


def chosen_by(position: Position, colour: str) -> int | None:
    """The seat whose person has chosen a colour."""
    return next((number for number, seat in enumerate(position.seats) if seat.colour == colour), None)


def free_choice(position: Position, colour: str | None) -> str | None:
    """The colour that somebody who sits down would like, if it is to be had."""
    if colour is None or colour not in palette_of(position.map):
        return None
    return colour if chosen_by(position, colour) is None else None


def check_choice(position: Position, seat: int, colour: str) -> None:
    """Raises `ProblemError`: `COLOUR_UNKNOWN`, `COLOUR_TAKEN`."""
    if colour not in palette_of(position.map):
        raise ProblemError("COLOUR_UNKNOWN")
    if chosen_by(position, colour) not in (None, seat):
        raise ProblemError("COLOUR_TAKEN")


def seat_colours(position: Position) -> list[str | None]:
    """Of each seat: the chosen one, else its own of the palette if nobody chose that, else what is left."""
    palette = palette_of(position.map)
    found = [seat.colour for seat in position.seats]
    left = [colour for colour in palette if colour not in found]
    for number, own in enumerate(palette[: len(found)]):
        if found[number] is None and own in left:
            found[number] = own
            left.remove(own)
    return [left.pop(0) if colour is None and left else colour for colour in found]
