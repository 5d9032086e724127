"""`wissel simulate`: the table, the JSON, the files, and what it says of bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wissel.bots import match
from wissel.cli.main import main

BOTS = "planner,random,random"
SMALL = ["simulate", "paris-connection", "--seats", BOTS, "--games", "6", "--seed", "2"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main([*SMALL, "--json", *more]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


def test_the_json_is_one_object_with_what_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(capsys)
    assert list(answer) == ["game", "games", "unfinished", "seconds", "seats", "failures"]
    assert (answer["game"], answer["games"], answer["unfinished"]) == ("paris-connection", 6, 0)
    assert isinstance(answer["seconds"], float)
    seats = answer["seats"]
    assert isinstance(seats, list)
    assert [list(seat) for seat in seats] == [["bot", "win_share", "mean_score", "mean_rank"]] * 3
    assert [seat["bot"] for seat in seats] == BOTS.split(",")
    assert sum(seat["win_share"] for seat in seats) == pytest.approx(1)


def modules_of(*more: str) -> list[str]:
    """What a process has imported that plays one game."""
    command = ["simulate", "paris-connection", "--seats", "random,random,random", "--games", "1", *more]
    code = f"import sys; from wissel.cli.main import main; main({command!r}); print(*sys.modules, sep=',')"
    asked = [sys.executable, "-c", code]
    told = subprocess.run(asked, check=True, capture_output=True, text=True, timeout=120).stdout
    modules = told.splitlines()[-1].split(",")
    assert "wissel.games.paris_connection.game" in modules
    return modules


def test_a_command_imports_neither_other_games_nor_what_searches() -> None:
    heavy = ("wissel.games.ticket_to_ride", "wissel.kernel.search", "wissel.bots.search", "wissel.tables")
    assert [name for name in modules_of() if name.startswith(heavy) or ".search_" in name] == []


def test_an_answer_for_programs_waits_for_no_words() -> None:
    assert "fluent.runtime" in modules_of()
    assert [name for name in modules_of("--json") if name.startswith(("fluent", "wissel.web"))] == []


def test_two_processes_give_the_result_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = told(capsys), told(capsys, "--jobs", "2")
    assert {**one, "seconds": None} == {**two, "seconds": None}


def test_the_turn_limit_is_an_option_of_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for limit, stored in (("5", 5), ("none", None)):
        told(capsys, "--turn-limit", limit, "--export", str(tmp_path / limit))
        for path in (tmp_path / limit).iterdir():
            assert json.loads(path.read_text())["options"]["turn_limit"] == stored


@pytest.mark.parametrize(
    ("language", "word"), [("en_GB.UTF-8", "Computer player"), ("nl_NL", "Computerspeler"), ("es", "Jugador")]
)
def test_the_table_is_in_the_language_of_the_terminal(
    language: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    assert main(SMALL) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(word)
    assert [line.split()[0] for line in lines[1:4]] == BOTS.split(",")
    assert len({len(line) for line in lines[:4]}) == 1


def test_unfinished_games_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST_INPUTS", 50)
    answer = told(capsys)
    assert answer["unfinished"] == 6
    assert answer["seats"] == [
        {"bot": bot, "win_share": None, "mean_score": None, "mean_rank": None} for bot in BOTS.split(",")
    ]
    assert main(SMALL) == 0
    assert "6 of them given up" in capsys.readouterr().out


def test_exported_games_can_be_replayed_and_verified(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer = told(capsys, "--export", str(tmp_path))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 6
    totals = [json.loads(path.read_text())["result"]["totals"] for path in files]
    assert isinstance(seats := answer["seats"], list)
    for seat in range(3):
        assert sum(total[seat] for total in totals) / 6 == pytest.approx(seats[seat]["mean_score"])
    for path in files:
        assert main(["replay", str(path)]) == 0
        assert main(["verify", str(path)]) == 0


def test_an_unfinished_game_can_be_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(match, "MOST_INPUTS", 50)
    told(capsys, "--export", str(tmp_path))
    assert main(["replay", str(min(tmp_path.iterdir()))]) == 0
    assert "not over" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--seats", "random,random,random"], "no game “chess”"),
        (["paris-connection", "--seats", "random"], "3 to 6 seats"),
        (["paris-connection", "--seats", "random,random,nobody"], "“nobody”"),
        (["paris-connection", "--seats", "random,random,"], "“”"),
        (["paris-connection", "--seats", "random,random,planner:ms=9"], "“ms=9”"),
        (["paris-connection", "--seats", BOTS, "--turn-limit", "soon"], "“soon”"),
        (["paris-connection", "--seats", BOTS, "--turn-limit", "1"], "“1”"),
        (["paris-connection", "--seats", BOTS, "--games", "1", "--export", __file__], "cannot be written"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("wissel: ")
    assert said.err.count("\n") == 1
    assert words in said.err


@pytest.mark.parametrize("count", ["0", "-1", "many"])
def test_a_number_of_games_that_cannot_be_is_refused(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "paris-connection", "--seats", BOTS, "--games", count])
    assert left.value.code == 2
    assert "--games" in capsys.readouterr().err
