"""What a table allows: a command becomes the step of a new entry, or a problem is raised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from wissel.core import fair
from wissel.core.fair import NO_SEED, ChanceSource
from wissel.core.game import Game, GameMap
from wissel.core.problems import ProblemError
from wissel.tables import consent, timing
from wissel.tables.checks import check_seat, entry_of, need_host, need_open, need_running, seat_of
from wissel.tables.colours import check_choice, free_choice
from wissel.tables.commands import (
    Act,
    Answer,
    Ask,
    ChooseColour,
    Close,
    Command,
    Concede,
    Expire,
    Freeze,
    GoAway,
    Leave,
    LinkNext,
    Remind,
    Remove,
    Replace,
    Return,
    SeatComputer,
    Sit,
    Start,
    TakeBack,
    TimeUp,
)
from wissel.tables.entries import (
    SERVER,
    Acted,
    Closed,
    Coloured,
    Computer,
    Created,
    Entry,
    Left,
    Next,
    Pace,
    Replaced,
    Returned,
    Seated,
    Seating,
    Started,
    Undone,
)
from wissel.tables.game_file import MAX_ENTRIES
from wissel.tables.position import Position, Step
from wissel.tables.steps import begin, first_step, going_on, next_step, played_step, reseated

ChanceOf = Callable[[bytes, tuple[bytes, ...]], ChanceSource]
"""The draws of a table from its secret and the seeds in seat order."""


@dataclass(frozen=True)
class Draws:
    """Where a table's draws come from. `chance` is another one in tests only."""

    secret: bytes
    chance: ChanceOf = fair.FairDraws

    def source(self, before: Position) -> ChanceSource:
        return self.chance(self.secret, _seeds(before))

    def order(self, before: Position) -> list[int] | None:
        """The seats that are drawn at the start; None where everybody stays on the chosen one."""
        return fair.seat_order(self.secret, _seeds(before)) if before.created.seating == "drawn" else None


def _seeds(before: Position) -> tuple[bytes, ...]:
    return tuple(NO_SEED if seat.seed is None else bytes.fromhex(seat.seed) for seat in before.seats)


def plan_creation(
    table: str,
    game: Game,
    game_map: GameMap,
    *,
    seats: int,
    options: Mapping[str, int | None],
    private: bool,
    name: str,
    by: str,
    at: int,
    secret: bytes,
    seating: Seating = "chosen",
    rated: bool = True,
    pace: Pace | None = None,
    watch_after: int | None = 0,
    hints: bool | None = None,
) -> Step:
    """The first step of a table. Raises `ProblemError`: `BAD_SEAT_COUNT`, `BAD_OPTION`, `HINTS_RATED`."""
    counts = game.seat_counts
    if seats not in counts:
        raise ProblemError("BAD_SEAT_COUNT", least=counts[0], most=counts[-1])
    game.option_numbers(options)
    if rated and hints:
        raise ProblemError("HINTS_RATED")
    created = Created(
        game=game.id,
        map=game_map.id,
        map_digest=game_map.digest,
        rules_version=game.rules_version,
        seats=seats,
        options={spec.name: options.get(spec.name, spec.default) for spec in game.options},
        private=private,
        name=name,
        fair_version=fair.VERSION,
        commitment=fair.commitment(table, secret),
        seating=seating,
        rated=rated,
        pace=pace,
        watch_after=watch_after,
        hints=hints,
    )
    return first_step(Entry(table, 1, None, by, None, at, created), game, game_map)


def plan(before: Position, command: Command, at: int, draws: Draws) -> Step:
    """The step of a command, ready to be stored. Raises `ProblemError`; `before` is never changed.

    A table has no more entries than a game file; placing and taking back could go on without end.
    """
    if before.seq >= MAX_ENTRIES and not isinstance(command, Close | Expire | LinkNext):
        raise ProblemError("TABLE_TOO_LONG", most=MAX_ENTRIES)
    planner: Callable[[Position, Any, int, Draws], Step] = _PLANNERS[type(command)]
    return planner(before, command, at, draws)


