"""Text notation of Paris Connection's actions and outcomes, built from map ids.

place <company> <hex>          finish          trade <give> <take> <1 or 2>
start <company> <start hex>    share <seat> <company>    first <seat>
"""

from __future__ import annotations

from wissel.core.game import Record
from wissel.core.problems import ProblemError
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.state import COMPANIES, DEAL, DRAW_STARTS, FINISH, HEXES, TRADE


def action_text(board: Board, action: int) -> str:
    if action < FINISH:
        return f"place {board.companies[action // HEXES]} {board.hexes[action % HEXES]}"
    if action == FINISH:
        return "finish"
    k = (action - TRADE) >> 1
    count = ((action - TRADE) & 1) + 1
    return f"trade {board.companies[k // COMPANIES]} {board.companies[k % COMPANIES]} {count}"


def action_number(board: Board, text: str) -> int:
    """Raises `ProblemError` `BAD_ACTION` for anything that `action_text` does not write."""
    companies = board.company_number
    match text.split(" "):
        case ["place", company, hex_] if company in companies and hex_ in board.hex_number:
            return companies[company] * HEXES + board.hex_number[hex_]
        case ["finish"]:
            return FINISH
        case ["trade", give, take, ("1" | "2") as count] if give in companies and take in companies:
            return TRADE + (companies[give] * COMPANIES + companies[take]) * 2 + int(count) - 1
    raise ProblemError("BAD_ACTION", action=text[:80])


def outcome_text(board: Board, S: Record, outcome: int) -> str:
    """Notation of an outcome of the draw that is pending in S."""
    p = S["pub"][0]
    if p["phase"] == DRAW_STARTS:
        return f"start {board.companies[p['drawn']]} {board.hexes[board.record['starts'][0, outcome]]}"
    if p["phase"] == DEAL:
        return f"share {dealt_seat(board, S)} {board.companies[outcome]}"
    return f"first {outcome}"


def dealt_seat(board: Board, S: Record) -> int:
    """The seat that gets the next share in the deal: each in turn gets its whole hand."""
    p = S["pub"][0]
    return int(p["drawn"] // board.record["hand"][0, p["seats"]])


def outcome_number(board: Board, S: Record, text: str) -> int:
    """Raises `ProblemError` `BAD_OUTCOME` for anything that `outcome_text` does not write of this draw."""
    for outcome in range(COMPANIES):
        if outcome_text(board, S, outcome) == text:
            return outcome
    raise ProblemError("BAD_OUTCOME", outcome=text[:80])
