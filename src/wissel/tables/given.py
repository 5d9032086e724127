"""Tables whose log comes from elsewhere: a game that was read from a file, or a branch of another game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wissel.core import fair
from wissel.core.fair import NO_SEED
from wissel.core.game import Game, GameMap
from wissel.core.problems import Problem, ProblemError
from wissel.games import registry
from wissel.tables.entries import (
    Acted,
    Closed,
    Computer,
    Created,
    Data,
    Entry,
    Flagged,
    Origin,
    Seated,
    Started,
)
from wissel.tables.game_file import FileError, GameFile
from wissel.tables.history import Chronicle
from wissel.tables.position import Step
from wissel.tables.replay import NO_COMMITMENT, before_order, replay, take_lines, verify
from wissel.tables.seating import number_of
from wissel.tables.steps import first_step
from wissel.tables.table import Table

MOST_ENTRIES = 2_500
"""Of a file that is read: more than any game needs."""


@dataclass
class Given:
    """A table that is not stored yet, with its whole log."""

    table: Table
    entries: list[Entry]
    secret: bytes

    @classmethod
    def begin(
        cls, table: str, created: Created, game: Game, game_map: GameMap, by: str, at: int, secret: bytes
    ) -> Given:
        first = Entry(table, 1, None, by, None, at, created)
        return cls(Table.begin(first_step(first, game, game_map)), [first], secret)

    def add(self, seat: int | None, by: str, data: Data) -> None:
        position = self.table.position
        entry = Entry(position.table, position.seq + 1, seat, by, None, position.at, data)
        self.table.take(entry)
        self.entries.append(entry)

    @property
    def last(self) -> Step:
        """Of the last entry."""
        position = self.table.position
        told = self.table.happened
        return Step(self.entries[-1], position, tuple(item for item in told if item.seq == position.seq))


def from_file(
    file: GameFile,
    *,
    table: str,
    name: str,
    by: str,
    persons: Sequence[str],
    at: int,
    game_of: Callable[[str], Game] = registry.game,
) -> Given:
    """The game of a file as a table that is over, for its reader (`by`) to step through.

    `persons`, one a seat, stand for those whom the file names. Every entry is checked against the rules, and
    where the file tells the secret of its draws, these too. A game without an end counts as given up.

    Raises `FileError`: those of `replay` and `verify`, `FILE_TOO_LONG`, `NOT_STARTED`, and `MAP_UNKNOWN` for
    a map that does not come with the game: it could not be shown.
    """
    if len(file.entries) > MOST_ENTRIES:
        raise FileError(Problem("FILE_TOO_LONG", {"most": MOST_ENTRIES}))
    if not file.entries:
        raise FileError(Problem("NOT_STARTED"))
    if file.map.text is not None:
        raise FileError(Problem("MAP_UNKNOWN", {"map": file.map.id[:40]}))
    told = file.fair if file.fair is not None and file.fair.secret is not None else None
    checked = replay(file, game_of) if told is None else verify(file, game_of)
    created = Created(
        game=file.game,
        map=file.map.id,
        map_digest=file.map.digest,
        rules_version=file.rules_version,
        seats=len(file.seats),
        options=dict(file.options),
        private=True,
        name=name,
        fair_version=fair.VERSION,
        commitment=NO_COMMITMENT if told is None else told.commitment,
        seating="chosen" if file.entries[0].order is None else "drawn",
        rated=False,
        origin=Origin("file", table=None if told is None else told.table),
    )
    secret = fair.new_secret() if told is None or told.secret is None else bytes.fromhex(told.secret)
    given = Given.begin(table, created, checked.game, checked.map, by, at, secret)
    for number, later in enumerate(before_order(file, range(len(file.seats)))):
        seat = file.seats[later]
        if seat.bot is not None:
            given.add(number, by, Computer(seat.bot))
        else:
            seed = None if told is None else told.seeds[later]
            given.add(number, persons[later], Seated(seed or NO_SEED.hex()))
    given.entries += take_lines(file, given.table)
    if given.table.position.status == "running":
        given.add(None, by, Closed())
    return given


def branch(
    chronicle: Chronicle,
    seq: int,
    *,
    table: str,
    name: str,
    by: str,
    seat: int,
    seed: str,
    bot: str,
    at: int,
) -> Given:
    """A new game that begins as one that is over did, up to its moment after entry `seq`.

    `by` sits on `seat` with a contribution `seed` to the draws, computer players on all others. What was
    taken back is left out. The new table has a secret of its own: nothing that was drawn later comes again.

    Raises `ProblemError`: `NOT_OVER`, `MOMENT_UNKNOWN`, `SEAT_UNKNOWN`, `GAME_OVER` (nothing left to play).
    """
    old = chronicle.table.position
    if not old.over:
        raise ProblemError("NOT_OVER")
    if not 0 <= seat < len(old.seats):
        raise ProblemError("SEAT_UNKNOWN", seat=seat)
    moments = chronicle.moments[: chronicle.number(seq) + 1]
    secret = fair.new_secret()
    created = Created(
        game=old.created.game,
        map=old.created.map,
        map_digest=old.created.map_digest,
        rules_version=old.created.rules_version,
        seats=old.created.seats,
        options=old.created.options,
        private=True,
        name=name,
        fair_version=fair.VERSION,
        commitment=fair.commitment(table, secret),
        rated=False,
        origin=Origin("branch", table=old.table, seq=moments[-1].seq),
    )
    given = Given.begin(table, created, old.game, old.map, by, at, secret)
    for number in range(len(old.seats)):
        if number == seat:
            given.add(number, by, Seated(seed))
        else:
            given.add(number, by, Computer(bot))
    entries = chronicle.entries(moments[-1].seq)
    for moment in moments:
        _repeat(given, entries[moment.seq - 1], by)
    if given.table.position.over:
        raise ProblemError("GAME_OVER")
    return given


def _repeat(given: Given, entry: Entry, by: str) -> None:
    """Adds an input of another table. That somebody gave up there, or all agreed to end, is left out."""
    position = given.table.position
    match entry.data:
        case Started(outcomes=outcomes):
            given.add(None, by, Started([seat.seed for seat in position.seats], outcomes))
        case Acted(action=action, outcomes=outcomes):
            _act(given, entry, by, action, outcomes)
        case Flagged(action=str(action)):
            _act(given, entry, by, action, [])


def _act(given: Given, entry: Entry, by: str, action: str, outcomes: list[str]) -> None:
    position = given.table.position
    seat = number_of(entry)
    data = Acted(position.decisions[seat] or "", action, outcomes)
    given.add(seat, position.seats[seat].plays or by, data)
