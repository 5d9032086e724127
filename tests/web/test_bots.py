"""Computer players: found again whatever went wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from tests.store.desks import new_game, open_desk

from wissel.core.game import Game, GameMap, Record
from wissel.web import bots
from wissel.web.bots import BotRunner


def add_one(_: str, __: Game, ___: GameMap, ____: Record, _____: int) -> str:
    return "add 1"


def test_a_busy_database_does_not_end_the_search_for_tables_that_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "SCAN_S", 0.01)

    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            game = new_game(computers={0: "random", 1: "random"}, seed=None)
            table_id = (await desk.create(game)).table
            asked = desk.store.tables_awaiting_bots
            failures = [OperationalError("SELECT", {}, Exception("database is locked"))]

            async def busy_at_first() -> list[str]:
                if failures:
                    raise failures.pop()
                return await asked()

            monkeypatch.setattr(desk.store, "tables_awaiting_bots", busy_at_first)
            moved = asyncio.Event()
            desk.listen(lambda _, step: moved.set() if step.entry.table == table_id else None)
            runner = BotRunner(desk, thinker=add_one, pause=lambda: 0.0)
            runner.start()
            try:
                await asyncio.wait_for(moved.wait(), 20)
            finally:
                await runner.stop()

    asyncio.run(main())
    assert "database is locked" in caplog.text


def test_who_searches_waits_until_the_search_is_ready_and_holds_nobody_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            ready = asyncio.Event()
            asked: list[str] = []
            moved: dict[str, asyncio.Event] = {}

            def thinker(spec: str, _: Game, __: GameMap, ___: Record, ____: int) -> str:
                asked.append(spec)
                return "add 1"

            async def prepared() -> None:
                await ready.wait()

            specs = ("search:ms=5", "planner")
            tables = [
                (await desk.create(new_game(computers={0: spec, 1: spec}, seed=None))).table for spec in specs
            ]
            moved = {table: asyncio.Event() for table in tables}
            desk.listen(lambda _, step: moved[step.entry.table].set())
            runner = BotRunner(desk, thinker=thinker, pause=lambda: 0.0, prepared=prepared)
            runner.start()
            try:
                await asyncio.wait_for(moved[tables[1]].wait(), 20)
                assert set(asked) == {"planner"}
                ready.set()
                await asyncio.wait_for(moved[tables[0]].wait(), 20)
                assert specs[0] in asked
            finally:
                await runner.stop()

    asyncio.run(main())
