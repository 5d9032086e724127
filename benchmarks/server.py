"""Load on one server process: durable actions a second, latency at a steady rate, and what each stage costs.

    python benchmarks/server.py                    all three, with the defaults
    python benchmarks/server.py load --tables 100 --seconds 10 --rate 200
    python benchmarks/server.py stages

Tables of four people, each with a stream of its own seat. The load comes from this process, the server is
another one; on a machine with two cores each has one. An action counts when its entry is on the disk and
answered. Latency is measured to the answer, and to the arrival of the step at the last stream of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from people import GAME, HOST, SEATS, Connection, Figures, Table, open_table

METRICS = "benchmark"
"""The token for /metrics."""

# ---- the load ----------------------------------------------------------------------------------------------


def cpu_seconds(pid: int) -> tuple[float, float]:
    """User and system time of a process: of its event loop, and of all threads."""
    spent = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        fields = (task / "stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        spent[int(task.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent[pid], sum(spent.values())


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


async def as_fast_as_possible(tables: list[Table], seconds: float) -> None:
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end and not table.over:
            await table.act()

    await asyncio.gather(*(play(table) for table in tables))


async def steadily(tables: list[Table], seconds: float, rate: float) -> None:
    begun = time.perf_counter()
    acting: set[asyncio.Task[None]] = set()
    for number in range(int(seconds * rate)):
        await asyncio.sleep(begun + number / rate - time.perf_counter())
        table = tables[number % len(tables)]
        if not table.over:
            task = asyncio.create_task(table.act())
            acting.add(task)
            task.add_done_callback(acting.discard)
    await asyncio.gather(*acting)


async def measure(port: int, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    asker = Connection(port)
    rules = (await asker.ok("GET", f"/api/games/{GAME}/maps/france"))["rules"]
    hexes = [item["id"] for item in rules["hexes"]]
    dice = random.Random(args.seed)
    report: dict[str, Any] = {"tables": args.tables, "seats": SEATS, "streams": SEATS * args.tables}
    for name in ("fast", "steady"):
        figures = Figures()
        tables = [await open_table(port, hexes, figures, dice) for _ in range(args.tables)]
        await asyncio.sleep(0.5)
        figures.bytes_out = 0
        (loop, cpu), begun, own = cpu_seconds(pid), time.perf_counter(), time.process_time()
        if name == "fast":
            await as_fast_as_possible(tables, args.seconds)
        else:
            await steadily(tables, args.seconds, args.rate)
        wall = time.perf_counter() - begun
        loop_after, cpu_after = cpu_seconds(pid)
        count = len(figures.answered)
        report[name] = {
            "actions": count,
            "actions_per_s": round(count / wall),
            "loop_cpu_us_per_action": round((loop_after - loop) / max(1, count) * 1e6),
            "server_cpu_us_per_action": round((cpu_after - cpu) / max(1, count) * 1e6),
            "load_cpu_us_per_action": round((time.process_time() - own) / max(1, count) * 1e6),
            "bytes_per_message": round(figures.bytes_out / max(1, count) / SEATS),
            "answer_ms": {f"p{p}": round(percentile(figures.answered, p / 100) * 1e3, 1) for p in (50, 99)},
            "delivered_ms": {
                f"p{p}": round(percentile(figures.delivered, p / 100) * 1e3, 1) for p in (50, 99)
            },
            "refused": figures.refused,
        }
    return report


@contextmanager
def serving(port: int, *options: str, data: str | None = None) -> Iterator[int]:
    """A server in a process of its own (`serve`, with these options), with a new database in the folder
    `data`. Gives its pid when its rules can be called."""
    with tempfile.TemporaryDirectory(dir=data) as folder:
        command = [sys.executable, __file__, "serve", "--port", str(port), "--data", folder, *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                if server.stdout.readline().strip() != "ready":
                    raise RuntimeError("the server did not start")
                yield server.pid
            finally:
                server.terminate()


def load(args: argparse.Namespace) -> dict[str, Any]:
    with serving(args.port, data=args.data) as pid:
        return asyncio.run(measure(args.port, pid, args))


def serve(args: argparse.Namespace) -> None:
    """The server under load: as `wissel serve` runs it, without limits of rate."""
    import threading

    from wissel.cli.server import Server, server_config
    from wissel.store.store import Store
    from wissel.web.app import make_app
    from wissel.web.settings import Settings

    with Store(Path(args.data) / "wissel.sqlite3") as store:
        app = make_app(
            Settings(
                public_url=f"http://{HOST}:{args.port}",
                rates={},
                idle_minutes=args.idle,
                metrics_token=METRICS if args.metrics else None,
            ),
            store,
        )
        site = app.state.site

        def when_ready() -> None:
            while site.warm_up.percent < 100:
                time.sleep(0.05)
            print("ready", flush=True)

        server = Server(server_config(app, HOST, args.port), site, threading.Thread(target=when_ready).start)
        server.run()


# ---- stages ------------------------------------------------------------------------------------------------


def stages(args: argparse.Namespace) -> dict[str, float]:
    """Microseconds of each stage of one action, in this process, at positions of one random game."""
    from wissel.core.fair import FairDraws
    from wissel.games import registry
    from wissel.store.batch import Batch
    from wissel.store.new_table import NewTable, prepare
    from wissel.store.store import Store
    from wissel.tables.commands import Act, Sit, Start
    from wissel.tables.position import Step as TableStep
    from wissel.tables.table import Table as Fold
    from wissel.web.compose import StepText
    from wissel.web.warmup import exercise

    exercise(lambda _: None)
    dice = random.Random(args.seed)
    spent = dict.fromkeys(("rules", "view", "menu", "encode"), 0.0)
    steps: list[TableStep] = []

    def new_fold() -> tuple[Fold, Any]:
        made = prepare(NewTable(GAME, SEATS, "p0"), registry.game, FairDraws, 0)
        table = made.table
        steps.extend(made.steps)
        for seat in range(SEATS):
            advance(table, table.plan(Sit(f"p{seat}", "00" * 32), 0, made.draws))
        advance(table, table.plan(Start("p0"), 0, made.draws))
        return table, made.draws

    def advance(table: Fold, step: Any) -> None:
        table.advance(step)
        steps.append(step)

    names = {f"p{seat}": f"Person {seat}" for seat in range(SEATS)}
    actions = 0
    table, draws = new_fold()
    while actions < args.actions:
        if table.position.status != "running":
            table, draws = new_fold()
        position = table.position
        seat = position.to_act[0]
        assert position.play is not None
        action = dice.choice(position.play.legal(seat))
        t0 = time.thread_time()
        step = table.plan(Act(f"p{seat}", seat, position.decisions[seat] or "", action), 0, draws)
        t1 = time.thread_time()
        advance(table, step)
        assert isinstance(step, TableStep)
        play = step.after.play
        assert play is not None
        t2 = time.thread_time()
        play.public_view()
        for number in range(SEATS):
            play.private_view(number)
        t3 = time.thread_time()
        for number in step.after.to_act:
            play.menu(number)
        t4 = time.thread_time()
        text = StepText(step.after, step.happened, names)
        for number in range(SEATS):
            text.text(number)
        t5 = time.thread_time()
        actions += 1
        spent["rules"] += t1 - t0
        spent["view"] += t3 - t2
        spent["menu"] += t4 - t3
        spent["encode"] += (t5 - t4) - (t4 - t2)

    async def store_all(path: Path, together: int) -> float:
        with Store(path) as store:
            begun = time.perf_counter()
            for start in range(0, len(steps), together):
                some = steps[start : start + together]
                await asyncio.gather(*(store.append(Batch.of([step])) for step in some))
            return (time.perf_counter() - begun) / len(steps)

    result = {name: round(total / actions * 1e6, 1) for name, total in spent.items()}
    with tempfile.TemporaryDirectory(dir=args.data) as folder:
        for together in (1, 16, 64):
            seconds = asyncio.run(store_all(Path(folder) / f"{together}.sqlite3", together))
            result[f"store_{together}_at_once"] = round(seconds * 1e6, 1)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("all", "load", "stages", "serve"), default="all")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--actions", type=int, default=2_000, help="for `stages`")
    parser.add_argument("--port", type=int, default=8119)
    parser.add_argument("--metrics", action="store_true", help="for `serve`: counted, for /metrics")
    parser.add_argument("--idle", type=int, default=10, help="minutes after which idle tables leave memory")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", default=None, help="folder for the database; its disk is what is measured")
    args = parser.parse_args()
    if args.what == "serve":
        serve(args)
        return
    report: dict[str, Any] = {}
    if args.what in ("all", "load"):
        report["load"] = load(args)
    if args.what in ("all", "stages"):
        report["stages_us"] = stages(args)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
