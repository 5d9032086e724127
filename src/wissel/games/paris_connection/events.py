"""What happened in a game of Paris Connection, as facts named by map ids."""

from __future__ import annotations

import msgspec

from wissel.games.paris_connection.view import CompanyId, EndReason, HexId


class StartsDrawn(msgspec.Struct, frozen=True, tag=True):
    """Which company stands on which start hex (R1.3), in company order."""

    hexes: list[HexId]


class SharesDealt(msgspec.Struct, frozen=True, tag=True):
    """Every seat got so many shares; `supplies` is what is left, in company order (R1.5, R1.6)."""

    each: int
    supplies: list[int]


class HandDealt(msgspec.Struct, frozen=True, tag=True):
    """The seat's own first shares, in company order; only this seat gets the event (R1.5)."""

    seat: int
    hand: list[int]


class StartSeatDrawn(msgspec.Struct, frozen=True, tag=True):
    seat: int


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    seat: int
    turn: int


class Placed(msgspec.Struct, frozen=True, tag=True):
    """One locomotive went on the map (R2.2 to R2.7). `value` is the company's after it."""

    seat: int
    company: CompanyId
    hex: HexId
    points: int
    value: int
    nth: int
    """Which placement of this build, from 1."""


class BuildFinished(msgspec.Struct, frozen=True, tag=True):
    seat: int
    company: CompanyId
    hexes: list[HexId]
    points: int
    value: int


class Traded(msgspec.Struct, frozen=True, tag=True):
    """One share of `give` went back for `count` of `take` (R2.8)."""

    seat: int
    give: CompanyId
    take: CompanyId
    count: int


class GameEnded(msgspec.Struct, frozen=True, tag=True):
    """Totals by seat; the lines of the score stand in the view (R3.1 to R3.4, R4.2)."""

    reason: EndReason
    totals: list[int]
    winners: list[int]


Event = (
    StartsDrawn
    | SharesDealt
    | HandDealt
    | StartSeatDrawn
    | TurnBegan
    | Placed
    | BuildFinished
    | Traded
    | GameEnded
)
