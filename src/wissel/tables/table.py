"""A table in memory: the fold of its entries, and what it answers to commands. No I/O, no clock of its own.

A command is planned (`plan`), its entry stored by somebody else, and only then taken over (`advance`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import msgspec

from wissel.core.game import SPECTATOR, Game, GameMap
from wissel.core.problems import ProblemError
from wissel.tables.commands import Command
from wissel.tables.entries import Entry
from wissel.tables.facts import Happened
from wissel.tables.plan import Draws, plan
from wissel.tables.position import Position, Step
from wissel.tables.steps import first_step, next_step


@dataclass(frozen=True)
class Repeated:
    """The command was acknowledged before, as entry `seq`."""

    seq: int
    seat: int | None


@dataclass
class Table:
    """One table. Everything about it stands in `position`: seats, host, status, `play`, decision ids.

    `position` is a value that never changes; `advance` puts the next one in its place.
    """

    position: Position
    happened: list[Happened] = field(default_factory=list)
    """Everything that happened, in order."""
    behind_ms: int = 0
    """It is shown as it was so long ago, to those who see it later (`watching.py`)."""
    _commands: dict[str, Entry] = field(default_factory=dict)

    @classmethod
    def begin(cls, step: Step) -> Table:
        """The table after its first step."""
        table = cls(step.after, list(step.happened))
        table._remember(step.entry)
        return table

    @classmethod
    def fold(cls, entries: Iterable[Entry], game: Game, game_map: GameMap) -> Table:
        """A table from its stored entries, in order.

        Raises `ValueError` if there are none or one is out of order; `ProblemError` if one is not possible
        (see `first_step`, `next_step`).
        """
        rest = iter(entries)
        first = next(rest, None)
        if first is None:
            raise ValueError("a table without entries")
        table = cls.begin(first_step(first, game, game_map))
        for entry in rest:
            table.take(entry)
        return table

    @property
    def id(self) -> str:
        return self.position.table

    @property
    def seq(self) -> int:
        return self.position.seq

    def plan(self, command: Command, at: int, draws: Draws) -> Step | Repeated:
        """What the command would do. The table is not changed.

        Raises `ProblemError`: `STALE(seq)`, `NOT_YOUR_TURN`, `NOT_SEATED`, … , and the problems of the game.
        """
        known = None if command.command is None else self._commands.get(command.command)
        if known is not None:
            if known.by != command.by:
                raise ProblemError("COMMAND_USED")
            return Repeated(known.seq, known.seat)
        return plan(self.position, command, at, draws)

    def advance(self, step: Step) -> None:
        """Takes over a step whose entry is stored."""
        if step.entry.seq != self.position.seq + 1 or step.entry.table != self.position.table:
            raise ValueError(f"entry {step.entry.seq} does not follow {self.position.seq}")
        self.position = step.after
        self.happened += step.happened
        self._remember(step.entry)

    def take(self, entry: Entry) -> Step:
        """Follows an entry that is stored already, for instance by another process."""
        step = next_step(self.position, entry)
        self.advance(step)
        return step

    def told_after(self, seq: int, seat: int = SPECTATOR) -> list[Happened]:
        """What a seat (or a spectator) is told of the entries after `seq`."""
        start = bisect_right(self.happened, seq, key=lambda item: item.seq)
        return [item for item in self.happened[start:] if item.to is None or item.to == seat]

    def rename(self, name: str) -> None:
        """The table's name was changed in its first entry."""
        created = msgspec.structs.replace(self.position.created, name=name)
        self.position = replace(self.position, created=created)

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat may undo its last action now."""
        position = self.position
        if position.status != "running" or position.play is None or not position.provisional:
            return False
        return position.play.may_take_back(seat)

    def _remember(self, entry: Entry) -> None:
        if entry.command is not None:
            self._commands[entry.command] = entry
