"""`wissel arena`: the tables, the JSON, going on, the progress, and what it says of bad input."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from wissel.bots.arena import play
from wissel.cli import arena
from wissel.cli.main import main
from wissel.cli.progress import Progress, lasting

SMALL = ["arena", "paris-connection", "--bots", "planner,random,planner", "--seed", "2"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*SMALL, "--json", *more]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    answer = json.loads(said.out)
    assert isinstance(answer, dict)
    return answer


def test_the_json_is_one_object_with_what_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys, "--games", "9")
    assert (answer["game"], answer["seats"], answer["seed"]) == ("paris-connection", 3, 2)
    assert (answer["games"], answer["unfinished"]) == (9, 0)
    bots = answer["bots"]
    assert [bot["bot"] for bot in bots] == ["planner", "random", "planner"]
    assert sum(bot["win_share"] for bot in bots) == pytest.approx(1)
    for bot in bots:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert isinstance(bot["mean_score"], float)
        assert isinstance(bot["rating"], float)
        assert bot["skill"].keys() == {"mu", "sigma"}
    assert [len(row) for row in answer["crosstable"]] == [3, 3, 3]


def test_two_processes_give_the_result_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--games", "30") == told(capsys, "--games", "30", "--jobs", "2")


def test_as_many_sit_at_a_table_as_there_are_players_if_the_game_allows_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for bots, seats in (("random,random", 3), ("random,random,random,random", 4), ("random," * 7, 6)):
        assert main([*SMALL[:3], bots.rstrip(","), "--games", "1", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["seats"] == seats
    assert told(capsys, "--games", "1", "--seats", "5")["seats"] == 5


def test_the_tables_name_everybody_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--games", "9"]) == 0
    standings, cross, sums = capsys.readouterr().out.split("\n\n")
    lines = standings.splitlines()
    assert lines[0].startswith("Computer player")
    assert [line.split()[:2] for line in lines[1:]] == [["1", "planner"], ["2", "planner"], ["3", "random"]]
    assert [line.split()[:2] for line in cross.splitlines()[1:]] == [line.split()[:2] for line in lines[1:]]
    assert sums.startswith("9 games of 3 seats.")


def test_the_table_is_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert main([*SMALL, "--games", "3"]) == 0
    assert "95 %-interval" in capsys.readouterr().out


def test_it_goes_on_from_its_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(capsys, "--games", "12")
    record = str(tmp_path / "record")
    part = told(capsys, "--games", "7", "--resume", record)
    assert part["games"] == 7
    numbers = []

    def watched(contest: Any, left: Any, executor: Any) -> Any:
        numbers.extend(left)
        return play(contest, left, executor)

    monkeypatch.setattr(arena, "play", watched)
    assert told(capsys, "--games", "12", "--resume", record) == whole
    assert numbers == [7, 8, 9, 10, 11]
    assert told(capsys, "--games", "7", "--resume", record) == part


def test_an_interrupt_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(contest: Any, left: Any, executor: Any) -> Any:
        yield from play(contest, left[:2], executor)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play", interrupted)
    record = tmp_path / "record"
    assert main([*SMALL, "--games", "6", "--resume", str(record)]) == 130
    assert "goes on from here" in capsys.readouterr().err
    assert len(record.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "random"], "no game “chess”"),
        (["paris-connection", "--bots", "random", "--seats", "2"], "3 to 6 seats"),
        (["paris-connection", "--bots", "random,nobody"], "“nobody”"),
        (["paris-connection", "--bots", ""], "“”"),
        (["paris-connection", "--bots", "random,planner:ms=9"], "“ms=9”"),
        (["paris-connection", "--bots", ",".join(["random"] * 25)], "24 computer players"),
        (["paris-connection", "--bots", "random", "--turn-limit", "1"], "“1”"),
        (["paris-connection", "--bots", "random", "--games", "1", "--resume", __file__], "Line 1"),
        (["paris-connection", "--bots", "random", "--games", "1", "--resume", "/"], "cannot be written"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("wissel: ")
    assert said.err.count("\n") == 1
    assert words in said.err


# ---- progress ----------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_it_shows_how_far_it_is_and_how_long_it_takes() -> None:
    now = [0.0]
    shown = Terminal()
    with Progress(10, 4, shown, lambda: now[0]) as progress:
        assert "4 of 10, – left" in shown.getvalue()
        now[0] = 40.0
        progress.step()
        assert shown.getvalue().endswith("5 of 10, 3:20 left")
        assert "[###############...............]" in shown.getvalue()
    assert shown.getvalue().endswith("\r\x1b[K")


def test_elsewhere_it_shows_nothing() -> None:
    stream = io.StringIO()
    with Progress(2, 0, stream) as progress:
        progress.step()
    assert stream.getvalue() == ""


def test_times_are_told_in_minutes_and_hours() -> None:
    assert [lasting(seconds) for seconds in (4, 65, 3600 + 62)] == ["0:04", "1:05", "1:01:02"]
