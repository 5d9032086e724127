"""Sitting down, leaving, computer players, starting, stepping in, closing."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.core.problems import ProblemError
from wissel.store import people as stored
from wissel.tables import commands
from wissel.tables.commands import Command
from wissel.web.bots import STAND_IN
from wissel.web.feed import people_at
from wissel.web.people import Visitor
from wissel.web.rights import check_seat
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire import ChooseColour, Done, Seated, SeatOnly, Sit

Asked = Request[Any, Any, Any]


class _Asking:
    """What the routes of seats have in common."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def somebody(self, request: Asked) -> Visitor:
        """Who asks for something that only somebody at the table can."""
        visitor = await self._site.people.seated(request)
        self._site.limit("table", request, visitor)
        return visitor

    async def do(self, table_id: str, visitor: Visitor, command: Command) -> Done:
        await self._site.table(table_id, visitor)
        return Done((await self._site.desk.do(table_id, command)).seq)

    async def gone(self, table_id: str, visitor: Visitor) -> frozenset[str]:
        """Who has a seat at a table and cannot come back: deleted, or banned."""
        position = (await self._site.table(table_id, visitor)).position
        persons = [seat.person for seat in position.seats if seat.person is not None]
        known = await self._site.store.reading(stored.named, persons)
        banned = self._site.sanctions.banned
        return frozenset(person for person in persons if person not in known or banned(person))

    def bot_of(self, data: SeatOnly) -> str:
        spec = data.bot or STAND_IN
        self._site.bots.check(spec)
        return spec


def seating_routes(site: Site) -> list[BaseRouteHandler]:
    """Before the start."""
    asking = _Asking(site)

    @post("/api/tables/{table_id:str}/sit", status_code=200, **by_token("play"))
    async def sit(request: Asked, table_id: FromPath[str], data: JSONBody[Sit]) -> Seated:
        """Sit down at a free seat, before the start, with a contribution to the draws."""
        site.warm_up.require()
        visitor = await site.people.acting(request)
        site.limit("table", request, visitor)
        position = (await site.table(table_id, visitor, "sit")).position
        beside = people_at(position)
        if data.name is not None:
            if visitor.token is not None:
                raise ProblemError("TOKEN_SCOPE", scope="play")
            await site.people.rename(visitor.person, data.name, beside)
            await site.changes.look_around()
        else:
            await site.people.ensure_name(visitor.person, beside, request.headers.get("accept-language"))
        program = visitor.token is not None
        ack = await site.desk.do(
            table_id,
            commands.Sit(visitor.person, data.seed, data.seat, program=program, colour=data.colour),
        )
        if ack.seat is None:
            raise RuntimeError(f"entry {ack.seq} of table {table_id} names no seat")
        return Seated(ack.seat)

    @post("/api/tables/{table_id:str}/colour", status_code=200, **by_token("play"))
    async def colour(request: Asked, table_id: FromPath[str], data: JSONBody[ChooseColour]) -> Done:
        """Choose another colour for one's own seat, before the start, in games where seats have one."""
        visitor = await asking.somebody(request)
        check_seat((await site.table(table_id, visitor)).position, visitor, data.seat)
        return await asking.do(
            table_id, visitor, commands.ChooseColour(visitor.person, data.seat, data.colour)
        )

    @post("/api/tables/{table_id:str}/leave", status_code=200, **by_token("play"))
    async def leave(request: Asked, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Done:
        """Free one's own seat before the start."""
        visitor = await asking.somebody(request)
        check_seat((await site.table(table_id, visitor)).position, visitor, data.seat)
        return await asking.do(table_id, visitor, commands.Leave(visitor.person, data.seat))

    @post("/api/tables/{table_id:str}/remove", status_code=200)
    async def remove(request: Asked, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Done:
        """The host frees a seat before the start."""
        visitor = await asking.somebody(request)
        seats = (await site.table(table_id, visitor)).position.seats
        done = await asking.do(table_id, visitor, commands.Remove(visitor.person, data.seat))
        removed = seats[data.seat].person
        if removed is not None:
            await site.uninvite(removed, table_id)
        return done

    @post("/api/tables/{table_id:str}/computer", status_code=200)
    async def computer(request: Asked, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Done:
        """The host gives a free seat to a computer player before the start."""
        visitor = await asking.somebody(request)
        return await asking.do(
            table_id, visitor, commands.SeatComputer(visitor.person, data.seat, asking.bot_of(data))
        )

    @post("/api/tables/{table_id:str}/start", status_code=200)
    async def start(request: Asked, table_id: FromPath[str]) -> Done:
        """The host starts the game; every seat is taken."""
        visitor = await asking.somebody(request)
        return await asking.do(table_id, visitor, commands.Start(visitor.person))

    return [sit, colour, leave, remove, computer, start]


def absence_routes(site: Site) -> list[BaseRouteHandler]:
    """After the start: computer players that step in, and giving up."""
    asking = _Asking(site)

    @post("/api/tables/{table_id:str}/replace", status_code=200)
    async def replace(request: Asked, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Done:
        """Let a computer player hold a seat: one's own, or as host that of somebody who is absent."""
        visitor = await asking.somebody(request)
        present, gone = site.feeds.present(table_id), await asking.gone(table_id, visitor)
        return await asking.do(
            table_id, visitor, commands.Replace(visitor.person, data.seat, asking.bot_of(data), present, gone)
        )

    @post("/api/tables/{table_id:str}/return", status_code=200, **by_token("play"))
    async def come_back(request: Asked, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Done:
        """Take one's seat back from the computer player that holds it."""
        visitor = await asking.somebody(request)
        check_seat((await site.table(table_id, visitor)).position, visitor, data.seat)
        return await asking.do(table_id, visitor, commands.Return(visitor.person, data.seat))

    @post("/api/tables/{table_id:str}/close", status_code=200)
    async def close(request: Asked, table_id: FromPath[str]) -> Done:
        """Give the table up."""
        visitor = await asking.somebody(request)
        present, gone = site.feeds.present(table_id), await asking.gone(table_id, visitor)
        return await asking.do(table_id, visitor, commands.Close(visitor.person, present, gone))

    return [replace, come_back, close]
