"""Codes by which somebody comes back who has lost the password, or the last device.

Functions on a connection; times in ms since 1970.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from wissel.core.problems import ProblemError
from wissel.store.accounts import set_hash, sign_out_others
from wissel.store.people import add_session
from wissel.store.schema import recoveries


def offer_recovery(connection: Connection, code_sha256: bytes, person: str, until: int) -> None:
    """One code of a person is good at a time."""
    drop_recoveries(connection, person)
    connection.execute(insert(recoveries).values(code_sha256=code_sha256, person_id=person, until=until))


def drop_recoveries(connection: Connection, person: str) -> None:
    connection.execute(delete(recoveries).where(recoveries.c.person_id == person))


def recovered_by(connection: Connection, code_sha256: bytes, at: int) -> str | None:
    """Who comes back by a code; None: nobody, or no longer."""
    query = select(recoveries.c.person_id).where(
        recoveries.c.code_sha256 == code_sha256, recoveries.c.until > at
    )
    return connection.execute(query).scalar_one_or_none()


def take_recovery(
    connection: Connection,
    code_sha256: bytes,
    at: int,
    token_sha256: bytes,
    device: str | None,
    password_hash: str | None,
) -> str:
    """Signs a device in, once; the person. A new password signs all others out.

    Raises `ProblemError` `MOVE_UNKNOWN`.
    """
    person = recovered_by(connection, code_sha256, at)
    if person is None:
        raise ProblemError("MOVE_UNKNOWN")
    drop_recoveries(connection, person)
    if password_hash is not None:
        set_hash(connection, person, password_hash)
        sign_out_others(connection, person, None)
    add_session(connection, person, token_sha256, at, device)
    return person
