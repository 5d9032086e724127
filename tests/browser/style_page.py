"""The style page as pictures small enough to keep; `python -m tests.browser.style_page` makes them anew."""

from __future__ import annotations

import base64
import functools
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.people import DESK, PHONE

WEB = Path(__file__).resolve().parents[2] / "web"
KEPT = Path(__file__).with_name("style")
PICTURES_JS = Path(__file__).with_name("style_page.js").read_text(encoding="utf-8")

PICTURES: dict[str, tuple[str, dict[str, int], str]] = {
    "page-desk-light": ("", DESK, "light"),
    "page-desk-dark": ("", DESK, "dark"),
    "page-phone-light": ("", PHONE, "light"),
    "page-phone-dark": ("", PHONE, "dark"),
    "board-light": ("?board", DESK, "light"),
    "board-dark": ("?board&accessible", DESK, "dark"),
    "rails-light": ("?rails&state=marks", DESK, "light"),
    "rails-dark": ("?rails&accessible&state=claim", DESK, "dark"),
}
"""Of each picture the parameters of the page, the window, and the scheme."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """The log of a test has no room for files that were found."""


def node() -> str | None:
    """What builds the client, where it is to be had."""
    return shutil.which("node") if (WEB / "node_modules" / "vite").is_dir() else None


@contextmanager
def style_page(out: Path) -> Iterator[str]:
    """The address of the style page, built into an empty folder."""
    subprocess.run([str(node()), "scripts/style.mjs", str(out)], cwd=WEB, check=True)
    handler = functools.partial(Quiet, directory=str(out))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, name="style page")
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/style.html"
        finally:
            server.shutdown()
            thread.join()


def taken(browser: Browser, url: str, name: str) -> str:
    """A picture of the whole page at its full size, as base64."""
    query, viewport, scheme = PICTURES[name]
    page = browser.new_page(
        viewport=viewport,  # type: ignore[arg-type]
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=viewport != DESK,
    )
    page.goto(f"{url}{query}")
    page.locator("main").wait_for()
    page.evaluate("() => document.fonts.ready")
    # A map has come to its place, and a counter to its figure.
    page.wait_for_timeout(900)
    picture = page.screenshot(full_page=True, animations="disabled", caret="hide")
    page.close()
    return base64.b64encode(picture).decode()


def small(page: Page, picture: str) -> bytes:
    """As it is kept: a fourth as wide."""
    return base64.b64decode(page.evaluate(f"picture => ({PICTURES_JS}).small(picture)", picture))


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    path = os.environ.get("WISSEL_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as out, style_page(Path(out)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = browser.new_page()
        for name in PICTURES:
            kept = small(page, taken(browser, url, name))
            (KEPT / f"{name}.webp").write_bytes(kept)
            sys.stdout.write(f"{name}: {len(kept) / 1000:.0f} kB\n")
        browser.close()


if __name__ == "__main__":
    main()
