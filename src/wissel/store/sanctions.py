"""What the host of a server forbids people. Functions on a connection; times in ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, or_, select
from sqlalchemy.dialects.sqlite import insert

from wissel.core.problems import ProblemError
from wissel.store.schema import forgotten, people, sanctions

Kind = Literal["mute", "ban"]
"""mute: may not chat; ban: may do nothing."""


@dataclass(frozen=True)
class Standing:
    """Who may not do all now, and whom a running server must not remember."""

    muted: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    forgotten: frozenset[str] = frozenset()


def forbid(connection: Connection, person: str, kind: Kind, since: int, until: int | None) -> None:
    """Mutes or bans a person, for good if `until` is None. Raises `ProblemError` `PERSON_NOT_FOUND`."""
    if connection.execute(select(people.c.id).where(people.c.id == person)).one_or_none() is None:
        raise ProblemError("PERSON_NOT_FOUND", person=person[:40])
    row = {"person_id": person, "kind": kind, "since": since, "until": until}
    added = insert(sanctions).values(row)
    connection.execute(
        added.on_conflict_do_update(
            index_elements=["person_id", "kind"], set_={"since": since, "until": until}
        )
    )


def allow_again(connection: Connection, person: str, kind: Kind) -> bool:
    """Lifts what was forbidden; False if it was not."""
    found = delete(sanctions).where(sanctions.c.person_id == person, sanctions.c.kind == kind)
    return bool(connection.execute(found).rowcount)


def standing(connection: Connection, now: int) -> Standing:
    """All that holds now."""
    holds = or_(sanctions.c.until.is_(None), sanctions.c.until > now)
    rows = connection.execute(select(sanctions.c.person_id, sanctions.c.kind).where(holds)).all()
    return Standing(
        muted=frozenset(person for person, kind in rows if kind == "mute"),
        banned=frozenset(person for person, kind in rows if kind == "ban"),
        forgotten=frozenset(connection.execute(select(forgotten.c.person_id)).scalars()),
    )
