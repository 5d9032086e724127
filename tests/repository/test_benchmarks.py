"""Benchmarks run, on the smallest that they can measure, and what they tell has the right form."""

from __future__ import annotations

import importlib.util
import json
import re
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
LIMIT_S = 300
"""With compiling what the cache lacks."""


def told(name: str, *arguments: str) -> str:
    command = [sys.executable, str(BENCHMARKS / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", BENCHMARKS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made
    spec.loader.exec_module(made)
    return made


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("paris-connection", 3), ("ticket-to-ride-europe", 2)])
def test_regret_tells_what_decisions_of_a_search_are_worth(game: str, seats: int) -> None:
    said = told(
        "regret.py", game, "--seats", str(seats), "--iterations", "20", "--games", "1", "--playouts", "2"
    )
    won, search, planner, *kinds = said.splitlines()
    assert re.fullmatch(r"won \d+\.\d % of 1 games; [1-9]\d* decisions", won)
    for line, who in ((search, "search"), (planner, "planner")):
        assert re.fullmatch(rf"regret of the {who} +-?\d+\.\d\d ± \d+\.\d\d", line)
    assert all("foreseen" in line for line in kinds)


def test_regret_is_what_one_half_of_the_playouts_brings_by_what_the_other_chose() -> None:
    regret = module("regret").regret
    # The second action is better in truth; the third only by luck, in one half.
    margins = np.array([[0.0, 0.0, 0.0, 0.0], [3.0, 3.0, 3.0, 3.0], [9.0, 9.0, -9.0, -9.0]])
    assert regret(margins[:2], 0) == 3
    assert regret(margins[:2], 1) == 0
    assert regret(margins, 0) == pytest.approx((-9 + 3) / 2)


@pytest.mark.slow
def test_a_crowd_of_computer_players_is_measured_beside_people() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    sizes = {"tables": 2, "people": 2, "seconds": 2, "rate": 10, "port": port}
    options = [text for name, size in sizes.items() for text in (f"--{name}", str(size))]
    figures = json.loads(told("crowd.py", "--bot", "search:ms=40", *options))
    assert figures["computers_moves_per_s"] > 0
    assert figures["thinking_ms_mean"] > 0
    assert figures["actions_of_people"] > 0
    assert 0 < figures["answer_ms"]["p50"] <= figures["answer_ms"]["p99"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("store.py", "--seconds", "0.2", "--tables", "5"),
        ("views.py", "--seats", "2"),
    ],
    ids=lambda command: command[0],
)
def test_the_others_tell_figures(command: tuple[str, ...]) -> None:
    assert re.search(r"\d", told(*command))
