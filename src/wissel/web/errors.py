"""The one error envelope: a code, its arguments, and a sentence in the caller's language."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from wissel.core.problems import Problem, ProblemError
from wissel.web.texts import Texts
from wissel.web.wire import ErrorBody

log = logging.getLogger(__name__)

STATUSES = {
    "STALE": 409,
    "CONFLICT": 409,
    "NOT_SEATED": 403,
    "NOT_ALLOWED": 403,
    "SENT_AWAY": 403,
    "NOBODY_WATCHES": 403,
    "BANNED": 403,
    "NOT_HOST": 403,
    "NO_HINTS": 403,
    "REVIEW_NOT_NOW": 403,
    "REVIEWS_FULL": 503,
    "BAD_ORIGIN": 403,
    "BAD_REQUEST": 400,
    "TOKEN_IN_ADDRESS": 400,
    "BAD_TOKEN": 401,
    "TOKEN_SCOPE": 403,
    "NOT_A_PROGRAMS_SEAT": 403,
    "WRONG_METHOD": 405,
    "TOO_LARGE": 413,
    "NOT_JSON": 415,
    "RATE_LIMITED": 429,
    "SIGN_IN_WRONG": 403,
    "PASSWORD_WRONG": 403,
    "INTERNAL": 500,
    "WARMING_UP": 503,
}
"""Other codes: `*_NOT_FOUND` and `*_UNKNOWN` are 404, the rest say that a rule forbids it (422)."""

REFUSALS = {
    404: Problem("NOT_FOUND"),
    405: Problem("WRONG_METHOD"),
    413: Problem("TOO_LARGE"),
    415: Problem("NOT_JSON"),
}
"""What the framework refuses by itself."""


WHOLE = "body"
"""The place of a fault that is in no one field."""


def status_of(code: str) -> int:
    if code in STATUSES:
        return STATUSES[code]
    return 404 if code.endswith(("NOT_FOUND", "_UNKNOWN")) else 422


def _problem_of(error: Exception) -> Problem:
    if isinstance(error, ProblemError):
        return error.problem
    if isinstance(error, RecursionError):
        # Nothing of ours recurses, but the decoder does, into a body that is nested too deeply.
        return Problem("BAD_REQUEST", {"place": WHOLE, "reason": str(error)})
    if isinstance(error, ValidationException):
        return Problem("BAD_REQUEST", _place(error.extra))
    if isinstance(error, HTTPException) and error.status_code < 500:
        other = Problem("BAD_REQUEST", {"place": WHOLE, "reason": error.detail})
        return REFUSALS.get(error.status_code, other)
    return Problem("INTERNAL")


def _place(extra: Any) -> dict[str, str | int]:
    """Where the first fault of a request is, and what was expected there."""
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    key = first.get("key", WHOLE)
    return {"place": WHOLE if key == "data" else str(key), "reason": str(first.get("message", ""))}


def body_of(problem: Problem, texts: Texts, accept: str | None) -> ErrorBody:
    return ErrorBody(problem.code, problem.args, texts.say(f"problem-{problem.code}", problem.args, accept))


ErrorHandler = Callable[[Request[Any, Any, Any], Exception], Response[ErrorBody]]


def error_handler(texts: Texts) -> ErrorHandler:
    """Turns every exception of a request into the envelope; logs what nobody expected, with its traceback."""

    def handle(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
        problem = _problem_of(error)
        if problem.code == "INTERNAL":
            log.error("%s %r", request.method, request.url.path, exc_info=error)
        headers = {"cache-control": "no-store"}
        if "seconds" in problem.args and problem.code == "RATE_LIMITED":
            headers["retry-after"] = str(problem.args["seconds"])
        if problem.code == "BAD_TOKEN":
            headers["www-authenticate"] = "Bearer"
        return Response(
            body_of(problem, texts, request.headers.get("accept-language")),
            status_code=status_of(problem.code),
            media_type="application/json",
            headers=headers,
        )

    return handle