def _sit(before: Position, command: Sit, at: int, _: Draws) -> Step:
    need_open(before)
    if command.by in before.sent_away:
        raise ProblemError("SENT_AWAY")
    number = command.seat
    if number is None:
        mine = before.seats_of(command.by)
        if mine:
            raise ProblemError("ALREADY_SEATED", seat=mine[0])
        free = [index for index, seat in enumerate(before.seats) if seat.free]
        if not free:
            raise ProblemError("TABLE_FULL")
        number = free[0]
    if not seat_of(before, number).free:
        raise ProblemError("SEAT_TAKEN", seat=number)
    data = Seated(command.seed, command.program, free_choice(before, command.colour))
    return next_step(before, entry_of(before, command, at, number, data))


def _choose_colour(before: Position, command: ChooseColour, at: int, _: Draws) -> Step:
    need_open(before)
    check_seat(before, command.by, command.seat)
    check_choice(before, command.seat, command.colour)
    return next_step(before, entry_of(before, command, at, command.seat, Coloured(command.colour)))


def _leave(before: Position, command: Leave, at: int, _: Draws) -> Step:
    need_open(before)
    if command.seat is not None:
        check_seat(before, command.by, command.seat)
    elif command.by != before.host or before.seats_of(command.by):
        raise ProblemError("NOT_ALLOWED")
    return next_step(before, entry_of(before, command, at, command.seat, Left(removed=False)))


def _remove(before: Position, command: Remove, at: int, _: Draws) -> Step:
    need_open(before)
    need_host(before, command.by)
    if seat_of(before, command.seat).free:
        raise ProblemError("SEAT_FREE", seat=command.seat)
    return next_step(before, entry_of(before, command, at, command.seat, Left(removed=True)))


def _seat_computer(before: Position, command: SeatComputer, at: int, _: Draws) -> Step:
    need_open(before)
    need_host(before, command.by)
    if not seat_of(before, command.seat).free:
        raise ProblemError("SEAT_TAKEN", seat=command.seat)
    return next_step(before, entry_of(before, command, at, command.seat, Computer(command.bot)))


def _start(before: Position, command: Start, at: int, draws: Draws) -> Step:
    need_open(before)
    need_host(before, command.by)
    if not before.full:
        raise ProblemError("SEATS_NOT_FULL", free=sum(seat.free for seat in before.seats))
    order = draws.order(before)
    seated = reseated(before, order)
    play = begin(seated)
    drawn = play.draw(draws.source(seated), before.draws)
    data = Started([seat.seed for seat in seated.seats], drawn.outcomes, order)
    return played_step(seated, entry_of(before, command, at, None, data), play, drawn.said)


def _act(before: Position, command: Act, at: int, draws: Draws) -> Step:
    need_running(before)
    check_seat(before, command.by, command.seat)
    _check_decision(before, command)
    play = going_on(before)
    said = play.act(command.seat, command.action)
    drawn = play.draw(draws.source(before), before.draws)
    data = Acted(command.decision, command.action, drawn.outcomes)
    entry = entry_of(before, command, at, command.seat, data)
    return played_step(before, entry, play, said + drawn.said)


def _check_decision(before: Position, command: Act) -> None:
    open_decision = before.decisions[command.seat]
    if command.decision == open_decision:
        return
    named = command.decision
    was_open = named.isascii() and named.isdigit() and len(named) < 19 and 0 < int(named) <= before.seq
    if open_decision is None and not was_open:
        raise ProblemError("NOT_YOUR_TURN")
    raise ProblemError("STALE", seq=before.seq)


def _take_back(before: Position, command: TakeBack, at: int, _: Draws) -> Step:
    need_running(before)
    check_seat(before, command.by, command.seat)
    if not before.provisional:
        raise ProblemError("NOTHING_TO_TAKE_BACK")
    entry = entry_of(before, command, at, command.seat, Undone(before.provisional[-1]))
    return next_step(before, entry)


