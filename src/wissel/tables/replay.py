"""Plays a game file again: every entry is checked against the rules, every fair draw against the secret."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from wissel.core import fair
from wissel.core.fair import NO_SEED, FairDraws, outcome_at
from wissel.core.game import Game, GameMap
from wissel.core.play import Play
from wissel.core.problems import Problem, ProblemError
from wissel.games import registry
from wissel.tables.entries import (
    Acted,
    Conceded,
    Created,
    Data,
    Ended,
    Entry,
    Flagged,
    Replaced,
    Returned,
    Rewound,
    Started,
    Undone,
)
from wissel.tables.export import result_of
from wissel.tables.facts import Happened
from wissel.tables.game_file import FileEntry, FileError, FileFair, GameFile
from wissel.tables.position import Position, Seat
from wissel.tables.steps import begin, going_on
from wissel.tables.table import Table

T = TypeVar("T")

NO_COMMITMENT = "0" * 64


@dataclass(frozen=True)
class Replay:
    """A file that holds, and what happened in it."""

    file: GameFile
    game: Game
    map: GameMap
    play: Play | None
    """Where the game stands after the last entry; None if the file has no entries."""
    happened: list[Happened]
    """With the numbers of the entries in the file."""
    draws: int

    @property
    def over(self) -> bool:
        return self.play is not None and self.play.is_over


def replay(file: GameFile, game_of: Callable[[str], Game] = registry.game) -> Replay:
    """Plays all entries again and compares the result.

    Raises `FileError` with the number of the first wrong entry; without one where the head or the result of
    the file is wrong: `GAME_UNKNOWN`, `MAP_UNKNOWN`, `MAP_DIFFERS`, `RULES_VERSION_UNKNOWN`,
    `BAD_SEAT_COUNT`, `BAD_OPTION`, `RESULT_DIFFERS`.
    """
    return _replay(file, game_of, None)


def verify(file: GameFile, game_of: Callable[[str], Game] = registry.game) -> Replay:
    """`replay`, and checks that every draw is what the secret and the seeds give.

    Raises `FileError`, beside those of `replay`: `NO_FAIR_DRAWS`, `FAIR_VERSION_UNKNOWN`, `SECRET_MISSING`,
    `COMMITMENT_DIFFERS`, and `DRAW_DIFFERS` with the number of the entry and of the draw.
    """
    return _replay(file, game_of, _source(file))


def _source(file: GameFile) -> FairDraws:
    told = file.fair
    if told is None:
        raise FileError(Problem("NO_FAIR_DRAWS"))
    if told.version != fair.VERSION:
        raise FileError(Problem("FAIR_VERSION_UNKNOWN", {"version": told.version}))
    if told.secret is None:
        raise FileError(Problem("SECRET_MISSING"))
    if len(told.seeds) != len(file.seats):
        raise FileError(Problem("SEEDS_DIFFER", {"seats": len(file.seats)}))
    secret = bytes.fromhex(told.secret)
    if fair.commitment(told.table, secret) != told.commitment:
        raise FileError(Problem("COMMITMENT_DIFFERS"))
    return FairDraws(secret, tuple(NO_SEED if seed is None else bytes.fromhex(seed) for seed in told.seeds))


def take_lines(file: GameFile, table: Table) -> list[Entry]:
    """Goes on at a table where all seats of the file are taken, with the lines of the file as its entries.

    The file was replayed before. Entries keep the time of the table: a file tells none.
    """
    first = table.position.seq
    entries = []
    for number, line in enumerate(file.entries, start=1):
        entries.append(_entry(table.position, line, number, first))
        table.take(entries[-1])
    return entries


def _replay(file: GameFile, game_of: Callable[[str], Game], source: FairDraws | None) -> Replay:
    try:
        game, game_map = _game(file, game_of)
        begin(_opening(file, game, game_map))
    except ProblemError as error:
        raise FileError(error.problem) from error
    table = Table(_opening(file, game, game_map))
    for number, line in enumerate(file.entries, start=1):
        try:
            entry = _entry(table.position, line, number)
            if source is not None:
                _check_draws(table.position, entry, source)
            table.take(entry)
        except ProblemError as error:
            raise FileError(error.problem, number) from error
    _check_result(file, table.position)
    return Replay(file, game, game_map, table.position.play, table.happened, table.position.draws)


def _game(file: GameFile, game_of: Callable[[str], Game]) -> tuple[Game, GameMap]:
    game = game_of(file.game)
    if file.rules_version != game.rules_version:
        raise ProblemError("RULES_VERSION_UNKNOWN", version=file.rules_version)
    if file.map.text is None:
        game_map = game.load_map(file.map.id)
    else:
        game_map = game.read_map(file.map.text, file.map.id)
    if game_map.digest != file.map.digest:
        raise ProblemError("MAP_DIFFERS", map=file.map.id)
    return game, game_map


def _opening(file: GameFile, game: Game, game_map: GameMap) -> Position:
    """The table before the first entry of the file, all seated."""
    told = file.fair or FileFair(fair.VERSION, "file", NO_COMMITMENT, [None] * len(file.seats), None)
    created = Created(
        game=game.id,
        map=game_map.id,
        map_digest=game_map.digest,
        rules_version=file.rules_version,
        seats=len(file.seats),
        options=dict(file.options),
        private=True,
        name="",
        fair_version=told.version,
        commitment=told.commitment,
    )
    return Position(
        table=told.table,
        game=game,
        map=game_map,
        created=created,
        created_at=0,
        seq=0,
        at=0,
        host=None,
        seats=before_order(
            file, [Seat(person=_person(number), bot=seat.bot) for number, seat in enumerate(file.seats)]
        ),
        decisions=(None,) * len(file.seats),
    )


def before_order(file: GameFile, seats: Sequence[T]) -> tuple[T, ...]:
    """Who sat where before the seats were drawn, if they were. Raises `ProblemError` `BAD_SEAT_ORDER`."""
    order = file.entries[0].order if file.entries else None
    if order is None:
        return tuple(seats)
    if sorted(order) != list(range(len(seats))):
        raise ProblemError("BAD_SEAT_ORDER")
    return tuple(seats[order.index(seat)] for seat in range(len(seats)))


def _person(seat: int) -> str:
    return f"seat-{seat}"


def _entry(before: Position, line: FileEntry, number: int, first: int = 0) -> Entry:
    """The line as an entry of a table whose log had `first` entries before those of the file.

    Raises `ProblemError` where it cannot be one here.
    """
    if line.seq != number:
        raise ProblemError("BAD_ENTRY_NUMBER", number=line.seq)
    if (line.seat is None) != (line.kind == "started"):
        raise ProblemError("BAD_ENTRY", kind=line.kind)
    if line.seat is not None and line.seat >= len(before.seats):
        raise ProblemError("SEAT_UNKNOWN", seat=line.seat)
    if line.kind == "started" and before.status != "open":
        raise ProblemError("ALREADY_STARTED")
    if line.kind != "started" and before.status == "open":
        raise ProblemError("NOT_STARTED")
    if before.status == "finished":
        raise ProblemError("GAME_OVER")
    by = "" if line.seat is None else before.seats[line.seat].plays or ""
    return Entry(before.table, first + number, line.seat, by, None, before.at, _data(before, line, first))


def _data(before: Position, line: FileEntry, first: int) -> Data:
    outcomes = [outcome for outcome in line.outcomes if outcome is not None]
    if len(outcomes) < len(line.outcomes):
        raise ProblemError("OUTCOMES_WITHHELD")
    if line.kind == "started":
        return Started([seat.seed for seat in before.seats], outcomes, line.order)
    if line.kind == "acted" and line.action is not None and line.seat is not None:
        return Acted(before.decisions[line.seat] or "", line.action, outcomes)
    if line.kind == "undone" and line.undone is not None:
        return Undone(first + line.undone)
    if line.kind == "rewound" and line.undone is not None:
        return Rewound(first + line.undone)
    if line.kind == "conceded":
        return Conceded(line.bot)
    if line.kind == "flagged":
        return Flagged(line.bot, line.action)
    if line.kind == "ended":
        return Ended()
    if line.kind == "replaced" and line.bot is not None:
        return Replaced(line.bot)
    if line.kind == "returned":
        return Returned()
    raise ProblemError("BAD_ENTRY", kind=line.kind)


def _check_draws(before: Position, entry: Entry, source: FairDraws) -> None:
    match entry.data:
        case Started(outcomes=outcomes, order=order):
            if order is not None and order != fair.seat_order(source.secret, source.seeds):
                raise ProblemError("SEAT_ORDER_DIFFERS")
            play = begin(before)
        case Acted(action=action, outcomes=outcomes):
            play = going_on(before)
            play.act(entry.seat or 0, action)
        case _:
            return
    for number, told in enumerate(outcomes, start=before.draws):
        pool = play.pending()
        if not pool:
            raise ProblemError("OUTCOMES_LEFT", outcome=told)
        drawn = outcome_at(pool, source.index(number, sum(pool)))
        if play.game.outcome_text(play.map, play.state, drawn) != told:
            raise ProblemError("DRAW_DIFFERS", draw=number)
        play.game.kernel.resolve(play.map.record, play.state, drawn)


def _check_result(file: GameFile, end: Position) -> None:
    computed = result_of(end.play) if end.play is not None and end.status == "finished" else None
    if file.result != computed:
        raise FileError(Problem("RESULT_DIFFERS"))
