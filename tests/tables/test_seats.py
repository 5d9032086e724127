"""Who may sit, leave, be removed, step in and return; and who is the host."""

from __future__ import annotations

import pytest
from tests.tables.scene import GAME, MAP, SECRET, Scene, seed_of

from wissel.core.problems import ProblemError
from wissel.tables.commands import (
    Close,
    Expire,
    Leave,
    LinkNext,
    Remove,
    Replace,
    Return,
    SeatComputer,
    Sit,
    Start,
)
from wissel.tables.facts import ComputerSeated, SeatLeft, SeatReplaced, SeatReturned, SeatTaken, TableClosed
from wissel.tables.plan import plan_creation


def sit(person: str, seat: int | None = None) -> Sit:
    return Sit(person, seed_of(person), seat)


def host(scene: Scene) -> str | None:
    return scene.at.host


def test_a_person_sits_down_at_the_first_free_seat_or_at_the_one_it_names() -> None:
    scene = Scene.new()
    assert scene.do(sit("ann", 1)).happened[0].event == SeatTaken(1, "ann")
    assert scene.do(sit("ben")).entry.seat == 0
    assert [seat.person for seat in scene.at.seats] == ["ben", "ann", None]


def test_a_seat_holds_one_and_a_full_table_takes_nobody() -> None:
    scene = Scene.new()
    scene.do(sit("ann"))
    assert scene.refused(sit("ben", 0)) == "SEAT_TAKEN"
    assert scene.refused(sit("ben", 3)) == "SEAT_UNKNOWN"
    assert scene.refused(sit("ben", -1)) == "SEAT_UNKNOWN"
    assert scene.refused(sit("ann")) == "ALREADY_SEATED"
    scene.do(sit("ben"))
    scene.do(SeatComputer("ann", 2, "random"))
    assert scene.refused(sit("cas")) == "TABLE_FULL"


def test_one_person_may_hold_two_seats_by_naming_the_second() -> None:
    scene = Scene.new()
    scene.do(sit("ann"))
    scene.do(sit("ann", 2))
    assert scene.at.seats_of("ann") == (0, 2)


def test_leaving_frees_the_seat_and_only_its_own_person_may_leave_it() -> None:
    scene = Scene.new()
    scene.do(sit("ann"))
    scene.do(sit("ben"))
    assert scene.refused(Leave("ben", 0)) == "NOT_SEATED"
    assert scene.do(Leave("ben", 1)).happened[0].event == SeatLeft(1, "ben", None, removed=False)
    assert scene.at.seats[1].free


def test_the_host_alone_removes_people_and_computer_players_and_seats_them() -> None:
    scene = Scene.new()
    scene.do(sit("ann"))
    scene.do(sit("ben"))
    assert scene.refused(Remove("ben", 0)) == "NOT_ALLOWED"
    assert scene.refused(SeatComputer("ben", 2, "random")) == "NOT_ALLOWED"
    assert scene.do(SeatComputer("ann", 2, "random")).happened[0].event == ComputerSeated(2, "random")
    assert scene.do(Remove("ann", 2)).happened[0].event == SeatLeft(2, None, "random", removed=True)
    assert scene.do(Remove("ann", 1)).happened[0].event == SeatLeft(1, "ben", None, removed=True)
    assert scene.refused(Remove("ann", 1)) == "SEAT_FREE"
    assert scene.refused(sit("ben")) == "SENT_AWAY"
    assert scene.refused(SeatComputer("ann", 0, "random")) == "SEAT_TAKEN"


def test_the_game_starts_when_the_host_says_so_and_all_seats_are_taken() -> None:
    scene = Scene.new()
    scene.do(sit("ann"))
    scene.do(sit("ben"))
    assert scene.refused(Start("ann")) == "SEATS_NOT_FULL"
    scene.do(sit("cas"))
    assert scene.refused(Start("ben")) == "NOT_ALLOWED"
    scene.do(Start("ann"))
    assert scene.at.status == "running"
    for command in (
        sit("dee"),
        Leave("ben", 1),
        Remove("ann", 1),
        SeatComputer("ann", 1, "random"),
        Start("ann"),
    ):
        assert scene.refused(command) == "ALREADY_STARTED"


def test_the_host_passes_on_to_the_next_person_in_seat_order() -> None:
    scene = Scene.new(4)
    scene.do(sit("ann", 1))
    scene.do(sit("ben", 0))
    scene.do(sit("cas", 3))
    scene.do(SeatComputer("ann", 2, "random"))
    scene.do(Leave("ann", 1))
    assert host(scene) == "cas"
    scene.do(Leave("cas", 3))
    assert host(scene) == "ben"
    scene.do(Leave("ben", 0))
    assert host(scene) is None
    scene.do(sit("dee"))
    assert host(scene) == "dee"


def test_a_host_that_keeps_another_seat_stays_host() -> None:
    scene = Scene.new()
    scene.do(sit("ann", 0))
    scene.do(sit("ann", 1))
    scene.do(sit("ben", 2))
    scene.do(Leave("ann", 0))
    assert host(scene) == "ann"


def test_a_host_without_a_seat_may_go_away() -> None:
    scene = Scene.new()
    scene.do(sit("ben"))
    assert scene.refused(Leave("ben", None)) == "NOT_ALLOWED"
    scene.do(Leave("ann", None))
    assert host(scene) == "ben"


def test_the_host_passes_on_when_a_computer_player_takes_over_its_seat() -> None:
    scene = Scene.started()
    scene.do(Replace("ann", 0, "planner"))
    assert host(scene) == "ben"
    scene.do(Replace("ben", 1, "planner"))
    scene.do(Replace("cas", 2, "planner"))
    assert host(scene) is None
    scene.do(Return("ann", 0))
    assert host(scene) == "ann"


