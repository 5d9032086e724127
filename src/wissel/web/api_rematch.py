"""Playing again with the same people."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.core.problems import ProblemError
from wissel.store.new_table import NewTable
from wissel.tables.commands import Sit
from wissel.tables.entries import Created
from wissel.web.feed import people_at
from wissel.web.people import Visitor
from wissel.web.site import Site
from wissel.web.wire import PlayAgain, Rematch

Asked = Request[Any, Any, Any]

NO_SEAT = frozenset({"SEAT_TAKEN", "TABLE_FULL", "ALREADY_STARTED", "TABLE_CLOSED", "NAME_TAKEN"})
"""Why one cannot sit down at a table that others went to first."""


def seat_next(seat: int, old: Created) -> int:
    """Where whoever sat on a seat sits in the next game: one seat earlier, so that the second begins and the
    first comes last. Where seats are drawn this is only until the start.
    """
    return (seat - 1) % old.seats


async def _sit_again(
    site: Site,
    asked: Asked,
    visitor: Visitor,
    table_id: str,
    seed: str,
    meant: int | None,
    colour: str | None,
) -> int | None:
    """The person's seat at the next table: the one meant for it, else a free one; None if there is none."""
    position = (await site.table(table_id, visitor, "sit")).position
    mine = position.seats_of(visitor.person)
    if mine:
        return mine[0]
    seat = meant if meant is not None and position.seats[meant].free else None
    accept = asked.headers.get("accept-language")
    try:
        await site.people.ensure_name(visitor.person, people_at(position), accept)
        return (await site.desk.do(table_id, Sit(visitor.person, seed, seat, colour=colour))).seat
    except ProblemError as error:
        if error.problem.code not in NO_SEAT:
            raise
        return None


def rematch_routes(site: Site) -> list[BaseRouteHandler]:
    @post("/api/tables/{table_id:str}/rematch")
    async def rematch(request: Asked, table_id: FromPath[str], data: JSONBody[PlayAgain]) -> Rematch:
        """The table where the same people play again, made by the first who asks; the others are invited."""
        visitor = await site.people.seated(request)
        site.limit("create", request, visitor)
        position = (await site.table(table_id, visitor)).position
        old = position.created
        mine = position.seats_of(visitor.person)
        meant = seat_next(mine[0], old) if mine else None
        colour = position.seats[mine[0]].colour if mine else None
        computers = {
            seat_next(number, old): seat.bot
            for number, seat in enumerate(position.seats)
            if seat.bot is not None and seat.person is None
        }
        for bot in computers.values():
            # A game that was read from a file may name any.
            site.bots.check(bot)
        new = NewTable(
            game=old.game,
            seats=old.seats,
            by=visitor.person,
            map=old.map,
            options=old.options,
            private=old.private,
            pace=old.pace,
            seating=old.seating,
            name=old.name,
            computers=computers,
            seed=data.seed,
            seat=meant,
            colour=colour,
            rated=old.rated,
            watch_after=old.watch_after,
            hints=old.hints,
        )
        made = await site.desk.rematch(table_id, new)
        members = people_at(position) | {position.host}
        # Those who ask later too: the first might have been cut off before all were invited.
        for person in members & {visitor.person} if made.existed else members | {visitor.person}:
            if person is not None:
                await site.grant(person, made.table)
        if made.existed and data.seed is not None:
            return Rematch(
                made.table, await _sit_again(site, request, visitor, made.table, data.seed, meant, colour)
            )
        return Rematch(made.table, made.seat)

    return [rematch]
