"""Many computer players think at once on one server: how long each may, and how long people wait meanwhile.

    python benchmarks/crowd.py
    python benchmarks/crowd.py --tables 20 --bot expert --seconds 60 --rate 10

Tables of Ticket to Ride at which five computer players play each other, and beside them tables of people, who
act so many times a second in all. Told are the moves of the computer players, the time that they thought
(as /metrics has it), and how long people waited for the answer and for the news at the last stream of their
table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import time
from typing import Any

from people import GAME, SEATS, Connection, Figures, open_table
from server import METRICS, percentile, serving, steadily

CROWDED = "ticket-to-ride-europe"
PLAYERS = 5


async def open_crowd(port: int, bot: str, tables: int) -> None:
    host = Connection(port)
    computers = dict.fromkeys(map(str, range(PLAYERS)), bot)
    for _ in range(tables):
        wanted = {"game": CROWDED, "seats": PLAYERS, "computers": computers, "start": True, "rated": False}
        await host.ok("POST", "/api/tables", wanted)


async def thinking(port: int) -> tuple[float, float]:
    """Moves that computer players chose so far, and the seconds that this took in all."""
    connection = Connection(port, bearer=METRICS)
    status, text = await connection.request("GET", "/metrics")
    if status != 200:
        raise RuntimeError(f"/metrics: {status}")
    found = dict(re.findall(rb"wissel_thinking_seconds_(count|sum)\{[^}]*\} (\S+)", text))
    return float(found.get(b"count", 0)), float(found.get(b"sum", 0))


async def under_way(port: int, moves: int) -> None:
    """Until so many moves are chosen: making the search ready does not count."""
    for _ in range(600):
        if (await thinking(port))[0] >= moves:
            return
        await asyncio.sleep(0.5)
    raise RuntimeError("the computer players do not begin")


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    asker = Connection(args.port)
    rules = (await asker.ok("GET", f"/api/games/{GAME}/maps/france"))["rules"]
    hexes = [item["id"] for item in rules["hexes"]]
    dice = random.Random(args.seed)
    figures = Figures()
    people = [await open_table(args.port, hexes, figures, dice) for _ in range(args.people)]
    await open_crowd(args.port, args.bot, args.tables)
    await under_way(args.port, args.tables)
    (moves, spent), begun = await thinking(args.port), time.perf_counter()
    figures.answered.clear()
    figures.delivered.clear()
    await steadily(people, args.seconds, args.rate)
    (moves_after, spent_after), wall = await thinking(args.port), time.perf_counter() - begun
    chosen = moves_after - moves
    return {
        "tables_of_computers": args.tables,
        "computers_moves_per_s": round(chosen / wall, 1),
        "thinking_ms_mean": round(1e3 * (spent_after - spent) / max(1, chosen), 1),
        "actions_of_people": len(figures.answered),
        "seats": SEATS,
        **{
            name: {f"p{p}": round(percentile(values, p / 100) * 1e3, 1) for p in (50, 99)}
            for name, values in (("answer_ms", figures.answered), ("delivered_ms", figures.delivered))
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, help="of computer players")
    parser.add_argument("--bot", default="search:ms=100")
    parser.add_argument("--people", type=int, default=10, help="tables of people")
    parser.add_argument("--rate", type=float, default=10, help="actions of people a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--port", type=int, default=8121)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with serving(args.port, "--metrics"):
        print(json.dumps(asyncio.run(measure(args)), indent=2))


if __name__ == "__main__":
    main()
