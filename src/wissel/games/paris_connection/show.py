"""Fills the views and the menu of Paris Connection from an observation, and from nothing else."""

from __future__ import annotations

import numpy as np

from wissel.core.game import Record
from wissel.core.problems import ARGUMENT_SHIFT, CODE_MASK, Problem
from wissel.games.paris_connection import problems
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
    TRADE,
    TURN,
    TURN_LIMIT,
)
from wissel.games.paris_connection.view import (
    BuildView,
    CompanyView,
    EndReason,
    FinishChoice,
    Menu,
    PhaseName,
    PlaceChoice,
    Placement,
    PrivateView,
    PublicView,
    ResultView,
    SeatResult,
    SeatView,
    TradeChoice,
)

PHASES: dict[int, PhaseName] = {TURN: "turn", BUILDING: "build", OVER: "over"}
REASONS: dict[int, EndReason] = {END_HEX: "end_hex", ONE_SUPPLY: "one_supply", TURN_LIMIT: "turn_limit"}
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
    """(R4.4) The lower bound: net change plus the largest visible deficit, never below 0."""
    shares = p["shares"].tolist()
    gives, takes = p["gives"], p["takes"]
    net = takes - gives
    at_least = np.maximum(0, net + p["deficit"])
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


def ranks(totals: list[int]) -> list[int]:
    """1 for the best; equal totals share a rank (R3.4)."""
    return [1 + sum(other > total for other in totals) for total in totals]


def _result(board: Board, O: Record) -> ResultView:  # noqa: E741
    """(R3.3, R3.4)"""
    p = O["pub"][0]
    seats = int(p["seats"])
    value = p["value"].tolist()
    limit = int(board.record["limit"][0, seats])
    totals = O["total"][0, :seats].tolist()
    places = ranks(totals)
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
    hand = o["hand"]
    held = board.record["shares"][0] - p["supply"] - p["placed"]
    over = max(0, int(hand.sum()) - int(board.record["limit"][0, p["seats"]]))
    return PrivateView(
        hand=hand.tolist(),
        held_by_others=(held - hand).tolist(),
        worth=int(hand @ p["value"]),
        penalty_now=-over * board.data.penalty,
    )


def menu(board: Board, O: Record) -> Menu:  # noqa: E741
    """All that the observing seat may do now, with the reasons for what it may not."""
    numbers = np.empty((2, ACTIONS), np.int64)
    fill_menu(board.record, O, numbers[0], numbers[1])
    codes: list[int] = numbers[0].tolist()
    ends: set[int] = set(np.flatnonzero(numbers[1]).tolist())
    reasons = _Reasons(board)
    return Menu(
        place=[_place_choice(board, reasons, c, codes, ends) for c in range(COMPANIES)],
        trade=[_trade_choice(board, reasons, k, codes, ends) for k in range(COMPANIES * COMPANIES)],
        finish=FinishChoice("finish", reasons.problem(codes[FINISH]), FINISH in ends),
        problems=reasons.listed,
    )


class _Reasons(dict[int, str]):
    """The problems of a menu, each made once; as a dictionary, the character that stands for a code."""

    def __init__(self, board: Board) -> None:
        super().__init__({problems.OK: POSSIBLE})
        self.listed: list[Problem] = []
        self._board = board
        self._made: dict[int, Problem | None] = {problems.OK: None}

    def problem(self, code: int) -> Problem | None:
        if code not in self._made:
            self._made[code] = problem(self._board, code)
        return self._made[code]

    def __missing__(self, code: int) -> str:
        self[code] = chr(48 + len(self.listed))
        self.listed.append(problem(self._board, code))
        return self[code]


def _place_choice(board: Board, reasons: _Reasons, c: int, codes: list[int], ends: set[int]) -> PlaceChoice:
    first = c * HEXES
    last = first + len(board.hexes)
    mine = codes[first:last]
    company = board.companies[c]
    return PlaceChoice(
        company=company,
        action=f"place {company}",
        problem=None if problems.OK in mine else reasons.problem(_whole_problem(c, mine)),
        hexes="".join(map(reasons.__getitem__, mine)),
        ends=[board.hexes[a - first] for a in sorted(ends) if first <= a < last],
    )


def _whole_problem(c: int, codes: list[int]) -> int:
    """Why a company cannot be chosen: one reason for all its hexes, or that it can go nowhere (R2.2)."""
    return codes[0] if len(set(codes)) == 1 else problems.NOWHERE | c << ARGUMENT_SHIFT


def _trade_choice(board: Board, reasons: _Reasons, k: int, codes: list[int], ends: set[int]) -> TradeChoice:
    """One of 36, most of them as in the menu before: each that occurs is made once for its board."""
    one = TRADE + 2 * k
    two = one + 1
    key = (k, codes[one], codes[two], one in ends, two in ends)
    known = board.trades.get(key)
    if known is None:
        possible = [a for a in (one, two) if codes[a] == problems.OK]
        known = board.trades[key] = TradeChoice(
            give=board.companies[k // COMPANIES],
            take=board.companies[k % COMPANIES],
            actions=[action_text(board, a) for a in possible],
            ends=[a in ends for a in possible],
            problem=reasons.problem(codes[one]),
            problem_two=reasons.problem(codes[two]),
        )
    return known
