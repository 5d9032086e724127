"""What is kept of a game when it has ended: of each seat who played it, its score line by line, its rank."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wissel.tables.entries import by_bot
from wissel.tables.export import result_of
from wissel.tables.facts import GameStarted, Happened, SeatReplaced
from wissel.tables.position import Position


@dataclass(frozen=True)
class SeatResult:
    """`person` if one sat there, else `bot`, the spec of a computer player."""

    seat: int
    person: str | None
    bot: str | None
    helped: bool
    """A computer player held the seat of the person for a while, or to the end."""
    total: int
    rank: int
    lines: Any
    """The lines of its score as the game names them, plain data; None if the game has no lines by seat."""

    @property
    def player(self) -> str:
        """Who is rated: the person, or the computer player with its level."""
        return by_bot(self.bot or "") if self.person is None else self.person


@dataclass(frozen=True)
class Finished:
    """A game that has ended. Times in ms since 1970."""

    table: str
    game: str
    map: str
    private: bool
    rated: bool
    reason: str
    started_at: int
    finished_at: int
    seats: tuple[SeatResult, ...]


def finished(position: Position, happened: Sequence[Happened]) -> Finished | None:
    """The result of a table from all that happened there, which its entries give; None if it has none.

    A game that was read from a file, or that left another to try something, counts nowhere.
    """
    play = position.play
    if position.status != "finished" or play is None or position.created.origin is not None:
        return None
    result = result_of(play)
    by_seat = result.lines.get("seats") if isinstance(result.lines, dict) else None
    helped = {item.event.seat for item in happened if isinstance(item.event, SeatReplaced)}
    started = next((item.at for item in happened if isinstance(item.event, GameStarted)), position.created_at)
    seats = tuple(
        SeatResult(
            seat=number,
            person=seat.person,
            bot=seat.bot if seat.person is None else None,
            helped=number in helped,
            total=result.totals[number],
            rank=result.ranks[number],
            lines=by_seat[number] if by_seat else None,
        )
        for number, seat in enumerate(position.seats)
    )
    return Finished(
        table=position.table,
        game=position.created.game,
        map=position.created.map,
        private=position.created.private,
        rated=position.created.rated and can_be_rated(seats),
        reason=result.reason,
        started_at=started,
        finished_at=max((item.at for item in happened), default=position.at),
        seats=seats,
    )


def can_be_rated(seats: Sequence[SeatResult]) -> bool:
    """Somebody plays against somebody else, and nobody on two seats."""
    people = [seat.person for seat in seats if seat.person is not None]
    return len(people) == len(set(people)) > 0 and len({seat.player for seat in seats}) > 1
