"""T2.1 to T2.5: drawing train cards, the row, redeals."""

from __future__ import annotations

from tests.games.ticket_to_ride.engine import Engine, europe, position

from wissel.games.ticket_to_ride.state import SECOND

THREE = "loco loco loco red blue"
"""A row as it stays after three redeals."""


def drawing(row: str, *, deck: str | None = None, discards: str = "", hand: str = "") -> Engine:
    return position(europe(), hands=(hand,), row=row, deck=deck, discards=discards)


def test_T2_1_two_cards_face_up_ones_are_replaced_before_the_second_pick() -> None:
    e = drawing("red blue green yellow black")
    e.act("face 2")
    assert next(iter(e.pool())).startswith("fill 2 ")
    e.resolve("fill 2 pink")
    assert e.row == "red pink green yellow black"
    assert e.to_act == [0]
    e.act("face 2", "fill 2 white")
    assert e.hand(0) == {"blue": 1, "pink": 1}
    assert e.to_act == [1]


def test_T2_1_the_first_card_commits_to_drawing() -> None:
    e = drawing("red blue green yellow black", hand="red red red")
    assert e.refusal("claim berlin-frankfurt-red red red red") is None
    e.act("blind", "draw pink")
    assert e.refusal("claim berlin-frankfurt-red red red red") == "WRONG_PHASE"
    assert e.refusal("tickets") == "WRONG_PHASE"
    assert e.refusal("station paris red") == "WRONG_PHASE"
    assert e.refusal("pass") == "WRONG_PHASE"
    assert e.legal(0) == ["face 1", "face 2", "face 3", "face 4", "face 5", "blind"]


def test_T2_2_a_face_up_locomotive_is_the_only_card_of_the_turn() -> None:
    e = drawing("red loco green yellow black")
    e.act("face 2", "fill 2 pink")
    assert e.hand(0) == {"locomotive": 1}
    assert e.row == "red pink green yellow black"
    assert e.to_act == [1]


def test_T5_face_up_locomotive_as_second_card() -> None:
    e = drawing("red loco green yellow black")
    e.act("face 1", "fill 1 pink")
    assert e.refusal("face 2") == "LOCOMOTIVE_SECOND"
    assert "face 2" not in e.legal(0)
    assert e.refusal("face 1") is None


def test_T5_face_up_locomotive_as_second_card_that_has_just_been_turned_up() -> None:
    e = drawing("red blue green yellow black")
    e.act("face 1", "fill 1 loco")
    assert e.refusal("face 1") == "LOCOMOTIVE_SECOND"
    assert e.legal(0) == ["face 2", "face 3", "face 4", "face 5", "blind"]


def test_T2_2_a_locomotive_drawn_blind_counts_as_one_card_and_stays_secret() -> None:
    e = drawing("red blue green yellow black")
    e.act("blind", "draw loco")
    assert e.p["phase"] == SECOND
    assert not e.p["shown"][0].any()
    e.act("blind", "draw loco")
    assert e.hand(0) == {"locomotive": 2}
    assert e.to_act == [1]


def test_T5_one_card_left_in_the_deck() -> None:
    e = drawing("red blue green yellow black", deck="pink")
    e.act("blind")
    assert e.pool() == {"draw pink": 1}
    e.resolve("draw pink")
    assert e.refusal("blind") == "NO_CARD"
    assert e.legal(0) == ["face 1", "face 2", "face 3", "face 4", "face 5"]
    e.act("face 3")
    assert e.row == "red blue - yellow black"
    assert e.to_act == [1]
    assert e.refusal("face 3") == "NO_CARD"


def test_T2_3_one_card_left_in_all_is_a_full_turn() -> None:
    e = drawing("- - - - -", deck="pink")
    e.act("blind", "draw pink")
    assert e.to_act == [1]
    e = drawing("- - pink - -", deck="")
    e.act("face 3")
    assert e.to_act == [1]


def test_T2_3_the_turn_ends_where_only_locomotives_are_left() -> None:
    e = drawing("- loco - - -", deck="pink")
    e.act("blind", "draw pink")
    assert e.to_act == [1]
    e = drawing("red loco - - -", deck="")
    e.act("face 1")
    assert e.to_act == [1]


def test_T2_3_the_second_card_is_looked_at_after_the_refill() -> None:
    e = drawing("pink loco loco - -", deck="red")
    e.act("face 1", "fill 1 red")
    assert e.legal(0) == ["face 1"], "two gaps stay, and what came up is the one legal card"


def test_T5_the_last_deck_card_then_face_up_cards() -> None:
    e = drawing("red blue green yellow black", deck="pink")
    e.act("face 1", "fill 1 pink")
    assert e.refusal("blind") == "NO_CARD"
    e.act("face 1")
    assert e.row == "- blue green yellow black"
    e.act("face 2")
    assert e.row == "- - green yellow black"
    e.act("face 5")
    e.act("face 3", seat=0)
    e.act("face 4")
    assert e.row == "- - - - -"
    assert e.to_act == [1], "the last card of all was a full turn"
    assert not {"blind", "face 1", "pass"} & set(e.legal(1))


