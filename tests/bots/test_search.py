"""Computer players that search: blind for what is hidden, the same again, in time, with eyes for a win."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from tests.bots.decisions import decisions
from tests.bots.marseille import MAP, RED, before_marseille, hand_over, opening
from tests.games.ticket_to_ride.engine import europe, position

from wissel.bots.advice import Judgement, compare, evaluate, judge
from wissel.bots.budget import CROWDED_MS, LEAST_MS, Budget, Crowd, spend
from wissel.bots.match import Referee
from wissel.bots.registry import bot
from wissel.bots.search import Found, SearchBot, Settings, found, new_tree, think
from wissel.bots.styles import StyledBot
from wissel.core.game import Game, Record
from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.games.paris_connection.game import PARIS_CONNECTION as PARIS
from wissel.games.paris_connection.state import HEXES
from wissel.games.ticket_to_ride.game import TICKET_TO_RIDE_EUROPE as EUROPE
from wissel.kernel.search import CHILD, NONE, ONE, TREE

GAMES = [registry.game(game_id) for game_id in registry.GAME_IDS]
FEW = Settings(Budget(iterations=60))


def game_name(game: Game) -> str:
    return game.id


def observations(game: Game, seats: int, every: int) -> Iterator[tuple[Record, int]]:
    """States of a game between planners, and the seat to act."""
    for number, (state, seat, _) in enumerate(decisions(game, seats, 4)):
        if number % every == 0:
            yield state, seat


def seen(game: Game, state: Record, seat: int) -> Record:
    observation = np.zeros(1, game.observation_dtype)
    game.kernel.observe(state, seat, observation)
    return observation


def search(game: Game, observation: Record, seed: int = 1, settings: Settings = FEW) -> list[Found]:
    return think(game, game.load_map(game.default_map), observation, seed, settings)


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_what_is_hidden_does_not_change_what_it_finds(game: Game) -> None:
    m = game.load_map(game.default_map).record
    changed = 0
    for state, seat in observations(game, 3, 29):
        known = seen(game, state, seat)
        other = np.zeros(1, game.state_dtype)
        game.kernel.determinize(m, known, other, 77)
        changed += other["hand"].tobytes() != state["hand"].tobytes()
        assert search(game, seen(game, other, seat)) == search(game, known)
    assert changed > 1


def test_an_action_that_met_kinder_guesses_is_not_the_better_for_it() -> None:
    """What is found of two actions depends less on the seed than what both brought, par included."""
    m = EUROPE.load_map(EUROPE.default_map).record
    desks = EUROPE.search.new_desks()
    beyond_par, brought = [], []
    for state, seat in observations(EUROPE, 3, 29):
        by_seed = []
        for seed in range(12):
            tree = new_tree(EUROPE, seed, Settings(Budget(iterations=150)))
            EUROPE.search.run(m, seen(EUROPE, state, seat), tree, desks, 150)
            par = tree["par_gain"][0, :, seat] / ONE
            known = [one for one in found(tree) if one.visits >= 8]
            by_seed.append({one.action: (one.worth, par[: one.visits].mean()) for one in known})
        for a, b in combinations(sorted(set.intersection(*map(set, by_seed))), 2):
            differences = [one[a][0] - one[b][0] for one in by_seed]
            pars = [one[a][1] - one[b][1] for one in by_seed]
            beyond_par.append(np.var(differences))
            brought.append(np.var(np.add(differences, pars)))
    assert len(brought) > 5
    assert np.mean(beyond_par) < 0.8 * np.mean(brought)


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_by_seed_it_finds_the_same_however_it_is_sliced(game: Game) -> None:
    state, seat = next(observations(game, 2 if game is EUROPE else 4, 1))
    known = seen(game, state, seat)
    m = game.load_map(game.default_map).record
    trees = []
    for slices in ([60], [7, 1, 52], [20] * 3):
        tree, desk = new_tree(game, 5, FEW), game.search.new_desks()
        done = [game.search.run(m, known, tree, desk, n) for n in slices]
        assert done[-1] == 60
        trees.append(tree.tobytes())
    assert len(set(trees)) == 1
    assert search(game, known, 5) == found(np.frombuffer(trees[0], TREE))
    assert search(game, known, 6) != search(game, known, 5)


@pytest.mark.parametrize(("seats", "branches"), [(2, True), (4, False)])
def test_in_ticket_to_ride_what_others_do_branches_with_two_seats_alone(seats: int, branches: bool) -> None:
    state, seat = next(observations(EUROPE, seats, 1))
    m = EUROPE.load_map(EUROPE.default_map).record
    tree, desk = new_tree(EUROPE, 1, FEW, seats), EUROPE.search.new_desks()
    EUROPE.search.run(m, seen(EUROPE, state, seat), tree, desk, 200)
    below_root = tree["node"][0, 1 : int(tree["size"][0]), CHILD]
    assert (below_root != NONE).any() == branches


@pytest.mark.parametrize("game", GAMES, ids=game_name)
@pytest.mark.parametrize("spec", ["search:iterations=4", "beginner"])
def test_it_plays_legally_to_the_end(game: Game, spec: str) -> None:
    seats = game.seat_counts[-1]
    m = game.load_map(game.default_map)
    # The referee refuses what is not allowed.
    assert Referee(game, m, [bot(spec)] + [bot("planner")] * (seats - 1), {}).play(3).result is not None


# ---- obvious moves ---------------------------------------------------------------------------------------


def test_it_ends_the_game_when_it_wins_by_that() -> None:
    state = before_marseille()
    seat = int(state["pub"]["seat"][0])
    hand_over(state, seat, 6)
    best = search(PARIS, seen(PARIS, state, seat), settings=Settings(Budget(iterations=300)))[0]
    assert best.action == RED * HEXES + MAP.hex_number["marseille"]
    assert best.chance > 0.9


def test_it_does_not_end_the_game_for_another_seat() -> None:
    state = before_marseille()
    seat = int(state["pub"]["seat"][0])
    hand_over(state, (seat + 1) % 4, 6)
    best = search(PARIS, seen(PARIS, state, seat), settings=Settings(Budget(iterations=300)))[0]
    assert best.action != RED * HEXES + MAP.hex_number["marseille"]


def test_in_the_last_turn_it_completes_its_ticket() -> None:
    e = position(europe(), hands=["pink " + "red " * 6], tickets={0: ["edinburgh-paris"], 1: ["kyiv-sochi"]})
    e.own(0, "edinburgh-london-orange", "dieppe-london-gray-1")
    e.p["last"] = 1
    best = search(EUROPE, e.seen(0), settings=Settings(Budget(iterations=150)))[0]
    assert e.text(0, best.action) == "claim dieppe-paris-pink pink"


def test_guesses_are_drawn_towards_tickets_that_fit_what_others_have_built() -> None:
    e = position(europe(), tickets={0: ["danzig-lisboa"], 1: ["brest-petrograd", "kyiv-sochi"]})
    e.own(1, "edinburgh-london-orange", "dieppe-london-gray-1")
    ticket = europe().ticket_number["edinburgh-paris"]
    held = []
    for believe in (0, 1):
        times = 0
        for seed in range(150):
            settings = Settings(Budget(iterations=1), tree={"believe": believe})
            tree, desk = new_tree(EUROPE, seed * 1000, settings), EUROPE.search.new_desks()
            EUROPE.search.run(europe().record, e.seen(0), tree, desk, 1)
            words = desk["state"][0]["kept"][1]
            times += int(words[ticket >> 6]) >> (ticket & 63) & 1
        held.append(times)
    assert held[1] > 2 * held[0]


# ---- time ------------------------------------------------------------------------------------------------


class Clock:
    """Tells the time that was spent in slices: `each` seconds for an iteration."""

    def __init__(self, each: float) -> None:
        self.now = 0.0
        self.each = each
        self.slices: list[int] = []

    def advance(self, n: int) -> None:
        self.slices.append(n)
        self.now += n * self.each


@pytest.mark.parametrize("each", [1e-6, 1e-4, 2e-3])
def test_a_search_takes_its_time_and_little_more(each: float) -> None:
    clock = Clock(each)
    spend(clock.advance, Budget(ms=100), crowd=Crowd(1), clock=lambda: clock.now)
    assert 0.1 <= clock.now < 0.14


def test_iterations_are_counted_exactly_and_a_time_beside_them_ends_it_sooner() -> None:
    clock = Clock(1e-4)
    spend(clock.advance, Budget(iterations=1001), crowd=Crowd(1), clock=lambda: clock.now)
    assert sum(clock.slices) == 1001
    clock = Clock(1e-3)
    spend(clock.advance, Budget(ms=50, iterations=1001), crowd=Crowd(1), clock=lambda: clock.now)
    assert 50 <= sum(clock.slices) < 80


def test_a_search_is_cancelled_within_a_slice() -> None:
    clock = Clock(1e-4)
    spend(
        clock.advance,
        Budget(ms=5000),
        cancelled=lambda: clock.now > 0.02,
        crowd=Crowd(1),
        clock=lambda: clock.now,
    )
    assert clock.now < 0.03


def test_many_share_the_time_fairly_and_nobody_gets_less_than_the_least() -> None:
    crowd = Crowd(2)
    assert crowd.fair(400) == 400
    with crowd.member(), crowd.member():
        assert crowd.fair(400) == 400
        with crowd.member(), crowd.member():
            assert crowd.fair(400) == 200
            members = [crowd.member() for _ in range(96)]
            for member in members:
                member.__enter__()
            assert crowd.fair(400) == LEAST_MS
            assert crowd.fair(10) == 10
            for member in members:
                member.__exit__(None, None, None)
    assert crowd.fair(400) == 400


def test_a_long_search_gives_way_to_those_who_come_meanwhile() -> None:
    crowd, clock = Crowd(1), Clock(1e-4)
    with crowd.member(), ExitStack() as others:

        def advance(n: int) -> None:
            clock.advance(n)
            if clock.now > 0.2 and not came:
                came.append(others.enter_context(crowd.member()))

        came: list[None] = []
        spend(advance, Budget(ms=60_000), crowd=crowd, clock=lambda: clock.now)
    assert 0.2 < clock.now < 0.2 + CROWDED_MS / 1000
    alone = Clock(1e-3)
    with crowd.member():
        spend(alone.advance, Budget(ms=20_000), crowd=crowd, clock=lambda: alone.now)
    assert 20 <= alone.now < 20.1


def test_two_searches_run_at_once_without_the_interpreter() -> None:
    """A thread that counts goes on while one long slice is searched."""
    state, seat = next(observations(EUROPE, 2, 1))
    known, m = seen(EUROPE, state, seat), EUROPE.load_map(EUROPE.default_map).record
    tree, desk = new_tree(EUROPE, 1, FEW), EUROPE.search.new_desks()
    EUROPE.search.run(m, known, tree, desk, 1)
    ticks = []
    done = threading.Event()

    def count() -> None:
        while not done.wait(0.001):
            ticks.append(time.perf_counter())

    counting = threading.Thread(target=count)
    counting.start()
    begun = time.perf_counter()
    EUROPE.search.run(m, known, tree, desk, 1500)
    ended = time.perf_counter()
    done.set()
    counting.join()
    assert sum(begun < tick < ended for tick in ticks) >= 5


# ---- specs and advice ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec",
    [
        "search:ms=0",
        "search:ms=x",
        "search:ms=60001",
        "search:iterations=-1",
        "search:style=mad",
        "club:ms=5",
    ],
)
def test_a_budget_or_style_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(ProblemError) as refused:
        bot(spec)
    assert refused.value.problem.code == "BOT_BAD_OPTION"


def test_a_spec_sets_budget_and_style() -> None:
    player = bot("master:iterations=12:style=blocker")
    assert isinstance(player, StyledBot)
    assert player.settings == Settings(Budget(None, 12), "blocker")
    assert bot("expert") == SearchBot("expert", Settings(Budget(60)))


def test_advice_tells_the_best_actions_and_what_was_taken() -> None:
    state = before_marseille()
    seat = int(state["pub"]["seat"][0])
    hand_over(state, seat, 6)
    known = seen(PARIS, state, seat)
    told = evaluate(PARIS, MAP, known, 1, Budget(iterations=300), taken="trade red blue 1", most=2)
    assert len(told.best) == 2
    assert told.best[0].action == "place red marseille"
    assert told.chance == told.best[0].chance > 0.9
    assert told.best[0].visits > told.best[1].visits
    if told.taken is not None:
        assert told.taken.action == "trade red blue 1"
        assert told.taken.chance <= told.chance
    with pytest.raises(ProblemError, match="BAD_ACTION"):
        evaluate(PARIS, MAP, known, 1, Budget(iterations=1), taken="sing")


def before_the_win() -> Record:
    """What a seat knows that wins by red in Marseille."""
    state = before_marseille()
    seat = int(state["pub"]["seat"][0])
    hand_over(state, seat, 2)
    return seen(PARIS, state, seat)


def test_a_move_is_judged_by_what_it_costs_against_the_best_which_costs_nothing() -> None:
    known = before_the_win()
    wrong = judge(PARIS, MAP, known, "trade red blue 1", 2, 200)
    assert wrong is not None
    assert wrong.chance > 0.9
    assert wrong.loss > 0.5
    best = wrong.best[0].action
    assert judge(PARIS, MAP, known, best, 2, 200) == replace(wrong, loss=0.0)


def test_an_action_that_no_search_would_look_at_is_compared_all_the_same() -> None:
    known = before_the_win()
    actions = [PARIS.action_number(MAP, known, text) for text in ("place red marseille", "trade red brown 1")]
    win, gift = compare(PARIS, MAP, known, actions, 1, 120)
    assert win > gift + 0.3
    assert compare(PARIS, MAP, known, actions[::-1], 1, 120) == [gift, win]


def test_no_other_action_is_told_to_be_better_than_the_best_and_that_taken_as_it_was_judged() -> None:
    state, seat = next(observations(PARIS, 4, 1))
    known = seen(PARIS, state, seat)
    told = think(PARIS, MAP, known, 4, Settings(Budget(iterations=60)))
    taken = PARIS.action_text(MAP, known, told[1].action)
    judged = judge(PARIS, MAP, known, taken, 4, 60)
    assert judged is not None
    chances = [one.chance for one in judged.best]
    assert chances == sorted(chances, reverse=True)
    assert {one.action: one.chance for one in judged.best}[taken] == judged.chance - judged.loss


def test_a_seat_without_a_choice_is_not_judged() -> None:
    play = opening()
    seat = play.to_act[0]
    company = next(text for text in play.legal(seat) if text.startswith("place")).split()[1]
    while build := [text for text in play.legal(seat) if text.startswith(f"place {company}")]:
        play.act(seat, build[0])
    known = play.observation(seat)
    assert choices(PARIS, known) == ["finish"]
    assert judge(PARIS, MAP, known, "finish", 1, 50) is None


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_what_is_hidden_does_not_change_a_judgement(game: Game) -> None:
    m = game.load_map(game.default_map)
    told: list[Judgement | None] = []
    for state, seat in observations(game, 3, 41):
        known = seen(game, state, seat)
        other = np.zeros(1, game.state_dtype)
        game.kernel.determinize(m.record, known, other, 5)
        taken = choices(game, known)[0]
        told.append(judge(game, m, known, taken, 3, 40))
        assert judge(game, m, seen(game, other, seat), taken, 3, 40) == told[-1]
    assert any(one is not None for one in told)


def choices(game: Game, known: Record) -> list[str]:
    m = game.load_map(game.default_map)
    problems, ends = np.empty((2, game.action_count), np.int64)
    game.kernel.menu(m.record, known, problems, ends)
    return [game.action_text(m, known, int(action)) for action in np.flatnonzero(problems == 0)]
