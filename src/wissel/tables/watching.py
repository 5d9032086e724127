"""Who watches a game from when on: those without a seat see it by the table's delay while it runs, or not."""

from __future__ import annotations

from collections.abc import Sequence

from wissel.tables.entries import Entry, Started
from wissel.tables.position import Position

MINUTE_MS = 60_000


def at_table(position: Position, person: str | None) -> bool:
    """Whoever has a seat, and the host."""
    return person is not None and (person == position.host or bool(position.seats_of(person)))


def delay_ms(position: Position, person: str | None) -> int | None:
    """By how much later a person sees the table than it is; None: not at all.

    The waiting room and games that are over are open to all who may see the table.
    """
    after = position.created.watch_after
    if after == 0 or position.status != "running" or at_table(position, person):
        return 0
    return None if after is None else after * MINUTE_MS


def shown_by(entries: Sequence[Entry], until: int) -> Sequence[Entry]:
    """What is shown of a log to those who see the game as it was then: its waiting room in any case."""
    started = False
    for number, entry in enumerate(entries):
        started = started or isinstance(entry.data, Started)
        if started and entry.at > until:
            return entries[:number]
    return entries
