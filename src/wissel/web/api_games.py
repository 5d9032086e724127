"""The games that can be played here, and their maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection, select

from wissel.core.game import Game
from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.store import schema
from wissel.web.client import ASK_AGAIN, FOREVER
from wissel.web.site import Site
from wissel.web.wire import BotKind, GameInfo, OptionSpec


class MapFiles(msgspec.Struct, frozen=True):
    """The files of a map folder, as they stand there."""

    rules: dict[str, Any]
    layout: dict[str, Any]


def game_info(game: Game, bots: Sequence[str]) -> GameInfo:
    return GameInfo(
        game=game.id,
        seats_least=game.seat_counts[0],
        seats_most=game.seat_counts[-1],
        maps=list(game.map_ids()),
        options=[msgspec.convert(spec, OptionSpec, from_attributes=True) for spec in game.options],
        bots=[BotKind(spec) for spec in bots],
    )


def _map_text(connection: Connection, digest: str) -> str | None:
    """The map of this digest, if a table is played on it."""
    query = select(schema.maps.c.text).where(schema.maps.c.digest == digest)
    return connection.execute(query).scalar_one_or_none()


def game_routes(site: Site) -> list[BaseRouteHandler]:
    @get("/api/games")
    async def games(request: Request[Any, Any, Any]) -> list[GameInfo]:
        """The games, the numbers of seats, options, maps and computer players."""
        site.limit("read", request, None)
        await site.warm_up.games()
        return [game_info(registry.game(game_id), site.bots.specs()) for game_id in registry.GAME_IDS]

    @get(
        "/api/games/{game:str}/maps/{map_id:str}",
        responses={200: ResponseSpec(MapFiles, description="Rules data and layout of the map")},
    )
    async def map_files(
        request: Request[Any, Any, Any],
        game: FromPath[str],
        map_id: FromPath[str],
        digest: Annotated[str | None, QueryParameter(description="The map as a table has it")] = None,
    ) -> Response[bytes]:
        """A map: what the rules read, and how it is drawn."""
        site.limit("read", request, None)
        await site.warm_up.games()
        played = registry.game(game)
        own = await site.store.in_thread(lambda: played.load_map(map_id))
        text: str | None = own.text
        if digest is not None and digest != own.digest:
            text = await site.store.reading(_map_text, digest)
        if text is None:
            raise ProblemError("MAP_UNKNOWN", map=map_id[:40])
        body = b'{"rules":%b,"layout":%b}' % (text.encode(), played.layout(map_id).encode())
        headers = {"cache-control": ASK_AGAIN if digest is None else FOREVER}
        return Response(body, media_type="application/json", headers=headers)

    return [games, map_files]
