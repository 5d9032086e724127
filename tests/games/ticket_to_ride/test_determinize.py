"""States that agree with what a seat knows: they fit all that it has seen, each as likely as it should be."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
import pytest
from tests.games.ticket_to_ride.engine import Engine, europe
from tests.games.ticket_to_ride.small_map import board, small
from tests.games.ticket_to_ride.test_lists import check_material
from tests.games.ticket_to_ride.watched import (
    Watched,
    Worlds,
    card_worlds,
    cards_of,
    ticket_worlds,
    tickets_of,
)

from wissel.core.game import SPECTATOR
from wissel.games.ticket_to_ride import determinize as guessing
from wissel.games.ticket_to_ride import determinize_cards, entries
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.state import (
    CARDS,
    EPOCHS,
    OBSERVATION,
    OVER,
    SEATS,
    STATE,
    Map,
    Observation,
    State,
)
from wissel.kernel.compiler import entry
from wissel.kernel.record import Ints, Records

SAMPLES = 2000
HIDDEN = ("deck", "hand", "tickets", "under", "offer", "kept")


@entry
def determinize(M: Records[Map], O: Records[Observation], S: Records[State], seed: int) -> None:  # noqa: E741
    guessing.determinize(M[0], O[0], S[0], seed)


def observed(e: Engine, seat: int) -> np.ndarray[Any, Any]:
    O = np.zeros(1, OBSERVATION)  # noqa: E741
    entries.observe(e.S, seat, O)
    return O


def guess(e: Engine, seat: int, seed: int) -> Engine:
    """A game that agrees with what the seat knows, in a record that held something else before."""
    twin = Engine(e.board, e.seats)
    twin.S.view(np.int64)[:] = -7777
    determinize(e.board.record, observed(e, seat), twin.S, seed)
    return twin


def go_on(e: Engine, source: random.Random, tickets: float, most: int) -> None:
    """Up to so many random decisions. `tickets`: how often tickets are taken where they can be; for the rest
    claims are likelier than drawing cards."""
    while most > 0 and not e.over:
        pool = e.pool()
        if pool:
            e.resolve(source.choices(list(pool), list(pool.values()))[0])
            continue
        seat = source.choice(e.to_act)
        legal = e.legal(seat)
        if "tickets" in legal and source.random() < tickets:
            legal = ["tickets"]
        e.act(legal[max(source.randrange(len(legal)) for _ in range(2))], seat=seat)
        most -= 1
    while e.pool():
        pool = e.pool()
        e.resolve(source.choices(list(pool), list(pool.values()))[0])


def check_guess(e: Engine, seat: int, seed: int) -> None:
    twin = guess(e, seat, seed)
    assert not (twin.S.view(np.int64) == -7777).any(), "every field is filled"
    assert observed(twin, seat).tobytes() == observed(e, seat).tobytes()
    check_material(twin)
    t, p = twin.s, twin.p
    if p["phase"] != OVER:
        for q in range(e.seats):
            assert t["drawn"][q].sum(axis=1).tolist() == p["blind"][:, q].tolist()
        drawn = t["drawn"].sum(axis=0)
        drawn[p["epoch"]] += t["deck"]
        assert (drawn == p["hidden"]).all()
        _check_offers(twin)
    for other in range(e.seats):  # what another would know there is complete, too
        again = guess(twin, other, seed + 1)
        assert observed(again, other).tobytes() == observed(twin, other).tobytes()
        check_material(again)


def _check_offers(e: Engine) -> None:
    """Kept of what was offered is what is kept; every regular ticket is somewhere, or was set aside."""
    p, s = e.p, e.s
    kept = [set[int]() for _ in range(e.seats)]
    places = {t for t in s["under"].tolist() if t >= 0} | {
        t for row in s["offer"].tolist() for t in row if t >= 0
    }
    for i, entry_ in enumerate(s["offered"].tolist()):
        seat = i if i < e.seats else int(p["offers"][i]) & 7
        if entry_:
            listed = [entry_ >> 7 * k & 127 for k in range(int(p["offers"][i]) >> 3 & 7)]
            chosen = {t for k, t in enumerate(listed) if entry_ >> 35 + k & 1}
            kept[seat] |= chosen
            places |= set(listed) if i < e.seats else chosen
    if p["offers_n"]:
        for seat in range(e.seats):
            assert {e.board.tickets[t] for t in kept[seat]} == e.tickets_of(s["kept"][seat])
        regular = e.tickets_of(e.board.record[0]["regular"])
        assert {e.board.tickets[t] for t in places} | e.tickets_of(s["tickets"]) >= regular


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("game_map", "every"), [(small, 3), (europe, 17)])
@pytest.mark.parametrize("tickets", [0.02, 0.4])
def test_a_guess_fits_all_that_a_seat_knows(
    game_map: Callable[[], Board], every: int, tickets: float, seats: int
) -> None:
    """(T4.1, T4.2) Through whole games, for every seat and the spectators."""
    e = Engine(game_map(), seats)
    source = random.Random(seats)
    seed = 0
    while True:
        go_on(e, source, tickets, every)
        for seat in range(SPECTATOR, seats):
            seed += 1
            check_guess(e, seat, seed)
        if e.over:
            break


def test_a_guess_fits_after_more_decks_than_are_kept_apart() -> None:
    """Europe with 22 cards, so that they are shuffled again and again."""
    data = json.loads(europe().text) | {"cards_per_colour": 2, "locomotives": 6, "hand": 1}
    e = Engine(board(data), 3)
    source = random.Random(3)
    joined = 0
    while joined < 4:
        before = e.p["blind"][EPOCHS - 2].copy()
        go_on(e, source, 0.01, 1)
        assert not e.over
        joined += int((before != e.p["blind"][EPOCHS - 2]).any() and e.p["epoch"] == EPOCHS - 1)
    for seat in range(SPECTATOR, 3):
        for seed in range(20):
            check_guess(e, seat, seed)


def test_a_game_goes_on_from_a_guess() -> None:
    for seed in range(6):
        e = Engine(small(), 3)
        source = random.Random(seed)
        go_on(e, source, 0.3, 10 + 5 * seed)
        twin = guess(e, seed % 4 - 1, seed)
        while not twin.over:
            go_on(twin, source, 0.3, 3)
            check_material(twin)
            check_guess(twin, 1, seed)


# ---- distribution: every world is as likely as its history -------------------------------------------------


def compare(e: Watched, observer: int, worlds: Worlds, look: Callable[[Engine], Any]) -> None:
    """Chi-square of guesses against the worlds; the seeds are fixed, the bound is five deviations."""
    samples = SAMPLES if len(worlds) > 1 else 10
    O = observed(e, observer)  # noqa: E741
    twin = Engine(e.board, e.seats)
    found: Counter[Any] = Counter()
    world: dict[bytes, Any] = {}
    for seed in range(samples):
        determinize(e.board.record, O, twin.S, seed * 7919)
        key = b"".join(twin.s[field].tobytes() for field in HIDDEN)
        if key not in world:
            world[key] = look(twin)
        found[world[key]] += 1
    assert look(e) in worlds
    assert set(found) <= set(worlds), "worlds that could not have led to what was seen"
    likely = {world: chance for world, chance in worlds.items() if chance * samples >= 5}
    rest = 1 - sum(likely.values())
    square = sum((found[w] - samples * c) ** 2 / (samples * c) for w, c in likely.items())
    if rest * samples >= 5:
        others = samples - sum(found[w] for w in likely)
        square += (others - samples * rest) ** 2 / (samples * rest)
    freedom = len(likely) - (rest * samples < 5)
    assert square < freedom + 5 * sqrt(2 * freedom) + 5, (
        f"{len(worlds)} worlds, chi-square {square:.0f} with {freedom} degrees of freedom"
    )


@pytest.mark.parametrize(("seats", "hand", "locomotives"), [(2, 2, 3), (3, 1, 2)])
@pytest.mark.parametrize("seed", range(4))
def test_hands_and_deck_are_as_likely_as_their_history(
    seats: int, hand: int, locomotives: int, seed: int
) -> None:
    """Random games of few cards, looked at by everybody: laid down, declined, shuffled again."""
    few = small(cards_per_colour=2, locomotives=locomotives, hand=hand, trains=20, tunnel_cards=1)
    e = Watched(few, seats)
    source = random.Random(100 * seats + seed)
    for _ in range(5):
        go_on(e, source, 0.05, 4)
        for observer in range(SPECTATOR if seats == 2 else 0, seats):
            compare(e, observer, card_worlds(e, observer), cards_of)


@entry
def walk(O: Records[Observation], S: Records[State], slots: Ints, first: Ints, seed: int) -> None:  # noqa: E741
    conditions = np.zeros((4, 3), np.int64)
    at = np.zeros(SEATS * CARDS + 1, np.int64)
    determinize_cards._make_conditions(O[0], conditions, at)
    bound = np.zeros((4, 3), np.int64)
    n = determinize_cards._list_bound(O[0], slots, first, conditions, at, bound)
    determinize_cards._count_slack(slots, conditions, at)
    S[0].rng = seed
    determinize_cards._walk(S[0], slots, conditions, at, bound, n)


def test_the_walk_leaps_where_single_exchanges_do_not_lead() -> None:
    """Of two decks with a red and a blue card each, two seats drew one each, and each laid down both colours.
    So each had red of one deck and blue of the other: no exchange within one deck leads from one to the other
    of these worlds."""
    O = np.zeros(1, OBSERVATION)  # noqa: E741
    p = O["pub"][0]
    O["seat"], p["seats"], p["epoch"], p["forced_n"] = SPECTATOR, 2, 1, 4
    p["hidden"][:2, :2], p["blind"][:2, :2] = 1, 1
    p["forced"][:4] = [seat | kind << 3 | 1 << 7 | 2 << 19 for seat in (0, 1) for kind in (0, 1)]
    first = np.full((EPOCHS + 1, SEATS + 1), 4)
    first[0, :2], first[0, 2:], first[1, :2] = [0, 1], 2, [2, 3]
    other = 0
    for seed in range(400):
        slots = np.array([[0, 0, 0], [1, 0, 1], [0, 1, 1], [1, 1, 0]])
        walk(O, np.zeros(1, STATE), slots, first, seed)
        assert slots[:, 2].tolist() in ([0, 1, 1, 0], [1, 0, 0, 1])
        other += int(slots[0, 2])
    assert 150 < other < 250


TICKETS = """
    ash-pine 9 long     birch-oak 8 long
    ash-oak 4           birch-elm 3         cedar-fir 5         cedar-oak 4         elm-pine 6
    fir-oak 5           birch-hazel 5
