"""What needs the consent of all who play: taking back more than one may alone, and ending the game.

Computer players are not asked. Who plays alone among them needs nobody's consent; in a rated game there is
then nobody who could give it (on two seats nothing is rated). Conceding needs none either.
"""

from __future__ import annotations

from wissel.core.problems import ProblemError
from wissel.tables.checks import check_seat, entry_of, need_running, seat_of
from wissel.tables.commands import Answer, Ask, Command, Concede
from wissel.tables.entries import Answered, Asked, Conceded, Data, Ended, Rewound, Wish
from wissel.tables.position import Position, Step
from wissel.tables.rewind import may_be_rewound
from wissel.tables.steps import next_step

PATIENCE = 24 * 60 * 60 * 1000
"""Milliseconds for which a request stands."""
PATIENCE_LIVE = 5 * 60 * 1000
"""The same where people play by live clocks, and are all there."""


def ask(before: Position, command: Ask, at: int, _: object) -> Step:
    need_running(before)
    check_seat(before, command.by, command.seat)
    if command.what == "undo":
        if command.entry is None or not may_be_rewound(before.inputs, command.entry):
            raise ProblemError("NOTHING_TO_TAKE_BACK")
    elif command.entry is not None:
        raise ProblemError("NOTHING_TO_TAKE_BACK")
    if before.request is not None and at < before.request.until:
        raise ProblemError("REQUEST_OPEN", seat=before.request.seat)
    if before.players == {command.by}:
        if before.created.rated and len(before.seats_of(command.by)) == 1:
            raise ProblemError("RATED_ALONE")
        return _grant(before, command, at, command.seat, command.what, command.entry)
    if (command.seat, command.what) in before.refused:
        raise ProblemError("ASKED_BEFORE")
    pace = before.created.pace
    patience = PATIENCE_LIVE if pace is not None and pace.kind == "live" else PATIENCE
    data = Asked(command.what, command.entry, at + patience)
    return next_step(before, entry_of(before, command, at, command.seat, data))


def answer(before: Position, command: Answer, at: int, _: object) -> Step:
    need_running(before)
    check_seat(before, command.by, command.seat)
    request = before.request
    if request is None or request.asked != command.asked:
        raise ProblemError("NO_REQUEST")
    if at >= request.until:
        raise ProblemError("REQUEST_EXPIRED")
    if command.agrees and command.by not in before.awaited:
        raise ProblemError("NOT_ASKED")
    if command.agrees and before.awaited == {command.by}:
        return _grant(before, command, at, request.seat, request.what, request.entry)
    data = Answered(request.asked, command.agrees)
    return next_step(before, entry_of(before, command, at, command.seat, data))


def _grant(before: Position, command: Command, at: int, seat: int, what: Wish, entry: int | None) -> Step:
    data: Data = Ended() if what == "end" or entry is None else Rewound(entry)
    return next_step(before, entry_of(before, command, at, seat, data))


def concede(before: Position, command: Concede, at: int, _: object) -> Step:
    """The game goes on while a person and another seat that has not conceded are left."""
    need_running(before)
    mine = seat_of(before, command.seat)
    if mine.person != command.by:
        raise ProblemError("NOT_SEATED", seat=command.seat)
    if mine.conceded:
        raise ProblemError("CONCEDED", seat=command.seat)
    left = [seat for number, seat in enumerate(before.seats) if number != command.seat and not seat.conceded]
    goes_on = len(left) > 1 and any(seat.person is not None for seat in left)
    data = Conceded(command.bot if goes_on else None)
    return next_step(before, entry_of(before, command, at, command.seat, data))
