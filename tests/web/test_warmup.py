"""Making the rules ready: what a server says of it that is told to stop before."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from wissel.core.problems import ProblemError
from wissel.web.warmup import WarmUp


@pytest.fixture
def called_off(monkeypatch: pytest.MonkeyPatch) -> Iterator[WarmUp]:
    """A warm-up that is stopped while something before it keeps its thread busy."""
    busy = threading.Event()
    warm_up = WarmUp()
    thread = ThreadPoolExecutor(1)
    thread.submit(busy.wait)
    monkeypatch.setattr(warm_up, "_thread", thread)
    warm_up.start()
    warm_up.stop()
    yield warm_up
    busy.set()


def test_a_warm_up_that_is_called_off_is_not_done_and_has_not_failed(called_off: WarmUp) -> None:
    assert called_off.percent == 0
    assert not called_off.failed
    assert not called_off.search_ready()
    with pytest.raises(ProblemError) as told:
        called_off.require()
    assert told.value.problem.code == "WARMING_UP"
