"""Fills the menu of Ticket to Ride from an observation: what may be done, and why not the rest."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

import numpy as np

from wissel.core.game import Record
from wissel.core.problems import ARGUMENT_SHIFT, Problem
from wissel.games.ticket_to_ride import outlook
from wissel.games.ticket_to_ride.actions import action_text, cards_text, offered
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.entries import offers
from wissel.games.ticket_to_ride.problems import CITY_TAKEN, NO_STATION_LEFT, OK, TOO_FEW_CARDS, WRONG_PHASE
from wissel.games.ticket_to_ride.show import problem
from wissel.games.ticket_to_ride.state import (
    ACTIONS,
    BLIND,
    CARDS,
    CHOICE,
    CHOOSE,
    CITIES,
    CLAIM,
    DECLINE,
    EXTRA,
    LENGTH,
    LOCO,
    NONE,
    PASS,
    ROUTES,
    ROW,
    STATION,
    STATIONS,
    TAKE_TICKETS,
    TUNNEL,
    TURN,
)
from wissel.games.ticket_to_ride.view import KeepChoice, Leaf, Menu, RouteChoice, StationChoice, TunnelOdds
from wissel.kernel.record import Ints


def menu(board: Board, O: Record) -> Menu:  # noqa: E741
    """All that the observing seat may do now, with the reasons for what it may not."""
    codes = np.empty(ACTIONS, np.int64)
    offers(board.record, O, codes)
    p = O["pub"][0]
    ways = _Ways(board, O)
    reasons = _Reasons(board)

    def leaf(action: int) -> Leaf:
        return Leaf(action_text(board, O, action), reasons.of(int(codes[action])))

    by_route = codes[CLAIM:].reshape(ROUTES, CARDS, LENGTH + 1)
    routes = _routes(board, O, by_route, ways, reasons) if p["phase"] == TURN else []
    return Menu(
        problems=reasons.listed,
        row=[leaf(place) for place in range(ROW)],
        blind=leaf(BLIND),
        tickets=leaf(TAKE_TICKETS),
        skip=leaf(PASS),
        payments=ways.payments,
        ways=ways.ways,
        routes=routes,
        odds=_odds(board, O, by_route),
        station=_station(board, O, codes[STATION:CLAIM].reshape(CITIES, CARDS, STATIONS + 1), ways, reasons),
        extra=[leaf(EXTRA + k) for k in _extras(p)],
        decline=leaf(DECLINE) if p["phase"] == TUNNEL else None,
        keep=_keep(board, O, int(p["phase"])),
    )


class _Reasons:
    """The problems of a menu, each made once; `listed` are those that routes name by their place in it."""

    def __init__(self, board: Board) -> None:
        self.listed: list[Problem] = []
        self._board = board
        self._made: dict[int, Problem | None] = {OK: None}
        self._places: dict[int, int] = {}

    def of(self, code: int) -> Problem | None:
        if code not in self._made:
            self._made[code] = problem(self._board, code)
        return self._made[code]

    def place(self, code: int) -> int:
        if code not in self._places:
            self._places[code] = len(self.listed)
            self.listed.append(problem(self._board, code))
        return self._places[code]


class _Ways:
    """The payments of a menu, each written once, and the lists of those that pay for the same."""

    def __init__(self, board: Board, O: Record) -> None:  # noqa: E741
        self.payments: list[str] = []
        self.ways: list[list[int]] = []
        self._board = board
        self._hand: list[int] = O["hand"][0].tolist()
        self._places: dict[str, int] = {}
        self._known: dict[tuple[int, int, int], int] = {}

    def of(self, kind: tuple[int, int, int], allowed: Ints, count: int) -> int:
        """The place of the list for a `kind` (colour, cards, locomotives wanted), made when first asked for.

        `allowed`: by colour and number of locomotives, 0 where `count` cards like that are a legal payment.
        Fewest locomotives come first, then colours of which the hand has most (T2.7).
        """
        if kind not in self._known:
            found = np.argwhere(allowed == OK).tolist()
            found.sort(key=lambda pair: (pair[1], -self._hand[pair[0]], pair[0]))
            self._known[kind] = len(self.ways)
            self.ways.append([self._place(cards_text(self._board, c, count, k)) for c, k in found])
        return self._known[kind]

    def _place(self, payment: str) -> int:
        if payment not in self._places:
            self._places[payment] = len(self.payments)
            self.payments.append(payment)
        return self._places[payment]


def _routes(board: Board, O: Record, codes: Ints, ways: _Ways, reasons: _Reasons) -> list[RouteChoice]:  # noqa: E741
    why = np.empty(ROUTES, np.int64)
    outlook.route_problems(board.record, O, why)
    m = board.record[0]
    colours, lengths, ferries = (m[name].tolist() for name in ("colour", "length", "ferry"))
    choices = []
    for r, code in enumerate(why[: len(board.routes)].tolist()):
        if code == OK:
            kind = (colours[r], lengths[r], ferries[r])
            choices.append(RouteChoice(None, ways.of(kind, codes[r], lengths[r])))
        else:
            choices.append(RouteChoice(reasons.place(code), None))
    return choices


def _station(board: Board, O: Record, codes: Ints, ways: _Ways, reasons: _Reasons) -> StationChoice:  # noqa: E741
    """(T2.15)"""
    p = O["pub"][0]
    free = [c for c, owner in enumerate(p["station"][: len(board.cities)].tolist()) if owner == NONE]
    cost = int(p["built"][O["seat"][0]]) + 1
    if p["phase"] != TURN:
        return StationChoice(reasons.of(WRONG_PHASE), [], None)
    if cost > board.data.stations:
        return StationChoice(reasons.of(NO_STATION_LEFT), [], None)
    if not free:
        return StationChoice(reasons.of(CITY_TAKEN | int(p["station"][0]) << ARGUMENT_SHIFT), [], None)
    allowed = codes[free[0]]
    if not (allowed == OK).any():
        return StationChoice(reasons.of(TOO_FEW_CARDS), [], None)
    return StationChoice(None, [board.cities[c] for c in free], ways.of((NONE, cost, 0), allowed, cost))


def _extras(p: np.void) -> range:
    """Numbers of locomotives with which the extra cards of a tunnel may be thought of as paid (T2.11)."""
    extra = int(p["extra"])
    if p["phase"] != TUNNEL:
        return range(0)
    return range(extra, extra + 1) if p["paint"] == LOCO else range(extra + 1)


def _keep(board: Board, O: Record, phase: int) -> KeepChoice | None:  # noqa: E741
    offer = offered(board, O)
    if phase == CHOOSE and offer:
        return KeepChoice(board.data.first_tickets.keep, offer)
    if phase == CHOICE and offer:
        return KeepChoice(board.data.draw_tickets.keep, offer)
    return None


# ---- tunnels ---------------------------------------------------------------------------------------------


def _odds(board: Board, O: Record, codes: Ints) -> list[TunnelOdds]:  # noqa: E741
    """Odds for each colour in which some tunnel can be paid for (T2.11, T4.3)."""
    tunnels = np.flatnonzero(board.record["tunnel"][0])
    paints = np.flatnonzero((codes[tunnels] == OK).any(axis=(0, 2))).tolist()
    deck = np.empty(CARDS, np.float64)
    outlook.deck(O, deck)
    return [TunnelOdds(board.cards[paint], odds(board, O, deck.tolist(), paint)) for paint in paints]


def odds(board: Board, O: Record, deck: Sequence[float], paint: int) -> list[float]:  # noqa: E741
    """How likely 0, 1, 2, ... extra cards are for a tunnel paid in `paint`.

    The cards in the deck are a random part of `deck` (`outlook.deck`); when it runs out the discards follow,
    without the payment, which still lies open (T2.13).
    """
    p = O["pub"][0]
    discards = p["discard"].tolist()
    from_deck = min(board.data.tunnel_cards, int(p["deck_n"]))
    from_discards = min(board.data.tunnel_cards - from_deck, int(p["discard_n"]))
    chances = [1.0]
    for pool, draws in ((deck, from_deck), (discards, from_discards)):
        costly = pool[LOCO] + (pool[paint] if paint != LOCO else 0)
        chances = np.convolve(chances, _hypergeometric(sum(pool), costly, draws)).tolist()
    most = board.data.tunnel_cards + 1
    return [round(chance, 4) for chance in (*chances, *[0.0] * most)][:most]


def _hypergeometric(total: float, hits: float, draws: int) -> list[float]:
    """How likely 0 to `draws` hits are among so many draws without replacement; numbers that are expected
    need not be whole."""
    weights = [
        comb(draws, k) * _falling(hits, k) * _falling(total - hits, draws - k) for k in range(draws + 1)
    ]
    return [weight / sum(weights) for weight in weights]


def _falling(count: float, draws: int) -> float:
    """In how many ways so many cards are drawn one by one."""
    return prod(max(0.0, count - drawn) for drawn in range(draws))
