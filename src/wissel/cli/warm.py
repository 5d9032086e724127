"""`wissel warm`: compiles the rules of all games into the disk cache and prints the percentage done.

Each game is compiled by a process of its own, all at once.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import threading

import numpy as np

from wissel.bots.match import compiled_match
from wissel.cli.words import say
from wissel.games import registry
from wissel.web.warmup import exercise, exercise_search

SERVER = 40
"""Percentage of the work that a server needs before anything can be played."""
SEARCH = 70
"""The same with the search."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help=say("cli-warm-all"))
    parser.add_argument("--search", action="store_true", help=say("cli-warm-search"))
    parser.add_argument("--game", choices=registry.GAME_IDS, help=say("cli-warm-game"))


def run(args: argparse.Namespace) -> int:
    if args.game is None:
        return warm_each(["--all"] * args.all + ["--search"] * args.search)
    if not args.search:
        most = SERVER if args.all else 100
        exercise(lambda percent: print(percent * most // 100, flush=True), (args.game,))
    if args.all or args.search:
        exercise_search((args.game,))
        print(SEARCH if args.all else 100, flush=True)
    if args.all:
        exercise_simulation(args.game)
        print(100, flush=True)
    return 0


def warm_each(options: list[str]) -> int:
    """One process for each game; prints how far they are together. The worst of their exit statuses."""
    percents = dict.fromkeys(registry.GAME_IDS, 0)
    statuses: list[int] = []
    lock = threading.Lock()

    def warm(game_id: str) -> None:
        command = [sys.executable, "-m", "wissel", "warm", "--game", game_id, *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            for line in child.stdout or ():
                with lock:
                    percents[game_id] = int(line)
                    print(sum(percents.values()) // len(percents), flush=True)
        statuses.append(child.returncode)

    threads = [threading.Thread(target=warm, args=(game_id,)) for game_id in registry.GAME_IDS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return max(statuses, key=abs)


def exercise_simulation(game_id: str) -> None:
    """Calls every entry of the game that `exercise` leaves out."""
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
