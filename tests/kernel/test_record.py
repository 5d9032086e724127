"""A record class gives the dtype that the rules are compiled for."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from wissel.kernel.record import Ints, dtype_of


class Inner:
    one: int
    row: Annotated[Ints, 3]


class Outer:
    table: Annotated[Ints, (2, 4)]
    inner: Inner


class Wrong:
    name: str


def test_fields_are_int64_numbers_arrays_and_records() -> None:
    dtype = dtype_of(Outer)
    assert dtype.names == ("table", "inner")
    assert dtype["table"].shape == (2, 4)
    assert dtype["inner"]["row"].base == np.dtype(np.int64)
    assert dtype.itemsize == 8 * (8 + 1 + 3)


def test_another_kind_of_field_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="name"):
        dtype_of(Wrong)
