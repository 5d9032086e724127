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
