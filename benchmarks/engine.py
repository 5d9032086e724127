"""How fast the compiled rules are, how long compiling takes, and how soon a command starts.

    python benchmarks/engine.py [--seconds 2] [--json]

All figures of one run are measured one after another on the same machine; the best of several short pieces
counts, so that other work on the machine disturbs little. Processor time is told beside wall time.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass

import numpy as np

from wissel.core.game import Game
from wissel.games.registry import game as game_of

PIECES = 10
STEPS = 2_000


def playouts(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Whole games, uniformly random: games a second of wall time and of processor time, decisions a game."""
    play = player(game, seats)
    best = {"games_per_s": 0.0, "games_per_cpu_s": 0.0}
    games = decisions = 0
    for piece in range(PIECES):
        count = max(20, int(seconds / PIECES * 10_000))
        wall, cpu = time.perf_counter(), time.thread_time()
        decisions += play(piece * count, count)
        best["games_per_cpu_s"] = max(best["games_per_cpu_s"], count / (time.thread_time() - cpu))
        best["games_per_s"] = max(best["games_per_s"], count / (time.perf_counter() - wall))
        games += count
    return {**best, "decisions_per_game": decisions / games}


def player(game: Game, seats: int) -> Callable[[int, int], int]:
    """A function that plays games from a seed on, with a record of its own."""
    m = game.load_map(game.default_map).record
    state = np.zeros(1, game.state_dtype)
    options = game.option_numbers({})
    game.kernel.playouts(m, state, seats, options, 0, 1)
    return lambda seed, games: game.kernel.playouts(m, state, seats, options, seed, games)


def two_threads(game: Game, seats: int, seconds: float) -> float:
    """Games a second of two threads, divided by those of one, in turns."""
    players = [player(game, seats), player(game, seats)]
    count = max(20, int(seconds / PIECES * 5_000))
    ratios = []
    with ThreadPoolExecutor(2) as pool:
        for piece in range(PIECES):
            begun = time.perf_counter()
            players[0](piece, count)
            one = time.perf_counter() - begun
            begun = time.perf_counter()
            list(pool.map(lambda play, seed=piece: play(seed, count), players))
            ratios.append(2 * one / (time.perf_counter() - begun))
    return float(np.median(ratios))


def step_us(game: Game, seats: int) -> float:
    """One `step` called from Python, in microseconds of wall time: applies and lists what is legal next."""
    m = game.load_map(game.default_map).record
    state = np.zeros(1, game.state_dtype)
    pool = np.zeros(game.outcome_count, np.int64)
    out = np.zeros(game.action_count, np.int64)
    options = game.option_numbers({})
    source = np.random.default_rng(1)
    step, best = game.kernel.step, float("inf")
    for _ in range(PIECES):
        taken: list[int] = []
        spent = 0.0
        while len(taken) < STEPS:
            game.kernel.setup(m, state, seats, options)
            while game.kernel.chance(m, state, pool):
                game.kernel.resolve(m, state, int(np.flatnonzero(pool)[0]))
            start, actions = state.copy(), []
            count = game.kernel.legal(m, state, int(game.kernel.to_act(state)).bit_length() - 1, out)
            while count:
                actions.append(int(out[source.integers(count)]))
                count = step(m, state, actions[-1], out)
            begun = time.perf_counter()
            for action in actions:
                step(m, start, action, out)
            spent += time.perf_counter() - begun
            taken += actions
        best = min(best, spent / len(taken) * 1e6)
    return best


@dataclass(frozen=True)
class Spent:
    """Seconds of a whole process."""

    wall: float
    cpu: float


def start(cache: str, *arguments: str) -> Spent:
    """Runs the command with this cache."""
    begun, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "wissel", *arguments],
        env=os.environ | {"XDG_CACHE_HOME": cache},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Spent(time.perf_counter() - begun, cpu)


SIMULATE = ("simulate", "paris-connection", "--seats", "planner,random,random", "--games", "1", "--json")


def starts() -> dict[str, dict[str, float]]:
    """Compiling into an empty cache, and the best of five starts from a full one."""
    with tempfile.TemporaryDirectory() as cache:
        told = {"cold_compile_s": start(cache, "warm")}
        start(cache, *SIMULATE)
        for name, arguments in {"help_s": ("--help",), "simulate_one_game_s": SIMULATE}.items():
            told[name] = min((start(cache, *arguments) for _ in range(5)), key=lambda spent: spent.wall)
    return {name: {k: round(v, 2) for k, v in asdict(spent).items()} for name, spent in told.items()}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="paris-connection")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement (default 2)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    game = game_of(args.game)
    told: dict[str, object] = {
        f"seats_{seats}": {
            name: round(value, 1) for name, value in playouts(game, seats, args.seconds).items()
        }
        for seats in game.seat_counts
    }
    told["step_us"] = round(step_us(game, 4), 2)
    told["two_threads"] = round(two_threads(game, 4, args.seconds), 2)
    told |= starts()
    if args.json:
        print(json.dumps(told))
    else:
        for name, value in told.items():
            print(f"{name:22}{value}")


if __name__ == "__main__":
    main()
