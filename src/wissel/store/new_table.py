"""A table that is not stored yet: what is asked for, and the steps that make it."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from wissel.core import fair
from wissel.core.game import Game, GameMap
from wissel.tables.commands import Command, SeatComputer, Sit, Start
from wissel.tables.entries import Pace, Seating
from wissel.tables.plan import ChanceOf, Draws, plan_creation
from wissel.tables.position import Step
from wissel.tables.table import Table

ID_ALPHABET = "abcdefghjkmnpqrstvwxyz0123456789"
ID_LENGTH = 10


def new_table_id() -> str:
    """Not a secret: who may see a table is checked apart."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def table_id_of(by: str, command: str) -> str:
    """The id of the table that a command of a person makes: asked twice, it is the same table."""
    digest = hashlib.sha256(f"wissel table {by} {command}".encode()).digest()
    letters = base64.b32encode(digest).decode()[:ID_LENGTH]
    return letters.translate(str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", ID_ALPHABET))


@dataclass(frozen=True)
class NewTable:
    """What somebody asks for: the table, and what happens there at once."""

    game: str
    seats: int
    by: str
    """Person who becomes the host."""
    map: str | None = None
    """None: the game's default map."""
    options: dict[str, int | None] = field(default_factory=dict)
    private: bool = False
    seating: Seating = "chosen"
    pace: Pace | None = None
    name: str = ""
    computers: dict[int, str] = field(default_factory=dict)
    """Computer players, seat to spec."""
    seed: str | None = None
    """Sit down with this contribution to the draws, 64 hex digits."""
    seat: int | None = None
    """Where to sit down; None: the first free seat."""
    colour: str | None = None
    """The colour that who sits down would like."""
    start: bool = False
    rated: bool = True
    """Counts for the ratings of those who play."""
    watch_after: int | None = 0
    """Minutes by which those who only watch see the game later; None: nobody may watch it."""
    hints: bool | None = None
    """Who must decide may ask what to do; None: only who plays alone against computer players."""
    command: str | None = None
    """The id that the client gave: repeated, it makes no other table."""


@dataclass(frozen=True)
class Prepared:
    """A table as it will be once its steps are stored."""

    table: Table
    draws: Draws
    steps: list[Step]


def prepare(new: NewTable, game_of: Callable[[str], Game], chance: ChanceOf, at: int) -> Prepared:
    """Raises `ProblemError`: `GAME_UNKNOWN`, `MAP_UNKNOWN`, `BAD_SEAT_COUNT`, `BAD_OPTION`, `SEAT_UNKNOWN`,
    `TABLE_FULL`, `SEATS_NOT_FULL`, `HINTS_RATED`.
    """
    game = game_of(new.game)
    draws = Draws(fair.new_secret(), chance)
    first = plan_creation(
        new_table_id() if new.command is None else table_id_of(new.by, new.command),
        game,
        game.load_map(new.map or game.default_map),
        seats=new.seats,
        options=new.options,
        private=new.private,
        seating=new.seating,
        pace=new.pace,
        name=new.name,
        by=new.by,
        at=at,
        secret=draws.secret,
        rated=new.rated,
        watch_after=new.watch_after,
        hints=new.hints,
    )
    table, steps = Table.begin(first), [first]
    commands: list[Command] = [SeatComputer(new.by, seat, bot) for seat, bot in sorted(new.computers.items())]
    if new.seed is not None:
        commands.append(Sit(new.by, new.seed, new.seat, colour=new.colour))
    if new.start:
        commands.append(Start(new.by))
    for command in commands:
        step = table.plan(command, at, draws)
        if isinstance(step, Step):
            table.advance(step)
            steps.append(step)
    return Prepared(table, draws, steps)


def map_of(game: Game, map_id: str, digest: str, text: str) -> GameMap:
    """The map with this digest: the one that comes with the game, or else the one kept with the table."""
    if map_id in game.map_ids():
        own = game.load_map(map_id)
        if own.digest == digest:
            return own
    return game.read_map(text, map_id)
