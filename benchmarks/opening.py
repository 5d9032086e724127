"""What it costs to open a table of many entries that nobody uses: its log is read and folded, a stream begun.

    .venv/bin/python benchmarks/opening.py [--entries 500]

Plays a table of each game with the most seats at random until it has so many entries, and opens it as a
server does that has just started: the best of five, and the whole first message of a seat.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from wissel.games import registry
from wissel.store.desk import Desk
from wissel.store.new_table import NewTable
from wissel.store.store import Store
from wissel.tables.commands import Act
from wissel.tables.table import Table
from wissel.web.compose import StepText, since

PERSON = "ann"


async def played(desk: Desk, game: str, entries: int, source: random.Random) -> str:
    """The id of a table with so many entries, or as many as its game has."""
    seats = registry.game(game).seat_counts[-1]
    computers = dict.fromkeys(range(1, seats), "random")
    asked = NewTable(game, seats, PERSON, computers=computers, seed="ab" * 32, start=True)
    table_id = (await desk.create(asked)).table
    while True:
        position = (await desk.table(table_id)).position
        if position.play is None or position.over or position.seq >= entries:
            return table_id
        seat = position.to_act[0]
        legal = position.play.legal(seat)
        kinds = sorted({action.split()[0] for action in legal})
        kind = source.choice(kinds)
        action = source.choice([one for one in legal if one.startswith(kind)])
        by, decision = position.seats[seat].plays, position.decisions[seat]
        await desk.do(table_id, Act(by or "", seat, decision or "", action))


def first_message(table: Table) -> str:
    """All that a seat is told when its page opens."""
    text = StepText(table.position, (), {}, 0)
    return text.message(0, since(table, 0, 0, {}), fresh=False)


async def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--entries", type=int, default=500)
    args = parser.parse_args()
    source = random.Random(1)
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "wissel.sqlite3") as store:
        for game in registry.GAME_IDS:
            async with Desk(store) as desk:
                table_id = await played(desk, game, args.entries, source)
            opened, told, size, seq = [], [], 0, 0
            for _ in range(5):
                async with Desk(store) as desk:
                    begun = time.perf_counter()
                    table = await desk.table(table_id)
                    opened.append(time.perf_counter() - begun)
                    message = first_message(table)
                    told.append(time.perf_counter() - begun - opened[-1])
                    size, seq = len(message), table.seq
            print(
                f"{game}: {seq} entries; opened in {min(opened) * 1e3:.0f} ms,"
                f" first message of {size / 1e3:.0f} kB in {min(told) * 1e3:.0f} ms more"
            )


if __name__ == "__main__":
    asyncio.run(main())
