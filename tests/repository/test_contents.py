"""What may not stand in any file, and how large a file may be."""

from __future__ import annotations

import re

import pytest

# In parts, so that this file does not name what it forbids.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("proxy", "golang", "org"),
    )
]
ONE_MACHINE = re.compile(r"(?<![\w.~-])/(?:home/\w+|Users/\w+|root|work|opt/\w+)/")
MOST_LINES = 450
GENERATED = {"web/src/wire.ts"}


def test_no_file_names_a_package_registry(repository_texts: dict[str, str]) -> None:
    named = [
        f"{path}: {host}" for path, text in repository_texts.items() for host in REGISTRIES if host in text
    ]
    assert named == []


def test_no_file_names_a_path_of_one_machine(repository_texts: dict[str, str]) -> None:
    named = [
        f"{path}: {found.group()}"
        for path, text in repository_texts.items()
        for found in ONE_MACHINE.finditer(text)
    ]
    assert named == []


@pytest.mark.parametrize(
    "parts", [("cd ", "home", "ann", "wissel"), ('"', "root", ".cache"), ("", "Users", "ann", "")]
)
def test_a_path_of_one_machine_is_recognised(parts: tuple[str, ...]) -> None:
    assert ONE_MACHINE.search("/".join(parts))


def test_source_files_are_short(repository_texts: dict[str, str]) -> None:
    """One topic a file: what grows beyond this is two topics."""
    long = [
        f"{path}: {lines} lines"
        for path, text in repository_texts.items()
        if path.startswith(("src/", "web/src/", "tests/", "benchmarks/", "bin/"))
        and path.endswith((".py", ".ts", ".svelte", ".css", "_setup"))
        and path not in GENERATED
        and (lines := text.count("\n")) > MOST_LINES
    ]
    assert long == []
