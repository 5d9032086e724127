"""What people have played: their profiles, and two of them head to head."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.store import handles as stored
from wissel.store import ratings
from wissel.store.chat import silenced_by
from wissel.store.played import Played, played
from wissel.web.profiles import head_to_head, ladder, past_games, people_in, profile
from wissel.web.site import Site
from wissel.web.talk import spoken
from wissel.web.wire_profile import Handle, HeadToHead, Ladder, PastGames, Profile, ReportPerson, SetHandle

Asked = Request[Any, Any, Any]

PARIS = "paris-connection"


def _companies() -> list[str]:
    """The companies of Paris Connection in the order of its score lines."""
    game = registry.game(PARIS)
    rules = msgspec.json.decode(game.load_map(game.default_map).text)
    return [str(company) for company in rules["companies"]]


def profile_routes(site: Site) -> list[BaseRouteHandler]:
    async def read(request: Asked, address: str) -> tuple[Played, str | None]:
        """All that the asker may know, and who asks."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        viewer = None if visitor is None else visitor.person
        person = await site.store.reading(stored.person_at, address)
        told = await site.store.reading(played, person, viewer)
        if told is None:
            raise ProblemError("PERSON_NOT_FOUND", person=address[:40])
        return told, viewer

    @get("/api/people/{person:str}")
    async def one(request: Asked, person: FromPath[str]) -> Profile:
        """What a person, by id or handle, has played. Games at private tables are told to those alone who
        sat there.
        """
        told, viewer = await read(request, person)
        names = await site.people.names(people_in(told))
        companies: list[str] = []
        if any(ended.game == PARIS for ended in told.games):
            await site.warm_up.games()
            companies = await site.store.in_thread(_companies)
        handle = await site.store.reading(stored.handle_of, told.person.id)
        silenced = {} if viewer is None else await site.store.reading(silenced_by, viewer)
        silence = silenced.get(told.person.id)
        return await site.store.in_thread(
            lambda: profile(told, names, companies, viewer=viewer, handle=handle, silence=silence)
        )

    @get("/api/people/{person:str}/against/{other:str}")
    async def against(request: Asked, person: FromPath[str], other: FromPath[str]) -> HeadToHead:
        """The games of a person with another, or with a computer player (`bot:planner`)."""
        told, _ = await read(request, person)
        names = await site.people.names(people_in(told))
        return await site.store.in_thread(lambda: head_to_head(told, other, names))

    @get("/api/people/{person:str}/games")
    async def games(
        request: Asked, person: FromPath[str], before: FromQuery[str], against: FromQuery[str | None] = None
    ) -> PastGames:
        """The games of a person that ended before the one at the table `before`, with another or with all."""
        told, _ = await read(request, person)
        names = await site.people.names(people_in(told))
        return await site.store.in_thread(lambda: past_games(told, against, before, names))

    @get("/api/games/{game_id:str}/ladder")
    async def shown_ladder(request: Asked, game_id: FromPath[str]) -> Ladder:
        """The ratings of computer players, of people who have chosen an address, and of who asks."""
        if game_id not in registry.GAME_IDS:
            raise ProblemError("GAME_UNKNOWN", game=game_id[:40])
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        viewer = None if visitor is None else visitor.person
        found = await site.store.reading(ratings.shown_ladder, game_id, viewer)
        names = await site.people.names({player for player, _, _ in found})
        return ladder(game_id, found, names, viewer)

    @put("/api/me/handle")
    async def set_handle(request: Asked, data: JSONBody[SetHandle]) -> Handle:
        """Choose the address of one's own profile, or give it up; for those who have an account."""
        visitor = await site.people.seated(request)
        site.limit("account", request, visitor)
        handle = None if data.handle is None else stored.checked(data.handle)
        await site.store.writing(stored.set_handle, visitor.person, handle, site.now())
        return Handle(handle)

    @post("/api/people/{person:str}/report", status_code=204)
    async def report(request: Asked, person: FromPath[str], data: JSONBody[ReportPerson]) -> None:
        """Report a person to the host of the server."""
        visitor = await site.people.acting(request)
        site.limit("chat", request, visitor)
        reported = await site.store.reading(stored.person_at, person)
        text = spoken(data.text) if data.text.strip() else ""
        await site.store.writing(stored.report_person, reported, visitor.person, data.about, text, site.now())

    return [one, against, games, shown_ladder, set_handle, report]