def test_T2_5_discards_become_the_deck_when_a_card_is_needed() -> None:
    e = drawing("red blue green yellow black", deck="pink", discards="white white orange")
    e.act("blind", "draw pink")
    assert e.discards == {"white": 2, "orange": 1}, "not before a card is needed"
    e.act("blind")
    assert e.pool() == {"draw white": 2, "draw orange": 1}
    assert e.p["discard_n"] == 0
    assert e.p["deck_n"] == 3


def test_T5_deck_and_discards_empty_then_a_claim_refills_the_row() -> None:
    e = drawing("red - - yellow -", deck="", hand="black black black")
    e.act("claim danzig-riga-black black black black")
    assert e.pool() == {"fill 2 black": 3}
    e.resolve("fill 2 black", "fill 3 black", "fill 5 black")
    assert e.row == "red black black yellow black"
    assert e.p["deck_n"] == e.p["discard_n"] == 0
    assert e.to_act == [1]


def test_T5_deck_and_discards_empty_then_a_claim_fills_the_row_with_locomotives() -> None:
    """The refill is followed by its redeal, before the last round is looked at (T2.5)."""
    e = drawing("red red red loco -", deck="", hand="black loco loco")
    e.act("claim danzig-riga-black black loco loco", "fill 5 loco")
    assert e.to_act == [1]
    assert e.row == "red red red loco loco"
    e = drawing("red red - - -", deck="", hand="black loco loco loco loco")
    e.p["trains"][0] = 5
    e.act("claim danzig-riga-black loco loco loco", "fill 3 loco", "fill 4 loco", "fill 5 loco")
    assert e.row == "red red loco loco loco", "only two other cards: it can never clear"
    assert e.p["last"] == 2


def test_T2_4_three_locomotives_go_to_the_discards_also_between_the_two_picks() -> None:
    e = drawing("loco loco red blue green")
    e.act("face 3", "fill 3 loco")
    assert e.discards == {"locomotive": 3, "blue": 1, "green": 1}
    assert e.row == "- - - - -"
    e.resolve("fill 1 red", "fill 2 red", "fill 3 loco", "fill 4 red", "fill 5 loco")
    assert e.row == "red red loco red loco"
    assert e.to_act == [0]
    assert e.p["phase"] == SECOND


def test_T2_4_two_locomotives_stay() -> None:
    e = drawing("loco blue red blue green")
    e.act("face 3", "fill 3 loco")
    assert e.row == "loco blue loco blue green"


def test_T5_three_locomotives_face_up_again_and_again() -> None:
    e = drawing("loco loco red blue green")
    e.act("face 3", "fill 3 loco")
    for _ in range(3):
        assert e.row == "- - - - -"
        e.resolve("fill 1 loco", "fill 2 loco", "fill 3 loco", "fill 4 red", "fill 5 pink")
    assert e.row == "loco loco loco red pink", "three redeals are the most for one refill"
    assert e.p["phase"] == SECOND
    e.act("face 4", "fill 4 blue")
    assert e.row == "- - - - -", "the next refill is looked at anew"


def test_T5_three_locomotives_that_can_never_clear() -> None:
    e = drawing("loco loco red blue green", deck="loco pink")
    e.act("face 5", "fill 5 loco")
    assert e.row == "- - - - -", "red, blue and pink are three other cards"
    e = drawing("loco loco red blue green", deck="loco loco")
    e.act("face 5", "fill 5 loco")
    assert e.row == "loco loco red blue loco", "only red and blue are left"
    assert e.legal(0) == ["face 3", "face 4", "blind"]


def test_T2_4_the_discards_count_among_the_other_cards_and_are_dealt() -> None:
    e = drawing("loco loco red blue green", deck="loco", discards="pink")
    e.act("face 5", "fill 5 loco")
    assert e.pool() == {"fill 1 locomotive": 3, "fill 1 red": 1, "fill 1 blue": 1, "fill 1 pink": 1}


def test_T2_4_discards_that_arrive_without_a_refill_trigger_no_check() -> None:
    e = drawing(THREE, hand="black black black")
    e.act("claim danzig-riga-black black black black")
    assert e.row == THREE
    assert e.to_act == [1]


def test_T2_4_a_blind_draw_is_no_refill() -> None:
    e = drawing(THREE)
    e.act("blind", "draw pink")
    e.act("blind", "draw pink")
    assert e.row == THREE


def test_T4_2_open_takes_are_known_until_they_may_have_been_paid() -> None:
    e = drawing("red blue green yellow black", hand="red red")
    e.act("face 1", "fill 1 pink")
    e.act("face 2", "fill 2 pink")
    assert e.counter(e.p["shown"][0]) == {"red": 1, "blue": 1}
    e.act("tickets", *["offer " + t for t in sorted(e.tickets_of(e.s["tickets"]))[:3]])
    e.act(e.legal(1)[0])
    e.act("claim bruxelles-paris-red red red")
    assert e.counter(e.p["shown"][0]) == {"blue": 1}, "never below 0"
    assert e.hand(0) == {"red": 1, "blue": 1}
