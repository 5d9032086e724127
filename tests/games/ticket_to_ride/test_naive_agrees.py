"""The engine and the naive second implementation play the same games and agree at every decision and draw."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.ticket_to_ride.engine import Engine, europe
from tests.games.ticket_to_ride.naive import Naive
from tests.games.ticket_to_ride.naive_allowed import LOCO, Decide, Draw
from tests.games.ticket_to_ride.small_map import EUROPE, small

from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.state import ALL_PASSED, EPOCHS, LAST_ROUND, NONE, TOO_LONG

REASONS = {"last_round": LAST_ROUND, "all_passed": ALL_PASSED, "too_long": TOO_LONG}


def none_is(number: int, name: Any) -> Any:
    return None if number == NONE else name


def compare_cards(e: Engine, naive: Naive) -> None:
    p = e.p
    assert e.deck == +naive.deck
    assert p["deck_n"] == naive.deck.total()
    assert e.discards == +naive.discards
    assert p["discard_n"] == naive.discards.total()
    assert [none_is(k, e.board.cards[k]) for k in p["row"].tolist()] == naive.row
    for seat in range(naive.seats):
        assert e.hand(seat) == +naive.hands[seat]
        assert p["hand_n"][seat] == naive.hands[seat].total()
        assert e.counter(p["shown"][seat]) == +naive.known[seat]
    compare_decks(e, naive)
    assert e.counter(p["laid"]) == naive.laid
    assert e.counter(p["turned"]) == naive.turned
    if isinstance(naive.ask, Decide):
        assert p["extra"] == naive.due
        tunnel = none_is(p["route"], (e.board.routes[p["route"]], e.board.cards[p["paint"]]))
        assert tunnel == naive.tunnel


def compare_decks(e: Engine, naive: Naive) -> None:
    """What everybody may know of the decks of which somebody drew blind; the oldest are taken together."""
    p = e.p
    decks = [deck for deck in naive.decks[:-1] if any(deck[1])] + naive.decks[-1:]
    early = len(decks) - EPOCHS + 1 if len(decks) > EPOCHS else 1
    joined = sum((hidden for hidden, _ in decks[:early]), Counter())
    assert p["epoch"] == len(decks) - early
    found = [e.counter(p["hidden"][k]) for k in range(p["epoch"] + 1)]
    assert found == [joined, *(+hidden for hidden, _ in decks[early:])]
    for seat in range(naive.seats):
        drawn = [blind[seat] for _, blind in decks]
        assert p["blind"][: p["epoch"] + 1, seat].tolist() == [sum(drawn[:early]), *drawn[early:]]


def compare_tickets(e: Engine, naive: Naive) -> None:
    p, s = e.p, e.s
    assert e.tickets_of(s["tickets"]) == naive.ticket_deck
    assert p["tickets_n"] == len(naive.ticket_deck)
    under: dict[int, set[str]] = {}
    for t, group in zip(s["under"][: p["under_n"]].tolist(), p["under_group"].tolist(), strict=False):
        under.setdefault(group, set()).add(e.board.tickets[t])
    assert list(under.values()) == naive.under
    assert (s["under"][p["under_n"] :] == NONE).all()
    for seat in range(naive.seats):
        assert [e.board.tickets[t] for t in s["offer"][seat].tolist() if t != NONE] == naive.offers[seat]
        assert e.tickets_of(s["kept"][seat]) == naive.kept[seat]
        if isinstance(naive.ask, Decide):
            counts = p["offer_n" if naive.ask.kind == "choose" else "kept_n"]
            assert counts[seat] == naive.counts[seat]
    assert [seat for seat in range(naive.seats) if p["chosen"][seat]] == sorted(naive.chosen)


def compare_board(e: Engine, naive: Naive) -> None:
    p = e.p
    assert e.owners == naive.owner
    stations = {c: p["station"][i] for i, c in enumerate(e.board.cities) if p["station"][i] != NONE}
    assert stations == naive.station
    for seat in range(naive.seats):
        assert p["trains"][seat] == naive.trains[seat]
        assert p["built"][seat] == naive.built(seat)
        assert p["points"][seat] == naive.points[seat]
    assert (p["turns"], p["passes"], p["seat"]) == (naive.turns, naive.passes, naive.seat)
    assert p["start_seat"] == naive.start
    assert p["last"] == (naive.last or 0)


def compare_nets(e: Engine, naive: Naive) -> None:
    """What the engine keeps up to date, worked out anew."""
    p = e.p
    for seat in range(naive.seats):
        free = e.routes_of(p["open"][seat])
        assert free == {r for r in naive.routes if naive.is_open(seat, r)}
        net = p["net"][seat].tolist()
        for i, a in enumerate(e.board.cities):
            for j, b in enumerate(e.board.cities[:i]):
                assert (net[i] == net[j]) == naive.joined(seat, a, b)


def compare_problems(e: Engine, naive: Naive, seat: int) -> None:
    """Legal for both, or the engine's one reason is among all that are true; for every seat."""
    for action in naive.actions(seat):
        reasons = naive.against(seat, action)
        problem = e.problem(seat, action)
        assert (problem in reasons) if problem else not reasons, (action, problem, reasons)


