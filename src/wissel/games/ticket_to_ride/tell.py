"""What happened in a game of Ticket to Ride, told from the states before and after an input."""

from __future__ import annotations

from wissel.core.game import Record, Said
from wissel.games.ticket_to_ride.actions import cards_text, extra_text
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.events import (
    AllChosen,
    BlindDrawn,
    CardDrawn,
    CardsDealt,
    DeckShuffled,
    FaceUpTaken,
    FirstCardsDealt,
    FirstSeatDrawn,
    FirstTicketsChosen,
    GameScored,
    LastRoundBegan,
    Passed,
    RouteClaimed,
    RowFilled,
    RowRedealt,
    StationBuilt,
    TicketsDealt,
    TicketsDrawn,
    TicketsKept,
    TicketsOffered,
    TunnelAsks,
    TunnelCardRevealed,
    TunnelDeclined,
    TunnelPaid,
    TunnelTried,
    TurnOpened,
)
from wissel.games.ticket_to_ride.numbers import claim_parts, station_parts
from wissel.games.ticket_to_ride.show import REASONS, card_names
from wissel.games.ticket_to_ride.state import (
    BLIND,
    CHOOSE,
    CLAIM,
    DEAL_CARDS,
    DEAL_LONG,
    DEAL_REGULAR,
    DECLINE,
    DRAW,
    DRAW_FIRST,
    EXTRA,
    FILL,
    KEEP,
    LOCO,
    NONE,
    OFFER_TICKET,
    OVER,
    PASS,
    REVEAL,
    STATION,
    TAKE_TICKETS,
    TUNNEL,
)
from wissel.games.ticket_to_ride.view import CardId


def acted(board: Board, before: Record, seat: int, action: int, after: Record) -> list[Said]:
    was, now = before["pub"][0], after["pub"][0]
    if was["phase"] == CHOOSE:
        return [Said(FirstTicketsChosen(seat)), *_all_chosen(after)]
    said: list[Said] = []
    if action >= CLAIM:
        said.append(Said(_claimed(board, before, seat, action, after)))
    elif action >= STATION:
        city, paint, locomotives = station_parts(action)
        cards = _cards(board, paint, int(was["built"][seat]) + 1, locomotives)
        said.append(Said(StationBuilt(seat, board.cities[city], cards)))
    elif action >= KEEP:
        said.append(Said(TicketsKept(seat, int(now["kept_n"][seat] - was["kept_n"][seat]))))
    elif action >= EXTRA:
        cards = extra_text(board, int(was["paint"]), int(was["extra"]), action - EXTRA).split(" ")
        said += [Said(TunnelPaid(seat, cards)), Said(_won(board, before, after))]
    elif action == DECLINE:
        said.append(Said(TunnelDeclined(seat, board.routes[was["route"]])))
    elif action == PASS:
        said.append(Said(Passed(seat)))
    elif action == TAKE_TICKETS:
        said.append(Said(TicketsDrawn(seat, int(now["todo"]))))
    elif action < BLIND:
        said.append(Said(FaceUpTaken(seat, action + 1, board.cards[was["row"][action]])))
    if now["deck_n"] != was["deck_n"]:
        said.append(_shuffled(after))
    return said + _turn_ended(before, after)


def _claimed(
    board: Board, before: Record, seat: int, action: int, after: Record
) -> RouteClaimed | TunnelTried:
    r, paint, locomotives = claim_parts(action)
    cards = _cards(board, paint, board.data.routes[r].length, locomotives)
    if after["pub"]["owner"][0, r] == NONE:
        return TunnelTried(seat, board.routes[r], cards)
    return RouteClaimed(seat, board.routes[r], cards, _points(before, after, seat))


def _won(board: Board, before: Record, after: Record) -> RouteClaimed:
    """The tunnel on trial was claimed; what was paid lay open before."""
    was = before["pub"][0]
    seat = int(was["seat"])
    cards = card_names(board, was["laid"])
    return RouteClaimed(seat, board.routes[was["route"]], cards, _points(before, after, seat))


def _points(before: Record, after: Record, seat: int) -> int:
    return int(after["pub"]["points"][0, seat] - before["pub"]["points"][0, seat])


def _cards(board: Board, paint: int, count: int, locomotives: int) -> list[CardId]:
    return cards_text(board, paint, count, locomotives).split(" ")


def _all_chosen(after: Record) -> list[Said]:
    """(T1.3)"""
    p = after["pub"][0]
    if p["phase"] == CHOOSE:
        return []
    return [Said(AllChosen(p["kept_n"][: p["seats"]].tolist())), _turn_opened(after)]


