"""How long a list of tables takes, and how much memory tables cost that nobody looks at.

    python benchmarks/lobby.py [--tables 10000] [--few 100] [--json]

Fills a database with open, running and finished tables of both games, a third of them private, then serves it
in a process of its own, waits until the rules are ready, and asks for lists over HTTP: the best of 30. Memory
is the resident size of that process after the questions, with `--few` tables and with `--tables`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import socket
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path

from people import Connection as Client

from store import KEY
from wissel.cli.server import Server, server_config
from wissel.games import registry
from wissel.store.batch import Batch
from wissel.store.store import Store
from wissel.tables.entries import Created, Entry
from wissel.tables.position import Status
from wissel.tables.summary import SeatSummary, Summary
from wissel.web.app import make_app
from wissel.web.limits import Rate
from wissel.web.settings import Settings, default_rates

GAMES = ("paris-connection", "ticket-to-ride-europe")
MAPS = {name: registry.game(name).load_map(registry.game(name).default_map) for name in GAMES}
STATUSES: tuple[Status, ...] = ("open", "running", "finished")
QUESTIONS = {
    "open tables": "status=open",
    "open tables of one game with 4 seats": "status=open&game=paris-connection&seats=4",
    "of every status": "limit=50",
    "finished, 100 lines": "status=finished&limit=100",
    "a filter that nothing fits": "status=running&seats=9",
}
ROUNDS = 30
"""The best counts: the machine has other work."""
CHUNK = 500
BEGAN_MS = time.time_ns() // 1_000_000


def table(number: int) -> Batch:
    name = f"table{number:07}"
    game, status = GAMES[number % 2], STATUSES[number // 2 % 3]
    seats = 3 + number // 6 % 3
    rules = MAPS[game]
    created = Created(game, rules.id, rules.digest, 1, seats, {}, number % 3 == 0, "", 1, "0" * 64)
    summary = Summary(
        table=name,
        seq=1,
        game=game,
        name=f"Table {number}",
        status=status,
        private=number % 3 == 0,
        host=f"person{number % 500}",
        seats=[SeatSummary(f"person{(number + seat) % 500}", None) for seat in range(seats)],
        options={"turn_limit": 40, "memory_aid": 0},
        to_act=[0] if status == "running" else [],
        bot_to_act=False,
        next_table=None,
        created_at=BEGAN_MS,
        # In another order than they were made, and within the hours in which none is closed for its age.
        updated_at=BEGAN_MS - number * 7919 % 1_000_003,
    )
    entry = Entry(name, 1, None, f"person{number % 500}", None, number, created)
    return Batch(
        [entry],
        [summary],
        moved=frozenset({name}),
        secrets={name: KEY},
        maps={rules.digest: rules.text},
    )


async def fill(path: Path, tables: int) -> None:
    with Store(path) as store:
        for start in range(0, tables, CHUNK):
            some = range(start, min(tables, start + CHUNK))
            await asyncio.gather(*(store.append(table(number)) for number in some))


def resident_kib() -> int:
    return int(Path("/proc/self/status").read_text().split("VmRSS:")[1].split()[0])


def serve(path: Path, listener: socket.socket, pipe: Connection) -> None:
    """Serves until it is asked for its memory; answers that in KiB."""
    port = listener.getsockname()[1]
    rates = {kind: (Rate(1e6, 10**6), Rate(1e6, 10**6)) for kind in default_rates()}
    with Store(path) as store:
        settings = Settings(public_url=f"http://127.0.0.1:{port}", rates=rates)
        app = make_app(settings, store)
        server = Server(server_config(app, "127.0.0.1", port), app.state.site, lambda: pipe.send("up"))

        async def watch() -> None:
            await asyncio.to_thread(pipe.recv)
            pipe.send(resident_kib())
            server.should_exit = True

        async def both() -> None:
            await asyncio.gather(server.serve([listener]), watch())

        asyncio.run(both())


async def ask(port: int) -> dict[str, float]:
    client = Client(port)
    for _ in range(1_000):
        if (await client.ok("GET", "/health"))["ready"] == 100:
            break
        await asyncio.sleep(0.2)
    found = {}
    for name, query in QUESTIONS.items():
        took = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            await client.ok("GET", f"/api/tables?{query}")
            took.append((time.perf_counter() - began) * 1000)
        found[name] = round(min(took), 1)
    return found


def measure(folder: Path, tables: int) -> tuple[dict[str, float], int]:
    path = folder / f"{tables}.db"
    asyncio.run(fill(path, tables))
    ours, theirs = multiprocessing.Pipe()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        process = multiprocessing.get_context("fork").Process(target=serve, args=(path, listener, theirs))
        process.start()
        if ours.recv() != "up":
            raise RuntimeError("the server did not start")
        found = asyncio.run(ask(listener.getsockname()[1]))
        ours.send("memory")
        memory: int = ours.recv()
        process.join(30)
        with contextlib.suppress(ValueError):
            process.close()
    return found, memory


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--few", type=int, default=100, help="to compare with")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        few, few_kib = measure(Path(folder), asked.few)
        many, many_kib = measure(Path(folder), asked.tables)
    if asked.json:
        memory = {str(asked.few): few_kib, str(asked.tables): many_kib}
        print(json.dumps({"ms": {str(asked.few): few, str(asked.tables): many}, "kib": memory}))
        return
    print(f"{'':40} {asked.few:>9,} {asked.tables:>9,}  tables")
    for name in QUESTIONS:
        print(f"{name:40} {few[name]:>9} {many[name]:>9}  ms")
    print(f"{'memory of the server':40} {few_kib / 1024:>9.1f} {many_kib / 1024:>9.1f}  MiB")


if __name__ == "__main__":
    main()
