"""`wissel replay` and `wissel verify`: a file that holds, and the first wrong entry of one that does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.tables.scene import GAME, MAP, SECRET, Scene

from wissel.cli.main import main
from wissel.tables.export import export_table
from wissel.tables.game_file import GameFile, encode

change = msgspec.structs.replace


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C")


@pytest.fixture(scope="module")
def finished() -> GameFile:
    scene = Scene.started(people=2, turn_limit=5)
    scene.play_out()
    return export_table(scene.entries, GAME, MAP, names=["Ann", "Ben", None], secret=SECRET)


def stored(file: GameFile, folder: Path) -> str:
    path = folder / "game.json"
    path.write_bytes(encode(file))
    return str(path)


def with_entry(file: GameFile, number: int, **changes: object) -> GameFile:
    entries = list(file.entries)
    entries[number - 1] = change(entries[number - 1], **changes)
    return change(file, entries=entries)


def test_replay_tells_the_score_of_a_file_that_holds(
    finished: GameFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", stored(finished, tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert finished.result is not None
    told = [line.split() for line in lines[1:4]]
    totals, ranks = finished.result.totals, finished.result.ranks
    assert told == [
        [name, str(total), str(rank)]
        for name, total, rank in zip(("Ann", "Ben", "random"), totals, ranks, strict=True)
    ]
    assert f"All {len(finished.entries)} entries hold" in lines[4]


def test_verify_counts_the_draws_that_it_checked(
    finished: GameFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", stored(finished, tmp_path)]) == 0
    draws = sum(len(entry.outcomes) for entry in finished.entries)
    assert f"all {draws} draws" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("number", [2, 9])
def test_the_first_wrong_entry_is_named(
    command: str, number: int, finished: GameFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = with_entry(with_entry(finished, number, action="sing"), number + 1, action="dance")
    assert main([command, stored(wrong, tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert f"entry {number}: " in said.err


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"kind": "sung"}, "kind"),
        ({"seat": "x"}, "seat"),
        ({"colour": "red"}, "`colour`"),
        ({"outcomes": [7]}, "outcomes[0]"),
    ],
)
def test_an_entry_that_is_none_is_named(
    command: str,
    wrong: dict[str, Any],
    told: str,
    finished: GameFile,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    plain = json.loads(encode(finished))
    plain["entries"][4].update(wrong)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    assert main([command, str(path)]) == 1
    said = capsys.readouterr().err
    assert "entry 5: " in said
    assert told in said


def test_verify_finds_a_draw_that_replay_cannot_know_to_be_wrong(
    finished: GameFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = list(finished.entries[0].outcomes)
    swapped = [*outcomes[:-1], next(f"first {n}" for n in range(3) if outcomes[-1] != f"first {n}")]
    only_start = change(with_entry(finished, 1, outcomes=swapped), result=None)
    path = stored(change(only_start, entries=only_start.entries[:1]), tmp_path)
    assert main(["replay", path]) == 0
    assert main(["verify", path]) == 1
    assert f"entry 1: Draw {len(outcomes) - 1} " in capsys.readouterr().err


def test_a_wrong_result_is_found(
    finished: GameFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert finished.result is not None
    better = change(finished.result, totals=[total + 1 for total in finished.result.totals])
    assert main(["replay", stored(change(finished, result=better), tmp_path)]) == 1
    assert "entry" not in capsys.readouterr().err


def test_the_complaint_is_in_the_language_of_the_terminal(
    finished: GameFile, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert main(["replay", stored(with_entry(finished, 3, action="zing"), tmp_path)]) == 1
    assert "regel 3: " in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"x" * 5_000_000, None])
def test_a_file_that_cannot_be_read_is_told_in_one_line(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    for command in ("replay", "verify"):
        assert main([command, str(path)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert said.err.startswith("wissel: ")
