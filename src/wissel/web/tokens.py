"""Programs that act for a person: they show a token, in the `Authorization` header and nowhere else.

A token opens the routes that are marked for its scope (`by_token`), and of seats those that it sat down on
itself: they are marked, so that the others at the table know that a program plays there.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Any

from wissel.core.problems import ProblemError
from wissel.store import tokens as stored
from wissel.store.store import Store
from wissel.store.tokens import Token, TokenScope

PREFIX = "wissel_"
BYTES = 32
PATTERN = re.compile(rb"wissel_[A-Za-z0-9_-]{43}")
"""What a token looks like, wherever it stands."""
BEARER = "bearer "
USED_EVERY_MS = 60_000
"""That a token is used is written down once in so long."""
_SCOPE = "token_scope"


def by_token(scope: TokenScope) -> dict[str, Any]:
    """Marks a route handler as open to tokens of this scope."""
    return {"opt": {_SCOPE: scope}, "security": [{"session": []}, {"token": []}]}


def digest_of(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def shown_token(header: str | None) -> str | None:
    """The token of an `Authorization` header; None if it has none. (A proxy may use other schemes.)"""
    if header is None or not header.lower().startswith(BEARER):
        return None
    return header[len(BEARER) :].strip()


class Tokens:
    """Makes, finds and revokes tokens. Nothing is remembered: what is revoked holds no more, at once."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def make(self, person: str, name: str, scope: TokenScope) -> tuple[str, Token]:
        """A new token, as it is shown this once, and what is kept.

        Raises `ProblemError` `TOO_MANY_TOKENS`.
        """
        text = PREFIX + secrets.token_urlsafe(BYTES)
        number = base64.b32encode(secrets.token_bytes(10)).decode().lower()
        token = Token(number, person, name, scope, self._now(), None)
        await self._store.writing(stored.add_token, token, digest_of(text))
        return text, token

    async def of(self, person: str) -> list[Token]:
        return await self._store.reading(stored.tokens_of, person)

    async def revoke(self, person: str, token: str) -> None:
        """Raises `ProblemError` `TOKEN_UNKNOWN`."""
        await self._store.writing(stored.revoke_token, person, token)

    async def revoke_all(self, person: str) -> None:
        await self._store.writing(stored.revoke_tokens, person)

    async def holder(self, text: str, opt: dict[str, Any]) -> Token:
        """Whose token it is, if the route with these options is open to it.

        Raises `ProblemError`: `BAD_TOKEN`, `TOKEN_SCOPE`.
        """
        token = await self._store.reading(stored.token_of, digest_of(text))
        if token is None:
            raise ProblemError("BAD_TOKEN")
        if opt.get(_SCOPE) != token.scope:
            raise ProblemError("TOKEN_SCOPE", scope=token.scope)
        now = self._now()
        if token.used_at is None or now - token.used_at >= USED_EVERY_MS:
            await self._store.writing(stored.token_used, token.id, now)
        return token

    async def holds(self, digest: bytes) -> bool:
        """Whether the token of this digest has not been revoked."""
        return await self._store.reading(stored.token_of, digest) is not None
