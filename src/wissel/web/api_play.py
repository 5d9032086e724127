"""Playing: an action, taking it back, the file of a game."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from wissel.core.game import SPECTATOR
from wissel.core.problems import ProblemError
from wissel.tables import commands
from wissel.tables.commands import Command
from wissel.tables.export import export_table
from wissel.tables.game_file import GameFile
from wissel.web.feed import people_at
from wissel.web.people import Visitor
from wissel.web.rights import check_seat
from wissel.web.site import Site
from wissel.web.tokens import by_token
from wissel.web.wire import Act, Done, LegalActions, TakeBack

Asked = Request[Any, Any, Any]


def play_routes(site: Site) -> list[BaseRouteHandler]:
    async def do(table_id: str, visitor: Visitor, seat: int, command: Command) -> Done:
        """The table checks the seat; only a refusal depends on whether the asker may see the table."""
        site.warm_up.require()
        if visitor.token is not None:
            check_seat((await site.table(table_id, visitor)).position, visitor, seat)
        try:
            return Done((await site.desk.do(table_id, command)).seq)
        except ProblemError:
            await site.table(table_id, visitor)
            raise

    @post("/api/tables/{table_id:str}/act", status_code=200, **by_token("play"))
    async def act(request: Asked, table_id: FromPath[str], data: JSONBody[Act]) -> Done:
        """Act for a seat. The answer comes when the entry is stored; the new view comes by the stream."""
        visitor = await site.people.seated(request)
        site.limit("act", request, visitor)
        command = commands.Act(visitor.person, data.seat, data.decision, data.action, data.command)
        return await do(table_id, visitor, data.seat, command)

    @post("/api/tables/{table_id:str}/take-back", status_code=200, **by_token("play"))
    async def take_back(request: Asked, table_id: FromPath[str], data: JSONBody[TakeBack]) -> Done:
        """Undo the seat's last action of the open turn."""
        visitor = await site.people.seated(request)
        site.limit("act", request, visitor)
        command = commands.TakeBack(visitor.person, data.seat, data.command)
        return await do(table_id, visitor, data.seat, command)

    @get("/api/tables/{table_id:str}/legal", **by_token("play"))
    async def legal(request: Asked, table_id: FromPath[str], seat: FromQuery[int]) -> LegalActions:
        """Every action that one's seat may choose now, for programs that do not walk the menu."""
        visitor = await site.people.looking(request)
        site.limit("act", request, visitor)
        position = (await site.table(table_id, visitor)).position
        if seat == SPECTATOR:
            raise ProblemError("SEAT_UNKNOWN", seat=seat)
        check_seat(position, visitor, seat)
        decision = position.decisions[seat]
        play = position.play
        return LegalActions(decision, [] if decision is None or play is None else play.legal(seat))

    @get("/api/tables/{table_id:str}/export", **by_token("play"))
    async def export(request: Asked, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> GameFile:
        """The file of a game; until the game is over with no more than the asker's seat knows."""
        visitor = await site.people.looking(request)
        site.limit("export", request, visitor)
        table = await site.table(table_id, visitor)
        position = table.position
        mine = () if visitor is None else position.seats_of(visitor.person)
        # Whoever holds several seats, for people at one device, names the one whose knowledge is meant.
        usual = mine[0] if len(mine) == 1 else SPECTATOR
        reader = usual if seat is None else seat
        check_seat(position, visitor, reader)
        entries = (await site.desk.entries(table_id))[: table.seq]
        names = await site.people.names(people_at(position))
        by_seat = [None if item.person is None else names[item.person] for item in position.seats]
        secret = await site.desk.secret(table_id)
        return await site.store.in_thread(
            lambda: export_table(
                entries, position.game, position.map, names=by_seat, seat=reader, secret=secret
            )
        )

    return [act, take_back, legal, export]
