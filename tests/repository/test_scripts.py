"""The scripts of bin/: plain sh, and what the setup promises when nothing is as it should be."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = ["check", "lock", "serve", "test", "wissel"]


def call(clone: Path, commands: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs shell commands after the functions of bin/_setup have been read, in a clone."""
    return subprocess.run(
        ["sh", "-c", f'. "$0"; {commands}', str(clone / "bin/_setup")],
        env={"PATH": os.environ["PATH"], "HOME": str(clone)} | environment,
        capture_output=True,
        text=True,
        timeout=30,
    )


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The least that the setup looks at, in a folder with a space in its name."""
    place = tmp_path / "a clone"
    for folder in ("bin", "web/src", "locales/en", ".venv", "src/wissel/web/static"):
        (place / folder).mkdir(parents=True)
    shutil.copy(ROOT / "bin/_setup", place / "bin")
    for name in ("web/src/main.ts", "web/src/main.test.ts", "web/package-lock.json", "locales/en/table.ftl"):
        (place / name).write_text("first\n")
    return place


def fake_python(folder: Path, name: str, version: str, *, venv: bool = True) -> None:
    """A program that tells `version`, and whether it has the module venv."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(
        f"#!/bin/sh\ncase $2 in *version_info*) echo {version} ;; *) exit {0 if venv else 1} ;; esac\n"
    )
    program.chmod(0o755)


@pytest.mark.parametrize("name", [*COMMANDS, "_setup"])
def test_a_script_is_plain_sh(name: str) -> None:
    subprocess.run(["sh", "-n", str(ROOT / "bin" / name)], check=True)


@pytest.mark.parametrize("name", [*COMMANDS, "../.ci/run"])
def test_a_command_can_be_run(name: str) -> None:
    assert os.access(ROOT / "bin" / name, os.X_OK)


def test_every_command_is_tested_here() -> None:
    assert sorted(path.name for path in (ROOT / "bin").iterdir()) == ["_setup", *COMMANDS]


def test_the_python_that_comes_first_and_fits_is_taken(clone: Path) -> None:
    fake_python(clone / "old", "python3", "3.9")
    fake_python(clone / "old", "python3.12", "3.12")
    found = call(clone, 'PATH="$WHERE:$PATH"; find_python', WHERE=str(clone / "old"))
    assert found.stdout.strip() == "python3.12"


@pytest.mark.parametrize(
    ("version", "venv", "reason"),
    [
        ("3.10", True, "python3 (3.10)"),
        ("3.99", True, "python3 (3.99)"),
        ("3.12", False, "python3-venv"),
        ("2.7", True, "none"),
    ],
)
def test_a_python_that_does_not_fit_is_named(clone: Path, version: str, venv: bool, reason: str) -> None:
    fake_python(clone / "own", "python3", version, venv=venv)
    found = call(clone, f'PATH="{clone}/own"; find_python', WISSEL_PYTHON="python3")
    assert found.returncode == 1
    assert "needs Python 3.11 to 3.15" in found.stderr
    assert reason in found.stderr


def test_the_supported_pythons_are_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    bounds = dict(
        re.findall(r"^(oldest|newest)_python=3\.(\d+)$", (ROOT / "bin/_setup").read_text(), re.MULTILINE)
    )
    assert project["requires-python"] == f">=3.{bounds['oldest']},<3.{int(bounds['newest']) + 1}"


def test_the_lock_of_a_setup_that_was_killed_is_taken_over(clone: Path) -> None:
    gone = subprocess.Popen(["true"])
    gone.wait()
    (clone / ".setup.lock").symlink_to(str(gone.pid))
    assert call(clone, "lock; readlink .setup.lock || echo held; unlock").returncode == 0
    assert not (clone / ".setup.lock").is_symlink()


