"""Whether a server stays as it is: people come, play, talk, watch and go, for as many minutes as are given.

    python benchmarks/soak.py 30
    python benchmarks/soak.py 10 --tables 12 --rate 4

Tables are opened, played to their end by programs at so many actions a second each, and left; meanwhile
watchers come and go, most of them by cutting the connection, and everybody talks. Tables leave the server's
memory a minute after the last has gone. Every half minute a line tells the memory of the server, its open
files and its threads.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from people import GAME, Connection, Figures, Table, follow, open_table
from server import serving

PATIENCE_S = 120
"""A table at which nothing happens for so long is given up, and counted."""
TURNS = 15


@dataclass
class Soak:
    port: int
    hexes: list[str]
    rate: float
    end: float
    dice: random.Random
    figures: Figures = field(default_factory=Figures)
    opened: int = 0
    finished: int = 0
    stuck: int = 0
    cut: int = 0
    watched: int = 0
    lines: int = 0

    async def table_after_table(self) -> None:
        while time.monotonic() < self.end:
            table = None
            try:
                table = await open_table(self.port, self.hexes, self.figures, self.dice, TURNS)
                self.opened += 1
                await self.play(table)
                self.finished += table.over
            except TimeoutError:
                self.stuck += 1
            except (OSError, asyncio.IncompleteReadError):
                # A connection was kept waiting for longer than the server keeps it: an overloaded machine.
                self.cut += 1
            finally:
                if table is not None:
                    table.close()

    async def play(self, table: Table) -> None:
        while not table.over and time.monotonic() < self.end:
            async with asyncio.timeout(PATIENCE_S):
                await table.act()
            chance = self.dice.random()
            if chance < 0.1:
                await self.watch(table)
            elif chance < 0.2:
                await self.talk(table)
            await asyncio.sleep(self.dice.expovariate(self.rate))

    async def watch(self, table: Table) -> None:
        """One more comes to watch; at most three stay."""
        await follow(self.port, table, None, Connection(self.port), self.dice)
        self.watched += 1
        seats = len(table.people)
        if len(table.followers) > seats + 3:
            table.followers.pop(seats).transport.abort()

    async def talk(self, table: Table) -> None:
        speaker = self.dice.choice(table.people)
        await speaker.ok(
            "POST", f"/api/tables/{table.id}/chat", {"text": "A fine day for a train journey. " * 3}
        )
        self.lines += 1


def memory_of(pid: int) -> dict[str, int]:
    status = dict(
        line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    )
    return {
        "rss_mb": int(status["VmRSS"].split()[0]) // 1024,
        "files": len(list(Path(f"/proc/{pid}/fd").iterdir())),
        "threads": int(status["Threads"]),
    }


async def soak(args: argparse.Namespace, pid: int) -> list[dict[str, Any]]:
    asker = Connection(args.port)
    rules = (await asker.ok("GET", f"/api/games/{GAME}/maps/france"))["rules"]
    begun = time.monotonic()
    run = Soak(
        args.port,
        [item["id"] for item in rules["hexes"]],
        args.rate,
        begun + args.minutes * 60,
        random.Random(args.seed),
    )
    playing = [asyncio.create_task(run.table_after_table()) for _ in range(args.tables)]
    told: list[dict[str, Any]] = []
    while not all(task.done() for task in playing):
        await asyncio.wait(playing, timeout=args.every)
        told.append(
            {
                "seconds": round(time.monotonic() - begun),
                **memory_of(pid),
                "actions": len(run.figures.answered),
                "refused": run.figures.refused,
                "opened": run.opened,
                "finished": run.finished,
                "stuck": run.stuck,
                "cut": run.cut,
                "watched": run.watched,
                "lines": run.lines,
            }
        )
        print(json.dumps(told[-1]), flush=True)
        for task in playing:
            if task.done():
                task.result()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("minutes", type=float)
    parser.add_argument("--tables", type=int, default=12, help="at the same time")
    parser.add_argument("--rate", type=float, default=4, help="actions a second at each table")
    parser.add_argument("--every", type=float, default=30, help="seconds between two lines")
    parser.add_argument("--port", type=int, default=8120)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with serving(args.port, "--idle", "1") as pid:
        told = asyncio.run(soak(args, pid))
    later = [line["rss_mb"] for line in told[len(told) // 3 :]]
    print(json.dumps({"rss_mb_after_a_third": [min(later), max(later)]}))


if __name__ == "__main__":
    main()
