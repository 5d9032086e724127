"""Talk at a table: reading, saying, muting and blocking, reporting."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from wissel.core.problems import ProblemError
from wissel.store import chat as stored
from wissel.web import wire_talk as wire
from wissel.web.feed import people_at
from wissel.web.site import Site
from wissel.web.talk import MOST_LINES, heard, line_info, old_enough, spoken

Asked = Request[Any, Any, Any]
After = Annotated[int, QueryParameter(ge=0, description="Number of the last line that is known already")]

SHOWN = 500
"""Lines that are told at once, the newest."""


def chat_routes(site: Site) -> list[BaseRouteHandler]:
    @get("/api/tables/{table_id:str}/chat")
    async def read(request: Asked, table_id: FromPath[str], after: After = 0) -> wire.Chat:
        """What was said at a table, the last lines; later ones come with the stream."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        table = await site.table(table_id, visitor)
        position = table.position
        person = None if visitor is None else visitor.person
        lines = await site.store.reading(stored.lines_of, table_id, after, SHOWN)
        unheard = frozenset() if person is None else await site.store.reading(stored.unheard_by, person)
        now = site.now()
        lines = [line for line in lines if old_enough(line, table, now)]
        told = [line for line in lines if heard(line, position, person, unheard)]
        names = await site.people.names({line.person for line in told})
        silenced = {} if person is None else await site.store.reading(stored.silenced_by, person)
        return wire.Chat([line_info(line, names) for line in told], silenced)

    @post("/api/tables/{table_id:str}/chat")
    async def say(request: Asked, table_id: FromPath[str], data: JSONBody[wire.Say]) -> wire.ChatLine:
        """Say something at a table, as a text or a reaction."""
        visitor = await site.people.acting(request)
        site.limit("chat", request, visitor)
        position = (await site.table(table_id, visitor)).position
        if site.sanctions.muted(visitor.person):
            raise ProblemError("MUTED")
        if (data.text is None) == (data.reaction is None):
            raise ProblemError("BAD_REQUEST", place="text", reason="either a text or a reaction")
        text = None if data.text is None else spoken(data.text)
        accept = request.headers.get("accept-language")
        name = await site.people.ensure_name(visitor.person, people_at(position) - {visitor.person}, accept)
        line = await site.store.writing(
            stored.add_line,
            table_id,
            person=visitor.person,
            seat=(*position.seats_of(visitor.person), None)[0],
            seq=position.seq,
            at=site.now(),
            text=text,
            reaction=data.reaction,
            most=MOST_LINES,
        )
        told = line_info(line, {visitor.person: name})
        await site.hearing.look_around()
        return told

    @post("/api/tables/{table_id:str}/chat/{line:int}/report", status_code=204)
    async def report(request: Asked, table_id: FromPath[str], line: FromPath[int]) -> None:
        """Report a line to the host of the server, who gets a copy of it."""
        visitor = await site.people.acting(request)
        site.limit("chat", request, visitor)
        table = await site.table(table_id, visitor)
        found = await site.store.reading(stored.line_of, table_id, line)
        if not (old_enough(found, table, site.now()) and heard(found, table.position, visitor.person, ())):
            raise ProblemError("LINE_UNKNOWN")
        await site.store.writing(stored.report, table_id, found, visitor.person, site.now())

    @put("/api/silence")
    async def silence(request: Asked, data: JSONBody[wire.SetSilence]) -> dict[str, wire.Silence]:
        """Mute or block somebody, everywhere and until one ends it; answers all whom one does not hear."""
        visitor = await site.people.acting(request)
        site.limit("table", request, visitor)
        known = await site.store.reading(stored.exists, data.person)
        if not known or data.person == visitor.person:
            raise ProblemError("PERSON_UNKNOWN")
        await site.store.writing(stored.silence, visitor.person, data.person, data.kind, site.now())
        return await site.store.reading(stored.silenced_by, visitor.person)

    return [read, say, report, silence]
