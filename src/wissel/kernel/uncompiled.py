"""Records as uncompiled rules read and write them: attributes over the memory of a structured array.

NumPy's own `recarray` looks every field up by its name at each access, which took three quarters of the time
of an uncompiled game.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

WORD = 8
"""Bytes of a field that is no array; all are int64 (`wissel.kernel.record`)."""


class Fields:
    """One record. `_class_of` makes its class: a property for each number, a slot for each other part."""

    __slots__ = ("_words",)
    _words: NDArray[np.int64]
    _numbers: ClassVar[dict[str, int]]
    """Where each number stands."""
    _parts: ClassVar[dict[str, tuple[slice, np.dtype[Any]]]]
    """Where each array or record stands, and its dtype."""

    def __init__(self, words: NDArray[np.int64]) -> None:
        object.__setattr__(self, "_words", words)

    def __getattr__(self, name: str) -> Any:
        """Makes an array or a record when it is first asked for; then its slot answers."""
        place, dtype = self._part(name)
        words = self._words[place]
        part = words.reshape(dtype.shape) if dtype.names is None else _class_of(dtype)(words)
        object.__setattr__(self, name, part)
        return part

    def __setattr__(self, name: str, value: Any) -> None:
        """Copies, as in a structured array."""
        if name in self._numbers:
            self._words[self._numbers[name]] = value
        else:
            place, _ = self._part(name)
            self._words[place] = value._words if isinstance(value, Fields) else np.ravel(value)  # noqa: SLF001

    def _part(self, name: str) -> tuple[slice, np.dtype[Any]]:
        try:
            return self._parts[name]
        except KeyError:
            raise AttributeError(f"the record has no field {name}", name=name, obj=self) from None


class UncompiledRecords:
    """A structured array, as compiled code sees it: `S[0]` is the record, by reference."""

    __slots__ = ("_class", "_words")

    def __init__(self, records: NDArray[np.void]) -> None:
        self._words = records.view(np.int64).reshape(len(records), -1)
        self._class = _class_of(records.dtype)

    def __getitem__(self, index: int) -> Fields:
        return self._class(self._words[index])


@cache
def _class_of(dtype: np.dtype[Any]) -> type[Fields]:
    numbers: dict[str, int] = {}
    parts: dict[str, tuple[slice, np.dtype[Any]]] = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        if kind == np.int64:
            numbers[name] = offset // WORD
        else:
            parts[name] = slice(offset // WORD, (offset + kind.itemsize) // WORD), kind
    body: dict[str, Any] = {"__slots__": tuple(parts), "_numbers": numbers, "_parts": parts}
    for name, place in numbers.items():
        body[name] = _number_at(place)
    return type("Record", (Fields,), body)


def _number_at(place: int) -> property:
    return property(lambda record: record._words[place])  # noqa: SLF001
