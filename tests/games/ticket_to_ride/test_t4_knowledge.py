"""What a seat knows of the cards and tickets that nobody showed (T4.1, T4.2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.ticket_to_ride.engine import Engine, europe, position
from tests.games.ticket_to_ride.small_map import small

from wissel.core.game import SPECTATOR
from wissel.games.ticket_to_ride import entries, memory
from wissel.games.ticket_to_ride.state import CARDS, EPOCHS, FORCED, OBSERVATION, SEATS, STATE, State
from wissel.kernel.compiler import entry
from wissel.kernel.record import Records


def seen(e: Engine, seat: int) -> Any:
    O = np.zeros(1, OBSERVATION)  # noqa: E741
    entries.observe(e.S, seat, O)
    return O[0]


def same_for(one: Engine, other: Engine, seats: list[int]) -> bool:
    return all(seen(one, seat).tobytes() == seen(other, seat).tobytes() for seat in seats)


def forced(e: Engine) -> list[tuple[int, str, int, int]]:
    """Seat, kind, how many, and among how many blind draws."""
    entries_ = e.p["forced"][: e.p["forced_n"]].tolist()
    return [(x & 7, e.board.cards[x >> 3 & 15], x >> 7 & 4095, x >> 19) for x in entries_]


def hidden(e: Engine, deck: int = 0) -> Counter[str]:
    return e.counter(e.p["hidden"][deck])


# ---- train cards -----------------------------------------------------------------------------------------


def dealt(*cards: str) -> Engine:
    """Three seats with two cards each, up to the first choice of tickets; the row: yellow, black, white and
    two of pink."""
    e = Engine(small(), 3)
    e.resolve(*(f"card {i // 2} {card}" for i, card in enumerate(cards)))
    e.resolve("fill 1 yellow", "fill 2 black", "fill 3 white", "fill 4 pink", "fill 5 pink")
    while e.pool():
        e.resolve(next(iter(e.pool())))
    return e


def test_T4_1_first_hands_are_known_to_their_owner_alone() -> None:
    e = dealt("red", "blue", "green", "green", "orange", "red")
    assert e.counter(seen(e, 0)["drawn"][0]) == Counter(["red", "blue"])
    assert e.counter(seen(e, 1)["drawn"][0]) == Counter({"green": 2})
    assert not seen(e, SPECTATOR)["drawn"].any()
    assert e.p["blind"][0].tolist() == [2, 2, 2, 0, 0]
    other = dealt("red", "blue", "orange", "red", "green", "green")
    assert same_for(e, other, [SPECTATOR, 0])
    assert not same_for(e, other, [1])


def test_T4_1_what_lies_face_up_is_not_hidden() -> None:
    e = dealt("red", "blue", "green", "green", "orange", "red")
    everything = Counter(dict.fromkeys(e.board.cards, 2)) | Counter(locomotive=5)
    assert hidden(e) == everything - Counter(["yellow", "black", "white", "pink", "pink"])


def test_T4_1_of_a_blind_card_others_know_that_it_was_drawn() -> None:
    e = position(europe(), row="red blue green yellow black")
    before = hidden(e)
    e.act("blind", "draw white")
    assert hidden(e) == before
    assert e.p["blind"][0].tolist() == [1, 0, 0, 0, 0]
    assert e.counter(seen(e, 0)["drawn"][0]) == Counter(["white"])
    twin = position(europe(), row="red blue green yellow black")
    twin.act("blind", "draw pink")
    assert same_for(e, twin, [1, SPECTATOR])
    assert not same_for(e, twin, [0])


def test_T4_1_cards_turned_over_for_a_tunnel_are_not_hidden() -> None:
    e = position(europe(), hands=["red red"])
    before = hidden(e)
    tunnel = claim(e, "red red", tunnel=True)
    e.act(tunnel, "reveal white", "reveal white", "reveal pink")
    assert before - hidden(e) == Counter(["white", "white", "pink"])


def claim(e: Engine, cards: str, *, tunnel: bool) -> str:
    """A claim that seat 0 can pay with just these cards."""
    routes = e.board.data.routes
    for action in e.legal(0):
        words = action.split()
        if words[0] != "claim" or words[2:] != cards.split():
            continue
        if routes[e.board.route_number[words[1]]].tunnel == tunnel:
            return action
    raise AssertionError("no such claim")


def test_T4_1_the_content_of_a_new_deck_is_known() -> None:
    e = position(europe(), deck="white", discards="red red blue")
    e.act("blind", "draw white")
    e.act("blind", "draw red")
    assert e.p["epoch"] == 1
    assert hidden(e, 0) == Counter(["white"])
    assert hidden(e, 1) == Counter(["red", "red", "blue"])
    assert e.counter(seen(e, 0)["drawn"][0]) == Counter(["white"])
    assert e.counter(seen(e, 0)["drawn"][1]) == Counter(["red"])
    assert e.p["blind"][:2, 0].tolist() == [1, 1]


def test_T4_1_a_deck_of_which_nobody_drew_blind_tells_nothing() -> None:
    e = position(europe(), deck="white", discards="pink pink")
    e.act("face 1", "fill 1 white")
    e.act("face 2", "fill 2 pink")
    assert e.p["epoch"] == 0
    assert hidden(e) == Counter(["pink"])


def test_T4_2_whoever_lays_down_a_card_that_was_not_known_had_drawn_it() -> None:
    e = position(europe(), hands=["red red red blue", "green"], row="red blue green yellow black")
    e.act("face 1", "fill 1 white")
    e.act("face 1", "fill 1 white")
    e.act("blind", "draw pink")
    e.act("blind", "draw pink")
    e.act(claim(e, "red red red", tunnel=False))
    assert forced(e) == [(0, "red", 2, 4)], "one of the three had been taken from the row"
    assert seen(e, 0)["pub"]["shown"][0].sum() == 1, "white"


def test_T4_2_what_was_taken_openly_and_paid_proves_nothing() -> None:
    e = position(europe(), hands=["", ""], row="red red green yellow black")
    e.act("face 1", "fill 1 white")
    e.act("face 2", "fill 2 white")
    e.act("blind", "draw pink")
    e.act("blind", "draw pink")
    e.act(claim(e, "red red", tunnel=False))
    assert forced(e) == []
    assert not e.p["shown"][0].any()


def test_T4_1_the_payment_of_a_declined_tunnel_is_known_to_be_in_the_hand() -> None:
    e = position(europe(), hands=["red red blue"])
    tunnel = claim(e, "red red", tunnel=True)
    e.act(tunnel, "reveal white", "reveal red", "reveal white")
    e.act("decline")
    assert e.counter(e.p["shown"][0]) == Counter(["red", "red"])
    assert forced(e) == [(0, "red", 2, 3)]
    e.act("blind", "draw pink")
    e.act("blind", "draw pink")
    e.act(tunnel, "reveal white", "reveal white", "reveal pink")
    assert forced(e) == [(0, "red", 2, 3)], "all knew of these"
    assert not e.p["shown"][0].any()


class Ledger:
    """Every blind draw in order."""

    def __init__(self, e: Engine) -> None:
        self.draws: list[list[int]] = [[] for _ in range(e.seats)]

    def note(self, e: Engine) -> None:
        drawn = e.s["drawn"].sum(axis=1)
        for seat in range(e.seats):
            new = drawn[seat] - np.bincount(self.draws[seat], minlength=CARDS)
            assert new.min() >= 0
            assert new.sum() <= 1
            self.draws[seat] += np.flatnonzero(new).tolist()

    def check(self, e: Engine) -> None:
        known: Counter[tuple[int, int]] = Counter()
        for x in e.p["forced"][: e.p["forced_n"]].tolist():
            seat, kind, count, draws = x & 7, x >> 3 & 15, x >> 7 & 4095, x >> 19
            known[seat, kind] += count
            assert self.draws[seat][:draws].count(kind) >= known[seat, kind]
        for seat in range(e.seats):
            for kind in range(CARDS):
                had = self.draws[seat].count(kind)
                assert e.s["hand"][seat, kind] == had + e.p["shown"][seat, kind] - known[seat, kind]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("board", [small(cards_per_colour=3), europe()], ids=["small", "europe"])
def test_T4_2_memory_is_true(board: Any, seats: int) -> None:
    """Through whole games: all that is noted did happen, and it explains each hand."""
    m = board.record[0]
    e, source = Engine(board, seats), random.Random(seats)
    ledger = Ledger(e)
    bound = seats * (m["trains"] + m["stations"] * (m["stations"] + 1) // 2)
    bound += m["tunnel_cards"] * m["tunnel"].sum() + 8 * m["cards_per_colour"] + m["locomotives"]
    while not e.over:
        pool = e.pool()
        if pool:
            e.resolve(source.choices(list(pool), list(pool.values()))[0])
            ledger.note(e)
            continue
        ledger.check(e)
        seat = source.choice(e.to_act)
        legal = e.legal(seat)
        e.act(legal[max(source.randrange(len(legal)) for _ in range(2))], seat=seat)
    assert sum(count for _, _, count, _ in forced(e)) <= bound


def test_the_forced_cards_of_europe_find_room() -> None:
    m = europe().record[0]
    stations = m["stations"] * (m["stations"] + 1) // 2
    cards = 8 * m["cards_per_colour"] + m["locomotives"]
    assert SEATS * (m["trains"] + stations) + m["tunnel_cards"] * m["tunnel"].sum() + cards <= FORCED


@entry
def note_forced(S: Records[State], seat: int, kind: int, count: int) -> None:
    memory.note_forced(S[0].pub, seat, kind, count)


@entry
def note_deck(S: Records[State], seat: int) -> None:
    """A new deck of one red card, which the seat draws blind."""
    cards = np.zeros(CARDS, np.int64)
    cards[0] = 1
    memory.note_deck(S[0], cards)
    memory.note_blind(S[0], seat, 0, 1)


def test_when_there_is_no_room_the_oldest_forced_cards_of_a_seat_and_kind_are_joined() -> None:
    S = np.zeros(1, STATE)
    S["pub"]["seats"] = 3
    for i in range(FORCED + 60):
        S["pub"]["blind"][0, 0, i % 3] += 1
        note_forced(S, i % 3, i % 2, 1 + i % 2)
    p = S["pub"][0]
    assert p["forced_n"] == FORCED
    counts: Counter[tuple[int, int]] = Counter()
    latest = [0, 0, 0]
    for x in p["forced"].tolist():
        seat, kind, count, draws = x & 7, x >> 3 & 15, x >> 7 & 4095, x >> 19
        counts[seat, kind] += count
        assert draws >= latest[seat], "in the order of time"
        assert sum(counts[seat, k] for k in (0, 1)) <= draws * 2
        latest[seat] = draws
    want = Counter({(i % 3, i % 2): 0 for i in range(6)})
    for i in range(FORCED + 60):
        want[i % 3, i % 2] += 1 + i % 2
    assert counts == want


def test_when_there_are_too_many_decks_the_oldest_are_joined() -> None:
    S = np.zeros(1, STATE)
    S["pub"]["seats"] = 2
    for i in range(EPOCHS + 5):
        note_deck(S, i % 2)
    p = S["pub"][0]
    assert p["epoch"] == EPOCHS - 1
    assert p["hidden"][:, 0].tolist() == [6] + [1] * (EPOCHS - 1)
    assert p["blind"][0, :2].tolist() == [3, 3]
    assert S["drawn"][0, :2, 0, 0].tolist() == [3, 3]
    assert p["blind"].sum() == EPOCHS + 5


# ---- tickets ---------------------------------------------------------------------------------------------


def offers(e: Engine) -> list[tuple[int, int, int]]:
    """Seat, how many were offered and kept."""
    return [(x & 7, x >> 3 & 7, x >> 6) for x in e.p["offers"][: e.p["offers_n"]].tolist()]


def offered(e: Engine, seat: int, number: int) -> tuple[list[str], set[str]]:
    """What the seat knows of an offer: the tickets, and those that were kept."""
    x, count = int(seen(e, seat)["offered"][number]), offers(e)[number][1]
    tickets = [e.board.tickets[x >> 7 * i & 127] for i in range(count)]
    return tickets, {t for i, t in enumerate(tickets) if x >> 35 + i & 1}


def choosing() -> Engine:
    """Of each seat one long and two regular tickets, in the order of the map."""
    e = Engine(small(first_tickets={"long": 1, "regular": 2, "keep": 1}, seats=[2, 3]), 2)
    while not e.to_act:
        e.resolve(next(iter(e.pool())))
    return e


def test_T4_1_set_aside_tickets_are_known_to_their_owner_alone() -> None:
    e = choosing()
    e.act("keep birch-elm", seat=0)
    e.act("keep birch-oak cedar-fir", seat=1)
    assert offers(e) == [(0, 3, 1), (1, 3, 2)]
    assert offered(e, 0, 0) == (["ash-pine", "ash-oak", "birch-elm"], {"birch-elm"})
    assert seen(e, 0)["offered"][1] == 0
    assert not seen(e, SPECTATOR)["offered"].any()
    twin = choosing()
    twin.act("keep ash-pine", seat=0)
    twin.act("keep birch-oak cedar-fir", seat=1)
    assert same_for(e, twin, [1, SPECTATOR])
    assert not same_for(e, twin, [0])


def test_T1_3_until_all_have_chosen_nobody_knows_how_many_another_keeps() -> None:
    e, twin = choosing(), choosing()
    e.act("keep ash-pine", seat=0)
    twin.act("keep ash-pine ash-oak birch-elm", seat=0)
    assert same_for(e, twin, [1, SPECTATOR])
    assert seen(e, 0)["offered"][0] != 0, "it knows itself"


def test_T4_1_of_drawn_tickets_others_know_how_many_were_kept() -> None:
    games = []
    for kept in ("birch-hazel", "ash-fir"):
        e = choosing()
        e.act("keep ash-pine", seat=0)
        e.act("keep birch-oak", seat=1)
        e.p["seat"] = 0
        e.act("tickets", "offer birch-hazel", "offer ash-fir")
        assert offers(e) == [(0, 3, 1), (1, 3, 1)], "known when the choice is made (T2.14)"
        e.act(f"keep {kept}")
        games.append(e)
    e, twin = games
    assert offers(e) == [(0, 3, 1), (1, 3, 1), (0, 2, 1)]
    assert offered(e, 0, 2) == (["birch-hazel", "ash-fir"], {"birch-hazel"})
    assert offered(twin, 0, 2) == (["birch-hazel", "ash-fir"], {"ash-fir"})
    assert same_for(e, twin, [1, SPECTATOR])
