"""Who may see a table, sit down at it, and act for or follow a seat."""

from __future__ import annotations

from wissel.core.game import SPECTATOR
from wissel.core.problems import ProblemError
from wissel.store import people as stored
from wissel.store.people import Right
from wissel.store.store import Store
from wissel.tables.position import Position
from wissel.tables.watching import at_table
from wissel.web.people import Visitor


class Rights:
    """Seeing and sitting are rights of their own. Public tables give both to all, an invitation to one.

    To those who may not see it a private table does not exist.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def require(self, right: Right, position: Position, visitor: Visitor | None) -> None:
        """Raises `ProblemError`: `TABLE_NOT_FOUND` to those who may not see it, `SENT_AWAY` to those whom the
        host has removed, else `NOT_ALLOWED`.
        """
        if not position.created.private:
            return
        person = None if visitor is None else visitor.person
        if at_table(position, person):
            return
        granted = (
            frozenset()
            if person is None
            else await self._store.reading(stored.rights_of, person, position.table)
        )
        if "see" not in granted:
            raise ProblemError("TABLE_NOT_FOUND")
        if right not in granted:
            raise ProblemError("SENT_AWAY" if person in position.sent_away else "NOT_ALLOWED")


def check_seat(position: Position, visitor: Visitor | None, seat: int) -> None:
    """The one function that says whether a session may act for a seat, or follow it with what only it knows.

    Watching (`SPECTATOR`) is for all who may see the table, as `Site.table` shows it to them. A person keeps
    its seat while a computer player holds it (that it cannot act meanwhile is a rule of tables).

    A program acts for the seats that it sat down on, which are marked: nobody plays against one unawares.

    Raises `ProblemError`: `SEAT_UNKNOWN`, `NOT_SEATED`, `NOT_A_PROGRAMS_SEAT`.
    """
    if seat == SPECTATOR:
        return
    if not 0 <= seat < len(position.seats):
        raise ProblemError("SEAT_UNKNOWN", seat=seat)
    if visitor is None or position.seats[seat].person != visitor.person:
        raise ProblemError("NOT_SEATED", seat=seat)
    if visitor.token is not None and not position.seats[seat].program:
        raise ProblemError("NOT_A_PROGRAMS_SEAT", seat=seat)


def check_eyes(position: Position, visitor: Visitor | None, seat: int) -> None:
    """Whether a session may look back with the eyes of a seat: of its own, and of any when the game is over.

    Raises `ProblemError`: `SEAT_UNKNOWN`, `NOT_SEATED`.
    """
    if not position.over or not 0 <= seat < len(position.seats):
        check_seat(position, visitor, seat)


def check_review(position: Position, visitor: Visitor | None, seat: int | None) -> int:
    """Whose decisions somebody may have reviewed: when the game is over those of all (`SPECTATOR`).

    What else could have been done tells of hidden things. So while a game runs only who plays alone against
    computer players, not for the ratings, may ask about the own seat.

    Raises `ProblemError`: `NOT_STARTED`, `NOT_SEATED`, `SEAT_UNKNOWN`, `NOT_OVER`, `REVIEW_NOT_NOW`.
    """
    if position.play is None:
        raise ProblemError("NOT_STARTED")
    if position.over:
        return SPECTATOR
    if seat is None:
        raise ProblemError("NOT_OVER")
    check_seat(position, visitor, seat)
    persons = {each.person for each in position.seats if each.person is not None}
    if position.created.rated or len(persons) > 1:
        raise ProblemError("REVIEW_NOT_NOW")
    return seat


def check_hint(position: Position, visitor: Visitor, seat: int) -> None:
    """Whether a session may ask what could be done on a seat.

    Raises `ProblemError`: `SEAT_UNKNOWN`, `NOT_SEATED`, `SEAT_HELD`, `NO_HINTS`.
    """
    if seat == SPECTATOR:
        raise ProblemError("SEAT_UNKNOWN", seat=seat)
    check_seat(position, visitor, seat)
    if not position.hints:
        raise ProblemError("NO_HINTS")
    if position.seats[seat].stands_in:
        raise ProblemError("SEAT_HELD")
