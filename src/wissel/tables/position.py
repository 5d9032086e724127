"""Where a table stands after an entry: a value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from wissel.core.game import Game, GameMap, Options
from wissel.core.play import Play
from wissel.tables.clock import Clock, Due
from wissel.tables.entries import Created, Entry, Wish, by_bot
from wissel.tables.facts import Happened
from wissel.tables.rewind import Input

Status = Literal["open", "running", "finished", "closed"]
"""open: before the start; closed: given up before an end."""


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat; nobody if all is None."""

    person: str | None = None
    bot: str | None = None
    """Spec of the computer player that plays here now."""
    seed: str | None = None
    """What the person's client added to the draws, 64 hex digits; stays when a computer player steps in."""
    conceded: bool = False
    """Its person gave it up for good."""
    program: bool = False
    """A program plays here for the person."""
    colour: str | None = None
    """What the person has chosen; what each seat has is told by `colours.seat_colours`."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def stands_in(self) -> bool:
        """A computer player holds the seat for a person, who may return."""
        return self.person is not None and self.bot is not None

    @property
    def plays(self) -> str | None:
        """The `by` of who decides here now."""
        return self.person if self.bot is None else by_bot(self.bot)


@dataclass(frozen=True)
class Request:
    """What somebody asked all others for, and who has agreed."""

    asked: int
    """The entry of the request."""
    seat: int
    by: str
    what: Wish
    entry: int | None
    until: int
    agreed: frozenset[str] = frozenset()
    """Persons."""


@dataclass(frozen=True)
class Position:
    """A table after entry `seq`. Nothing in it changes, `play` included: the next entry makes a new one."""

    table: str
    game: Game
    map: GameMap
    created: Created
    created_at: int
    seq: int
    at: int
    """When the last entry was made."""
    host: str | None
    seats: tuple[Seat, ...]
    status: Status = "open"
    play: Play | None = None
    decisions: tuple[str | None, ...] = ()
    """By seat, the id of its open decision: the seq of the entry that opened it."""
    draws: int = 0
    """Number of the next draw: how many the log holds, undone ones too."""
    provisional: tuple[int, ...] = ()
    """The entries of the open turn that may be taken back, oldest first."""
    inputs: tuple[Input, ...] = ()
    """Everything that holds of the game, oldest first."""
    request: Request | None = None
    """The last one that is neither granted nor refused; it may have expired."""
    refused: frozenset[tuple[int, Wish]] = frozenset()
    """What which seat asked for in vain since the last action: it is not to ask again before the next."""
    clock: Clock | None = None
    replayed: int = 0
    """How many inputs were played again to take something back."""
    next_table: str | None = None
    started_at: int | None = None
    """When the game began."""
    sent_away: frozenset[str] = frozenset()
    """Persons whom the host has removed: they may not sit down here again."""

    @property
    def options(self) -> Options:
        return self.created.options

    @property
    def over(self) -> bool:
        """Nobody can go on here: what was hidden, the secret of the draws included, may be shown."""
        return self.status in ("finished", "closed")

    @property
    def hints(self) -> bool:
        """Whether who must decide may ask the computer what to do."""
        if self.created.rated or self.created.hints is not None:
            return bool(self.created.hints) and not self.created.rated
        return self.full and len({seat.person for seat in self.seats if seat.person is not None}) == 1

    @property
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats whose decision is open."""
        return tuple(seat for seat, decision in enumerate(self.decisions) if decision is not None)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, held by a computer player or not."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    @property
    def clocked(self) -> tuple[int, ...]:
        """Seats whose clock runs, if there is one: persons who must decide."""
        return tuple(seat for seat in self.to_act if self.seats[seat].bot is None)

    @property
    def due(self) -> Due | None:
        """What time brings next."""
        pace = self.created.pace
        return None if pace is None or self.clock is None else self.clock.due(pace, self.clocked)

    @property
    def players(self) -> frozenset[str]:
        """The persons who play now: those for whom a computer player stands in are not asked for consent."""
        return frozenset(seat.person for seat in self.seats if seat.person is not None and seat.bot is None)

    @property
    def awaited(self) -> frozenset[str]:
        """The persons whose answer to the request is missing."""
        request = self.request
        return frozenset() if request is None else self.players - request.agreed - {request.by}

    def with_seat(self, number: int, seat: Seat) -> Position:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))


@dataclass(frozen=True)
class Step:
    """An entry, what it leads to, and what it tells."""

    entry: Entry
    after: Position
    happened: tuple[Happened, ...]
