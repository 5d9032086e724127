"""The games there are."""

from __future__ import annotations

from wissel.core.game import Game
from wissel.core.problems import ProblemError


def _games() -> dict[str, Game]:
    from wissel.games.paris_connection.game import PARIS_CONNECTION

    return {PARIS_CONNECTION.id: PARIS_CONNECTION}


GAME_IDS = ("paris-connection",)


def game(game_id: str) -> Game:
    """The game of this id. Raises `ProblemError` `GAME_UNKNOWN`."""
    games = _games()
    if game_id not in games:
        raise ProblemError("GAME_UNKNOWN", game=game_id)
    return games[game_id]
