"""`wissel warm`: compiles the rules of all games into the disk cache and prints the percentage done."""

from __future__ import annotations

import argparse

import numpy as np

from wissel.bots.match import compiled_match
from wissel.cli.words import say
from wissel.games import registry
from wissel.web.warmup import exercise

SERVER = 60
"""Percentage of the work that a server needs."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help=say("cli-warm-all"))


def run(args: argparse.Namespace) -> int:
    most = SERVER if args.all else 100
    exercise(lambda percent: print(percent * most // 100, flush=True))
    if args.all:
        for done, game_id in enumerate(registry.GAME_IDS, 1):
            exercise_simulation(game_id)
            print(SERVER + (100 - SERVER) * done // len(registry.GAME_IDS), flush=True)
    return 0


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
