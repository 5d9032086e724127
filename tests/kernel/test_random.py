"""The generator of simulations is SplitMix64, compiled and uncompiled."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from wissel.kernel.compiler import entry
from wissel.kernel.random import advance, below, output
from wissel.kernel.record import Ints, Records, dtype_of

WORD = (1 << 64) - 1
SEEDS = [0, 1, -1, 1234567, -(1 << 63), (1 << 63) - 1]


class Drawing:
    rng: int
    drawn: Annotated[Ints, 4]


@entry
def numbers_below(R: Records[Drawing], sizes: Ints, out: Ints) -> None:
    r = R[0]
    for k in range(sizes.size):
        out[k] = below(r, sizes[k])


def splitmix64(state: int) -> tuple[int, int]:
    """The published generator: its next state and number, both unsigned."""
    state = (state + 0x9E3779B97F4A7C15) & WORD
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return state, z ^ (z >> 31)


def test_splitmix64_gives_the_published_numbers() -> None:
    """First numbers for the seed 1234567, as the reference implementation prints them."""
    state, numbers = 1234567, []
    for _ in range(5):
        state, number = splitmix64(state)
        numbers.append(number)
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_plain_draws_are_the_high_half_of_splitmix64_scaled(seed: int) -> None:
    state, x = seed & WORD, seed
    for n in (1, 2, 6, 97, 1 << 20, 1 << 31):
        state, number = splitmix64(state)
        x = advance(x)
        assert x & WORD == state
        assert -(1 << 63) <= x < 1 << 63
        assert output(x, n) == ((number >> 32) * n) >> 32


@pytest.mark.parametrize("seed", SEEDS)
def test_compiled_and_plain_draws_agree(seed: int) -> None:
    record = np.zeros(1, dtype_of(Drawing))
    record["rng"] = seed
    sizes = np.array([1, 2, 3, 6, 8, 97, 1 << 20, 1 << 31] * 20, np.int64)
    out = np.zeros(sizes.size, np.int64)
    numbers_below(record, sizes, out)
    x = seed
    for size, number in zip(sizes.tolist(), out.tolist(), strict=True):
        x = advance(x)
        assert number == output(x, size)
        assert 0 <= number < size
    assert record["rng"][0] == x


def test_draws_are_even() -> None:
    x, counts = 5, [0] * 6
    for _ in range(6000):
        x = advance(x)
        counts[output(x, 6)] += 1
    assert sum((n - 1000) ** 2 / 1000 for n in counts) < 25
