"""Looks for games of Ticket to Ride with a given end and writes them as game files: the fixtures.

    python -m tests.games.ticket_to_ride.find_fixtures    writes those that are missing

A file that is there is never written anew: it holds what a released version of the rules has played.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.games.game_files import in_lines
from tests.games.ticket_to_ride.suite import towards_the_end

from wissel.core.conformance import Choose, Input, Setting, random_game, replay
from wissel.core.play import Play
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE
from wissel.games.ticket_to_ride.view import PublicView
from wissel.tables import export
from wissel.tables.game_file import FileSeat, GameFile

FOLDER = Path(__file__).parents[2] / "fixtures" / "ticket_to_ride"


def adventurous(legal: list[str], source: random.Random) -> str:
    """Builds stations and tries tunnels, declining some."""
    stations = [text for text in legal if text.startswith("station")]
    if stations and source.random() < 0.15:
        return source.choice(stations)
    if "decline" in legal:
        return source.choice(legal)
    return towards_the_end(legal, source)


def patient(legal: list[str], source: random.Random) -> str:
    """Draws until a hand is large, and pays for tunnels."""
    paid = [text for text in legal if text.startswith("pay")]
    if paid:
        return source.choice(paid)
    return "blind" if "blind" in legal and source.random() < 0.8 else towards_the_end(legal, source)


@dataclass(frozen=True)
class Wanted:
    """A file to find: how many play, how they choose, and what the game must show at its end."""

    seats: int
    choose: Choose
    fits: Callable[[Play, list[Input]], bool]


def _ended(play: Play, _: list[Input]) -> bool:
    return play.result().reason == "last_round"


def _paid(_: Play, inputs: list[Input]) -> bool:
    return any(str(item.action).startswith("pay") for item in inputs)


def _borrows(play: Play, _: list[Input]) -> bool:
    view = play.public_view()
    assert isinstance(view, PublicView)
    return view.result is not None and any(line.borrowed for line in view.result.seats)


WANTED = {
    "two-seats": Wanted(2, adventurous, _ended),
    "three-seats-borrowed": Wanted(3, adventurous, _borrows),
    "four-seats-negative": Wanted(4, towards_the_end, lambda play, _: min(play.result().totals) < 0),
    "two-seats-tunnel-paid": Wanted(2, patient, _paid),
    "five-seats": Wanted(5, adventurous, _ended),
}


def find(wanted: Wanted) -> GameFile:
    board = TICKET_TO_RIDE_EUROPE.load_map("europe")
    setting = Setting(TICKET_TO_RIDE_EUROPE, board, wanted.seats, {})
    for seed in range(300):
        first, *inputs = random_game(setting, seed, lambda _: None, wanted.choose)
        end = replay(setting, [first, *inputs])
        if wanted.fits(end, inputs):
            return export.export_play(
                end,
                [FileSeat(None, "random")] * wanted.seats,
                first.outcomes,
                [export.Input(i.seat or 0, i.action or "", i.outcomes) for i in inputs],
            )
    raise LookupError("no such game among the first seeds")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in WANTED.items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(in_lines(find(wanted)), encoding="utf-8")
