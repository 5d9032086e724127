"""Bit sets in 64-bit words: plain Python when uncompiled, single instructions when compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic, overload

WORD = 64
_ALL = (1 << WORD) - 1


def lowest(x: int) -> int:
    """Index of the lowest set bit of `x`, 0 to 63. `x` is not 0."""
    x = int(x) & _ALL
    return (x & -x).bit_length() - 1


def popcount(x: int) -> int:
    """Number of set bits of the 64-bit word `x`."""
    return (int(x) & _ALL).bit_count()


def rest(x: int) -> int:
    """`x` without its lowest set bit. `x` is not 0."""
    x = int(x) & _ALL
    return to_signed(x & (x - 1))


def bit(i: int) -> int:
    """The word, signed, in which only bit `i` (0 to 63) is set."""
    return -(1 << 63) if i == 63 else 1 << int(i)


def to_signed(x: int) -> int:
    """The 64 low bits of `x` read as a signed integer, as records hold them."""
    x &= _ALL
    return x - (1 << WORD) if x >> 63 else x


@intrinsic
def _ctz(context: Any, x: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.false_bit)

    return types.int64(types.int64), generate


@intrinsic
def _ctpop(context: Any, x: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@overload(lowest, inline="never", strict=False)
def _lowest(x: Any) -> Callable[[Any], Any]:
    return lambda x: _ctz(x)  # noqa: PLW0108 - Numba compiles a function, not an intrinsic


@overload(popcount, inline="never", strict=False)
def _popcount(x: Any) -> Callable[[Any], Any]:
    return lambda x: _ctpop(x)  # noqa: PLW0108


@overload(rest, inline="always", strict=False)
def _rest(x: Any) -> Callable[[Any], Any]:
    return lambda x: x & (x - 1)


@overload(bit, inline="always", strict=False)
def _bit(i: Any) -> Callable[[Any], Any]:
    return lambda i: types.int64(1) << i
