"""Undoing more than one may alone, ending a game by consent of all who play, and conceding."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.tables.scene import GAME, MAP, PEOPLE, SECRET, Scene, seed_of

from wissel.games import registry
from wissel.tables import steps
from wissel.tables.commands import Act, Answer, Ask, Concede, Replace, Return, Sit, Start, TakeBack
from wissel.tables.consent import PATIENCE
from wissel.tables.entries import Answered, Conceded, Ended, Rewound
from wissel.tables.export import export_table
from wissel.tables.facts import ConsentAsked, ConsentRefused, SeatConceded, TakenBackByAll
from wissel.tables.game_file import decode, encode
from wissel.tables.plan import Draws, plan_creation
from wissel.tables.replay import verify
from wissel.tables.results import finished
from wissel.tables.table import Table

RAILS = registry.game("ticket-to-ride-europe")
RAIL_MAP = RAILS.load_map(RAILS.default_map)


def state(scene: Scene) -> bytes:
    assert scene.at.play is not None
    return scene.at.play.state.tobytes()


def ask(scene: Scene, seat: int, entry: int | None) -> Ask:
    what = "end" if entry is None else "undo"
    return Ask(PEOPLE[seat], seat, what, entry)  # type: ignore[arg-type]


def agree(scene: Scene, seat: int, *, agrees: bool = True) -> Answer:
    request = scene.at.request
    assert request is not None
    return Answer(PEOPLE[seat], seat, request.asked, agrees)


def traded(scene: Scene) -> tuple[int, bytes]:
    """Each of the three seats trades once. The first entry of these, and the state before it."""
    before = state(scene)
    first = scene.act(scene.legal("trade")).entry.seq
    scene.act(scene.legal("trade"))
    scene.act(scene.legal("trade"))
    return first, before


def test_what_others_have_built_on_is_undone_when_all_who_play_agree() -> None:
    scene = Scene.started()
    first, before = traded(scene)
    asked = scene.do(ask(scene, 0, first))
    assert asked.happened[0].event == ConsentAsked(0, "undo")
    assert scene.at.awaited == {"ben", "cas"}
    scene.do(agree(scene, 2))
    assert state(scene) != before
    step = scene.do(agree(scene, 1))
    assert (step.entry.data, step.entry.seat) == (Rewound(first), 0)
    assert step.happened[0].event == TakenBackByAll(0, (first, first + 1, first + 2))
    assert state(scene) == before
    assert scene.at.request is None
    assert scene.at.decisions[scene.to_act] == str(step.entry.seq)


def test_one_no_is_enough_and_the_same_is_not_asked_again_before_somebody_acts() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    after = state(scene)
    scene.do(ask(scene, 0, first))
    step = scene.do(agree(scene, 1, agrees=False))
    assert step.happened[0].event == ConsentRefused(1, "undo", withdrawn=False)
    assert state(scene) == after
    assert scene.at.request is None
    assert scene.refused(ask(scene, 0, first)) == "ASKED_BEFORE"
    scene.act(scene.legal("trade"))
    scene.do(ask(scene, 0, first))


def test_who_asked_withdraws_and_cannot_answer_itself() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    scene.do(ask(scene, 0, first))
    assert scene.refused(agree(scene, 0)) == "NOT_ASKED"
    step = scene.do(agree(scene, 0, agrees=False))
    assert step.happened[0].event == ConsentRefused(0, "undo", withdrawn=True)


def test_answers_name_the_open_request_and_come_in_time() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    assert scene.refused(Answer("ben", 1, 7, agrees=True)) == "NO_REQUEST"
    scene.do(ask(scene, 0, first))
    assert scene.refused(Answer("ben", 1, 7, agrees=True)) == "NO_REQUEST"
    assert scene.refused(Answer("cas", 1, scene.at.seq, agrees=True)) == "NOT_SEATED"
    assert scene.refused(ask(scene, 1, first)) == "REQUEST_OPEN"
    scene.do(agree(scene, 1))
    assert scene.refused(agree(scene, 1)) == "NOT_ASKED"
    scene.now += PATIENCE
    assert scene.refused(agree(scene, 2)) == "REQUEST_EXPIRED"
    scene.do(ask(scene, 1, first))


def test_computer_players_are_not_asked_and_a_single_person_needs_no_consent() -> None:
    scene = Scene.started(people=1, rated=False)
    while scene.to_act != 0:
        scene.act(scene.legal("trade"))
    before = state(scene)
    mine = scene.act(scene.legal("trade")).entry.seq
    scene.act(scene.legal("trade"))
    assert scene.do(ask(scene, 0, mine)).entry.data == Rewound(mine)
    assert state(scene) == before


def test_who_plays_a_rated_game_alone_takes_nothing_back_and_ends_nothing_early() -> None:
    scene = Scene.started(people=1)
    while scene.to_act != 0:
        scene.act(scene.legal("trade"))
    mine = scene.act(scene.legal("trade")).entry.seq
    assert scene.refused(ask(scene, 0, mine)) == "RATED_ALONE"
    assert scene.refused(ask(scene, 0, None)) == "RATED_ALONE"
    assert isinstance(scene.do(Concede("ann", 0, "planner")).entry.data, Conceded)


def test_nor_does_who_is_left_alone_for_a_while() -> None:
    scene = Scene.started(people=2)
    first, _ = traded(scene)
    scene.do(Replace("ben", 1, "planner"))
    assert scene.refused(ask(scene, 0, first)) == "RATED_ALONE"
    assert scene.refused(ask(scene, 0, None)) == "RATED_ALONE"


def test_whoever_is_away_with_a_computer_player_in_its_place_is_not_asked() -> None:
    scene = Scene.started()
    first, before = traded(scene)
    scene.do(Replace("cas", 2, "planner"))
    scene.do(ask(scene, 0, first))
    scene.do(agree(scene, 1))
    assert state(scene) == before


def test_a_change_of_seats_ends_a_request() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    scene.do(ask(scene, 0, first))
    scene.do(Replace("cas", 2, "planner"))
    assert scene.at.request is None


def test_only_what_holds_is_undone_and_the_rest_of_the_turn_stays_to_be_taken_back() -> None:
    scene = Scene.started()
    one = scene.act(scene.legal("place")).entry.seq
    two = scene.act(scene.legal("place")).entry.seq
    scene.act("finish")
    scene.act(scene.legal("trade"))
    for entry in (1, two + 1000):
        assert scene.refused(ask(scene, 0, entry)) == "NOTHING_TO_TAKE_BACK"
    seat = 0
    scene.do(ask(scene, seat, two))
    for other in range(3):
        if other != seat:
            scene.do(agree(scene, other))
    assert scene.at.provisional == (one,)
    builder = scene.to_act
    scene.do(TakeBack(PEOPLE[builder], builder))
    assert scene.refused(ask(scene, builder, one)) == "NOTHING_TO_TAKE_BACK"


def test_a_request_for_what_is_taken_back_meanwhile_ends() -> None:
    scene = Scene.started()
    mine = scene.act(scene.legal("place")).entry.seq
    builder = scene.to_act
    scene.do(ask(scene, builder, mine))
    scene.do(TakeBack(PEOPLE[builder], builder))
    assert scene.at.request is None


def test_a_table_folded_from_its_entries_is_what_it_was_live() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    scene.do(ask(scene, 0, first + 1))
    scene.do(agree(scene, 1))
    scene.do(agree(scene, 2))
    scene.act(scene.legal("place"))
    scene.do(Concede("ben", 1, "planner"))
    again = Table.fold(scene.entries, GAME, MAP)
    assert replace(again.position, play=None) == replace(scene.at, play=None)
    assert again.position.play is not None
    assert again.position.play.state.tobytes() == state(scene)
    assert again.happened == scene.table.happened


def test_taking_back_again_and_again_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "MOST_REPLAYED", 2)
    scene = Scene.started(people=1, rated=False)
    first = scene.act(scene.legal("trade")).entry.seq
    scene.do(ask(scene, 0, first))
    second = scene.act(scene.legal("trade")).entry.seq
    scene.do(ask(scene, 0, second))
    third = scene.act(scene.legal("trade")).entry.seq
    assert scene.refused(ask(scene, 0, third)) == "TABLE_TOO_LONG"


# ---- a game with draws


def rails(*, chosen: bool = True) -> Scene:
    """Ticket to Ride of ann and ben; with the first tickets `chosen`, or not yet."""
    made = plan_creation(
        "t1", RAILS, RAIL_MAP, seats=2, options={}, private=True, name="", by="ann", at=0, secret=SECRET
    )
    scene = Scene(Table.begin(made), [made.entry], Draws(SECRET))
    for person in ("ann", "ben"):
        scene.do(Sit(person, seed_of(person)))
    scene.do(Start("ann"))
    for seat in (0, 1) if chosen else ():
        assert scene.at.play is not None
        decision = scene.at.decisions[seat]
        assert decision is not None
        scene.do(Act(PEOPLE[seat], seat, decision, scene.at.play.legal(seat)[-1]))
    return scene


def test_the_first_tickets_are_chosen_at_once_and_a_choice_leaves_the_decision_of_others_open() -> None:
    scene = rails(chosen=False)
    mine, yours = scene.at.decisions
    assert scene.at.play is not None
    late = Act("ann", 0, str(mine), scene.at.play.legal(0)[-1])
    ben = Act("ben", 1, str(yours), scene.at.play.legal(1)[-1])
    scene.do(ben)
    assert scene.at.decisions == (mine, None)
    assert scene.refused(ben) == "STALE"
    scene.do(late)
    assert scene.at.decisions[scene.to_act] == str(scene.at.seq)


@pytest.mark.parametrize("action", ["claim", "station"])
def test_T2_18_a_claim_and_a_station_are_taken_back_by_consent_of_all_alone(action: str) -> None:
    scene = rails()
    while not any(text.startswith(action) for text in scene.at.play.legal(scene.to_act)):  # type: ignore[union-attr]
        scene.act("blind")
    before = state(scene)
    seat = scene.to_act
    done = scene.act(scene.legal(action))
    assert scene.refused(TakeBack(PEOPLE[seat], seat)) == "NOTHING_TO_TAKE_BACK"
    scene.do(ask(scene, seat, done.entry.seq))
    assert state(scene) != before
    scene.do(agree(scene, 1 - seat))
    assert state(scene) == before


def test_a_draw_that_is_undone_keeps_its_number_and_the_file_verifies() -> None:
    scene = rails()
    draws = scene.at.draws
    drawn = scene.act("blind")
    seat = drawn.entry.seat or 0
    assert scene.at.draws > draws
    counted = scene.at.draws
    scene.do(ask(scene, seat, drawn.entry.seq))
    scene.do(agree(scene, 1 - seat))
    assert scene.at.draws == counted
    scene.act("blind")
    assert scene.at.draws > counted
    scene.do(ask(scene, 0, None))
    scene.do(agree(scene, 1))
    file = export_table(scene.entries, RAILS, RAIL_MAP, names=["Ann", "Ben"], secret=SECRET)
    assert [line.kind for line in file.entries][-5:] == ["acted", "acted", "rewound", "acted", "ended"]
    checked = verify(decode(encode(file)))
    assert checked.draws == scene.at.draws
    assert file.result is not None
    assert file.result.reason == "consent"


@pytest.mark.parametrize("moves", [0, 1])
def test_a_game_is_scored_where_it_is_ended(moves: int) -> None:
    scene = rails()
    for _ in range(moves):
        scene.act("tickets")
    scene.do(ask(scene, 0, None))
    step = scene.do(agree(scene, 1))
    assert step.entry.data == Ended()
    assert scene.at.status == "finished"
    assert scene.at.to_act == ()
    assert scene.at.play is not None
    result = scene.at.play.result()
    assert result.reason == "consent"
    view = scene.at.play.public_view()
    assert [line.total for line in view.result.seats] == list(result.totals)  # type: ignore[attr-defined]
    assert scene.refused(ask(scene, 0, 5)) == "GAME_OVER"


# ---- ending and conceding


def test_an_end_by_consent_counts_an_open_build() -> None:
    scene = Scene.started()
    scene.act(scene.legal("place"))
    scene.do(ask(scene, 0, None))
    scene.do(agree(scene, 1))
    step = scene.do(agree(scene, 2))
    assert scene.at.status == "finished"
    assert "GameEnded" in {type(item.event).__name__ for item in step.happened}
    assert scene.at.play is not None
    assert scene.at.play.result().reason == "consent"


def test_a_computer_player_plays_on_for_who_concedes_and_the_seat_is_not_given_back() -> None:
    scene = Scene.started()
    step = scene.do(Concede("ben", 1, "planner"))
    assert step.happened[0].event == SeatConceded(1, "planner")
    assert scene.at.seats[1].plays == "bot:planner"
    assert scene.at.status == "running"
    assert scene.refused(Return("ben", 1)) == "CONCEDED"
    assert scene.refused(Concede("ben", 1, "planner")) == "CONCEDED"
    assert scene.refused(Concede("ann", 2, "planner")) == "NOT_SEATED"
    scene.play_out()
    assert scene.at.play is not None
    assert scene.at.play.result().ranks[1] == 3


def test_the_game_ends_when_one_seat_is_left_that_has_not_conceded_and_that_seat_wins() -> None:
    scene = Scene.started()
    scene.act(scene.legal("trade"))
    scene.do(Concede("ben", 1, "planner"))
    step = scene.do(Concede("ann", 0, "planner"))
    assert step.entry.data == Conceded(None)
    assert scene.at.status == "finished"
    assert scene.at.play is not None
    result = scene.at.play.result()
    assert result.reason == "conceded"
    assert result.ranks[2] == 1
    assert 1 not in result.ranks[:2]


def test_the_only_person_concedes_to_computer_players() -> None:
    scene = Scene.started(people=1, rated=False)
    scene.do(Concede("ann", 0, "planner"))
    assert scene.at.status == "finished"
    assert scene.at.play is not None
    assert scene.at.play.result().ranks[0] == 3


def test_nothing_before_a_concession_is_undone() -> None:
    scene = Scene.started(people=2)
    while scene.at.seats[scene.to_act].person is None:
        scene.act(scene.legal("trade"))
    placed = scene.act(scene.legal("place")).entry.seq
    builder = scene.to_act
    other = 1 - builder
    scene.do(Concede(PEOPLE[other], other, "planner"))
    assert not scene.table.may_take_back(builder)
    assert scene.refused(ask(scene, builder, placed)) == "NOTHING_TO_TAKE_BACK"


def test_a_file_with_a_concession_verifies() -> None:
    scene = Scene.started()
    scene.act(scene.legal("trade"))
    scene.do(Concede("ben", 1, "planner"))
    scene.play_out()
    file = export_table(scene.entries, GAME, MAP, names=["Ann", "Ben", "Cas"], secret=SECRET)
    assert verify(decode(encode(file))).over


def test_every_answer_is_an_entry() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    scene.do(ask(scene, 0, first))
    asked = scene.at.seq
    assert scene.do(agree(scene, 1)).entry.data == Answered(asked, agrees=True)


def test_a_game_counts_as_it_ended_whatever_was_undone_before() -> None:
    scene = Scene.started()
    first, _ = traded(scene)
    for command in (ask(scene, 0, first), Answer("ben", 1, scene.at.seq + 1, agrees=True)):
        scene.do(command)
    assert isinstance(scene.do(agree(scene, 2)).entry.data, Rewound)
    scene.play_out()
    ended = finished(scene.at, scene.table.happened)
    assert ended is not None
    assert ended.rated
    assert scene.at.play is not None
    assert [seat.total for seat in ended.seats] == list(scene.at.play.result().totals)


def test_a_game_in_which_one_person_played_two_seats_does_not_count() -> None:
    scene = Scene.new()
    for seat, person in enumerate(("ann", "ben", "ann")):
        scene.do(Sit(person, seed_of(f"{person}{seat}"), seat))
    scene.do(Start("ann"))
    scene.play_out()
    ended = finished(scene.at, scene.table.happened)
    assert ended is not None
    assert not ended.rated
