"""HEAD is answered as GET is, without the body."""

from __future__ import annotations

import asyncio
from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPDisconnectEvent, HTTPScope, Message, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """`app` with an answer to HEAD wherever it has one to GET; a stream ends with its headers."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        answered = asyncio.Event()

        async def gone() -> HTTPDisconnectEvent:
            await answered.wait()
            return {"type": "http.disconnect"}

        async def headers_alone(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                answered.set()

        # The server behind goes by its own scope: it knows that no body follows.
        asked = cast("HTTPScope", {**scope, "method": "GET"})
        await app(asked, gone, headers_alone)

    return answer
