"""Who one is; the server's health; reports of the content security policy."""

from __future__ import annotations

import logging
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

import wissel
from wissel.store import accounts as stored_accounts
from wissel.store.read import Wanted
from wissel.web.security import REPORTS
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire_people import Me, SetName

log = logging.getLogger(__name__)

LONGEST_REPORT = 2_000


class Health(msgspec.Struct, frozen=True):
    """How the server is. `ready` is the percentage of the games' preparation."""

    status: Literal["ok", "failing"]
    version: str
    ready: int
    store: Literal["ok", "failing"]
    warm_up: Literal["preparing", "ready", "failed"]


async def neighbours(site: Site, person: str) -> set[str]:
    """Everybody who sits with a person at a table that is not over."""
    tables = await site.store.summaries_of(person, Wanted(("open", "running")))
    return {seat.person for table in tables for seat in table.seats if seat.person is not None}


async def me_of(site: Site, person: str) -> Me:
    account = await site.store.reading(stored_accounts.account_of, person)
    away_until = await site.vacations.until(person)
    return Me(person, await site.people.name(person), None if account is None else account.name, away_until)


def people_routes(site: Site) -> list[BaseRouteHandler]:
    @get("/api/me", **by_token("play"))
    async def me(request: Request[Any, Any, Any]) -> Me:
        """Who is asking; nobody before the first act."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        return Me(None, None, None, None) if visitor is None else await me_of(site, visitor.person)

    @put("/api/me")
    async def set_name(request: Request[Any, Any, Any], data: JSONBody[SetName]) -> Me:
        """Choose the name by which others see one."""
        visitor = await site.people.acting(request)
        site.limit("table", request, visitor)
        await site.people.rename(visitor.person, data.name, await neighbours(site, visitor.person))
        await site.changes.look_around()
        return await me_of(site, visitor.person)

    @get("/health")
    async def health(request: Request[Any, Any, Any]) -> Response[Health]:
        """Whether all works. Answers 503 when the database or the games' preparation fails."""
        site.limit("read", request, None)
        well = await site.store.well()
        failed = site.warm_up.failed
        percent = site.warm_up.percent
        told = Health(
            status="ok" if well and not failed else "failing",
            version=wissel.__version__,
            ready=percent,
            store="ok" if well else "failing",
            warm_up="failed" if failed else "ready" if percent == 100 else "preparing",
        )
        return Response(told, status_code=200 if told.status == "ok" else 503)

    @post(REPORTS, status_code=204, include_in_schema=False)
    async def csp_report(request: Request[Any, Any, Any]) -> None:
        """Browsers report here what the content security policy has stopped."""
        site.limit("report", request, None)
        report = (await request.body())[:LONGEST_REPORT].decode(errors="replace")
        log.error("content security policy: %r", report)

    return [me, set_name, health, csp_report]
