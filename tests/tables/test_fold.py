"""A table is the fold of its entries."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from tests.tables.scene import GAME, MAP, Scene, seed_of

from wissel.core.problems import ProblemError
from wissel.tables.commands import Leave, Replace, Return, Sit, TakeBack
from wissel.tables.entries import (
    KINDS,
    Acted,
    Created,
    Data,
    Entry,
    Left,
    Seated,
    Started,
    decode_data,
    encode_data,
)
from wissel.tables.table import Table


def same(one: Table, other: Table) -> bool:
    """Whether two tables agree in everything, the state of the game included."""
    a, b = one.position, other.position
    plays = (a.play is None) == (b.play is None) and (
        a.play is None or b.play is None or a.play.state.tobytes() == b.play.state.tobytes()
    )
    return plays and replace(a, play=None) == replace(b, play=None) and one.happened == other.happened


def test_replayed_entries_give_the_same_table_as_the_live_commands() -> None:
    scene = Scene.started(people=2)
    scene.act(scene.legal("place"))
    scene.do(TakeBack(scene.at.seats[scene.to_act].plays or "", scene.to_act))
    scene.do(Replace("ben", 1, "planner"))
    scene.do(Return("ben", 1))
    scene.play_out()
    assert scene.at.status == "finished"
    assert same(Table.fold(scene.entries, GAME, MAP), scene.table)


def test_every_prefix_of_a_log_is_the_table_as_it_was_then() -> None:
    scene = Scene.new()
    live = [scene.at]
    for person in ("ann", "ben", "cas"):
        scene.do(Sit(person, seed_of(person)))
        live.append(scene.at)
    for count, position in enumerate(live, start=1):
        assert Table.fold(scene.entries[:count], GAME, MAP).position == position


def test_planning_changes_nothing_until_the_step_is_taken_over() -> None:
    scene = Scene.started()
    before = scene.at
    assert before.play is not None
    state = before.play.state.tobytes()
    scene.plan(scene.action(scene.legal("place")))
    assert scene.at is before
    assert before.play.state.tobytes() == state


def test_a_position_never_changes_when_the_table_goes_on() -> None:
    scene = Scene.started()
    scene.act(scene.legal("place"))
    before = scene.at
    assert before.play is not None
    state = before.play.state.tobytes()
    scene.do(TakeBack(scene.at.seats[scene.to_act].plays or "", scene.to_act))
    scene.act(scene.legal("trade"))
    assert before.play.state.tobytes() == state
    assert before.play.may_take_back(before.to_act[0])


def test_an_entry_out_of_order_is_refused() -> None:
    scene = Scene.started()
    with pytest.raises(ValueError, match="does not follow"):
        Table.fold([*scene.entries[:2], scene.entries[3]], GAME, MAP)
    with pytest.raises(ValueError, match="creation"):
        Table.fold(scene.entries[1:], GAME, MAP)
    with pytest.raises(ValueError, match="without entries"):
        Table.fold([], GAME, MAP)


def test_a_table_of_another_map_or_rules_version_is_not_folded() -> None:
    created = Scene.new().entries[0]
    assert isinstance(created.data, Created)
    for change, code in (
        ({"map_digest": "0" * 64}, "MAP_DIFFERS"),
        ({"rules_version": 999}, "RULES_VERSION_UNKNOWN"),
    ):
        other = replace(created, data=msgspec.structs.replace(created.data, **change))
        with pytest.raises(ProblemError) as caught:
            Table.fold([other], GAME, MAP)
        assert caught.value.problem.code == code


def test_resuming_tells_each_seat_its_own_events_and_a_spectator_the_open_ones() -> None:
    scene = Scene.started()
    dealt = [type(item.event).__name__ for item in scene.table.told_after(0, 1)]
    assert dealt.count("HandDealt") == 1
    assert "HandDealt" not in [type(item.event).__name__ for item in scene.table.told_after(0)]
    last = scene.table.seq
    scene.act(scene.legal("place"))
    assert [item.seq for item in scene.table.told_after(last)] == [last + 1]
    assert scene.table.told_after(last + 1) == []


EXAMPLES: dict[str, Data] = {
    "seated": Seated("ab" * 32),
    "left": Left(removed=True),
    "started": Started(["ab" * 32, None], ["first 2"]),
    "acted": Acted("7", "finish", []),
}


@pytest.mark.parametrize("kind", sorted(EXAMPLES))
def test_stored_data_is_read_back_as_it_was(kind: str) -> None:
    data = EXAMPLES[kind]
    assert decode_data(kind, encode_data(data)) == data
    assert Entry("t", 1, None, "ann", None, 0, data).kind == kind


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("moved", "{}"),
        ("acted", '{"decision":"7","action":"finish"}'),
        ("acted", '{"decision":"7","action":"finish","outcomes":[],"more":1}'),
        ("acted", '{"decision":7,"action":"finish","outcomes":[]}'),
        ("seated", '{"seed":"XY"}'),
        ("left", "{"),
    ],
)
def test_stored_data_that_is_not_exactly_its_kind_is_refused(kind: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        decode_data(kind, text)


def test_every_kind_of_entry_has_its_own_name() -> None:
    assert len(set(KINDS.values())) == len(KINDS)


def test_time_never_runs_backwards_in_a_log() -> None:
    scene = Scene.new()
    scene.do(Sit("ann", seed_of("ann")))
    late = scene.at.at
    scene.now = 5
    scene.do(Leave("ann", 0))
    assert scene.at.at == late
