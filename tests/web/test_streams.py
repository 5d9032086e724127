"""Streams: lines of JSON, pings, slow readers, the end of a server."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.serving import FREE, Served, new_table, seed, served, sit, wait_until

from wissel.web.compose import chat_text
from wissel.web.readers import Reader
from wissel.web.settings import Settings
from wissel.web.wire import ResyncMessage
from wissel.web.wire_talk import ChatLine


def lines(site: Served, path: str, person: Any) -> Iterator[Any]:
    with person.http.stream("GET", path) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        for line in answer.iter_lines():
            yield json.loads(line)


def test_programs_get_the_messages_of_the_socket_as_lines(site: Served) -> None:
    host = site.person()
    table = new_table(host)
    sit(host, table)
    with host.follows(table, 0) as stream:
        stream.until("step")
        read = lines(site, f"/api/tables/{table}/stream?seat=0", host)
        assert next(read) == json.loads(stream.texts[0])
        assert next(read) == json.loads(stream.texts[1])
        sit(site.person(), table)
        kinds = [next(read)["type"] for _ in range(2)]
        assert kinds == ["table", "step"]
        assert stream.until("step")["events"][0]["event"]["type"] == "SeatTaken"


def test_who_sits_there_can_watch_like_anybody_else(site: Served) -> None:
    host = site.person()
    table = new_table(host, computers={"1": "random", "2": "random"}, sit=seed(), start=True)
    own = lines(site, f"/api/tables/{table}/stream?seat=0", host)
    watched = lines(site, f"/api/tables/{table}/spectate", host)
    assert next(message for message in own if message["type"] == "step")["own"]["hand"]
    seen = next(message for message in watched if message["type"] == "step")
    assert (seen["own"], seen["menu"]) == (None, None)


def test_silence_is_broken_by_pings(tmp_path: Path) -> None:
    with served(tmp_path, Settings(rates=FREE, ping_after=0.1)) as site:
        table = new_table(site.person())
        with site.person().follows(table) as stream:
            stream.until("ping")
            assert stream.until("ping")["at"] > 1_600_000_000_000


def read_all(reader: Reader) -> list[str]:
    async def collect() -> list[str]:
        return [text async for text in reader.messages()]

    return asyncio.run(collect())


def test_a_slow_reader_is_told_to_connect_again_and_gets_nothing_more() -> None:
    reader = Reader(None, -1, 0, 3)
    for number in range(5):
        reader.offer(str(number))
    (last,) = read_all(reader)
    assert json.loads(last) == {"type": "resync", "code": "TOO_SLOW"}


def tell(readers: list[Reader], text: str) -> None:
    for reader in readers:
        reader.offer(text)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system tells who does not read")
@pytest.mark.parametrize("kind", ["socket", "stream"])
def test_who_does_not_read_is_cut_off_with_little_kept_and_harms_nobody(tmp_path: Path, kind: str) -> None:
    with served(tmp_path, stalled_s=1.0) as site, socket.socket() as silent:
        for one in site.server.servers[0].sockets:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        host = site.person().named("Ada")
        table = new_table(host)
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        silent.connect(("127.0.0.1", int(site.url.rsplit(":", 1)[1])))
        wanted = f"GET /api/tables/{table}/{kind} HTTP/1.1\r\nHost: {site.url[7:]}\r\n"
        if kind == "socket":
            wanted += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            wanted += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        silent.sendall(f"{wanted}\r\n".encode())
        with host.follows(table) as stream:
            stream.until("step")
            feed = site.site.feeds._feeds[table]
            wait_until(lambda: feed.readers == 2)
            (stuck,) = [reader for reader in feed._readers if reader.person is None]
            most = 0
            for number in range(150):
                line = ChatLine(number, 1, 0, "p", "Ada", None, "x" * 10_000, None)
                site.loop().call_soon_threadsafe(tell, feed._readers, chat_text(line))
                assert stream.until("chat")["line"]["id"] == number
                most = max(most, len(stuck._queue))
            assert 1 < most <= Settings().reader_queue
            wait_until(lambda: feed.readers == 1)
            assert host.post(f"/api/tables/{table}/chat", {"text": "Still here"})["text"] == "Still here"


def test_a_reader_that_keeps_up_gets_all_in_order() -> None:
    reader = Reader(None, -1, 0, 3)

    async def both() -> list[str]:
        got: list[str] = []
        async for text in reader.messages():
            got.append(text)
            if len(got) < 10:
                reader.offer(str(len(got)))
            else:
                reader.resync("GOING_AWAY")
        return got

    reader.offer("0")
    assert asyncio.run(both())[:10] == [str(number) for number in range(10)]


def test_streams_are_told_when_the_server_ends(tmp_path: Path) -> None:
    told: list[Any] = []
    with served(tmp_path) as site:
        table = new_table(site.person())
        first = threading.Event()

        def read() -> None:
            with site.person().follows(table) as stream:
                stream.until("step")
                first.set()
                told.append(stream.next())

        reading = threading.Thread(target=read)
        reading.start()
        assert first.wait(20)
        site.server.should_exit = True
        reading.join(20)
    assert told == [{"type": "resync", "code": "GOING_AWAY"}]
    assert ResyncMessage("GOING_AWAY").code == told[0]["code"]


@pytest.mark.parametrize("query", ["seat=x", "after=-1", "after=x", "seat=99", "seat=-5"])
def test_a_bad_query_is_refused(site: Served, query: str) -> None:
    table = new_table(site.person())
    answer = site.person().http.get(f"/api/tables/{table}/stream?{query}")
    assert answer.status_code in (400, 404), answer.text


def test_steps_before_the_start_tell_who_came(site: Served) -> None:
    host, other = site.person().named("Han"), site.person().named("Leia")
    table = new_table(host)
    with site.person().follows(table) as stream:
        step = stream.until("step")
        assert (step["view"], step["events"]) == (None, [])
        sit(host, table)
        sit(other, table)
        stream.until_seq(3)
        host.post(f"/api/tables/{table}/remove", {"seat": 1})
        left = stream.until_seq(4)["events"][0]["event"]
        assert left == {"type": "SeatLeft", "seat": 1, "name": "Leia", "removed": True}
        assert stream.table["table"]["seats"][1]["person"] is None


def test_who_leaves_a_stream_of_lines_is_absent(site: Served) -> None:
    host = site.person()
    table = new_table(host)
    sit(host, table)
    with site.person().follows(table) as stream:
        stream.until("step")
        with host.http.stream("GET", f"/api/tables/{table}/stream?seat=0"):
            assert stream.until("table")["table"]["seats"][0]["present"]
        assert not stream.until("table")["table"]["seats"][0]["present"]
