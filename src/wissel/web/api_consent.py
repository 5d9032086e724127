"""Undoing more than one may alone and ending a game, both with the consent of all who play; conceding."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.tables import commands
from wissel.tables.commands import Command
from wissel.web.bots import STAND_IN
from wissel.web.people import Visitor
from wissel.web.rights import check_seat
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire import AskUndo, Consent, Done, SeatCommand

Asked = Request[Any, Any, Any]


def consent_routes(site: Site) -> list[BaseRouteHandler]:
    async def somebody(request: Asked, table_id: str, seat: int) -> Visitor:
        """Who plays the seat. A program answers for its own: what all must agree to waits for it too."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        check_seat((await site.table(table_id, visitor)).position, visitor, seat)
        return visitor

    async def do(table_id: str, command: Command) -> Done:
        return Done((await site.desk.do(table_id, command)).seq)

    @post("/api/tables/{table_id:str}/undo", status_code=200, **by_token("play"))
    async def undo(request: Asked, table_id: FromPath[str], data: JSONBody[AskUndo]) -> Done:
        """Ask to undo an action and everything after it; done at once where nobody else plays."""
        visitor = await somebody(request, table_id, data.seat)
        return await do(table_id, commands.Ask(visitor.person, data.seat, "undo", data.entry, data.command))

    @post("/api/tables/{table_id:str}/end", status_code=200, **by_token("play"))
    async def end(request: Asked, table_id: FromPath[str], data: JSONBody[SeatCommand]) -> Done:
        """Ask to end the game, scored as it stands; done at once where nobody else plays."""
        visitor = await somebody(request, table_id, data.seat)
        return await do(table_id, commands.Ask(visitor.person, data.seat, "end", None, data.command))

    @post("/api/tables/{table_id:str}/consent", status_code=200, **by_token("play"))
    async def consent(request: Asked, table_id: FromPath[str], data: JSONBody[Consent]) -> Done:
        """Agree or not to what somebody has asked for, or withdraw one's own request."""
        visitor = await somebody(request, table_id, data.seat)
        return await do(
            table_id,
            commands.Answer(visitor.person, data.seat, data.asked, data.agrees, data.command),
        )

    @post("/api/tables/{table_id:str}/concede", status_code=200, **by_token("play"))
    async def concede(request: Asked, table_id: FromPath[str], data: JSONBody[SeatCommand]) -> Done:
        """Give one's seat up for good: a computer player plays on, or the game ends if too few are left."""
        visitor = await somebody(request, table_id, data.seat)
        return await do(table_id, commands.Concede(visitor.person, data.seat, STAND_IN, data.command))

    return [undo, end, consent, concede]
