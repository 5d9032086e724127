"""Fills the views of Ticket to Ride from an observation, and from nothing else. The menu: `offer.py`."""

from __future__ import annotations

import numpy as np

from wissel.core.game import STOPS, Record
from wissel.core.problems import ARGUMENT_SHIFT, CODE_MASK, Problem
from wissel.games.ticket_to_ride import outlook, problems
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.scoring import longest_trail
from wissel.games.ticket_to_ride.state import (
    ALL_PASSED,
    CARDS,
    CHOICE,
    CHOOSE,
    LAST_ROUND,
    LOCO,
    NONE,
    OFFER,
    OFFERS,
    OVER,
    ROUTES,
    SECOND,
    STOPPED,
    TICKETS,
    TOO_LONG,
    TUNNEL,
    TURN,
)
from wissel.games.ticket_to_ride.view import (
    CardId,
    ChoiceView,
    EndReason,
    Known,
    LikelyTicket,
    OfferedTicket,
    PhaseName,
    PrivateView,
    PublicView,
    ResultView,
    ReturnedTickets,
    RouteId,
    SeatKnown,
    SeatResult,
    SeatView,
    StationView,
    TicketResult,
    TicketView,
    TunnelView,
)
from wissel.kernel.record import Ints

PHASES: dict[int, PhaseName] = {
    CHOOSE: "choose",
    TURN: "turn",
    SECOND: "second",
    TUNNEL: "tunnel",
    CHOICE: "choice",
    OVER: "over",
}
REASONS: dict[int, EndReason] = {
    LAST_ROUND: "last_round",
    ALL_PASSED: "all_passed",
    TOO_LONG: "too_long",
    **{STOPPED + why: name for why, name in enumerate(STOPS)},
}
TELLING = 60
"""Hundredths of a ticket's way that must be built before the routes of a seat tell of it."""


def problem(board: Board, code: int) -> Problem:
    """A problem of the kernel in words of the wire."""
    kind, argument = code & CODE_MASK, code >> ARGUMENT_SHIFT
    name = problems.NAMES[kind]
    if kind in problems.WITH_SEAT:
        return Problem(name, {"seat": argument})
    if kind in problems.WITH_NUMBER:
        return Problem(name, {"number": argument})
    return Problem(name)


def masked(words: Ints) -> list[int]:
    """The numbers in a mask, ascending."""
    return [64 * w + i for w, word in enumerate(words.tolist()) for i in range(64) if word >> i & 1]


# ---- for everybody ---------------------------------------------------------------------------------------


def public_view(board: Board, O: Record) -> PublicView:  # noqa: E741
    """What everybody sees, from the observation of any seat or of a spectator. Play must have begun."""
    p = O["pub"][0]
    seats = int(p["seats"])
    over = p["phase"] == OVER
    last, turns = int(p["last"]), int(p["turns"])
    return PublicView(
        phase=PHASES[int(p["phase"])],
        seat=int(p["seat"]),
        start_seat=int(p["start_seat"]),
        turn=turns if over else turns + 1,
        turns_to_go=last if last or p["reason"] == LAST_ROUND else None,
        row=[None if card == NONE else board.cards[card] for card in p["row"].tolist()],
        deck=int(p["deck_n"]),
        unturned=p["hidden"][p["epoch"]].tolist(),
        discards=p["discard"].tolist(),
        ticket_deck=int(p["tickets_n"] + p["under_n"]),
        choices=[ChoiceView(*row[:3]) for row in _choices(O)[: p["offers_n"]].tolist()],
        owners=p["owner"][: len(board.routes)].tolist(),
        stations=[
            StationView(city, owner)
            for city, owner in zip(board.cities, p["station"].tolist(), strict=False)
            if owner != NONE
        ],
        seats=_seats(board, p, seats),
        tunnel=_tunnel(board, p) if p["phase"] == TUNNEL else None,
        result=_result(board, O) if over else None,
    )


def _seats(board: Board, p: np.void, seats: int) -> list[SeatView]:
    blind = p["blind"][p["epoch"]].tolist()
    fields = ("hand_n", "shown", "trains", "built", "points", "offer_n", "kept_n", "chosen")
    cards, shown, trains, built, points, offered, kept, chosen = (p[name][:seats].tolist() for name in fields)
    return [
        SeatView(
            cards=cards[seat],
            at_least=shown[seat],
            blind=blind[seat],
            trains=trains[seat],
            stations=board.data.stations - built[seat],
            points=points[seat],
            tickets=offered[seat] if p["phase"] == CHOOSE else kept[seat],
            chosen=bool(chosen[seat]),
        )
        for seat in range(seats)
    ]


def _tunnel(board: Board, p: np.void) -> TunnelView:
    return TunnelView(
        route=board.routes[p["route"]],
        colour=board.cards[p["paint"]],
        laid=p["laid"].tolist(),
        turned=p["turned"].tolist(),
        due=int(p["extra"]),
    )


def _result(board: Board, O: Record) -> ResultView:  # noqa: E741
    """(T3.2 to T3.5, T4.4)"""
    p = O["pub"][0]
    seats = range(int(p["seats"]))
    lines = [_seat_result(board, O, seat) for seat in seats]
    winners = [seat for seat in seats if lines[seat].rank == 1]
    return ResultView(REASONS[int(p["reason"])], lines, winners)


