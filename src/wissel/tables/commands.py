"""What people, computer players and hosts ask of a table. `by` is who asks; `plan.py` says what is allowed.

`command` is the id that the client gave: a repeat with the same id is answered as before.
`present` holds the persons that follow the table at this moment, `gone` those who cannot come back (deleted,
or forbidden to come); neither is ever stored.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wissel.tables.entries import SERVER, Wish

SEED = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Sit:
    """Sit down at a free seat (None: the first free one), before the start.

    Raises `ValueError` for a `seed` that is not 64 lower-case hex digits.
    """

    by: str
    seed: str
    seat: int | None = None
    command: str | None = None
    program: bool = False
    """A program of this person is to play."""
    colour: str | None = None
    """The colour that it would like, if nobody has chosen it."""

    def __post_init__(self) -> None:
        if not SEED.fullmatch(self.seed):
            raise ValueError("a seed is 64 hex digits")


@dataclass(frozen=True)
class ChooseColour:
    """Choose another colour for one's own seat, before the start."""

    by: str
    seat: int
    colour: str
    command: str | None = None


@dataclass(frozen=True)
class Leave:
    """Free one's own seat before the start. Without a seat: the host, who has none, goes away."""

    by: str
    seat: int | None
    command: str | None = None


@dataclass(frozen=True)
class Remove:
    """The host frees the seat of another person or of a computer player, before the start."""

    by: str
    seat: int
    command: str | None = None


@dataclass(frozen=True)
class SeatComputer:
    """The host gives a free seat to a computer player, before the start."""

    by: str
    seat: int
    bot: str
    command: str | None = None


@dataclass(frozen=True)
class Start:
    """The host starts the game; all seats are taken."""

    by: str
    command: str | None = None


@dataclass(frozen=True)
class Act:
    """An action of a seat in text notation, answering its open decision."""

    by: str
    seat: int
    decision: str
    action: str
    command: str | None = None


@dataclass(frozen=True)
class TakeBack:
    """Undo the seat's last action of the open turn."""

    by: str
    seat: int
    command: str | None = None


@dataclass(frozen=True)
class Ask:
    """Ask all others to agree that everything from `entry` on is undone, or that the game ends."""

    by: str
    seat: int
    what: Wish
    entry: int | None = None
    command: str | None = None


@dataclass(frozen=True)
class Answer:
    """Agree or not to the request of entry `asked`; who asked withdraws it by not agreeing."""

    by: str
    seat: int
    asked: int
    agrees: bool
    command: str | None = None


@dataclass(frozen=True)
class Concede:
    """Give one's seat up for good: `bot` plays on, or the game ends where too few are left."""

    by: str
    seat: int
    bot: str
    command: str | None = None


@dataclass(frozen=True)
class TimeUp:
    """The seat has run out of time: `bot` plays on, or the game ends, as the table's pace has it."""

    seat: int
    bot: str
    by: str = SERVER
    command: str | None = None


@dataclass(frozen=True)
class Remind:
    """The seat's time is nearly up."""

    seat: int
    by: str = SERVER
    command: str | None = None


@dataclass(frozen=True)
class Freeze:
    """No server ran since then: clocks stood still."""

    since: int
    by: str = SERVER
    command: str | None = None


@dataclass(frozen=True)
class GoAway:
    """Stop one's clock until then, or for as long as there is vacation left; a time that is over: be back."""

    by: str
    seat: int
    until: int
    command: str | None = None


@dataclass(frozen=True)
class Replace:
    """Let a computer player hold a seat: one's own, or as host that of an absent person."""

    by: str
    seat: int
    bot: str
    present: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()
    command: str | None = None


@dataclass(frozen=True)
class Return:
    """Take one's seat back from the computer player that holds it."""

    by: str
    seat: int
    command: str | None = None


@dataclass(frozen=True)
class Close:
    """Give the table up: the host before the start; afterwards when no other person is left or present."""

    by: str
    present: frozenset[str] = frozenset()
    gone: frozenset[str] = frozenset()
    command: str | None = None


@dataclass(frozen=True)
class Expire:
    """The server closes a table that has not started, because nobody came for too long."""

    by: str = SERVER
    command: str | None = None


@dataclass(frozen=True)
class LinkNext:
    """Name the table where the same people play again."""

    by: str
    table: str
    command: str | None = None


Command = (
    Sit
    | ChooseColour
    | Leave
    | Remove
    | SeatComputer
    | Start
    | Act
    | TakeBack
    | Ask
    | Answer
    | Concede
    | TimeUp
    | Remind
    | Freeze
    | GoAway
    | Replace
    | Return
    | Close
    | Expire
    | LinkNext
)
