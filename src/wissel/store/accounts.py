"""Accounts, signed-in devices, and codes that take a person to another device.

Functions on a connection; times in ms since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from wissel.core.problems import ProblemError
from wissel.store.changes import note
from wissel.store.people import add_session
from wissel.store.schema import accounts, moves, sessions


@dataclass(frozen=True)
class Account:
    """`login` is what names are compared by, `name` how it was typed."""

    person: str
    login: str
    name: str
    password_hash: str


@dataclass(frozen=True)
class SignedIn:
    """A device that acts for a person."""

    token_sha256: bytes
    created_at: int
    seen_at: int
    device: str | None


_ACCOUNT = select(accounts.c.person_id, accounts.c.login, accounts.c.name, accounts.c.password_hash)


def account_of(connection: Connection, person: str) -> Account | None:
    row = connection.execute(_ACCOUNT.where(accounts.c.person_id == person)).one_or_none()
    return None if row is None else Account(*row)


def account_named(connection: Connection, login: str) -> Account | None:
    row = connection.execute(_ACCOUNT.where(accounts.c.login == login)).one_or_none()
    return None if row is None else Account(*row)


def claim(connection: Connection, account: Account, at: int) -> None:
    """Gives a guest an account. Raises `ProblemError`: `ACCOUNT_EXISTS`, `ACCOUNT_NAME_TAKEN`."""
    if account_of(connection, account.person) is not None:
        raise ProblemError("ACCOUNT_EXISTS")
    if account_named(connection, account.login) is not None:
        raise ProblemError("ACCOUNT_NAME_TAKEN", name=account.name)
    connection.execute(
        insert(accounts).values(
            person_id=account.person,
            login=account.login,
            name=account.name,
            password_hash=account.password_hash,
            created_at=at,
        )
    )
    note(connection, account.person, "own")


def set_hash(connection: Connection, person: str, password_hash: str) -> None:
    own = accounts.c.person_id == person
    connection.execute(update(accounts).where(own).values(password_hash=password_hash))


def signed_in(connection: Connection, person: str) -> list[SignedIn]:
    """Where a person is signed in, the device that was used last first."""
    columns = sessions.c.token_sha256, sessions.c.created_at, sessions.c.seen_at, sessions.c.device
    query = select(*columns).where(sessions.c.person_id == person).order_by(sessions.c.seen_at.desc())
    return [SignedIn(*row) for row in connection.execute(query)]


def sign_out_others(connection: Connection, person: str, keep: bytes | None) -> None:
    """Ends all sessions of a person but `keep`."""
    others = delete(sessions).where(sessions.c.person_id == person)
    connection.execute(others if keep is None else others.where(sessions.c.token_sha256 != keep))
    note(connection, person, "sessions")


def offer_move(connection: Connection, code_sha256: bytes, person: str, session: bytes, at: int) -> None:
    """Offers a person to another device. A session has one offer at a time."""
    connection.execute(delete(moves).where(moves.c.session_sha256 == session))
    connection.execute(
        insert(moves).values(code_sha256=code_sha256, person_id=person, session_sha256=session, created_at=at)
    )


def offered_move(connection: Connection, code_sha256: bytes, since: int) -> str:
    """Who is offered, if the code is not older than `since` and was not taken.

    Raises `ProblemError` `MOVE_UNKNOWN`.
    """
    query = select(moves.c.person_id).where(
        moves.c.code_sha256 == code_sha256, moves.c.created_at > since, moves.c.taken_at.is_(None)
    )
    person = connection.execute(query).scalar_one_or_none()
    if person is None:
        raise ProblemError("MOVE_UNKNOWN")
    return str(person)


def take_move(
    connection: Connection, code_sha256: bytes, since: int, at: int, token_sha256: bytes, device: str | None
) -> str:
    """Signs another device in; the person.

    Raises `ProblemError` `MOVE_UNKNOWN`.
    """
    person = offered_move(connection, code_sha256, since)
    this = moves.c.code_sha256 == code_sha256
    connection.execute(update(moves).where(this).values(taken_at=at))
    add_session(connection, person, token_sha256, at, device)
    note(connection, person, "moved")
    return person


def was_taken(connection: Connection, session: bytes) -> bool:
    """Whether another device has taken the offer of this session, which has not heard of it yet."""
    query = select(moves.c.taken_at).where(moves.c.session_sha256 == session)
    return connection.execute(query).scalar_one_or_none() is not None


def end_offer(connection: Connection, session: bytes) -> None:
    connection.execute(delete(moves).where(moves.c.session_sha256 == session))
