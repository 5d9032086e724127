"""A table as it was: every moment of its game can be looked at again, by what a seat knew then."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from wissel.core.game import SPECTATOR, Game, GameMap, Record
from wissel.core.problems import ProblemError
from wissel.tables.entries import Acted, Conceded, Ended, Entry, Flagged, Rewound, Started, Undone
from wissel.tables.facts import Happened
from wissel.tables.position import Position
from wissel.tables.steps import next_step
from wissel.tables.table import Table

MOST_KEPT = 64
"""Positions that a chronicle keeps in memory; twice as many for a moment while it grows."""


@dataclass(frozen=True)
class Moment:
    """The game after entry `seq`, which nobody took back."""

    seq: int
    at: int
    turn: int
    """Number of the turn that the game is in, as the views have it."""
    seat: int | None
    """Who acted; None: the game began."""
    action: str | None
    """None: the game began, or the seat conceded or was confirmed by its clock, or all agreed to end."""
    secret: bool
    """While the game runs only the seat itself may know with which action it acted."""

    def action_for(self, seat: int, *, over: bool) -> str | None:
        """The action as far as a seat may know it."""
        return self.action if over or not self.secret or seat == self.seat else None


@dataclass(frozen=True)
class Decided:
    """A decision of a seat that nobody took back, and what the seat knew when it was open."""

    seq: int
    """The entry of the action."""
    before: int
    """The moment at which it was open."""
    turn: int
    seat: int
    action: str
    observation: Record


class Chronicle:
    """The log of one table with all moments of its game.

    Only some positions are kept; those between are folded again from the one before, so that a long game
    takes no more memory than a short one, and no moment more than a few entries.
    """

    def __init__(self, entries: Iterable[Entry], game: Game, game_map: GameMap) -> None:
        """Raises as `Table.fold`."""
        rest = iter(entries)
        first = next(rest, None)
        self._table = Table.fold(() if first is None else (first,), game, game_map)
        self._entries: list[Entry] = [] if first is None else [first]
        self._kept = [self._table.position]
        self._every = 1
        self._turn = 1
        self.moments: list[Moment] = []
        self.extend(rest)

    @property
    def seq(self) -> int:
        """Number of the last entry."""
        return self._table.seq

    @property
    def over(self) -> bool:
        """What was hidden may be shown."""
        return self._table.position.over

    @property
    def table(self) -> Table:
        """The table after the last entry."""
        return self._table

    def extend(self, entries: Iterable[Entry]) -> None:
        """Takes in later entries, in order."""
        for entry in entries:
            before = self._table.position
            step = self._table.take(entry)
            self._entries.append(entry)
            self._note(before, entry, step.happened)
            if (entry.seq - 1) % self._every == 0:
                self._kept.append(step.after)
                self._thin()

    def number(self, seq: int) -> int:
        """Index of the moment after entry `seq`, or of the last one before it.

        Raises `ProblemError` `MOMENT_UNKNOWN` where the game had not begun.
        """
        found = bisect_right(self.moments, seq, key=lambda moment: moment.seq) - 1
        if found < 0:
            raise ProblemError("MOMENT_UNKNOWN", seq=seq)
        return found

    def position(self, seq: int) -> Position:
        """Where the table stood after entry `seq`, which is one of the log."""
        position = self._kept[(seq - 1) // self._every]
        for entry in self._entries[position.seq : seq]:
            position = next_step(position, entry).after
        return position

    def entries(self, seq: int) -> list[Entry]:
        """The log up to entry `seq`."""
        return self._entries[:seq]

    def happened(self, after: int, seq: int, seat: int = SPECTATOR) -> list[Happened]:
        """What a seat (or a spectator) was told of the entries after `after`, up to `seq`."""
        told = self._table.told_after(after, seat)
        return told[: bisect_right(told, seq, key=lambda item: item.seq)]

    def decisions(self, seat: int | None = None) -> list[Decided]:
        """The decisions of one seat, or of all, oldest first."""
        found = []
        for before, moment in pairwise(self.moments):
            if moment.action is None or moment.seat is None or seat not in (None, moment.seat):
                continue
            play = self.position(moment.seq - 1).play
            if play is None:
                raise RuntimeError(f"entry {moment.seq} of table {self.table.id} acts in no game")
            knew = play.observation(moment.seat)
            found.append(Decided(moment.seq, before.seq, before.turn, moment.seat, moment.action, knew))
        return found

    def _note(self, before: Position, entry: Entry, happened: Iterable[Happened]) -> None:
        match entry.data:
            case Started():
                action, secret = None, False
            case Acted(action=action):
                secret = _is_secret(before, entry)
            case Conceded() | Ended() | Flagged(action=str()):
                action, secret = None, False
            case Undone(entry=undone) | Rewound(entry=undone):
                while self.moments and self.moments[-1].seq >= undone:
                    self.moments.pop()
                self._turn = self.moments[-1].turn if self.moments else 1
                return
            case _:
                return
        for item in happened:
            self._turn = getattr(item.event, "turn", self._turn)
        self.moments.append(Moment(entry.seq, entry.at, self._turn, entry.seat, action, secret))

    def _thin(self) -> None:
        if len(self._kept) > 2 * MOST_KEPT:
            self._kept = self._kept[::2]
            self._every *= 2


def _is_secret(before: Position, entry: Entry) -> bool:
    play, seat, data = before.play, entry.seat, entry.data
    if play is None or seat is None or not isinstance(data, Acted):
        return False
    number = play.game.action_number(play.map, play.observation(seat), data.action)
    return play.game.is_secret(play.state, number)
