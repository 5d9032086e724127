"""What a wheel holds, and what its making needs."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

BUILD = "import sys; from hatchling.build import *; print({call}(sys.argv[1]))"


@pytest.fixture
def sources(root: Path, repository_files: list[Path], tmp_path: Path) -> Path:
    """The sources of the package, without a built client."""
    place = tmp_path / "sources"
    for path in repository_files:
        relative = path.relative_to(root)
        if relative.parts[0] in {"src", "locales"} or len(relative.parts) == 1:
            (place / relative).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, place / relative)
    return place


def build(sources: Path, call: str) -> subprocess.CompletedProcess[str]:
    """Calls the build backend with nothing on the PATH, so that there is no npm."""
    return subprocess.run(
        [sys.executable, "-c", BUILD.format(call=call), str(sources.parent)],
        cwd=sources,
        env={"PATH": ""},
        capture_output=True,
        text=True,
    )


def names(sources: Path, made: subprocess.CompletedProcess[str]) -> set[str]:
    assert made.returncode == 0, made.stderr
    with zipfile.ZipFile(sources.parent / made.stdout.splitlines()[-1]) as wheel:
        return set(wheel.namelist())


def test_a_wheel_holds_client_catalogues_and_maps(root: Path, sources: Path) -> None:
    static = sources / "src/wissel/web/static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").touch()
    (static / "assets/main.js").touch()
    # As in an unpacked source archive, which brings the client along.
    (sources / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: wissel\nVersion: 0\n")
    held = names(sources, build(sources, "build_wheel"))

    assert {"wissel/web/static/index.html", "wissel/web/static/assets/main.js", "wissel/py.typed"} <= held
    catalogues = {path.relative_to(root).as_posix() for path in root.glob("locales/*/*.ftl")}
    assert {f"wissel/{path}" for path in catalogues} <= held
    maps = {path.relative_to(root / "src").as_posix() for path in root.glob("src/wissel/games/*/maps/*/*")}
    assert maps
    assert maps <= held


def test_a_wheel_without_client_is_not_made(sources: Path) -> None:
    made = build(sources, "build_wheel")
    assert made.returncode != 0
    assert "Node.js" in made.stderr


def test_an_editable_install_builds_nothing_and_copies_nothing(sources: Path) -> None:
    held = names(sources, build(sources, "build_editable"))
    assert not any(name.startswith("wissel/") for name in held)
    assert "_wissel.pth" in held
