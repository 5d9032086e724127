"""A small client for the benchmark of the server: people at tables, over plain asyncio.

HTTP and WebSocket are written by hand, so that the load itself costs little.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

SEATS = 4
GAME = "paris-connection"
HOST = "127.0.0.1"
PING, PONG = 9, 10
"""Kinds of frames of a WebSocket."""


class Place(msgspec.Struct):
    action: str
    problem: Any
    hexes: str


class Trade(msgspec.Struct):
    actions: list[str]


class Finish(msgspec.Struct):
    action: str
    problem: Any


class Menu(msgspec.Struct):
    place: list[Place]
    trade: list[Trade]
    finish: Finish


class Step(msgspec.Struct):
    """What the load needs of a `StepMessage`."""

    seq: int
    decision: str | None
    menu: Menu | None


STEP = msgspec.json.Decoder(Step)


def choose(menu: Menu, hexes: list[str], dice: random.Random) -> str:
    """One of all the actions that a menu allows: counted, not listed, so that the load costs little."""
    others = [action for trade in menu.trade for action in trade.actions]
    if menu.finish.problem is None:
        others.append(menu.finish.action)
    places = [(choice, choice.hexes.count(".")) for choice in menu.place if choice.problem is None]
    number = dice.randrange(len(others) + sum(count for _, count in places))
    if number < len(others):
        return others[number]
    number -= len(others)
    for choice, count in places:
        if number < count:
            at = -1
            for _ in range(number + 1):
                at = choice.hexes.index(".", at + 1)
            return f"{choice.action} {hexes[at]}"
        number -= count
    raise AssertionError("a number beyond the actions")


@dataclass
class Connection:
    """A kept-alive HTTP connection of one person."""

    port: int
    cookie: str = ""
    bearer: str = ""
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        content = b"" if body is None else msgspec.json.encode(body)
        kind = "" if body is None else "Content-Type: application/json\r\n"
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        bearer = f"Authorization: Bearer {self.bearer}\r\n" if self.bearer else ""
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{kind}{cookie}{bearer}"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = 0
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
        return int(head[9:12]), await self.reader.readexactly(length)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        status, content = await self.request(method, path, body)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {content.decode()}")
        return json.loads(content)


class Follower(asyncio.Protocol):
    """A WebSocket that only reads text. Without a table it throws away what it reads."""

    transport: asyncio.Transport

    def __init__(self, table: Table | None, seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(self.buffer[:end]).decode())
            del self.buffer[: end + 4]
            self.open = True
        while (frame := self._frame()) is not None:
            if self.table is not None and frame.startswith(b'{"type":"step"'):
                self.table.stepped(self.seat, frame)

    def _frame(self) -> bytes | None:
        """The payload of the next complete frame."""
        b = self.buffer
        if len(b) < 2:
            return None
        length, start = b[1], 2
        if length == 126:
            length, start = int.from_bytes(b[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(b[2:10], "big"), 10
        if len(b) < start + length:
            return None
        payload = bytes(b[start : start + length])
        if b[0] & 0x0F == PING:
            # Whoever does not answer is taken for gone.
            self.transport.write(bytes((0x80 | PONG, 0x80 | length, 0, 0, 0, 0)) + payload)
        del b[: start + length]
        return payload


@dataclass
class Figures:
    answered: list[float] = field(default_factory=list)
    """Seconds to the answer, by action."""
    delivered: list[float] = field(default_factory=list)
    """Seconds until the last stream had it."""
    bytes_out: int = 0
    refused: int = 0


@dataclass
class Table:
    """One table with its four people."""

    id: str
    people: list[Connection]
    hexes: list[str]
    figures: Figures
    dice: random.Random
    turn: tuple[int, Step] | None = None
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False
    sent: dict[int, float] = field(default_factory=dict)
    arrived: dict[int, int] = field(default_factory=dict)
    began: float = 0.0
    followers: list[Follower] = field(default_factory=list)

    def close(self) -> None:
        """Everybody goes away."""
        for follower in self.followers:
            follower.transport.abort()
        for person in self.people:
            if person.writer is not None:
                person.writer.close()

    def stepped(self, seat: int, frame: bytes) -> None:
        self.figures.bytes_out += len(frame)
        seq = int(frame[frame.index(b'"seq":') + 6 :].split(b",", 1)[0])
        count = self.arrived.get(seq, 0) + 1
        self.arrived[seq] = count
        if count == SEATS:
            del self.arrived[seq]
            if self.began:
                self.figures.delivered.append(time.perf_counter() - self.began)
        if b'"decision":null' not in frame:
            step = STEP.decode(frame)
            if step.menu is not None:
                self.turn = (seat, step)
                self.ready.set()
        elif b'"phase":"over"' in frame:
            self.over = True
            self.ready.set()

    async def act(self) -> None:
        await self.ready.wait()
        if self.over or self.turn is None:
            return
        self.ready.clear()
        (seat, step), self.turn = self.turn, None
        assert step.menu is not None
        body = {
            "seat": seat,
            "decision": step.decision,
            "command": f"{self.id}-{step.seq}",
            "action": choose(step.menu, self.hexes, self.dice),
        }
        self.began = time.perf_counter()
        status, _ = await self.people[seat].request("POST", f"/api/tables/{self.id}/act", body)
        if status == 200:
            self.figures.answered.append(time.perf_counter() - self.began)
        else:
            self.figures.refused += 1
            self.over = True


async def follow(
    port: int, table: Table, seat: int | None, person: Connection, dice: random.Random
) -> Follower:
    """A stream of a seat, or of somebody who watches."""
    key = base64.b64encode(dice.randbytes(16)).decode()
    whose = "" if seat is None else f"?seat={seat}"
    cookie = f"Cookie: {person.cookie}\r\n" if person.cookie else ""
    request = (
        f"GET /api/tables/{table.id}/socket{whose} HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n{cookie}\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, follower = await loop.create_connection(
        lambda: Follower(None if seat is None else table, seat or 0, request), HOST, port
    )
    table.followers.append(follower)
    return follower


async def open_table(
    port: int, hexes: list[str], figures: Figures, dice: random.Random, turns: int | None = None
) -> Table:
    people = [Connection(port) for _ in range(SEATS)]
    made = await people[0].ok(
        "POST", "/api/tables", {"game": GAME, "seats": SEATS, "options": {"turn_limit": turns}}
    )
    table = Table(made["table"], people, hexes, figures, dice)
    for person in people:
        await person.ok("POST", f"/api/tables/{table.id}/sit", {"seed": dice.randbytes(32).hex()})
    await people[0].ok("POST", f"/api/tables/{table.id}/start", {})
    for seat, person in enumerate(people):
        await follow(port, table, seat, person, dice)
    return table
