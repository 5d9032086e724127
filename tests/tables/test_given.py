"""Games from elsewhere: read from a file, or branched from one that is over."""

from __future__ import annotations

import pytest
from tests.tables.scene import GAME, MAP, SECRET, Scene, seed_of
from tests.tables.test_history import SETTINGS, each_game, played

from wissel.core.conformance import Setting
from wissel.core.fair import NO_SEED
from wissel.core.problems import ProblemError
from wissel.tables import given as given_module
from wissel.tables.commands import Act, Close, SeatComputer, Sit, Start, TakeBack
from wissel.tables.entries import Acted
from wissel.tables.export import export_table
from wissel.tables.game_file import FileError, GameFile
from wissel.tables.given import Given, branch, from_file
from wissel.tables.history import Chronicle
from wissel.tables.plan import Draws, plan_creation
from wissel.tables.position import Step
from wissel.tables.replay import replay, verify
from wissel.tables.table import Table


@pytest.fixture(scope="module")
def finished() -> Scene:
    """A game of two people and a computer player, with a placement that was taken back."""
    scene = Scene.started(people=2, turn_limit=5)
    while scene.at.seats[scene.to_act].person is None:
        scene.act(scene.legal("trade"))
    scene.act(scene.legal("place"))
    scene.do(TakeBack(scene.at.seats[scene.to_act].person or "", scene.to_act))
    scene.play_out()
    return scene


def file_of(scene: Scene) -> GameFile:
    return export_table(scene.entries, GAME, MAP, names=["Ann", "Ben", None], secret=SECRET)


def read(file: GameFile) -> Given:
    return from_file(file, table="t9", name="Read", by="zoe", persons=["p0", "p1", "p2"], at=77)


def test_a_file_becomes_a_private_table_that_is_over_with_the_same_moments(finished: Scene) -> None:
    given = read(file_of(finished))
    position = given.table.position
    assert (position.status, position.created.private, position.host) == ("finished", True, "zoe")
    assert position.created.origin is not None
    assert [seat.person for seat in position.seats] == ["p0", "p1", None]
    assert Table.fold(given.entries, GAME, MAP).position == position
    old, new = Chronicle(finished.entries, GAME, MAP), Chronicle(given.entries, GAME, MAP)
    assert [moment.action for moment in new.moments] == [moment.action for moment in old.moments]
    for one, other in zip(old.moments[::9], new.moments[::9], strict=True):
        then, again = old.position(one.seq).play, new.position(other.seq).play
        assert then is not None
        assert again is not None
        assert then.state.tobytes() == again.state.tobytes()


def test_its_file_is_again_the_same_and_its_draws_can_still_be_checked(finished: Scene) -> None:
    file = file_of(finished)
    given = read(file)
    again = export_table(given.entries, GAME, MAP, names=["Ann", "Ben", None], secret=given.secret)
    assert again == file
    verify(again)


def test_where_seats_were_drawn_they_are_so_again() -> None:
    step = plan_creation(
        "t1", GAME, MAP, seats=3, options={"turn_limit": 5}, private=False, name="Paris", by="ann", at=1_000,
        secret=SECRET, seating="drawn",
    )  # fmt: skip
    scene = Scene(Table.begin(step), [step.entry])
    for person in ("ann", "ben"):
        scene.do(Sit(person, seed_of(person)))
    scene.do(SeatComputer("ann", 2, "random"))
    scene.do(Start("ann"))
    scene.play_out()
    names = [None if seat.person is None else seat.person.title() for seat in scene.at.seats]
    file = export_table(scene.entries, GAME, MAP, names=names, secret=SECRET)
    assert file.entries[0].order is not None
    given = read(file)
    assert export_table(given.entries, GAME, MAP, names=names, secret=given.secret) == file


def test_of_a_file_without_draws_to_check_nothing_is_claimed(finished: Scene) -> None:
    file = file_of(finished)
    bare = GameFile(**{name: getattr(file, name) for name in file.__struct_fields__} | {"fair": None})
    given = read(bare)
    assert given.table.position.seats[0].seed == NO_SEED.hex()
    again = export_table(given.entries, GAME, MAP, names=["Ann", "Ben", None], secret=given.secret)
    assert again.fair is None
    assert replay(again).over


def test_a_game_that_was_given_up_is_read_as_given_up() -> None:
    scene = Scene.started(people=1)
    scene.act(scene.legal("place"))
    scene.do(Close("ann"))
    given = read(file_of(scene))
    assert given.table.position.status == "closed"
    assert len(Chronicle(given.entries, GAME, MAP).moments) == 2


