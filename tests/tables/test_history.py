"""Looking back: every moment of a game is what it was, and tells no more than was known then."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache

import msgspec
import pytest
from tests.games.playthrough import folder
from tests.tables.scene import GAME, MAP, SECRET, Scene

from wissel.core.conformance import Input, Setting, random_game
from wissel.core.game import SPECTATOR
from wissel.core.problems import ProblemError
from wissel.games import registry
from wissel.tables import history
from wissel.tables.commands import Close, TakeBack
from wissel.tables.entries import Acted, Computer, Entry, Started, by_bot
from wissel.tables.history import Chronicle
from wissel.tables.plan import plan_creation
from wissel.tables.table import Table

SETTINGS = [
    Setting(game, game.load_map(game.default_map), 4, {})
    for game in (registry.game(game_id) for game_id in registry.GAME_IDS)
]
each_game = pytest.mark.parametrize("setting", SETTINGS, ids=registry.GAME_IDS)
BOT = "random"


def as_log(setting: Setting, inputs: Sequence[Input]) -> list[Entry]:
    """The log of a table where computer players have played these inputs."""
    step = plan_creation(
        "t1",
        setting.game,
        setting.map,
        seats=setting.seats,
        options=setting.options,
        private=False,
        name="",
        by="ann",
        at=0,
        secret=SECRET,
    )
    table = Table.begin(step)
    entries = [step.entry]

    def take(seat: int | None, data: Computer | Started | Acted) -> None:
        by = "ann" if seat is None or isinstance(data, Computer) else by_bot(BOT)
        entries.append(Entry("t1", table.seq + 1, seat, by, None, 0, data))
        table.take(entries[-1])

    for seat in range(setting.seats):
        take(seat, Computer(BOT))
    for item in inputs:
        if item.seat is None or item.action is None:
            take(None, Started([None] * setting.seats, item.outcomes))
        else:
            decision = table.position.decisions[item.seat] or ""
            take(item.seat, Acted(decision, item.action, item.outcomes))
    return entries


@cache
def played(index: int) -> tuple[list[Input], list[Entry]]:
    setting = SETTINGS[index]
    suite = importlib.import_module(f"tests.games.{folder(setting.game)}.suite")
    inputs = random_game(setting, 12, lambda _: None, suite.towards_the_end)
    return inputs, as_log(setting, inputs)


@each_game
def test_every_moment_is_what_the_table_was_live(setting: Setting) -> None:
    _, entries = played(SETTINGS.index(setting))
    chronicle = Chronicle(entries, setting.game, setting.map)
    assert len(chronicle.moments) > 2 * history.MOST_KEPT, "long enough that positions are folded again"
    live = Table.fold(entries[:1], setting.game, setting.map)
    seen = 0
    for entry in entries[1:]:
        step = live.take(entry)
        if step.after.play is None:
            continue
        moment = chronicle.moments[seen]
        seen += 1
        then = chronicle.position(moment.seq)
        assert moment.seq == entry.seq
        assert then.play is not None
        assert then.play.state.tobytes() == step.after.play.state.tobytes()
        assert (then.decisions, then.status) == (step.after.decisions, step.after.status)
        assert moment.turn == msgspec.to_builtins(then.play.public_view())["turn"]
        for seat in (SPECTATOR, 0):
            told = [item for item in step.happened if item.to in (None, seat)]
            assert chronicle.happened(entry.seq - 1, entry.seq, seat) == told
    assert seen == len(chronicle.moments)


@each_game
def test_a_chronicle_keeps_few_positions_however_long_the_game_and_can_grow(setting: Setting) -> None:
    _, entries = played(SETTINGS.index(setting))
    grown = Chronicle(entries[:20], setting.game, setting.map)
    for at in range(20, len(entries), 7):
        grown.extend(entries[at : at + 7])
    whole = Chronicle(entries, setting.game, setting.map)
    assert grown.moments == whole.moments
    assert len(grown._kept) <= 2 * history.MOST_KEPT
    for seq in (2, 9, 20, len(entries)):
        assert grown.position(seq).seq == seq


def told(setting: Setting, inputs: Sequence[Input], reader: int) -> list[bytes]:
    """All that looking back at each moment before the end tells a reader while the game runs."""
    chronicle = Chronicle(as_log(setting, inputs), setting.game, setting.map)
    lines: list[object] = []
    since = 0
    for moment in chronicle.moments:
        play = chronicle.position(moment.seq).play
        assert play is not None
        if play.is_over:
            break
        lines.append((moment.seq, moment.turn, moment.seat, moment.action_for(reader, over=False)))
        lines.append([item.event for item in chronicle.happened(since, moment.seq, reader)])
        since = moment.seq
        lines.append(play.public_view())
        lines.append(None if reader == SPECTATOR else play.private_view(reader))
    return [msgspec.json.encode(line) for line in lines]


@each_game
def test_games_that_differ_in_what_is_hidden_look_alike_to_those_who_must_not_know(setting: Setting) -> None:
    inputs, _ = played(SETTINGS.index(setting))
    suite = importlib.import_module(f"tests.games.{folder(setting.game)}.suite")
    compared = 0
    for one, other, unaware in suite.hidden_variants(setting, inputs):
        if one == other:
            continue
        if compared > 8:
            break
        for reader in unaware:
            assert told(setting, one, reader) == told(setting, other, reader)
            compared += 1
        aware = next(seat for seat in range(setting.seats) if seat not in unaware)
        assert told(setting, one, aware) != told(setting, other, aware)
    assert compared


def test_kept_tickets_stand_in_the_list_for_their_seat_alone_until_the_end() -> None:
    """(T1.3, T2.14)"""
    setting = next(one for one in SETTINGS if one.game.id == "ticket-to-ride-europe")
    _, entries = played(SETTINGS.index(setting))
    kept = [
        moment
        for moment in Chronicle(entries, setting.game, setting.map).moments
        if moment.action and moment.action.startswith("keep")
    ]
    assert len(kept) >= setting.seats
    for moment in kept:
        assert moment.seat is not None
        other = (moment.seat + 1) % setting.seats
        assert moment.action_for(moment.seat, over=False) == moment.action
        assert moment.action_for(other, over=False) is None
        assert moment.action_for(SPECTATOR, over=False) is None
        assert moment.action_for(SPECTATOR, over=True) == moment.action


def test_what_was_taken_back_is_no_moment() -> None:
    scene = Scene.started()
    scene.act(scene.legal("place"))
    first = scene.at.seq
    scene.act(scene.legal("place"))
    scene.do(TakeBack(scene.at.seats[scene.to_act].person or "", scene.to_act))
    scene.act("finish")
    chronicle = Chronicle(scene.entries, GAME, MAP)
    assert [moment.seq for moment in chronicle.moments] == [first - 1, first, first + 3]
    assert [moment.action for moment in chronicle.moments][2] == "finish"
    # What happened in between is told with the moment after it.
    names = [type(item.event).__name__ for item in chronicle.happened(first, first + 3)]
    assert names[:2] == ["Placed", "TakenBack"]
    assert chronicle.number(first + 1) == chronicle.number(first) == 1
    scene.do(Close("ann", frozenset({"ann"})))
    assert not chronicle.over
    chronicle.extend(scene.entries[-1:])
    assert chronicle.over


def test_before_the_game_began_there_is_no_moment() -> None:
    chronicle = Chronicle(Scene.new().entries, GAME, MAP)
    assert chronicle.moments == []
    with pytest.raises(ProblemError, match="MOMENT_UNKNOWN"):
        chronicle.number(1)


@each_game
def test_a_decision_is_what_its_seat_knew_when_it_was_open(setting: Setting) -> None:
    _, entries = played(SETTINGS.index(setting))
    chronicle = Chronicle(entries, setting.game, setting.map)
    decided = chronicle.decisions()
    acted = [entry for entry in entries if isinstance(entry.data, Acted)]
    assert [one.seq for one in decided] == [entry.seq for entry in acted]
    live = Table.fold(entries[: acted[0].seq - 1], setting.game, setting.map)
    for one, entry in zip(decided, acted, strict=True):
        play = live.position.play
        assert play is not None
        assert isinstance(entry.data, Acted)
        assert (one.seat, one.action) == (entry.seat, entry.data.action)
        assert one.observation.tobytes() == play.observation(one.seat).tobytes()
        assert one.before == max(moment.seq for moment in chronicle.moments if moment.seq < one.seq)
        assert one.turn == next(moment.turn for moment in chronicle.moments if moment.seq == one.before)
        live.take(entry)
    assert {one.seat for one in chronicle.decisions(1)} == {1}


def test_what_was_taken_back_was_no_decision() -> None:
    scene = Scene.started()
    seat = scene.to_act
    person = scene.at.seats[seat].person
    assert person is not None
    scene.act(scene.legal("place"))
    scene.do(TakeBack(person, seat))
    scene.act(scene.legal("place"))
    chronicle = Chronicle(scene.entries, GAME, MAP)
    assert [one.seq for one in chronicle.decisions()] == [scene.entries[-1].seq]
