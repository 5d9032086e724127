"""The style page looks as it was judged: every component in its states, and both boards, light and dark."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import RESULTS, missing
from tests.browser.style_page import KEPT, PICTURES, PICTURES_JS, node, style_page, taken


@pytest.fixture(scope="module")
def address(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not node():
        missing("no Node.js with the tools of web/ to build the style page: bin/test installs them")
    with style_page(tmp_path_factory.mktemp("style")) as url:
        yield url


def differences(browser: Browser, now: str, kept: Path) -> list[str]:
    page = browser.new_page()
    before = base64.b64encode(kept.read_bytes()).decode()
    found: list[str] = page.evaluate(f"pair => ({PICTURES_JS}).differences(pair)", [now, before])
    page.close()
    return found


@pytest.mark.parametrize("name", PICTURES)
def test_the_style_page_looks_as_it_was_judged(browser: Browser, address: str, name: str) -> None:
    """Changed on purpose: look at it, then `python -m tests.browser.style_page`."""
    now = taken(browser, address, name)
    found = differences(browser, now, KEPT / f"{name}.webp")
    if found:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / f"style-{name}.png").write_bytes(base64.b64decode(now))
    assert not found, f"{len(found)} places differ from {name}.webp; the page is in test-results/"
