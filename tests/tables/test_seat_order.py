"""Seats drawn at the start: fair, part of the entries, and checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import msgspec
import pytest
from tests.tables.scene import GAME, MAP, SECRET, Scene, seed_of

from wissel.core import fair
from wissel.core.fair import NO_SEED
from wissel.core.problems import ProblemError
from wissel.tables import replay as files
from wissel.tables.commands import SeatComputer, Sit, Start
from wissel.tables.entries import Started
from wissel.tables.export import export_table
from wissel.tables.facts import GameStarted
from wissel.tables.game_file import FileEntry, FileError, GameFile, decode, encode
from wissel.tables.plan import Draws, plan_creation
from wissel.tables.table import Table


def drawn(secret: bytes = SECRET) -> Scene:
    """A running game of ann, ben, cas and a computer player, who sat down in this order; seats were drawn."""
    step = plan_creation(
        "t1",
        GAME,
        MAP,
        seats=4,
        options={},
        private=False,
        name="Paris",
        by="ann",
        at=1_000,
        secret=secret,
        seating="drawn",
    )
    scene = Scene(Table.begin(step), [step.entry], Draws(secret))
    for person in ("ann", "ben", "cas"):
        scene.do(Sit(person, seed_of(person)))
    scene.do(SeatComputer("ann", 3, "random"))
    scene.do(Start("ann"))
    return scene


def file_of(scene: Scene) -> GameFile:
    names = [seat.person for seat in scene.at.seats]
    return export_table(scene.entries, GAME, MAP, names=names, secret=scene.draws.secret)


def test_everybody_sits_where_the_draw_says_with_what_they_added() -> None:
    scene = drawn()
    started = scene.entries[-1].data
    assert isinstance(started, Started)
    before = ["ann", "ben", "cas", None]
    seeds = [bytes.fromhex(seed_of(person)) if person else NO_SEED for person in before]
    order = fair.seat_order(SECRET, seeds)
    assert order != [0, 1, 2, 3]
    assert started.order == order
    assert [seat.person for seat in scene.at.seats] == [before[seat] for seat in order]
    assert started.seeds == [seat.seed for seat in scene.at.seats]
    facts = [item.event for item in scene.table.happened]
    assert GameStarted(tuple(order)) in facts
    assert scene.at.host == "ann"


def test_without_the_option_everybody_stays() -> None:
    scene = Scene.started()
    started = scene.entries[-1].data
    assert isinstance(started, Started)
    assert started.order is None
    assert [seat.person for seat in scene.at.seats] == ["ann", "ben", "cas"]


def test_every_order_is_equally_likely_wherever_one_sat_before() -> None:
    seeds = [bytes([number]) * 32 for number in (7, 3, 5)]
    found = Counter(tuple(fair.seat_order(number.to_bytes(32, "big"), seeds)) for number in range(6_000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


def test_the_stored_order_is_followed_and_a_wrong_one_refused() -> None:
    scene = drawn()
    assert Table.fold(scene.entries, GAME, MAP).position.seats == scene.at.seats
    last = scene.entries[-1]
    assert isinstance(last.data, Started)
    for order in ([0, 0, 1, 2], [0, 1, 2], [1, 2, 3, 4]):
        bad = msgspec.structs.replace(last.data, order=order)
        with pytest.raises(ProblemError, match="BAD_SEAT_ORDER"):
            Table.fold([*scene.entries[:-1], replace(last, data=bad)], GAME, MAP)


def test_a_file_tells_the_order_and_it_can_be_checked() -> None:
    scene = drawn()
    scene.play_out()
    file = decode(encode(file_of(scene)))
    assert file.entries[0].order is not None
    assert [seat.name for seat in file.seats] == [seat.person for seat in scene.at.seats]
    assert files.replay(file).over
    assert files.verify(file).over


def test_an_order_that_was_not_drawn_is_found() -> None:
    scene = drawn()
    scene.play_out()
    file = file_of(scene)
    first: FileEntry = file.entries[0]
    assert first.order is not None
    other = [first.order[1], first.order[0], *first.order[2:]]
    lines = [msgspec.structs.replace(first, order=other), *file.entries[1:]]
    with pytest.raises(FileError, match="SEAT_ORDER_DIFFERS"):
        files.verify(msgspec.structs.replace(file, entries=lines))
    lines = [msgspec.structs.replace(first, order=[0, 0, 0, 0]), *file.entries[1:]]
    with pytest.raises(FileError, match="BAD_SEAT_ORDER"):
        files.replay(msgspec.structs.replace(file, entries=lines))
