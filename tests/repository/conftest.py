"""What the tests about the repository itself share."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def repository_files() -> list[Path]:
    """Every file of the repository, also those that are about to be added, without what git ignores."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.fixture(scope="session")
def repository_texts(repository_files: list[Path]) -> dict[str, str]:
    """Path in the repository -> content, of every file that is text."""
    texts = {}
    for path in repository_files:
        content = path.read_bytes()
        if b"\0" not in content:
            texts[path.relative_to(ROOT).as_posix()] = content.decode()
    return texts
