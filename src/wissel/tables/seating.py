"""The position after an entry that leaves the game as it is: seats, host, requests for consent."""

from __future__ import annotations

from dataclasses import replace

from wissel.core.problems import ProblemError
from wissel.tables.entries import (
    BOT,
    Answered,
    Asked,
    Closed,
    Coloured,
    Computer,
    Entry,
    Left,
    Next,
    Replaced,
    Returned,
    Seated,
)
from wissel.tables.facts import (
    ComputerSeated,
    ConsentAsked,
    ConsentGiven,
    ConsentRefused,
    Fact,
    Happened,
    SeatLeft,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    TableClosed,
)
from wissel.tables.position import Position, Request, Seat, Step


def number_of(entry: Entry) -> int:
    """The seat of an entry that is about one."""
    if entry.seat is None:
        raise ValueError(f"entry {entry.seq} of table {entry.table} names no seat")
    return entry.seat


def seating_step(before: Position, entry: Entry) -> Step:
    after = replace(before, seq=entry.seq, at=entry.at)
    fact: Fact | None = None
    match entry.data:
        case Next(table=table):
            after = replace(after, next_table=table)
        case Closed(expired=expired):
            fact = TableClosed(expired)
            after = replace(after, status="closed", decisions=(None,) * len(before.seats), provisional=())
        case Left(removed=removed) if entry.seat is None:
            after = replace(after, host=_host_after(after, 0))
        case Left(removed=removed):
            seat = number_of(entry)
            left = before.seats[seat]
            fact = SeatLeft(seat, left.person, left.bot, removed)
            after = _gone(after.with_seat(seat, Seat()), left.person, seat)
            if removed and left.person is not None:
                after = replace(after, sent_away=after.sent_away | {left.person})
        case Seated(seed=seed, program=program, colour=colour):
            seat = number_of(entry)
            fact = SeatTaken(seat, entry.by)
            after = after.with_seat(seat, Seat(person=entry.by, seed=seed, program=program, colour=colour))
        case Coloured(colour=colour):
            seat = number_of(entry)
            after = after.with_seat(seat, replace(before.seats[seat], colour=colour))
        case Computer(bot=bot):
            seat = number_of(entry)
            fact = ComputerSeated(seat, bot)
            after = after.with_seat(seat, Seat(bot=bot))
        case Replaced(bot=bot):
            seat = number_of(entry)
            fact = SeatReplaced(seat, bot)
            after = held(after, seat, replace(before.seats[seat], bot=bot))
        case Returned():
            seat = number_of(entry)
            fact = SeatReturned(seat)
            after = replace(after.with_seat(seat, replace(before.seats[seat], bot=None)), request=None)
        case _:
            raise ValueError(f"entry {entry.seq} of table {entry.table} cannot be of kind {entry.kind}")
    if after.host is None and isinstance(entry.data, Seated | Returned) and not entry.by.startswith(BOT):
        after = replace(after, host=entry.by)
    return Step(entry, after, () if fact is None else (Happened(entry.seq, entry.at, fact),))


def consent_step(before: Position, entry: Entry, data: Asked | Answered) -> Step:
    seat = number_of(entry)
    request = before.request
    fact: Fact
    if isinstance(data, Asked):
        fact = ConsentAsked(seat, data.what)
        now: Request | None = Request(entry.seq, seat, entry.by, data.what, data.entry, data.until)
    elif request is None or request.asked != data.asked:
        raise ProblemError("NO_REQUEST")
    elif data.agrees:
        fact = ConsentGiven(seat)
        now = replace(request, agreed=request.agreed | {entry.by})
    else:
        fact = ConsentRefused(seat, request.what, withdrawn=entry.by == request.by)
        now = None
    after = replace(before, seq=entry.seq, at=entry.at, request=now)
    if request is not None and now is None:
        after = replace(after, refused=after.refused | {(request.seat, request.what)})
    return Step(entry, after, (Happened(entry.seq, entry.at, fact),))


def held(after: Position, seat: int, now: Seat) -> Position:
    """The seat is not its person's to play any more. Whoever was asked for consent is to be asked anew."""
    return _gone(replace(after.with_seat(seat, now), request=None), now.person, seat)


def _gone(after: Position, person: str | None, seat: int) -> Position:
    """The host's role passes on when its last seat is given up."""
    if person is None or person != after.host:
        return after
    if any(other.person == person and not other.stands_in for other in after.seats):
        return after
    return replace(after, host=_host_after(after, seat))


def _host_after(after: Position, seat: int) -> str | None:
    """The next person in seat order who plays its own seat, and is not the host that goes."""
    count = len(after.seats)
    for other in (after.seats[(seat + step) % count] for step in range(count)):
        if other.person is not None and not other.stands_in and other.person != after.host:
            return other.person
    return None
