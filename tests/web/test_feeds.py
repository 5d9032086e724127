"""Feeds: one that broke is made anew, one that nobody follows is closed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.serving import Served, new_table, sit, wait_until

from wissel.web import feed


def test_a_feed_that_broke_sends_its_readers_away_and_is_made_anew(
    site: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = site.person()
    table = new_table(host)

    class Broken:
        def __init__(self, *_: Any) -> None:
            raise LookupError("broken on purpose")

    with host.follows(table) as stream:
        stream.until("step")
        with monkeypatch.context() as patch:
            patch.setattr(feed, "StepText", Broken)
            sit(host, table)
            assert stream.until("resync")["code"] == "INTERNAL"
    assert "broken on purpose" in caplog.text
    with host.follows(table) as stream:
        assert stream.until("step")["seq"] == 2
        sit(site.person(), table)
        assert stream.until("step")["seq"] == 3


def test_a_table_that_nobody_follows_has_no_feed(site: Served) -> None:
    table = new_table(site.person())
    with site.person().follows(table) as stream:
        stream.until("step")
        assert table in site.site.feeds._feeds
    wait_until(lambda: table not in site.site.feeds._feeds)
