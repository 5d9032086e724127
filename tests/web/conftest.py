"""A server for most tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import Served, served


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that need nothing special; each makes its own people and tables."""
    with served(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="session")
def hexes(site: Served) -> list[str]:
    """Ids of the hexes in map order."""
    rules: dict[str, Any] = site.person().get("/api/games/paris-connection/maps/france")["rules"]
    return [str(item["id"]) for item in rules["hexes"]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path
