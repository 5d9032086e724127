"""Fills the views and the menu of Paris Connection from an observation, and from nothing else."""

from __future__ import annotations

import numpy as np

from wissel.core.game import STOPS, Record
from wissel.core.problems import ARGUMENT_SHIFT, CODE_MASK, Problem
from wissel.games.paris_connection import outlook, problems
from wissel.games.paris_connection.actions import action_text
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.entries import menu as fill_menu
from wissel.games.paris_connection.state import (
    ACTIONS,
    BUILDING,
    COMPANIES,
    END_HEX,
    FINISH,
    HEXES,
    ONE_SUPPLY,
    OVER,
    SEATS,
    STOPPED,
    TRADE,
    TURN,
    TURN_LIMIT,
)
from wissel.games.paris_connection.view import (
    BuildView,
    CompanyView,
    EndReason,
    FinishChoice,
    Known,
    Menu,
    PhaseName,
    PlaceChoice,
    Placement,
    PrivateView,
    PublicView,
    ResultView,
    SeatKnown,
    SeatResult,
    SeatView,
    TradeChoice,
)
from wissel.kernel.record import Ints

PHASES: dict[int, PhaseName] = {TURN: "turn", BUILDING: "build", OVER: "over"}
REASONS: dict[int, EndReason] = {
    END_HEX: "end_hex",
    ONE_SUPPLY: "one_supply",
    TURN_LIMIT: "turn_limit",
    **{STOPPED + why: name for why, name in enumerate(STOPS)},
}
POSSIBLE = "."


def problem(board: Board, code: int) -> Problem:
    """A problem of the kernel in words of the wire."""
    kind = code & CODE_MASK
    if kind in problems.WITH_COMPANY:
        return Problem(problems.NAMES[kind], {"company": board.companies[code >> ARGUMENT_SHIFT]})
    return Problem(problems.NAMES[kind])


def public_view(board: Board, O: Record) -> PublicView:  # noqa: E741
    """What everybody sees, from the observation of any seat or of a spectator. Play must have begun."""
    p = O["pub"][0]
    seats = int(p["seats"])
    turn_limit, turns = int(p["turn_limit"]), int(p["turns"])
    over = p["phase"] == OVER
    return PublicView(
        phase=PHASES[int(p["phase"])],
        seat=int(p["seat"]),
        start_seat=int(p["start_seat"]),
        turn=turns if over else turns + 1,
        turns_left=None if turn_limit == 0 else 0 if over else turn_limit - turns // seats,
        limit=int(board.record["limit"][0, seats]),
        penalty=board.data.penalty,
        companies=_companies(board, p),
        seats=_seats(p, seats),
        build=_build(board, p) if p["phase"] == BUILDING else None,
        last=_placements(board, int(p["last_company"]), p["last"][: p["last_n"]].tolist()),
        result=_result(board, O) if over else None,
    )


def _companies(board: Board, p: np.void) -> list[CompanyView]:
    shares = int(board.record["shares"][0])
    supply, value, placed, at = (p[field].tolist() for field in ("supply", "value", "placed", "at"))
    hexes = board.hexes
    return [
        CompanyView(
            company=company,
            start=hexes[at[c][0]],
            supply=supply[c],
            value=value[c],
            held=shares - supply[c] - placed[c],
            hexes=[hexes[h] for h in at[c][: placed[c] + 1]],
        )
        for c, company in enumerate(board.companies)
    ]


def _seats(p: np.void, seats: int) -> list[SeatView]:
    """(R4.4)"""
    shares = p["shares"].tolist()
    gives, takes = p["gives"], p["takes"]
    net = takes - gives
    at_least = _at_least(p)
    return [
        SeatView(
            shares=shares[seat],
            gives=gives[seat].tolist(),
            takes=takes[seat].tolist(),
            net=net[seat].tolist(),
            at_least=at_least[seat].tolist(),
        )
        for seat in range(seats)
    ]


def _at_least(p: np.void) -> Ints:
    """Shares by seat and company (R4.4): net change plus the largest visible deficit, never below 0."""
    least: Ints = np.maximum(0, p["takes"] - p["gives"] + p["deficit"])
    return least


def _placements(board: Board, company: int, hexes: list[int]) -> list[Placement]:
    return [Placement(board.companies[company], board.hexes[h], board.data.hexes[h].value) for h in hexes]


def _build(board: Board, p: np.void) -> BuildView:
    company = int(p["company"])
    return BuildView(
        company=board.companies[company],
        placements=_placements(board, company, p["build"][: p["build_n"]].tolist()),
        value_before=int(p["build_value"]),
        most=board.data.build_most,
    )


def ranks(totals: list[int], out: int) -> list[int]:
    """1 for the best; equal totals share a rank (R3.4). `out`: mask of seats that have conceded, the last."""
    standing = [(not out >> seat & 1, total) for seat, total in enumerate(totals)]
    return [1 + sum(other > mine for other in standing) for mine in standing]


def _result(board: Board, O: Record) -> ResultView:  # noqa: E741
    """(R3.3, R3.4)"""
    p = O["pub"][0]
    seats = int(p["seats"])
    value = p["value"].tolist()
    limit = int(board.record["limit"][0, seats])
    totals = O["total"][0, :seats].tolist()
    places = ranks(totals, int(p["out"]))
    lines = []
    for seat, hand in enumerate(O["hands"][0, :seats].tolist()):
        over = max(0, sum(hand) - limit)
        points = [count * each for count, each in zip(hand, value, strict=True)]
        lines.append(SeatResult(hand, points, over, -over * board.data.penalty, totals[seat], places[seat]))
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return ResultView(REASONS[int(p["reason"])], lines, winners)


