"""The position after an entry, made from the position before it; what moves the game is here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wissel.core.game import Game, GameMap, Said
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.tables.clock import Clock
from wissel.tables.entries import (
    Acted,
    Answered,
    Asked,
    Conceded,
    Created,
    Ended,
    Entry,
    Flagged,
    Frozen,
    Reminded,
    Returned,
    Rewound,
    Started,
    Undone,
    Vacation,
)
from wissel.tables.facts import (
    ClocksFrozen,
    Fact,
    GameStarted,
    Happened,
    SeatConceded,
    SeatFlagged,
    SeatReminded,
    TakenBack,
    TakenBackByAll,
    VacationTaken,
)
from wissel.tables.position import Position, Seat, Step
from wissel.tables.rewind import Input, held_before, play_again
from wissel.tables.seating import consent_step, held, number_of, seating_step

MOST_REPLAYED = 100_000
"""Inputs that are played again to take something back, all times together: a table must open in seconds."""


def first_step(entry: Entry, game: Game, game_map: GameMap) -> Step:
    """The step of a table's first entry. Raises `ProblemError`: `MAP_DIFFERS`, `RULES_VERSION_UNKNOWN`."""
    created = entry.data
    if not isinstance(created, Created) or entry.seq != 1:
        raise ValueError(f"table {entry.table} does not begin with its creation")
    if created.map_digest != game_map.digest:
        raise ProblemError("MAP_DIFFERS", map=created.map)
    if created.rules_version != game.rules_version:
        raise ProblemError("RULES_VERSION_UNKNOWN", version=created.rules_version)
    after = Position(
        table=entry.table,
        game=game,
        map=game_map,
        created=created,
        created_at=entry.at,
        seq=1,
        at=entry.at,
        host=entry.by,
        seats=(Seat(),) * created.seats,
        decisions=(None,) * created.seats,
    )
    return Step(entry, after, ())


def next_step(before: Position, entry: Entry) -> Step:
    """The step of a stored entry: its recorded outcomes are taken, nothing is drawn.

    Raises `ProblemError` where the entry is not possible in the game.
    """
    if entry.table != before.table or entry.seq != before.seq + 1:
        raise ValueError(f"entry {entry.seq} of {entry.table} does not follow {before.seq} of {before.table}")
    match entry.data:
        case Started(outcomes=outcomes, order=order):
            seated = reseated(before, order)
            play = begin(seated)
            return played_step(seated, entry, play, play.resolve(outcomes))
        case Acted(action=action, outcomes=outcomes):
            play = going_on(before)
            said = play.act(number_of(entry), action)
            return played_step(before, entry, play, said + play.resolve(outcomes))
        case Undone():
            play = going_on(before)
            play.take_back(number_of(entry))
            return played_step(before, entry, play, [])
        case Rewound(entry=first):
            kept = held_before(before.inputs, first)
            if before.replayed + len(kept) > MOST_REPLAYED:
                raise ProblemError("TABLE_TOO_LONG", most=MOST_REPLAYED)
            play = begin(before)
            play_again(play, kept)
            return played_step(before, entry, play, [])
        case Ended():
            play = going_on(before)
            return played_step(before, entry, play, play.stop("consent"))
        case Conceded(bot=bot):
            play = going_on(before)
            play.concede(number_of(entry))
            return played_step(before, entry, play, [] if bot is not None else play.stop("conceded"))
        case Flagged(bot=bot, action=confirmed):
            play = going_on(before)
            if bot is not None:
                said = [] if confirmed is None else play.act(number_of(entry), confirmed)
                return played_step(before, entry, play, said + play.resolve(()))
            play.concede(number_of(entry))
            return played_step(before, entry, play, play.stop("time"))
    step = _quiet_step(before, entry)
    return replace(step, after=timed(before, entry, step.after))


def _quiet_step(before: Position, entry: Entry) -> Step:
    """Of an entry that leaves the game as it is."""
    match entry.data:
        case Asked() | Answered() as data:
            return consent_step(before, entry, data)
        case Reminded():
            return _told(before, entry, SeatReminded(number_of(entry)))
        case Frozen(since=since):
            return _told(_patient(before, entry.at - since), entry, ClocksFrozen(since))
        case Vacation(until=until):
            return _told(before, entry, VacationTaken(number_of(entry), until, back=until <= entry.at))
    return seating_step(before, entry)


def _patient(before: Position, still: int) -> Position:
    """Nobody could answer a request while no server ran: it stands for as much longer."""
    request = before.request
    if request is None:
        return before
    return replace(before, request=replace(request, until=request.until + max(0, still)))


def _told(before: Position, entry: Entry, fact: Fact) -> Step:
    after = replace(before, seq=entry.seq, at=entry.at)
    return Step(entry, after, (Happened(entry.seq, entry.at, fact),))


def reseated(before: Position, order: Sequence[int] | None) -> Position:
    """Everybody on the seat that was drawn. Raises `ProblemError` `BAD_SEAT_ORDER`."""
    if order is None:
        return before
    if sorted(order) != list(range(len(before.seats))):
        raise ProblemError("BAD_SEAT_ORDER")
    return replace(before, seats=tuple(before.seats[seat] for seat in order))


def begin(before: Position) -> Play:
    """The game of a table that starts now, its first draws pending."""
    return Play(before.game, before.map, len(before.seats), before.options)


