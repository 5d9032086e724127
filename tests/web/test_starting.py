"""The beginning and the end of a server's work."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.web.serving import served, wait_until

from wissel.web.warmup import WarmUp

LOGGER = "wissel.web.app"


class NeverReady(WarmUp):
    async def ready(self) -> None:
        await asyncio.Event().wait()


class Broken(WarmUp):
    async def ready(self) -> None:
        raise OSError("no room for the compiled rules")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == LOGGER]


def test_a_server_that_is_stopped_while_it_starts_reports_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path, ready=False, warm_up=NeverReady(eager=False)):
        pass
    assert told(caplog) == []


def test_a_beginning_that_fails_is_reported_when_it_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path, ready=False, warm_up=Broken(eager=False)):
        wait_until(lambda: bool(told(caplog)))
    assert told(caplog) == ["not all parts of the server have started"]
