"""Tables whose game comes from elsewhere: from a file, a branch of a game that is over, or a lesson."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.core.problems import ProblemError
from wissel.store import people as stored
from wissel.store.new_table import new_table_id
from wissel.tables.game_file import FileError, decode
from wissel.tables.given import branch, from_file
from wissel.tables.lessons import lesson
from wissel.web.bots import STAND_IN
from wissel.web.names import normalised
from wissel.web.people import new_person_id
from wissel.web.site import Site
from wissel.web.texts import Texts
from wissel.web.wire_history import Branch, Learn, Made

Asked = Request[Any, Any, Any]

LARGEST_FILE = 1 << 20
"""Bytes of a game file that is read here: several times what the longest games need."""
LONGEST_NAME = 40
LESSON_BOT = "club"
"""Who plays against somebody who learns: one that needs no search, so that nobody waits for it."""


def name_of(told: str | None) -> str | None:
    """A name of a game file as we keep names; None where it is none."""
    try:
        return None if told is None else normalised(told)
    except ProblemError:
        return None


def wrong_line(texts: Texts, error: FileError, accept: str | None) -> ProblemError:
    """The problem of a file, with the number of the entry that is wrong, where it is one."""
    problem = error.problem
    if error.entry is None:
        return error
    return ProblemError(
        "FILE_WRONG", entry=error.entry, reason=texts.say(f"problem-{problem.code}", problem.args, accept)
    )


def given_routes(site: Site) -> list[BaseRouteHandler]:
    reading = asyncio.Semaphore(1)
    """A file is played again in full: one at a time."""

    @post("/api/imports", request_max_body_size=LARGEST_FILE)
    async def read_file(request: Asked) -> Made:
        """Read a game file (the body): a private table that is over, to step through. Never rated."""
        site.warm_up.require()
        visitor = await site.people.acting(request)
        site.limit("import", request, visitor)
        body = await request.body()
        accept = request.headers.get("accept-language")
        now = site.now()
        async with reading:
            try:
                file = await asyncio.to_thread(decode, body)
                persons = [stored.Person(new_person_id(), name_of(seat.name), now) for seat in file.seats]
                given = await asyncio.to_thread(
                    from_file,
                    file,
                    table=new_table_id(),
                    name=site.texts.say("history-name-file", {}, accept),
                    by=visitor.person,
                    persons=[person.id for person in persons],
                    at=now,
                )
            except FileError as error:
                raise wrong_line(site.texts, error, accept) from error
        named = [person for person, seat in zip(persons, file.seats, strict=True) if seat.bot is None]
        await site.store.writing(stored.add_named, named)
        await site.desk.keep(given)
        await site.grant(visitor.person, given.table.id)
        return Made(given.table.id)

    @post("/api/tables/{table_id:str}/branch")
    async def leave(request: Asked, table_id: FromPath[str], data: JSONBody[Branch]) -> Made:
        """Try what else could have been done: a private game from a moment of one that is over, not rated."""
        visitor = await site.people.acting(request)
        site.limit("create", request, visitor)
        table = await site.table(table_id, visitor)
        bot = data.bot or STAND_IN
        site.bots.check(bot)
        accept = request.headers.get("accept-language")
        await site.people.ensure_name(visitor.person, (), accept)
        name = site.texts.say("history-name-branch", {"table": table.position.created.name}, accept)
        async with site.histories.reading(table) as chronicle:
            given = await asyncio.to_thread(
                branch,
                chronicle,
                data.at,
                table=new_table_id(),
                name=name[:LONGEST_NAME],
                by=visitor.person,
                seat=data.seat,
                seed=data.seed,
                bot=bot,
                at=site.now(),
            )
        await site.desk.keep(given)
        await site.grant(visitor.person, given.table.id)
        return Made(given.table.id)

    @post("/api/lessons")
    async def learn(request: Asked, data: JSONBody[Learn]) -> Made:
        """A first game to learn by: private, never rated, from a deal that has something to show."""
        site.warm_up.require()
        visitor = await site.people.acting(request)
        site.limit("create", request, visitor)
        accept = request.headers.get("accept-language")
        await site.people.ensure_name(visitor.person, (), accept)
        given = await asyncio.to_thread(
            lesson,
            data.game,
            table=new_table_id(),
            name=site.texts.say("history-name-lesson", {}, accept),
            by=visitor.person,
            seed=data.seed,
            bot=LESSON_BOT,
            at=site.now(),
        )
        await site.desk.keep(given)
        await site.grant(visitor.person, given.table.id)
        return Made(given.table.id)

    return [read_file, leave, learn]
