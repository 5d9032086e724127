"""Bit sets do the same as plain Python and as single instructions, in every bit of the word."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from wissel.kernel import bits
from wissel.kernel.compiler import entry
from wissel.kernel.record import Ints

HIGHEST = -(1 << 63)
EDGES = [0, 1, 2, 3, -1, -2, HIGHEST, HIGHEST + 1, HIGHEST | 6, (1 << 62), (1 << 63) - 1, 1 << 31, 1 << 32]
WORDS = [*EDGES, *(random.Random(1).getrandbits(64) - (1 << 63) for _ in range(300))]


@entry
def lowest_of(words: Ints, out: Ints) -> None:
    for k in range(words.size):
        out[k] = bits.lowest(words[k])


@entry
def popcount_of(words: Ints, out: Ints) -> None:
    for k in range(words.size):
        out[k] = bits.popcount(words[k])


@entry
def rest_of(words: Ints, out: Ints) -> None:
    for k in range(words.size):
        out[k] = bits.rest(words[k])


@entry
def bit_of(words: Ints, out: Ints) -> None:
    for k in range(words.size):
        out[k] = bits.bit(words[k])


def compiled(function: Callable[[Ints, Ints], None], words: list[int]) -> list[int]:
    out = np.zeros(len(words), np.int64)
    function(np.array(words, np.int64), out)
    return [int(n) for n in out]


@pytest.mark.parametrize(
    ("function", "plain", "words"),
    [
        (lowest_of, bits.lowest, [w for w in WORDS if w]),
        (popcount_of, bits.popcount, WORDS),
        (rest_of, bits.rest, [w for w in WORDS if w]),
        (bit_of, bits.bit, list(range(64))),
    ],
)
def test_compiled_and_plain_bits_agree(
    function: Callable[[Ints, Ints], None], plain: Callable[[int], int], words: list[int]
) -> None:
    assert compiled(function, words) == [plain(w) for w in words]
    assert compiled(function, words) == [plain(np.int64(w)) for w in words]  # type: ignore[arg-type]


def test_lowest_is_the_index_of_the_lowest_bit() -> None:
    assert [bits.lowest(1 << k) for k in range(63)] == list(range(63))
    assert bits.lowest(HIGHEST) == 63
    assert bits.lowest(-1) == 0
    assert bits.lowest(0b101000) == 3


def test_popcount_counts_all_64_bits() -> None:
    assert bits.popcount(-1) == 64
    assert bits.popcount(HIGHEST) == 1
    assert bits.popcount(0) == 0


def test_bit_fits_a_signed_word() -> None:
    assert [np.int64(bits.bit(k)) for k in (0, 62, 63)] == [1, 1 << 62, HIGHEST]


def test_rest_takes_the_bits_away_one_by_one() -> None:
    word, seen = HIGHEST | 0b1001, []
    while word:
        seen.append(bits.lowest(word))
        word = bits.rest(word)
    assert seen == [0, 3, 63]


def test_to_signed_reads_64_bits_as_a_record_holds_them() -> None:
    for word in WORDS:
        assert bits.to_signed(word & ((1 << 64) - 1)) == word
        assert bits.to_signed(word) == word
