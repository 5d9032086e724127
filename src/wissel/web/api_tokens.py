"""The tokens of one's programs: made, listed, revoked. No token opens these."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.store.tokens import Token
from wissel.web.names import normalised
from wissel.web.site import Site
from wissel.web.wire_people import MakeToken, TokenInfo, TokenList, TokenMade

Asked = Request[Any, Any, Any]


def token_info(token: Token) -> TokenInfo:
    return TokenInfo(token.id, token.name, token.scope, token.created_at, token.used_at)


async def list_of(site: Site, person: str | None) -> TokenList:
    return TokenList([] if person is None else [token_info(each) for each in await site.tokens.of(person)])


def token_routes(site: Site) -> list[BaseRouteHandler]:
    @get("/api/me/tokens")
    async def mine(request: Asked) -> TokenList:
        """The tokens of one's programs, the newest first; never the tokens themselves."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        return await list_of(site, None if visitor is None else visitor.person)

    @post("/api/me/tokens")
    async def make(request: Asked, data: JSONBody[MakeToken]) -> TokenMade:
        """Make a token for a program. This answer alone shows it."""
        visitor = await site.people.acting(request)
        site.limit("create", request, visitor)
        text, token = await site.tokens.make(visitor.person, normalised(data.name), data.scope)
        return TokenMade(text, token_info(token))

    @post("/api/me/tokens/{token_id:str}/revoke", status_code=200)
    async def revoke(request: Asked, token_id: FromPath[str]) -> TokenList:
        """Make a token worthless, at once."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        await site.tokens.revoke(visitor.person, token_id)
        return await list_of(site, visitor.person)

    return [mine, make, revoke]
