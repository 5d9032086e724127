"""Types of the wire for looking back at games, and for games that come from elsewhere (see `wire.py`)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wissel.web.wire import Happened, Known, PrivateView, PublicView, Seed, TableId


class Moment(msgspec.Struct, frozen=True):
    """The game after entry `seq`, at which it can be looked at. What was taken back has no moment."""

    seq: int
    at: int
    turn: int
    seat: int | None
    """Who acted; null: the game began."""
    action: str | None
    """In text notation; null where the asker may not know it yet, and at the beginning."""


class Moments(msgspec.Struct, frozen=True):
    """Every moment of a game so far, oldest first."""

    seq: int
    """Number of the last entry."""
    moments: list[Moment]
    events: list[Happened] | None
    """On request everything that these eyes were told up to entry `seq`."""


class BelievedTicket(msgspec.Struct, frozen=True):
    """A ticket that a seat may have kept."""

    ticket: str
    chance: float
    """0 to 1, estimated."""


class Believed(msgspec.Struct, frozen=True):
    """What was to be believed of another seat by how it has played: an estimate, of games that agree with all
    that was seen."""

    seat: int
    hand: list[float]
    """Shares or cards of each kind, on average."""
    tickets: list[BelievedTicket]
    """The likeliest first."""


class MomentView(msgspec.Struct, frozen=True):
    """One moment by what a seat (or, without one, everybody) knew then."""

    moment: Moment
    number: int
    """Which one it is, from 1, of `count`."""
    count: int
    events: list[Happened]
    """What happened since the moment before."""
    view: PublicView
    own: PrivateView | None
    hands: list[PrivateView] | None
    """On request what each seat knew, once the game is over."""
    known: Known | None
    """On request what the seat could have worked out about the others, where a review may tell it."""
    believed: list[Believed] | None
    """With `known`, where the seat had to decide and the search is ready: what it could have believed."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try what else could have been done: a game of one's own from a moment of one that is over."""

    at: Annotated[int, msgspec.Meta(ge=1)]
    """The moment after this entry, or the last one before it."""
    seat: int
    """Where one sits; computer players take the others."""
    seed: Seed
    """One's contribution to the draws from here."""
    bot: str | None = None


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game to learn by."""

    game: str
    seed: Seed
    """One's contribution to the draws after the deal, which is arranged."""


class Made(msgspec.Struct, frozen=True):
    """A table that was made from a game file, or from another game."""

    table: TableId
