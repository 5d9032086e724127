"""Fair draws, version 1: every draw of a game can be checked when it is over.

A table has a secret K (32 bytes). Its commitment is shown from the table's creation, before anybody sits
down:

    commitment = SHA-256("wissel fair draws 1" 00 table-id 00 K)

Each person's client adds 32 random bytes when it sits down; a computer seat adds 32 zero bytes and is shown
as having added none. All are fixed at the start. Draw number n (from 0, counting every draw of the log,
undone ones too) is

    mac   = HMAC-SHA256(K, "wissel fair draws 1" 00 seeds n(8 bytes) block(4 bytes))
    x     = first 8 bytes of mac, big-endian
    index = x mod N, where N is the size of the pool

with block = 0; while x is not below the largest multiple of N within 2**64, block goes up by one (no bias).
The index points into the pool in the order of the map: the first `pool[0]` indices are outcome 0, and so on.

Where seats are drawn at the start, the order comes from draws of its own (`seat_order`): with the domain
"wissel seat order 1", and with the seeds sorted, so that it does not matter who sat where before.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

VERSION = 1
DOMAIN = b"wissel fair draws 1\0"
SEATS_DOMAIN = b"wissel seat order 1\0"
BYTES = 32
NO_SEED = bytes(BYTES)
"""What a computer seat adds."""


class ChanceSource(Protocol):
    """Where a table's draws come from."""

    def index(self, n: int, total: int) -> int:
        """Draw number `n`, uniform in 0..total-1."""
        ...


def new_secret() -> bytes:
    return secrets.token_bytes(BYTES)


def commitment(table: str, secret: bytes) -> str:
    """What is shown of the secret before the game: 64 hex digits."""
    return hashlib.sha256(DOMAIN + table.encode() + b"\0" + secret).hexdigest()


@dataclass(frozen=True)
class FairDraws:
    """The draws of one table. `seeds` in seat order, 32 bytes each."""

    secret: bytes
    seeds: tuple[bytes, ...]
    domain: bytes = DOMAIN

    def __post_init__(self) -> None:
        if len(self.secret) != BYTES or any(len(seed) != BYTES for seed in self.seeds):
            raise ValueError(f"secret and seeds are {BYTES} bytes each")

    def index(self, n: int, total: int) -> int:
        bound = (1 << 64) - (1 << 64) % total
        message = self.domain + b"".join(self.seeds) + n.to_bytes(8, "big")
        block = 0
        while True:
            digest = hmac.digest(self.secret, message + block.to_bytes(4, "big"), "sha256")
            x = int.from_bytes(digest[:8], "big")
            if x < bound:
                return x % total
            block += 1


def seat_order(secret: bytes, seeds: Sequence[bytes]) -> list[int]:
    """Who sits where from the start on: by new seat, the seat that was sat on before.

    Every order is equally likely; draw number k chooses among those who have no new seat yet.
    """
    draws = FairDraws(secret, tuple(sorted(seeds)), SEATS_DOMAIN)
    left = list(range(len(seeds)))
    return [left.pop(draws.index(n, len(left))) for n in range(len(seeds))]


def outcome_at(pool: Sequence[int], index: int) -> int:
    """The outcome that `index` points to, where outcome k fills `pool[k]` indices."""
    for outcome, count in enumerate(pool):
        if index < count:
            return outcome
        index -= count
    raise IndexError("index beyond the pool")
