"""`wissel warm`: compiles the rules of all games into the disk cache and prints the percentage done.

The parts of each game are compiled by processes of their own, as many at once as there are processors.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from wissel.bots.match import compiled_match
from wissel.cli.words import Later
from wissel.games import registry
from wissel.kernel.compiler import prepare
from wissel.web.warmup import SEARCH, exercise, exercise_search

Job = tuple[str, str]
"""A game, and a part of it."""


def compile_rules(game_id: str) -> None:
    """All that a table needs besides its computer players."""
    exercise(print_percent, (game_id,), thinking=False)


def compile_planner(game_id: str) -> None:
    game = registry.game(game_id)
    m = game.load_map(game.default_map).record
    prepare(game.planner, m, np.zeros(1, game.observation_dtype), 1)


def compile_search(game_id: str) -> None:
    exercise_search((game_id,))


def compile_simulation(game_id: str) -> None:
    """What only simulations, measurements and tests call."""
    game = registry.game(game_id)
    kernel = game.kernel
    m = game.load_map(game.default_map).record
    state, twin = np.zeros((2, 1), game.state_dtype)
    seen = np.zeros(1, game.observation_dtype)
    seats = game.seat_counts[0]
    options = game.option_numbers({})
    pool = np.zeros(game.outcome_count, np.int64)
    out = np.zeros(game.action_count, np.int64)
    kernel.playouts(m, state, seats, options, 1, 1)
    kernel.step(m, state, 0, out)
    kernel.observe(state, 0, seen)
    kernel.determinize(m, seen, twin, 1)
    match = compiled_match(kernel, game.planner)
    match(m, state, seen, options, np.zeros(seats, np.int64), 1, pool, out, np.zeros(1, np.int64))


PARTS: dict[str, Callable[[str], None]] = {
    "rules": compile_rules,
    "planner": compile_planner,
    SEARCH: compile_search,
    "simulation": compile_simulation,
}
SERVER = ("rules", "planner")
"""What a server needs before anything can be played."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help=Later("cli-warm-all"))
    parser.add_argument("--part", choices=PARTS, help=Later("cli-warm-part"))
    parser.add_argument("--game", choices=registry.GAME_IDS, help=Later("cli-warm-game"))


def run(args: argparse.Namespace) -> int:
    parts = tuple(PARTS) if args.all else (args.part,) if args.part else SERVER
    games = (args.game,) if args.game else registry.GAME_IDS
    jobs = [(game_id, part) for part in parts for game_id in games]
    if len(jobs) > 1:
        return compile_in_processes(jobs)
    for game_id, part in jobs:
        PARTS[part](game_id)
    print_percent(100)
    return 0


def compile_in_processes(jobs: Sequence[Job]) -> int:
    """Prints how far they are together. The worst of their exit statuses."""
    percents = dict.fromkeys(jobs, 0)
    lock = threading.Lock()

    def work(job: Job) -> int:
        game_id, part = job
        command = [sys.executable, "-m", "wissel", "warm", "--game", game_id, "--part", part]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            for line in child.stdout or ():
                with lock:
                    percents[job] = int(line)
                    print_percent(sum(percents.values()) // len(jobs))
        return child.returncode

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(work, jobs), key=abs)


def print_percent(percent: int) -> None:
    print(percent, flush=True)