def compare_end(e: Engine, naive: Naive) -> None:
    assert e.over
    assert e.p["reason"] == REASONS[naive.reason or ""]
    compare_board(e, naive)
    for seat, score in enumerate(naive.scores()):
        found = {
            name: e.s[name][seat] for name in ("ticket_points", "done", "path", "express", "total", "rank")
        }
        assert {**found, "borrowed": e.borrowed(seat), "built": e.p["built"][seat]} == score


def choose(legal: list[str], source: random.Random, weights: Mapping[str, float]) -> str:
    """Uniform over kinds of action with their weights, then over the actions of the kind."""
    kinds = sorted({action.split()[0] for action in legal})
    kind = source.choices(kinds, [weights.get(k, 1) for k in kinds])[0]
    return source.choice([action for action in legal if action.split()[0] == kind])


def play_both(
    board: Board,
    seats: int,
    seed: int,
    *,
    every: int,
    weights: Mapping[str, float] | None = None,
    wild: float = 1,
) -> tuple[Naive, Counter[str]]:
    """Random legal play to the end. `wild`: weight of locomotives in draws. Returns what was done how often.

    Legal lists and states are compared always; nets and all problems at every `every`-th decision.
    """
    source = random.Random(seed)
    e, naive = Engine(board, seats), Naive(board.text, seats)
    done: Counter[str] = Counter()
    while naive.ask is not None:
        if isinstance(naive.ask, Draw):
            words = naive.ask.words
            assert e.pool() == Counter({f"{words} {name}": n for name, n in naive.ask.pool.items()})
            assert not e.to_act
            names = sorted(naive.ask.pool)
            weigh = [naive.ask.pool[name] * (wild if name == LOCO else 1) for name in names]
            outcome = f"{words} {source.choices(names, weigh)[0]}"
            done[words.split()[0]] += 1
            e.resolve(outcome)
            naive.answer(outcome)
            continue
        assert e.to_act == sorted(naive.ask.seats)
        assert not e.pool()
        compare_cards(e, naive)
        compare_tickets(e, naive)
        compare_board(e, naive)
        seat = source.choice(e.to_act)
        legal = e.legal(seat)
        assert len(legal) == len(set(legal))
        assert set(legal) == naive.legal(seat)
        if sum(done.values()) % every == 0:
            compare_nets(e, naive)
            for other in range(seats):
                compare_problems(e, naive, other)
        action = choose(legal, source, weights or {})
        done[action.split()[0]] += 1
        e.act(action, seat=seat)
        naive.answer(action, seat)
    compare_end(e, naive)
    return naive, done


BUILD = {"claim": 5, "station": 0.4, "tickets": 0.3}
HOARD = {"claim": 0.15, "station": 0.2, "tickets": 0.5}
"""Keeps cards in the hands, so that deck and discards run out."""
DIG = {"claim": 0.6, "station": 0.01, "tickets": 0.1, "decline": 0.2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_engine_and_naive_rules_agree_on_random_games_in_europe(seats: int) -> None:
    _, done = play_both(europe(), seats, seats, every=150, weights=BUILD)
    assert done["claim"] > 10
    assert done["reveal"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_engine_and_naive_rules_agree_on_random_games_on_the_small_map(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed, weights in enumerate([BUILD, HOARD, BUILD, HOARD]):
        _, done = play_both(small(), seats, 100 * seats + seed, every=7, weights=weights, wild=1 + seed % 3)
        seen += done
    for kind in ("claim", "station", "decline", "offer", "blind", "face"):
        assert seen[kind] > 0, kind
    assert seats < 4 or seen["pass"] > 0


def test_engine_and_naive_rules_agree_on_games_with_many_tunnels() -> None:
    board = small(cards_per_colour=6, locomotives=9, trains=20, tunnel_cards=3)
    seen: Counter[str] = Counter()
    for seed in range(6):
        seen += play_both(board, 2 + seed % 4, seed, every=15, weights=DIG)[1]
    assert seen["pay"] > 3
    assert seen["decline"] > 3


@pytest.mark.parametrize(
    "changes",
    [
        EUROPE | {"trains": 12, "cards_per_colour": 3, "locomotives": 6},
        {"first_tickets": {"long": 0, "regular": 1, "keep": 0}, "stations": 0},
        {"first_tickets": {"long": 1, "regular": 0, "keep": 1}, "tunnel_cards": 5, "stations": 4},
        {"tunnel_cards": 0, "redeal_at": 1, "locomotives": 9},
        {"redeal_at": 6, "locomotives": 0, "doubles_open_from": 6, "draw_tickets": {"draw": 4, "keep": 1}},
        {"redeal_at": 3, "locomotives": 14, "trains": 30, "last_round_at": 29},
    ],
)
def test_engine_and_naive_rules_agree_whatever_a_map_declares(changes: dict[str, Any]) -> None:
    board = small(**changes)
    for seed in range(4):
        play_both(board, 2 + seed % 4, seed, every=9, weights=[BUILD, HOARD][seed % 2], wild=2)
