"""How compiled code is found again on disk.

Numba tells functions made by a factory apart by a pickle of what they enclose. Two equal enclosures pickle
differently when Python has read one from source and the other from its cache of bytecode, where equal strings
are other objects: so what a first process had compiled, a second one compiled again. Here they are told apart
by their names and what these enclose in turn. This uses private API of Numba, pinned by tests.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher


class NamedCache(FunctionCache):  # type: ignore[misc]
    """A function's compiled code, by signature, processor and identity."""

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        return sig, codegen.magic_tuple(), identity(self._py_func)


def identity(function: Callable[..., Any]) -> tuple[Any, ...]:
    """Names a function by its place in the sources, its bytecode and what it encloses.

    Raises `TypeError` if it encloses anything but functions, numbers and strings.
    """
    code = hashlib.sha256(function.__code__.co_code).hexdigest()
    enclosed = tuple(_told(cell.cell_contents) for cell in function.__closure__ or ())
    return function.__module__, function.__qualname__, code, enclosed


def _told(value: object) -> object:
    if isinstance(value, CPUDispatcher):
        value = value.py_func
    if isinstance(value, int | float | str):
        return type(value).__name__, value
    if callable(value) and hasattr(value, "__code__"):
        return identity(value)
    raise TypeError(f"compiled code encloses functions, numbers and strings only, not {value!r}")
