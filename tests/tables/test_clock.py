"""Clocks by the times of entries: running out, standing still, given back; folded as they were live."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.tables.scene import GAME, MAP, PEOPLE, SECRET, Scene, seed_of
from tests.tables.test_consent import agree, ask

from wissel.tables.clock import DAY_MS, Due
from wissel.tables.commands import (
    Close,
    Freeze,
    GoAway,
    Remind,
    Replace,
    Return,
    SeatComputer,
    Sit,
    Start,
    TakeBack,
    TimeUp,
)
from wissel.tables.entries import Flagged, Pace
from wissel.tables.export import export_table
from wissel.tables.facts import SeatFlagged
from wissel.tables.game_file import decode, encode
from wissel.tables.plan import plan_creation
from wissel.tables.position import Step
from wissel.tables.replay import verify
from wissel.tables.summary import summarize
from wissel.tables.table import Table

LIVE = Pace("live", bank=300, increment=10, vacation=0, late="computer")
DAYS = Pace("days", bank=86_400, increment=0, vacation=7, late="computer")
MINUTE = 60_000
HOUR = 60 * MINUTE


def started(pace: Pace, people: int = 3) -> Scene:
    step = plan_creation(
        "t1", GAME, MAP, seats=3, options={}, private=False, name="", by="ann", at=0, secret=SECRET, pace=pace
    )
    scene = Scene(Table.begin(step), [step.entry], now=0)
    for person in PEOPLE[:people]:
        scene.do(Sit(person, seed_of(person)))
    for seat in range(people, 3):
        scene.do(SeatComputer("ann", seat, "random"))
    scene.do(Start("ann"))
    return scene


def left(scene: Scene) -> list[int]:
    """Seconds."""
    assert scene.at.clock is not None
    clock = scene.at.clock.run(scene.at.clocked, scene.now)
    return [ms // 1000 for ms in clock.left]


def turn(scene: Scene, ms: int) -> int:
    """The seat to act trades after so long; says which it was."""
    seat = scene.to_act
    scene.now += ms - 10
    scene.act(scene.legal("trade"))
    return seat


def test_only_the_clock_of_who_must_decide_runs_and_a_final_action_adds_the_increment() -> None:
    scene = started(LIVE)
    assert left(scene) == [300, 300, 300]
    first = turn(scene, MINUTE)
    expected = [300, 300, 300]
    expected[first] = 250
    assert left(scene) == expected
    second = turn(scene, 2 * MINUTE)
    expected[second] = 190
    assert left(scene) == expected


def test_placements_that_may_be_taken_back_earn_no_time_and_taking_back_gives_none() -> None:
    scene = started(LIVE)
    seat = scene.to_act
    scene.now += MINUTE - 10
    scene.act(scene.legal("place"))
    assert left(scene)[seat] == 240
    scene.now += MINUTE - 10
    scene.do(TakeBack(PEOPLE[seat], seat))
    assert left(scene)[seat] == 180
    scene.act(scene.legal("place"))
    scene.act("finish")
    assert left(scene)[seat] == 189


def test_computer_players_have_no_clock() -> None:
    scene = started(LIVE, people=1)
    while scene.to_act == 0:
        turn(scene, 1000)
    assert scene.at.clocked == ()
    assert scene.at.due is None
    assert summarize(scene.at).due_at is None


def test_whose_time_is_up_is_played_on_by_a_computer_and_returns_with_time_to_act() -> None:
    scene = started(LIVE)
    seat = scene.to_act
    due = scene.at.due
    assert due == Due(scene.at.at + 300_000, seat, flag=True)
    assert summarize(scene.at).due_at == due.at
    scene.now = due.at - 11
    assert scene.refused(TimeUp(seat, "planner")) == "TIME_LEFT"
    assert scene.refused(replace(TimeUp(seat, "planner"), by=PEOPLE[seat])) == "NOT_ALLOWED"
    step = scene.do(TimeUp(seat, "planner"))
    assert step.happened[0].event == SeatFlagged(seat, "planner")
    assert scene.at.seats[seat].plays == "bot:planner"
    assert scene.at.due is None
    scene.now += HOUR
    scene.do(Return(PEOPLE[seat], seat))
    assert left(scene)[seat] == 30
    assert scene.at.clocked == (seat,)


def in_mid_build(pace: Pace, placements: int) -> tuple[Scene, int]:
    """A seat that has placed so often, and whose time is up."""
    scene = started(pace)
    seat = scene.to_act
    scene.act("place red " + scene.legal("place red").split()[-1])
    for _ in range(placements - 1):
        scene.act(scene.legal("place"))
    scene.now += 300_000
    return scene, seat


@pytest.mark.parametrize("placements", [1, 4])
def test_R4_3_a_clock_that_runs_out_confirms_the_placements_made_so_far(placements: int) -> None:
    scene, seat = in_mid_build(LIVE, placements)
    step = scene.do(TimeUp(seat, "planner"))
    assert step.entry.data == Flagged("planner", "finish")
    assert scene.to_act == (seat + 1) % 3
    assert scene.at.play is not None
    view = scene.at.play.public_view()
    assert (view.phase, len(view.last)) == ("turn", placements)  # type: ignore[attr-defined]
    assert scene.refused(TakeBack(PEOPLE[seat], seat)) == "SEAT_HELD"
    assert Table.fold(scene.entries, GAME, MAP).position == scene.at
    file = export_table(scene.entries, GAME, MAP, names=["Ann", "Ben", "Cas"], seat=seat)
    assert (file.entries[-1].kind, file.entries[-1].action) == ("flagged", "finish")


def test_R4_3_a_confirmed_build_can_be_undone_by_consent_with_the_clocks_as_they_were() -> None:
    scene, seat = in_mid_build(LIVE, 1)
    placed = scene.at.seq
    scene.do(TimeUp(seat, "planner"))
    confirmed = scene.at.seq
    scene.do(Return(PEOPLE[seat], seat))
    turn(scene, MINUTE)
    scene.do(ask(scene, seat, confirmed))
    for other in {0, 1, 2} - {seat}:
        scene.do(agree(scene, other))
    assert scene.at.play is not None
    assert scene.at.play.public_view().phase == "build"  # type: ignore[attr-defined]
    assert scene.at.provisional == (placed,)
    assert left(scene)[seat] == 299
    assert [left(scene)[other] for other in range(3) if other != seat] == [300, 300]


def test_R4_3_placements_count_where_the_game_ends_with_the_time() -> None:
    scene, seat = in_mid_build(replace_late(LIVE, "end"), 4)
    assert scene.at.play is not None
    value = scene.at.play.public_view().companies[0].value  # type: ignore[attr-defined]
    scene.do(TimeUp(seat, "planner"))
    assert scene.at.status == "finished"
    assert scene.at.play.public_view().companies[0].value == value  # type: ignore[attr-defined]


def test_R4_3_a_game_with_a_confirmed_build_is_the_same_in_its_file() -> None:
    scene, seat = in_mid_build(LIVE, 1)
    scene.do(TimeUp(seat, "planner"))
    scene.play_out()
    file = decode(encode(export_table(scene.entries, GAME, MAP, names=["Ann", "Ben", "Cas"], secret=SECRET)))
    assert verify(file).over


def test_or_the_game_ends_is_scored_and_the_late_seat_ranks_last() -> None:
    scene = started(replace_late(LIVE, "end"))
    seat = scene.to_act
    scene.now += 300_000
    step = scene.do(TimeUp(seat, "planner"))
    assert step.entry.data == Flagged(None)
    assert scene.at.status == "finished"
    assert scene.at.play is not None
    result = scene.at.play.result()
    assert result.reason == "time"
    assert result.ranks[seat] == 3
    file = export_table(scene.entries, GAME, MAP, names=["Ann", "Ben", "Cas"], secret=SECRET)
    assert verify(decode(encode(file))).over


def replace_late(pace: Pace, late: str) -> Pace:
    return Pace(pace.kind, pace.bank, pace.increment, pace.vacation, late)  # type: ignore[arg-type]


def test_clocks_stand_still_while_no_server_runs() -> None:
    scene = started(LIVE)
    seat = scene.to_act
    scene.now += MINUTE
    down = scene.now
    scene.now += 5 * HOUR
    scene.do(Freeze(down))
    assert left(scene)[seat] == 240
    scene.now += MINUTE
    assert left(scene)[seat] == 180


def test_what_is_undone_by_consent_gives_the_clocks_back_as_they_were() -> None:
    scene = started(LIVE)
    turn(scene, MINUTE)
    before = left(scene)
    entry = scene.at.seq + 1
    turn(scene, 2 * MINUTE)
    turn(scene, MINUTE)
    scene.do(ask(scene, 0, entry))
    scene.do(agree(scene, 1))
    scene.do(agree(scene, 2))
    assert left(scene) == before


def test_where_people_play_by_live_clocks_a_request_stands_for_minutes_only() -> None:
    for pace, patience in ((LIVE, 5 * MINUTE), (DAYS, 24 * HOUR)):
        scene = started(pace)
        scene.do(ask(scene, 0, None))
        assert scene.at.request is not None
        assert scene.at.request.until - scene.at.at == patience


def test_over_days_each_decision_has_the_whole_time_and_a_reminder_comes_before_its_end() -> None:
    scene = started(DAYS)
    seat = scene.to_act
    opened = scene.at.at
    assert scene.at.due == Due(opened + 18 * HOUR, seat, flag=False)
    scene.now = opened + 18 * HOUR
    scene.do(Remind(seat))
    assert scene.refused(Remind(seat)) == "TIME_LEFT"
    assert scene.at.due == Due(opened + 24 * HOUR, seat, flag=True)
    turn(scene, 5 * HOUR)
    assert left(scene)[seat] == 86_400
    assert scene.at.due == Due(scene.at.at + 18 * HOUR, scene.to_act, flag=False)


def test_on_vacation_a_clock_stands_still_until_its_end_or_an_early_return() -> None:
    scene = started(DAYS)
    seat, person = scene.to_act, PEOPLE[scene.to_act]
    scene.now += 4 * HOUR - 10
    scene.do(GoAway(person, seat, scene.now + 10 + 2 * DAY_MS))
    gone = scene.at.at
    assert scene.at.due == Due(gone + 2 * DAY_MS + 14 * HOUR, seat, flag=False)
    scene.now += DAY_MS
    assert left(scene)[seat] == 20 * 3600
    scene.do(GoAway(person, seat, 0))
    assert scene.at.clock is not None
    assert round(scene.at.clock.vacation[seat] / DAY_MS, 3) == 6
    assert scene.refused(GoAway(person, seat, 0)) == "VACATION_SAME"
    scene.now += HOUR - 10
    assert left(scene)[seat] == 19 * 3600


def test_a_vacation_ends_with_the_allowance_of_the_table_and_saying_it_twice_changes_nothing() -> None:
    scene = started(DAYS)
    seat, person = scene.to_act, PEOPLE[scene.to_act]
    wanted = scene.now + 30 * DAY_MS
    scene.do(GoAway(person, seat, wanted))
    gone = scene.at.at
    assert scene.at.clock is not None
    assert scene.at.clock.away_until[seat] == gone + 7 * DAY_MS
    scene.now += 3 * DAY_MS
    assert scene.refused(GoAway(person, seat, wanted)) == "VACATION_SAME"
    scene.now += 4 * DAY_MS
    assert scene.refused(GoAway(person, seat, wanted)) == "VACATION_SAME"
    assert scene.at.due == Due(gone + 7 * DAY_MS + 18 * HOUR - 10, seat, flag=False)


def test_what_is_undone_by_consent_gives_no_vacation_back() -> None:
    scene = started(DAYS)
    turn(scene, MINUTE)
    entry = scene.at.seq + 1
    turn(scene, MINUTE)
    scene.do(GoAway("ann", 0, scene.now + 10 + 2 * DAY_MS))
    assert scene.at.clock is not None
    until = scene.at.clock.away_until
    scene.do(ask(scene, 0, entry))
    scene.do(agree(scene, 1))
    scene.do(agree(scene, 2))
    assert scene.at.clock.away_until == until
    assert scene.at.clock.vacation[0] == 5 * DAY_MS


def test_there_is_vacation_only_over_days_and_only_for_ones_own_seat() -> None:
    scene = started(LIVE)
    assert scene.refused(GoAway("ann", 0, scene.now + DAY_MS)) == "NO_CLOCK"
    assert started(DAYS).refused(GoAway("ann", 1, scene.now + DAY_MS)) == "NOT_SEATED"


def test_over_days_nobody_is_passed_over_for_not_being_there_unless_gone_for_good() -> None:
    scene = started(DAYS)
    for command in (Replace("ann", 1, "planner"), Close("ann")):
        assert scene.refused(command) == "PERSON_HAS_TIME"
    assert scene.refused(Replace("ann", 1, "planner", frozenset({"ben"}))) == "PERSON_PRESENT"
    scene.do(Replace("ann", 1, "planner", gone=frozenset({"ben"})))
    assert scene.refused(Close("ann")) == "PERSON_HAS_TIME"
    scene.do(Close("ann", gone=frozenset({"cas"})))
    assert started(LIVE).do(Replace("ann", 1, "planner")).after.seats[1].stands_in


def test_a_clock_does_not_run_while_a_computer_player_stands_in() -> None:
    scene = started(LIVE)
    seat = scene.to_act
    scene.now += MINUTE - 10
    scene.do(Replace(PEOPLE[seat], seat, "planner"))
    scene.now += HOUR
    scene.do(Return(PEOPLE[seat], seat))
    assert left(scene)[seat] == 240


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_clocks_folded_from_the_entries_are_those_of_the_live_table(pace: Pace) -> None:
    scene = started(pace)
    for ms in (MINUTE, 2 * MINUTE, 30_000):
        turn(scene, ms)
    scene.do(Freeze(scene.now - 1000))
    if pace.kind == "days":
        scene.do(GoAway("ann", 0, scene.now + DAY_MS))
    scene.now += 30 * DAY_MS
    seat = scene.at.clocked[0]
    scene.do(TimeUp(seat, "planner"))
    again = Table.fold(scene.entries, GAME, MAP).position
    assert again.clock == scene.at.clock
    assert again.due == scene.at.due
    assert replace(again, play=None) == replace(scene.at, play=None)


def test_a_table_without_a_pace_has_no_clock() -> None:
    scene = Scene.started()
    assert scene.at.clock is None
    assert scene.refused(TimeUp(scene.to_act, "planner")) == "NO_CLOCK"
    assert isinstance(scene.act(scene.legal("trade")), Step)
