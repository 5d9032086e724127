"""How many entries a second the store makes durable, with many commands that wait at once.

    python benchmarks/store.py [--seconds 5] [--tables 200] [--file FILE] [--json]

Each table stores one entry after another, as a desk does: an entry and the summary row, then the next one
when the first is on the disk. Reports entries a second and how long one waited.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import msgspec

from wissel.store.batch import Batch
from wissel.store.store import Store
from wissel.tables.entries import Acted, Created, Entry
from wissel.tables.summary import SeatSummary, Summary

KEY = bytes(32)


def first(table: str) -> Batch:
    created = Created("paris-connection", "france", "0" * 64, 1, 4, {}, False, "", 1, "0" * 64)
    summary = Summary(
        table=table,
        seq=1,
        game="paris-connection",
        name="",
        status="running",
        private=False,
        host="ann",
        seats=[SeatSummary(person, None) for person in ("ann", "ben", "cas", "dee")],
        options={"turn_limit": 40, "memory_aid": 0},
        to_act=[0],
        bot_to_act=False,
        next_table=None,
        created_at=1,
        updated_at=1,
    )
    return Batch([Entry(table, 1, None, "ann", None, 1, created)], [summary], secrets={table: KEY})


def actions(start: Batch) -> Iterator[Batch]:
    """Placements, one after another."""
    [summary] = start.summaries
    seq = 1
    while True:
        seq += 1
        data = Acted(str(seq - 1), "place red villers-cotterets", [])
        entry = Entry(summary.table, seq, seq % 4, "ann", f"command-{seq:08}", seq, data)
        after = msgspec.structs.replace(summary, seq=seq, to_act=[seq % 4], updated_at=seq)
        yield Batch([entry], [after])


async def measure(path: Path, tables: int, seconds: float) -> dict[str, float]:
    waits: list[float] = []
    with Store(path) as store:
        starts = [first(f"table-{number:05}") for number in range(tables)]
        await asyncio.gather(*(store.append(start) for start in starts))
        end = time.perf_counter() + seconds

        async def play(start: Batch) -> None:
            for batch in actions(start):
                began = time.perf_counter()
                if began > end:
                    return
                if not await store.append(batch):
                    raise RuntimeError("an entry was refused")
                waits.append(time.perf_counter() - began)

        began = time.perf_counter()
        await asyncio.gather(*(play(start) for start in starts))
        took = time.perf_counter() - began
    cut = quantiles(waits, n=100)
    return {
        "tables": tables,
        "entries": len(waits),
        "entries_per_s": round(len(waits) / took),
        "wait_ms_median": round(cut[49] * 1000, 2),
        "wait_ms_99": round(cut[98] * 1000, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=200, help="how many wait at once")
    parser.add_argument("--file", type=Path, help="the database, on the disk to be measured")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = asked.file or Path(folder) / "bench.db"
        found = asyncio.run(measure(path, asked.tables, asked.seconds))
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:16} {value:>12,}")


if __name__ == "__main__":
    main()