def _seat_result(board: Board, O: Record, seat: int) -> SeatResult:  # noqa: E741
    o = O[0]
    p = o["pub"]
    borrowed = [r for r in o["borrowed"][seat].tolist() if r != NONE]
    path = np.empty(ROUTES, np.int64)
    n = longest_trail(board.record, O, seat, path)
    return SeatResult(
        hand=o["hands"][seat].tolist(),
        routes=int(p["points"][seat]),
        tickets=_ticket_results(board, masked(o["kepts"][seat]), p["net"][seat].tolist(), borrowed),
        ticket_points=int(o["ticket_points"][seat]),
        borrowed=[board.routes[r] for r in borrowed],
        stations=board.data.station_points * (board.data.stations - int(p["built"][seat])),
        path=[board.routes[r] for r in path[:n].tolist()],
        spaces=int(o["path"][seat]),
        express=board.data.express_points * int(o["express"][seat]),
        total=int(o["total"][seat]),
        rank=int(o["rank"][seat]),
    )


def _ticket_results(board: Board, kept: list[int], net: list[int], borrowed: list[int]) -> list[TicketResult]:
    """Cities that own and borrowed routes join bear one number in `net`, when the borrowed ones are added."""
    for r in borrowed:
        route = board.data.routes[r]
        old, new = (net[board.city_number[city]] for city in (route.a, route.b))
        net = [new if number == old else number for number in net]
    results = []
    for t in kept:
        ticket = board.data.tickets[t]
        done = net[board.city_number[ticket.a]] == net[board.city_number[ticket.b]]
        results.append(TicketResult(ticket.id, ticket.points if done else -ticket.points, done))
    return results


# ---- for one seat ----------------------------------------------------------------------------------------


def private_view(board: Board, O: Record) -> PrivateView:  # noqa: E741
    """What only the observing seat sees (T4.1)."""
    o = O[0]
    return PrivateView(
        hand=o["hand"].tolist(),
        tickets=[_ticket(board, O, t) for t in masked(o["kept"])],
        offer=[OfferedTicket(board.tickets[t], *_way(board, O, t)) for t in o["offer"].tolist() if t != NONE],
        returned=[
            ReturnedTickets(choice, [board.tickets[t] for t in row[3:] if t != NONE])
            for choice, row in enumerate(_choices(O).tolist())
            if row[0] == o["seat"]
        ],
        unseen=unseen(board, O),
    )


def _choices(O: Record) -> Ints:  # noqa: E741
    """The choices among tickets so far, a row each (`outlook.choices`)."""
    rows = np.empty((OFFERS, 3 + OFFER), np.int64)
    outlook.choices(O, rows)
    return rows


def known(board: Board, O: Record) -> Known:  # noqa: E741
    """What the observing seat could work out about what the others hide (T4.1, T4.2)."""
    p = O["pub"][0]
    shown = p["shown"].tolist()
    own = {*masked(O["kept"][0]), *O["offer"][0].tolist()}
    return Known(
        [
            SeatKnown(seat, shown[seat], _likely(board, O, seat, own, int(p["kept_n"][seat])))
            for seat in range(int(p["seats"]))
            if seat != O["seat"][0]
        ]
    )


def _likely(board: Board, O: Record, seat: int, own: set[int], most: int) -> list[LikelyTicket]:  # noqa: E741
    """Tickets of whose way the seat has built the most; those in `own` it cannot have."""
    built = np.zeros(TICKETS, np.int64)
    outlook.built(board.record, O, seat, built)
    found = [(-int(built[t]), t) for t in range(len(board.tickets)) if built[t] >= TELLING and t not in own]
    return [LikelyTicket(board.tickets[t], -part / 100) for part, t in sorted(found)[:most]]


def _ticket(board: Board, O: Record, t: int) -> TicketView:  # noqa: E741
    way, trains = _way(board, O, t)
    done = way == []
    stations = done or bool(outlook.with_stations(board.record, O, t))
    return TicketView(board.tickets[t], done, stations, way, trains)


def _way(board: Board, O: Record, t: int) -> tuple[list[RouteId] | None, int]:  # noqa: E741
    """The routes that are missing, and the trains that they take."""
    routes = np.empty(ROUTES, np.int64)
    n = outlook.ticket(board.record, O, t, routes)
    if n < 0:
        return None, 0
    missing = [board.data.routes[r] for r in routes[:n].tolist()]
    return [route.id for route in missing], sum(route.length for route in missing)


def unseen(board: Board, O: Record) -> list[int]:  # noqa: E741
    """Cards of which the observing seat does not know where they are, by kind (T4.2)."""
    o = O[0]
    p = o["pub"]
    counts = np.full(CARDS, board.data.cards_per_colour)
    counts[LOCO] = board.data.locomotives
    row = p["row"]
    counts -= (
        o["hand"] + p["discard"] + p["laid"] + p["turned"] + np.bincount(row[row != NONE], minlength=CARDS)
    )
    known = p["shown"].sum(axis=0)
    counts -= known if o["seat"] < 0 else known - p["shown"][o["seat"]]
    found: list[int] = counts.tolist()
    return found


def card_names(board: Board, counts: Ints) -> list[CardId]:
    """Cards one by one, by kind in map order."""
    return [board.cards[k] for k, count in enumerate(counts.tolist()) for _ in range(count)]
