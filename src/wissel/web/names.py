"""Names that people give themselves and their tables."""

from __future__ import annotations

import unicodedata

from wissel.core.problems import ProblemError

MOST = 24
MOST_MARKS = 2
"""Combining marks in a row; more would draw over the neighbours."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols without ink."""


def normalised(name: str, most: int = MOST) -> str:
    """The name as it is kept: NFKC, single spaces.

    Raises `ProblemError` `BAD_NAME` if it is empty or too long, or has characters that are invisible, turn
    the direction of writing, or pile up marks.
    """
    spaced = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(spaced) <= most:
        raise ProblemError("BAD_NAME", most=most)
    marks = 0
    for character in spaced:
        category = unicodedata.category(character)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category[0] == "C" or character in BLANKS or marks > MOST_MARKS:
            raise ProblemError("BAD_NAME", most=most)
    if all(unicodedata.category(character)[0] == "M" for character in spaced):
        raise ProblemError("BAD_NAME", most=most)
    return spaced


def likeness(name: str) -> str:
    """Names of one likeness cannot sit at one table: case, spaces, punctuation do not tell them apart."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in folded if unicodedata.category(c)[0] in "LNS") or folded
