"""The message catalogues: complete in every language, each message used, each used message there."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from wissel.web.texts import FALLBACK, LANGUAGES

ROOT = Path(__file__).parents[2]
TRANSLATIONS = [language for language in LANGUAGES if language != FALLBACK]
CATALOGUES = sorted(path.name for path in ROOT.glob("locales/en/*.ftl"))


class Used(visitor.Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        # $Company and $company are one name, at the start of a sentence and inside it.
        self.variables.add(node.id.name.lower())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def entries(language: str, name: str) -> list[ftl.EntryType]:
    return FluentParser().parse((ROOT / "locales" / language / name).read_text(encoding="utf-8")).body


def messages(language: str, name: str) -> dict[str, Used]:
    """Id, or id.attribute -> what it uses."""
    found = {}
    for entry in entries(language, name):
        if isinstance(entry, ftl.Message):
            parts = {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            if entry.value is not None:
                parts[entry.id.name] = entry.value
            for part, pattern in parts.items():
                used = Used()
                used.visit(pattern)
                found[part] = used
    return found


ALL = {part: used for name in CATALOGUES for part, used in messages("en", name).items()}


def test_every_language_has_the_same_catalogues() -> None:
    assert CATALOGUES
    for language in LANGUAGES:
        assert sorted(path.name for path in (ROOT / "locales" / language).iterdir()) == CATALOGUES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_is_well_formed(language: str, name: str) -> None:
    read = entries(language, name)
    broken = [entry.content for entry in read if isinstance(entry, ftl.Junk)]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    """The second definition would be ignored in silence, also when it stands in another catalogue."""
    ids = [
        entry.id.name
        for name in CATALOGUES
        for entry in entries(language, name)
        if isinstance(entry, ftl.Message | ftl.Term)
    ]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_translation_has_the_messages_and_variables_of_the_english_one(language: str, name: str) -> None:
    original, translated = messages("en", name), messages(language, name)
    assert translated.keys() == original.keys()
    differing = {part for part, used in original.items() if used.variables != translated[part].variables}
    assert differing == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_translation_chooses_between_the_same_cases(language: str, name: str) -> None:
    """Of words (company names), not of plural forms, which differ from language to language."""

    class Cases(visitor.Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_Variant(self, node: ftl.Variant) -> None:
            if isinstance(node.key, ftl.Identifier):
                self.found.add(node.key.name)
            self.generic_visit(node)

    def cases(of: str) -> dict[str, set[str]]:
        found = {}
        for entry in entries(of, name):
            if isinstance(entry, ftl.Message):
                collected = Cases()
                collected.visit(entry)
                found[entry.id.name] = collected.found - {"zero", "one", "two", "few", "many", "other"}
        return found

    assert cases(language) == cases("en")


def python_sources() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")}


def client_sources() -> dict[Path, str]:
    return {
        path: path.read_text(encoding="utf-8")
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")
    }


def problem_codes() -> set[str]:
    """Every code that the server can answer: those raised by name, and those of the games."""
    codes = set()
    for text in python_sources().values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name in {"Problem", "ProblemError", "BotFailedError"} and isinstance(
                    node.args[0].value, str
                ):
                    codes.add(node.args[0].value)
    for path in (ROOT / "src/wissel/games").glob("*/problems.py"):
        codes |= set(importlib.import_module(f"wissel.games.{path.parent.name}.problems").NAMES) - {"OK"}
    return codes


def test_every_problem_has_a_sentence() -> None:
    assert {code for code in problem_codes() if f"problem-{code}" not in ALL} == set()


def test_every_message_that_the_code_names_is_there() -> None:
    named = {
        (path.relative_to(ROOT).as_posix(), message)
        for path, text in client_sources().items()
        for message in re.findall(r"\bt\(\s*'([^'$]+)'", text) + re.findall(r'\bt\(\s*"([^"$]+)"', text)
    } | {
        (path.relative_to(ROOT).as_posix(), message)
        for path, text in python_sources().items()
        for message in re.findall(r"\.say\(\s*\"([^\"{]+)\"", text)
    }
    assert {(path, message) for path, message in named if message not in ALL} == set()


def test_every_message_is_used() -> None:
    texts = [*python_sources().values(), *client_sources().values()]
    words = set()
    made = set()
    for text in texts:
        words |= set(re.findall(r"[A-Za-z][\w.-]*", text))
        # A name made from parts, `pc-end-reason-${reason}`, uses every message of that shape.
        for template in re.findall(r"`([^`\s]*\$\{[^`\s]*)`", text) + re.findall(
            r"f\"([^\"\s]*\{[^\"\s]*)\"", text
        ):
            fixed = re.split(r"\$?\{[^}]*\}", template)
            if len(fixed[0]) >= 3 and "-" in fixed[0]:
                made.add(re.compile(".+".join(map(re.escape, fixed))))
    referred = {message for used in ALL.values() for message in used.messages}
    codes = {f"problem-{code}" for code in problem_codes()}
    unused = {
        part
        for part in ALL
        if part not in words | referred | codes
        and (part.startswith("problem-") or not any(shape.fullmatch(part) for shape in made))
    }
    assert unused == set()
