"""A game as a file: what is exported to whom, replay, and the check of every draw."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from tests.tables.scene import GAME, MAP, SECRET, Scene

from wissel.core.play import Play
from wissel.core.problems import Problem
from wissel.tables.commands import Replace, Return, TakeBack
from wissel.tables.export import Input, export_play, export_table, known_outcomes
from wissel.tables.game_file import (
    MAX_BYTES,
    FileEntry,
    FileError,
    FileFair,
    FileMap,
    FileSeat,
    GameFile,
    decode,
    encode,
)
from wissel.tables.replay import replay, verify

NAMES = ["Ann", "Ben", None]
change = msgspec.structs.replace


def exported(scene: Scene, seat: int = -1) -> GameFile:
    return export_table(scene.entries, GAME, MAP, names=NAMES, seat=seat, secret=SECRET)


@pytest.fixture(scope="module")
def finished() -> GameFile:
    """A whole game with something taken back, and a computer player that stood in for a while."""
    scene = Scene.started(people=2)
    while scene.at.seats[scene.to_act].person is None:
        scene.act(scene.legal("trade"))
    scene.act(scene.legal("place"))
    scene.do(TakeBack(scene.at.seats[scene.to_act].plays or "", scene.to_act))
    scene.do(Replace("ben", 1, "planner"))
    scene.act(scene.legal("trade"))
    scene.do(Return("ben", 1))
    scene.play_out()
    return exported(scene)


@pytest.fixture
def running() -> Scene:
    scene = Scene.started(people=2)
    scene.act(scene.legal("trade"))
    return scene


def test_a_finished_game_replays_to_its_result(finished: GameFile) -> None:
    again = replay(decode(encode(finished)))
    assert again.over
    assert again.file == finished
    assert finished.result is not None
    assert again.play is not None
    assert list(again.play.result().totals) == finished.result.totals
    assert {item.seq for item in again.happened} == {entry.seq for entry in finished.entries}


def test_a_finished_game_holds_its_secret_and_every_draw_is_checked(finished: GameFile) -> None:
    assert finished.fair is not None
    assert finished.fair.secret == SECRET.hex()
    checked = verify(finished)
    assert checked.draws == 6 + 3 * 10 + 1


def test_the_file_tells_who_sat_there_at_the_start(finished: GameFile) -> None:
    assert finished.seats == [FileSeat("Ann", None), FileSeat("Ben", None), FileSeat(None, "random")]


def test_a_computer_player_that_stands_in_is_an_entry_and_does_not_change_who_sat_down() -> None:
    scene = Scene.started(people=2)
    scene.do(Replace("ann", 0, "planner"))
    file = exported(scene)
    assert file.seats[0] == FileSeat("Ann", None)
    assert [entry for entry in file.entries if entry.kind == "replaced"] == [
        FileEntry(2, "replaced", 0, bot="planner")
    ]


def test_entries_are_numbered_from_one_and_an_undone_one_is_named_by_its_number(finished: GameFile) -> None:
    assert [entry.seq for entry in finished.entries] == list(range(1, len(finished.entries) + 1))
    undone = next(entry for entry in finished.entries if entry.kind == "undone")
    assert undone.undone == undone.seq - 1
    assert finished.entries[undone.seq - 2].kind == "acted"


def with_entry(file: GameFile, number: int, **changes: object) -> GameFile:
    entries = list(file.entries)
    entries[number - 1] = change(entries[number - 1], **changes)
    return change(file, entries=entries)


def wrong_entry(file: GameFile, check: Callable[[GameFile], object] = replay) -> tuple[str, int | None]:
    with pytest.raises(FileError) as caught:
        check(file)
    return caught.value.problem.code, caught.value.entry


def acted(file: GameFile) -> int:
    """Number of some entry in the middle of the game in which a seat acts."""
    middle = len(file.entries) // 2
    return next(entry.seq for entry in file.entries[middle:] if entry.kind == "acted")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"action": "fly paris rome"}, "BAD_ACTION"),
        ({"action": None}, "BAD_ENTRY"),
        ({"seat": 9}, "SEAT_UNKNOWN"),
        ({"seat": None}, "BAD_ENTRY"),
        ({"seq": 1}, "BAD_ENTRY_NUMBER"),
        ({"outcomes": ["first 0"]}, "OUTCOMES_LEFT"),
        ({"outcomes": [None]}, "OUTCOMES_WITHHELD"),
        ({"kind": "started"}, "BAD_ENTRY"),
        ({"kind": "undone", "undone": 3}, "NOTHING_TO_TAKE_BACK"),
        ({"kind": "replaced"}, "BAD_ENTRY"),
    ],
)
def test_replay_names_the_first_wrong_entry(
    finished: GameFile, changes: dict[str, object], code: str
) -> None:
    number = acted(finished)
    assert wrong_entry(with_entry(finished, number, **changes)) == (code, number)


def test_replay_refuses_an_action_of_a_seat_whose_turn_it_is_not(finished: GameFile) -> None:
    number = acted(finished)
    seat = finished.entries[number - 1].seat
    assert seat is not None
    code, wrong = wrong_entry(with_entry(finished, number, seat=(seat + 1) % 3))
    assert wrong == number
    assert code not in ("SEAT_UNKNOWN", "BAD_ENTRY")


def test_replay_refuses_entries_before_the_start_and_after_the_end(finished: GameFile) -> None:
    first = finished.entries[1]
    early = change(finished, entries=[change(first, seq=1)])
    assert wrong_entry(early) == ("NOT_STARTED", 1)
    count = len(finished.entries)
    late = change(finished, entries=[*finished.entries, change(finished.entries[-1], seq=count + 1)])
    assert wrong_entry(late) == ("GAME_OVER", count + 1)


def test_replay_refuses_another_result(finished: GameFile) -> None:
    assert finished.result is not None
    better = change(finished.result, totals=[total + 1 for total in finished.result.totals])
    assert wrong_entry(change(finished, result=better)) == ("RESULT_DIFFERS", None)
    assert wrong_entry(change(finished, result=None)) == ("RESULT_DIFFERS", None)
    assert wrong_entry(change(finished, entries=finished.entries[:-1])) == ("RESULT_DIFFERS", None)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "GAME_UNKNOWN"),
        ({"map": FileMap("mars", "0" * 64)}, "MAP_UNKNOWN"),
        ({"map": FileMap("france", "0" * 64)}, "MAP_DIFFERS"),
        ({"rules_version": 99}, "RULES_VERSION_UNKNOWN"),
        ({"seats": [FileSeat("Ann", None)]}, "BAD_SEAT_COUNT"),
        ({"options": {"turn_limit": -1}}, "BAD_OPTION"),
    ],
)
def test_replay_refuses_a_head_that_is_wrong(
    finished: GameFile, changes: dict[str, object], code: str
) -> None:
    assert wrong_entry(change(finished, **changes)) == (code, None)


def test_verify_names_the_first_entry_with_a_draw_that_the_secret_does_not_give(finished: GameFile) -> None:
    outcomes = list(finished.entries[0].outcomes)
    shares = [number for number, text in enumerate(outcomes) if text and text.startswith("share 0")]
    others = [number for number in shares if outcomes[number] != outcomes[shares[0]]]
    outcomes[shares[0]], outcomes[others[0]] = outcomes[others[0]], outcomes[shares[0]]
    swapped = with_entry(finished, 1, outcomes=outcomes)
    assert replay(swapped).over
    with pytest.raises(FileError) as caught:
        verify(swapped)
    assert caught.value.entry == 1
    assert caught.value.problem == Problem("DRAW_DIFFERS", {"draw": shares[0]})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"secret": None}, "SECRET_MISSING"),
        ({"secret": "0" * 64}, "COMMITMENT_DIFFERS"),
        ({"table": "t2"}, "COMMITMENT_DIFFERS"),
        ({"version": 2}, "FAIR_VERSION_UNKNOWN"),
        ({"seeds": []}, "SEEDS_DIFFER"),
    ],
)
def test_verify_refuses_a_secret_that_was_not_promised(
    finished: GameFile, changes: dict[str, object], code: str
) -> None:
    assert finished.fair is not None
    other = change(finished, fair=change(finished.fair, **changes))
    assert wrong_entry(other, verify) == (code, None)
    assert wrong_entry(change(finished, fair=None), verify) == ("NO_FAIR_DRAWS", None)


def test_verify_catches_another_seed(finished: GameFile) -> None:
    assert isinstance(finished.fair, FileFair)
    seeds = ["0" * 64, *finished.fair.seeds[1:]]
    other = change(finished, fair=change(finished.fair, seeds=seeds))
    assert wrong_entry(other, verify) == ("DRAW_DIFFERS", 1)


def test_a_running_game_tells_no_secret_and_no_result_and_replays_not(running: Scene) -> None:
    file = exported(running, 0)
    assert file.result is None
    assert file.fair is not None
    assert file.fair.secret is None
    assert wrong_entry(file) == ("OUTCOMES_WITHHELD", 1)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_running_game_tells_each_seat_its_own_shares_and_hides_those_of_the_others(
    running: Scene, seat: int
) -> None:
    whole = running.entries[4].data
    told = exported(running, seat).entries[0].outcomes
    real = whole.outcomes  # type: ignore[union-attr]
    for outcome, known in zip(real, told, strict=True):
        mine = not outcome.startswith("share") or outcome.startswith(f"share {seat} ")
        assert known == (outcome if mine else None)


def test_what_a_running_game_tells_a_seat_does_not_depend_on_what_it_does_not_know() -> None:
    """Two games that differ only in the shares of the others give one and the same file."""
    scene = Scene.started()
    outcomes: list[str] = scene.entries[-1].data.outcomes  # type: ignore[union-attr]
    one = [n for n, text in enumerate(outcomes) if text.startswith("share 1")]
    two = [n for n, text in enumerate(outcomes) if text.startswith("share 2")]
    pair = next((a, b) for a in one for b in two if outcomes[a].split()[2] != outcomes[b].split()[2])
    other = list(outcomes)
    for at, source in (pair, pair[::-1]):
        other[at] = " ".join([*outcomes[at].split()[:2], outcomes[source].split()[2]])
    assert other != outcomes
    told = [known_outcomes(Play(GAME, MAP, 3, {}), real, 0) for real in (outcomes, other)]
    assert told[0] == told[1]


def test_a_game_without_a_table_is_a_file_too() -> None:
    play = Play(GAME, MAP, 3, {"turn_limit": 5})
    first = play.draw(Scene.new().draws.source(Scene.started().at), 0).outcomes
    inputs = []
    while not play.is_over:
        seat = play.to_act[0]
        action = play.legal(seat)[-1]
        play.act(seat, action)
        inputs.append(Input(seat, action, []))
    file = export_play(play, [FileSeat(None, "random")] * 3, first, inputs)
    assert file.options == {"turn_limit": 5, "memory_aid": 0}
    assert replay(decode(encode(file))).over
    assert wrong_entry(file, verify) == ("NO_FAIR_DRAWS", None)


def test_a_map_that_does_not_come_with_the_game_travels_in_the_file(finished: GameFile) -> None:
    text = MAP.text.replace("\n", "\n ", 1)
    own = GAME.read_map(text, "mine")
    file = change(finished, map=FileMap("mine", own.digest, own.text))
    assert replay(file).map.digest == own.digest
    assert wrong_entry(change(finished, map=FileMap("mine", own.digest, "{}")))[1] is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "FILE_UNREADABLE"),
        (b"[]", "FILE_UNREADABLE"),
        (b"\xff\xfe", "FILE_UNREADABLE"),
        (b"[" * 100_000, "FILE_UNREADABLE"),
        (b" " * (MAX_BYTES + 1), "FILE_TOO_LARGE"),
    ],
)
def test_what_is_no_game_file_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(FileError) as caught:
        decode(data)
    assert caught.value.problem.code == code


def test_a_field_that_the_format_does_not_know_is_refused(finished: GameFile) -> None:
    text = encode(finished).replace(b'"format"', b'"more": 1, "format"', 1)
    with pytest.raises(FileError, match="FILE_UNREADABLE"):
        decode(text)


def test_the_error_names_the_entry_in_words() -> None:
    assert str(FileError(Problem("BAD_ACTION"), 7)) == "entry 7: BAD_ACTION"
