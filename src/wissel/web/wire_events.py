"""What happens at a table beside the game, as the stream tells it (see `wire.py`)."""

from __future__ import annotations

from typing import Literal

import msgspec

Wish = Literal["undo", "end"]
"""What needs the consent of all who play."""


class SeatTaken(msgspec.Struct, frozen=True, tag=True):
    seat: int
    name: str


class SeatLeft(msgspec.Struct, frozen=True, tag=True):
    seat: int
    name: str
    removed: bool


class ComputerSeated(msgspec.Struct, frozen=True, tag=True):
    seat: int
    bot: str


class GameStarted(msgspec.Struct, frozen=True, tag=True):
    order: list[int] | None
    """Where seats were drawn: by seat, the one that was sat on before."""


class SeatReplaced(msgspec.Struct, frozen=True, tag=True):
    """A computer player holds the seat of an absent person."""

    seat: int
    bot: str


class SeatReturned(msgspec.Struct, frozen=True, tag=True):
    seat: int


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """The events of entry `undone` no longer hold."""

    seat: int
    undone: int


class ConsentAsked(msgspec.Struct, frozen=True, tag=True):
    seat: int
    what: Wish


class ConsentGiven(msgspec.Struct, frozen=True, tag=True):
    seat: int


class ConsentRefused(msgspec.Struct, frozen=True, tag=True):
    """`withdrawn`: by the seat that had asked."""

    seat: int
    what: Wish
    withdrawn: bool


class TakenBackByAll(msgspec.Struct, frozen=True, tag=True):
    """`seat` asked and all agreed: the events of these entries no longer hold."""

    seat: int
    undone: tuple[int, ...]


class SeatConceded(msgspec.Struct, frozen=True, tag=True):
    """`bot` plays on; null: the game is over."""

    seat: int
    bot: str | None


class SeatReminded(msgspec.Struct, frozen=True, tag=True):
    """Its time is nearly up."""

    seat: int


class SeatFlagged(msgspec.Struct, frozen=True, tag=True):
    """Its time is up: `bot` plays on; null: the game is over."""

    seat: int
    bot: str | None


class ClocksFrozen(msgspec.Struct, frozen=True, tag=True):
    """They stood still since then, as no server ran."""

    since: int


class VacationTaken(msgspec.Struct, frozen=True, tag=True):
    """`back`: it is over already."""

    seat: int
    until: int
    back: bool


class TableClosed(msgspec.Struct, frozen=True, tag=True):
    expired: bool
    """By the server, because nobody came for too long."""


TableEvent = (
    SeatTaken
    | SeatLeft
    | ComputerSeated
    | GameStarted
    | SeatReplaced
    | SeatReturned
    | TakenBack
    | ConsentAsked
    | ConsentGiven
    | ConsentRefused
    | TakenBackByAll
    | SeatConceded
    | SeatReminded
    | SeatFlagged
    | ClocksFrozen
    | VacationTaken
    | TableClosed
)
