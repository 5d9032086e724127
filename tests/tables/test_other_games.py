"""What tables do for games unlike Paris Connection: later draws, hidden actions, decisions that stay."""

from __future__ import annotations

from dataclasses import replace

from tests.store.tally import END, KERNEL, TALLY, Added, Tally

from wissel.core.fair import FairDraws
from wissel.core.game import GameMap, Record, Said
from wissel.tables.commands import Act, Command, SeatComputer, Sit, Start, TakeBack
from wissel.tables.entries import Acted, Entry, Started
from wissel.tables.export import export_table
from wissel.tables.game_file import FileEntry
from wissel.tables.plan import Draws, plan_creation
from wissel.tables.position import Step
from wissel.tables.replay import verify
from wissel.tables.table import Table

SECRET = bytes(range(32))
SEED = "5e" * 32


class Hidden(Tally):
    """Only the seat itself is told what it added."""

    def acted(self, m: GameMap, before: Record, seat: int, action: int, after: Record) -> list[Said]:
        return [] if action == END else [Said(Added(seat, action + 1), to=seat)]

    def is_secret(self, S: Record, action: int) -> bool:
        return action != END


class Steady(Tally):
    """Each turn is one decision, however often one adds to the sum."""

    kernel = replace(KERNEL, decision=lambda S, seat: int(KERNEL.decision(S, seat) > 0))


class Running:
    """A table of ann and a computer player."""

    def __init__(self, game: Tally, goal: int = 1000) -> None:
        game_map = game.load_map("plain")
        first = plan_creation(
            "t1",
            game,
            game_map,
            seats=2,
            options={"goal": goal},
            private=False,
            name="",
            by="ann",
            at=1,
            secret=SECRET,
        )
        self.game, self.map = game, game_map
        self.table, self.entries = Table.begin(first), [first.entry]
        for command in (Sit("ann", SEED), SeatComputer("ann", 1, "random"), Start("ann")):
            self.do(command)

    def do(self, command: Command) -> Entry:
        step = self.table.plan(command, 2, Draws(SECRET))
        assert isinstance(step, Step)
        self.table.advance(step)
        self.entries.append(step.entry)
        return step.entry

    def act(self, action: str) -> Entry:
        position = self.table.position
        [seat] = position.to_act
        by, decision = position.seats[seat].plays, position.decisions[seat]
        assert by is not None
        assert decision is not None
        return self.do(Act(by, seat, decision, action))

    def lines(self, seat: int) -> list[FileEntry]:
        return export_table(self.entries, self.game, self.map, names=["Ann", None], seat=seat).entries


def test_every_draw_of_the_log_has_the_next_number() -> None:
    running = Running(TALLY)
    for _ in range(6):
        running.act("add 1")
        running.act("end")
    drawn = [
        outcome
        for entry in running.entries
        if isinstance(entry.data, Started | Acted)
        for outcome in entry.data.outcomes
    ]
    draws = FairDraws(SECRET, (bytes.fromhex(SEED), bytes(32)))
    assert drawn == [f"die {draws.index(number, 6) + 1}" for number in range(7)]
    assert running.table.position.draws == 7


def test_draws_in_the_middle_of_a_game_are_verified_too() -> None:
    running = Running(TALLY, goal=20)
    while running.table.position.status == "running":
        running.act("add 1")
        running.act("end")
    file = export_table(running.entries, TALLY, running.map, names=["Ann", None], secret=SECRET)
    assert verify(file, lambda _: TALLY).draws == running.table.position.draws > 2


def test_what_is_taken_back_opens_the_decision_anew_even_if_the_game_sees_no_other() -> None:
    running = Running(Steady())
    opened = running.table.position.decisions[0]
    running.act("add 1")
    assert running.table.position.decisions[0] == opened
    undone = running.do(TakeBack("ann", 0))
    assert running.table.position.decisions[0] == str(undone.seq)


def test_a_hidden_action_of_a_running_game_is_told_to_its_own_seat_alone() -> None:
    running = Running(Hidden())
    running.act("add 2")
    assert running.lines(0)[1] == FileEntry(2, "acted", 0, "add 2")
    for reader in (1, -1):
        assert running.lines(reader)[1] == FileEntry(2, "acted", 0)
