"""The games there are."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from wissel.core.game import Game
from wissel.core.problems import ProblemError

_PLACES: Final = {
    "paris-connection": ("wissel.games.paris_connection.game", "PARIS_CONNECTION"),
    "ticket-to-ride-europe": ("wissel.games.ticket_to_ride.game", "TICKET_TO_RIDE_EUROPE"),
}
"""Where each game is: a command that plays one of them does not wait until the others are imported."""

GAME_IDS: Final = tuple(_PLACES)


def game(game_id: str) -> Game:
    """The game of this id. Raises `ProblemError` `GAME_UNKNOWN`."""
    if game_id not in _PLACES:
        raise ProblemError("GAME_UNKNOWN", game=game_id)
    module, name = _PLACES[game_id]
    return cast("Game", getattr(import_module(module), name))
