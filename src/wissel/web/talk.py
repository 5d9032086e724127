"""What people say at tables: in which form it is kept, and who is told."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from wissel.core.problems import ProblemError
from wissel.store.chat import Line
from wissel.tables.position import Position
from wissel.tables.table import Table
from wissel.web import wire_talk as wire
from wissel.web.compose import Names
from wissel.web.names import MOST_MARKS

MOST = 300
"""Characters of one line."""
MOST_LINES = 5_000
"""Of one table."""


def spoken(text: str) -> str:
    """A line as it is kept: composed, single spaces, nothing invisible but the joiners that scripts need.

    Raises `ProblemError` `BAD_LINE` where nothing is left or it is too long.
    """
    kept: list[str] = []
    marks = 0
    for character in " ".join(unicodedata.normalize("NFC", text).split()):
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if (category[0] == "C" and character not in "\u200c\u200d") or marks > MOST_MARKS:
            continue
        kept.append(character)
    line = "".join(kept).strip()
    if not any(unicodedata.category(character)[0] in "LNPS" for character in line) or len(line) > MOST:
        raise ProblemError("BAD_LINE", most=MOST)
    return line


def line_info(line: Line, names: Names) -> wire.ChatLine:
    return wire.ChatLine(
        id=line.id,
        seq=line.seq,
        at=line.at,
        person=line.person,
        name=names.get(line.person, ""),
        seat=line.seat,
        text=line.text,
        reaction=line.reaction,  # type: ignore[arg-type]  # only such are ever stored
    )


def old_enough(line: Line, table: Table, now: int) -> bool:
    """Whether those to whom the table is shown like this hear the line yet; who watches is heard at once."""
    return line.seat is None or not table.behind_ms or line.at <= now - table.behind_ms


def heard(line: Line, position: Position, person: str | None, unheard: Collection[str]) -> bool:
    """Whether a person is told a line.

    Who plays is not told what those say who watch, until the game is over: nobody helps from outside.
    """
    if person is not None and (line.person in unheard or person == line.person):
        return line.person == person
    plays = person is not None and bool(position.seats_of(person))
    return not (line.seat is None and plays and position.status == "running")
