"""Wire types of what people have played (beside `wire.py`, which holds all others)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wissel.web.wire_talk import Silence


class RatingInfo(msgspec.Struct, frozen=True):
    """The strength is within `uncertainty` of `points`, 19 times out of 20 (docs/ratings.md)."""

    points: int
    uncertainty: int
    games: int


class LadderLine(msgspec.Struct, frozen=True):
    rank: int
    """Among all who are shown, by what the strength is at least (docs/ratings.md)."""
    player: str
    """The id of a person, or `bot:` and the spec of a computer player."""
    name: str | None
    bot: str | None
    handle: str | None
    mine: bool
    rating: RatingInfo


class Ladder(msgspec.Struct, frozen=True):
    """Computer players, people who have chosen an address, and who asks (docs/ratings.md)."""

    game: str
    lines: list[LadderLine]


class RatingPoint(msgspec.Struct, frozen=True):
    """The rating after a game."""

    table: str
    at: int
    points: int
    uncertainty: int


class SeatsLine(msgspec.Struct, frozen=True):
    """The games with so many players."""

    seats: int
    games: int
    wins: int
    average: float
    best: int


class CompanyFact(msgspec.Struct, frozen=True, tag="company", tag_field="kind"):
    """Paris Connection: the company held most at the end of so many games."""

    company: str
    games: int


class TicketFacts(msgspec.Struct, frozen=True, tag="tickets", tag_field="kind"):
    """Ticket to Ride: tickets done and kept, the longest path in spaces, games with the European Express."""

    done: int
    kept: int
    longest: int
    express: int


class GameProfile(msgspec.Struct, frozen=True):
    """What a person has played of one game."""

    game: str
    games: int
    wins: int
    average: float
    best: int
    by_seats: list[SeatsLine]
    facts: list[CompanyFact | TicketFacts]
    rating: RatingInfo | None
    course: list[RatingPoint]
    """The latest games that counted, oldest first."""


class PastSeat(msgspec.Struct, frozen=True):
    seat: int
    person: str | None
    name: str | None
    bot: str | None
    total: int
    rank: int


class PastGame(msgspec.Struct, frozen=True):
    """A game that has ended. `change`: of the person's rating; null where it did not count."""

    table: str
    game: str
    at: int
    private: bool
    seat: int
    seats: list[PastSeat]
    change: int | None


class PastGames(msgspec.Struct, frozen=True):
    """The latest first. `more`: there are earlier ones."""

    last: list[PastGame]
    more: bool


class Opponent(msgspec.Struct, frozen=True):
    """Somebody met: a person's id, or `bot:` and a spec."""

    player: str
    name: str | None
    bot: str | None
    games: int


class Profile(msgspec.Struct, frozen=True):
    person: str
    name: str | None
    handle: str | None
    """Another address of the profile, chosen by the person."""
    since: int
    mine: bool
    silence: Silence | None
    """Whether the asker hears the person."""
    met: int
    """Games that the asker and the person have ended together."""
    games: list[GameProfile]
    last: list[PastGame]
    opponents: list[Opponent]


class HeadLine(msgspec.Struct, frozen=True):
    """One game between two: how often the person, the other, or neither came out ahead."""

    game: str
    ahead: int
    behind: int
    even: int
    average: float
    other_average: float


class HeadToHead(msgspec.Struct, frozen=True):
    person: str
    name: str | None
    other: Opponent
    lines: list[HeadLine]
    last: list[PastGame]


class SetHandle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Null: none any more."""

    handle: Annotated[str, msgspec.Meta(max_length=40)] | None


class Handle(msgspec.Struct, frozen=True):
    handle: str | None


class ReportPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a person the host of the server should look at."""

    about: Literal["name", "talk", "play"]
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
