"""Programs as computer players: what they are told, and what comes of those that do not answer rightly."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from wissel.bots import programs, registry
from wissel.bots.arena import Arena, play
from wissel.bots.arena_report import report
from wissel.bots.match import Referee, Starts
from wissel.bots.programs import player
from wissel.bots.simulate import Contest, simulate
from wissel.cli.main import main
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.games.registry import game

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    f"program:{sys.executable} {ROOT}/examples/program_bot.py",
    f"program:sh {ROOT}/examples/program_bot.sh",
]
PARIS = "paris-connection"

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Makes the spec of a program of these lines of Python; `say` answers and `ask` waits for a question."""

    def made(lines: str, options: str = "", at_end: str = "sys.exit(0)") -> str:
        path = tmp_path / "program.py"
        path.write_text(
            "import json, os, sys, time\n"
            "def ask():\n"
            "    for line in sys.stdin:\n"
            "        message = json.loads(line)\n"
            "        if message['type'] == 'choose':\n"
            "            return message\n"
            f"    {at_end}\n"
            "def say(text):\n"
            "    print(text, flush=True)\n"
            f"{lines}\n"
        )
        return f"program:{options}{sys.executable} {path}"

    return made


GOOD = "while True:\n    say(json.dumps({'action': ask()['legal'][0]}))"


def played(spec: str, seed: int = 3) -> Any:
    paris = game(PARIS)
    bots = [registry.bot("random"), player(spec), registry.bot("random")]
    return Referee(paris, paris.load_map("france"), bots, {}).play(seed)


@pytest.mark.parametrize("spec", EXAMPLES)
@pytest.mark.parametrize("game_id", [PARIS, "ticket-to-ride-europe"])
def test_the_examples_play_whole_games(spec: str, game_id: str) -> None:
    told = simulate(Contest(game_id, (spec, "random", "random"), {}, 1), 1)
    assert (told.games, told.unfinished, told.failures) == (1, 0, ())


def test_a_program_is_told_where_it_sits_and_what_it_sees(write: Write, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    spec = write(
        f"with open({str(heard)!r}, 'w') as heard:\n"
        "    for line in sys.stdin:\n"
        "        heard.write(line)\n"
        "        message = json.loads(line)\n"
        "        if message['type'] == 'choose':\n"
        "            say(json.dumps({'action': message['legal'][-1]}))\n"
    )
    match = played(spec)
    assert match.failure is None
    hello, *asked = map(json.loads, heard.read_text().splitlines())
    m = game(PARIS).load_map("france")
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, PARIS)
    assert (hello["seats"], hello["seat"], hello["options"]["turn_limit"]) == (3, 1, 40)
    assert (hello["map"], hello["map_digest"], hello["board"]) == ("france", m.digest, json.loads(m.text))
    assert len(asked) > 10
    for each in asked:
        assert each.keys() == {"type", "seat", "ms", "seed", "view", "own", "menu", "legal"}
        assert each["view"]["seat"] == each["seat"] == 1


