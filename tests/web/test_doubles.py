"""Test doubles are arguments of constructors: nothing that a host or a visitor can set reaches them."""

from __future__ import annotations

import ast
import dataclasses
import inspect
from collections.abc import Iterator
from pathlib import Path

import wissel
from wissel.core.fair import FairDraws
from wissel.store.desk import Desk
from wissel.web.app import make_app
from wissel.web.settings import Settings

SOURCES = Path(wissel.__file__).parent
DOUBLES = {"chance", "now", "pause", "grace", "warm_up"}


def passed(name: str) -> Iterator[tuple[str, str]]:
    """File and keyword of every argument that the sources pass by name to a function called `name`."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == name:
                for keyword in node.keywords:
                    yield str(path.relative_to(SOURCES)), keyword.arg or "**"


def test_the_draws_of_a_server_are_fair_unless_its_maker_says_otherwise() -> None:
    assert inspect.signature(make_app).parameters["chance"].default is FairDraws
    assert inspect.signature(Desk).parameters["chance"].default is FairDraws


def test_no_source_gives_a_double_to_the_app() -> None:
    assert set(passed("make_app")) == set()
    assert {found for found in passed("Desk") if found[1] == "chance"} == {("web/app.py", "chance")}


def test_no_setting_is_a_double() -> None:
    assert not DOUBLES & {field.name for field in dataclasses.fields(Settings)}
    assert set(inspect.signature(make_app).parameters) >= DOUBLES
