"""Records of uncompiled rules: attributes over the memory of a structured array."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from wissel.kernel.record import Ints, dtype_of
from wissel.kernel.uncompiled import UncompiledRecords


class Inner:
    a: int
    grid: Annotated[Ints, (2, 3)]


class Outer:
    x: int
    row: Annotated[Ints, 4]
    inner: Inner
    y: int


def test_what_is_written_stands_in_the_array_and_the_other_way_round() -> None:
    memory = np.zeros(1, dtype_of(Outer))
    record = UncompiledRecords(memory)[0]
    record.x = 1
    record.row[2] = 2
    record.inner.a = 3
    record.inner.grid[1, 2] = 4
    record.y = 5
    assert memory.view(np.int64).tolist() == [1, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 4, 5]
    memory["inner"]["grid"][0, 0, 1] = 6
    memory["x"] = 7
    assert (record.inner.grid[0, 1], record.x) == (6, 7)


def test_arrays_and_records_are_copied_when_they_are_set() -> None:
    one, two = (UncompiledRecords(np.zeros(1, dtype_of(Outer)))[0] for _ in range(2))
    one.inner.grid[0, 0] = 1
    one.row[0] = 1
    two.inner = one.inner
    two.row = one.row
    one.inner.grid[0, 0] = one.row[0] = 2
    assert (two.inner.grid[0, 0], two.row[0]) == (1, 1)


def test_numbers_keep_the_range_of_compiled_ones() -> None:
    record = UncompiledRecords(np.zeros(1, dtype_of(Outer)))[0]
    assert isinstance(record.x, np.int64)
    with pytest.raises(OverflowError):
        record.x = 1 << 63


def test_a_field_that_there_is_not_can_be_neither_read_nor_written() -> None:
    record = UncompiledRecords(np.zeros(1, dtype_of(Outer)))[0]
    with pytest.raises(AttributeError, match="no field z"):
        _ = record.z
    with pytest.raises(AttributeError, match="no field z"):
        record.z = 1
