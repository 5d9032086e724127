"""`wissel admin ratings`: the ladders, and computing them anew."""

from __future__ import annotations

import argparse

import msgspec

from wissel.cli.opened import opened
from wissel.cli.tables import table
from wissel.cli.words import Later, say


def add_commands(chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = chosen.add_parser("ratings", help=Later("cli-admin-ratings"))
    parser.add_argument("--recompute", action="store_true", help=Later("cli-admin-recompute"))
    parser.add_argument("--json", action="store_true", help=Later("cli-json"))
    parser.set_defaults(carry_out=_ratings)


def _ratings(args: argparse.Namespace) -> int:
    from wissel.store import ratings
    from wissel.store.people import named

    with opened(args) as connection:
        counted = ratings.recompute(connection) if args.recompute else None
        ladders = {game: ratings.ladder(connection, game) for game in ratings.games_rated(connection)}
        names = named(connection, [player for ladder in ladders.values() for player, _ in ladder])
    if args.json:
        told = {game: [{"player": player} | msgspec.to_builtins(rating) for player, rating in ladder]
                for game, ladder in ladders.items()}  # fmt: skip
        print(msgspec.json.encode(told).decode())
        return 0
    if counted is not None:
        print(say("cli-admin-recomputed", {"games": counted}))
    head = [say(f"cli-column-{name}") for name in ("player", "rating", "uncertainty", "games")]
    for game, ladder in ladders.items():
        rows = [
            (names.get(player) or player, str(rating.points), str(rating.uncertainty), str(rating.games))
            for player, rating in ladder
        ]
        print(f"\n{game}\n{table(head, rows)}")
    return 0
