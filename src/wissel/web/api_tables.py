"""Making and describing tables, and inviting to them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.core.problems import ProblemError
from wissel.store.new_table import NewTable
from wissel.tables.entries import Pace
from wissel.tables.table import Table
from wissel.tables.watching import at_table
from wissel.web.compose import table_info
from wissel.web.feed import people_at
from wissel.web.names import normalised
from wissel.web.people import Visitor
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire import Created, CreateTable, Invite, InviteAccepted, TableInfo

Asked = Request[Any, Any, Any]

LONGEST_TABLE_NAME = 40


async def info_of(site: Site, table: Table) -> TableInfo:
    position = table.position
    names = await site.people.names(people_at(position))
    secret = await site.desk.secret(position.table) if position.over else None
    return table_info(position, names, site.present(table), secret)


async def _new_table(site: Site, asked: Asked, visitor: Visitor, wanted: CreateTable) -> NewTable:
    """What the desk has to make. The maker gets a name, by which others find the table."""
    for bot in wanted.computers.values():
        site.bots.check(bot)
    accept = asked.headers.get("accept-language")
    if wanted.name is None:
        host = await site.people.ensure_name(visitor.person, (), accept)
        name = site.texts.say("table-name", {"name": host}, accept)
    else:
        await site.people.ensure_name(visitor.person, (), accept)
        name = normalised(wanted.name, LONGEST_TABLE_NAME)
    return NewTable(
        game=wanted.game,
        seats=wanted.seats,
        by=visitor.person,
        map=wanted.map,
        options=wanted.options,
        private=wanted.private,
        seating=wanted.seating,
        pace=None if wanted.pace is None else msgspec.convert(wanted.pace, Pace, from_attributes=True),
        name=name,
        computers=wanted.computers,
        seed=wanted.sit,
        colour=wanted.colour,
        start=wanted.start,
        rated=wanted.rated,
        hints=wanted.hints,
        watch_after=wanted.watch_after,
        command=wanted.command,
    )


def table_routes(site: Site) -> list[BaseRouteHandler]:
    @post("/api/tables")
    async def create(request: Asked, data: JSONBody[CreateTable]) -> Created:
        """Make a table; on request sit down, seat computer players and start, all at once."""
        site.warm_up.require()
        visitor = await site.people.acting(request)
        site.limit("create", request, visitor)
        made = await site.desk.create(await _new_table(site, request, visitor, data))
        # Whoever made a private table still finds it after leaving the seat and the host's role to others.
        await site.grant(visitor.person, made.table)
        invite = await site.invites.to(made.table)
        return Created(made.table, made.seat, invite.code)

    @get("/api/tables/{table_id:str}", **by_token("play"))
    async def table(request: Asked, table_id: FromPath[str]) -> TableInfo:
        """A table: its people, options, status and the commitment of its draws."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        return await info_of(site, await site.table(table_id, visitor))

    @get("/api/tables/{table_id:str}/invite")
    async def invite(request: Asked, table_id: FromPath[str]) -> Invite:
        """The link that lets others see the table and sit down; for its host and those who sit there."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        position = (await site.table(table_id, visitor)).position
        person = None if visitor is None else visitor.person
        if not at_table(position, person):
            raise ProblemError("NOT_ALLOWED")
        return await site.invites.to(table_id)

    @post("/api/invites/{code:str}", status_code=200, **by_token("play"))
    async def accept(request: Asked, code: FromPath[str]) -> InviteAccepted:
        """Exchange the code of a link for the right to see its table and to sit down there."""
        known = await site.people.looking(request)
        site.limit("invite", request, known)
        table_id = await site.invites.table_of(code)
        # Only wrong codes count: a whole class may open its links at once.
        site.unlimit("invite", request, known)
        visitor = await site.people.acting(request)
        await site.grant(visitor.person, table_id)
        return InviteAccepted(table_id)

    @post("/api/tables/{table_id:str}/decline", status_code=200)
    async def decline(request: Asked, table_id: FromPath[str]) -> InviteAccepted:
        """Not sit down where one was invited: the table leaves one's list. The link still holds."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        await site.table(table_id, visitor)
        await site.uninvite(visitor.person, table_id)
        return InviteAccepted(table_id)

    return [create, table, invite, accept, decline]
