"""Links that let somebody see a table and sit down there."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable

from wissel.store import people as stored
from wissel.store.store import Store
from wissel.web.wire import Invite

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Base32 for reading out: no letter that looks or sounds like a digit."""
MISREAD = str.maketrans("ilo", "110")
CODE_LENGTH = 8
"""About 10**12 codes."""


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def as_written(code: str) -> str:
    """A code as it was made, from how somebody heard and typed it."""
    return "".join(code.lower().split()).replace("-", "").translate(MISREAD)


def code_digest(code: str) -> bytes:
    """What is kept of a code that makes somebody of a device."""
    return hashlib.sha256(as_written(code).encode()).digest()


class Invites:
    """The invitation of each table."""

    def __init__(self, store: Store, public_url: str, now: Callable[[], int]) -> None:
        self._store = store
        self._public_url = public_url
        self._now = now

    async def to(self, table_id: str) -> Invite:
        """The invitation to a table; the first one is made when somebody asks."""
        code = await self._store.reading(stored.invite_of, table_id)
        if code is None:
            code = await self._store.writing(stored.first_invite, new_code(), table_id, self._now())
        return self._invite(code)

    async def table_of(self, code: str) -> str:
        """Raises `ProblemError` `INVITE_UNKNOWN`."""
        # Codes of older versions have the letters that we avoid.
        return await self._store.reading(stored.invited_to, code.lower(), as_written(code))

    def _invite(self, code: str) -> Invite:
        return Invite(code, f"{self._public_url}/i/{code}")
