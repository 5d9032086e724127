"""Addresses that people choose for their profiles, and reports of people. Functions on a connection."""

from __future__ import annotations

import re
from typing import Literal

from sqlalchemy import Connection, delete, or_, select
from sqlalchemy.dialects.sqlite import insert

from wissel.core.problems import ProblemError
from wissel.store.schema import accounts, handles, people, person_reports

About = Literal["name", "talk", "play"]

HANDLE = re.compile("[a-z](?:-?[a-z0-9]){2,14}")
LONGEST = 15
"""Shorter than the id of any person: an address names one or the other."""


def checked(handle: str) -> str:
    """The handle as it is kept. Raises `ProblemError` `BAD_HANDLE`."""
    kept = handle.strip().lower()
    if len(kept) > LONGEST or not HANDLE.fullmatch(kept):
        raise ProblemError("BAD_HANDLE", most=LONGEST)
    return kept


def person_at(connection: Connection, address: str) -> str:
    """The person whose id or handle this is. Raises `ProblemError` `PERSON_NOT_FOUND`."""
    here = or_(people.c.id == address, handles.c.handle == address.lower())
    query = select(people.c.id).join(handles, isouter=True).where(here)
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        raise ProblemError("PERSON_NOT_FOUND", person=address[:40])
    return str(found)


def handle_of(connection: Connection, person: str) -> str | None:
    query = select(handles.c.handle).where(handles.c.person_id == person)
    return connection.execute(query).scalar_one_or_none()


def set_handle(connection: Connection, person: str, handle: str | None, at: int) -> None:
    """Gives a person this handle in place of the one it had, or none.

    Only who has an account can have one: what a guest took would be taken for ever.
    Raises `ProblemError`: `NO_ACCOUNT`, `HANDLE_TAKEN`.
    """
    if handle is not None:
        if connection.execute(select(accounts.c.login).where(accounts.c.person_id == person)).first() is None:
            raise ProblemError("NO_ACCOUNT")
        holder = select(handles.c.person_id).where(handles.c.handle == handle)
        if connection.execute(holder).scalar_one_or_none() not in (None, person):
            raise ProblemError("HANDLE_TAKEN", handle=handle)
    connection.execute(delete(handles).where(handles.c.person_id == person))
    if handle is not None:
        connection.execute(insert(handles).values(handle=handle, person_id=person, since=at))


def report_person(
    connection: Connection, person: str, reporter: str, about: About, text: str, at: int
) -> None:
    """Tells the host of the server of a person; the same again with other words takes the place of the first.

    Raises `ProblemError` `PERSON_NOT_FOUND`.
    """
    row = connection.execute(select(people.c.name).where(people.c.id == person)).one_or_none()
    if row is None or person == reporter:
        raise ProblemError("PERSON_NOT_FOUND", person=person[:40])
    values = {"person_id": person, "reporter_id": reporter, "about": about}
    said = {"name": row.name, "text": text, "at": at}
    made = insert(person_reports).values(values | said)
    connection.execute(
        made.on_conflict_do_update(index_elements=["person_id", "reporter_id", "about"], set_=said)
    )
