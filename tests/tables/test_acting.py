"""Acting, late and repeated commands, taking back, and the numbers of draws and decisions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.tables.scene import GAME, MAP, SECRET, Scene, seed_of

from wissel.core.fair import NO_SEED, FairDraws
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.tables.commands import Act, Close, Replace, Sit, Start, TakeBack
from wissel.tables.entries import Acted, Started, by_bot
from wissel.tables.facts import TakenBack
from wissel.tables.game_file import MAX_ENTRIES
from wissel.tables.table import Repeated


def by(scene: Scene) -> str:
    return scene.at.seats[scene.to_act].plays or ""


def test_an_action_answers_the_open_decision_and_is_stored_with_it() -> None:
    scene = Scene.started()
    decision = scene.at.decisions[scene.to_act]
    assert decision == str(scene.at.seq)
    action = scene.legal("place")
    entry = scene.act(action).entry
    assert entry.data == Acted(str(decision), action, [])
    assert scene.at.decisions[scene.to_act] == str(entry.seq)


def test_only_who_plays_the_seat_may_act_there() -> None:
    scene = Scene.started()
    good = scene.action(scene.legal("place"))
    other = next(person for person in ("ann", "ben") if person != good.by)
    for by_whom in (other, "dee", by_bot("planner")):
        assert scene.refused(replace(good, by=by_whom)) == "NOT_SEATED"
    assert scene.refused(replace(good, seat=7)) == "SEAT_UNKNOWN"


def test_a_computer_player_acts_on_its_own_seat_alone_and_its_person_does_not() -> None:
    scene = Scene.started()
    seat, person = scene.to_act, by(scene)
    scene.do(Replace(person, seat, "planner"))
    good = scene.action(scene.legal("place"))
    assert good.by == by_bot("planner")
    assert scene.refused(replace(good, by=by_bot("random"))) == "NOT_SEATED"
    assert scene.refused(replace(good, by=person)) == "SEAT_HELD"
    assert scene.do(good).entry.by == by_bot("planner")


def test_a_late_action_is_stale_and_says_where_the_table_is() -> None:
    scene = Scene.started()
    first = scene.action(scene.legal("place"))
    scene.do(first)
    with pytest.raises(ProblemError) as caught:
        scene.plan(first)
    assert caught.value.problem.code == "STALE"
    assert caught.value.problem.args == {"seq": scene.at.seq}


def test_an_action_that_comes_late_after_the_turn_is_stale_too() -> None:
    scene = Scene.started()
    trade = scene.action(scene.legal("trade"))
    scene.do(trade)
    assert trade.seat != scene.to_act
    assert scene.refused(trade) == "STALE"


@pytest.mark.parametrize("decision", ["0", "", "999999", "-1", "x", "1" * 5000, "²"])
def test_who_is_not_asked_and_names_no_decision_is_told_that_it_is_not_its_turn(decision: str) -> None:
    scene = Scene.started()
    other = (scene.to_act + 1) % 3
    person = scene.at.seats[other].person or ""
    assert scene.refused(Act(person, other, decision, "finish")) == "NOT_YOUR_TURN"


def test_the_problems_of_the_game_come_through() -> None:
    scene = Scene.started()
    assert scene.refused(scene.action("fly paris rome")) == "BAD_ACTION"
    assert scene.refused(scene.action("finish")) not in ("STALE", "NOT_YOUR_TURN", "BAD_ACTION")


def test_nobody_acts_before_the_start_or_after_the_end() -> None:
    scene = Scene.new()
    scene.do(Sit("ann", seed_of("ann")))
    assert scene.refused(Act("ann", 0, "1", "finish")) == "NOT_STARTED"
    scene = Scene.started()
    late = scene.action(scene.legal("place"))
    scene.play_out()
    assert scene.refused(late) == "GAME_OVER"
    assert scene.at.to_act == ()


def test_a_repeated_command_is_answered_as_before_even_when_it_is_late() -> None:
    scene = Scene.started()
    first = scene.action(scene.legal("place"), command="command-1")
    seq = scene.do(first).entry.seq
    scene.act(scene.legal("place"))
    assert scene.plan(first) == Repeated(seq, first.seat)
    other = next(person for person in ("ann", "ben") if person != first.by)
    assert scene.refused(replace(first, by=other)) == "COMMAND_USED"


def test_the_last_placement_is_taken_back_and_opens_a_new_decision() -> None:
    scene = Scene.started()
    assert scene.at.play is not None
    before = scene.at.play.state.tobytes()
    opened = scene.at.decisions[scene.to_act]
    placed = scene.act(scene.legal("place"))
    assert scene.table.may_take_back(scene.to_act)
    step = scene.do(TakeBack(by(scene), scene.to_act))
    assert step.happened[0].event == TakenBack(scene.to_act, placed.entry.seq)
    assert scene.at.play is not None
    assert scene.at.play.state.tobytes() == before
    assert scene.at.decisions[scene.to_act] == str(step.entry.seq) != opened
    assert not scene.table.may_take_back(scene.to_act)
    assert scene.refused(TakeBack(by(scene), scene.to_act)) == "NOTHING_TO_TAKE_BACK"


def test_placements_are_taken_back_one_by_one_the_last_first() -> None:
    scene = Scene.started()
    first = scene.act(scene.legal("place")).entry.seq
    second = scene.act(scene.legal("place")).entry.seq
    undone = [scene.do(TakeBack(by(scene), scene.to_act)).happened[0].event for _ in range(2)]
    assert undone == [TakenBack(scene.to_act, second), TakenBack(scene.to_act, first)]


def test_nobody_takes_back_what_another_did_or_what_is_finished() -> None:
    scene = Scene.started()
    scene.act(scene.legal("place"))
    seat = scene.to_act
    other = (seat + 1) % 3
    person = scene.at.seats[other].person or ""
    assert scene.refused(TakeBack(person, other)) == "NOTHING_TO_TAKE_BACK"
    assert scene.refused(TakeBack(person, seat)) == "NOT_SEATED"
    builder = by(scene)
    scene.act("finish")
    assert scene.refused(TakeBack(builder, seat)) == "NOTHING_TO_TAKE_BACK"


def test_a_seat_keeps_its_decision_while_seats_around_it_change() -> None:
    scene = Scene.started()
    open_decision = scene.at.decisions[scene.to_act]
    other = (scene.to_act + 1) % 3
    scene.do(Replace(scene.at.seats[other].person or "", other, "planner"))
    assert scene.at.decisions[scene.to_act] == open_decision
    scene.act(scene.legal("place"))


def test_the_first_draws_are_the_fair_draws_of_secret_and_seeds() -> None:
    scene = Scene.started(people=2)
    started = scene.entries[-1].data
    assert isinstance(started, Started)
    assert started.seeds == [seed_of("ann"), seed_of("ben"), None]
    seeds = (bytes.fromhex(seed_of("ann")), bytes.fromhex(seed_of("ben")), NO_SEED)
    expected = Play(GAME, MAP, 3, {}).draw(FairDraws(SECRET, seeds), 0)
    assert started.outcomes == expected.outcomes
    assert scene.at.draws == len(started.outcomes)


def test_another_seed_gives_other_draws() -> None:
    outcomes = []
    for seed in ("00" * 32, "11" * 32):
        scene = Scene.new()
        for person in ("ann", "ben", "cas"):
            scene.do(Sit(person, seed))
        started = scene.do(Start("ann")).entry.data
        assert isinstance(started, Started)
        outcomes.append(started.outcomes)
    assert outcomes[0] != outcomes[1]


def test_a_table_ends_somewhere_and_can_only_be_closed_then() -> None:
    scene = Scene.started()
    scene.table.position = replace(scene.at, seq=MAX_ENTRIES)
    assert scene.refused(scene.action(scene.legal())) == "TABLE_TOO_LONG"
    scene.do(Close("ann"))
    assert scene.at.status == "closed"
