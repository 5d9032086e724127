"""Where a table stands after an entry: a value, made from the value before and the entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from wissel.core.game import Game, GameMap, Options, Said
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.tables.entries import (
    BOT,
    Acted,
    Closed,
    Computer,
    Created,
    Entry,
    Left,
    Next,
    Replaced,
    Returned,
    Seated,
    Started,
    Undone,
    by_bot,
)
from wissel.tables.facts import (
    ComputerSeated,
    Fact,
    GameStarted,
    Happened,
    SeatLeft,
    SeatReplaced,
    SeatReturned,
    SeatTaken,
    TableClosed,
    TakenBack,
)

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
    next_table: str | None = None
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
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats whose decision is open."""
        return tuple(seat for seat, decision in enumerate(self.decisions) if decision is not None)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, held by a computer player or not."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def with_seat(self, number: int, seat: Seat) -> Position:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))


@dataclass(frozen=True)
class Step:
    """An entry, what it leads to, and what it tells."""

    entry: Entry
    after: Position
    happened: tuple[Happened, ...]


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
    return _seating_step(before, entry)


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
    match entry.data:
        case Started(outcomes=outcomes, order=order):
            facts.append(GameStarted(None if order is None else tuple(order)))
            draws += len(outcomes)
        case Acted(outcomes=outcomes):
            open_turn = play.may_take_back(number_of(entry))
            provisional = (*provisional, entry.seq) if open_turn else ()
            draws += len(outcomes)
        case Undone(entry=undone):
            if provisional[-1:] != (undone,):
                raise ProblemError("NOTHING_TO_TAKE_BACK")
            facts.append(TakenBack(number_of(entry), undone))
            provisional = provisional[:-1]
        case _:
            raise ValueError(f"an entry of kind {entry.kind} does not move the game")
    after = replace(
        before,
        seq=entry.seq,
        at=entry.at,
        status="finished" if play.is_over else "running",
        play=play,
        decisions=_decisions(before, entry, play),
        draws=draws,
        provisional=provisional,
    )
    happened = [Happened(entry.seq, entry.at, fact) for fact in facts]
    happened += [Happened(entry.seq, entry.at, item.event, item.to) for item in said]
    return Step(entry, after, tuple(happened))


def _decisions(before: Position, entry: Entry, play: Play) -> tuple[str | None, ...]:
    """A decision keeps its id while other seats act; what is taken back opens all anew."""
    if before.play is None or isinstance(entry.data, Undone):
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


def number_of(entry: Entry) -> int:
    """The seat of an entry that is about one."""
    if entry.seat is None:
        raise ValueError(f"entry {entry.seq} of table {entry.table} names no seat")
    return entry.seat


def _seating_step(before: Position, entry: Entry) -> Step:
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
        case Seated(seed=seed):
            seat = number_of(entry)
            fact = SeatTaken(seat, entry.by)
            after = after.with_seat(seat, Seat(person=entry.by, seed=seed))
        case Computer(bot=bot):
            seat = number_of(entry)
            fact = ComputerSeated(seat, bot)
            after = after.with_seat(seat, Seat(bot=bot))
        case Replaced(bot=bot):
            seat = number_of(entry)
            fact = SeatReplaced(seat, bot)
            after = after.with_seat(seat, replace(before.seats[seat], bot=bot))
            after = _gone(after, before.seats[seat].person, seat)
        case Returned():
            seat = number_of(entry)
            fact = SeatReturned(seat)
            after = after.with_seat(seat, replace(before.seats[seat], bot=None))
        case _:
            raise ValueError(f"entry {entry.seq} of table {entry.table} cannot be of kind {entry.kind}")
    if after.host is None and isinstance(entry.data, Seated | Returned) and not entry.by.startswith(BOT):
        after = replace(after, host=entry.by)
    return Step(entry, after, () if fact is None else (Happened(entry.seq, entry.at, fact),))


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
