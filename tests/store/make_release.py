"""Writes tests/store/releases/<revision>.sql: a database as this version writes it, for the versions to come.

    python -m tests.store.make_release

Run it once for each new revision of the schema, and keep the file for ever.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path

from tests.store.desks import SEED, act, any_action, new_game, open_desk
from tests.store.tally import TALLY

from wissel.store import people
from wissel.store.database import HEAD
from wissel.store.desk import Desk
from wissel.store.new_table import NewTable
from wissel.store.people import Person
from wissel.tables.commands import Sit, TakeBack

RELEASES = Path(__file__).parent / "releases"


async def fill(desk: Desk) -> None:
    """An open table, a running one with something taken back, and a finished one; people who may be there."""
    store = desk.store
    for number, name in enumerate(("Ann", "Ben")):
        person = Person(name.lower(), name, number)
        await store.writing(people.add_guest, person, bytes([number]) * 32)
    waiting = (await desk.create(NewTable(TALLY.id, 3, "ann", private=True, name="Ours", seed=SEED))).table
    await desk.do(waiting, Sit("ben", SEED, command="command-sit"))
    await store.writing(people.add_invite, "ABCD2345", waiting, 5)
    await store.writing(people.grant, "ben", waiting, "see", "sit")
    running = (await desk.create(new_game(goal=1000))).table
    await act(desk, running, "add 1", "command-1")
    await desk.do(running, TakeBack("ann", 0))
    rng = random.Random(1)
    for _ in range(10):
        await act(desk, running, any_action(await desk.table(running), rng))
    finished = (await desk.create(new_game(seats=1, goal=1))).table
    await act(desk, finished, "add 1")
    await act(desk, finished, "end")


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "release.db"
        async with open_desk(path) as desk:
            await fill(desk)
        connection = sqlite3.connect(path)
        text = "\n".join(connection.iterdump()) + "\n"
        connection.close()
        RELEASES.mkdir(exist_ok=True)
        (RELEASES / f"{HEAD}.sql").write_text(text)


if __name__ == "__main__":
    asyncio.run(main())
