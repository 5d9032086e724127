"""The process of `wissel serve`: uvicorn around the application, from start to a clean end."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from wissel.store.store import Store
from wissel.web.app import make_app
from wissel.web.settings import Settings
from wissel.web.site import Site

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

FILES = 10_240
"""Files and connections that may be open; no system that we know allows less where it is asked."""
GRACEFUL_S = 5
"""Seconds for requests that are being answered when the server is told to stop."""
KEEP_ALIVE_S = 60
"""Seconds that a silent connection is kept: people think."""
PROGRESS_S = 1.0
STALLED_S = 40
"""Seconds for which a connection is kept whose other side takes nothing of what is sent to it."""


def _already_ended(number: int, frame: FrameType | None) -> None:
    """Handles a signal on which the server has ended already."""


def _collect_garbage_less_often() -> None:
    """Every action makes thousands of short-lived objects without cycles: looking for cycles among them, and
    in all that was imported, took a fifth of the event loop's time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _allow_many_connections() -> None:
    """Each person has two connections open, one for the stream; the usual limit is 1,024 files a process."""
    if resource is not None:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if resource.RLIM_INFINITY != now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Server(uvicorn.Server):
    """Tells who listens when it listens, and every stream to connect again when it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        site: Site,
        listening: Callable[[], None],
        stalled_s: float = STALLED_S,
    ) -> None:
        super().__init__(config)
        self._stalled_s = stalled_s
        self._site = site
        self._listening = listening

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        # uvicorn hands the signal that ended it on to its former handler, which must not end the process yet:
        # the store has to be closed.
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, _already_ended)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._cut_off_the_stalled()
            _collect_garbage_less_often()
            self._listening()

    def _cut_off_the_stalled(self) -> None:
        """Whoever does not read is cut off by the system, which alone knows; accepted connections inherit it.

        Without it (elsewhere than on Linux) what waits for them is bounded, but stays until they go away.
        """
        if sys.platform == "linux":
            for server in self.servers:
                for one in server.sockets:
                    milliseconds = int(self._stalled_s * 1000)
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._site.feeds.go_away()
        await super().shutdown(sockets)


def server_config(app: object, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Config:
    """How uvicorn serves Wissel; `host` and `port` count where it is given no socket.

    Messages are small or compress badly in time: they are sent as they are.
    """
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=4_096,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=GRACEFUL_S,
    )


def _show_progress(site: Site, progress: Callable[[int], None]) -> None:
    """Shows how far the games' preparation is, if it takes a while."""
    shown = 0
    while shown < 100:
        time.sleep(PROGRESS_S)
        percent = site.warm_up.percent
        if percent != shown:
            progress(percent)
            shown = percent


def serve(
    settings: Settings,
    listener: socket.socket,
    database: Path,
    listening: Callable[[], None],
    progress: Callable[[int], None],
) -> int:
    """Serves at the address of `listener` until the process is told to stop; returns the exit status.

    Raises `StoreError`, `DBAPIError` or `OSError` for a database that cannot be opened.
    """
    _allow_many_connections()
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s"
    )
    with Store(database) as store:
        app = make_app(settings, store)
        site: Site = app.state.site

        def started() -> None:
            listening()
            threading.Thread(target=_show_progress, args=(site, progress), daemon=True).start()

        server = Server(server_config(app), site, started)
        server.run([listener])
        return 0 if server.started else 1
