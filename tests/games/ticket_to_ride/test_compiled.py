"""Compiled and plain rules play the same games, and one compilation serves every map."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.ticket_to_ride.engine import europe
from tests.games.ticket_to_ride.played import digest
from tests.games.ticket_to_ride.small_map import EUROPE, small
from tests.games.ticket_to_ride.test_lists import play

from wissel.games.ticket_to_ride import cards, deal, entries, legal, numbers, rules, scoring, turn
from wissel.kernel.compiler import sources

ROOT = Path(__file__).parents[3]


def test_compiled_and_uncompiled_rules_play_the_same_games() -> None:
    """Of the child every warning (of an overflow, say) is an error."""
    child = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.ticket_to_ride.played"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert child.returncode == 0, child.stderr
    assert child.stdout.strip() == digest()


def dispatchers() -> dict[str, Any]:
    """The compiled functions."""
    modules = (cards, deal, entries, legal, numbers, rules, scoring, turn)
    found = {f"{m.__name__}.{name}": getattr(m, name) for m in modules for name in dir(m)}
    return {name: f for name, f in found.items() if hasattr(f, "signatures")}


def test_a_small_map_runs_without_compiling_again() -> None:
    play(europe(), 2, 1, 100)
    before = {name: len(f.signatures) for name, f in dispatchers().items()}
    assert before["wissel.games.ticket_to_ride.entries.apply"] == 1
    play(small(), 5, 1, 100)
    play(small(**EUROPE, hand=1), 2, 1, 100)
    assert {name: len(f.signatures) for name, f in dispatchers().items()} == before


@pytest.mark.parametrize("path", sources(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_compiled_function_calls_itself(path: Path) -> None:
    """Loaded from the disk cache, one that does ends the process (Numba issue 6061)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any(
            _name(d) in ("compiled", "entry") for d in node.decorator_list
        ):
            called = {_name(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
            assert node.name not in called


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""
