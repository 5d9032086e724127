"""`wissel bench engine`: the speed of the rules, measured."""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import msgspec
import numpy as np

from wissel.cli.words import Later, explained, say
from wissel.core.problems import ProblemError
from wissel.games import registry

BATCH = 200
"""Games between two looks at the clock."""


@dataclass(frozen=True)
class Speed:
    """Uniformly random legal play on one core: complete rules, default options, every legal action listed."""

    game: str
    seats: int
    seconds: float
    games: int
    moves: int
    """Decisions of seats."""

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_per_game(self) -> float:
        return self.moves / self.games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["engine"], help=Later("cli-bench-what"))
    game, seats, long = "paris-connection", 4, 5
    parser.add_argument("--game", default=game, help=Later("cli-bench-game", {"default": game}))
    parser.add_argument("--seats", type=int, default=seats, help=Later("cli-bench-seats", {"default": seats}))
    parser.add_argument(
        "--seconds", type=seconds, default=float(long), help=Later("cli-bench-seconds", {"default": long})
    )
    parser.add_argument("--json", action="store_true", help=Later("cli-json"))


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise ValueError(text)
    return number


def measure(game_id: str, seats: int, at_least_s: float) -> Speed:
    """Plays for at least so long. Raises `ProblemError`: `GAME_UNKNOWN`, `BAD_SEAT_COUNT`."""
    game = registry.game(game_id)
    if seats not in game.seat_counts:
        raise ProblemError("BAD_SEAT_COUNT", least=game.seat_counts[0], most=game.seat_counts[-1])
    m = game.load_map(game.default_map).record
    state = np.zeros(1, game.state_dtype)
    options = game.option_numbers({})
    game.kernel.playouts(m, state, seats, options, 0, 1)  # compiles, or loads from the cache
    games = moves = 0
    begun = time.perf_counter()
    spent = 0.0
    while spent < at_least_s:
        moves += game.kernel.playouts(m, state, seats, options, 1 + games, BATCH)
        games += BATCH
        spent = time.perf_counter() - begun
    return Speed(game_id, seats, spent, games, moves)


@explained
def run(args: argparse.Namespace) -> int:
    speed = measure(args.game, args.seats, args.seconds)
    if args.json:
        told = {
            "game": speed.game,
            "seats": speed.seats,
            "seconds": round(speed.seconds, 3),
            "games_per_s": round(speed.games_per_s, 1),
            "moves_per_s": round(speed.moves_per_s, 1),
            "moves_per_game": round(speed.moves_per_game, 2),
        }
        print(msgspec.json.encode(told).decode())
    else:
        numbers = {
            "games": f"{speed.games_per_s:.0f}",
            "moves": f"{speed.moves_per_s:.0f}",
            "each": f"{speed.moves_per_game:.1f}",
        }
        print(say("cli-engine-speed", numbers))
    return 0
