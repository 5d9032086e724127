"""The settings of a server: which one wins, and what a mistake is told."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wissel.cli.config import ENTRIES, ENVIRONMENT, OTHER_VARIABLES, Config, read_config
from wissel.cli.main import main
from wissel.core.problems import ProblemError
from wissel.web.limits import Rate

ROOT = Path(__file__).parents[2]


def config(tmp_path: Path, text: str, **variables: str) -> Config:
    file = tmp_path / "wissel.toml"
    file.write_text(text, encoding="utf-8")
    return read_config(file=file, environment=variables)


def problem(tmp_path: Path, text: str, **variables: str) -> ProblemError:
    with pytest.raises(ProblemError) as caught:
        config(tmp_path, text, **variables)
    return caught.value


def test_options_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "wissel.toml"
    file.write_text('[server]\nhost = "192.0.2.1"\nport = 1\nlan = true\n')
    variables = {"WISSEL_SERVER_PORT": "2", "WISSEL_SERVER_HOST": "192.0.2.2"}
    found = read_config({"server.port": 3, "server.host": None}, file, variables)
    assert (found["server.port"], found["server.host"], found["server.lan"]) == (3, "192.0.2.2", True)
    assert found["server.open_browser"] is True


def test_the_file_lies_in_the_data_folder_unless_another_is_named(tmp_path: Path) -> None:
    (tmp_path / "wissel.toml").write_text("[server]\nport = 1\n")
    (tmp_path / "other.toml").write_text("[server]\nport = 2\n")
    folder = {"WISSEL_SERVER_DATA": str(tmp_path)}
    assert read_config(environment=folder)["server.port"] == 1
    assert read_config({"server.data": str(tmp_path)}, environment={})["server.port"] == 1
    other = {"WISSEL_CONFIG": str(tmp_path / "other.toml")}
    assert read_config(environment=folder | other)["server.port"] == 2
    assert read_config(file=tmp_path / "wissel.toml", environment=other)["server.port"] == 1
    assert read_config(environment={"WISSEL_SERVER_DATA": str(tmp_path / "none")}).file is None


def test_a_folder_in_the_file_starts_at_the_file(tmp_path: Path) -> None:
    assert config(tmp_path, '[server]\ndata = "games"\n').data == tmp_path / "games"


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(ProblemError) as caught:
        read_config(file=tmp_path / "none.toml", environment={})
    assert caught.value.problem.code == "SETTING_FILE_UNREADABLE"


@pytest.mark.parametrize(
    ("text", "code", "entry"),
    [
        ("[server]\nprot = 80\n", "SETTING_UNKNOWN", "server.prot"),
        ("[sever]\nport = 80\n", "SETTING_UNKNOWN", "sever.port"),
        ("port = 80\n", "SETTING_UNKNOWN", "port"),
        ("[server]\nport = 65536\n", "SETTING_NOT_NUMBER", "server.port"),
        ('[server]\nport = "http"\n', "SETTING_NOT_NUMBER", "server.port"),
        ("[server]\nport = true\n", "SETTING_NOT_NUMBER", "server.port"),
        ('[server]\nlan = "perhaps"\n', "SETTING_NOT_FLAG", "server.lan"),
        ('[server]\npublic_url = "play.example"\n', "SETTING_NOT_ADDRESS", "server.public_url"),
        ("[server]\nhost = 1\n", "SETTING_NOT_TEXT", "server.host"),
        ('[metrics]\ntoken = "short"\n', "SETTING_NOT_TOKEN", "metrics.token"),
        ("[rates]\nact = [1, 2, 3]\n", "SETTING_NOT_RATE", "rates.act"),
        ("[rates]\nact = [1, 2, 3, 0]\n", "SETTING_NOT_RATE", "rates.act"),
    ],
)
def test_a_mistake_in_the_file_is_an_error_that_names_file_and_entry(
    tmp_path: Path, text: str, code: str, entry: str
) -> None:
    found = problem(tmp_path, text).problem
    assert (found.code, found.args["entry"]) == (code, entry)
    assert found.args["file"] == str(tmp_path / "wissel.toml")


def test_a_file_that_is_no_toml_is_an_error(tmp_path: Path) -> None:
    assert problem(tmp_path, "[server\n").problem.code == "SETTING_FILE_MALFORMED"


def test_a_mistake_in_the_environment_is_an_error(tmp_path: Path) -> None:
    found = problem(tmp_path, "", WISSEL_SERVER_PROT="80").problem
    assert found.args == {"file": ENVIRONMENT, "entry": "WISSEL_SERVER_PROT"}
    bad = problem(tmp_path, "", WISSEL_SERVER_PORT="x").problem
    assert (bad.code, bad.args["entry"]) == ("SETTING_NOT_NUMBER", "WISSEL_SERVER_PORT")


def test_an_error_never_shows_a_secret(tmp_path: Path) -> None:
    assert "hush" not in str(problem(tmp_path, '[metrics]\ntoken = "hush"\n'))


def test_what_is_set_reaches_the_server(tmp_path: Path) -> None:
    text = (
        "[limits]\nlargest_body = 2048\nreader_queue = 9\nping_seconds = 7\n"
        "[memory]\ntables = 5\nidle_minutes = 2\n[rates]\nact = [1, 2, 3, 4]\n"
    )
    made = config(tmp_path, text, WISSEL_METRICS_TOKEN="0123456789abcdef").settings("http://127.0.0.1:8000")
    assert (made.largest_body, made.reader_queue, made.ping_after) == (2048, 9, 7.0)
    assert (made.tables_in_memory, made.idle_minutes) == (5, 2)
    assert made.rates["act"] == (Rate(1, 2), Rate(3, 4))
    assert made.metrics_token == "0123456789abcdef"


def test_the_command_tells_a_mistake_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "wissel.toml").write_text("[server]\nprot = 80\n")
    command = [sys.executable, "-m", "wissel", "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C"})
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "wissel.toml" in done.stderr
    assert "server.prot" in done.stderr


def test_the_documents_list_every_setting_with_its_variable_option_and_default() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z]+\.[a-zA-Z_]+)` \| (.*?) \| (.*?) \| .+ \| (.*?) \|$", text, re.MULTILINE)
    shown = {name: (variable, option, default) for name, variable, option, default in rows}
    assert shown.pop("rates.KIND") == ("`WISSEL_RATES_KIND`", "", "differs")
    assert shown == {
        entry.name: (f"`{entry.variable}`", f"`{entry.option}`" if entry.option else "", entry.shown)
        for entry in ENTRIES
        if not entry.name.startswith("rates.")
    }


def test_every_other_variable_of_the_project_is_known() -> None:
    """A server refuses variables that it does not know; those of bin/ and of the tests are none of them."""
    known = OTHER_VARIABLES | {entry.variable for entry in ENTRIES}
    sources = [
        *(ROOT / "bin").iterdir(),
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "benchmarks").glob("*.py"),
    ]
    for path in sources:
        if path != Path(__file__):
            text = path.read_text(encoding="utf-8")
            assert set(re.findall(r"WISSEL_[A-Z_]*[A-Z]", text)) - known == set(), path


def test_the_settings_that_hold_are_printed_without_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wissel.toml").write_text('[server]\nport = 81\n[metrics]\ntoken = "hush-hush-hush-hush"\n')
    assert main(["admin", "--data", str(tmp_path), "settings"]) == 0
    said = capsys.readouterr().out
    assert {f"{entry.name} = " for entry in ENTRIES} <= {
        line[: line.find("=") + 2] for line in said.splitlines()
    }
    assert "server.port = 81\n" in said
    assert "rates.act = [20, 100, 200, 1000]\n" in said
    assert str(tmp_path / "wissel.toml") in said
    assert "hush" not in said
