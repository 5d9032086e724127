"""Desks over a database file with the tiny game, and a way to play on them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.store.tally import TALLY, tally_of

from wissel.core.problems import ProblemError
from wissel.store.desk import Ack, Desk
from wissel.store.new_table import NewTable
from wissel.store.store import Store
from wissel.tables.commands import Act
from wissel.tables.position import Step
from wissel.tables.table import Table

SEED = "ab" * 32


def new_game(seats: int = 2, goal: int = 1_000_000, **more: Any) -> NewTable:
    """A running game of ann against computer players."""
    asked: dict[str, Any] = {
        "by": "ann",
        "computers": dict.fromkeys(range(1, seats), "random"),
        "seed": SEED,
        "start": True,
        **more,
    }
    return NewTable(TALLY.id, seats, options={"goal": goal}, **asked)


@asynccontextmanager
async def open_desk(path: Path, **more: Any) -> AsyncIterator[Desk]:
    with Store(path) as store:
        async with Desk(store, **{"game_of": tally_of, **more}) as desk:
            yield desk


def action_of(table: Table, action: str, command: str | None = None) -> Act:
    """The action for the seat whose turn it is, by who plays there."""
    position = table.position
    seat = position.to_act[0]
    by, decision = position.seats[seat].plays, position.decisions[seat]
    assert by is not None
    assert decision is not None
    return Act(by, seat, decision, action, command)


async def act(desk: Desk, table_id: str, action: str, command: str | None = None) -> Ack:
    return await desk.do(table_id, action_of(await desk.table(table_id), action, command))


def any_action(table: Table, rng: random.Random) -> str:
    position = table.position
    assert position.play is not None
    return rng.choice(position.play.legal(position.to_act[0]))


def bytes_of(table: Table) -> bytes:
    assert table.position.play is not None
    return table.position.play.state.tobytes()


async def code(awaitable: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(ProblemError) as caught:
        await awaitable
    return caught.value.problem.code


def heard_by(desk_steps: list[tuple[int, str]]) -> Any:
    def hear(_: Table, step: Step) -> None:
        desk_steps.append((step.entry.seq, step.entry.kind))

    return hear