@pytest.mark.parametrize("change", ["action", "result", "map", "empty", "long", "secret"])
def test_a_file_that_does_not_hold_becomes_nothing(
    finished: Scene, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_of(finished)
    fields = {name: getattr(file, name) for name in file.__struct_fields__}
    if change == "action":
        entries = list(file.entries)
        entries[1] = type(entries[1])(seq=2, kind="acted", seat=entries[1].seat, action="place red paris")
        fields["entries"] = entries
    elif change == "result":
        fields["result"] = None
    elif change == "map":
        fields["map"] = type(file.map)("france", file.map.digest, MAP.text)
    elif change == "empty":
        fields |= {"entries": [], "result": None}
    elif change == "long":
        monkeypatch.setattr(given_module, "MOST_ENTRIES", 5)
    elif change == "secret":
        assert file.fair is not None
        fair = {name: getattr(file.fair, name) for name in file.fair.__struct_fields__}
        fields["fair"] = type(file.fair)(**fair | {"secret": "00" * 32})
    with pytest.raises(FileError):
        read(GameFile(**fields))


@each_game
def test_a_branch_goes_on_from_exactly_that_moment(setting: Setting) -> None:
    _, entries = played(SETTINGS.index(setting))
    chronicle = Chronicle(entries, setting.game, setting.map)
    moment = chronicle.moments[len(chronicle.moments) // 2]
    then = chronicle.position(moment.seq).play
    assert then is not None
    for seat in range(setting.seats):
        given = branch(
            chronicle,
            moment.seq,
            table="t2",
            name="",
            by="zoe",
            seat=seat,
            seed=seed_of("zoe"),
            bot="planner",
            at=9,
        )
        position = given.table.position
        assert (position.status, position.created.private) == ("running", True)
        assert position.play is not None
        assert position.play.state.tobytes() == then.state.tobytes()
        assert [one.person for one in position.seats].index("zoe") == seat
        assert {one.bot for number, one in enumerate(position.seats) if number != seat} == {"planner"}
        assert Table.fold(given.entries, setting.game, setting.map).position.seq == position.seq


def blindly(table: Table, draws: Draws) -> list[str]:
    """The seat to move draws a blind card if it may; the answer is what was drawn."""
    position = table.position
    seat = position.to_act[0]
    assert position.play is not None
    legal = position.play.legal(seat)
    action = "blind" if "blind" in legal else legal[0]
    step = table.plan(
        Act(position.seats[seat].plays or "", seat, position.decisions[seat] or "", action), 10, draws
    )
    assert isinstance(step, Step)
    assert isinstance(step.entry.data, Acted)
    table.advance(step)
    return step.entry.data.outcomes


def test_what_is_drawn_in_a_branch_is_not_what_was_drawn_before() -> None:
    """(The deal is over; the same blind cards would come again if the secret did.)"""
    setting = next(one for one in SETTINGS if one.game.id == "ticket-to-ride-europe")
    _, entries = played(SETTINGS.index(setting))
    chronicle = Chronicle(entries, setting.game, setting.map)
    seen = set()
    for _ in range(6):
        moment = next(one for one in chronicle.moments if one.turn == 3)
        given = branch(
            chronicle,
            moment.seq,
            table="t2",
            name="",
            by="zoe",
            seat=0,
            seed=seed_of("zoe"),
            bot="random",
            at=9,
        )
        drawn: list[str] = []
        while len(drawn) < 8:
            drawn += blindly(given.table, Draws(given.secret))
        seen.add(tuple(drawn))
    assert len(seen) == 6


def test_a_branch_tells_of_no_draws_to_check(finished: Scene) -> None:
    chronicle = Chronicle(finished.entries, GAME, MAP)
    given = branch(
        chronicle,
        chronicle.moments[3].seq,
        table="t2",
        name="",
        by="zoe",
        seat=1,
        seed=seed_of("zoe"),
        bot="random",
        at=9,
    )
    file = export_table(given.entries, GAME, MAP, names=[None, "Zoe", None], seat=1, secret=given.secret)
    assert file.fair is None


def test_only_of_a_game_that_is_over_and_before_its_end(finished: Scene) -> None:
    def refused(scene: Scene, seq: int, seat: int = 0) -> str:
        chronicle = Chronicle(scene.entries, GAME, MAP)
        with pytest.raises(ProblemError) as caught:
            branch(
                chronicle,
                seq,
                table="t2",
                name="",
                by="zoe",
                seat=seat,
                seed=seed_of("zoe"),
                bot="random",
                at=9,
            )
        return caught.value.problem.code

    assert refused(Scene.started(), 9) == "NOT_OVER"
    assert refused(finished, finished.at.seq) == "GAME_OVER"
    assert refused(finished, 1) == "MOMENT_UNKNOWN"
    assert refused(finished, 9, seat=3) == "SEAT_UNKNOWN"
