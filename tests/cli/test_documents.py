"""The documents about the command line: every example runs, every option and computer player is described."""

from __future__ import annotations

import argparse
import importlib
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from wissel.bots.registry import BOTS
from wissel.cli.main import COMMANDS, main

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "command-line.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\$ bin/wissel (.*)$", TEXT, re.MULTILINE)


def test_every_example_does_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(EXAMPLES) >= 8
    for example in EXAMPLES:
        assert main(shlex.split(example)) == 0, example
        said = capsys.readouterr()
        assert said.out, example
        assert said.err == "", example
        if example.endswith("--json"):
            fields = json.loads(said.out)
            assert {field for field in fields if f"`{field}`" not in TEXT} == set()


@pytest.mark.slow
def test_the_contest_on_a_cluster_does_what_it_shows(tmp_path: Path) -> None:
    (shown,) = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    program = tmp_path / "contest.py"
    program.write_text(shown.replace("range(1000)", "range(6)"))
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "games=6, unfinished=0" in ran.stdout


@pytest.mark.parametrize("command", ["simulate", "arena", "bench", "replay", "verify", "warm"])
def test_every_option_is_described(command: str) -> None:
    parser = argparse.ArgumentParser(add_help=False)
    importlib.import_module(f"wissel.cli.{COMMANDS[command].module}").add_arguments(parser)
    options = re.findall(r"--[a-z-]+", parser.format_help())
    assert {option for option in options if option not in TEXT} == set()
    assert any(example.startswith(command) for example in EXAMPLES)


@pytest.mark.parametrize("spec", BOTS)
def test_every_computer_player_is_described(spec: str) -> None:
    assert f"| `{spec}` |" in (DOCS / "computer-players.md").read_text(encoding="utf-8")
