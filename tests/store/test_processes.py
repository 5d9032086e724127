"""Killed at any moment, no acknowledged action is lost; two processes on one database never fork a table."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

import pytest
from tests.store.desks import new_game, open_desk
from tests.store.tally import TALLY

from wissel.store.store import Store
from wissel.tables.entries import Acted, Entry
from wissel.tables.table import Table

ROOT = Path(__file__).parents[2]
KILLS = 12
TABLES = 4

Acks = dict[str, dict[int, str]]
"""By table, the action that was acknowledged as entry seq."""


def make_tables(path: Path, count: int) -> list[str]:
    async def main() -> list[str]:
        async with open_desk(path) as desk:
            return [(await desk.create(new_game(seats=3))).table for _ in range(count)]

    return asyncio.run(main())


def start(path: Path, rounds: int, seed: int, tables: list[str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.player", str(path), str(rounds), str(seed), *tables]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert line_of(process) == "ready\n"
    return process


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def rest_of(process: subprocess.Popen[str]) -> str:
    """What the process says until it ends."""
    assert process.stdout is not None
    with process.stdout as stdout:
        rest = stdout.read()
    process.wait()
    return rest


def acknowledged(output: str) -> Acks:
    acks: Acks = defaultdict(dict)
    for line in output.splitlines(keepends=True):
        if line.endswith("\n"):
            table, seq, action = line.rstrip("\n").split(" ", 2)
            assert int(seq) not in acks[table]
            acks[table][int(seq)] = action
    return acks


def logs(path: Path, tables: list[str]) -> dict[str, list[Entry]]:
    async def main() -> dict[str, list[Entry]]:
        with Store(path) as store:
            return {table: await store.entries(table) for table in tables}

    return asyncio.run(main())


def check(path: Path, tables: list[str], *acks: Acks) -> None:
    """Every acknowledged action stands in the log, and every log is a game without gaps."""
    for table, entries in logs(path, tables).items():
        actions = {entry.seq: entry.data.action for entry in entries if isinstance(entry.data, Acted)}
        for known in acks:
            for seq, action in known.get(table, {}).items():
                assert actions.get(seq) == action, f"table {table}: acknowledged entry {seq} is lost"
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert Table.fold(entries, TALLY, TALLY.load_map("plain")).seq == len(entries)


@pytest.mark.slow
def test_killed_again_and_again_during_play_the_store_keeps_all_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    path = tmp_path / "w.db"
    tables = make_tables(path, TABLES)
    rng = random.Random(7)
    every: Acks = defaultdict(dict)
    for kill in range(KILLS):
        process = start(path, 0, kill * 100, tables)
        first = [line_of(process) for _ in range(rng.randint(1, 40))]
        time.sleep(rng.uniform(0, 0.03))
        process.kill()
        for table, known in acknowledged("".join(first) + rest_of(process)).items():
            assert not every[table].keys() & known.keys()
            every[table].update(known)
        check(path, tables, every)
    assert sum(map(len, every.values())) >= KILLS


@pytest.mark.slow
def test_two_processes_that_play_the_same_tables_never_fork_one(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    tables = make_tables(path, 2)
    processes = [start(path, 40, seed, tables) for seed in (1, 1000)]
    outputs = [rest_of(process) for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    one, other = map(acknowledged, outputs)
    for table in tables:
        assert len(one[table]) == len(other[table]) == 40
        assert not one[table].keys() & other[table].keys()
    check(path, tables, one, other)
