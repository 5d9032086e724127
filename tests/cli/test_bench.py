"""`wissel bench` and `wissel warm`."""

from __future__ import annotations

import json

import pytest

from wissel.cli.main import main


def test_the_json_has_the_figures_that_are_documented(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["bench", "engine", "--game", "paris-connection", "--seats", "3", "--seconds", "0.1", "--json"]
    assert main(asked) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "seats", "seconds", "games_per_s", "moves_per_s", "moves_per_game"]
    assert (told["game"], told["seats"]) == ("paris-connection", 3)
    assert told["seconds"] >= 0.1
    assert told["moves_per_s"] == pytest.approx(told["games_per_s"] * told["moves_per_game"], rel=0.01)
    assert 100 < told["moves_per_game"] < 600


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("en_GB.UTF-8", "decisions"),
        ("nl", "beslissingen"),
        ("es", "decisiones"),
        ("de_AT", "Entscheidungen"),
        ("fr_FR.UTF-8", "décisions"),
    ],
)
def test_the_figures_are_told_in_words(
    language: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main(["bench", "engine", "--seconds", "0.05"]) == 0
    assert word in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--seats", "2"], ["--seats", "7"], ["--game", "chess"]])
def test_a_game_that_there_is_not_is_told_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "engine", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--seconds", "nan"], ["--seats", "many"]])
def test_a_number_that_cannot_be_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bench", "engine", *arguments])
    assert left.value.code == 2


@pytest.mark.parametrize("arguments", [[], ["--all"], ["--part", "planner"]])
def test_warm_tells_its_progress_up_to_the_end(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["warm", *arguments]) == 0
    percents = [int(line) for line in capsys.readouterr().out.splitlines()]
    assert percents == sorted(percents)
    assert percents[-1] == 100