def _replace(before: Position, command: Replace, at: int, _: Draws) -> Step:
    need_running(before)
    seat = seat_of(before, command.seat)
    # Who may not do this at all is not told by the refusal who plays there now.
    if seat.person != command.by and not _acts_as_host(before, command.by, command.present):
        raise ProblemError("NOT_ALLOWED")
    if seat.person is None or seat.bot is not None:
        raise ProblemError("NO_PERSON_PLAYS", seat=command.seat)
    if seat.person != command.by:
        _require_absent(before, command, command.seat, seat.person)
    return next_step(before, entry_of(before, command, at, command.seat, Replaced(command.bot)))


def _require_absent(before: Position, command: Replace | Close, number: int, person: str) -> None:
    """Whether others may go on without a person. Over days nobody needs to be there: the clock alone decides.

    Raises `ProblemError`: `PERSON_PRESENT`, `PERSON_HAS_TIME`.
    """
    if person in command.present:
        raise ProblemError("PERSON_PRESENT", seat=number)
    pace = before.created.pace
    if pace is not None and pace.kind == "days" and person not in command.gone:
        raise ProblemError("PERSON_HAS_TIME", seat=number)


def _acts_as_host(before: Position, by: str, present: frozenset[str]) -> bool:
    """The host; while it is away, anyone who plays, so that no game waits for the host alone."""
    if by == before.host:
        return True
    plays = any(seat.person == by and not seat.stands_in for seat in before.seats)
    return plays and before.host not in present


def _return(before: Position, command: Return, at: int, _: Draws) -> Step:
    need_running(before)
    seat = seat_of(before, command.seat)
    if seat.person != command.by:
        raise ProblemError("NOT_SEATED", seat=command.seat)
    if not seat.stands_in:
        raise ProblemError("NOT_HELD", seat=command.seat)
    if seat.conceded:
        raise ProblemError("CONCEDED", seat=command.seat)
    return next_step(before, entry_of(before, command, at, command.seat, Returned()))


def _close(before: Position, command: Close, at: int, _: Draws) -> Step:
    if before.status == "open":
        need_host(before, command.by)
    else:
        need_running(before)
        if command.by != before.host and not before.seats_of(command.by):
            raise ProblemError("NOT_ALLOWED")
        for number, seat in enumerate(before.seats):
            if seat.person is None or seat.person == command.by or seat.stands_in:
                continue
            if command.by != before.host:
                raise ProblemError("PERSON_PRESENT", seat=number)
            _require_absent(before, command, number, seat.person)
    return next_step(before, entry_of(before, command, at, None, Closed()))


def _expire(before: Position, command: Expire, at: int, _: Draws) -> Step:
    need_open(before)
    if command.by != SERVER:
        raise ProblemError("NOT_ALLOWED")
    return next_step(before, entry_of(before, command, at, None, Closed(expired=True)))


def _link_next(before: Position, command: LinkNext, at: int, _: Draws) -> Step:
    if not before.over:
        raise ProblemError("NOT_OVER")
    if not before.seats_of(command.by) and command.by != before.host:
        raise ProblemError("NOT_ALLOWED")
    if before.next_table is not None:
        raise ProblemError("NEXT_EXISTS", table=before.next_table)
    return next_step(before, entry_of(before, command, at, None, Next(command.table)))


_PLANNERS: dict[type, Callable[[Position, Any, int, Draws], Step]] = {
    Sit: _sit,
    ChooseColour: _choose_colour,
    Leave: _leave,
    Remove: _remove,
    SeatComputer: _seat_computer,
    Start: _start,
    Act: _act,
    TakeBack: _take_back,
    Ask: consent.ask,
    Answer: consent.answer,
    Concede: consent.concede,
    TimeUp: timing.time_up,
    Remind: timing.remind,
    Freeze: timing.freeze,
    GoAway: timing.go_away,
    Replace: _replace,
    Return: _return,
    Close: _close,
    Expire: _expire,
    LinkNext: _link_next,
}
