"""The cache of compiled code: found again by other processes, and never stale."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest

from wissel.kernel import compiler
from wissel.kernel.cached import identity

PROGRAM = """
import json, sys
sys.path.insert(0, {folder!r})
import numba
from wissel.kernel import compiler
import factory
made = [factory.adder(1), factory.adder(10)]
print(json.dumps({{
    "results": [f(5) for f in made],
    "hits": [sum(f.stats.cache_hits.values()) for f in made],
    "misses": [sum(f.stats.cache_misses.values()) for f in made],
    "folder": numba.config.CACHE_DIR,
}}))
"""
FACTORY = """
from wissel.kernel.compiler import compiled, entry


def adder(n):
    @compiled
    def helper(x):
        return x + n

    @entry
    def add(x):
        return helper(x)

    add.__qualname__ = f"adder({n})"
    return add
"""


def run(program: str, cache: Path, **environment: str) -> dict[str, object]:
    child = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "XDG_CACHE_HOME": str(cache), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(child.stdout)
    assert isinstance(told, dict)
    return told


def test_code_lies_in_the_folder_of_its_digest() -> None:
    assert compiler.cache_folder().name == compiler.digest()
    assert str(compiler.cache_folder()) == numba.config.CACHE_DIR


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all sources, whose digest is made instead."""
    shutil.copytree(compiler.PACKAGE, tmp_path / "wissel", ignore=shutil.ignore_patterns("static", "*.pyc"))
    monkeypatch.setattr(compiler, "PACKAGE", tmp_path / "wissel")
    return tmp_path / "wissel"


def test_the_digest_changes_with_every_source_of_compiled_code(copy: Path) -> None:
    kernels = [path.relative_to(copy).as_posix() for path in compiler.sources()]
    assert {"kernel/bits.py", "kernel/compiler.py", "games/paris_connection/rules.py"} <= set(kernels)
    digests = {fresh_digest()}
    for path in compiler.sources():
        path.write_text(path.read_text() + "\n")
        digests.add(fresh_digest())
    assert len(digests) == len(kernels) + 1


def test_the_digest_stays_when_other_sources_change(copy: Path) -> None:
    before = fresh_digest()
    page = copy / "web" / "texts.py"
    page.write_text(page.read_text() + "\n")
    assert fresh_digest() == before


def test_the_digest_tells_checked_code_from_unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fresh_digest()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1" if not os.environ.get("NUMBA_BOUNDSCHECK") else "")
    assert fresh_digest() != before


def fresh_digest() -> str:
    return compiler.digest.__wrapped__()


@pytest.mark.parametrize("bytecode", ["kept", "never kept"])
def test_another_process_finds_what_one_has_compiled(tmp_path: Path, bytecode: str) -> None:
    """Functions made by a factory too, whether Python reads them from source or from its bytecode, as the
    second process does where it is kept."""
    (tmp_path / "factory.py").write_text(FACTORY)
    program = PROGRAM.format(folder=str(tmp_path))
    never = "" if bytecode == "kept" else "1"
    first = run(program, tmp_path / "cache", PYTHONDONTWRITEBYTECODE=never)
    assert (tmp_path / "__pycache__").exists() == (bytecode == "kept")
    second = run(program, tmp_path / "cache", PYTHONDONTWRITEBYTECODE=never)
    assert first["results"] == second["results"] == [6, 15]
    assert first["hits"] == [0, 0]
    assert (second["hits"], second["misses"]) == ([1, 1], [0, 0])
    assert str(second["folder"]).startswith(str(tmp_path / "cache" / "wissel" / "kernel"))


def test_functions_are_told_apart_by_what_they_enclose() -> None:
    def made(value: object) -> Callable[[], object]:
        return lambda: value

    assert identity(made(1)) == identity(made(1))
    assert len({identity(made(value)) for value in (1, 2, 1.0, True, "1")}) == 5
    assert identity(made(made(1))) != identity(made(made(2)))
    with pytest.raises(TypeError, match="encloses functions, numbers and strings"):
        identity(made([1]))


