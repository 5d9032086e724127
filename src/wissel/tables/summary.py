"""The row that lists of tables, bots and timers read, so that nobody folds a table to show a line of it."""

from __future__ import annotations

import msgspec

from wissel.tables.entries import Pace
from wissel.tables.position import Position, Status


class SeatSummary(msgspec.Struct, frozen=True):
    person: str | None
    bot: str | None
    conceded: bool = False
    program: bool = False


class Question(msgspec.Struct, frozen=True):
    """Whose consent is asked for, and until when (ms since 1970)."""

    persons: list[str]
    until: int


class Summary(msgspec.Struct, frozen=True):
    """A table after entry `seq`. Times in milliseconds since 1970."""

    table: str
    seq: int
    game: str
    name: str
    status: Status
    private: bool
    host: str | None
    seats: list[SeatSummary]
    options: dict[str, int | None]
    to_act: list[int]
    """Seats whose decision is open."""
    bot_to_act: bool
    """A computer player must decide."""
    next_table: str | None
    created_at: int
    updated_at: int
    due_at: int | None = None
    """When time brings something here: a reminder, or that a seat's time is up."""
    pace: Pace | None = None
    watch_after: int | None = 0
    listed_at: int = 0
    """Its place in the lists that everybody may see: where a game is shown later, moves do not change it."""
    question: Question | None = None
    rated: bool = True

    @property
    def veiled(self) -> bool:
        """It runs, and those who have no seat see it later or not at all."""
        return self.watch_after != 0 and self.status == "running"

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat, and the host; each once."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        if self.host is not None:
            people.append(self.host)
        return list(dict.fromkeys(people))

    @property
    def free(self) -> bool:
        """There is a free seat."""
        return any(seat.person is None and seat.bot is None for seat in self.seats)

    def asks(self, at: int) -> list[str]:
        """The persons whose consent is asked for at this time."""
        question = self.question
        return (
            [] if question is None or self.status != "running" or at >= question.until else question.persons
        )

    def waits_for(self, at: int) -> list[str]:
        """The persons whose decision or answer is awaited; where a computer player holds a seat, nobody."""
        awaited = (self.seats[number] for number in self.to_act)
        deciding = [seat.person for seat in awaited if seat.person and seat.bot is None]
        return list(dict.fromkeys(deciding + self.asks(at)))


def summarize(position: Position) -> Summary:
    created = position.created
    to_act = list(position.to_act)
    due = position.due
    request = position.request
    veiled = created.watch_after != 0 and position.status == "running"
    return Summary(
        table=position.table,
        seq=position.seq,
        game=created.game,
        name=created.name,
        status=position.status,
        private=created.private,
        host=position.host,
        seats=[SeatSummary(seat.person, seat.bot, seat.conceded, seat.program) for seat in position.seats],
        options=created.options,
        to_act=to_act,
        bot_to_act=any(position.seats[number].bot is not None for number in to_act),
        next_table=position.next_table,
        created_at=position.created_at,
        updated_at=position.at,
        due_at=None if due is None else due.at,
        pace=created.pace,
        watch_after=created.watch_after,
        rated=created.rated,
        question=None if request is None else Question(sorted(position.awaited), request.until),
        listed_at=position.started_at if veiled and position.started_at is not None else position.at,
    )
