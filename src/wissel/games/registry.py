"""The games there are."""

from __future__ import annotations

from wissel.core.game import Game
from wissel.core.problems import ProblemError


def _games() -> dict[str, Game]:
    from wissel.games.paris_connection.game import PARIS_CONNECTION
    from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE

    return {game.id: game for game in (PARIS_CONNECTION, TICKET_TO_RIDE_EUROPE)}


GAME_IDS = ("paris-connection", "ticket-to-ride-europe")


def game(game_id: str) -> Game:
    """The game of this id. Raises `ProblemError` `GAME_UNKNOWN`."""
    games = _games()
    if game_id not in games:
        raise ProblemError("GAME_UNKNOWN", game=game_id)
    return games[game_id]
