"""The stream of a table: the same messages by WebSocket for browsers and as lines of JSON for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from wissel.core.game import SPECTATOR
from wissel.core.problems import ProblemError
from wissel.web.errors import status_of
from wissel.web.people import Asked, Visitor
from wissel.web.readers import Reader
from wissel.web.rights import check_seat
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire import Message

Seat = Annotated[int | None, QueryParameter(description="One's own seat; without it one only watches")]
After = Annotated[int, QueryParameter(ge=0, description="Number of the last entry that is known already")]

LINES = "application/x-ndjson"
MESSAGES = {
    200: ResponseSpec(
        Message, description="One message a line, for as long as the table is followed", media_type=LINES
    )
}
SHOWN, HIDDEN = "shown", "hidden"
"""All that a client says on its socket."""
CLOSE_BASE = 4000
"""A refused WebSocket is closed with this plus the HTTP status; the reason is the problem's code."""


async def checked(site: Site, asked: Asked, table_id: str, seat: int) -> tuple[Visitor | None, int]:
    """Who asks, if it may follow the table for this seat, and how much later. Raises `ProblemError`."""
    visitor: Visitor | None = await site.people.looking(asked)
    site.limit("stream", asked, visitor)
    if visitor is not None:
        site.sanctions.require_free(visitor.person)
    table = await site.table(table_id, visitor)
    check_seat(table.position, visitor, seat)
    return visitor, table.behind_ms


def stream_routes(site: Site) -> list[BaseRouteHandler]:
    @websocket("/api/tables/{table_id:str}/socket", opt=by_token("play")["opt"])
    async def socket(
        socket: WebSocket[Any, Any, Any], table_id: FromPath[str], seat: Seat = None, after: After = 0
    ) -> None:
        await socket.accept()
        number = SPECTATOR if seat is None else seat
        try:
            visitor, behind_ms = await checked(site, socket, table_id, number)
        except ProblemError as error:
            code = error.problem.code
            await socket.close(code=CLOSE_BASE + status_of(code), reason=code)
            return
        person = None if visitor is None else visitor.person
        async with site.feeds.follow(table_id, person, number, after, behind_ms) as reader:
            left = asyncio.create_task(gone(socket, reader))
            sending = asyncio.create_task(_send(socket, told(site, reader, visitor)))
            try:
                await asyncio.wait((left, sending), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (left, sending):
                    task.cancel()
                for ended in await asyncio.gather(left, sending, return_exceptions=True):
                    if isinstance(ended, Exception):
                        raise ended

    return [socket, *line_routes(site)]


def line_routes(site: Site) -> list[BaseRouteHandler]:
    async def followed(request: Asked, table_id: str, number: int, after: int) -> Stream:
        visitor, behind_ms = await checked(site, request, table_id, number)
        person = None if visitor is None else visitor.person

        async def lines() -> AsyncGenerator[str]:
            async with site.feeds.follow(table_id, person, number, after, behind_ms) as reader:
                async for text in told(site, reader, visitor):
                    yield text + "\n"

        return Stream(lines(), media_type=LINES, headers={"cache-control": "no-store"})

    @get("/api/tables/{table_id:str}/stream", responses=MESSAGES, **by_token("play"))
    async def stream(
        request: Request[Any, Any, Any], table_id: FromPath[str], seat: Seat = None, after: After = 0
    ) -> Stream:
        """Follow a table: messages as lines of JSON, from the table as it stands now on."""
        return await followed(request, table_id, SPECTATOR if seat is None else seat, after)

    @get("/api/tables/{table_id:str}/spectate", responses=MESSAGES, **by_token("play"))
    async def spectate(request: Request[Any, Any, Any], table_id: FromPath[str], after: After = 0) -> Stream:
        """Watch a table: `stream` as it is told to those who have no seat there."""
        return await followed(request, table_id, SPECTATOR, after)

    return [stream, spectate]


async def told(site: Site, reader: Reader, visitor: Visitor | None) -> AsyncGenerator[str]:
    """What a reader is told. The connection of a token ends with the token."""
    token = None if visitor is None else visitor.token
    async for text in reader.messages():
        if token is not None and not await site.tokens.holds(token):
            return
        yield text


async def gone(socket: WebSocket[Any, Any, Any], reader: Reader | None = None) -> None:
    """Returns when the other side has gone. Until then it says when its page is hidden, and shown again."""
    with suppress(WebSocketDisconnect):
        while True:
            said = await socket.receive_data(mode="text")
            if reader is not None and said in (SHOWN, HIDDEN):
                reader.visible = said == SHOWN


async def _send(socket: WebSocket[Any, Any, Any], messages: AsyncIterator[str]) -> None:
    """Sends all messages; after the last one, which tells to connect again, the connection is closed."""
    with suppress(WebSocketDisconnect):
        async for text in messages:
            await socket.send_data(text)
        await socket.close()
