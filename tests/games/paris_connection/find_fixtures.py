"""Looks for random games with a given end and writes them as game files: so the fixtures were made.

    python -m tests.games.paris_connection.find_fixtures    writes those that are missing

A file that is there is never written anew: it holds what a released version of the rules has played.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.games.game_files import in_lines

from wissel.core.conformance import Choose, Input, Setting, random_game, replay
from wissel.core.game import Options
from wissel.core.play import Play
from wissel.games.paris_connection.game import PARIS_CONNECTION
from wissel.tables import export
from wissel.tables.game_file import FileSeat, GameFile

FOLDER = Path(__file__).parents[2] / "fixtures" / "paris_connection"


def builders(legal: list[str], source: random.Random) -> str:
    """Builds long, seldom trades, and keeps away from the end hex."""
    away = [action for action in legal if not action.endswith(" marseille")] or legal
    places = [action for action in away if action.startswith("place")]
    return source.choice(places if places and source.random() < 0.9 else away)


def southward(legal: list[str], source: random.Random) -> str:
    """Builds towards the end hex most of the time."""
    places = [action for action in legal if action.startswith("place")]
    if places and source.random() < 0.7:
        return min(places, key=_from_the_end_hex)
    return any_kind(legal, source)


def _from_the_end_hex(action: str) -> int:
    board = PARIS_CONNECTION.load_map("france")
    end, there = (board.data.hexes[board.hex_number[h]] for h in (board.data.end_hex, action.split()[2]))
    q, r = there.q - end.q, there.r - end.r
    return max(abs(q), abs(r), abs(q + r))


def traders(legal: list[str], source: random.Random) -> str:
    """Trades two for one mostly, so that hands grow over the limit."""
    twos = [action for action in legal if action.startswith("trade") and action.endswith(" 2")]
    return source.choice(twos if twos and source.random() < 0.7 else legal)


def any_kind(legal: list[str], source: random.Random) -> str:
    kind = source.choice(sorted({action.split()[0] for action in legal}))
    return source.choice([action for action in legal if action.startswith(kind)])


def hurried(legal: list[str], source: random.Random) -> str:
    """`builders`, with trades when few supplies are left to take from."""
    trades = [action for action in legal if action.startswith("trade")]
    takes = {action.split()[2] for action in trades}
    return source.choice(trades) if trades and len(takes) < 4 else builders(legal, source)


@dataclass(frozen=True)
class Wanted:
    """A file to find: what is played, and what the game must show at its end, given the last input."""

    seats: int
    options: Options
    choose: Choose
    fits: Callable[[Play, Input], bool]


def ends(reason: str, last: str) -> Callable[[Play, Input], bool]:
    return lambda play, item: play.result().reason == reason and str(item.action).startswith(last)


WANTED = {
    "end-hex": Wanted(4, {}, southward, ends("end_hex", "finish")),
    "one-supply-by-placement": Wanted(3, {"turn_limit": None}, builders, ends("one_supply", "finish")),
    "one-supply-by-trade": Wanted(5, {"turn_limit": None}, hurried, ends("one_supply", "trade")),
    "turn-limit": Wanted(6, {"turn_limit": 5}, builders, ends("turn_limit", "")),
    "tie": Wanted(
        4,
        {"turn_limit": 8},
        any_kind,
        lambda play, _: len(play.result().winners) == 2 and max(play.result().totals) > 0,
    ),
    "penalty": Wanted(
        3,
        {"turn_limit": 20},
        traders,
        lambda play, _: min(play.result().totals) < 0 < max(play.result().totals),
    ),
}


def find(wanted: Wanted) -> GameFile:
    board = PARIS_CONNECTION.load_map("france")
    setting = Setting(PARIS_CONNECTION, board, wanted.seats, wanted.options)
    for seed in range(300):
        first, *inputs = random_game(setting, seed, lambda _: None, wanted.choose)
        end = replay(setting, [first, *inputs])
        if wanted.fits(end, inputs[-1]):
            return export.export_play(
                end,
                [FileSeat(None, "random")] * wanted.seats,
                first.outcomes,
                [export.Input(i.seat or 0, i.action or "", i.outcomes) for i in inputs],
            )
    raise LookupError("no such game among the first seeds")


if __name__ == "__main__":
    for name, wanted in WANTED.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(in_lines(find(wanted)), encoding="utf-8")
