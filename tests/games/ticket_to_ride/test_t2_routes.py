"""T2.6 to T2.13: routes, doubles, ferries and tunnels."""

from __future__ import annotations

import pytest
from tests.games.ticket_to_ride.engine import Engine, europe, position

from wissel.games.ticket_to_ride.state import TUNNEL

RICH = "red red red red blue blue blue blue pink pink pink pink loco loco loco loco"


def holding(hand: str, *, seats: int = 2, deck: str | None = None, discards: str = "") -> Engine:
    return position(europe(), seats, hands=(hand,), deck=deck, discards=discards)


def payments(e: Engine, route: str) -> list[str]:
    """What the seat to act can pay for a route, as it is listed."""
    return [a.split(maxsplit=2)[2] for a in e.legal(e.to_act[0]) if a.startswith(f"claim {route} ")]


# ---- claiming --------------------------------------------------------------------------------------------


def test_T2_6_a_route_costs_cards_of_its_colour_and_trains() -> None:
    e = holding("black black black red")
    e.act("claim danzig-riga-black black black black")
    assert e.owners == {"danzig-riga-black": 0}
    assert e.hand(0) == {"red": 1}
    assert e.discards == {"black": 3}
    assert (e.p["trains"][0], e.p["points"][0]) == (42, 4)
    assert e.to_act == [1]
    assert e.problem(1, "claim danzig-riga-black black black black") == ("TAKEN", 0)


def test_T2_6_another_colour_does_not_pay() -> None:
    e = holding("red red red black black")
    assert e.refusal("claim danzig-riga-black red red red") == "WRONG_COLOUR"
    assert e.refusal("claim danzig-riga-black black black black") == "TOO_FEW_CARDS"
    assert e.refusal("claim danzig-riga-black black black loco") == "TOO_FEW_LOCOMOTIVES"
    assert payments(e, "danzig-riga-black") == []


def test_T2_6_gray_takes_any_one_colour() -> None:
    e = holding("red red blue blue pink")
    assert payments(e, "danzig-warszawa-gray") == ["red red", "blue blue"]


def test_T2_7_every_mix_is_offered_the_fewest_locomotives_first() -> None:
    e = holding("blue blue red loco loco")
    assert payments(e, "berlin-essen-blue") == [
        "blue blue",
        "blue locomotive",
        "locomotive locomotive",
    ]
    assert payments(e, "danzig-warszawa-gray") == [
        "red locomotive",
        "blue blue",
        "blue locomotive",
        "locomotive locomotive",
    ]


def test_T5_payment_of_locomotives_only() -> None:
    """For a coloured and a gray route, a tunnel, a ferry of nothing but icons, and a station."""
    e = holding("loco loco")
    for route in (
        "berlin-essen-blue",
        "danzig-warszawa-gray",
        "marseille-zurich-pink",
        "amsterdam-london-gray",
    ):
        assert payments(e, route) == ["locomotive locomotive"]
    assert e.refusal("station paris loco") is None
    e.act("claim amsterdam-london-gray loco loco")
    assert e.owners == {"amsterdam-london-gray": 0}


def test_T5_too_few_trains() -> None:
    e = holding("black black black black")
    e.p["trains"][0] = 3
    assert e.refusal("claim danzig-riga-black black black black") is None
    assert e.problem(0, "claim edinburgh-london-black black black black black") == ("TOO_FEW_TRAINS", 3)
    assert payments(e, "edinburgh-london-black") == []
    e.p["trains"][0] = 2
    assert e.problem(0, "claim danzig-riga-black black black black") == ("TOO_FEW_TRAINS", 2)


@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("dieppe-paris-pink", 1),
        ("frankfurt-munchen-pink", 2),
        ("lisboa-madrid-pink", 4),
        ("brest-pamplona-pink", 7),
        ("palermo-smyrna-gray", 15),
        ("petrograd-stockholm-gray", 21),
    ],
)
def test_T2_8_points_by_length(route: str, points: int) -> None:
    e = position(europe())
    e.own(0, route)
    assert e.p["points"][0] == points


