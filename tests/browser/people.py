"""People with browsers of their own. Whatever goes wrong in one of their pages fails the test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, expect
from tests.browser.words import ENGLISH, Words

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1440, "height": 900}

BLOCKED = "Service Worker registration blocked by Playwright"

PATIENCE_MS = 15_000
REPORTS = "/api/csp-report"
REPLACED = "WebSocket is closed before the connection is established"
"""A page that changes what it follows says so; nothing is wrong."""
RESTS = """async () => {
    for (let frames = 0; frames < 3; frames = document.querySelector('.moving') ? 0 : frames + 1)
        await new Promise(requestAnimationFrame)
}"""

expect.set_options(timeout=PATIENCE_MS)


class Person:
    """Somebody with a browser context of their own (cookies, storage) and one page in it.

    `messages` holds everything that came over the WebSockets of the page, as it came.
    """

    def __init__(self, browser: Browser, url: str, name: str, words: Words = ENGLISH, **context: Any) -> None:
        context.setdefault("viewport", DESK)
        context.setdefault("locale", words.language)
        # Most tests are about what is there; those about how it moves ask for motion.
        context.setdefault("reduced_motion", "reduce")
        # Keeping the client for offline would be done anew in every context; the tests about that ask for it.
        context.setdefault("service_workers", "block")
        self.name = name
        self.url = url
        self.say = words
        self.context = browser.new_context(base_url=url, **context)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("request", self._asked)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"page error: {error}"))
        self.page.on("websocket", self._socket)
        self.wrong: list[str] = []
        self.messages: list[str] = []
        self._expected = [re.compile(REPLACED), re.compile(BLOCKED)]

    # ---- what goes wrong ----------------------------------------------------------------------------------

    def expects(self, pattern: str) -> None:
        """From now on complaints of the browser that match are part of the test."""
        self._expected.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        return [text for text in self.wrong if not any(one.search(text) for one in self._expected)]

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).path == REPORTS:
            self.wrong.append(f"content security policy: {request.post_data}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text} ({message.location.get('url', '')})")

    # ---- what the server says -----------------------------------------------------------------------------

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(str(frame)))

    def _last(self, kind: str) -> Any:
        for text in reversed(self.messages):
            if text.startswith(f'{{"type":"{kind}"'):
                return json.loads(text)
        return None

    @property
    def step(self) -> Any:
        """The newest step that the page was told."""
        return self._last("step")

    @property
    def table(self) -> Any:
        """The newest description of the table that the page was told; waits for the first one."""
        self.until(lambda: self._last("table"), "the stream told of the table")
        return self._last("table")["table"]

    def until(self, true: Callable[[], object], what: str, seconds: float = 20.0) -> None:
        """Waits for something while the page goes on."""
        for _ in range(int(seconds / 0.02)):
            if true():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} waited in vain until {what}")

    def ask(self, path: str, body: Any = None, *, method: str | None = None) -> Any:
        """A request with this person's cookies, past the screens: to prepare a scene, or to compare with."""
        request = self.context.request
        method = method or ("GET" if body is None else "POST")
        answer = request.fetch(path, method=method, data=body, headers={"Accept-Language": self.say.language})
        assert answer.ok, answer.text()
        return answer.json()

    # ---- finding things -----------------------------------------------------------------------------------

    def goes(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def map_rests(self) -> None:
        """Waits until the map of the table moves no more."""
        self.page.evaluate(RESTS)

    def button(self, message: str, **args: str | int) -> Any:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def play_now(self, game: str = "paris-connection") -> Any:
        """The button of the first page that opens a game at once."""
        return self.button("lobby-play-game", game=self.say(f"game-{game}"))

    def link(self, message: str, **args: str | int) -> Any:
        return self.page.get_by_role("link", name=self.say(message, **args), exact=True)

    def dialog(self, message: str) -> Any:
        return self.page.get_by_role("dialog", name=self.say(message), exact=True)

    def region(self, message: str) -> Any:
        return self.page.get_by_role("region", name=self.say(message), exact=True)

    def text(self, message: str, **args: str | int) -> Any:
        return self.page.get_by_text(self.say(message, **args), exact=True)

    @property
    def table_id(self) -> str:
        found = re.search(r"/t/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def picture(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def close(self) -> None:
        self.context.close()


def computed(locator: Any, prop: str) -> str:
    """The value of a style property as the browser draws it."""
    return cast("str", locator.evaluate("(element, prop) => getComputedStyle(element)[prop]", prop))
