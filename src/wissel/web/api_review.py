"""Having a game reviewed: asked for, looked at while it is worked out, and given up."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from wissel.tables.table import Table
from wissel.web.people import Visitor
from wissel.web.rights import check_review
from wissel.web.site import Site
from wissel.web.wire_review import Review, ReviewOf

Asked = Request[Any, Any, Any]

Whose = Annotated[
    int | None,
    QueryParameter(name="seat", description="One's own seat, while the game runs", ge=0),
]
After = Annotated[
    int, QueryParameter(name="after", description="Tell only of decisions after this entry", ge=0)
]


def review_routes(site: Site) -> list[BaseRouteHandler]:
    async def wanted(table_id: str, visitor: Visitor | None, seat: int | None) -> tuple[Table, int]:
        """The table and whose decisions are reviewed, if the asker may know them. Raises `ProblemError`."""
        table = await site.table(table_id, visitor)
        return table, check_review(table.position, visitor, seat)

    @post("/api/tables/{table_id:str}/review")
    async def ask(request: Asked, table_id: FromPath[str], data: JSONBody[ReviewOf]) -> Review:
        """Have a game reviewed that is over, or one's own decisions of a practice game so far.

        Each decision is judged from what its seat knew then. It is worked out once, when nothing else needs
        the processor.
        """
        visitor = await site.people.acting(request)
        site.limit("review", request, visitor)
        table, seat = await wanted(table_id, visitor, data.seat)
        await site.reviews.ask(table, seat, visitor.person)
        return await site.reviews.look(table.position, seat)

    @get("/api/tables/{table_id:str}/review")
    async def look(request: Asked, table_id: FromPath[str], seat: Whose = None, after: After = 0) -> Review:
        """How far the review of a game is, and what it has found so far."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        table, whose = await wanted(table_id, visitor, seat)
        return await site.reviews.look(table.position, whose, after)

    @delete("/api/tables/{table_id:str}/review", status_code=200)
    async def give_up(request: Asked, table_id: FromPath[str], seat: Whose = None) -> Review:
        """Not to want the review any more; it ends when nobody wants it."""
        visitor = await site.people.seated(request)
        site.limit("review", request, visitor)
        table, whose = await wanted(table_id, visitor, seat)
        site.reviews.cancel(table_id, whose, visitor.person)
        return await site.reviews.look(table.position, whose)

    return [ask, look, give_up]
