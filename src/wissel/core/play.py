"""A game in progress: the fold of its inputs, actions of seats and outcomes of chance, in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field

import msgspec
import numpy as np

from wissel.core.fair import ChanceSource, outcome_at
from wissel.core.game import SPECTATOR, STOPS, Game, GameMap, Options, Record, Result, Said, Stop
from wissel.core.problems import Problem, ProblemError
from wissel.kernel.record import Ints


@dataclass(frozen=True)
class Advance:
    """What one input brought: the outcomes drawn after it, in text notation, and what happened."""

    outcomes: list[str]
    said: list[Said]


@dataclass
class Play:
    """One game. Made at the first chance phase: call `draw` or `resolve` before the first action."""

    game: Game
    map: GameMap
    seats: int
    options: Options
    state: Record = field(init=False)
    _back: list[Record] = field(init=False, default_factory=list)
    """States before each provisional action of the open turn."""

    def __post_init__(self) -> None:
        counts = self.game.seat_counts
        self.state = np.zeros(1, self.game.state_dtype)
        numbers = self.game.option_numbers(self.options)
        if self.seats not in counts or self.game.kernel.setup(
            self.map.record, self.state, self.seats, numbers
        ):
            raise ProblemError("BAD_SEAT_COUNT", least=counts[0], most=counts[-1])
        self._pool: Ints = np.zeros(self.game.outcome_count, np.int64)

    # ---- questions -----------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return bool(self.game.kernel.is_over(self.state))

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must decide now, ascending."""
        mask = self.game.kernel.to_act(self.state)
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def decision(self, seat: int) -> int:
        """A number that names this seat's open decision within the game; 0 if none is open."""
        return int(self.game.kernel.decision(self.state, seat))

    def problem(self, seat: int, action: str) -> Problem | None:
        """Why the action is not allowed now. Raises `ProblemError` `BAD_ACTION` for a text that is none."""
        number = self.game.action_number(self.map, self.observation(seat), action)
        code = self.game.kernel.problem(self.map.record, self.state, seat, number)
        return self.game.problem(self.map, code) if code else None

    def legal(self, seat: int) -> list[str]:
        """Every legal action of a seat, in text notation."""
        out = np.zeros(self.game.action_count, np.int64)
        count = self.game.kernel.legal(self.map.record, self.state, seat, out)
        seen = self.observation(seat)
        return [self.game.action_text(self.map, seen, int(a)) for a in out[:count]]

    def may_take_back(self, seat: int) -> bool:
        return bool(self._back) and bool(self.game.kernel.may_take_back(self.state, seat))

    @property
    def provisional(self) -> int:
        """How many actions of the open turn may be taken back."""
        return len(self._back)

    def observation(self, seat: int = SPECTATOR) -> Record:
        """What this seat knows."""
        seen = np.zeros(1, self.game.observation_dtype)
        self.game.kernel.observe(self.state, seat, seen)
        return seen

    def public_view(self) -> msgspec.Struct:
        return self.game.public_view(self.map, self.observation())

    def private_view(self, seat: int) -> msgspec.Struct:
        return self.game.private_view(self.map, self.observation(seat))

    def known(self, seat: int) -> msgspec.Struct:
        return self.game.known(self.map, self.observation(seat))

    def menu(self, seat: int) -> msgspec.Struct:
        return self.game.menu(self.map, self.observation(seat))

    def result(self) -> Result:
        return self.game.result(self.state)

    def copy(self) -> Play:
        """The same game, to go on without changing this one."""
        twin = copy(self)
        twin.state = copied(self.state)
        twin._back = [copied(state) for state in self._back]  # noqa: SLF001
        twin._pool = self._pool.copy()  # noqa: SLF001
        return twin

    # ---- inputs --------------------------------------------------------------------------------------------

    def act(self, seat: int, action: str) -> list[Said]:
        """Applies an action. Raises `ProblemError` and changes nothing if it is not allowed.

        Chance may be pending afterwards: call `draw` or `resolve`.
        """
        number = self.game.action_number(self.map, self.observation(seat), action)
        before = copied(self.state)
        code = self.game.kernel.apply(self.map.record, self.state, seat, number)
        if code:
            problem = self.game.problem(self.map, code)
            raise ProblemError(problem.code, **problem.args)
        self._back.append(before)
        if not self.game.kernel.may_take_back(self.state, seat):
            self._back.clear()
        return self.game.acted(self.map, before, seat, number, self.state)

    def take_back(self, seat: int) -> None:
        """Undoes the last provisional action. Raises `ProblemError` `NOTHING_TO_TAKE_BACK`."""
        if not self.may_take_back(seat):
            raise ProblemError("NOTHING_TO_TAKE_BACK")
        self.state = self._back.pop()

    def concede(self, seat: int) -> None:
        """The seat gives up, and ranks after all that have not. Nothing before it is provisional any more."""
        self.game.kernel.concede(self.state, seat)
        self._back.clear()

    def stop(self, why: Stop) -> list[Said]:
        """Ends a running game, scored as it stands."""
        self.game.kernel.stop(self.map.record, self.state, STOPS.index(why))
        self._back.clear()
        return self.game.stopped(self.map, self.state)

    def pending(self) -> list[int]:
        """The pool to draw from, counts by outcome; empty if no draw is pending."""
        total = self.game.kernel.chance(self.map.record, self.state, self._pool)
        return [int(count) for count in self._pool] if total else []

    def draw(self, source: ChanceSource, first: int) -> Advance:
        """Makes all pending draws; the first has number `first` at its table."""
        outcomes: list[str] = []
        said: list[Said] = []
        while pool := self.pending():
            outcome = outcome_at(pool, source.index(first + len(outcomes), sum(pool)))
            outcomes.append(self.game.outcome_text(self.map, self.state, outcome))
            said += self._resolve(outcome)
        return Advance(outcomes, said)

    def resolve(self, outcomes: Iterable[str]) -> list[Said]:
        """Takes recorded outcomes. Raises `BAD_OUTCOME`, `OUTCOMES_LEFT` or `OUTCOMES_MISSING`."""
        before, back = self.state, self._back
        self.state, self._back = before.copy(), list(back)
        try:
            return self._take(outcomes)
        except ProblemError:
            self.state, self._back = before, back
            raise

    def _take(self, outcomes: Iterable[str]) -> list[Said]:
        said: list[Said] = []
        for text in outcomes:
            if not self.pending():
                raise ProblemError("OUTCOMES_LEFT", outcome=text)
            said += self._resolve(self.game.outcome_number(self.map, self.state, text))
        if self.pending():
            raise ProblemError("OUTCOMES_MISSING")
        return said

    def _resolve(self, outcome: int) -> list[Said]:
        before = copied(self.state)
        if self.game.kernel.resolve(self.map.record, self.state, outcome):
            raise ProblemError("BAD_OUTCOME", outcome=self.game.outcome_text(self.map, before, outcome))
        self._back.clear()
        return self.game.drew(self.map, before, outcome, self.state)


def copied(state: Record) -> Record:
    """A copy, made as bytes: numpy copies records field by field, which takes six times as long."""
    twin: Record = state.view(np.uint8).copy().view(state.dtype)
    return twin


def told(said: Sequence[Said], seat: int) -> list[msgspec.Struct]:
    """The events that a seat (or `SPECTATOR`) is told."""
    return [item.event for item in said if item.to is None or item.to == seat]
