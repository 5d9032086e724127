"""The first page: lists of tables, and what changes in them."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery, QueryParameter

from wissel.core.problems import ProblemError
from wissel.store.read import PaceKind, Place, Wanted
from wissel.tables.position import Status
from wissel.tables.summary import SeatSummary, Summary
from wissel.web.api_devices import was_taken
from wissel.web.api_streams import CLOSE_BASE, gone
from wissel.web.compose import Names, pace_info
from wissel.web.errors import status_of
from wissel.web.people import Visitor
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire import SeatInfo, TableList, TableSummary

Listed = Literal["open", "running", "finished"]

LISTED: tuple[Status, ...] = ("open", "running", "finished")
PLACE = re.compile(r"([0-9]{1,15})\.([a-z0-9]{1,32})")
"""Where a list goes on, as it stands in addresses."""

Game = Annotated[str | None, QueryParameter(max_length=64, description="Only tables of this game")]
Seats = Annotated[int | None, QueryParameter(ge=1, le=16, description="Only tables with so many seats")]
PaceOf = Annotated[
    PaceKind | None, QueryParameter(description="Only tables with such a clock; `none`: with none")
]
Rated = Annotated[bool | None, QueryParameter(description="Only rated tables, or only others")]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="Lines at most")]
Before = Annotated[str | None, QueryParameter(max_length=64, description="`next` of the list that goes on")]


def summary_line(
    summary: Summary,
    names: Names,
    present: frozenset[str],
    visitor: Visitor | None,
    at: int,
    *,
    invited: bool = False,
) -> TableSummary:
    """As a visitor may see it at this time."""
    person = None if visitor is None else visitor.person
    if summary.veiled and person not in summary.people:
        summary, present = _veiled(summary), frozenset()
    return TableSummary(
        table=summary.table,
        name=summary.name,
        game=summary.game,
        status=summary.status,
        private=summary.private,
        seats=[
            SeatInfo(
                seat=number,
                person=seat.person,
                name=names.get(seat.person) if seat.person is not None else None,
                bot=seat.bot,
                stands_in=seat.person is not None and seat.bot is not None,
                present=seat.person in present,
                conceded=seat.conceded,
                program=seat.program,
            )
            for number, seat in enumerate(summary.seats)
        ],
        options=summary.options,
        host_name=names.get(summary.host) if summary.host is not None else None,
        host_here=summary.host in present,
        my_seats=[n for n, seat in enumerate(summary.seats) if person is not None and seat.person == person],
        waits_for_me=person is not None and person in summary.waits_for(at),
        asks_me=person is not None and person in summary.asks(at),
        invited=invited,
        updated_at=summary.updated_at,
        pace=None if summary.pace is None else pace_info(summary.pace),
        watch_after=summary.watch_after,
        rated=summary.rated,
    )


def _veiled(summary: Summary) -> Summary:
    """What may be known at once of a game that is watched later: who began it, and when."""
    seats = [
        SeatSummary(seat.person, None if seat.person is not None else seat.bot, program=seat.program)
        for seat in summary.seats
    ]
    return msgspec.structs.replace(summary, seats=seats, host=None, to_act=[], updated_at=summary.listed_at)


def place_of(before: str | None) -> Place | None:
    """Raises `ProblemError` `BAD_REQUEST`."""
    if before is None:
        return None
    found = PLACE.fullmatch(before)
    if found is None:
        raise ProblemError("BAD_REQUEST", place="before", reason="this is no place in a list")
    return int(found[1]), found[2]


def lobby_routes(site: Site) -> list[BaseRouteHandler]:
    @get("/api/tables", **by_token("play"))
    async def tables(
        request: Request[Any, Any, Any],
        status: FromQuery[Listed | None] = None,
        mine: FromQuery[bool] = False,
        game: Game = None,
        seats: Seats = None,
        pace: PaceOf = None,
        rated: Rated = None,
        limit: Limit = 50,
        before: Before = None,
    ) -> TableList:
        """Public tables, the latest first; or `mine`, where one has a seat, is the host, or was invited and
        may still sit down, those that go on first.
        """
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        statuses: tuple[Status, ...] = LISTED if status is None else (status,)
        place = place_of(before)
        wanted = Wanted(statuses, game, seats, place, limit + 1, invited=mine, pace=pace, rated=rated)
        if not mine:
            found = await site.store.public_summaries(wanted)
        elif visitor is None:
            found = []
        else:
            found = await site.store.summaries_of(visitor.person, wanted)
        shown = found[:limit]
        names = await site.people.names({person for summary in shown for person in summary.people})
        me, now = None if visitor is None else visitor.person, site.now()
        lines = [
            summary_line(
                summary, names, site.feeds.present(summary.table), visitor, now, invited=mine and not at_home
            )
            for summary in shown
            if (at_home := me in summary.people) or not mine or summary.free
        ]
        # A list of all one's tables has two parts and no one place where it goes on: ask for a status.
        goes_on = len(found) > limit and not (mine and status is None)
        last = shown[-1] if goes_on else None
        at = None if last is None else (last.updated_at if mine else last.listed_at)
        return TableList(lines, None if last is None else f"{at}.{last.table}")

    @websocket("/api/lobby/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        """How many people are here, and hints that lists have changed (`LobbyMessage`)."""
        await socket.accept()
        visitor = await site.people.looking(socket)
        try:
            site.limit("stream", socket, visitor)
        except ProblemError as error:
            code = error.problem.code
            await socket.close(code=CLOSE_BASE + status_of(code), reason=code)
            return
        person, session = (None, None) if visitor is None else (visitor.person, visitor.session)
        with site.lobby.look(person, session) as one:
            if await was_taken(site, session):
                one.hint(moved=True)

            async def send() -> None:
                with suppress(WebSocketDisconnect):
                    async for text in site.lobby.messages(one):
                        await socket.send_data(text)

            left, sending = asyncio.create_task(gone(socket)), asyncio.create_task(send())
            try:
                await asyncio.wait((left, sending), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (left, sending):
                    task.cancel()
                for ended in await asyncio.gather(left, sending, return_exceptions=True):
                    if isinstance(ended, Exception):
                        raise ended

    return [tables, socket]