# ---- doubles ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T5_both_routes_of_a_double(seats: int) -> None:
    e = holding(RICH, seats=seats)
    e.own(0, "frankfurt-paris-white")
    assert e.refusal("claim frankfurt-paris-orange loco loco loco") == "DOUBLE_OWN"
    assert payments(e, "frankfurt-paris-orange") == []


@pytest.mark.parametrize(("seats", "closed"), [(2, True), (3, True), (4, False), (5, False)])
def test_T5_double_closed_at_2_and_3_players(seats: int, closed: bool) -> None:
    e = holding(RICH, seats=seats)
    e.own(1, "frankfurt-paris-white")
    assert e.refusal("claim frankfurt-paris-orange loco loco loco") == ("DOUBLE_CLOSED" if closed else None)
    assert bool(payments(e, "frankfurt-paris-orange")) != closed


def test_T2_9_routes_side_by_side_for_a_part_are_no_double() -> None:
    """Frankfurt to Bruxelles and to Paris, say: only routes of one pair of cities are doubles."""
    e = holding(RICH)
    e.own(1, "frankfurt-paris-white")
    assert e.refusal("claim bruxelles-frankfurt-blue blue blue") is None


# ---- ferries ---------------------------------------------------------------------------------------------


def test_T2_10_a_ferry_wants_a_locomotive_for_each_icon() -> None:
    e = holding("red red red red red red blue loco loco loco")
    assert payments(e, "palermo-smyrna-gray") == [
        "red red red red locomotive locomotive",
        "red red red locomotive locomotive locomotive",
    ]
    assert e.refusal("claim palermo-smyrna-gray red red red red red loco") == "TOO_FEW_LOCOMOTIVES"
    assert payments(e, "dieppe-london-gray-1") == [
        "red locomotive",
        "blue locomotive",
        "locomotive locomotive",
    ]


def test_T2_10_without_locomotives_there_is_no_ferry() -> None:
    e = holding("red red red red red red")
    assert payments(e, "dieppe-london-gray-1") == []
    assert e.refusal("claim dieppe-london-gray-1 red red") == "TOO_FEW_LOCOMOTIVES"


# ---- tunnels ---------------------------------------------------------------------------------------------


def test_T2_11_each_card_of_the_colour_and_each_locomotive_costs_one_more() -> None:
    e = holding("pink pink pink pink loco blue")
    e.act("claim marseille-zurich-pink pink pink", "reveal pink", "reveal loco", "reveal red")
    assert e.p["phase"] == TUNNEL
    assert e.p["extra"] == 2
    assert e.legal(0) == ["decline", "pay pink pink", "pay pink locomotive"]
    assert e.hand(0) == {"pink": 2, "locomotive": 1, "blue": 1}, "the payment lies on the table"
    e.act("pay pink loco")
    assert e.owners == {"marseille-zurich-pink": 0}
    assert e.discards == {"pink": 4, "locomotive": 2, "red": 1}
    assert (e.p["trains"][0], e.p["points"][0]) == (43, 2), "extra cards need no trains and give no points"


def test_T2_11_with_none_due_the_claim_is_complete() -> None:
    e = holding("pink pink")
    e.act("claim marseille-zurich-pink pink pink", "reveal red", "reveal blue", "reveal blue")
    assert e.owners == {"marseille-zurich-pink": 0}
    assert e.discards == {"pink": 2, "red": 1, "blue": 2}
    assert e.to_act == [1]


def test_T2_11_on_a_gray_tunnel_the_colour_is_that_of_the_payment() -> None:
    e = holding("red red loco pink")
    e.act("claim paris-zurich-gray red red loco", "reveal pink", "reveal pink", "reveal red")
    assert e.p["extra"] == 1
    assert e.legal(0) == ["decline"], "pink does not pay for red"


