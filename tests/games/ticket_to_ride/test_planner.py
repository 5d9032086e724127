"""The heuristic player: legal in every phase, blind for what others hide, sensible in positions, strong."""

from __future__ import annotations

import random

import pytest
from tests.games.ticket_to_ride.engine import Engine, europe, position
from tests.games.ticket_to_ride.small_map import small

from wissel.bots.match import Referee
from wissel.bots.registry import bot
from wissel.core.game import Result
from wissel.games.ticket_to_ride import entries
from wissel.games.ticket_to_ride.board import Board
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE
from wissel.games.ticket_to_ride.planner import planner
from wissel.games.ticket_to_ride.state import (
    CHOICE,
    CHOOSE,
    SECOND,
    TUNNEL,
    TURN,
)


def decision(e: Engine, seed: int = 1, seat: int | None = None) -> str:
    """What the planner does for the seat to act."""
    seat = e.to_act[0] if seat is None else seat
    return e.text(seat, int(planner(e.board.record, e.seen(seat), seed)))


def decisions(e: Engine) -> set[str]:
    """What it does by one seed or another."""
    return {decision(e, seed) for seed in range(12)}


# ---- legal, blind, the same again ------------------------------------------------------------------------


@pytest.mark.parametrize("board", [europe(), small()], ids=["europe", "small"])
def test_planners_play_legally_in_every_phase_until_the_game_ends(board: Board) -> None:
    phases = set()
    for seats in (2, 3, 4, 5):
        for seed in range(5):
            source = random.Random(seed)
            e = Engine(board, seats)
            taken = 0
            while not e.over:
                pool = e.pool()
                if pool:
                    e.resolve(source.choices(list(pool), list(pool.values()))[0])
                    continue
                phases.add(int(e.p["phase"]))
                e.act(decision(e, taken))  # fails for what is not legal
                taken += 1
                assert taken < 250 * seats, "the game does not come to an end"
    assert phases == {CHOOSE, TURN, SECOND, TUNNEL, CHOICE}


@pytest.mark.parametrize("seed", range(4))
def test_the_planner_plays_legally_wherever_random_play_leads(seed: int) -> None:
    """Positions that it would never bring about itself: no trains, no deck, tickets that cannot be done."""
    source = random.Random(seed)
    e = Engine(small() if seed % 2 else europe(), 2 + seed)
    while not e.over:
        pool = e.pool()
        if pool:
            e.resolve(source.choices(list(pool), list(pool.values()))[0])
            continue
        seat = e.to_act[0]
        legal = e.legal_numbers(seat)
        assert planner(e.board.record, e.seen(seat), source.randrange(1 << 30)) in legal
        entries.apply(e.board.record, e.S, seat, source.choice(legal))


def test_what_others_hide_changes_no_decision() -> None:
    e = position(europe(), hands=["red blue green loco", "white white pink black"])
    other = position(europe(), hands=["red blue green loco", "orange yellow loco black"])
    other.S["kept"][0][1] = e.S["kept"][0][1][::-1]
    assert e.seen(0).tobytes() == other.seen(0).tobytes()
    assert e.S.tobytes() != other.S.tobytes()
    for seed in range(20):
        assert decision(e, seed) == decision(other, seed)


def test_a_decision_leaves_the_observation_as_it_was() -> None:
    e = position(europe(), hands=["red blue green loco orange orange"], tickets={0: ["paris-wien"]})
    seen = e.seen(0)
    before = seen.tobytes()
    first = planner(e.board.record, seen, 3)
    assert seen.tobytes() == before
    assert planner(e.board.record, seen, 3) == first


# ---- positions -------------------------------------------------------------------------------------------

EDINBURGH = {0: ["edinburgh-paris"], 1: ["kyiv-sochi"]}


def test_a_claim_that_completes_a_ticket_is_made() -> None:
    e = position(europe(), hands=["pink red blue green"], tickets=EDINBURGH)
    e.own(0, "edinburgh-london-orange", "dieppe-london-gray-1")
    assert decisions(e) == {"claim dieppe-paris-pink pink"}


def test_the_bridge_without_a_way_round_comes_first() -> None:
    """From Dieppe to Paris there are other ways; to Edinburgh there is none, as doubles close (T2.9)."""
    hand = "pink " + "orange " * 4
    e = position(europe(), hands=[hand], tickets=EDINBURGH)
    e.own(0, "dieppe-london-gray-1")
    e.own(1, "amsterdam-london-gray", "bruxelles-dieppe-green")
    assert decisions(e) == {"claim edinburgh-london-orange orange orange orange orange"}


def test_a_ticket_that_would_fail_gets_a_station() -> None:
    """The only way to Edinburgh is lost, but can be borrowed (T3.3)."""
    e = position(europe(), hands=["white white black red"], tickets=EDINBURGH)
    e.own(0, "dieppe-london-gray-1", "dieppe-paris-pink")
    e.own(1, "edinburgh-london-orange")
    assert {text.rsplit(" ", 1)[0] for text in decisions(e)} <= {"station edinburgh", "station london"}


def test_no_station_is_built_for_a_ticket_that_is_worth_less() -> None:
    e = position(europe(), hands=["white white black red"], tickets={0: [], 1: []})
    e.own(1, "edinburgh-london-orange")
    assert not any(text.startswith("station") for text in decisions(e))


def test_cards_that_the_plan_needs_are_not_spent_on_a_gray_route() -> None:
    """Black is for Roma and Venezia; the gray route to Zagreb can be paid with green as well."""
    e = position(europe(), hands=["black black green green"], tickets={0: ["brindisi-zagrab"]})
    e.own(0, "brindisi-roma-white")
    assert decisions(e) <= {"claim roma-venezia-black black black", "claim venezia-zagrab-gray green green"}


