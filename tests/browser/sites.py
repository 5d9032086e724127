"""A Wissel that browsers can visit: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.web.serving import FREE, wait_until

from wissel.cli.server import Server, server_config
from wissel.store.store import Store
from wissel.web.app import make_app
from wissel.web.settings import Settings
from wissel.web.warmup import WarmUp

START_S = 120.0
"""Seconds for the rules to be compiled, where that was not done before."""


def ready(url: str) -> bool:
    try:
        return bool(httpx.get(f"{url}/health", timeout=2).json()["ready"] == 100)
    except httpx.HTTPError:
        return False


@contextmanager
def site(data: Path, **doubles: Any) -> Iterator[str]:
    """The address of a server with quick computer players; `doubles` are arguments of `make_app`."""
    doubles.setdefault("pause", lambda: 0.0)
    doubles.setdefault("grace", 0.3)
    doubles.setdefault("warm_up", WarmUp(eager=False))
    with socket.create_server(("127.0.0.1", 0)) as listener, Store(data / "wissel.sqlite3") as store:
        port = listener.getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        app = make_app(Settings(public_url=url, rates=FREE), store, **doubles)
        server = Server(server_config(app, "127.0.0.1", port), app.state.site, lambda: None)
        thread = threading.Thread(target=server.run, args=([listener],), name="site")
        thread.start()
        try:
            wait_until(lambda: bool(app.state.site.warm_up.percent == 100), START_S)
            wait_until(lambda: ready(url))
            yield url
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Process:
    """`wissel serve` as people run it. It can be killed, and started again on the same data and port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "wissel", "serve", "--no-browser", "--port", str(self.port)]
        with (self.data / "serve.log").open("ab") as log:
            self._running = subprocess.Popen([*command, "--data", str(self.data)], stdout=log, stderr=log)
        end = time.monotonic() + START_S
        while not ready(self.url):
            assert self._running.poll() is None, (self.data / "serve.log").read_text()
            assert time.monotonic() < end, "the server does not become ready"
            time.sleep(0.05)

    def kill(self) -> None:
        """Ends it with no chance to tidy up."""
        assert self._running is not None
        os.kill(self._running.pid, signal.SIGKILL)
        self._running.wait(10)

    def close(self) -> None:
        if self._running is not None and self._running.poll() is None:
            self._running.terminate()
            try:
                self._running.wait(10)
            except subprocess.TimeoutExpired:
                self._running.kill()
                self._running.wait(10)
