"""T1: material and set-up."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from tests.games.ticket_to_ride.engine import LOCO, NO_OPTIONS, Engine, europe, names
from tests.games.ticket_to_ride.small_map import small

from wissel.games.ticket_to_ride import entries
from wissel.games.ticket_to_ride.problems import OK
from wissel.games.ticket_to_ride.state import CHOOSE, STATE, TURN


def dealt(seats: int = 2) -> Engine:
    """Everything is dealt: each seat's tickets have the lowest numbers left."""
    e = Engine(europe(), seats)
    while not e.to_act:
        pool = list(e.pool())
        e.resolve(pool[e.p["deck_n"] % 8 if pool[0].startswith(("card", "fill")) else 0])
    return e


def test_T1_1_the_deck_is_12_of_each_colour_and_14_locomotives() -> None:
    e = Engine(europe())
    assert e.deck == Counter({**dict.fromkeys(europe().cards[:-1], 12), "locomotive": 14})
    assert e.p["deck_n"] == 110


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T1_2_each_seat_gets_45_trains_3_stations_4_cards_one_long_and_three_regular_tickets(
    seats: int,
) -> None:
    e = dealt(seats)
    for seat in range(seats):
        assert (e.p["trains"][seat], e.p["built"][seat], e.p["hand_n"][seat]) == (45, 0, 4)
        assert e.hand(seat).total() == 4
        offer = [europe().data.tickets[t] for t in e.s["offer"][seat].tolist() if t >= 0]
        assert [t.long for t in offer] == [True, False, False, False]
    assert e.p["deck_n"] == 110 - 4 * seats - 5
    assert e.p["tickets_n"] == 40 - 3 * seats


def test_T1_3_any_two_may_be_kept_but_not_one() -> None:
    e = dealt()
    a, b, c, d = (europe().tickets[t] for t in e.s["offer"][0].tolist()[:4])
    assert e.refusal(f"keep {b}") == "TOO_FEW_KEPT"
    assert e.problem(0, "keep") == ("TOO_FEW_KEPT", 2)
    for kept in (f"{a} {b}", f"{c} {d}", f"{b} {d}", f"{a} {b} {c} {d}"):
        assert e.refusal(f"keep {kept}") is None
    assert len(e.legal(0)) == 6 + 4 + 1


def test_T1_3_all_choose_at_once_in_any_order_and_finally() -> None:
    e = dealt(3)
    assert e.to_act == [0, 1, 2]
    e.act(e.legal(1)[-1], seat=1)
    assert e.to_act == [0, 2]
    assert e.legal(1) == []
    assert e.problem(1, "keep") == ("WRONG_PHASE", 0)
    e.act(e.legal(2)[0], seat=2)
    assert e.p["phase"] == CHOOSE
    e.act(e.legal(0)[0], seat=0)
    assert e.p["phase"] == TURN


def test_T1_3_every_count_is_that_of_the_offer_until_all_have_chosen() -> None:
    e = dealt()
    e.act(e.legal(0)[0], seat=0)
    assert e.p["offer_n"][:2].tolist() == [4, 4]
    assert e.p["kept_n"][:2].tolist() == [0, 0]
    e.act(e.legal(1)[-1], seat=1)
    assert e.p["offer_n"][:2].tolist() == [0, 0]
    assert e.p["kept_n"][:2].tolist() == [2, 4]


def test_T1_3_what_is_not_kept_leaves_the_game() -> None:
    e = dealt()
    before = e.tickets_of(e.s["tickets"])
    kept = e.legal(0)[0].split()[1:]
    e.act(e.legal(0)[0], seat=0)
    e.act(e.legal(1)[0], seat=1)
    assert e.tickets_of(e.s["kept"][0]) == set(kept)
    assert e.tickets_of(e.s["tickets"]) == before
    assert e.p["under_n"] == 0
    assert not any(t.long for t in europe().data.tickets if t.id in before)


def test_T1_3_cards_row_and_start_seat_are_known_before_the_choice() -> None:
    e = dealt()
    assert "-" not in e.row.split()
    assert e.p["start_seat"] == e.p["seat"] == 0


def test_T1_4_five_cards_lie_face_up_and_are_in_no_hand_and_no_deck() -> None:
    e = dealt()
    row = Counter(names(e.row))
    assert row.total() == 5
    hands = sum((e.hand(seat) for seat in range(e.seats)), Counter[str]())
    data = europe().data
    assert row + hands + e.deck == {
        **dict.fromkeys(data.colours, data.cards_per_colour),
        LOCO: data.locomotives,
    }


def test_T1_5_the_start_seat_is_drawn_and_play_goes_clockwise() -> None:
    e = Engine(europe(), 3)
    while not (pool := list(e.pool()))[0].startswith("first"):
        e.resolve(pool[0])
    assert pool == ["first 0", "first 1", "first 2"]
    e.resolve("first 2")
    for seat in range(3):
        e.act(e.legal(seat)[-1], seat=seat)
    turns = []
    for _ in range(4):
        turns.append(e.to_act[0])
        e.act("tickets", *["offer " + t for t in sorted(e.tickets_of(e.s["tickets"]))[:3]])
        e.act(e.legal(e.to_act[0])[-1])
    assert turns == [2, 0, 1, 2]


def test_T2_4_a_set_up_deal_is_redealt_too() -> None:
    e = Engine(europe())
    for k in range(8):
        e.resolve(f"card {k // 4} pink")
    e.resolve("fill 1 loco", "fill 2 loco", "fill 3 loco", "fill 4 red", "fill 5 red")
    assert e.discards == {"locomotive": 3, "red": 2}
    e.resolve("fill 1 blue", "fill 2 loco", "fill 3 loco", "fill 4 red", "fill 5 red")
    assert e.row == "blue loco loco red red"
    assert next(iter(e.pool())).startswith("long 0")


@pytest.mark.parametrize(
    ("seats", "ok"), [(0, False), (1, False), (2, True), (5, True), (6, False), (-1, False)]
)
def test_T1_other_numbers_of_seats_are_refused(seats: int, ok: bool) -> None:
    code = entries.setup(europe().record, np.zeros(1, STATE), seats, NO_OPTIONS)
    assert (code == OK) == ok


def test_T1_a_map_may_be_for_fewer_seats() -> None:
    board = small(seats=[2, 3])
    assert entries.setup(board.record, np.zeros(1, STATE), 3, NO_OPTIONS) == OK
    assert entries.setup(board.record, np.zeros(1, STATE), 4, NO_OPTIONS) != OK
