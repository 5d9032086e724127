"""A game in progress, told in texts."""

from __future__ import annotations

import pytest

from wissel.core.conformance import SeededDraws
from wissel.core.play import Play, told
from wissel.core.problems import Problem, ProblemError
from wissel.games import registry

GAME = registry.game("paris-connection")
MAP = GAME.load_map(GAME.default_map)


def started(seed: int = 1) -> Play:
    play = Play(GAME, MAP, 3, {})
    play.draw(SeededDraws(seed), 0)
    return play


def placement(play: Play) -> str:
    return next(action for action in play.legal(play.to_act[0]) if action.startswith("place"))


def test_the_first_draws_are_pending_at_first() -> None:
    play = Play(GAME, MAP, 3, {})
    assert play.pending()
    assert play.to_act == ()
    assert not play.is_over


def test_drawing_and_resolving_the_same_outcomes_lead_to_the_same_state() -> None:
    drawn, recorded = Play(GAME, MAP, 4, {}), Play(GAME, MAP, 4, {})
    advance = drawn.draw(SeededDraws(3), 0)
    assert recorded.resolve(advance.outcomes) == advance.said
    assert recorded.state.tobytes() == drawn.state.tobytes()


def test_draws_are_numbered_one_by_one_from_the_first() -> None:
    asked: list[tuple[int, int]] = []

    class Recorder:
        def index(self, n: int, total: int) -> int:
            asked.append((n, total))
            return 0

    Play(GAME, MAP, 3, {}).draw(Recorder(), 100)
    assert [n for n, _ in asked] == list(range(100, 100 + 6 + 30 + 1))
    assert [total for _, total in asked] == [6, 5, 4, 3, 2, 1, *range(186, 156, -1), 3]


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    play = started()
    before = play.state.tobytes()
    with pytest.raises(ProblemError) as refused:
        play.act(play.to_act[0], "finish")
    assert refused.value.problem == Problem("NOTHING_PLACED")
    assert play.state.tobytes() == before
    assert play.problem(play.to_act[0], "finish") == refused.value.problem


@pytest.mark.parametrize(
    "text", ["", "finish ", " finish", "FINISH", "pass", "place red", "place red nowhere"]
)
def test_a_text_that_is_no_action_is_refused_as_such(text: str) -> None:
    play = started()
    for call in (play.act, play.problem):
        with pytest.raises(ProblemError, match="BAD_ACTION"):
            call(play.to_act[0], text)


def test_a_long_text_is_cut_in_the_refusal() -> None:
    with pytest.raises(ProblemError) as refused:
        started().act(0, "x" * 5000)
    assert len(str(refused.value.problem.args["action"])) == 80


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda outcomes: outcomes[:-1], "OUTCOMES_MISSING"),
        (lambda outcomes: [*outcomes, outcomes[-1]], "OUTCOMES_LEFT"),
        (lambda outcomes: ["?", *outcomes[1:]], "BAD_OUTCOME"),
        (lambda outcomes: [*outcomes[:-1], "first 3"], "BAD_OUTCOME"),
        (lambda outcomes: [outcomes[0], outcomes[0], *outcomes[2:]], "BAD_OUTCOME"),
    ],
)
def test_recorded_outcomes_that_cannot_be_are_refused_and_change_nothing(change: object, code: str) -> None:
    assert callable(change)
    outcomes = Play(GAME, MAP, 3, {}).draw(SeededDraws(1), 0).outcomes
    play = Play(GAME, MAP, 3, {})
    before = play.state.tobytes()
    with pytest.raises(ProblemError, match=code):
        play.resolve(change(outcomes))
    assert play.state.tobytes() == before
    play.resolve(outcomes)
    assert play.to_act


def test_a_draw_that_is_refused_leaves_the_provisional_placements() -> None:
    play = started()
    seat = play.to_act[0]
    play.act(seat, placement(play))
    with pytest.raises(ProblemError, match="OUTCOMES_LEFT"):
        play.resolve(["first 0"])
    assert play.may_take_back(seat)


def test_a_copy_goes_on_by_itself() -> None:
    play = started()
    seat = play.to_act[0]
    play.act(seat, placement(play))
    twin = play.copy()
    before = play.state.tobytes()
    twin.act(seat, placement(twin))
    twin.take_back(seat)
    twin.take_back(seat)
    assert play.state.tobytes() == before
    assert play.may_take_back(seat)
    assert not twin.may_take_back(seat)


def test_a_decision_has_a_number_of_its_own() -> None:
    play = started()
    numbers = []
    for _ in range(3):
        seat = play.to_act[0]
        numbers.append(play.decision(seat))
        assert [play.decision(other) for other in range(3) if other != seat] == [0, 0]
        play.act(seat, next(a for a in play.legal(seat) if a.startswith("trade")))
    assert len(set(numbers)) == 3
    assert all(number > 0 for number in numbers)


def test_what_is_said_to_one_seat_is_told_to_it_alone() -> None:
    said = Play(GAME, MAP, 3, {}).draw(SeededDraws(1), 0).said
    secret = [item for item in said if item.to is not None]
    assert {item.to for item in secret} == {0, 1, 2}
    for seat in range(3):
        assert sum(item.event in told(said, seat) for item in secret) == 1
    assert len(told(said, -1)) == len(said) - 3


def test_an_unknown_game_and_an_unknown_map_are_refused() -> None:
    with pytest.raises(ProblemError, match="GAME_UNKNOWN"):
        registry.game("chess")
    for call in (GAME.load_map, GAME.layout):
        with pytest.raises(ProblemError, match="MAP_UNKNOWN"):
            call("../france")
