"""Golden playthroughs: every event, view and menu of whole games is what it was.

If a change is meant, `python -m tests.games.playthrough` writes them anew.
"""

from __future__ import annotations

from difflib import unified_diff

import pytest
from tests.games.playthrough import FIXTURES, folder, playthroughs

from wissel.games import registry


@pytest.mark.parametrize("game_id", registry.GAME_IDS)
def test_whole_games_look_as_they_did(game_id: str) -> None:
    game = registry.game(game_id)
    written = dict(playthroughs(game))
    assert set((FIXTURES / folder(game)).glob("playthrough-*.txt")) == set(written)
    for path, text in written.items():
        golden = path.read_text(encoding="utf-8")
        changes = list(unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", n=1))
        assert not changes, f"{path.name}:\n" + "\n".join(changes[:60])


@pytest.mark.parametrize("game_id", registry.GAME_IDS)
def test_playthroughs_stay_small_enough_to_read(game_id: str) -> None:
    assert (
        sum(path.stat().st_size for path in (FIXTURES / folder(registry.game(game_id))).glob("*.txt"))
        < 300_000
    )
