"""A program that plays on a database until it is killed; it prints each acknowledgement when it has it.

    python -m tests.store.player FILE ROUNDS SEED TABLE...

Each line: table, seq and the action. With ROUNDS 0 it never ends by itself.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from tests.store.desks import action_of, any_action, open_desk

from wissel.core.problems import ProblemError
from wissel.store.desk import Desk


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def play(desk: Desk, table_id: str, rounds: int, rng: random.Random) -> None:
    done = 0
    while not rounds or done < rounds:
        table = await desk.table(table_id)
        command = action_of(table, any_action(table, rng))
        try:
            ack = await desk.do(table_id, command)
        except ProblemError as error:
            if error.problem.code in ("STALE", "NOT_YOUR_TURN", "NOT_SEATED"):
                continue
            raise
        done += 1
        say(f"{table_id} {ack.seq} {command.action}")


async def main(path: Path, rounds: int, seed: int, tables: list[str]) -> None:
    async with open_desk(path) as desk:
        say("ready")
        await asyncio.gather(
            *(play(desk, table, rounds, random.Random(seed + n)) for n, table in enumerate(tables))
        )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
