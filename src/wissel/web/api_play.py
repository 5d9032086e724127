"""Playing: an action, taking it back, the file of a game."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.handlers import BaseRouteHandler

from wissel.core.problems import ProblemError
from wissel.tables import commands
from wissel.tables.commands import Command
from wissel.web.people import Visitor
from wissel.web.site import Site
from wissel.web.wire import Act, Done, TakeBack

Asked = Request[Any, Any, Any]


def play_routes(site: Site) -> list[BaseRouteHandler]:
    async def do(table_id: str, visitor: Visitor, command: Command) -> Done:
        """Tables check the seat themselves; only a refusal has to know whether the asker may see the table."""
        site.warm_up.require()
        try:
            return Done((await site.desk.do(table_id, command)).seq)
        except ProblemError:
            await site.table(table_id, visitor)
            raise

    @post("/api/tables/{table_id:str}/act", status_code=200)
    async def act(request: Asked, table_id: str, data: Act) -> Done:
        """Act for a seat. The answer comes when the entry is stored; the new view comes by the stream."""
        visitor = await site.people.seated(request)
        site.limit("act", request, visitor)
        command = commands.Act(visitor.person, data.seat, data.decision, data.action, data.command)
        return await do(table_id, visitor, command)

    @post("/api/tables/{table_id:str}/take-back", status_code=200)
    async def take_back(request: Asked, table_id: str, data: TakeBack) -> Done:
        """Undo the seat's last action of the open turn."""
        visitor = await site.people.seated(request)
        site.limit("act", request, visitor)
        return await do(table_id, visitor, commands.TakeBack(visitor.person, data.seat, data.command))

    return [act, take_back]
