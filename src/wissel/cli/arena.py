"""`wissel arena`: a contest of computer players, everybody against everybody."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from wissel.bots.arena import Arena, Played, play
from wissel.bots.arena_record import Keep, recording
from wissel.bots.arena_report import Report, report
from wissel.cli.contests import add_contest, executor_of, figure, options_of, positive, tell_failures
from wissel.cli.progress import Progress
from wissel.cli.tables import table
from wissel.cli.words import BAD_INPUT, Later, complain, explained, say
from wissel.games import registry

STOPPED = 130
"""Exit status after an interrupt, as with other commands."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=Later("cli-simulate-game"))
    parser.add_argument("--bots", metavar="BOTS", required=True, help=Later("cli-arena-bots"))
    parser.add_argument("--seats", type=positive, metavar="SEATS", help=Later("cli-arena-seats"))
    add_contest(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help=Later("cli-arena-resume"))
    parser.add_argument("--json", action="store_true", help=Later("cli-json"))


def arena_of(args: argparse.Namespace) -> Arena:
    """Raises `ProblemError`, as `Arena.check`. Where nobody says how many sit at a table, it is as many as
    there are players, if the game allows that."""
    bots = tuple(args.bots.split(","))
    counts = registry.game(args.game).seat_counts
    seats = min(max(len(bots), counts[0]), counts[-1]) if args.seats is None else args.seats
    arena = Arena(args.game, bots, seats, options_of(args.turn_limit), args.seed)
    arena.check()
    return arena


@contextmanager
def record_of(arena: Arena, path: Path | None) -> Iterator[tuple[dict[int, Played], Keep]]:
    """The games that were played before, and what keeps further ones."""
    if path is None:
        yield {}, lambda _: None
    else:
        with recording(arena, path) as found:
            yield found


@explained
def run(args: argparse.Namespace) -> int:
    arena = arena_of(args)
    try:
        with record_of(arena, args.resume) as (known, keep), executor_of(args.jobs) as executor:
            played = [each for each in known.values() if each.game < args.games]
            left = [number for number in range(args.games) if number not in known]
            with (
                Progress(args.games, len(played), sys.stderr) as progress,
                closing(play(arena, left, executor)) as games,
            ):
                for each in games:
                    keep(each)
                    played.append(each)
                    progress.step()
    except OSError as error:
        complain(say("cli-cannot-write", {"file": str(error.filename), "reason": str(error.strerror)}))
        return BAD_INPUT
    except KeyboardInterrupt:
        complain(say("cli-arena-stopped") if args.resume is None else say("cli-arena-goes-on"))
        return STOPPED
    told = report(arena, played)
    print(msgspec.json.encode(told).decode() if args.json else as_text(told))
    return tell_failures([(each.game, each.seat, each.problem) for each in told.failures])


def as_text(told: Report) -> str:
    """The table, the best first, then who came before whom."""
    order = sorted(range(len(told.bots)), key=lambda player: -told.bots[player].rating)
    head = [
        say("cli-bot"),
        say("cli-arena-games"),
        say("cli-wins"),
        say("cli-arena-interval"),
        say("cli-score"),
        say("cli-rank"),
        say("cli-arena-rating"),
        say("cli-arena-skill"),
    ]
    rows = []
    for place, player in enumerate(order, 1):
        bot = told.bots[player]
        rows.append(
            [
                f"{place} {bot.bot}",
                str(bot.games),
                figure(bot.win_share, 100, "%"),
                " – ".join([figure(bot.interval[0], 100), figure(bot.interval[1], 100, "%")])
                if bot.interval
                else figure(None),
                figure(bot.mean_score),
                figure(bot.mean_rank),
                f"{bot.rating:.0f}",
                f"{bot.skill.mu:.1f} ± {bot.skill.sigma:.1f}",
            ]
        )
    cross = [
        [
            f"{place} {told.bots[player].bot}",
            *("" if other == player else figure(told.crosstable[player][other], 100) for other in order),
        ]
        for place, player in enumerate(order, 1)
    ]
    before = [say("cli-arena-before"), *(str(place) for place in range(1, len(order) + 1))]
    sums = {"games": told.games, "seats": told.seats, "unfinished": told.unfinished}
    shares = " · ".join(figure(share, 100, "%") for share in told.seat_win_shares)
    parts = [table(head, rows)]
    if len(order) > 1:
        parts.append(table(before, cross))
    parts.append(f"{say('cli-arena-played', sums)} {say('cli-arena-seat-shares', {'shares': shares})}")
    return "\n\n".join(parts)
