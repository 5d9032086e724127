"""`wissel simulate`: computer players play games against each other."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from wissel.bots.match import Match
from wissel.bots.simulate import Contest, Standings, matches, standings
from wissel.cli.contests import add_contest, executor_of, figure, options_of, tell_failures
from wissel.cli.tables import table
from wissel.cli.words import BAD_INPUT, Later, complain, explained, say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=Later("cli-simulate-game"))
    parser.add_argument("--seats", metavar="BOTS", required=True, help=Later("cli-simulate-seats"))
    add_contest(parser)
    parser.add_argument("--export", type=Path, metavar="DIR", help=Later("cli-simulate-export"))
    parser.add_argument("--json", action="store_true", help=Later("cli-json"))


@explained
def run(args: argparse.Namespace) -> int:
    contest = Contest(args.game, tuple(args.seats.split(",")), options_of(args.turn_limit), args.seed)
    contest.check()
    started = time.perf_counter()
    with executor_of(args.jobs) as executor:
        played: Iterable[Match] = matches(contest, args.games, executor)
        if args.export is not None:
            played = exported(contest, played, args.export)
        try:
            result = standings(contest, played)
        except OSError as error:
            complain(say("cli-cannot-write", {"file": str(error.filename), "reason": str(error.strerror)}))
            return BAD_INPUT
    seconds = time.perf_counter() - started
    print(as_json(contest, result, seconds) if args.json else as_text(contest, result, seconds))
    return tell_failures([(game, failure.seat, failure.problem) for game, failure in result.failures])


def exported(contest: Contest, played: Iterable[Match], folder: Path) -> Iterator[Match]:
    """Hands the games on, each written to a file. Raises `OSError`."""
    from wissel.cli.record import write_match

    for number, match in enumerate(played):
        write_match(contest, number, match, folder)
        yield match


def as_json(contest: Contest, result: Standings, seconds: float) -> str:
    told = {
        "game": contest.game,
        "games": result.games,
        "unfinished": result.unfinished,
        "seconds": round(seconds, 3),
        "seats": result.seats,
        "failures": [
            {
                "game": game,
                "seat": failure.seat,
                "bot": contest.bots[failure.seat],
                "problem": failure.problem,
            }
            for game, failure in result.failures
        ],
    }
    return msgspec.json.encode(told).decode()


def as_text(contest: Contest, result: Standings, seconds: float) -> str:
    head = [say("cli-bot"), say("cli-wins"), say("cli-score"), say("cli-rank")]
    rows = [
        [
            seat.bot,
            figure(seat.win_share, 100, "%"),
            figure(seat.mean_score),
            figure(seat.mean_rank),
        ]
        for seat in result.seats
    ]
    counts: dict[str, str | int] = {
        "games": result.games,
        "unfinished": result.unfinished,
        "seconds": f"{seconds:.1f}",
    }
    return f"{table(head, rows)}\n{say('cli-simulated', counts)}"
