"""Random numbers of simulations. The generator lies in a record, so that a seed gives the same game
everywhere.

Games between people never use it: their draws are made outside (`wissel.core.fair`). The generator is
SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numba.extending import overload

from wissel.kernel.bits import to_signed
from wissel.kernel.compiler import compiled

_STEP = 0x9E3779B97F4A7C15
_ALL = (1 << 64) - 1


def advance(x: int) -> int:
    """The state of the generator after `x`; both are 64-bit words read as signed integers."""
    return to_signed(int(x) + _STEP)


def output(x: int, n: int) -> int:
    """A number in 0..n-1 out of the state `x`; `n` is 1 to 2**31. Its bias is below n / 2**32."""
    z = int(x) & _ALL
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _ALL
    z ^= z >> 31
    return ((z >> 32) * int(n)) >> 32


class HasGenerator(Protocol):
    """A record with a generator."""

    rng: int


@overload(advance, inline="always", strict=False)
def _advance(x: Any) -> Callable[[Any], Any]:
    return lambda x: np.int64(np.uint64(x) + np.uint64(0x9E3779B97F4A7C15))


@overload(output, inline="always", strict=False)
def _output(x: Any, n: Any) -> Callable[[Any, Any], Any]:
    def implementation(x: Any, n: Any) -> Any:
        z = np.uint64(x)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z = z ^ (z >> np.uint64(31))
        return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))

    return implementation


@compiled
def below(s: HasGenerator, n: int) -> int:
    """A number in 0..n-1 from the generator of the record, which moves on."""
    s.rng = advance(s.rng)
    return output(s.rng, n)