def private_view(board: Board, O: Record) -> PrivateView:  # noqa: E741
    """What only the observing seat sees (R1.6)."""
    o = O[0]
    p = o["pub"]
    shares = int(board.record["shares"][0])
    hand: list[int] = o["hand"].tolist()
    supply, placed, value = (p[field].tolist() for field in ("supply", "placed", "value"))
    over = max(0, sum(hand) - int(board.record["limit"][0, p["seats"]]))
    return PrivateView(
        hand=hand,
        held_by_others=[
            shares - left - used - own for left, used, own in zip(supply, placed, hand, strict=True)
        ],
        worth=sum(own * each for own, each in zip(hand, value, strict=True)),
        penalty_now=-over * board.data.penalty,
    )


def known(board: Board, O: Record) -> Known:  # noqa: E741
    """What the observing seat could work out about the hands of the others (R4.4)."""
    hands = np.zeros((SEATS, COMPANIES), np.int64)
    outlook.expected(board.record, O, hands)
    p = O["pub"][0]
    least = _at_least(p)
    return Known(
        [
            SeatKnown(seat, least[seat].tolist(), (hands[seat] / outlook.UNIT).tolist())
            for seat in range(int(p["seats"]))
            if seat != O["seat"][0]
        ]
    )


def menu(board: Board, O: Record) -> Menu:  # noqa: E741
    """All that the observing seat may do now, with the reasons for what it may not."""
    numbers = np.empty((2, ACTIONS), np.int64)
    fill_menu(board.record, O, numbers[0], numbers[1])
    packed = _SHORT[numbers[0, : COMPANIES * HEXES]].tobytes()
    ends: list[int] = np.flatnonzero(numbers[1]).tolist()
    trades: list[list[int]] = numbers[:, TRADE : TRADE + 2 * COMPANIES * COMPANIES].tolist()
    reasons = _Reasons(board)
    return Menu(
        place=[_place_choice(board, reasons, c, packed, ends) for c in range(COMPANIES)],
        trade=_trade_choices(board, reasons, *trades),
        finish=FinishChoice("finish", reasons.problem(int(numbers[0, FINISH])), FINISH in ends),
        problems=reasons.listed,
    )


_KIND_BITS = 5
"""A problem of a placement, short: its kind in the lower bits of a byte, its company in the upper ones."""
_SHORT = np.array(
    [
        code & (1 << _KIND_BITS) - 1 | code >> ARGUMENT_SHIFT << _KIND_BITS
        for code in range(COMPANIES << ARGUMENT_SHIFT)
    ],
    np.uint8,
)


def _long(short: int) -> int:
    """The problem that stands in a byte."""
    return short & (1 << _KIND_BITS) - 1 | short >> _KIND_BITS << ARGUMENT_SHIFT


class _Reasons:
    """The problems of a menu, each made once, and the character that stands for each in a string of hexes."""

    def __init__(self, board: Board) -> None:
        self.listed: list[Problem] = []
        self._board = board
        self._made: dict[int, Problem | None] = {problems.OK: None}
        self._characters = bytearray(256)
        self._characters[problems.OK] = ord(POSSIBLE)

    def problem(self, code: int) -> Problem | None:
        if code not in self._made:
            self._made[code] = problem(self._board, code)
        return self._made[code]

    def hexes(self, mine: bytes) -> str:
        """The string of a company's hexes; problems are listed in the order in which they first occur."""
        rest = mine
        while rest:
            if not self._characters[rest[0]]:
                self._characters[rest[0]] = 48 + len(self.listed)
                self.listed.append(problem(self._board, _long(rest[0])))
            rest = rest.translate(None, rest[:1])
        return mine.translate(self._characters).decode("ascii")


def _place_choice(board: Board, reasons: _Reasons, c: int, packed: bytes, ends: list[int]) -> PlaceChoice:
    first = c * HEXES
    last = first + len(board.hexes)
    mine = packed[first:last]
    company = board.companies[c]
    return PlaceChoice(
        company=company,
        action=f"place {company}",
        problem=None if problems.OK in mine else reasons.problem(_whole_problem(c, mine)),
        hexes=reasons.hexes(mine),
        ends=[board.hexes[a - first] for a in ends if first <= a < last],
    )


def _whole_problem(c: int, mine: bytes) -> int:
    """Why a company cannot be chosen: one reason for all its hexes, or that it can go nowhere (R2.2)."""
    alike = mine.count(mine[0]) == len(mine)
    return _long(mine[0]) if alike else problems.NOWHERE | c << ARGUMENT_SHIFT


def _trade_choices(board: Board, reasons: _Reasons, codes: list[int], ends: list[int]) -> list[TradeChoice]:
    """36 of them, most as in the menu before: each that occurs is made once for its board."""
    choices = []
    for k, key in enumerate(
        zip(range(COMPANIES * COMPANIES), codes[::2], codes[1::2], ends[::2], ends[1::2], strict=True)
    ):
        known = board.trades.get(key)
        if known is None:
            known = board.trades[key] = _trade_choice(board, reasons, k, key[1:3], key[3:5])
        choices.append(known)
    return choices


def _trade_choice(
    board: Board, reasons: _Reasons, k: int, codes: tuple[int, int], ends: tuple[int, int]
) -> TradeChoice:
    possible = [n for n in (0, 1) if codes[n] == problems.OK]
    return TradeChoice(
        give=board.companies[k // COMPANIES],
        take=board.companies[k % COMPANIES],
        actions=[action_text(board, TRADE + 2 * k + n) for n in possible],
        ends=[bool(ends[n]) for n in possible],
        problem=reasons.problem(codes[0]),
        problem_two=reasons.problem(codes[1]),
    )
