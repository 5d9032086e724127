"""What one action of Ticket to Ride costs besides the rules: views, menus and events for all seats.

    .venv/bin/python benchmarks/views.py [--seats 5] [--seed 5]

Plays a game at random, in which hands grow large, and measures every 25th action: the best of five times.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from statistics import mean

import msgspec

from wissel.core.conformance import Input, Setting, random_game
from wissel.core.play import Play, told
from wissel.games import registry

ENCODE = msgspec.json.Encoder().encode


def collects(legal: list[str], source: random.Random) -> str:
    """Draws mostly, so that there is much to choose from."""
    if "blind" in legal and source.random() < 0.6:
        return "blind"
    kind = source.choice(sorted({text.split()[0] for text in legal}))
    return source.choice([text for text in legal if text.startswith(kind)])


def best_us(call: Callable[[], object]) -> float:
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return min(times) * 1e6


def measured(play: Play, item: Input) -> dict[str, float]:
    """Microseconds of each part, and bytes of the largest menu."""
    seats = range(play.seats)

    def events() -> None:
        twin = play.copy()
        said = twin.act(item.seat or 0, item.action or "") + twin.resolve(item.outcomes)
        for seat in seats:
            ENCODE(told(said, seat))

    parts = {
        "public view": best_us(lambda: ENCODE(play.public_view())),
        "own views": best_us(lambda: [ENCODE(play.private_view(seat)) for seat in seats]),
        "menus": best_us(lambda: [ENCODE(play.menu(seat)) for seat in play.to_act]),
        "action and events": best_us(events) - best_us(play.copy),
    }
    return {
        **parts,
        "all": sum(parts.values()),
        "bytes of a menu": max(len(ENCODE(play.menu(s))) for s in play.to_act),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=5)
    args = parser.parse_args()
    game = registry.game("ticket-to-ride-europe")
    setting = Setting(game, game.load_map(game.default_map), args.seats, {})
    plays: list[Play] = []
    inputs = random_game(setting, args.seed, lambda play: plays.append(play.copy()), collects)
    rows = [measured(play, item) for play, item in list(zip(plays, inputs[1:], strict=False))[::25]]
    for name in rows[0]:
        column = [row[name] for row in rows]
        print(f"{name:20} {mean(column):8.0f} on average, {max(column):8.0f} at most")


if __name__ == "__main__":
    main()
