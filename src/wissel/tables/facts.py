"""What happened at a table apart from its game, as facts; people are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec


@dataclass(frozen=True)
class SeatTaken:
    seat: int
    person: str


@dataclass(frozen=True)
class SeatLeft:
    """`person` or `bot` sat there. `removed`: by the host."""

    seat: int
    person: str | None
    bot: str | None
    removed: bool


@dataclass(frozen=True)
class ComputerSeated:
    seat: int
    bot: str


@dataclass(frozen=True)
class GameStarted:
    order: tuple[int, ...] | None = None
    """Where seats were drawn: by seat, the one that was sat on before."""


@dataclass(frozen=True)
class SeatReplaced:
    seat: int
    bot: str


@dataclass(frozen=True)
class SeatReturned:
    seat: int


@dataclass(frozen=True)
class TakenBack:
    """The events of entry `undone` no longer hold."""

    seat: int
    undone: int


@dataclass(frozen=True)
class TableClosed:
    expired: bool = False


Fact = (
    SeatTaken
    | SeatLeft
    | ComputerSeated
    | GameStarted
    | SeatReplaced
    | SeatReturned
    | TakenBack
    | TableClosed
)


@dataclass(frozen=True)
class Happened:
    """An event of the game or a fact of the table, with the entry that it came from."""

    seq: int
    at: int
    event: msgspec.Struct | Fact
    to: int | None = None
    """The one seat that is told; None: everybody."""
