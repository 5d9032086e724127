"""How much time each seat has left: numbers only, moved on by the times of the entries."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from wissel.tables.entries import Pace

DAY_MS = 86_400_000
SECOND_MS = 1000

REMIND_AT = 4
"""Over days a seat is reminded when only one part in so many of its time is left."""
GRACE = 10
"""Who returns after its time had run out has one part in so many of its first time, or one increment."""


@dataclass(frozen=True)
class Due:
    """What the server has to do at a table, and when."""

    at: int
    seat: int
    flag: bool
    """The seat has run out of time; otherwise it is to be reminded."""


@dataclass(frozen=True)
class Clock:
    """All by seat, in milliseconds. `left` is what each had at `at`."""

    at: int
    left: tuple[int, ...]
    away_until: tuple[int, ...]
    """Until then the seat is on vacation and its clock stands still."""
    vacation: tuple[int, ...]
    """Vacation that the seat may still take."""
    reminded: frozenset[int] = frozenset()
    """Seats that were reminded of their open decision."""

    @classmethod
    def start(cls, pace: Pace, seats: int, at: int) -> Clock:
        bank = pace.bank * SECOND_MS
        return cls(at, (bank,) * seats, (0,) * seats, (pace.vacation * DAY_MS,) * seats)

    def left_at(self, seat: int, at: int) -> int:
        """What a seat whose clock runs has left then; below 0 if it had run out before."""
        return self.left[seat] - max(0, at - self._from(seat))

    def out_at(self, seat: int) -> int:
        """When a seat whose clock runs has nothing left."""
        return self._from(seat) + self.left[seat]

    def _from(self, seat: int) -> int:
        return max(self.at, self.away_until[seat])

    def run(self, running: Collection[int], to: int, frozen: int | None = None) -> Clock:
        """The clock at `to`; since `frozen` all stood still, as no server ran."""
        until = to if frozen is None else max(self.at, min(frozen, to))
        left = (
            max(0, self.left_at(seat, until)) if seat in running else left
            for seat, left in enumerate(self.left)
        )
        return replace(self, at=to, left=tuple(left))

    def with_left(self, seat: int, left: int) -> Clock:
        return replace(self, left=_with(self.left, seat, left))

    def acted(self, pace: Pace, seat: int, *, final: bool) -> Clock:
        """After an action; what may still be taken back earns no time."""
        clock = replace(self, reminded=self.reminded - {seat})
        if not final:
            return clock
        if pace.kind == "days":
            return clock.with_left(seat, pace.bank * SECOND_MS)
        return clock.with_left(seat, clock.left[seat] + pace.increment * SECOND_MS)

    def returned(self, pace: Pace, seat: int) -> Clock:
        """Somebody takes a seat back from the computer player: there must be time to do something."""
        least = max(pace.bank // GRACE, pace.increment) if pace.kind == "live" else pace.bank
        return self.with_left(seat, max(self.left[seat], least * SECOND_MS))

    def away(self, seat: int, until: int) -> Clock:
        """On vacation from now on; what is left of an earlier vacation is given back first."""
        unused = max(0, self.away_until[seat] - self.at)
        spent = max(0, until - self.at)
        vacation = _with(self.vacation, seat, self.vacation[seat] + unused - spent)
        return replace(self, away_until=_with(self.away_until, seat, until), vacation=vacation)

    def due(self, pace: Pace, running: Collection[int]) -> Due | None:
        """What comes first."""
        found = []
        for seat in running:
            out = self.out_at(seat)
            found.append(Due(out, seat, flag=True))
            if pace.kind == "days" and seat not in self.reminded:
                found.append(Due(out - pace.bank * SECOND_MS // REMIND_AT, seat, flag=False))
        return min(found, key=lambda due: (due.at, due.seat), default=None)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
