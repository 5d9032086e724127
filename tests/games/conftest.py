"""What the tests of games share."""

from __future__ import annotations

import pytest

from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.game import PARIS_CONNECTION


@pytest.fixture(scope="session")
def france() -> Board:
    return PARIS_CONNECTION.load_map("france")
