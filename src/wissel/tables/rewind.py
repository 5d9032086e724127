"""The inputs of a game that still hold, and the game played again from them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wissel.core.play import Play
from wissel.core.problems import ProblemError


@dataclass(frozen=True)
class Input:
    """What entry `seq` put into the game: its first draws, an action of a seat, or a concession."""

    seq: int
    seat: int | None = None
    """None: the start."""
    action: str | None = None
    """None: the start, or the seat conceded."""
    outcomes: tuple[str, ...] = ()
    left: tuple[int, ...] = ()
    """What each seat had on its clock then, where there are clocks."""


def may_be_rewound(inputs: tuple[Input, ...], entry: int) -> bool:
    """Can everything from the action of `entry` on be taken back? It holds, and nobody conceded since."""
    later = [item for item in inputs if item.seq >= entry]
    return bool(later) and later[0].seq == entry and all(item.action is not None for item in later)


def held_before(inputs: tuple[Input, ...], entry: int) -> tuple[Input, ...]:
    """What holds when all from `entry` on is taken back. Raises `ProblemError` `NOTHING_TO_TAKE_BACK`."""
    if not may_be_rewound(inputs, entry):
        raise ProblemError("NOTHING_TO_TAKE_BACK")
    return tuple(item for item in inputs if item.seq < entry)


def play_again(play: Play, inputs: Iterable[Input]) -> None:
    """Takes `play`, a game that begins, to where the inputs lead."""
    for item in inputs:
        if item.seat is not None and item.action is not None:
            play.act(item.seat, item.action)
        elif item.seat is not None:
            play.concede(item.seat)
        play.resolve(item.outcomes)