def test_a_computer_player_stands_in_for_an_absent_person_who_returns() -> None:
    scene = Scene.started()
    assert scene.refused(Replace("ann", 1, "planner", frozenset({"ann", "ben"}))) == "PERSON_PRESENT"
    assert scene.refused(Replace("cas", 1, "planner", frozenset({"ann", "cas"}))) == "NOT_ALLOWED"
    step = scene.do(Replace("ann", 1, "planner", frozenset({"ann"})))
    assert step.happened[0].event == SeatReplaced(1, "planner")
    seat = scene.at.seats[1]
    assert (seat.person, seat.bot, seat.stands_in, seat.plays) == ("ben", "planner", True, "bot:planner")
    assert scene.refused(Replace("ann", 1, "planner")) == "NO_PERSON_PLAYS"
    assert scene.refused(Return("ann", 1)) == "NOT_SEATED"
    assert scene.do(Return("ben", 1)).happened[0].event == SeatReturned(1)
    assert scene.at.seats[1].plays == "ben"
    assert scene.refused(Return("ben", 1)) == "NOT_HELD"


def test_while_the_host_is_away_anyone_who_plays_may_replace_who_is_absent() -> None:
    scene = Scene.started()
    present = frozenset({"ben", "dee"})
    assert scene.refused(Replace("dee", 2, "planner", present)) == "NOT_ALLOWED"
    scene.do(Replace("ben", 2, "planner", present))
    assert scene.at.seats[2].stands_in


def test_what_the_person_added_to_the_draws_stays_when_a_computer_player_steps_in() -> None:
    scene = Scene.started()
    scene.do(Replace("ben", 1, "planner"))
    assert scene.at.seats[1].seed == seed_of("ben")


def test_nobody_steps_in_or_returns_before_the_start() -> None:
    scene = Scene.new()
    scene.do(sit("ann"))
    assert scene.refused(Replace("ann", 0, "planner")) == "NOT_STARTED"
    assert scene.refused(Return("ann", 0)) == "NOT_STARTED"


def test_the_host_closes_an_open_table_and_nothing_happens_there_any_more() -> None:
    scene = Scene.new()
    scene.do(sit("ben"))
    assert scene.refused(Close("ben")) == "NOT_ALLOWED"
    assert scene.do(Close("ann")).happened[0].event == TableClosed()
    assert scene.at.status == "closed"
    assert scene.refused(sit("cas")) == "TABLE_CLOSED"
    assert scene.refused(Close("ann")) == "TABLE_CLOSED"


def test_the_server_closes_what_has_not_started_and_nobody_else_does_it_in_its_name() -> None:
    scene = Scene.new()
    assert scene.refused(Expire("ann")) == "NOT_ALLOWED"
    step = scene.do(Expire())
    assert (step.entry.by, step.happened[0].event) == ("server", TableClosed(expired=True))
    assert scene.at.status == "closed"
    assert Scene.started().refused(Expire()) == "ALREADY_STARTED"


def test_a_running_game_is_closed_only_when_no_other_person_is_there() -> None:
    scene = Scene.started()
    assert scene.refused(Close("ann", frozenset({"ann", "ben"}))) == "PERSON_PRESENT"
    assert scene.refused(Close("ben", frozenset({"ben"}))) == "PERSON_PRESENT"
    assert scene.refused(Close("dee")) == "NOT_ALLOWED"
    scene.do(Close("ann", frozenset({"ann"})))
    assert scene.at.status == "closed"
    assert scene.at.to_act == ()


def test_the_only_person_left_closes_a_running_game() -> None:
    scene = Scene.started()
    scene.do(Replace("ann", 0, "planner"))
    scene.do(Replace("cas", 2, "planner"))
    scene.do(Close("ben", frozenset({"ann", "ben", "cas"})))
    assert scene.at.status == "closed"


def test_the_next_table_is_named_once_and_by_somebody_of_the_table() -> None:
    scene = Scene.started()
    assert scene.refused(LinkNext("ann", "t2")) == "NOT_OVER"
    scene.play_out()
    assert scene.refused(LinkNext("dee", "t2")) == "NOT_ALLOWED"
    scene.do(LinkNext("ben", "t2"))
    assert scene.at.next_table == "t2"
    assert scene.refused(LinkNext("ann", "t3")) == "NEXT_EXISTS"


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (2, {}, "BAD_SEAT_COUNT"),
        (7, {}, "BAD_SEAT_COUNT"),
        (3, {"turn_limit": 1}, "BAD_OPTION"),
        (3, {"no_such": 1}, "BAD_OPTION"),
    ],
)
def test_a_table_that_the_game_does_not_know_is_not_made(
    seats: int, options: dict[str, int], code: str
) -> None:
    with pytest.raises(ProblemError) as caught:
        plan_creation(
            "t1",
            GAME,
            MAP,
            seats=seats,
            options=options,
            private=False,
            name="",
            by="ann",
            at=0,
            secret=SECRET,
        )
    assert caught.value.problem.code == code


def test_options_that_are_not_named_stand_in_the_log_with_their_defaults() -> None:
    assert Scene.new(turn_limit=None).at.options == {"turn_limit": None, "memory_aid": 0}
    assert Scene.new().at.options == {"turn_limit": 40, "memory_aid": 0}


@pytest.mark.parametrize("seed", ["", "ab" * 31, "AB" * 32, "ab" * 32 + "\n", "zz" * 32])
def test_a_seed_is_64_hex_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hex digits"):
        Sit("ann", seed)
