"""Asking what one could do, where the table allows it."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.web.rights import check_hint
from wissel.web.site import Site
from wissel.web.wire import SeatOnly
from wissel.web.wire_review import Hint

Asked = Request[Any, Any, Any]


def hint_routes(site: Site) -> list[BaseRouteHandler]:
    @post("/api/tables/{table_id:str}/hint", status_code=200)
    async def hint(request: Asked, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Hint:
        """What a search would do in one's place now, from what one's seat knows. It acts on nothing.

        Only where the table allows it, never in a game for the ratings. Nobody else is told.
        """
        visitor = await site.people.seated(request)
        site.limit("hint", request, visitor)
        position = (await site.table(table_id, visitor)).position
        check_hint(position, visitor, data.seat)
        return await site.hints.hint(position, data.seat)

    return [hint]
