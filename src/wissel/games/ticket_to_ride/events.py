"""What happened in a game of Ticket to Ride, as facts named by map ids.

What only one seat may know comes to it as an event of its own, beside the one that all get.
"""

from __future__ import annotations

import msgspec

from wissel.games.ticket_to_ride.view import CardId, CityId, EndReason, RouteId, TicketId


class CardsDealt(msgspec.Struct, frozen=True, tag=True):
    """Every seat got so many cards (T1.2)."""

    each: int


class FirstCardsDealt(msgspec.Struct, frozen=True, tag=True):
    """The seat's own first cards; only this seat gets the event."""

    seat: int
    cards: list[CardId]


class TicketsDealt(msgspec.Struct, frozen=True, tag=True):
    """Every seat got so many tickets to choose from (T1.2)."""

    each: int


class TicketsOffered(msgspec.Struct, frozen=True, tag=True):
    """The tickets that the seat may choose from; only this seat gets the event (T1.3, T2.14)."""

    seat: int
    tickets: list[TicketId]


class FirstSeatDrawn(msgspec.Struct, frozen=True, tag=True):
    seat: int


class RowFilled(msgspec.Struct, frozen=True, tag=True):
    """A card was turned up at a place of the row, from 1 (T2.1)."""

    place: int
    card: CardId


class RowRedealt(msgspec.Struct, frozen=True, tag=True):
    """Too many locomotives: the row goes to the discards (T2.4)."""

    cards: list[CardId]


class DeckShuffled(msgspec.Struct, frozen=True, tag=True):
    """The discards became the deck (T2.5); its cards, by kind."""

    cards: list[int]


class FirstTicketsChosen(msgspec.Struct, frozen=True, tag=True):
    """A seat has chosen; how many it kept is told when all have (T1.3)."""

    seat: int


class AllChosen(msgspec.Struct, frozen=True, tag=True):
    """How many tickets each seat kept (T1.3)."""

    kept: list[int]


class TurnOpened(msgspec.Struct, frozen=True, tag=True):
    seat: int
    turn: int
    turns_to_go: int | None


class FaceUpTaken(msgspec.Struct, frozen=True, tag=True):
    seat: int
    place: int
    card: CardId


class BlindDrawn(msgspec.Struct, frozen=True, tag=True):
    seat: int


class CardDrawn(msgspec.Struct, frozen=True, tag=True):
    """Which card the seat drew blind; only this seat gets the event (T2.2)."""

    seat: int
    card: CardId


class RouteClaimed(msgspec.Struct, frozen=True, tag=True):
    """(T2.6 to T2.8) `cards` is what was paid before any extra."""

    seat: int
    route: RouteId
    cards: list[CardId]
    points: int


class TunnelTried(msgspec.Struct, frozen=True, tag=True):
    """The payment lies open (T2.11)."""

    seat: int
    route: RouteId
    cards: list[CardId]


class TunnelCardRevealed(msgspec.Struct, frozen=True, tag=True):
    """`costs`: one more card is due for it."""

    card: CardId
    costs: bool


class TunnelAsks(msgspec.Struct, frozen=True, tag=True):
    """So many extra cards are due (T2.12)."""

    seat: int
    due: int


class TunnelPaid(msgspec.Struct, frozen=True, tag=True):
    seat: int
    cards: list[CardId]


class TunnelDeclined(msgspec.Struct, frozen=True, tag=True):
    seat: int
    route: RouteId


class StationBuilt(msgspec.Struct, frozen=True, tag=True):
    """(T2.15)"""

    seat: int
    city: CityId
    cards: list[CardId]


class TicketsDrawn(msgspec.Struct, frozen=True, tag=True):
    """(T2.14)"""

    seat: int
    count: int


class TicketsKept(msgspec.Struct, frozen=True, tag=True):
    """Of the drawn ones; the others lie under the deck (T2.14)."""

    seat: int
    count: int


class Passed(msgspec.Struct, frozen=True, tag=True):
    seat: int


class LastRoundBegan(msgspec.Struct, frozen=True, tag=True):
    """(T3.1)"""

    seat: int
    turns_to_go: int


class GameScored(msgspec.Struct, frozen=True, tag=True):
    """Totals by seat; the lines of the score stand in the view (T3.2 to T3.5)."""

    reason: EndReason
    totals: list[int]
    winners: list[int]


Event = (
    CardsDealt
    | FirstCardsDealt
    | TicketsDealt
    | TicketsOffered
    | FirstSeatDrawn
    | RowFilled
    | RowRedealt
    | DeckShuffled
    | FirstTicketsChosen
    | AllChosen
    | TurnOpened
    | FaceUpTaken
    | BlindDrawn
    | CardDrawn
    | RouteClaimed
    | TunnelTried
    | TunnelCardRevealed
    | TunnelAsks
    | TunnelPaid
    | TunnelDeclined
    | StationBuilt
    | TicketsDrawn
    | TicketsKept
    | Passed
    | LastRoundBegan
    | GameScored
)
