"""What the routes of one server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wissel.core.problems import ProblemError
from wissel.store import people as stored
from wissel.store.desk import Desk
from wissel.store.people import Right
from wissel.store.store import Store
from wissel.tables.table import Table
from wissel.tables.watching import delay_ms
from wissel.web.bots import BotRunner
from wissel.web.changes import Changes
from wissel.web.expiry import Expiry
from wissel.web.feeds import Feeds
from wissel.web.hearing import Hearing
from wissel.web.hints import Hints
from wissel.web.histories import Histories
from wissel.web.invites import Invites
from wissel.web.limits import Limits
from wissel.web.lobby import Lobby
from wissel.web.notices import Notifier
from wissel.web.passwords import Passwords
from wissel.web.people import Asked, People, Visitor, address_of
from wissel.web.presence import Presence
from wissel.web.recovery import Recovery
from wissel.web.reviews import Reviews
from wissel.web.rights import Rights
from wissel.web.sanctions import Sanctions
from wissel.web.settings import Settings
from wissel.web.texts import Texts
from wissel.web.timer import Timer
from wissel.web.tokens import Tokens
from wissel.web.vacations import Vacations
from wissel.web.warmup import WarmUp


@dataclass(frozen=True)
class Site:
    """One server: its settings, its store, and the parts that work on it."""

    settings: Settings
    store: Store
    desk: Desk
    texts: Texts
    limits: Limits
    people: People
    passwords: Passwords
    recovery: Recovery
    tokens: Tokens
    rights: Rights
    invites: Invites
    feeds: Feeds
    hearing: Hearing
    histories: Histories
    reviews: Reviews
    hints: Hints
    lobby: Lobby
    presence: Presence
    changes: Changes
    expiry: Expiry
    timer: Timer
    vacations: Vacations
    bots: BotRunner
    notices: Notifier
    warm_up: WarmUp
    sanctions: Sanctions
    now: Callable[[], int]
    """Milliseconds since 1970."""

    def limit(self, kind: str, asked: Asked, visitor: Visitor | None) -> None:
        """Raises `ProblemError` `RATE_LIMITED`."""
        self.limits.take(kind, None if visitor is None else visitor.session, address_of(asked))

    def unlimit(self, kind: str, asked: Asked, visitor: Visitor | None) -> None:
        """Takes back that a request of this kind counted."""
        self.limits.give_back(kind, None if visitor is None else visitor.session, address_of(asked))

    async def table(self, table_id: str, visitor: Visitor | None, right: Right = "see") -> Table:
        """A table as somebody with this right may see it now, which may be as it was earlier.

        Raises `ProblemError`: `TABLE_NOT_FOUND`, `NOT_ALLOWED`, `NOBODY_WATCHES`, `WARMING_UP`.
        """
        self.warm_up.require()
        table = await self.desk.table(table_id)
        await self.rights.require(right, table.position, visitor)
        delay = delay_ms(table.position, None if visitor is None else visitor.person)
        if delay is None:
            raise ProblemError("NOBODY_WATCHES")
        return table if delay == 0 else await self.histories.earlier(table, delay, self.now())

    def present(self, table: Table) -> frozenset[str]:
        """Who follows a table now, as far as those are told to whom it is shown like this."""
        return frozenset() if table.behind_ms else self.feeds.present(table.id)

    async def grant(self, person: str, table_id: str) -> None:
        """Lets a person see a table and sit down there."""
        await self.store.writing(stored.grant, person, table_id, "see", "sit")
        await self.changes.look_around()

    async def uninvite(self, person: str, table_id: str) -> None:
        """A person whom somebody had let sit down at a table will not: it still sees the table."""
        await self.store.writing(stored.revoke, person, table_id, "sit")
        await self.changes.look_around()
