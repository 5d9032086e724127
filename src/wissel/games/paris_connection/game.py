"""Paris Connection as tables, bots and tools see it: the compiled rules with names around them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec
import numpy as np

from wissel.core.game import (
    GameMap,
    Kernel,
    Options,
    OptionSpec,
    Record,
    Result,
    Said,
    Search,
    option_numbers,
)
from wissel.core.learned import Learned
from wissel.core.maps import MapFolder
from wissel.core.problems import Problem
from wissel.games.paris_connection import actions, show, tell
from wissel.games.paris_connection.board import SEAT_COUNTS, Board, read
from wissel.games.paris_connection.entries import KERNEL
from wissel.games.paris_connection.planner import choose
from wissel.games.paris_connection.state import ACTIONS, DEAL, OBSERVATION, OUTCOMES, STATE
from wissel.kernel.record import Ints

MAPS = MapFolder("wissel.games.paris_connection", read)
LEARNED = Learned("wissel.games.paris_connection")


class ParisConnection:
    """Design: David V. H. Peters (2011). Rules: RULES.md beside this file."""

    id = "paris-connection"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    options = (
        OptionSpec("turn_limit", "number", default=40, least=5, most=200, optional=True),
        OptionSpec("memory_aid", "flag", default=0, least=0, most=1),
    )
    default_map = "france"
    state_dtype: np.dtype[np.void] = STATE
    observation_dtype: np.dtype[np.void] = OBSERVATION
    action_count = ACTIONS
    confirmation = "finish"
    outcome_count = OUTCOMES
    kernel: Kernel = KERNEL
    planner: Callable[[Record, Record, int], int] = staticmethod(choose)

    @property
    def search(self) -> Search:
        # A command that does not search need not wait for the import.
        from wissel.games.paris_connection import search_desk, search_entry
        from wissel.kernel.search import DESKS

        return Search(search_entry.search, search_entry.look, search_desk.DESK, DESKS, LEARNED)

    # ---- maps and options ----------------------------------------------------------------------------------

    def map_ids(self) -> tuple[str, ...]:
        return MAPS.ids

    def load_map(self, map_id: str) -> Board:
        return MAPS.load(map_id)

    def read_map(self, text: str, name: str) -> Board:
        return read(text, name)

    def layout(self, map_id: str) -> str:
        return MAPS.layout(map_id)

    def option_numbers(self, options: Options) -> Ints:
        return option_numbers(self.options, options)

    # ---- notation ------------------------------------------------------------------------------------------

    def action_text(self, m: GameMap, O: Record, action: int) -> str:  # noqa: E741
        return actions.action_text(cast("Board", m), action)

    def action_number(self, m: GameMap, O: Record, text: str) -> int:  # noqa: E741
        return actions.action_number(cast("Board", m), text)

    def outcome_text(self, m: GameMap, S: Record, outcome: int) -> str:
        return actions.outcome_text(cast("Board", m), S, outcome)

    def outcome_number(self, m: GameMap, S: Record, text: str) -> int:
        return actions.outcome_number(cast("Board", m), S, text)

    # ---- what is hidden ------------------------------------------------------------------------------------

    def draw_is_for(self, m: GameMap, S: Record) -> int | None:
        """The first shares (R1.6)."""
        return actions.dealt_seat(cast("Board", m), S) if S["pub"]["phase"][0] == DEAL else None

    def is_secret(self, S: Record, action: int) -> bool:
        """Everything is done openly."""
        return False

    # ---- what is seen and told -----------------------------------------------------------------------------

    def problem(self, m: GameMap, code: int) -> Problem:
        return show.problem(cast("Board", m), code)

    def public_view(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return show.public_view(cast("Board", m), O)

    def private_view(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return show.private_view(cast("Board", m), O)

    def known(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return show.known(cast("Board", m), O)

    def menu(self, m: GameMap, O: Record) -> msgspec.Struct:  # noqa: E741
        return show.menu(cast("Board", m), O)

    def acted(self, m: GameMap, before: Record, seat: int, action: int, after: Record) -> list[Said]:
        return tell.acted(cast("Board", m), before, seat, action, after)

    def drew(self, m: GameMap, before: Record, outcome: int, after: Record) -> list[Said]:
        return tell.drew(cast("Board", m), before, after)

    def stopped(self, m: GameMap, S: Record) -> list[Said]:
        return [tell.stopped(S)]

    def result(self, S: Record) -> Result:
        p = S["pub"][0]
        totals = S["total"][0, : p["seats"]].tolist()
        return Result(show.REASONS[int(p["reason"])], tuple(totals), tuple(show.ranks(totals, int(p["out"]))))

    def score_lines(self, m: GameMap, S: Record) -> object:
        """The view's `result` as plain data: hands, points by company, penalty, total, rank of each seat
        (R3.3)."""
        O = np.zeros(1, OBSERVATION)  # noqa: E741
        KERNEL.observe(S, -1, O)
        return msgspec.to_builtins(show.public_view(cast("Board", m), O).result)


PARIS_CONNECTION = ParisConnection()
