"""Text notation of Ticket to Ride's actions and outcomes, built from map ids.

    face <place 1 to 5>    blind    tickets    pass    decline    pay <cards of the extra payment>
    keep <tickets>         station <city> <cards>      claim <route> <cards>
    card <seat> <card>     fill <place> <card>         draw <card>      reveal <card>
    long <seat> <ticket>   regular <seat> <ticket>     offer <ticket>   first <seat>

Cards stand one by one, those of a colour before locomotives: `claim paris-dieppe-pink pink locomotive`.
"""

from __future__ import annotations

from functools import cache

from wissel.core.game import Record
from wissel.core.problems import ProblemError
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.numbers import claim_action, claim_parts, station_action, station_parts
from wissel.games.ticket_to_ride.state import (
    BLIND,
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
    TUNNEL_CARDS,
)

_WORDS = {BLIND: "blind", TAKE_TICKETS: "tickets", PASS: "pass", DECLINE: "decline"}


def cards_text(board: Board, paint: int, count: int, locomotives: int) -> str:
    """So many cards in all, `locomotives` of them wild and the rest of one colour.

    Raises `IndexError` where that is no payment: each has one number, with `LOCO` for locomotives only.
    """
    if (locomotives != count) if paint == LOCO else (locomotives >= count):
        raise IndexError(locomotives)
    return _repeated(board.cards[paint], count - locomotives, board.cards[LOCO], locomotives)


@cache
def _repeated(colour: str, count: int, locomotive: str, locomotives: int) -> str:
    return " ".join([colour] * count + [locomotive] * locomotives)


def extra_text(board: Board, paint: int, extra: int, locomotives: int) -> str:
    """The extra cards of a tunnel paid in `paint`; locomotives alone are always possible (T2.11)."""
    return cards_text(board, LOCO if locomotives == extra else paint, extra, locomotives)


def offered(board: Board, O: Record) -> list[str]:  # noqa: E741
    """The tickets among which the observing seat must choose; none when it has chosen."""
    return [board.tickets[t] for t in O["offer"][0].tolist() if t != NONE]


def action_text(board: Board, O: Record, action: int) -> str:  # noqa: E741
    """Of an action that the observing seat could name now: tickets and extra cards are those it sees.

    Raises `IndexError` for a number that is no action now.
    """
    if action in _WORDS:
        return _WORDS[action]
    if action < BLIND:
        return f"face {action + 1}"
    if action < KEEP:
        p = O["pub"][0]
        return f"pay {extra_text(board, int(p['paint']), int(p['extra']), action - EXTRA)}"
    if action < STATION:
        return _keep_text(offered(board, O), action - KEEP)
    if action < CLAIM:
        city, paint, locomotives = station_parts(action)
        cost = int(O["pub"]["built"][0, O["seat"][0]]) + 1
        return f"station {board.cities[city]} {cards_text(board, paint, cost, locomotives)}"
    r, paint, locomotives = claim_parts(action)
    payment = cards_text(board, paint, board.data.routes[r].length, locomotives)
    return f"claim {board.routes[r]} {payment}"


def _keep_text(offer: list[str], subset: int) -> str:
    if subset >> len(offer) or not offer:
        raise IndexError(subset)
    return " ".join(["keep", *(name for i, name in enumerate(offer) if subset >> i & 1)])


def action_number(board: Board, O: Record, text: str) -> int:  # noqa: E741
    """Raises `ProblemError` `BAD_ACTION` for anything that `action_text` does not write now."""
    number = _read(board, O, text)
    try:
        if number is not None and action_text(board, O, number) == text:
            return number
    except IndexError:
        pass
    raise ProblemError("BAD_ACTION", action=text[:80])


def _read(board: Board, O: Record, text: str) -> int | None:  # noqa: E741
    """The action that a text must mean if it means one."""
    word, *names = text.split(" ")
    if word == "face" and len(names) == 1 and names[0] in ("1", "2", "3", "4", "5"):
        return int(names[0]) - 1
    if word == "keep":
        offer = offered(board, O)
        return KEEP + sum(1 << i for i, name in enumerate(offer) if name in names)
    if word == "pay":
        return EXTRA + min(names.count(board.cards[LOCO]), TUNNEL_CARDS)
    if word == "claim" and names and names[0] in board.route_number:
        paint, locomotives = _payment(board, names[1:])
        return claim_action(board.route_number[names[0]], paint, min(locomotives, LENGTH))
    if word == "station" and names and names[0] in board.city_number:
        paint, locomotives = _payment(board, names[1:])
        return station_action(board.city_number[names[0]], paint, min(locomotives, STATIONS))
    return next((action for action, name in _WORDS.items() if name == text), None)


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
