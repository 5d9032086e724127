"""What a game offers to tables, bots, tools and tests.

Inside, rules are compiled functions over records of integers (`Kernel`). Around them stand names: texts of
actions and outcomes, problems, views, menus, events (`Game`). Arrays called `M`, `S`, `O` are structured
arrays of length 1: the map, the state, the observation of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from wissel.core.learned import Learned
from wissel.core.problems import Problem, ProblemError
from wissel.kernel.record import Ints

Record = NDArray[np.void]

SPECTATOR = -1
"""The seat of those who only watch."""

Stop = Literal["consent", "conceded", "time"]
STOPS: tuple[Stop, ...] = ("consent", "conceded", "time")
"""Why a table may end a game before its end: all agree, too few go on, or a seat has run out of time."""

Options = Mapping[str, int | None]


@dataclass(frozen=True)
class OptionSpec:
    """A choice made when a table is created."""

    name: str
    kind: str
    """`flag` (0 or 1) or `number`."""
    default: int | None
    least: int
    most: int
    optional: bool = False
    """May be None."""


def option_numbers(specs: Sequence[OptionSpec], options: Options) -> Ints:
    """Options as the kernel takes them, in the order of their specs; None is 0, missing ones take their
    default. Raises `ProblemError` `BAD_OPTION`."""
    by_name = {spec.name: spec for spec in specs}
    for name, value in options.items():
        spec = by_name.get(name)
        fits = spec and (spec.optional if value is None else spec.least <= value <= spec.most)
        if not fits:
            raise ProblemError("BAD_OPTION", option=name[:40], value=str(value))
    return np.array([options.get(spec.name, spec.default) or 0 for spec in specs], np.int64)


@dataclass(frozen=True)
class GameMap:
    """A checked map. `record` is what the rules read, `text` the file as read, `digest` its SHA-256."""

    id: str
    digest: str
    text: str
    record: Record


@dataclass(frozen=True)
class Said:
    """An event, and who is told: everybody (`to` is None), or one seat alone."""

    event: msgspec.Struct
    to: int | None = None


@dataclass(frozen=True)
class Result:
    """How a game ended: totals and ranks by seat (1 = best; equal ranks are a tie)."""

    reason: str
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True)
class Kernel:
    """The compiled entries of a game. Problems are integers as in `wissel.core.problems`; 0 = allowed.

    None of them draws but `step` and `playouts`, which use the generator in the state.
    """

    setup: Callable[[Record, Record, int, Ints], int]
    """`(M, S, seats, options)`: fills S up to the first chance phase; 0, or a problem if the map is not
    for so many seats."""
    to_act: Callable[[Record], int]
    """`(S)`: mask of the seats that must decide; 0 in a chance phase and when the game is over."""
    is_over: Callable[[Record], bool]
    decision: Callable[[Record, int], int]
    """`(S, seat)`: a number above 0 that changes with each decision of that seat; 0 if none is open."""
    problem: Callable[[Record, Record, int, int], int]
    """`(M, S, seat, action)`: why this is not allowed. Takes any integer as action."""
    menu: Callable[[Record, Record, Ints, Ints], None]
    """`(M, O, problems, ends)`: for the observing seat the problem of every action, and whether it ends the
    game."""
    legal: Callable[[Record, Record, int, Ints], int]
    """`(M, S, seat, out)`: how many actions are legal; they stand ascending in `out`."""
    apply: Callable[[Record, Record, int, int], int]
    """`(M, S, seat, action)`: the problem; if 0, S has moved on."""
    may_take_back: Callable[[Record, int], bool]
    """`(S, seat)`: the seat's last action of this turn is still provisional."""
    concede: Callable[[Record, int], None]
    """`(S, seat)`: the seat gives up, and will rank after all that have not. Who plays it on is not of the
    game."""
    stop: Callable[[Record, Record, int], None]
    """`(M, S, why)`: a game whose decisions are open is over, and scored as it stands; `why`: index in
    `STOPS`."""
    chance: Callable[[Record, Record, Ints], int]
    """`(M, S, pool)`: the total of the pool to draw from, its counts by outcome in `pool`; 0 = nothing to
    draw."""
    resolve: Callable[[Record, Record, int], int]
    """`(M, S, outcome)`: 0, or a problem for an outcome that the pool does not hold."""
    observe: Callable[[Record, int, Record], None]
    """`(S, seat, O)`: fills what that seat (or `SPECTATOR`) knows. Raises `IndexError` for another number."""
    determinize: Callable[[Record, Record, Record, int], None]
    """`(M, O, S, seed)`: fills S with a state that agrees with all that O knows; the rest by seed."""
    step: Callable[[Record, Record, int, Ints], int]
    """`(M, S, action, out)`: the seat to act applies, chance is resolved from the state's generator, what is
    then legal is listed. Returns how many actions are legal, 0 when the game is over, -1 if `action` was not
    legal."""
    playouts: Callable[[Record, Record, int, Ints, int, int], int]
    """`(M, S, seats, options, seed, games)`: whole games, uniformly random; returns the number of decisions,
    -1 if the map is not for so many seats.

    The seat whose decision it is comes first in seat order where several must decide.
    """


