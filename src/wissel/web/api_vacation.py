"""Vacation: all one's clocks at tables over days stand still."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, put
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from wissel.web.site import Site
from wissel.web.vacations import MOST_DAYS
from wissel.web.wire_people import SetVacation, Vacation, VacationTable

Asked = Request[Any, Any, Any]


def vacation_routes(site: Site) -> list[BaseRouteHandler]:
    async def told(person: str) -> Vacation:
        return Vacation(
            until=await site.vacations.until(person),
            most_days=MOST_DAYS,
            tables=[
                VacationTable(away.position.table, away.position.created.name, away.until, away.left)
                for away in await site.vacations.tables(person)
            ],
        )

    @get("/api/me/vacation")
    async def vacation(request: Asked) -> Vacation:
        """Whether one is on vacation, and what that is at each of one's tables over days."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        site.warm_up.require()
        return await told(visitor.person)

    @put("/api/me/vacation")
    async def set_vacation(request: Asked, data: JSONBody[SetVacation]) -> Vacation:
        """Go on vacation for some days from now, at all tables over days; 0: back already."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        site.warm_up.require()
        await site.vacations.go(visitor.person, data.days)
        await site.changes.look_around()
        return await told(visitor.person)

    return [vacation, set_vacation]
