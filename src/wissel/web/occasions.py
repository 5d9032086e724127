"""Of what people are told while they are not looking: values, made from a table and its entries.

Some occasions last: a turn, or a question to somebody, waits until it is answered. The others are news of
what one entry has brought; whoever looks has seen it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from wissel.tables.entries import Computer, Entry, Flagged, Next, Seated, Wish
from wissel.tables.position import Position

Kind = Literal["your_turn", "reminder", "consent", "time_up", "rematch", "table_full"]

LASTING: frozenset[Kind] = frozenset({"your_turn", "reminder", "consent"})
NO_SEAT = -1
"""Stands for a seat where the host is told that has none."""

Place = tuple[str, int, Kind]
"""Table, seat and kind: at one place one occasion waits at a time. A reminder takes the place of the turn."""


@dataclass(frozen=True)
class Occasion:
    """Why a person is to be told of a table."""

    kind: Kind
    table: str
    seat: int
    person: str
    key: str
    """Tells it from others of its kind at this seat: each is told once."""
    name: str
    game: str
    to: str
    """The table where the person is wanted."""
    due_at: int | None = None
    """When it is too late: the time of the seat is up, or the request lapses."""
    other: str | None = None
    """The person who asks for consent, or who plays again."""
    wish: Wish | None = None
    """What consent is asked for."""
    ended: bool = False
    """Of `time_up`: the game is over."""

    @property
    def lasts(self) -> bool:
        return self.kind in LASTING

    @property
    def place(self) -> Place:
        return self.table, self.seat, "your_turn" if self.kind == "reminder" else self.kind

    @property
    def words(self) -> str:
        """What the names of its messages are made from."""
        if self.kind == "your_turn":
            return "turn"
        if self.kind == "consent":
            return f"consent-{self.wish}"
        if self.kind == "time_up":
            return "time-up-ended" if self.ended else "time-up"
        return self.kind.replace("_", "-")


def _occasion(position: Position, kind: Kind, seat: int, person: str, key: str) -> Occasion:
    created = position.created
    return Occasion(kind, position.table, seat, person, key, created.name, created.game, position.table)


def places(position: Position) -> list[Place]:
    """Where something can be awaited at a table."""
    kinds: tuple[Kind, ...] = ("your_turn", "consent")
    return [(position.table, seat, kind) for seat in range(len(position.seats)) for kind in kinds]


def awaited(position: Position, at: int) -> list[Occasion]:
    """What a table waits for at this time: decisions, and answers to a request."""
    if position.status != "running":
        return []
    found = [_turn(position, seat) for seat in position.clocked]
    return [one for one in found if one is not None] + _consents(position, at)


def _turn(position: Position, number: int) -> Occasion | None:
    person, decision = position.seats[number].person, position.decisions[number]
    if person is None or decision is None:
        return None
    clock, pace = position.clock, position.created.pace
    if clock is None or pace is None:
        return _occasion(position, "your_turn", number, person, decision)
    reminded = number in clock.reminded
    kind: Kind = "reminder" if reminded else "your_turn"
    one = _occasion(position, kind, number, person, decision + ":reminded" if reminded else decision)
    return replace(one, due_at=clock.out_at(number))


def _consents(position: Position, at: int) -> list[Occasion]:
    request = position.request
    if request is None or at >= request.until:
        return []
    found = []
    for person in sorted(position.awaited):
        seat = next(seat for seat in position.seats_of(person) if position.seats[seat].bot is None)
        one = _occasion(position, "consent", seat, person, f"{request.asked}:asked")
        found.append(replace(one, due_at=request.until, other=request.by, wish=request.what))
    return found


def news(position: Position, entry: Entry) -> list[Occasion]:
    """What an entry has brought to people, at a table that stands like this now."""
    match entry.data:
        case Flagged(bot=bot) if entry.seat is not None:
            person = position.seats[entry.seat].person
            if person is None:
                return []
            one = _occasion(position, "time_up", entry.seat, person, str(entry.seq))
            return [replace(one, ended=bot is None)]
        case Next(table=table):
            seats = {
                person: seat for seat, one in enumerate(position.seats) if (person := one.person) is not None
            }
            if position.host is not None:
                seats.setdefault(position.host, NO_SEAT)
            return [
                replace(_occasion(position, "rematch", seat, person, table), to=table, other=entry.by)
                for person, seat in seats.items()
                if person != entry.by
            ]
        case Seated() | Computer() if _full(position):
            host = position.host
            if host is not None and host != entry.by:
                return [_occasion(position, "table_full", NO_SEAT, host, _company(position))]
    return []


def recent(position: Position, log: Sequence[Entry]) -> list[Occasion]:
    """What the latest entries of a table have brought. Only the last who sat down filled it."""
    seating = [entry for entry in log if isinstance(entry.data, Seated | Computer)]
    others = [entry for entry in log if isinstance(entry.data, Flagged | Next)]
    return [one for entry in (*others, *seating[-1:]) for one in news(position, entry)]


def _full(position: Position) -> bool:
    return position.status == "open" and position.full


def _company(position: Position) -> str:
    """Who sits here, in few letters: the same people are told of once."""
    seats = sorted((seat.person or "", seat.bot or "", seat.seed or "") for seat in position.seats)
    return hashlib.sha256(repr(seats).encode()).hexdigest()[:16]


def still(occasion: Occasion, there: Position, at: int) -> Occasion | None:
    """The occasion as it is now; None if it is past. `there`: the table where the person is wanted."""
    match occasion.kind:
        case "time_up":
            seat = there.seats[occasion.seat]
            holds = seat.person == occasion.person and (seat.bot is not None or there.over)
        case "rematch":
            holds = there.status == "open" and not there.full and not there.seats_of(occasion.person)
        case "table_full":
            holds = _full(there) and there.host == occasion.person and _company(there) == occasion.key
        case _:
            same = (occasion.place, occasion.kind, occasion.key)
            found = (one for one in awaited(there, at) if (one.place, one.kind, one.key) == same)
            return next(found, None)
    return occasion if holds else None
