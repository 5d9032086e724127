"""Compiled code plays the games that its Python source plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.played import digest

from wissel.games import registry

ROOT = Path(__file__).parents[2]


def played_by_a_child(arguments: list[str], environment: dict[str, str]) -> str:
    """The digest of another process, in which every warning (of an overflow, say) is an error."""
    child = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.games.played", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout


@pytest.mark.parametrize("game_id", registry.GAME_IDS)
@pytest.mark.parametrize("fewest", [True, False])
def test_compiled_and_uncompiled_rules_play_the_same_games(game_id: str, fewest: bool) -> None:
    game = registry.game(game_id)
    seats = game.seat_counts[0 if fewest else -1]
    compiled = digest(game, seats, 11, 60)
    uncompiled = played_by_a_child([game_id, str(seats), "11", "60"], {"NUMBA_DISABLE_JIT": "1"})
    assert uncompiled == compiled


@pytest.mark.slow  # until the cache holds the checked code
@pytest.mark.parametrize("game_id", registry.GAME_IDS)
def test_no_index_leaves_its_array(game_id: str) -> None:
    """Compiled code reads past an array silently; with checks on it would fail."""
    seats = registry.game(game_id).seat_counts[-1]
    arguments = [game_id, str(seats), "12", "1000"]
    checked = played_by_a_child(arguments, {"NUMBA_BOUNDSCHECK": "1"})
    assert checked == digest(registry.game(game_id), seats, 12, 1000)
