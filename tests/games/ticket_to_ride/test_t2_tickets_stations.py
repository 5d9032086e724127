"""T2.14 to T2.17: tickets, stations, passing, and the guard against endless games."""

from __future__ import annotations

import pytest
from tests.games.ticket_to_ride.engine import Engine, europe, position

from wissel.games.ticket_to_ride.state import ALL_PASSED, LAST_ROUND, TOO_LONG

A, B, C, D = "amsterdam-pamplona", "berlin-roma", "essen-kyiv", "paris-wien"
EMPTY = "- - - - -"


def with_tickets(*tickets: str) -> Engine:
    e = position(europe(), tickets={0: (), 1: ()})
    e.set_ticket_deck(*tickets)
    return e


def stuck(*, hands: tuple[str, ...] = (), seats: int = 2) -> Engine:
    """No card and no ticket is left."""
    e = position(europe(), seats, hands=hands, row=EMPTY, deck="")
    e.set_ticket_deck()
    return e


# ---- tickets ---------------------------------------------------------------------------------------------


def test_T2_14_three_are_drawn_and_at_least_one_is_kept() -> None:
    e = with_tickets(A, B, C, D)
    e.act("tickets", f"offer {B}", f"offer {D}", f"offer {A}")
    assert e.refusal("keep") == "TOO_FEW_KEPT"
    assert e.refusal("decline") == "WRONG_PHASE"
    assert len(e.legal(0)) == 7
    e.act(f"keep {B} {A}")
    assert e.tickets_of(e.s["kept"][0]) == {A, B}
    assert e.p["kept_n"][0] == 2
    assert e.p["tickets_n"] + e.p["under_n"] == 2
    assert e.to_act == [1]


def test_T2_14_the_count_changes_when_the_choice_is_made() -> None:
    e = with_tickets(A, B, C, D)
    e.act("tickets", f"offer {B}", f"offer {D}", f"offer {A}")
    assert (e.p["offer_n"][0], e.p["kept_n"][0]) == (3, 0)


def test_T2_14_the_others_come_again_below_the_deck_in_an_order_that_nobody_knows() -> None:
    e = with_tickets(A, B, C, D)
    e.act("tickets", f"offer {A}", f"offer {B}", f"offer {C}")
    e.act(f"keep {A}")
    e.act("tickets")
    assert e.pool() == {f"offer {D}": 1}, "first the deck"
    e.resolve(f"offer {D}")
    assert e.pool() == {f"offer {B}": 1, f"offer {C}": 1}
    e.resolve(f"offer {C}", f"offer {B}")
    e.act(f"keep {D}")
    assert e.p["under_n"] == 2


def test_T2_14_what_was_put_back_first_comes_first() -> None:
    e = with_tickets(A, B, C, D)
    e.act("tickets", f"offer {A}", f"offer {B}", f"offer {C}")
    e.act(f"keep {A}")
    e.act("tickets", f"offer {D}", f"offer {C}", f"offer {B}")
    e.act(f"keep {B}")
    assert e.p["under_group"][:2].tolist() == [2, 2], "both were put back at once"
    e = with_tickets(A, B, C, D, "brest-venezia", "kyiv-sochi")
    e.act("tickets", f"offer {A}", f"offer {B}", f"offer {C}")
    e.act(f"keep {A} {B}")
    e.act("tickets", f"offer {D}", "offer brest-venezia", "offer kyiv-sochi")
    e.act(f"keep {D}")
    e.act("tickets")
    assert e.pool() == {f"offer {C}": 1}
    e.resolve(f"offer {C}")
    assert e.pool() == {"offer brest-venezia": 1, "offer kyiv-sochi": 1}


@pytest.mark.parametrize("left", [(A,), (A, B)])
def test_T5_short_ticket_deck(left: tuple[str, ...]) -> None:
    e = with_tickets(*left)
    e.act("tickets", *[f"offer {t}" for t in left])
    assert e.to_act == [0]
    assert len(e.legal(0)) == (1 << len(left)) - 1, "one must be kept, also of one or two"
    e.act(e.legal(0)[0])
    assert e.p["kept_n"][0] == 1


def test_T5_short_ticket_deck_of_none() -> None:
    e = with_tickets()
    assert e.refusal("tickets") == "NO_TICKETS"
    assert "tickets" not in e.legal(0)


# ---- stations --------------------------------------------------------------------------------------------


def test_T2_15_the_first_costs_one_card_the_second_two_the_third_three() -> None:
    e = position(europe(), hands=("red red red red red red", "blue"))
    for cost, city in enumerate(("paris", "wien", "kyiv"), 1):
        assert e.p["built"][0] == cost - 1
        e.act(f"station {city} {' '.join(['red'] * cost)}")
        assert e.hand(0)["red"] == 6 - cost * (cost + 1) // 2
        e.p["seat"] = 0
    e.give(0, "loco loco loco loco")
    assert e.refusal("station roma loco loco loco loco") == "NO_STATION_LEFT"
    assert not any(a.startswith("station") for a in e.legal(0))
    assert e.discards == {"red": 6}


