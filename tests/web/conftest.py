"""A server for most tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from tests.web.noticing import Serve, reaching
from tests.web.receiver import Receiver, receiving
from tests.web.serving import FREE, Served, served

from wissel.web.settings import Settings, Smtp


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


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    with receiving(tmp_path) as running:
        yield running


@pytest.fixture
def serve(receiver: Receiver, tmp_path: Path) -> Serve:
    """`with serve(...) as site`: a server that reaches the receiver; arguments are settings, or doubles."""

    def start(doubles: dict[str, Any] | None = None, **wanted: Any) -> AbstractContextManager[Served]:
        smtp = Smtp("127.0.0.1", "wissel@site.test", receiver.smtp, "none")
        usual: dict[str, Any] = {"rates": FREE, "smtp": smtp, "notice_after": 0.1, "mail_after": 0.1}
        settings = Settings(**usual | {"mail_gap": 0.1} | wanted)
        return served(tmp_path, settings, outgoing=reaching(receiver), **doubles or {})

    return start
