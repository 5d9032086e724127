"""Plans of what time brings: reminders, flags, clocks that stood still, vacation."""

from __future__ import annotations

from wissel.core.problems import ProblemError
from wissel.tables.checks import check_seat, entry_of, need_running
from wissel.tables.clock import Clock
from wissel.tables.commands import Command, Freeze, GoAway, Remind, TimeUp
from wissel.tables.entries import SERVER, Flagged, Frozen, Pace, Reminded, Vacation
from wissel.tables.position import Position, Step
from wissel.tables.steps import next_step


def _clock(before: Position, command: Command) -> tuple[Pace, Clock]:
    need_running(before)
    if command.by != SERVER:
        raise ProblemError("NOT_ALLOWED")
    if before.clock is None or before.created.pace is None:
        raise ProblemError("NO_CLOCK")
    return before.created.pace, before.clock


def time_up(before: Position, command: TimeUp, at: int, _: object) -> Step:
    pace, clock = _clock(before, command)
    if command.seat not in before.clocked or clock.left_at(command.seat, at) > 0:
        raise ProblemError("TIME_LEFT", seat=command.seat)
    data = Flagged(None)
    if pace.late == "computer":
        open_turn = before.play is not None and before.play.may_take_back(command.seat)
        data = Flagged(command.bot, before.game.confirmation if open_turn else None)
    return next_step(before, entry_of(before, command, at, command.seat, data))


def remind(before: Position, command: Remind, at: int, _: object) -> Step:
    _, clock = _clock(before, command)
    if command.seat not in before.clocked or command.seat in clock.reminded:
        raise ProblemError("TIME_LEFT", seat=command.seat)
    return next_step(before, entry_of(before, command, at, command.seat, Reminded()))


def freeze(before: Position, command: Freeze, at: int, _: object) -> Step:
    _clock(before, command)
    if command.since >= at:
        raise ProblemError("TIME_LEFT", seat=0)
    return next_step(before, entry_of(before, command, at, None, Frozen(command.since)))


def go_away(before: Position, command: GoAway, at: int, _: object) -> Step:
    need_running(before)
    check_seat(before, command.by, command.seat)
    clock, pace = before.clock, before.created.pace
    if clock is None or pace is None or pace.kind != "days":
        raise ProblemError("NO_CLOCK")
    now = max(at, before.at)
    away = clock.away_until[command.seat]
    free = clock.vacation[command.seat] + max(0, away - now)
    until = min(max(now, command.until), now + free)
    if until == away or max(until, away) <= now:
        raise ProblemError("VACATION_SAME")
    return next_step(before, entry_of(before, command, at, command.seat, Vacation(until)))
