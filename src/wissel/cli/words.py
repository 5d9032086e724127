"""What the command line says to people: sentences of the catalogues, in the language of the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import TYPE_CHECKING, Self, TypeVar

from wissel.core.problems import ProblemError

if TYPE_CHECKING:
    from wissel.web.texts import Texts

BAD_INPUT = 2
"""Exit status when the command was not asked right, as with argparse."""

A = TypeVar("A")


def language() -> str:
    """The language that the environment asks for, as in an `Accept-Language` header."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return os.environ[name].partition(".")[0].replace("_", "-")
    return ""


@cache
def _texts(files: str) -> Texts:
    # Much to import, and a command whose answer is for programs says nothing.
    from wissel.web.settings import catalogues
    from wissel.web.texts import Texts

    return Texts(catalogues(), files)


class Later(str):
    """A sentence that is looked up when it is shown: who says nothing need not wait for words."""

    __slots__ = ("args",)
    args: Mapping[str, str | int]

    def __new__(cls, message: str, args: Mapping[str, str | int] | None = None) -> Self:
        self = super().__new__(cls, message)
        self.args = args or {}
        return self

    def __str__(self) -> str:
        return say(self[:], self.args)


def say(message: str, args: Mapping[str, str | int] | None = None) -> str:
    """The sentence `message`."""
    return _texts(_files(message)).say(message, args or {}, language())


def _files(message: str) -> str:
    """Where it stands. What every command says stands in one small file, so that a command starts quickly."""
    if message.startswith("cli-"):
        for files in ("cli.ftl", "cli-*.ftl"):
            if _texts(files).has(message):
                return files
    return "*.ftl"


def sentence(error: ProblemError) -> str:
    """What is wrong, in words."""
    return say(f"problem-{error.problem.code}", error.problem.args)


def complain(text: str) -> None:
    """One line on the error stream."""
    print(f"wissel: {' '.join(text.split())}", file=sys.stderr)


def explained(run: Callable[[A], int]) -> Callable[[A], int]:
    """A command that tells a problem of its input in one line, and exits with `BAD_INPUT`."""

    @wraps(run)
    def told(args: A) -> int:
        try:
            return run(args)
        except ProblemError as error:
            complain(sentence(error))
            return BAD_INPUT

    return told