ENTRIES = """
import json
import numpy as np
from wissel.games.paris_connection.game import PARIS_CONNECTION as game
from wissel.games.paris_connection import entries
m = game.load_map("france").record
S = np.zeros(1, game.state_dtype)
entries.setup(m, S, 3, game.option_numbers({}))
print(json.dumps({
    "hits": sum(entries.setup.stats.cache_hits.values()),
    "misses": sum(entries.setup.stats.cache_misses.values()),
}))
"""


def test_the_rules_of_a_game_are_loaded_and_not_compiled_again() -> None:
    """Whatever was in the cache before, they are after the first process."""
    root = compiler.cache_folder().parents[2]
    run(ENTRIES, root)
    assert run(ENTRIES, root) == {"hits": 1, "misses": 0}


def test_uncompiled_the_same_source_runs_as_python(tmp_path: Path) -> None:
    program = """
import json
from wissel.kernel import compiler
from wissel.games.paris_connection import rules
print(json.dumps({"compiled": compiler.COMPILED, "kind": type(rules.legal).__name__}))
"""
    told = run(program, tmp_path, NUMBA_DISABLE_JIT="1")
    assert told == {"compiled": False, "kind": "function"}


def test_a_call_with_a_literal_compiles_nothing_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))

    @compiler.compiled
    def double(x: int) -> int:
        return 2 * x

    @compiler.entry
    def sum_of_doubles(x: int) -> int:
        return double(1) + double(2) + double(x)

    assert sum_of_doubles(3) == 12
    assert [str(kinds) for kinds in double.signatures] == ["(int64,)"]  # type: ignore[attr-defined]


@pytest.mark.skipif(not compiler.COMPILED, reason="uncompiled, everything is plain Python")
def test_what_only_compiled_code_calls_refuses_python_instead_of_crashing() -> None:
    @compiler.compiled
    def twice(x: int) -> int:
        return 2 * x

    @compiler.entry
    def four_times(x: int) -> int:
        return twice(twice(x))

    assert four_times(3) == 12
    with pytest.raises(TypeError, match="called by compiled code alone"):
        twice(3)


@pytest.mark.skipif(not compiler.COMPILED, reason="uncompiled, everything is plain Python")
def test_only_entries_become_machine_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))

    @compiler.compiled
    def square(x: int) -> int:
        return x * x

    @compiler.entry
    def sum_of_squares(n: int) -> int:
        total = 0
        for i in range(n):
            total += square(i)
        return total

    assert sum_of_squares(4) == 14
    assert not code_of(square)
    assert code_of(sum_of_squares)


def code_of(function: Any) -> list[str]:
    """The functions in the machine code of a dispatcher's only overload."""
    (library,) = [overload.library for overload in function.overloads.values()]
    return [name.name for name in library.get_defined_functions()]


DOUBLE = """
from wissel.kernel.compiler import compiled


@compiled
def double(x):
    if x < 0:
        raise ValueError("negative")
    return 2 * x
"""
CALLER = """
from double import double
from wissel.kernel.compiler import entry


@entry
def call(x):
    return double(x) + {more}
"""
CALL = """
import json, sys
sys.path.insert(0, {folder!r})
import {caller}, double
result = {caller}.call(20)
print(json.dumps({{"result": result, "hits": sum(double.double.stats.cache_hits.values())}}))
"""


@pytest.mark.skipif(not compiler.COMPILED, reason="uncompiled, everything is plain Python")
def test_what_is_linked_comes_from_the_cache_for_a_new_caller(tmp_path: Path) -> None:
    (tmp_path / "double.py").write_text(DOUBLE)
    (tmp_path / "first.py").write_text(CALLER.format(more=1))
    (tmp_path / "second.py").write_text(CALLER.format(more=2))
    first, second = (
        run(CALL.format(folder=str(tmp_path), caller=caller), tmp_path / "cache")
        for caller in ("first", "second")
    )
    assert first == {"result": 41, "hits": 0}
    assert second == {"result": 42, "hits": 1}
