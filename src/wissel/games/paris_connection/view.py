"""What each seat sees of a game of Paris Connection, and the menu of a seat that may act: types of the wire.

Everything is named by map ids; the order of `companies` and of hexes is that of the map file.
The functions that fill these types from an observation stand in `show.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from wissel.core.problems import Problem

CompanyId = str
HexId = str
PhaseName = Literal["turn", "build", "over"]
EndReason = Literal["end_hex", "one_supply", "turn_limit", "consent", "conceded", "time"]


class CompanyView(msgspec.Struct, frozen=True):
    """One company, open to all (R1.4, R1.6)."""

    company: CompanyId
    start: HexId
    supply: int
    value: int
    held: int
    """Shares in all hands together: 31 - supply - placed (R1.6)."""
    hexes: list[HexId]
    """Where its locomotives stand, in order of placement; the first is the start hex."""


class Placement(msgspec.Struct, frozen=True):
    company: CompanyId
    hex: HexId
    points: int


class BuildView(msgspec.Struct, frozen=True):
    """The open build of the seat whose turn it is; provisional until finished (R4.3)."""

    company: CompanyId
    placements: list[Placement]
    value_before: int
    most: int
    """How many locomotives this build may hold in all (R2.2)."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it, perfect memory included (R4.4). Lists are in company order."""

    shares: int
    gives: list[int]
    takes: list[int]
    net: list[int]
    at_least: list[int]


class SeatResult(msgspec.Struct, frozen=True):
    """The score of one seat, line by line (R3.3). Lists are in company order."""

    hand: list[int]
    points: list[int]
    over_limit: int
    penalty: int
    total: int
    rank: int
    """1 for the winners; equal totals share a rank (R3.4)."""


class ResultView(msgspec.Struct, frozen=True):
    reason: EndReason
    seats: list[SeatResult]
    winners: list[int]


class PublicView(msgspec.Struct, frozen=True, tag="paris-connection", tag_field="game"):
    """What a spectator sees; part of what every seat sees."""

    phase: PhaseName
    seat: int
    """Whose turn it is (0-based)."""
    start_seat: int
    turn: int
    """Number of the turn at the table, from 1."""
    turns_left: int | None
    """Turns that this seat still has, this one included; None without a limit (R4.2)."""
    limit: int
    penalty: int
    companies: list[CompanyView]
    seats: list[SeatView]
    build: BuildView | None
    last: list[Placement]
    """The placements of the last finished build, empty after a trade."""
    result: ResultView | None


class PrivateView(msgspec.Struct, frozen=True, tag="paris-connection", tag_field="game"):
    """What only this seat sees. Lists are in company order."""

    hand: list[int]
    held_by_others: list[int]
    worth: int
    """Value of the hand today, penalty not counted."""
    penalty_now: int


class SeatKnown(msgspec.Struct, frozen=True):
    """The hand of another seat, as far as it could be known (R4.4). Lists are in company order."""

    seat: int
    at_least: list[int]
    expected: list[float]
    """Shares on average over all hands that agree with what was seen."""


class Known(msgspec.Struct, frozen=True, tag="paris-connection", tag_field="game"):
    """What a seat that remembers all could work out about the others."""

    seats: list[SeatKnown]


class PlaceChoice(msgspec.Struct, frozen=True):
    """Placing for one company. The action of a hex is `action + " " + hex id`."""

    company: CompanyId
    action: str
    problem: Problem | None
    """Why this company cannot be chosen at all; None if some hex is possible."""
    hexes: str
    """One character a hex in map order: "." possible, otherwise the index into `Menu.problems` as chr(48 +
    i)."""
    ends: list[HexId]
    """Possible hexes whose placement ends the game (R3.1, R3.2)."""


class TradeChoice(msgspec.Struct, frozen=True):
    """Giving one share of `give` for one or two of `take` (R2.8): `actions[n - 1]` takes n."""

    give: CompanyId
    take: CompanyId
    actions: list[str]
    ends: list[bool]
    """Whether the action of the same place ends the game (R3.2)."""
    problem: Problem | None
    """Why nothing is possible; None if `actions` has an entry."""
    problem_two: Problem | None
    """Why two are not possible; None if they are."""


class FinishChoice(msgspec.Struct, frozen=True):
    action: str
    problem: Problem | None
    ends: bool


class Menu(msgspec.Struct, frozen=True, tag="paris-connection", tag_field="game"):
    """All that the seat may do now, factored, with the reasons for what it may not do."""

    problems: list[Problem]
    place: list[PlaceChoice]
    trade: list[TradeChoice]
    finish: FinishChoice
