"""Makes game files: of a table from its log, as one seat may know it, and of a simulated game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from wissel.core.game import SPECTATOR, Game, GameMap, Options
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.tables.entries import (
    Acted,
    Conceded,
    Ended,
    Entry,
    Flagged,
    Replaced,
    Returned,
    Rewound,
    Started,
    Undone,
)
from wissel.tables.game_file import FileEntry, FileFair, FileMap, FileResult, FileSeat, GameFile
from wissel.tables.position import Position, Seat
from wissel.tables.steps import begin, going_on
from wissel.tables.table import Table


@dataclass(frozen=True)
class Input:
    """An action of a seat and what was drawn after it, in text notation."""

    seat: int
    action: str
    outcomes: list[str]


def export_table(
    entries: Sequence[Entry],
    game: Game,
    game_map: GameMap,
    *,
    names: Sequence[str | None],
    seat: int = SPECTATOR,
    secret: bytes | None = None,
) -> GameFile:
    """The game of a table from its whole log. `names` by seat, None for computer players.

    Until the game is over, or given up for good, the file holds only what `seat` (or a spectator) knows, and
    `secret` is left out.
    """
    end = Table.fold(entries, game, game_map).position
    over = end.over
    seated, lines = _told(entries, game, game_map, None if over else seat)
    created = end.created
    return GameFile(
        format="wissel-game",
        version=1,
        game=created.game,
        map=_map(game, game_map),
        rules_version=created.rules_version,
        options=dict(created.options),
        seats=[
            FileSeat(name if item.bot is None else None, item.bot)
            for item, name in zip(seated, names, strict=True)
        ],
        entries=lines,
        fair=_fair(end, seated, secret),
        result=result_of(end.play) if end.status == "finished" and end.play is not None else None,
    )


def _fair(end: Position, seated: Sequence[Seat], secret: bytes | None) -> FileFair | None:
    """None where the draws were not made at the table, and nobody can check them."""
    created, origin = end.created, end.created.origin
    if origin is not None and (origin.kind == "branch" or origin.table is None):
        return None
    return FileFair(
        version=created.fair_version,
        table=end.table if origin is None or origin.table is None else origin.table,
        commitment=created.commitment,
        seeds=[item.seed for item in seated],
        secret=secret.hex() if end.over and secret is not None else None,
    )


def _told(
    entries: Sequence[Entry], game: Game, game_map: GameMap, reader: int | None
) -> tuple[tuple[Seat, ...], list[FileEntry]]:
    """Who sat where at the start, and the lines of the file."""
    table = Table.fold(entries[:1], game, game_map)
    seated = table.position.seats
    lines: list[FileEntry] = []
    numbers: dict[int, int] = {}
    for entry in entries[1:]:
        before = table.position
        table.take(entry)
        if before.status == "open":
            seated = table.position.seats
        line = _line(before, entry, len(lines) + 1, numbers, reader)
        if line is not None:
            numbers[entry.seq] = line.seq
            lines.append(line)
    return seated, lines


def export_play(
    play: Play, seats: Sequence[FileSeat], first: Sequence[str], inputs: Iterable[Input]
) -> GameFile:
    """A game that was played without a table. `play`: where it stands now; `first`: the draws before it."""
    entries = [FileEntry(1, "started", outcomes=list(first))]
    for item in inputs:
        entries.append(
            FileEntry(len(entries) + 1, "acted", item.seat, item.action, outcomes=list(item.outcomes))
        )
    return GameFile(
        format="wissel-game",
        version=1,
        game=play.game.id,
        map=_map(play.game, play.map),
        rules_version=play.game.rules_version,
        options=_all_options(play.game, play.options),
        seats=list(seats),
        entries=entries,
        fair=None,
        result=result_of(play) if play.is_over else None,
    )


def _all_options(game: Game, options: Options) -> dict[str, int | None]:
    return {spec.name: options.get(spec.name, spec.default) for spec in game.options}


def _map(game: Game, game_map: GameMap) -> FileMap:
    own = game_map.id in game.map_ids() and game.load_map(game_map.id).digest == game_map.digest
    return FileMap(game_map.id, game_map.digest, None if own else game_map.text)


def result_of(play: Play) -> FileResult:
    """The result of a game that is over, with every line of the score as plain data."""
    result = play.result()
    lines = msgspec.to_builtins(play.game.score_lines(play.map, play.state))
    return FileResult(result.reason, list(result.totals), list(result.ranks), lines)


def _line(
    before: Position, entry: Entry, number: int, numbers: dict[int, int], reader: int | None
) -> FileEntry | None:
    """The line of an entry; None for those about the table only. `reader` None may know everything."""
    match entry.data:
        case Started(outcomes=outcomes, order=order):
            known = known_outcomes(begin(before), outcomes, reader)
            return FileEntry(number, "started", outcomes=known, order=order)
        case Acted(action=action, outcomes=outcomes):
            play = going_on(before)
            told, known = known_input(play, Input(entry.seat or 0, action, list(outcomes)), reader)
            return FileEntry(number, "acted", entry.seat, told, outcomes=known)
        case Undone(entry=undone):
            return FileEntry(number, "undone", entry.seat, undone=numbers[undone])
        case Rewound(entry=first):
            return FileEntry(number, "rewound", entry.seat, undone=numbers[first])
        case Conceded(bot=bot):
            return FileEntry(number, "conceded", entry.seat, bot=bot)
        case Ended():
            return FileEntry(number, "ended", entry.seat)
        case Flagged(bot=bot, action=confirmed):
            return FileEntry(number, "flagged", entry.seat, confirmed, bot=bot)
        case Replaced(bot=bot):
            return FileEntry(number, "replaced", entry.seat, bot=bot)
        case Returned():
            return FileEntry(number, "returned", entry.seat)
    return None


def known_input(play: Play, item: Input, reader: int | None) -> tuple[str | None, list[str | None]]:
    """The action and the outcomes of an input, null where `reader` does not know them. `play` moves on."""
    number = play.game.action_number(play.map, play.observation(item.seat), item.action)
    hidden = reader not in (None, item.seat) and play.game.is_secret(play.state, number)
    play.act(item.seat, item.action)
    return None if hidden else item.action, known_outcomes(play, item.outcomes, reader)


def known_outcomes(play: Play, outcomes: Sequence[str], reader: int | None) -> list[str | None]:
    """The outcomes of the pending draws of `play`, null where `reader` does not know them. `play` moves on.

    `reader` None may know everything. Whether an outcome is hidden follows from what lies open alone.
    """
    known: list[str | None] = []
    game = play.game
    for text in outcomes:
        owner = game.draw_is_for(play.map, play.state)
        known.append(text if reader is None or owner is None or owner == reader else None)
        number = game.outcome_number(play.map, play.state, text)
        if game.kernel.resolve(play.map.record, play.state, number):
            raise ProblemError("BAD_OUTCOME", outcome=text[:80])
    return known