def test_a_second_setup_waits_for_the_first(clone: Path) -> None:
    (clone / ".setup.lock").symlink_to(str(os.getpid()))
    with pytest.raises(subprocess.TimeoutExpired) as waiting:
        subprocess.run(
            ["sh", "-c", '. "$0"; lock', str(clone / "bin/_setup")], capture_output=True, timeout=1
        )
    assert str(os.getpid()).encode() in (waiting.value.stderr or b"")


def test_a_failed_step_releases_the_lock(clone: Path) -> None:
    assert call(clone, "lock; die broken").returncode == 1
    assert not (clone / ".setup.lock").is_symlink()


@pytest.mark.parametrize(
    ("path", "built_again"),
    [
        ("web/src/main.ts", True),
        ("locales/en/table.ftl", True),
        ("web/src/new.ts", True),
        ("web/src/main.test.ts", False),
    ],
)
def test_the_client_is_built_again_when_its_sources_change(clone: Path, path: str, built_again: bool) -> None:
    before = call(clone, "client_checksum").stdout
    (clone / path).write_text("second\n")
    assert (call(clone, "client_checksum").stdout != before) == built_again


def test_a_built_client_is_left_alone_until_it_changes(clone: Path) -> None:
    programs = clone / "programs"
    programs.mkdir()
    (programs / "node").write_text("#!/bin/sh\n")
    (programs / "npm").write_text(
        "#!/bin/sh\n"
        "case $* in ci*) mkdir -p node_modules ;; esac\n"
        "case $* in *build*) touch ../src/wissel/web/static/index.html ;; esac\n"
        f'echo "$1" >>"{clone}/calls"\n'
    )
    for program in programs.iterdir():
        program.chmod(0o755)
    (clone / "web/package.json").touch()

    def calls() -> list[str]:
        answer = call(clone, 'PATH="$ONLY:$PATH"; setup_client', ONLY=str(programs))
        assert answer.returncode == 0, answer.stderr
        return (clone / "calls").read_text().split()

    assert calls() == ["ci", "run"]
    assert calls() == ["ci", "run"]
    (clone / "web/src/main.ts").write_text("second\n")
    assert calls() == ["ci", "run", "run"]
    (clone / "web/package-lock.json").write_text("second\n")
    assert calls() == ["ci", "run", "run", "ci", "run"]
    (clone / "src/wissel/web/static/index.html").unlink()
    assert calls() == ["ci", "run", "run", "ci", "run", "run"]


def test_a_browser_that_cannot_be_run_is_refused(clone: Path) -> None:
    answer = call(clone, "find_browser", WISSEL_BROWSER=str(clone / "missing"))
    assert answer.returncode == 1
    assert "missing cannot be run" in answer.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="looks where Playwright keeps its browsers on Linux")
def test_the_browser_of_playwright_is_found(clone: Path) -> None:
    program = clone / "browsers/chromium-1200/chrome-linux/chrome"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    found = call(
        clone, 'find_browser; echo "$WISSEL_BROWSER"', PLAYWRIGHT_BROWSERS_PATH=str(clone / "browsers")
    )
    assert found.stdout.strip() == str(program)


@pytest.mark.parametrize(("user", "installed"), [("0", True), ("1000", False)])
def test_only_root_gets_the_browser_from_the_system(clone: Path, user: str, installed: bool) -> None:
    programs = clone / "programs"
    programs.mkdir()
    for name, text in {
        "id": f"echo {user}",
        "apt-get": f'[ "$1" = update ] || {{ : >"{programs}/chromium"; chmod +x "{programs}/chromium"; }}',
        "chmod": 'exec /bin/chmod "$@"',
    }.items():
        (programs / name).write_text(f"#!/bin/sh\n{text}\n")
        (programs / name).chmod(0o755)
    answer = call(clone, 'PATH=$ONLY; find_browser; echo "$WISSEL_BROWSER"', ONLY=str(programs))
    assert answer.returncode == 0
    assert answer.stdout.strip() == (str(programs / "chromium") if installed else "")
    assert ("install it, or name one" in answer.stderr) != installed
