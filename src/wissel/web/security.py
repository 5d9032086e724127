"""What holds for every request and answer: headers, Origin, content type."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send

from wissel.core.problems import ProblemError
from wissel.web.origin import OwnOrigins
from wissel.web.settings import Settings
from wissel.web.tokens import PATTERN

REPORTS = "/api/csp-report"
MAIL_STOP = "/api/mail/stop/"
"""Mail programs send a form there (RFC 8058). It needs no session, so no foreign page can misuse one."""
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src {connect}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'; report-uri " + REPORTS
)
FIXED = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
KNOWN_AUTHORITIES = 64
"""Anybody can send any number of Host headers."""
ACTING = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def header(scope: Scope, name: bytes) -> str | None:
    """A request header by its lower-case name."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def answer_headers(settings: Settings, origins: OwnOrigins) -> BeforeMessageSendHookHandler:
    """Adds the headers of every answer.

    The policy names the WebSocket address too: older browsers do not count it as 'self'.
    """
    socket_scheme = "wss" if settings.secure else "ws"
    strict = ((b"strict-transport-security", b"max-age=31536000"),) if settings.secure else ()

    @lru_cache(KNOWN_AUTHORITIES)
    def headers_for(authority: str) -> list[tuple[bytes, bytes]]:
        connect = f"'self' {socket_scheme}://{authority}" if origins.trusts(authority) else "'self'"
        policy = POLICY.format(connect=connect).encode("latin-1")
        return [*FIXED, *strict, (b"content-security-policy", policy)]

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            authority = header(scope, b"host") or settings.authority
            message["headers"] = [*message["headers"], *headers_for(authority)]

    return cast("BeforeMessageSendHookHandler", add)


def _is_free(path: str) -> bool:
    """What may come from anywhere and in any type."""
    return path == REPORTS or path.startswith(MAIL_STOP)


class Gate(ASGIMiddleware):
    """Lets no request act that comes from a foreign page, or whose body is anything but JSON.

    A form of a foreign page can send other types without asking; it cannot send JSON. Reports of the policy
    are neither: browsers send them with their own type, and without an origin because of our referrer policy.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, origins: OwnOrigins) -> None:
        self._authority = settings.authority
        self._origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if PATTERN.search(scope["query_string"]) or PATTERN.search(scope["path"].encode()):
            # Addresses are written into logs and histories. Who does this is told, before anything is done.
            raise ProblemError("TOKEN_IN_ADDRESS")
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(scope)
        elif scope["method"] in ACTING and not _is_free(scope["path"]):
            self._check_origin(scope)
            self._check_type(scope)
        await next_app(scope, receive, send)

    def _check_origin(self, scope: Scope) -> None:
        authority = header(scope, b"host") or self._authority
        if not self._origins.allows(header(scope, b"origin"), authority):
            raise ProblemError("BAD_ORIGIN")

    def _check_type(self, scope: Scope) -> None:
        kind = header(scope, b"content-type")
        empty = (
            header(scope, b"content-length") in (None, "0") and header(scope, b"transfer-encoding") is None
        )
        if kind is None and empty:
            return
        if (kind or "").partition(";")[0].strip().lower() != "application/json":
            raise ProblemError("NOT_JSON")
