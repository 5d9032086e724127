"""What each seat sees of a game of Ticket to Ride, and the menu of a seat that may act: types of the wire.

Everything is named by map ids. Lists by card follow `colours` of the map, with locomotives last; lists by
route, city and seat follow the map and the table. The functions that fill these types stand in `show.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from wissel.core.problems import Problem

CardId = str
CityId = str
RouteId = str
TicketId = str
PhaseName = Literal["choose", "turn", "second", "tunnel", "choice", "over"]
EndReason = Literal["last_round", "all_passed", "too_long", "consent", "conceded", "time"]


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it, perfect memory included (T4.1, T4.2)."""

    cards: int
    at_least: list[int]
    """Cards that the hand must hold."""
    blind: int
    """Cards drawn blind of the present deck."""
    trains: int
    stations: int
    """Stations not built yet."""
    points: int
    """Of routes so far."""
    tickets: int
    """Kept; before all have chosen, on offer (T1.3)."""
    chosen: bool
    """Has chosen the first tickets."""


class StationView(msgspec.Struct, frozen=True):
    city: CityId
    seat: int


class ChoiceView(msgspec.Struct, frozen=True):
    """A choice among tickets that was made: that of the first ones, or a later one (T1.3, T2.14)."""

    seat: int
    offered: int
    kept: int


class TunnelView(msgspec.Struct, frozen=True):
    """A tunnel on trial: the payment lies open, cards are turned over (T2.11, T2.12)."""

    route: RouteId
    colour: CardId
    laid: list[int]
    turned: list[int]
    due: int


class TicketResult(msgspec.Struct, frozen=True):
    ticket: TicketId
    points: int
    """Negative if it was missed."""
    done: bool


class SeatResult(msgspec.Struct, frozen=True):
    """The score of one seat, line by line (T3.2 to T3.5, T4.4)."""

    hand: list[int]
    routes: int
    tickets: list[TicketResult]
    ticket_points: int
    borrowed: list[RouteId]
    stations: int
    """Points of stations not built."""
    path: list[RouteId]
    """Of the longest path, in the order in which it runs."""
    spaces: int
    """Of that path."""
    express: int
    """Points of the European Express."""
    total: int
    rank: int


class ResultView(msgspec.Struct, frozen=True):
    reason: EndReason
    seats: list[SeatResult]
    winners: list[int]


class PublicView(msgspec.Struct, frozen=True, tag="ticket-to-ride-europe", tag_field="game"):
    """What a spectator sees; part of what every seat sees."""

    phase: PhaseName
    seat: int
    """Whose turn it is (0-based); in phase `choose` who will begin."""
    start_seat: int
    turn: int
    """Number of the turn at the table, from 1."""
    turns_to_go: int | None
    """In the last round: turns left at the table, this one included (T3.1)."""
    row: list[CardId | None]
    deck: int
    unturned: list[int]
    """Cards that lay in the present deck when it was shuffled, and that nobody has seen leave it (T4.1)."""
    discards: list[int]
    ticket_deck: int
    choices: list[ChoiceView]
    """Those of the first tickets by seat, once all have chosen, then the later ones in order."""
    owners: list[int]
    """Of each route in map order; -1 if it is free."""
    stations: list[StationView]
    seats: list[SeatView]
    tunnel: TunnelView | None
    result: ResultView | None


class TicketView(msgspec.Struct, frozen=True):
    """A ticket of one's own (T3.3)."""

    ticket: TicketId
    done: bool
    """By own routes."""
    with_stations: bool
    """By own routes and what own stations could borrow now."""
    way: list[RouteId] | None
    """Routes to claim on a way that needs the fewest trains; None if no way is left, or not enough trains."""
    trains: int
    """Trains for that way."""


class OfferedTicket(msgspec.Struct, frozen=True):
    """A ticket to choose, and how far it is from done (as in `TicketView`)."""

    ticket: TicketId
    way: list[RouteId] | None
    trains: int


class ReturnedTickets(msgspec.Struct, frozen=True):
    """Tickets that the seat did not keep: of its first choice they left the game, later ones lie under the
    deck (T1.3, T2.14)."""

    choice: int
    """Index into `PublicView.choices`, of the first tickets even while others still choose."""
    tickets: list[TicketId]


class PrivateView(msgspec.Struct, frozen=True, tag="ticket-to-ride-europe", tag_field="game"):
    """What only this seat sees."""

    hand: list[int]
    tickets: list[TicketView]
    offer: list[OfferedTicket]
    """Among which to choose now."""
    returned: list[ReturnedTickets]
    """What was not kept, choice by choice (T4.1)."""
    unseen: list[int]
    """Cards in the deck or in hidden hands, by card (T4.3)."""


class LikelyTicket(msgspec.Struct, frozen=True):
    """A ticket that another seat may have, to judge by its routes."""

    ticket: TicketId
    built: float
    """The part of the trains for its shortest way that the routes of that seat spare; 1: the whole way."""


class SeatKnown(msgspec.Struct, frozen=True):
    """What another seat hides, as far as it could be known (T4.1, T4.2)."""

    seat: int
    at_least: list[int]
    """Cards that the hand must hold."""
    tickets: list[LikelyTicket]
    """The likeliest first."""


class Known(msgspec.Struct, frozen=True, tag="ticket-to-ride-europe", tag_field="game"):
    """What a seat that remembers all could work out about the others."""

    seats: list[SeatKnown]


Payment = str
"""Card ids, those of the colour before locomotives, as they end an action: `pink pink locomotive`."""


class RouteChoice(msgspec.Struct, frozen=True):
    """What a seat may do with one route: `claim <route> <payment>`."""

    problem: int | None
    """Index into `Menu.problems`; None if it can be claimed."""
    ways: int | None
    """Index into `Menu.ways`; None if it cannot."""


class TunnelOdds(msgspec.Struct, frozen=True):
    """What a tunnel paid in this colour will cost, as far as the seat can know (T2.11, T4.3)."""

    colour: CardId
    chances: list[float]
    """Of 0, 1, 2, ... extra cards; they sum to 1."""


class StationChoice(msgspec.Struct, frozen=True):
    """Building a station: the action is `station <city> <cards>`."""

    problem: Problem | None
    cities: list[CityId]
    ways: int | None
    """Index into `Menu.ways`."""


class Leaf(msgspec.Struct, frozen=True):
    action: str
    problem: Problem | None


class KeepChoice(msgspec.Struct, frozen=True):
    """Which of the offered tickets to keep, at least so many: the action is `keep` and their ids."""

    least: int
    offer: list[TicketId]


class Menu(msgspec.Struct, frozen=True, tag="ticket-to-ride-europe", tag_field="game"):
    """All that the seat may do now, factored, with the reasons for what it may not do."""

    problems: list[Problem]
    row: list[Leaf]
    blind: Leaf
    tickets: Leaf
    skip: Leaf
    payments: list[Payment]
    """Every payment that is possible for something, once."""
    ways: list[list[int]]
    """Payments for things that cost the same, by their indices, fewest locomotives first (T2.7)."""
    routes: list[RouteChoice]
    """In map order; empty while no route may be claimed at all."""
    odds: list[TunnelOdds]
    """For every colour in which some tunnel can be paid for now."""
    station: StationChoice
    extra: list[Leaf]
    """Ways to pay for the tunnel on trial."""
    decline: Leaf | None
    keep: KeepChoice | None
