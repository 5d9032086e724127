"""Why something is not allowed: a code with arguments, worded elsewhere.

Inside the kernel a problem is one integer, `code | argument << 8` (0 = allowed). Outside it is a `Problem`.
Sentences stand in the message catalogues under `problem-<CODE>`, with the same argument names.
"""

from __future__ import annotations

import msgspec

ARGUMENT_SHIFT = 8
CODE_MASK = (1 << ARGUMENT_SHIFT) - 1


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: `code` in capitals, and the arguments that its sentence needs."""

    code: str
    args: dict[str, str | int] = {}


class ProblemError(Exception):
    """Raised where a problem ends a request. Nothing has been changed when it is raised."""

    def __init__(self, code: str, **args: str | int) -> None:
        self.problem = Problem(code, args)
        super().__init__(f"{code} {args}" if args else code)
