"""Tokens by which programs act for a person. Functions on a connection; times in ms since 1970.

Only digests are kept: a token has 256 random bits, so that a plain hash of it cannot be turned round.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from wissel.core.problems import ProblemError
from wissel.store.schema import tokens

TokenScope = Literal["play"]

MOST_TOKENS = 20
"""Of one person."""


@dataclass(frozen=True)
class Token:
    """What is known of a token. `used_at`: to the minute."""

    id: str
    person: str
    name: str
    scope: TokenScope
    created_at: int
    used_at: int | None


def add_token(connection: Connection, token: Token, token_sha256: bytes) -> None:
    """Raises `ProblemError` `TOO_MANY_TOKENS`."""
    count = select(func.count()).select_from(tokens).where(tokens.c.person_id == token.person)
    if connection.execute(count).scalar_one() >= MOST_TOKENS:
        raise ProblemError("TOO_MANY_TOKENS", most=MOST_TOKENS)
    connection.execute(
        insert(tokens).values(
            id=token.id,
            person_id=token.person,
            token_sha256=token_sha256,
            name=token.name,
            scope=token.scope,
            created_at=token.created_at,
            used_at=token.used_at,
        )
    )


_COLUMNS = select(
    tokens.c.id, tokens.c.person_id, tokens.c.name, tokens.c.scope, tokens.c.created_at, tokens.c.used_at
)


def token_of(connection: Connection, token_sha256: bytes) -> Token | None:
    """None for a token that there is not, or no more."""
    row = connection.execute(_COLUMNS.where(tokens.c.token_sha256 == token_sha256)).one_or_none()
    return None if row is None else Token(*row)


def tokens_of(connection: Connection, person: str) -> list[Token]:
    """The newest first."""
    mine = _COLUMNS.where(tokens.c.person_id == person)
    rows = connection.execute(mine.order_by(tokens.c.created_at.desc(), tokens.c.id))
    return [Token(*row) for row in rows]


def revoke_token(connection: Connection, person: str, token: str) -> None:
    """Raises `ProblemError` `TOKEN_UNKNOWN` for one that this person does not have."""
    gone = connection.execute(delete(tokens).where(tokens.c.id == token, tokens.c.person_id == person))
    if not gone.rowcount:
        raise ProblemError("TOKEN_UNKNOWN")


def revoke_tokens(connection: Connection, person: str) -> None:
    """All of a person."""
    connection.execute(delete(tokens).where(tokens.c.person_id == person))


def token_used(connection: Connection, token: str, at: int) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token).values(used_at=at))
