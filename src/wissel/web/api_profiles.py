"""What people have played: their profiles, and two of them head to head."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.store.played import Played, played
from wissel.web.profiles import head_to_head, people_in, profile
from wissel.web.site import Site
from wissel.web.wire_profile import HeadToHead, Profile

Asked = Request[Any, Any, Any]

PARIS = "paris-connection"


def _companies() -> list[str]:
    """The companies of Paris Connection in the order of its score lines."""
    game = registry.game(PARIS)
    rules = msgspec.json.decode(game.load_map(game.default_map).text)
    return [str(company) for company in rules["companies"]]


def profile_routes(site: Site) -> list[BaseRouteHandler]:
    async def read(request: Asked, person: str) -> tuple[Played, bool]:
        """All that the asker may know, and whether it is the asker's own."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        viewer = None if visitor is None else visitor.person
        told = await site.store.reading(played, person, viewer)
        if told is None:
            raise ProblemError("PERSON_NOT_FOUND", person=person[:40])
        return told, viewer == person

    @get("/api/people/{person:str}")
    async def one(request: Asked, person: FromPath[str]) -> Profile:
        """What a person has played. Games at private tables are told to those alone who sat there."""
        told, mine = await read(request, person)
        names = await site.people.names(people_in(told))
        companies: list[str] = []
        if any(ended.game == PARIS for ended in told.games):
            await site.warm_up.games()
            companies = await site.store.in_thread(_companies)
        return await site.store.in_thread(lambda: profile(told, names, companies, mine=mine))

    @get("/api/people/{person:str}/against/{other:str}")
    async def against(request: Asked, person: FromPath[str], other: FromPath[str]) -> HeadToHead:
        """The games of a person with another, or with a computer player (`bot:planner`)."""
        told, _ = await read(request, person)
        names = await site.people.names(people_in(told))
        return await site.store.in_thread(lambda: head_to_head(told, other, names))

    return [one, against]
