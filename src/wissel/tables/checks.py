"""What several plans check, and how they make their entry."""

from __future__ import annotations

from wissel.core.problems import ProblemError
from wissel.tables.commands import Command
from wissel.tables.entries import BOT, Data, Entry
from wissel.tables.position import Position, Seat


def check_seat(before: Position, by: str, number: int) -> Seat:
    """The one place that says whether `by` decides for a seat now.

    Raises `ProblemError`: `SEAT_UNKNOWN`, `NOT_SEATED`, `SEAT_HELD` (by a computer player for the person).
    """
    seat = seat_of(before, number)
    if by.startswith(BOT):
        if seat.plays != by:
            raise ProblemError("NOT_SEATED", seat=number)
    elif seat.person != by:
        raise ProblemError("NOT_SEATED", seat=number)
    elif seat.stands_in:
        raise ProblemError("SEAT_HELD", seat=number)
    return seat


def entry_of(before: Position, command: Command, at: int, seat: int | None, data: Data) -> Entry:
    # A clock that was set back must not make the log run backwards.
    return Entry(before.table, before.seq + 1, seat, command.by, command.command, max(at, before.at), data)


def seat_of(before: Position, number: int) -> Seat:
    if not 0 <= number < len(before.seats):
        raise ProblemError("SEAT_UNKNOWN", seat=number)
    return before.seats[number]


def need_open(before: Position) -> None:
    if before.status == "closed":
        raise ProblemError("TABLE_CLOSED")
    if before.status != "open":
        raise ProblemError("ALREADY_STARTED")


def need_running(before: Position) -> None:
    if before.status == "open":
        raise ProblemError("NOT_STARTED")
    if before.status == "finished":
        raise ProblemError("GAME_OVER")
    if before.status == "closed":
        raise ProblemError("TABLE_CLOSED")


def need_host(before: Position, by: str) -> None:
    if by != before.host:
        raise ProblemError("NOT_ALLOWED")
