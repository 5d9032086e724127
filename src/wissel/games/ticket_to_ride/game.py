"""Ticket to Ride: Europe as tables, bots and tools see it: the compiled rules with names around them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec
import numpy as np

from wissel.core.game import (
    SPECTATOR,
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
from wissel.games.ticket_to_ride import actions, offer, show, tell
from wissel.games.ticket_to_ride.board import Board, read
from wissel.games.ticket_to_ride.entries import KERNEL
from wissel.games.ticket_to_ride.planner import planner
from wissel.games.ticket_to_ride.state import (
    ACTIONS,
    DEAL_CARDS,
    DEAL_LONG,
    DEAL_REGULAR,
    DRAW,
    KEEP,
    OBSERVATION,
    OFFER_TICKET,
    OUTCOMES,
    SEATS,
    STATE,
    STATION,
)
from wissel.kernel.record import Ints

MAPS = MapFolder("wissel.games.ticket_to_ride", read)
LEARNED = Learned("wissel.games.ticket_to_ride")


class TicketToRideEurope:
    """Design: Alan R. Moon (2005). Rules: RULES.md beside this file."""

    id = "ticket-to-ride-europe"
    rules_version = 1
    seat_counts = range(2, SEATS + 1)
    options: tuple[OptionSpec, ...] = ()
    default_map = "europe"
    state_dtype: np.dtype[np.void] = STATE
    observation_dtype: np.dtype[np.void] = OBSERVATION
    action_count = ACTIONS
    confirmation = None
    outcome_count = OUTCOMES
    kernel: Kernel = KERNEL
    planner: Callable[[Record, Record, int], int] = staticmethod(planner)

    @property
    def search(self) -> Search:
        # A command that does not search need not wait for the import.
        from wissel.games.ticket_to_ride import search_desk, search_entry
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
        return actions.action_text(cast("Board", m), O, action)

    def action_number(self, m: GameMap, O: Record, text: str) -> int:  # noqa: E741
        return actions.action_number(cast("Board", m), O, text)

    def outcome_text(self, m: GameMap, S: Record, outcome: int) -> str:
        return actions.outcome_text(cast("Board", m), S, outcome)

    def outcome_number(self, m: GameMap, S: Record, text: str) -> int:
        return actions.outcome_number(cast("Board", m), S, text)

    # ---- what is hidden ------------------------------------------------------------------------------------

    def draw_is_for(self, m: GameMap, S: Record) -> int | None:
        """First cards and all tickets, and cards drawn blind (T1.3, T2.2, T2.14)."""
        phase = int(S["pub"]["phase"][0])
        if phase in (DEAL_CARDS, DEAL_LONG, DEAL_REGULAR):
            return actions.dealt_seat(cast("Board", m), S)
        return int(S["pub"]["seat"][0]) if phase in (DRAW, OFFER_TICKET) else None

    def is_secret(self, S: Record, action: int) -> bool:
        """Which tickets are kept (T1.3, T2.14)."""
        return KEEP <= action < STATION

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
        return offer.menu(cast("Board", m), O)

    def acted(self, m: GameMap, before: Record, seat: int, action: int, after: Record) -> list[Said]:
        return tell.acted(cast("Board", m), before, seat, action, after)

    def drew(self, m: GameMap, before: Record, outcome: int, after: Record) -> list[Said]:
        return tell.drew(cast("Board", m), before, outcome, after)

    def stopped(self, m: GameMap, S: Record) -> list[Said]:
        return [tell.stopped(S)]

    def result(self, S: Record) -> Result:
        p = S["pub"][0]
        seats = int(p["seats"])
        totals, ranks = (tuple(S[name][0, :seats].tolist()) for name in ("total", "rank"))
        return Result(show.REASONS[int(p["reason"])], totals, ranks)

    def score_lines(self, m: GameMap, S: Record) -> object:
        """The view's `result` as plain data: every line of the score of each seat (T3.2 to T3.5)."""
        O = np.zeros(1, OBSERVATION)  # noqa: E741
        KERNEL.observe(S, SPECTATOR, O)
        return msgspec.to_builtins(show.public_view(cast("Board", m), O).result)


TICKET_TO_RIDE_EUROPE = TicketToRideEurope()