@dataclass(frozen=True)
class Search:
    """The compiled search of a game (`wissel.kernel.search`)."""

    run: Callable[[Record, Record, Record, Record, int], int]
    """`(M, O, T, D, n)`: goes on with the search `T` of the observing seat for `n` iterations."""
    look: Callable[[Record, Record, Record, Ints], int]
    """`(M, S, D, out)`: fills `out` with the features of all seats, a row each, and returns 1, if this is a
    position that the search judges by them."""
    desk: np.dtype[np.void]
    """Of the records `D` that it works with: the first is at work, the others keep guesses."""
    desks: int
    """How many there are."""
    learned: Learned

    def new_desks(self) -> Record:
        """The records `D` for a search."""
        desks = np.zeros(self.desks, self.desk)
        desks["net"][0] = self.learned.weights
        return desks


class Game(Protocol):
    """A game as everything above the rules sees it. One object a game, without state."""

    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seat_counts(self) -> range: ...
    @property
    def options(self) -> tuple[OptionSpec, ...]: ...
    @property
    def default_map(self) -> str: ...
    @property
    def state_dtype(self) -> np.dtype[np.void]: ...
    @property
    def observation_dtype(self) -> np.dtype[np.void]: ...
    @property
    def action_count(self) -> int: ...
    @property
    def confirmation(self) -> str | None:
        """The action by which a clock that runs out ends a turn whose actions can still be taken back: legal
        while they can, and without draws. None: there is no such action."""
        ...

    @property
    def outcome_count(self) -> int: ...
    @property
    def kernel(self) -> Kernel: ...
    @property
    def planner(self) -> Callable[[Record, Record, int], int]:
        """`(M, O, seed)`: the action that the heuristic player takes; it sees the observation alone."""
        ...

    @property
    def search(self) -> Search: ...
    def map_ids(self) -> tuple[str, ...]: ...
    def load_map(self, map_id: str) -> GameMap:
        """A map that comes with the game. Raises `ProblemError` `MAP_UNKNOWN`."""
        ...

    def read_map(self, text: str, name: str) -> GameMap:
        """A map from the text of its file. Raises `ProblemError` naming file and entry."""
        ...

    def layout(self, map_id: str) -> str:
        """JSON text of what the client needs to draw the map."""
        ...

    def option_numbers(self, options: Options) -> Ints:
        """Options as the kernel takes them. Raises `ProblemError` `BAD_OPTION`; missing ones take their
        default."""
        ...

    def action_text(self, m: GameMap, O: Record, action: int) -> str:  # noqa: E741
        """Notation of an action of the observing seat. Raises `IndexError` for a number that has none now."""
        ...

    def action_number(self, m: GameMap, O: Record, text: str) -> int:  # noqa: E741
        """Raises `ProblemError` `BAD_ACTION` for a text that `action_text` does not write now."""
        ...

    def outcome_text(self, m: GameMap, S: Record, outcome: int) -> str:
        """Notation of an outcome of the pending draw of S."""
        ...

    def outcome_number(self, m: GameMap, S: Record, text: str) -> int:
        """Raises `ProblemError` `BAD_OUTCOME` for a text that is no outcome of the pending draw of S."""
        ...

    def draw_is_for(self, m: GameMap, S: Record) -> int | None:
        """The one seat that is to see the outcome of the pending draw; None: it is for everybody."""
        ...

    def is_secret(self, S: Record, action: int) -> bool:
        """Others may know that the seat acts, and not with which of the actions of this kind."""
        ...

    def problem(self, m: GameMap, code: int) -> Problem: ...

    def public_view(self, m: GameMap, O: Record) -> msgspec.Struct: ...  # noqa: E741
    def private_view(self, m: GameMap, O: Record) -> msgspec.Struct: ...  # noqa: E741
    def known(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        """What the observing seat could work out about what the others hide, if it remembers all."""
        ...

    def menu(self, m: GameMap, O: Record) -> msgspec.Struct: ...  # noqa: E741
    def acted(self, m: GameMap, before: Record, seat: int, action: int, after: Record) -> list[Said]: ...
    def drew(self, m: GameMap, before: Record, outcome: int, after: Record) -> list[Said]: ...
    def stopped(self, m: GameMap, S: Record) -> list[Said]:
        """What is told of a game that was stopped."""
        ...

    def result(self, S: Record) -> Result:
        """Of a game that is over."""
        ...

    def score_lines(self, m: GameMap, S: Record) -> Any:
        """Every line of the final score, for the export; plain data."""
        ...