def test_T2_15_one_colour_and_locomotives_may_stand_in() -> None:
    e = position(europe(), hands=("red blue blue loco",))
    e.p["built"][0] = 1
    assert [a for a in e.legal(0) if a.startswith("station paris ")] == [
        "station paris red locomotive",
        "station paris blue blue",
        "station paris blue locomotive",
    ]
    assert e.refusal("station paris loco loco") == "TOO_FEW_LOCOMOTIVES"
    assert e.refusal("station paris red red") == "TOO_FEW_CARDS"


def test_T2_15_any_city_without_a_station_connected_or_not() -> None:
    e = position(europe(), hands=("red", "red"))
    assert len([a for a in e.legal(0) if a.startswith("station")]) == 47
    e.act("station erzurum red")
    assert e.problem(1, "station erzurum red") == ("CITY_TAKEN", 0)
    assert len([a for a in e.legal(1) if a.startswith("station")]) == 46


# ---- passing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T5_nobody_can_do_anything(seats: int) -> None:
    """All pass in a row: the game ends and is scored (T2.16)."""
    e = stuck(seats=seats)
    for seat in range(seats):
        assert not e.over
        assert e.to_act == [seat]
        assert e.legal(seat) == ["pass"]
        e.act("pass")
    assert e.over
    assert e.p["reason"] == ALL_PASSED
    missed = [sum(europe().data.tickets[t].points for t in _kept(e, seat)) for seat in range(seats)]
    assert e.s["total"][:seats].tolist() == [12 - points for points in missed], (
        "three stations, no ticket done"
    )


def _kept(e: Engine, seat: int) -> list[int]:
    return [e.board.ticket_number[t] for t in e.tickets_of(e.s["kept"][seat])]


def test_T5_only_a_station_is_possible() -> None:
    """Nobody is obliged to build one; built, its card comes to the row."""
    e = stuck(hands=("green", ""))
    legal = e.legal(0)
    assert legal[0] == "pass"
    assert len(legal) == 48
    assert all(a == "pass" or a.startswith("station") for a in legal)
    e.act("station paris green", "fill 1 green")
    assert e.p["passes"] == 0
    assert e.refusal("pass") == "CAN_MOVE", "a card lies face up"
    e.act("face 1")
    e.act("pass")
    assert not e.over


def test_T2_16_passing_is_illegal_while_anything_but_a_station_is_possible() -> None:
    card = stuck()
    card.set_row("- - loco - -")
    blind = stuck()
    blind.set_deck("red")
    discard = stuck()
    discard.set_discards("red")
    ticket = stuck()
    ticket.set_ticket_deck(A)
    claim = stuck(hands=("pink",))
    for e in (card, blind, discard, ticket, claim):
        assert e.refusal("pass") == "CAN_MOVE"
        assert "pass" not in e.legal(0)


def test_T2_16_tickets_under_the_deck_forbid_passing_too() -> None:
    e = stuck()
    e.set_ticket_deck(A, B)
    e.act("tickets", f"offer {A}", f"offer {B}")
    e.act(f"keep {A}")
    assert e.legal(1) == ["tickets"]


def test_T2_16_only_passes_in_a_row_count() -> None:
    e = stuck(hands=("red", "", ""), seats=3)
    e.p["seat"] = 1
    e.act("pass")
    e.act("pass")
    e.act("station paris red", "fill 1 red")
    e.set_row(EMPTY)
    e.act("pass")
    e.act("pass")
    assert not e.over
    e.act("pass")
    assert e.over


def test_T2_16_a_pass_is_a_turn_of_the_last_round() -> None:
    e = stuck(hands=("", "loco loco"))
    e.p["trains"][1] = 4
    e.act("pass")
    e.act("claim berlin-essen-blue loco loco", "fill 1 loco", "fill 2 loco")
    assert e.p["last"] == 2
    e.set_row(EMPTY)
    e.act("pass")
    assert e.p["last"] == 1
    e.act("pass")
    assert e.over
    assert e.p["reason"] in (LAST_ROUND, ALL_PASSED)


# ---- the guard -------------------------------------------------------------------------------------------


def test_T5_a_tunnel_declined_again_and_again() -> None:
    """The game ends after 250 turns of each seat (T2.17)."""
    e = position(europe(), hands=("pink pink", "pink pink"), deck="pink pink pink")
    for turn in range(500):
        assert not e.over
        assert e.p["turns"] == turn
        e.act("claim marseille-zurich-pink pink pink", "reveal pink", "reveal pink", "reveal pink")
        e.act("decline")
    assert e.over
    assert e.p["reason"] == TOO_LONG
    assert e.owners == {}
    assert e.hand(0) == e.hand(1) == {"pink": 2}
