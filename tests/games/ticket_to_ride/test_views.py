"""What a seat is shown: the same as the rules say, worked out a second time here (T3, T4)."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any, cast

import msgspec
import numpy as np
import pytest
from tests.games.ticket_to_ride.engine import LOCO, Engine, europe, position
from tests.games.ticket_to_ride.naive_score import longest_trail
from tests.games.ticket_to_ride.small_map import small
from tests.games.ticket_to_ride.suite import towards_the_end

from wissel.core.conformance import Setting, random_game
from wissel.core.game import SPECTATOR
from wissel.core.play import Play
from wissel.core.problems import Problem
from wissel.games.ticket_to_ride import offer, outlook, show
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE
from wissel.games.ticket_to_ride.state import CARDS
from wissel.games.ticket_to_ride.view import Known, LikelyTicket, Menu, PrivateView, PublicView

MOST_BYTES = 20_000


@cache
def game(map_id: str, seats: int, seed: int = 11) -> list[Play]:
    """Every moment of a random game."""
    plays: list[Play] = []
    board = small() if map_id == "small" else europe()
    setting = Setting(TICKET_TO_RIDE_EUROPE, board, seats, {})
    random_game(setting, seed, lambda play: plays.append(play.copy()), towards_the_end)
    return plays


def public(e: Engine) -> PublicView:
    return show.public_view(e.board, e.seen(SPECTATOR))


def private(e: Engine, seat: int = 0) -> PrivateView:
    return show.private_view(e.board, e.seen(seat))


def menu(e: Engine, seat: int = 0) -> Menu:
    return offer.menu(e.board, e.seen(seat))


def view(play: Play) -> PublicView:
    return cast("PublicView", play.public_view())


each_game = pytest.mark.parametrize(
    ("map_id", "seats"), [("small", 2), ("small", 5), ("europe", 2), ("europe", 4)]
)

# ---- the menu --------------------------------------------------------------------------------------------


@each_game
def test_the_menu_offers_what_is_legal_and_nothing_else(map_id: str, seats: int) -> None:
    for play in game(map_id, seats)[::7]:
        for seat in play.to_act:
            assert sorted(leaves(cast("Menu", play.menu(seat)), play)) == sorted(play.legal(seat))


def leaves(told: Menu, play: Play) -> list[str]:
    """Every action that a player can put together from the menu."""
    found = [leaf.action for leaf in (*told.row, told.blind, told.tickets, told.skip) if leaf.problem is None]
    found += [leaf.action for leaf in told.extra if leaf.problem is None]
    if told.decline is not None and told.decline.problem is None:
        found.append(told.decline.action)
    routes = json.loads(play.map.text)["routes"]
    for route, choice in zip(routes, told.routes, strict=False):
        if choice.ways is not None:
            found += [f"claim {route['id']} {told.payments[k]}" for k in told.ways[choice.ways]]
    if told.station.ways is not None:
        payments = [told.payments[k] for k in told.ways[told.station.ways]]
        found += [f"station {city} {payment}" for city in told.station.cities for payment in payments]
    if told.keep is not None:
        for size in range(told.keep.least, len(told.keep.offer) + 1):
            found += [" ".join(["keep", *chosen]) for chosen in combinations(told.keep.offer, size)]
    return found


@each_game
def test_a_route_that_cannot_be_claimed_says_why(map_id: str, seats: int) -> None:
    for play in game(map_id, seats)[::11]:
        if view(play).phase != "turn":
            continue
        seat = play.to_act[0]
        told = cast("Menu", play.menu(seat))
        for route, choice in zip(json.loads(play.map.text)["routes"], told.routes, strict=True):
            assert (choice.problem is None) == (choice.ways is not None)
            if choice.problem is not None:
                locomotives = " ".join([LOCO] * route["length"])
                refused = play.problem(seat, f"claim {route['id']} {locomotives}")
                said = told.problems[choice.problem]
                # with locomotives alone it is too few of them, where any cards would be too few
                cards = {"TOO_FEW_CARDS", "TOO_FEW_LOCOMOTIVES"}
                assert said == refused or {said.code, refused.code if refused else ""} <= cards


@each_game
def test_a_menu_is_small(map_id: str, seats: int) -> None:
    for play in game(map_id, seats)[::5]:
        for seat in play.to_act:
            assert len(msgspec.json.encode(play.menu(seat))) <= MOST_BYTES


def test_a_menu_is_small_with_every_card_of_the_game_but_the_row() -> None:
    hand = " ".join(f"{card} " * 11 for card in europe().cards[:5])
    hand += " ".join(f"{card} " * 12 for card in europe().cards[5:8]) + "loco " * 14
    e = position(europe(), hands=[hand], deck="")
    told = menu(e)
    assert all(choice.ways is not None for choice in told.routes)
    assert len(msgspec.json.encode(told)) <= MOST_BYTES


def test_T2_7_the_fewest_locomotives_come_first_and_then_the_colour_of_which_one_has_most() -> None:
    e = position(europe(), hands=["red red red blue blue blue blue loco loco"])
    told = menu(e)
    gray = europe().route_number["marseille-paris-gray"]
    ways = told.routes[gray].ways
    assert ways is not None
    assert [told.payments[k] for k in told.ways[ways]][:3] == [
        "blue blue blue blue",
        "blue blue blue locomotive",
        "red red red locomotive",
    ]


def test_T2_15_a_station_says_what_is_missing() -> None:
    nothing = position(europe(), hands=["", "red"])
    assert menu(nothing).station.problem == nothing_but("TOO_FEW_CARDS")
    all_built = position(europe(), hands=["red red red red"])
    all_built.build(0, "paris", "wien", "roma")
    assert menu(all_built).station.problem == nothing_but("NO_STATION_LEFT")


def nothing_but(code: str) -> Any:
    return Problem(code)


# ---- tunnels ---------------------------------------------------------------------------------------------


def test_T4_3_the_odds_of_a_tunnel_are_those_of_the_cards_that_are_not_seen() -> None:
    """Two cards in the deck, none hidden elsewhere, one red card among the discards: all draws counted."""
    e = position(europe(), hands=["yellow yellow"], deck="yellow green", discards="yellow red red")
    e.p["hand_n"][1] = 0
    pool = ["yellow", "green"], ["yellow", "red", "red"]
    counted = Counter[int]()
    for third in pool[1]:
        counted[sum(card == "yellow" for card in (*pool[0], third))] += 1
    hidden = [0] * 9
    for card in pool[0]:
        hidden[e.board.card_number[card]] += 1
    found = offer.odds(e.board, e.seen(0), hidden, e.board.card_number["yellow"])
    assert found == [round(counted[k] / 3, 4) for k in range(4)]


def test_T4_3_the_odds_know_what_the_deck_was_made_of() -> None:
    """The last two of the old deck are drawn, and the nine white discards are the new one."""
    e = position(europe(), hands=["yellow yellow", "red"], deck="green green", discards="white " * 9)
    e.act("blind", "draw green")
    e.act("blind", "draw green")
    e.act("blind", "draw white")
    e.act("blind", "draw white")
    (yellow,) = [told.chances for told in menu(e).odds if told.colour == "yellow"]
    assert yellow == [1, 0, 0, 0]
    assert (e.deck, public(e).deck) == (Counter(white=7), 7)
    assert public(e).unturned == [9 if card == "white" else 0 for card in e.board.cards]
    assert [seat.blind for seat in public(e).seats] == [0, 2]


@pytest.mark.parametrize("seats", [4, 5])
def test_T4_1_the_deck_that_is_expected_is_that_of_the_guesses(seats: int) -> None:
    """Late in a game, when others have shown what they must have drawn of earlier decks."""
    errors = []
    guess = game("europe", seats)[0].copy()
    for play in game("europe", seats)[150::11]:
        (seat, *_) = play.to_act or [0]
        seen = play.observation(seat)
        if play.is_over or seen["pub"][0]["epoch"] == 0 or seen["pub"][0]["deck_n"] < 3:
            continue
        expected = np.empty(CARDS)
        outlook.deck(seen, expected)
        mean = np.zeros(CARDS)
        for seed in range(200):
            play.game.kernel.determinize(play.map.record, seen, guess.state, seed)
            mean += guess.state["deck"][0] / 200
        errors.append(np.abs(expected / expected.sum() - mean / mean.sum()).mean())
    assert len(errors) > 3
    assert np.mean(errors) < 0.012


def test_T2_11_odds_stand_for_each_colour_in_which_a_tunnel_can_be_paid_for() -> None:
    told = menu(position(europe(), hands=["pink pink red"]))
    assert [odds.colour for odds in told.odds] == ["pink"]
    assert sum(told.odds[0].chances) == pytest.approx(1, abs=0.001)
    assert menu(position(europe(), hands=["pink"])).odds == []


# ---- tickets ---------------------------------------------------------------------------------------------


def test_a_ticket_shows_the_way_that_needs_the_fewest_trains() -> None:
    e = position(europe(), tickets={0: ["brest-venezia"]})
    ticket = private(e).tickets[0]
    assert (ticket.done, ticket.trains) == (False, sum(lengths(ticket.way)))
    assert ticket.trains == shortest(e, "brest", "venezia") == 8
    e.own(0, "brest-paris-black")
    after = private(e).tickets[0]
    assert after.trains == shortest(e, "paris", "venezia")
    assert "brest-paris-black" not in (after.way or [])


def lengths(routes: list[str] | None) -> list[int]:
    return [route.length for route in europe().data.routes if route.id in (routes or [])]


def shortest(e: Engine, a: str, b: str) -> int:
    """By relaxing every route until nothing changes."""
    far = dict.fromkeys(e.board.cities, 999)
    far[a] = 0
    for _ in e.board.cities:
        for route in e.board.data.routes:
            cost = 0 if e.owners.get(route.id) == 0 else 999 if route.id in e.owners else route.length
            far[route.a] = min(far[route.a], far[route.b] + cost)
            far[route.b] = min(far[route.b], far[route.a] + cost)
    return far[b]


def test_a_ticket_whose_trains_do_not_reach_has_no_way() -> None:
    e = position(europe(), tickets={0: ["cadiz-stockholm"]})
    e.p["trains"][0] = 5
    assert private(e).tickets[0].way is None


def test_T3_3_a_ticket_that_a_station_completes_is_not_done_by_own_routes() -> None:
    e = position(europe(), tickets={0: ["paris-wien"]})
    e.own(0, "munchen-wien-orange")
    e.own(1, "frankfurt-munchen-pink")
    e.own(0, "frankfurt-paris-white")
    assert not private(e).tickets[0].with_stations
    e.build(0, "munchen")
    ticket = private(e).tickets[0]
    assert (ticket.done, ticket.with_stations) == (False, True)


# ---- what could be known of the others -------------------------------------------------------------------

PARIS_TO_WIEN = ("frankfurt-paris-white", "frankfurt-munchen-pink", "munchen-wien-orange")


def likely(e: Engine, seat: int = 0) -> dict[int, list[LikelyTicket]]:
    told = show.known(e.board, e.seen(seat))
    assert isinstance(told, Known)
    return {one.seat: one.tickets for one in told.seats}


def test_routes_tell_of_a_ticket_whose_way_they_build() -> None:
    e = position(europe(), tickets={0: ["berlin-london"], 1: ["edinburgh-paris"]})
    assert likely(e) == {1: []}
    e.own(1, *PARIS_TO_WIEN[1:])
    assert likely(e) == {1: [LikelyTicket("paris-wien", 0.62)]}
    e.own(1, PARIS_TO_WIEN[0])
    assert likely(e)[1][0] == LikelyTicket("paris-wien", 1)
    assert likely(e, 1) == {0: []}


def test_no_more_tickets_are_likely_than_a_seat_has_and_none_of_ones_own() -> None:
    e = position(europe(), tickets={0: ["paris-wien"], 1: ["edinburgh-paris"]})
    e.own(1, *PARIS_TO_WIEN, "venezia-zurich-green", "marseille-zurich-pink")
    told = likely(e)[1]
    assert len(told) == 1
    assert told[0].ticket != "paris-wien"


# ---- the end ---------------------------------------------------------------------------------------------


@each_game
def test_T3_the_lines_of_a_score_add_up_and_the_path_is_a_trail(map_id: str, seats: int) -> None:
    for seed in (1, 2, 3):
        play = game(map_id, seats, seed)[-1]
        result = view(play).result
        assert result is not None
        routes = {route["id"]: route for route in json.loads(play.map.text)["routes"]}
        for seat, line in enumerate(result.seats):
            assert line.total == line.routes + line.ticket_points + line.stations + line.express
            assert line.ticket_points == sum(ticket.points for ticket in line.tickets)
            assert len(set(line.path)) == len(line.path)
            assert line.spaces == sum(routes[r]["length"] for r in line.path)
            assert joined_end_to_end([routes[r] for r in line.path])
            owned = [r for r, owner in zip(routes, view(play).owners, strict=True) if owner == seat]
            assert set(line.path) <= set(owned)
            if len(owned) <= 9:
                lines = [(routes[r]["a"], routes[r]["b"], routes[r]["length"]) for r in owned]
                assert line.spaces == longest_trail(lines)


def joined_end_to_end(path: list[dict[str, Any]]) -> bool:
    """Can one go over these routes in their order?"""
    for start in (path[0]["a"], path[0]["b"]) if path else ():
        here: str | None = start
        for route in path:
            here = {route["a"]: route["b"], route["b"]: route["a"]}.get(here or "")
        if here is not None:
            return True
    return not path


def test_T4_4_hands_and_tickets_are_shown_only_when_the_game_is_over() -> None:
    plays = game("europe", 2)
    assert all(view(play).result is None for play in plays[:-1])
    result = view(plays[-1]).result
    assert result is not None
    assert [line.hand for line in result.seats] == plays[-1].state["hand"][0, :2].tolist()


# ---- what the others see ---------------------------------------------------------------------------------


def test_T1_3_until_all_have_chosen_every_ticket_count_is_that_of_the_deal() -> None:
    play = game("europe", 4)[0].copy()
    for seat in (2, 0, 3):
        play.act(seat, max(play.legal(seat), key=len))
        assert [each.tickets for each in view(play).seats] == [4, 4, 4, 4]
        assert view(play).seats[seat].chosen
    play.act(1, min(play.legal(1), key=len))
    assert [each.tickets for each in view(play).seats] == [4, 2, 4, 4]


def test_T3_1_the_last_round_counts_the_turns_to_go() -> None:
    turns = [view(play).turns_to_go for play in game("europe", 4)]
    counted = [turn for turn in turns if turn is not None]
    assert counted[0] == 4
    assert counted[-1] == 0
    assert counted == sorted(counted, reverse=True)