def _shuffled(after: Record) -> Said:
    """The deck is what the discards were (T2.5)."""
    return Said(DeckShuffled(after["deck"][0].tolist()))


def _turn_ended(before: Record, after: Record) -> list[Said]:
    """(T3.1)"""
    was, now = before["pub"][0], after["pub"][0]
    if now["turns"] == was["turns"]:
        return []
    said: list[Said] = []
    if now["phase"] == OVER:
        return [stopped(after)]
    if now["last"] and not was["last"]:
        said.append(Said(LastRoundBegan(int(was["seat"]), int(now["last"]))))
    return [*said, _turn_opened(after)]


def stopped(after: Record) -> Said:
    """The end, however it came (T3.5)."""
    p = after["pub"][0]
    seats = int(p["seats"])
    totals, ranks = (after[name][0, :seats].tolist() for name in ("total", "rank"))
    winners = [seat for seat in range(seats) if ranks[seat] == 1]
    return Said(GameScored(REASONS[int(p["reason"])], totals, winners))


def _turn_opened(after: Record) -> Said:
    p = after["pub"][0]
    return Said(TurnOpened(int(p["seat"]), int(p["turns"]) + 1, int(p["last"]) or None))


# ---- draws -----------------------------------------------------------------------------------------------


def drew(board: Board, before: Record, outcome: int, after: Record) -> list[Said]:
    phase = int(before["pub"]["phase"][0])
    if phase == DRAW_FIRST:
        return [Said(FirstSeatDrawn(outcome))]
    if phase in (DEAL_LONG, DEAL_REGULAR, OFFER_TICKET):
        return _tickets_drawn(board, phase, after)
    said = _card_drawn(board, before, phase, outcome, after)
    if after["pub"]["deck_n"][0] != before["pub"]["deck_n"][0] - 1:
        said.append(_shuffled(after))
    return said + _turn_ended(before, after)


def _card_drawn(board: Board, before: Record, phase: int, outcome: int, after: Record) -> list[Said]:
    was, now = before["pub"][0], after["pub"][0]
    card = board.cards[outcome]
    if phase == DEAL_CARDS:
        return [] if now["phase"] == DEAL_CARDS else _cards_dealt(board, after)
    if phase == DRAW:
        seat = int(was["seat"])
        return [Said(BlindDrawn(seat)), Said(CardDrawn(seat, card), to=seat)]
    if phase == FILL:
        said = [Said(RowFilled(int(was["slot"]) + 1, card))]
        if now["redeals"] > was["redeals"]:
            row = was["row"].copy()
            row[was["slot"]] = outcome
            said.append(Said(RowRedealt([board.cards[k] for k in row.tolist() if k != NONE])))
        return said
    return _revealed(board, before, outcome, after)


def _cards_dealt(board: Board, after: Record) -> list[Said]:
    """Each hand is told to its seat alone (T1.2)."""
    hands = [
        Said(FirstCardsDealt(seat, card_names(board, after["hand"][0, seat])), to=seat)
        for seat in range(int(after["pub"]["seats"][0]))
    ]
    return [Said(CardsDealt(board.data.hand)), *hands]


def _revealed(board: Board, before: Record, outcome: int, after: Record) -> list[Said]:
    """(T2.11, T2.12)"""
    was, now = before["pub"][0], after["pub"][0]
    said = [Said(TunnelCardRevealed(board.cards[outcome], outcome in (LOCO, int(was["paint"]))))]
    if now["phase"] == TUNNEL:
        said.append(Said(TunnelAsks(int(now["seat"]), int(now["extra"]))))
    elif now["phase"] != REVEAL:
        said.append(Said(_won(board, before, after)))
    return said


def _tickets_drawn(board: Board, phase: int, after: Record) -> list[Said]:
    """The tickets are told to their seat alone, when the last is drawn (T1.2, T2.14)."""
    p = after["pub"][0]
    if phase == OFFER_TICKET:
        return [] if p["phase"] == OFFER_TICKET else [_offered(board, after, int(p["seat"]))]
    if p["phase"] != DRAW_FIRST:
        return []
    seats = range(int(p["seats"]))
    return [Said(TicketsDealt(int(p["offer_n"][0]))), *(_offered(board, after, seat) for seat in seats)]


def _offered(board: Board, after: Record, seat: int) -> Said:
    tickets = [board.tickets[t] for t in after["offer"][0, seat].tolist() if t != NONE]
    return Said(TicketsOffered(seat, tickets), to=seat)