def test_what_it_is_shown_comes_from_its_observation_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of the step that a person on this seat gets, and every action that the rules allow."""
    rails = game("ticket-to-ride-europe")
    m = rails.load_map("europe")
    asked: list[Any] = []

    def ask(self: programs.Seated, question: bytes) -> bytes:
        asked.append(msgspec.json.decode(question))
        return msgspec.json.encode({"action": asked[-1]["legal"][0]})

    monkeypatch.setattr(programs.Seated, "_ask", ask)
    inputs = Referee(rails, m, [player("program:cat"), registry.bot("random")], {}).play(4).inputs
    start = Play(rails, m, 2, {})
    pool = np.zeros(rails.outcome_count, np.int64)
    checked = 0
    for number in inputs:
        if rails.kernel.chance(m.record, start.state, pool):
            rails.kernel.resolve(m.record, start.state, number)
            continue
        seat = start.to_act[0]
        if seat == 0:
            told = asked[checked]
            checked += 1
            assert told["legal"] == start.legal(0)
            assert told["view"] == msgspec.to_builtins(start.public_view())
            assert told["own"] == msgspec.to_builtins(start.private_view(0))
            assert told["menu"] == msgspec.to_builtins(start.menu(0))
        rails.kernel.apply(m.record, start.state, seat, number)
    assert checked > 20


@pytest.mark.parametrize(
    ("lines", "code", "words"),
    [
        ("ask()\nprint('no cards left', file=sys.stderr)\nsys.exit(7)", "BOT_DIED", "no cards left"),
        ("sys.exit(3)", "BOT_DIED", "–"),
        ("ask()\nsay('draw blind')", "BOT_BAD_ANSWER", "draw blind"),
        ("ask()\nsay('{\"move\": 1}')", "BOT_BAD_ANSWER", "move"),
        ("ask()\nsay('x' * 70000)", "BOT_BAD_ANSWER", "xxx"),
        (
            "m = ask()\nsay(2 * (json.dumps({'action': m['legal'][0]}) + chr(10)))\nask()",
            "BOT_BAD_ANSWER",
            "action",
        ),
        ('ask()\nsay(\'{"action": "place red nowhere"}\')', "BOT_NOT_ALLOWED", "nowhere"),
    ],
)
def test_who_does_not_answer_as_it_should_ends_its_game_and_is_named(
    lines: str, code: str, words: str, write: Write
) -> None:
    match = played(write(lines))
    assert match.result is None
    assert match.failure.seat == 1
    assert match.failure.problem.code == code
    args = match.failure.problem.args
    assert args["bot"].startswith("program:")
    assert words in " ".join(str(value) for value in args.values())
    assert code != "BOT_DIED" or args["status"] in (7, 3)


def test_who_is_too_slow_ends_its_game(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START_S", 0.0)
    match = played(write("ask()\ntime.sleep(600)", "ms=50:"))
    assert (match.failure.problem.code, match.failure.problem.args["ms"]) == ("BOT_TOO_SLOW", 50)


def test_a_program_that_does_not_read_does_not_hold_up_the_contest(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "START_S", 0.0)
    monkeypatch.setattr(programs.Seated, "_hello", lambda self: msgspec.Raw(b'"' + b"x" * 1_000_000 + b'"'))
    assert played(write("time.sleep(600)", "ms=50:")).failure.problem.code == "BOT_TOO_SLOW"


def test_no_program_is_left_behind(write: Write, tmp_path: Path) -> None:
    left = tmp_path / "left"
    spec = write(f"open({str(left)!r}, 'w').write(str(os.getpid()))\n{GOOD}", at_end="time.sleep(600)")
    assert played(spec).result is not None
    with pytest.raises(ProcessLookupError):
        os.kill(int(left.read_text()), 0)


def test_a_broken_off_game_is_lost_to_each_of_the_others_and_the_contest_goes_on(write: Write) -> None:
    spec = write(
        "m = ask()\nsys.exit(1) if m['seat'] == 0 else None\nsay(json.dumps({'action': m['legal'][0]}))\n"
        + GOOD
    )
    arena = Arena(PARIS, (spec, "random", "planner"), 3, {}, 1)
    told = report(arena, play(arena, range(3)))
    assert (told.games, told.unfinished) == (3, 0)
    (broken,) = told.failures
    assert (broken.seat, broken.bot, broken.problem.code) == (0, spec, "BOT_DIED")
    assert [each.games for each in told.bots] == [3, 2, 2]
    assert sum(told.crosstable[0][other] or 0 for other in (1, 2)) <= 2 * 2 / 3


def test_the_commands_name_who_failed_and_end_with_1(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = write("ask()\nsys.exit(5)")
    for command in (["arena", PARIS, "--bots"], ["simulate", PARIS, "--seats"]):
        assert main([*command, f"random,{spec},random", "--games", "1", "--json"]) == 1
        said = capsys.readouterr()
        (failure,) = json.loads(said.out)["failures"]
        assert (failure["game"], failure["bot"], failure["problem"]["code"]) == (0, spec, "BOT_DIED")
        assert "game 0, seat 1" in said.err
        assert "status 5" in said.err


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("program:", "BOT_NO_PROGRAM"),
        ("program:/no/such/file", "BOT_NO_PROGRAM"),
        ("program:sh 'x", "BOT_NO_PROGRAM"),
        ("program:ms=0:cat", "BOT_BAD_OPTION"),
        ("program:ms=soon:cat", "BOT_BAD_OPTION"),
        ("program:ms=9999999999:cat", "BOT_BAD_OPTION"),
    ],
)
def test_a_program_that_is_none_is_refused_before_the_first_game(spec: str, code: str) -> None:
    with pytest.raises(ProblemError) as refused:
        Arena(PARIS, (spec,), 3, {}, 1).check()
    assert refused.value.problem.code == code


def test_a_server_knows_no_programs() -> None:
    """Its players come from the registry; the check of imports keeps it from the other module."""
    with pytest.raises(ProblemError) as refused:
        registry.bot("program:cat")
    assert refused.value.problem.code == "BOT_UNKNOWN"


def test_programs_are_started_and_our_own_players_are_not() -> None:
    assert isinstance(player("program:ms=20:cat"), Starts)
    assert not isinstance(player("random"), Starts)