def test_locomotives_are_spared_where_colours_do() -> None:
    e = position(europe(), hands=["pink loco loco"], tickets=EDINBURGH)
    e.own(0, "edinburgh-london-orange", "dieppe-london-gray-1")
    assert decisions(e) == {"claim dieppe-paris-pink pink"}


def test_a_face_up_card_that_is_needed_is_taken() -> None:
    e = position(
        europe(), hands=["red blue"], row="green yellow pink white black", tickets={0: ["edinburgh-paris"]}
    )
    e.own(0, "edinburgh-london-orange", "dieppe-london-gray-1")
    assert decisions(e) == {"face 3"}


def test_in_the_last_turn_a_ticket_counts_twice_its_points() -> None:
    """Its points, and those that are not lost: more than a route of six."""
    e = position(europe(), hands=["pink " + "red " * 6], tickets=EDINBURGH)
    e.own(0, "edinburgh-london-orange", "dieppe-london-gray-1")
    e.p["last"] = 1
    assert decisions(e) == {"claim dieppe-paris-pink pink"}


def test_in_the_last_turn_cards_are_spent_on_the_longest_route() -> None:
    e = position(europe(), hands=["red " * 6 + "loco loco"], tickets={0: [], 1: []})
    e.own(1, "budapest-kyiv-gray", "petrograd-stockholm-gray")
    e.p["last"] = 1
    assert decisions(e) == {"claim palermo-smyrna-gray red red red red locomotive locomotive"}


def test_extra_cards_of_a_tunnel_are_paid_if_possible_and_declined_if_not() -> None:
    for hand, expected in (("white white white white", "pay white"), ("white white white blue", "decline")):
        e = position(europe(), hands=[hand], tickets={0: ["dieppe-madrid"]})
        e.act("claim madrid-pamplona-white white white white", "reveal red", "reveal white", "reveal blue")
        assert decisions(e) == {expected}


def test_a_tunnel_that_is_sure_to_fail_is_not_tried() -> None:
    """The discards, all open, become the deck: three whites are due, and none are left (T2.13)."""
    e = position(europe(), hands=["white white white"], deck="", discards="white white white")
    e.keep(0, "dieppe-madrid")
    e.own(0, "bruxelles-dieppe-green", "bruxelles-paris-red", "pamplona-paris-blue")
    assert not any(text.startswith("claim madrid-pamplona") for text in decisions(e))
    e.set_discards("red blue green")
    assert decisions(e) == {"claim madrid-pamplona-white white white white"}


def test_new_tickets_are_taken_when_all_is_done_early_and_not_late() -> None:
    e = position(europe(), hands=["red blue green"], tickets={0: ["paris-wien"]})
    e.own(0, "brest-paris-black", "frankfurt-paris-white", "frankfurt-munchen-pink", "munchen-wien-orange")
    e.own(0, "berlin-frankfurt-red", "berlin-essen-blue", "berlin-danzig-gray", "budapest-wien-red")
    e.own(
        0, "budapest-kyiv-gray", "budapest-sarajevo-pink", "sarajevo-sofia-gray", "constantinople-sofia-blue"
    )
    e.own(0, "wien-zagrab-gray", "venezia-zagrab-gray", "roma-venezia-black", "brindisi-roma-white")
    assert decisions(e) == {"tickets"}
    e.p["trains"][1] = 4
    e.give(1, "red red red red")
    assert "tickets" not in decisions(e)


def test_a_plan_that_is_not_done_is_not_cut_off_by_the_own_last_trains() -> None:
    """Claiming the gray route for its points would begin the last round (T3.1)."""
    e = position(europe(), hands=["pink red red red red orange"], tickets=EDINBURGH)
    e.own(0, "dieppe-london-gray-1")
    e.p["trains"][0] = 5
    assert not any(
        "claim" in text and "edinburgh" not in text and "paris" not in text for text in decisions(e)
    )


def test_the_seat_that_can_do_nothing_passes() -> None:
    e = position(europe(), hands=[""], row="- - - - -", deck="", tickets={0: [], 1: []})
    e.set_ticket_deck()
    assert decisions(e) == {"pass"}


def test_first_tickets_that_lie_on_one_way_are_kept_together() -> None:
    """The ways to Wien and Zagreb are one for the most part; Erzurum lies far off."""
    e = Engine(europe())
    while not e.to_act:
        e.resolve(next(iter(e.pool())))
    offer = ["athina-wilno", "paris-wien", "paris-zagrab", "erzurum-rostov"]
    e.s["offer"][0][:4] = [e.board.ticket_number[name] for name in offer]
    kept = decision(e, seat=0).split()[1:]
    assert {"paris-wien", "paris-zagrab"} <= set(kept)
    assert "erzurum-rostov" not in kept


# ---- strength --------------------------------------------------------------------------------------------


def play(bots: list[str], games: int) -> list[Result]:
    """The results of games with seeds from 0 on."""
    m = TICKET_TO_RIDE_EUROPE.load_map(TICKET_TO_RIDE_EUROPE.default_map)
    referee = Referee(TICKET_TO_RIDE_EUROPE, m, [bot(spec) for spec in bots], {})
    results = [referee.play(seed).result for seed in range(games)]
    return [result for result in results if result is not None]


def test_two_planners_score_at_least_85_points_on_average() -> None:
    results = play(["planner", "planner"], 400)
    assert sum(sum(result.totals) for result in results) / 800 >= 85


@pytest.mark.slow
def test_the_planner_wins_at_least_995_of_1000_games_against_random_play() -> None:
    assert sum(result.winners == (0,) for result in play(["planner", "random"], 1000)) >= 995