def test_T2_11_paid_with_locomotives_only_locomotives_count() -> None:
    e = holding("loco loco loco pink pink")
    e.act("claim marseille-zurich-pink loco loco", "reveal pink", "reveal pink", "reveal loco")
    assert e.p["extra"] == 1
    assert e.legal(0) == ["decline", "pay locomotive"]
    e.act("pay loco")
    assert e.hand(0) == {"pink": 2}


def test_T2_11_paid_with_locomotives_a_colour_alone_costs_nothing() -> None:
    e = holding("loco loco")
    e.act("claim marseille-zurich-pink loco loco", "reveal pink", "reveal pink", "reveal pink")
    assert e.owners == {"marseille-zurich-pink": 0}


def test_T2_12_declined_the_payment_returns_and_the_turn_is_over() -> None:
    e = holding("pink loco blue")
    e.act("claim marseille-zurich-pink pink loco", "reveal pink", "reveal red", "reveal red")
    e.act("decline")
    assert e.hand(0) == {"pink": 1, "locomotive": 1, "blue": 1}
    assert e.p["hand_n"][0] == 3
    assert e.owners == {}
    assert e.p["trains"][0] == 45
    assert e.discards == {"pink": 1, "red": 2}, "the revealed cards are discarded"
    assert e.to_act == [1]
    assert e.counter(e.p["shown"][0]) == {"pink": 1, "locomotive": 1}, "all have seen them (T4.1)"


def test_T2_12_the_question_comes_even_to_a_hand_that_cannot_pay() -> None:
    e = holding("pink pink")
    e.act("claim marseille-zurich-pink pink pink", "reveal pink", "reveal red", "reveal red")
    assert e.to_act == [0]
    assert e.legal(0) == ["decline"]
    assert e.refusal("pay pink") == "TOO_FEW_CARDS"
    for action in ("blind", "face 1", "tickets", "pass", "station paris pink"):
        assert e.refusal(action) == "WRONG_PHASE"


def test_T5_tunnel_with_a_deck_of_none() -> None:
    e = holding("pink pink", deck="")
    e.act("claim marseille-zurich-pink pink pink")
    assert e.owners == {"marseille-zurich-pink": 0}, "the basic price is enough"
    assert e.discards == {"pink": 2}


@pytest.mark.parametrize(("deck", "due"), [("pink", 1), ("red", 0), ("pink loco", 2), ("red pink", 1)])
def test_T5_tunnel_with_a_deck_of_one_or_two(deck: str, due: int) -> None:
    e = holding("pink pink", deck=deck)
    e.act("claim marseille-zurich-pink pink pink", *[f"reveal {card}" for card in deck.split()])
    assert e.p["extra"] == due
    assert e.to_act == ([0] if due else [1])
    assert bool(e.owners) == (due == 0)


def test_T5_tunnel_with_a_deck_of_one_goes_on_with_the_discards() -> None:
    """Without the payment on offer and the cards just revealed (T2.13)."""
    e = holding("pink pink", deck="red", discards="blue loco green")
    e.act("claim marseille-zurich-pink pink pink", "reveal red")
    assert e.pool() == {"reveal blue": 1, "reveal locomotive": 1, "reveal green": 1}
    e.resolve("reveal loco", "reveal green")
    assert e.p["extra"] == 1
    assert e.deck == {"blue": 1}
    e.act("decline")
    assert e.discards == {"red": 1, "locomotive": 1, "green": 1}


def test_T2_13_with_discards_only_two_cards_are_turned_over() -> None:
    e = holding("pink pink", deck="", discards="blue pink")
    e.act("claim marseille-zurich-pink pink pink")
    assert e.pool() == {"reveal blue": 1, "reveal pink": 1}
    e.resolve("reveal blue", "reveal pink")
    assert e.p["extra"] == 1


def test_T2_5_a_tunnel_with_gaps_in_the_row_fills_them_at_last() -> None:
    e = position(europe(), hands=("pink pink",), row="red - green yellow -", deck="")
    e.act("claim marseille-zurich-pink pink pink")
    assert e.pool() == {"fill 2 pink": 2}
    e.resolve("fill 2 pink", "fill 5 pink")
    assert e.row == "red pink green yellow pink"
