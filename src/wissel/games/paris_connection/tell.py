"""What happened in a game of Paris Connection, told from the states before and after an input."""

from __future__ import annotations

from wissel.core.game import Record, Said
from wissel.games.paris_connection.board import Board
from wissel.games.paris_connection.events import (
    BuildFinished,
    GameEnded,
    HandDealt,
    Placed,
    SharesDealt,
    StartsDrawn,
    StartSeatDrawn,
    Traded,
    TurnBegan,
)
from wissel.games.paris_connection.show import REASONS, ranks
from wissel.games.paris_connection.state import COMPANIES, DRAW_FIRST, DRAW_STARTS, FINISH, HEXES, OVER, TRADE


def acted(board: Board, before: Record, seat: int, action: int, after: Record) -> list[Said]:
    p = after["pub"][0]
    if action < FINISH:
        h = action % HEXES
        company = action // HEXES
        placed = Placed(
            seat=seat,
            company=board.companies[company],
            hex=board.hexes[h],
            points=board.data.hexes[h].value,
            value=int(p["value"][company]),
            nth=int(p["build_n"]),
        )
        return [Said(placed)]
    said = [Said(_finished(board, before, seat) if action == FINISH else _traded(board, seat, action))]
    said.append(stopped(after) if p["phase"] == OVER else _turn_began(after))
    return said


def stopped(after: Record) -> Said:
    """The end, however it came (R3.4)."""
    p = after["pub"][0]
    totals = after["total"][0, : p["seats"]].tolist()
    winners = [seat for seat, rank in enumerate(ranks(totals, int(p["out"]))) if rank == 1]
    return Said(GameEnded(REASONS[int(p["reason"])], totals, winners))


def _finished(board: Board, before: Record, seat: int) -> BuildFinished:
    p = before["pub"][0]
    value = int(p["value"][p["company"]])
    return BuildFinished(
        seat=seat,
        company=board.companies[p["company"]],
        hexes=[board.hexes[h] for h in p["build"][: p["build_n"]]],
        points=value - int(p["build_value"]),
        value=value,
    )


def _traded(board: Board, seat: int, action: int) -> Traded:
    k = (action - TRADE) >> 1
    give, take = board.companies[k // COMPANIES], board.companies[k % COMPANIES]
    return Traded(seat, give, take, ((action - TRADE) & 1) + 1)


def _turn_began(after: Record) -> Said:
    p = after["pub"][0]
    return Said(TurnBegan(int(p["seat"]), int(p["turns"]) + 1))


def drew(board: Board, before: Record, after: Record) -> list[Said]:
    """Draws of one kind are told together, with the last of them."""
    was, p = before["pub"][0], after["pub"][0]
    if was["phase"] == p["phase"]:
        return []
    if was["phase"] == DRAW_STARTS:
        return [Said(StartsDrawn([board.hexes[h] for h in p["at"][:, 0]]))]
    if was["phase"] == DRAW_FIRST:
        return [Said(StartSeatDrawn(int(p["start_seat"]))), _turn_began(after)]
    dealt = SharesDealt(int(p["shares"][0]), p["supply"].tolist())
    hands = [Said(HandDealt(seat, after["hand"][0, seat].tolist()), to=seat) for seat in range(p["seats"])]
    return [Said(dealt), *hands]