"""
DEALS = [
    {"long": 1, "regular": 1, "keep": 1},
    {"long": 0, "regular": 1, "keep": 0},
    {"long": 1, "regular": 2, "keep": 2},
]


@pytest.mark.parametrize("deal", range(3))
@pytest.mark.parametrize("seed", range(4))
def test_tickets_are_as_likely_as_their_history(deal: int, seed: int) -> None:
    """Looked at through whole games of ticket hunters: put back, offered to another, put back again."""
    draw = {"draw": 2 + seed % 2, "keep": 1}
    e = Watched(small(seats=[2, 2], ticket_text=TICKETS, first_tickets=DEALS[deal], draw_tickets=draw), 2)
    source = random.Random(10 * seed + deal)
    for _ in range(9):
        go_on(e, source, 0.9, 1)
        for observer in range(SPECTATOR, 2):
            worlds: Worlds = defaultdict(float)
            for world, chance in ticket_worlds(e, observer).items():
                worlds[world[1:]] += chance
            compare(e, observer, worlds, tickets_of)


def test_what_a_seat_is_offered_tells_what_another_kept() -> None:
    """(T4.1) Seat 0 puts one ticket back; seat 1 is offered it with three others, keeps one, and puts three
    back. Of these seat 0 then sees one, and it is another: so the first is a little likelier to be kept."""
    text = """ash-pine 9 long  birch-oak 8 long  elm-fir 7 long
        ash-oak 4 birch-elm 3 cedar-fir 5 cedar-oak 4 elm-pine 6 fir-oak 5
        birch-hazel 5 ash-fir 6 ash-hazel 4 ash-elm 2 birch-fir 3 cedar-hazel 4"""
    first = {"long": 1, "regular": 0, "keep": 1}
    draw = {"draw": 4, "keep": 1}
    e = Watched(small(seats=[3, 3], ticket_text=text, first_tickets=first, draw_tickets=draw), 3)
    while not e.to_act:
        e.resolve(next(iter(e.pool())))
    for seat in range(3):
        e.act(e.legal(seat)[0], seat=seat)
    names = [t for t in e.board.tickets if e.board.ticket_number[t] > 2]

    def take(offer: list[str], kept: list[str]) -> None:
        e.act("tickets", *(f"offer {t}" for t in offer))
        e.act(" ".join(["keep", *sorted(kept, key=offer.index)]))

    def draw_cards() -> None:
        for _ in range(2):
            e.act("blind")
            e.resolve(next(iter(e.pool())))

    take(names[:4], names[:3])
    take(names[4:8], names[4:5])
    take(names[8:], names[8:9])
    draw_cards()
    take([names[3], *names[5:8]], names[5:6])
    draw_cards()
    e.act("tickets", *(f"offer {t}" for t in [*names[9:], names[6]]))
    worlds: Worlds = defaultdict(float)
    for world, chance in ticket_worlds(e, 0).items():
        worlds[names[3] in world[-1][1]] += chance
    assert worlds[True] == pytest.approx(1 / 3), "a quarter before it was seen"
    compare(e, 0, worlds, lambda game: names[3] in tickets_of(game)[-1][1])


def test_cards_and_tickets_tell_nothing_of_each_other() -> None:
    """Each pair of worlds is as likely as both together."""
    few = small(seats=[2, 2], ticket_text=TICKETS, cards_per_colour=2, locomotives=2, hand=1, trains=20)
    looked = 0
    for seed in range(30):
        e = Watched(few, 2)
        go_on(e, random.Random(seed), 0.5, 10)
        cards = card_worlds(e, 1)
        tickets: Worlds = defaultdict(float)
        for world, chance in ticket_worlds(e, 1).items():
            tickets[world[1:]] += chance
        if 1 < len(cards) < 40 and 1 < len(tickets) < 40:
            looked += 1
            both = {(c, t): p * q for c, p in cards.items() for t, q in tickets.items()}
            compare(e, 1, both, lambda game: (cards_of(game), tickets_of(game)))
    assert looked > 3