def going_on(before: Position) -> Play:
    """A copy of the running game, to go on with."""
    if before.play is None:
        raise ProblemError("NOT_STARTED")
    return before.play.copy()


def played_step(before: Position, entry: Entry, play: Play, said: list[Said]) -> Step:
    """The step of an entry that moved the game on to `play`."""
    facts: list[Fact] = []
    provisional = before.provisional
    draws = before.draws
    inputs = before.inputs
    after = before
    match entry.data:
        case Started(outcomes=outcomes, order=order):
            facts.append(GameStarted(None if order is None else tuple(order)))
            draws += len(outcomes)
            inputs = (Input(entry.seq, outcomes=tuple(outcomes)),)
            after = replace(after, started_at=entry.at)
        case Acted(action=action, outcomes=outcomes):
            open_turn = play.may_take_back(number_of(entry))
            provisional = (*provisional, entry.seq) if open_turn else ()
            draws += len(outcomes)
            inputs = (*inputs, Input(entry.seq, entry.seat, action, tuple(outcomes)))
            after = replace(after, refused=frozenset())
        case Undone(entry=undone):
            if provisional[-1:] != (undone,):
                raise ProblemError("NOTHING_TO_TAKE_BACK")
            facts.append(TakenBack(number_of(entry), undone))
            provisional = provisional[:-1]
            inputs = inputs[:-1]
        case Rewound(entry=first):
            kept = held_before(inputs, first)
            facts.append(TakenBackByAll(number_of(entry), tuple(item.seq for item in inputs[len(kept) :])))
            inputs = kept
            after = replace(after, request=None, replayed=before.replayed + len(kept))
            provisional = tuple(item.seq for item in kept[len(kept) - play.provisional :])
        case Ended():
            provisional = ()
            after = replace(after, request=None)
        case Conceded(bot=bot):
            facts.append(SeatConceded(number_of(entry), bot))
            provisional = ()
            inputs = (*inputs, Input(entry.seq, entry.seat))
            after = _conceded(after, number_of(entry), bot)
        case Flagged(bot=bot, action=confirmed):
            seat = number_of(entry)
            facts.append(SeatFlagged(seat, bot))
            provisional = ()
            if confirmed is not None:
                inputs = (*inputs, Input(entry.seq, seat, confirmed))
            if bot is not None:
                after = held(after, seat, replace(after.seats[seat], bot=bot))
        case _:
            raise ValueError(f"an entry of kind {entry.kind} does not move the game")
    if after.request is not None and after.request.entry not in (None, *(item.seq for item in inputs)):
        after = replace(after, request=None)
    after = replace(
        after,
        seq=entry.seq,
        at=entry.at,
        status="finished" if play.is_over else "running",
        play=play,
        decisions=_decisions(before, entry, play),
        draws=draws,
        provisional=provisional,
        inputs=inputs,
    )
    happened = [Happened(entry.seq, entry.at, fact) for fact in facts]
    happened += [Happened(entry.seq, entry.at, item.event, item.to) for item in said]
    return Step(entry, timed(before, entry, after), tuple(happened))


def _decisions(before: Position, entry: Entry, play: Play) -> tuple[str | None, ...]:
    """A decision keeps its id while other seats act; what is taken back opens all anew."""
    if before.play is None or isinstance(entry.data, Undone | Rewound):
        old = [0] * len(before.seats)
    else:
        old = [before.play.decision(seat) for seat in range(len(before.seats))]
    ids: list[str | None] = []
    for seat, known in enumerate(before.decisions):
        now = play.decision(seat)
        if not now:
            ids.append(None)
        elif now == old[seat]:
            ids.append(known)
        else:
            ids.append(str(entry.seq))
    return tuple(ids)


def timed(before: Position, entry: Entry, after: Position) -> Position:
    """`after` with the clocks moved on to the time of the entry."""
    pace = before.created.pace
    if pace is None:
        return after
    if isinstance(entry.data, Started):
        return _noted(after, Clock.start(pace, len(after.seats), entry.at))
    if before.clock is None:
        return after
    frozen = entry.data.since if isinstance(entry.data, Frozen) else None
    clock = before.clock.run(before.clocked, entry.at, frozen)
    match entry.data:
        case Acted():
            seat = number_of(entry)
            return _noted(after, clock.acted(pace, seat, final=not after.provisional))
        case Conceded() | Flagged(action=str()):
            return _noted(after, clock)
        case Rewound():
            # As they were when the first of the undone decisions was opened.
            clock = replace(clock, left=after.inputs[-1].left, reminded=frozenset())
        case Reminded():
            clock = replace(clock, reminded=clock.reminded | {number_of(entry)})
        case Returned():
            clock = clock.returned(pace, number_of(entry))
        case Vacation(until=until):
            clock = clock.away(number_of(entry), until)
    return replace(after, clock=clock)


def _noted(after: Position, clock: Clock) -> Position:
    """What is on the clocks is kept with the input, to be given back when a later one is undone."""
    *earlier, last = after.inputs
    return replace(after, clock=clock, inputs=(*earlier, replace(last, left=clock.left)))


def _conceded(after: Position, seat: int, bot: str | None) -> Position:
    was = after.seats[seat]
    if was.conceded:
        raise ProblemError("CONCEDED", seat=seat)
    return held(after, seat, replace(was, bot=was.bot if bot is None else bot, conceded=True))
