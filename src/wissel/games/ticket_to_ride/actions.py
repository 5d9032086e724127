"""Text notation of Ticket to Ride's actions and outcomes, built from map ids.

    face <place 1 to 5>    blind    tickets    pass    decline    pay <cards of the extra payment>
    keep <tickets>         station <city> <cards>      claim <route> <cards>
    card <seat> <card>     fill <place> <card>         draw <card>      reveal <card>
    long <seat> <ticket>   regular <seat> <ticket>     offer <ticket>   first <seat>

Cards stand one by one, those of a colour before locomotives: `claim paris-dieppe-pink pink locomotive`.
"""

from __future__ import annotations

from wissel.core.game import Record
from wissel.core.problems import ProblemError
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.state import (
    ACTIONS,
    BLIND,
    CARDS,
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
    LENGTH,
    LOCO,
    NONE,
    OFFER_TICKET,
    PASS,
    STATION,
    STATIONS,
    TAKE_TICKETS,
)

_WORDS = {BLIND: "blind", TAKE_TICKETS: "tickets", PASS: "pass", DECLINE: "decline"}


def cards_text(board: Board, paint: int, count: int, locomotives: int) -> str:
    """So many cards in all, `locomotives` of them wild and the rest of one colour."""
    cards = [] if paint == LOCO else [board.cards[paint]] * (count - locomotives)
    return " ".join([*cards, *[board.cards[LOCO]] * locomotives])


def claim_text(board: Board, r: int, paint: int, locomotives: int) -> str:
    return f"claim {board.routes[r]} {cards_text(board, paint, board.data.routes[r].length, locomotives)}"


def offered(board: Board, S: Record, seat: int) -> list[str]:
    """The tickets among which the seat must choose; none when it has chosen."""
    return [board.tickets[t] for t in S["offer"][0, seat].tolist() if t != NONE]


def action_text(board: Board, S: Record, seat: int, action: int) -> str:
    """Of an action that the seat could name now: tickets and extra cards are those of the state."""
    p = S["pub"][0]
    if action in _WORDS:
        return _WORDS[action]
    if action < BLIND:
        return f"face {action + 1}"
    if action < KEEP:
        return f"pay {cards_text(board, int(p['paint']), int(p['extra']), action - EXTRA)}"
    if action < STATION:
        names = offered(board, S, seat)
        return " ".join(["keep", *(name for i, name in enumerate(names) if action - KEEP >> i & 1)])
    if action < CLAIM:
        k = action - STATION
        paint, locomotives = k // (STATIONS + 1) % CARDS, k % (STATIONS + 1)
        cost = int(p["built"][seat]) + 1
        city = board.cities[k // (CARDS * (STATIONS + 1))]
        return f"station {city} {cards_text(board, paint, cost, locomotives)}"
    k = action - CLAIM
    return claim_text(board, k // (CARDS * (LENGTH + 1)), k // (LENGTH + 1) % CARDS, k % (LENGTH + 1))


def action_number(board: Board, S: Record, seat: int, text: str) -> int:
    """Raises `ProblemError` `BAD_ACTION` for anything that `action_text` does not write in this state."""
    word, *names = text.split(" ")
    number = -1
    if word == "face" and len(names) == 1 and names[0] in "12345":
        number = int(names[0]) - 1
    elif word == "keep":
        offer = offered(board, S, seat)
        if all(name in offer for name in names):
            number = KEEP + sum(1 << offer.index(name) for name in set(names))
    elif word == "pay":
        number = EXTRA + names.count(board.cards[LOCO])
    elif word == "claim" and names and names[0] in board.route_number:
        paint, locomotives = _payment(board, names[1:])
        r = board.route_number[names[0]]
        number = CLAIM + (r * CARDS + paint) * (LENGTH + 1) + min(locomotives, LENGTH)
    elif word == "station" and names and names[0] in board.city_number:
        paint, locomotives = _payment(board, names[1:])
        city = board.city_number[names[0]]
        number = STATION + (city * CARDS + paint) * (STATIONS + 1) + min(locomotives, STATIONS)
    else:
        number = next((a for a, name in _WORDS.items() if name == text), -1)
    if not 0 <= number < ACTIONS or action_text(board, S, seat, number) != text:
        raise ProblemError("BAD_ACTION", action=text[:80])
    return number


def _payment(board: Board, cards: list[str]) -> tuple[int, int]:
    """The colour (LOCO: none) and the number of locomotives; a wrong payment is found by its text."""
    colours = [board.card_number[name] for name in cards if name in board.card_number]
    return min(colours, default=LOCO), colours.count(LOCO)


_OUTCOMES = {
    FILL: "fill",
    DRAW: "draw",
    DEAL_CARDS: "card",
    DEAL_LONG: "long",
    DEAL_REGULAR: "regular",
    OFFER_TICKET: "offer",
    DRAW_FIRST: "first",
}


def outcome_text(board: Board, S: Record, outcome: int) -> str:
    """Notation of an outcome of the draw that is pending in S."""
    p = S["pub"][0]
    phase = int(p["phase"])
    word = _OUTCOMES.get(phase, "reveal")
    if phase == DRAW_FIRST:
        return f"{word} {outcome}"
    if phase == FILL:
        return f"{word} {p['slot'] + 1} {board.cards[outcome]}"
    if phase in (DEAL_CARDS, DEAL_LONG, DEAL_REGULAR):
        names = board.cards if phase == DEAL_CARDS else board.tickets
        return f"{word} {dealt_seat(board, S)} {names[outcome]}"
    return f"{word} {board.tickets[outcome] if phase == OFFER_TICKET else board.cards[outcome]}"


def dealt_seat(board: Board, S: Record) -> int:
    """The seat that gets the next card or ticket in the deal: each in turn gets all of its kind."""
    p = S["pub"][0]
    field = {DEAL_CARDS: "hand", DEAL_LONG: "first_long", DEAL_REGULAR: "first_regular"}[int(p["phase"])]
    return int(p["drawn"] // board.record[field][0])


def outcome_number(board: Board, S: Record, text: str) -> int:
    """Raises `ProblemError` `BAD_OUTCOME` for anything that `outcome_text` does not write of this draw."""
    phase = int(S["pub"]["phase"][0])
    last = text.rsplit(" ", 1)[-1]
    if phase == DRAW_FIRST:
        number = int(last) if last in ("0", "1", "2", "3", "4") else -1
    elif phase in (DEAL_LONG, DEAL_REGULAR, OFFER_TICKET):
        number = board.ticket_number.get(last, -1)
    else:
        number = board.card_number.get(last, -1)
    if number < 0 or outcome_text(board, S, number) != text:
        raise ProblemError("BAD_OUTCOME", outcome=text[:80])
    return number
