"""List and problem agree on the whole space of actions; material is conserved; every game ends."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.games.ticket_to_ride.engine import NO_OPTIONS, Engine, europe
from tests.games.ticket_to_ride.small_map import small

from wissel.games.ticket_to_ride import entries
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.problems import BAD_NUMBER, BAD_OUTCOME, NOT_YOUR_TURN, OK
from wissel.games.ticket_to_ride.state import ACTIONS, CLAIM, NONE, STATE, STATION, TURN


def check_space(e: Engine) -> None:
    """Every seat that must decide: the list holds, ascending, just the actions without a problem."""
    m = e.board.record
    for seat in range(e.seats):
        allowed = [a for a in range(ACTIONS) if entries.problem(m, e.S, seat, a) == OK]
        assert e.legal_numbers(seat) == allowed
        assert bool(allowed) == (seat in e.to_act)


def check_material(e: Engine) -> None:
    """(T1.1, T1.2) Cards of each kind, trains, tickets; and no seat beyond the table has anything."""
    m, p, s = e.board.record[0], e.p, e.s
    row = p["row"][p["row"] != NONE]
    cards = s["deck"] + p["discard"] + p["laid"] + p["turned"] + s["hand"].sum(axis=0)
    cards = cards + np.bincount(row, minlength=9)
    assert cards.tolist() == [m["cards_per_colour"]] * 8 + [m["locomotives"]]
    assert min(s["deck"].min(), p["discard"].min(), s["hand"].min(), p["shown"].min()) >= 0
    assert (p["shown"] <= s["hand"]).all(), "what a hand must hold it holds"
    assert s["hand"].sum(axis=1).tolist() == p["hand_n"].tolist()
    assert (s["deck"].sum(), p["discard"].sum()) == (p["deck_n"], p["discard_n"])
    gaps = len(row) < 5
    assert not gaps or p["phase"] > 5 or p["deck_n"] + p["discard_n"] == 0, (
        "gaps only while there is no card (T2.5)"
    )
    for seat in range(e.seats):
        own = np.flatnonzero(p["owner"] == seat)
        assert p["trains"][seat] + m["length"][own].sum() == m["trains"]
        assert p["points"][seat] == m["points"][m["length"][own]].sum()
        assert p["built"][seat] == (p["station"] == seat).sum() <= m["stations"]
        assert not (set(own.tolist()) & set(m["twin"][own].tolist())), (
            "nobody owns both routes of a double (T2.9)"
        )
    check_tickets(e)


def check_tickets(e: Engine) -> None:
    """No ticket is in two places."""
    p, s = e.p, e.s
    places = [e.tickets_of(s["tickets"]), {e.board.tickets[t] for t in s["under"] if t != NONE}]
    places += [{e.board.tickets[t] for t in s["offer"][seat] if t != NONE} for seat in range(e.seats)]
    places += [e.tickets_of(s["kept"][seat]) for seat in range(e.seats)]
    assert len(set().union(*places)) == sum(map(len, places))
    assert (len(places[0]), len(places[1])) == (p["tickets_n"], p["under_n"])


def play(board: Board, seats: int, seed: int, every: int) -> Engine:
    """A uniformly random game by numbers; the space is checked at every `every`-th decision."""
    e = Engine(board, seats)
    source = random.Random(seed)
    m = board.record
    decisions = 0
    while not e.over:
        if entries.chance(m, e.S, e.pool_out):
            counts = e.pool_out.tolist()
            assert entries.resolve(m, e.S, source.choices(range(len(counts)), counts)[0]) == OK
            continue
        check_material(e)
        if decisions % every == 0:
            check_space(e)
        decisions += 1
        seat = source.choice(e.to_act)
        assert entries.apply(m, e.S, seat, choose(e.legal_numbers(seat), source)) == OK
    check_material(e)
    check_space(e)
    assert e.to_act == []
    assert e.p["turns"] <= 250 * seats
    return e


def choose(legal: list[int], source: random.Random) -> int:
    """Uniform, but often a claim and seldom a station."""
    claims = [a for a in legal if a >= CLAIM]
    others = [a for a in legal if not STATION <= a < CLAIM]
    if claims and source.random() < 0.6:
        return source.choice(claims)
    return source.choice(others if others and source.random() < 0.95 else legal)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_list_and_problem_agree_and_material_is_conserved_in_europe(seats: int) -> None:
    play(europe(), seats, seats, 40)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_list_and_problem_agree_and_material_is_conserved_on_the_small_map(seats: int) -> None:
    for seed in range(3):
        play(small(), seats, seed, 12)


def test_numbers_from_outside_are_refused() -> None:
    e = Engine(europe(), 3)
    m = e.board.record
    for outcome in (-1, 9, 10_000):
        assert entries.resolve(m, e.S, outcome) == BAD_OUTCOME
    before = e.S.tobytes()
    for seat in (-1, 3, 5, 1_000):
        assert entries.problem(m, e.S, seat, 0) == NOT_YOUR_TURN
        assert entries.apply(m, e.S, seat, 0) == NOT_YOUR_TURN
        assert entries.legal(m, e.S, seat, e.out) == 0
    for action in (-1, ACTIONS, 10**12):
        assert entries.problem(m, e.S, 0, action) == BAD_NUMBER
        assert entries.apply(m, e.S, 0, action) == BAD_NUMBER
    assert e.S.tobytes() == before


def test_a_refused_action_changes_nothing() -> None:
    e = Engine(small(), 2)
    source = random.Random(3)
    while e.p["phase"] != TURN:
        pool = list(e.pool())
        if pool:
            e.resolve(source.choice(pool))
        else:
            e.act(e.legal(e.to_act[0])[0])
    before = e.S.tobytes()
    legal = set(e.legal_numbers(e.to_act[0]))
    for action in range(0, ACTIONS, 3):
        if action not in legal:
            assert entries.apply(e.board.record, e.S, e.to_act[0], action) != OK
    assert e.S.tobytes() == before


def test_an_outcome_that_the_pool_does_not_hold_is_refused() -> None:
    board = small(locomotives=0)
    e = Engine(board, 2)
    assert entries.resolve(board.record, e.S, 8) == BAD_OUTCOME
    while not e.to_act:
        outcomes = {text.split()[-1] for text in e.pool()}
        if next(iter(e.pool())).startswith("long"):
            regular = board.ticket_number["ash-oak"]
            assert entries.resolve(board.record, e.S, regular) == BAD_OUTCOME
        assert len(outcomes) == len(e.pool())
        e.resolve(next(iter(e.pool())))
    assert entries.resolve(board.record, e.S, 0) == BAD_OUTCOME, "nothing is to be drawn"


@pytest.mark.parametrize("seats", [2, 5])
def test_simulated_games_of_every_map_end(seats: int) -> None:
    for board in (europe(), small(), small(locomotives=0, redeal_at=6), small(tunnel_cards=5, stations=0)):
        S = np.zeros(1, STATE)
        assert entries.playouts(board.record, S, seats, NO_OPTIONS, 5, 40) > 40
        assert entries.is_over(S)
    assert entries.playouts(small(seats=[2, 4]).record, np.zeros(1, STATE), 5, NO_OPTIONS, 5, 1) == -1
