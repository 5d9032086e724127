"""Records of integers: the one definition of a record's fields, for the compiler, for readers and for type
checks.

A record is declared as a class whose fields are `int`, arrays (`Annotated[Ints, shape]`) or other records.
`dtype_of` makes the NumPy dtype. All integers are int64: narrower ones would play another game uncompiled.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeVar, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
R_co = TypeVar("R_co", covariant=True)


class Records(Protocol[R_co]):
    """A structured array of length 1, as entries take it: `S[0]` is the record, by reference."""

    def __getitem__(self, index: int, /) -> R_co: ...


def dtype_of(record: type) -> np.dtype[np.void]:
    """The aligned dtype of a record class. Raises `TypeError` for a field that is none of the three kinds."""
    return np.dtype([_field(name, hint) for name, hint in _hints(record).items()], align=True)


def _hints(record: type) -> dict[str, Any]:
    return get_type_hints(record, include_extras=True)


def _field(name: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, Any]:
    if hint is int:
        return name, np.int64
    match get_args(hint):
        case (kind, shape) if kind == Ints and isinstance(shape, int | tuple):
            return name, np.int64, shape
    if isinstance(hint, type) and _hints(hint):
        return name, dtype_of(hint)
    raise TypeError(f"{name}: {hint} is no field of a record")
