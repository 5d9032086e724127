"""What `wissel simulate` and `wissel arena` share."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext

from wissel.cli.words import Later, complain, say, sentence
from wissel.core.game import Options
from wissel.core.problems import Problem, ProblemError

FAILED = 1
"""Exit status when a program has broken a game off."""


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def add_contest(parser: argparse.ArgumentParser) -> None:
    """Which games are played, and by how many processes."""
    games, seed, jobs = 100, 1, 1
    parser.add_argument(
        "--games", type=positive, default=games, help=Later("cli-simulate-games", {"default": games})
    )
    parser.add_argument("--seed", type=int, default=seed, help=Later("cli-simulate-seed", {"default": seed}))
    parser.add_argument(
        "--jobs", type=positive, default=jobs, help=Later("cli-simulate-jobs", {"default": jobs})
    )
    parser.add_argument("--turn-limit", metavar="TURNS", help=Later("cli-simulate-turn-limit"))


def options_of(turn_limit: str | None) -> Options:
    """Options of the game. Raises `ProblemError` `BAD_OPTION` for a turn limit that is no number."""
    if turn_limit is None:
        return {}
    if turn_limit == "none":
        return {"turn_limit": None}
    try:
        return {"turn_limit": int(turn_limit)}
    except ValueError as error:
        raise ProblemError("BAD_OPTION", option="turn_limit", value=turn_limit[:40]) from error


def executor_of(jobs: int) -> Executor | nullcontext[None]:
    """Fresh processes, not forks: compiled code and threads do not survive a fork everywhere."""
    if jobs == 1:
        return nullcontext()
    return ProcessPoolExecutor(
        jobs,
        mp_context=multiprocessing.get_context("spawn"),
        # An interrupt reaches all processes of a terminal; this one ends the others.
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )


def figure(value: float | None, scale: int = 1, unit: str = "") -> str:
    return "–" if value is None else f"{value * scale:.1f}{unit and ' ' + unit}"


MOST_TOLD = 10


def tell_failures(failures: Sequence[tuple[int, int, Problem]]) -> int:
    """Names games, seats and reasons on the error stream; returns the exit status of the command."""
    for game, seat, problem in failures[:MOST_TOLD]:
        reason = sentence(ProblemError(problem.code, **problem.args))
        complain(say("cli-broken-off", {"game": game, "seat": seat, "problem": reason}))
    if len(failures) > MOST_TOLD:
        complain(say("cli-more-broken-off", {"more": len(failures) - MOST_TOLD}))
    return FAILED if failures else 0
