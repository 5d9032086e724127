"""A real server for tests, in a thread of its own, and people who visit it."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from wissel.cli.server import STALLED_S, Server, server_config
from wissel.store.store import Store
from wissel.web.app import make_app
from wissel.web.limits import Rate
from wissel.web.settings import Settings, default_rates
from wissel.web.site import Site
from wissel.web.warmup import WarmUp

FREE = {kind: (Rate(10_000, 100_000), Rate(10_000, 100_000)) for kind in default_rates()}
DEADLINE = 20.0


def seed() -> str:
    return secrets.token_hex(32)


def wait_until(true: Callable[[], bool], seconds: float = DEADLINE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def command_id() -> str:
    return secrets.token_hex(8)


@dataclass
class Person:
    """A visitor with cookies of its own."""

    url: str
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.url, timeout=DEADLINE)

    def get(self, path: str, **options: Any) -> Any:
        answer = self.http.get(path, **options)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        """The answer; a refusal fails, or must have this status."""
        answer = self.http.post(path, json={} if body is None else body)
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    def named(self, name: str) -> Person:
        assert self.http.put("/api/me", json={"name": name}).status_code == 200
        return self

    @contextmanager
    def follows(self, table: str, seat: int | None = None, after: int = 0) -> Iterator[Stream]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?after={after}"
        if seat is not None:
            address += f"&seat={seat}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
            yield Stream(socket)

    def act(self, table: str, step: Any, seat: int, action: str) -> int:
        body = {"seat": seat, "decision": step["decision"], "command": command_id(), "action": action}
        return int(self.post(f"/api/tables/{table}/act", body)["seq"])


@dataclass
class Stream:
    """The messages of a socket; `texts` holds all that came, as it came."""

    socket: ClientConnection
    texts: list[str] = field(default_factory=list)
    table: Any = None
    step: Any = None

    def next(self, timeout: float = DEADLINE) -> Any:
        text = self.socket.recv(timeout, decode=True)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message
        if message["type"] == "step":
            self.step = message
        return message

    def until(self, kind: str, **fields: Any) -> Any:
        """The next message of a kind with these fields."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            message = self.next()
            if message["type"] == kind and all(message[key] == value for key, value in fields.items()):
                return message
        raise AssertionError(f"no {kind} with {fields}")

    def until_seq(self, seq: int) -> Any:
        """The step of entry `seq`, unless it is there already."""
        while self.step is None or self.step["seq"] < seq:
            self.next()
        return self.step


@dataclass
class Served:
    url: str
    site: Site
    server: uvicorn.Server

    people: list[Person] = field(default_factory=list)

    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop on which the server runs."""
        return self.server.servers[0].get_loop()

    def person(self) -> Person:
        """Somebody new, without a session yet."""
        self.people.append(Person(self.url))
        return self.people[-1]

    def close(self) -> None:
        for person in self.people:
            person.http.close()


@contextmanager
def served(
    data: Path,
    settings: Settings | None = None,
    *,
    ready: bool = True,
    stalled_s: float = STALLED_S,
    **doubles: Any,
) -> Iterator[Served]:
    """A server on a free port until the end of the block."""
    doubles.setdefault("pause", lambda: 0.0)
    doubles.setdefault("grace", 0.05)
    doubles.setdefault("warm_up", WarmUp(eager=False))
    with Store(data / "wissel.sqlite3") as store:
        app = make_app(settings or Settings(rates=FREE), store, **doubles)
        listening = threading.Event()
        server = Server(server_config(app, "127.0.0.1", 0), app.state.site, listening.set, stalled_s)
        thread = threading.Thread(target=server.run, name="server")
        thread.start()
        try:
            assert listening.wait(DEADLINE)
            port = server.servers[0].sockets[0].getsockname()[1]
            if ready:
                wait_until(lambda: app.state.site.warm_up.percent == 100, 300)
            running = Served(f"http://127.0.0.1:{port}", app.state.site, server)
            with closing(running):
                yield running
        finally:
            server.should_exit = True
            thread.join(DEADLINE)
            assert not thread.is_alive()


def new_table(host: Person, seats: int = 3, **wanted: Any) -> str:
    return str(host.post("/api/tables", {"game": "paris-connection", "seats": seats, **wanted})["table"])


def sit(person: Person, table: str, seat: int | None = None) -> int:
    return int(person.post(f"/api/tables/{table}/sit", {"seed": seed(), "seat": seat})["seat"])


def first_action(menu: Any, hexes: list[str]) -> str:
    """The first thing that a menu allows: place, else finish, else trade."""
    for choice in menu["place"]:
        if choice["problem"] is None and "." in choice["hexes"]:
            return f"{choice['action']} {hexes[choice['hexes'].index('.')]}"
    if menu["finish"]["problem"] is None:
        return str(menu["finish"]["action"])
    for trade in menu["trade"]:
        if trade["actions"]:
            return str(trade["actions"][0])
    raise AssertionError("a menu without a possibility")
