"""A table for tests: commands are planned and taken over at once, as if the store never failed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.tables.commands import Act, Command, SeatComputer, Sit, Start
from wissel.tables.entries import Entry
from wissel.tables.plan import Draws, plan_creation
from wissel.tables.position import Position, Step
from wissel.tables.table import Repeated, Table

GAME = registry.game("paris-connection")
MAP = GAME.load_map(GAME.default_map)
PEOPLE = ("ann", "ben", "cas", "dee")
SECRET = bytes(range(32))


def seed_of(person: str) -> str:
    return person.encode().hex().ljust(64, "0")


@dataclass
class Scene:
    table: Table
    entries: list[Entry]
    draws: Draws = field(default_factory=lambda: Draws(SECRET))
    now: int = 1_000

    @classmethod
    def new(cls, seats: int = 3, *, rated: bool = True, **options: int | None) -> Scene:
        """An open table whose host is ann; nobody sits there yet."""
        step = plan_creation(
            "t1",
            GAME,
            MAP,
            seats=seats,
            options=options,
            private=False,
            name="Paris",
            by="ann",
            at=1_000,
            secret=SECRET,
            rated=rated,
        )
        return cls(Table.begin(step), [step.entry])

    @classmethod
    def started(cls, people: int = 3, seats: int = 3, *, rated: bool = True, **options: int | None) -> Scene:
        """A running game of ann, ben, …; computer players on the other seats."""
        scene = cls.new(seats, rated=rated, **options)
        for person in PEOPLE[:people]:
            scene.do(Sit(person, seed_of(person)))
        for seat in range(people, seats):
            scene.do(SeatComputer("ann", seat, "random"))
        scene.do(Start("ann"))
        return scene

    @property
    def at(self) -> Position:
        return self.table.position

    def plan(self, command: Command) -> Step | Repeated:
        self.now += 10
        return self.table.plan(command, self.now, self.draws)

    def do(self, command: Command) -> Step:
        step = self.plan(command)
        assert isinstance(step, Step)
        self.table.advance(step)
        self.entries.append(step.entry)
        return step

    def refused(self, command: Command) -> str:
        """The code of the problem with which the command is refused; asserts that nothing changed."""
        before = self.at
        try:
            self.plan(command)
        except ProblemError as error:
            assert self.at is before
            return error.problem.code
        raise AssertionError("the command was allowed")

    def legal(self, beginning: str = "") -> str:
        """The first legal action of the seat to act that begins like this."""
        assert self.at.play is not None
        actions = self.at.play.legal(self.to_act)
        return next(action for action in actions if action.startswith(beginning))

    @property
    def to_act(self) -> int:
        return self.at.to_act[0]

    def act(self, action: str, command: str | None = None) -> Step:
        """The seat whose turn it is acts."""
        return self.do(self.action(action, command))

    def action(self, action: str, command: str | None = None) -> Act:
        seat = self.to_act
        who = self.at.seats[seat]
        by = who.plays
        decision = self.at.decisions[seat]
        assert by is not None
        assert decision is not None
        return Act(by, seat, decision, action, command)

    def play_out(self, seed: int = 1) -> None:
        """Plays to the end at random."""
        rng = random.Random(seed)
        while self.at.status == "running":
            assert self.at.play is not None
            self.act(rng.choice(self.at.play.legal(self.to_act)))
