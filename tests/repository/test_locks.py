"""The lock files: whole, hashed, bound to no index, and not older than the lists they were made from."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PYTHON_LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-node.lock"]
ENTRY = re.compile(
    r"^([a-z0-9.-]+)==([^\s;]+)[^\n]*\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def pins(lock: Path) -> dict[str, set[str]]:
    """Name -> versions; one package may have a version for each Python."""
    found: dict[str, set[str]] = {}
    for name, version, _ in ENTRY.findall(lock.read_text()):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text())


@pytest.mark.parametrize("name", PYTHON_LOCKS)
def test_every_python_package_is_hashed(root: Path, name: str) -> None:
    text = (root / name).read_text()
    entries = [line for line in text.splitlines() if re.match(r"\S", line) and not line.startswith("#")]
    assert len(entries) == len(ENTRY.findall(text)) > 0


@pytest.mark.parametrize("name", [*PYTHON_LOCKS, "web/package-lock.json"])
def test_no_lock_names_a_host(root: Path, name: str) -> None:
    """Packages come from whatever index the machine is set up for."""
    lock = root / name
    if name.endswith(".lock"):
        assert "://" not in lock.read_text()
        return
    packages = json.loads(lock.read_text())["packages"]
    assert [path for path, entry in packages.items() if "resolved" in entry] == []


def test_every_client_package_has_a_checksum(root: Path) -> None:
    packages = json.loads((root / "web/package-lock.json").read_text())["packages"]
    # A package bundled in another one is covered by the checksum of that one.
    unchecked = [
        path
        for path, entry in packages.items()
        if path and "integrity" not in entry and not entry.get("inBundle") and not entry.get("link")
    ]
    assert unchecked == []


@pytest.mark.parametrize(
    ("name", "groups"),
    [
        ("requirements.lock", ["build"]),
        ("requirements-dev.lock", ["build", "dev"]),
        ("requirements-node.lock", ["node"]),
    ],
)
def test_the_locks_hold_what_the_project_asks_for(root: Path, name: str, groups: list[str]) -> None:
    """Fails when a dependency was changed without `bin/lock`."""
    settings = project(root)
    wanted = [] if name == "requirements-node.lock" else list(settings["project"]["dependencies"])
    for group in groups:
        wanted += settings["dependency-groups"][group]
    locked = pins(root / name)
    for text in wanted:
        requirement = Requirement(text)
        versions = locked.get(canonicalize_name(requirement.name), set())
        assert versions, f"{name} lacks {text}"
        assert all(version in requirement.specifier for version in versions), f"{name}: {text} but {versions}"


def test_tests_run_on_the_versions_that_are_served(root: Path) -> None:
    served = pins(root / "requirements.lock")
    tested = pins(root / "requirements-dev.lock")
    assert {name: tested.get(name) for name in served} == served
