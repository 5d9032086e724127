"""What happened at a table apart from its game, as facts; people are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from wissel.tables.entries import Wish


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
class ConsentAsked:
    seat: int
    what: Wish


@dataclass(frozen=True)
class ConsentGiven:
    seat: int


@dataclass(frozen=True)
class ConsentRefused:
    """By this seat; `withdrawn`: it had asked itself."""

    seat: int
    what: Wish
    withdrawn: bool


@dataclass(frozen=True)
class TakenBackByAll:
    """`seat` asked and all agreed: the events of these entries no longer hold."""

    seat: int
    undone: tuple[int, ...]


@dataclass(frozen=True)
class SeatConceded:
    """`bot` None: the game is over."""

    seat: int
    bot: str | None


@dataclass(frozen=True)
class SeatReminded:
    """Its time is nearly up."""

    seat: int


@dataclass(frozen=True)
class SeatFlagged:
    """Its time is up. `bot` None: the game is over."""

    seat: int
    bot: str | None


@dataclass(frozen=True)
class ClocksFrozen:
    """They stood still since then, as no server ran."""

    since: int


@dataclass(frozen=True)
class VacationTaken:
    seat: int
    until: int
    back: bool
    """It is over already."""


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


@dataclass(frozen=True)
class Happened:
    """An event of the game or a fact of the table, with the entry that it came from."""

    seq: int
    at: int
    event: msgspec.Struct | Fact
    to: int | None = None
    """The one seat that is told; None: everybody."""
