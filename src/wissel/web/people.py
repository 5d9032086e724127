"""Who is asking: sessions in a cookie, guests made at their first act, names."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from wissel.core.problems import ProblemError
from wissel.store import people as stored
from wissel.store.store import Store
from wissel.web.devices import device_name
from wissel.web.limits import Limits
from wissel.web.names import likeness, normalised
from wissel.web.texts import Texts
from wissel.web.tokens import Tokens, digest_of, shown_token

Asked = ASGIConnection[Any, Any, Any, Any]
"""A request or a WebSocket."""

COOKIE = "wissel"
COOKIE_AGE = 400 * 86_400
"""Seconds; browsers keep no cookie longer."""
SESSION_BYTES = 32
KNOWN_SESSIONS = 20_000
FRESH_MS = 10_000
"""After so long a session is looked up again: it may have been ended at another server."""
SEEN_MS = 600_000
"""How exactly is known when a session was used last."""
GUEST_NUMBERS = 10_000
_NEW_COOKIE = "wissel_new_session"
"""The token for the cookie that the answer sets; an empty one takes it away."""


@dataclass(frozen=True)
class Visitor:
    """A person with the digest of the session that acts for it."""

    person: str
    session: str
    token: bytes | None = None
    """Digest of the token by which a program asks; None for a browser."""


def new_person_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def address_of(asked: Asked) -> str:
    return asked.client.host if asked.client is not None else ""


class People:
    """Sessions, persons and names. Only the browser has the token of a session; the store has its digest."""

    def __init__(
        self,
        store: Store,
        texts: Texts,
        limits: Limits,
        now: Callable[[], int],
        tokens: Tokens,
        require_free: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`require_free` raises `ProblemError` for a person who may not act here."""
        self._tokens = tokens
        self._store = store
        self._texts = texts
        self._limits = limits
        self._now = now
        self._require_free = require_free
        self._sessions: OrderedDict[bytes, tuple[str, int]] = OrderedDict()

    # ---- sessions ------------------------------------------------------------------------------------------

    async def looking(self, asked: Asked) -> Visitor | None:
        """Who asks; None for somebody who has not acted yet. Where there is a token no cookie counts.

        Raises `ProblemError`: `BAD_TOKEN`, `TOKEN_SCOPE`.
        """
        shown = shown_token(asked.headers.get("authorization"))
        if shown is not None:
            held = await self._tokens.holder(shown, asked.route_handler.opt)
            digest = digest_of(shown)
            return Visitor(held.person, digest.hex(), digest)
        token = asked.cookies.get(COOKIE)
        if not token:
            return None
        digest = hashlib.sha256(token.encode()).digest()
        person, checked_at = self._sessions.get(digest, (None, 0))
        if person is None or self._now() - checked_at >= FRESH_MS:
            person = await self._look_up(digest)
            if person is None:
                return None
        return Visitor(person, digest.hex())

    async def _look_up(self, digest: bytes) -> str | None:
        found = await self._store.reading(stored.session_person, digest)
        if found is None:
            self._sessions.pop(digest, None)
            return None
        seen_at = await self._store.reading(stored.session_seen_at, digest)
        if seen_at is not None and self._now() - seen_at >= SEEN_MS:
            await self._store.writing(stored.session_seen, digest, self._now())
        self._remember(digest, found.id)
        return found.id

    async def acting(self, asked: Asked) -> Visitor:
        """Who acts: at the first act a guest is made, and the answer sets its cookie."""
        visitor = await self.looking(asked)
        if visitor is not None:
            self._require_free(visitor.person)
            return visitor
        self._limits.take("person", None, address_of(asked))
        token, digest = self.new_session()
        person = stored.Person(new_person_id(), None, self._now())
        await self._store.writing(stored.add_guest, person, digest, _device(asked))
        self._remember(digest, person.id)
        asked.scope["state"][_NEW_COOKIE] = token
        return Visitor(person.id, digest.hex())

    def new_session(self) -> tuple[str, bytes]:
        """A token, and the digest by which it is known."""
        token = secrets.token_urlsafe(SESSION_BYTES)
        return token, hashlib.sha256(token.encode()).digest()

    async def become(self, asked: Asked, person: str, before: Visitor | None) -> None:
        """Signs the asker in as a person, in place of who it was."""
        token, digest = self.new_session()
        await self._store.writing(stored.add_session, person, digest, self._now(), _device(asked))
        await self.arrived(asked, token, before)

    async def arrived(self, asked: Asked, token: str, before: Visitor | None) -> None:
        """The answer sets the cookie of a session that is stored; the one that it replaces ends."""
        asked.scope["state"][_NEW_COOKIE] = token
        if before is not None:
            await self._store.writing(stored.end_session, bytes.fromhex(before.session))
            self._sessions.pop(bytes.fromhex(before.session), None)

    def leave(self, asked: Asked) -> None:
        """The answer takes the cookie away."""
        asked.scope["state"][_NEW_COOKIE] = ""

    async def seated(self, asked: Asked) -> Visitor:
        """Who acts where only somebody known can. Raises `ProblemError` `NOT_SEATED`."""
        visitor = await self.looking(asked)
        if visitor is None:
            raise ProblemError("NOT_SEATED")
        self._require_free(visitor.person)
        return visitor

    def forget(self, persons: Collection[str]) -> None:
        """Drops what is remembered of people: they were deleted, or signed out somewhere."""
        for digest in [digest for digest, (person, _) in self._sessions.items() if person in persons]:
            del self._sessions[digest]

    def _remember(self, digest: bytes, person: str) -> None:
        self._sessions[digest] = person, self._now()
        if len(self._sessions) > KNOWN_SESSIONS:
            self._sessions.popitem(last=False)

    # ---- names ---------------------------------------------------------------------------------------------

    async def name(self, person: str) -> str | None:
        return (await self._store.reading(stored.named, [person])).get(person)

    async def names(self, persons: Collection[str]) -> dict[str, str]:
        """Names by id; empty for those who have none, or are no more."""
        found = await self._store.reading(stored.named, list(persons)) if persons else {}
        return {person: found.get(person) or "" for person in persons}

    async def rename(self, person: str, name: str, beside: Collection[str]) -> None:
        """Gives a person a name.

        Raises `ProblemError`: `BAD_NAME`; `NAME_TAKEN` by somebody `beside`, or by a computer player.
        """
        kept = normalised(name)
        if likeness(kept) in await self._likenesses(person, beside):
            raise ProblemError("NAME_TAKEN", name=kept)
        await self._store.writing(stored.rename, person, kept)

    async def ensure_name(self, person: str, beside: Collection[str], accept: str | None) -> str:
        """The name of a person who sits down. Who has none is called a guest with a number.

        Raises `ProblemError` `NAME_TAKEN`.
        """
        kept = await self.name(person)
        taken = await self._likenesses(person, beside)
        if kept is not None:
            if likeness(kept) in taken:
                raise ProblemError("NAME_TAKEN", name=kept)
            return kept
        while True:
            number = secrets.randbelow(GUEST_NUMBERS)
            name = self._texts.say("guest-name", {"number": str(number)}, accept)
            if likeness(name) not in taken:
                await self._store.writing(stored.rename, person, name)
                return name

    async def _likenesses(self, person: str, beside: Collection[str]) -> set[str]:
        """What a name beside these persons must not look like."""
        others = await self.names([other for other in beside if other != person])
        return {likeness(name) for name in (*others.values(), *self._texts.beginning("bot-"))}


def _device(asked: Asked) -> str | None:
    return device_name(asked.headers.get("user-agent"))


def session_cookie(*, secure: bool) -> BeforeMessageSendHookHandler:
    """Sets the cookie of a session that the request has made, or takes it away."""

    async def add(message: Message, scope: Scope) -> None:
        token = scope["state"].get(_NEW_COOKIE)
        if token is None or message["type"] != "http.response.start":
            return
        cookie: SimpleCookie = SimpleCookie({COOKIE: token})
        made = cookie[COOKIE]
        made["path"], made["max-age"], made["samesite"], made["httponly"] = (
            "/",
            COOKIE_AGE if token else 0,
            "Lax",
            True,
        )
        if secure:
            made["secure"] = True
        message["headers"] = [*message["headers"], (b"set-cookie", made.OutputString().encode("latin-1"))]

    return cast("BeforeMessageSendHookHandler", add)
