"""Fair draws, version 1. The vectors were computed by the plain implementation in this file."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from wissel.core import fair
from wissel.core.fair import NO_SEED, FairDraws, commitment, new_secret, outcome_at

SECRET = bytes(range(32))
SEEDS = (bytes([0xAA] * 32), bytes([0xBB] * 32), NO_SEED)
HUGE = (1 << 63) + 1
"""A pool so large that every other number is refused."""
VECTORS = {
    # (number of the draw, size of the pool): index
    (0, 6): 2,
    (1, 5): 1,
    (2, 186): 44,
    (41, 3): 0,
    (185, 1): 0,
    (1 << 40, 154): 117,
    (7, 1 << 63): 8986006129078461220,
    (3, HUGE): 5717723699581765084,
    (9, (1 << 64) - 1): 6410107867479833765,
}


def plain(secret: bytes, seeds: tuple[bytes, ...], n: int, total: int) -> int:
    """The definition, word by word, with the generic interface of hmac."""
    most = 2**64 // total * total
    for block in range(1000):
        mac = hmac.new(secret, digestmod=hashlib.sha256)
        mac.update(b"wissel fair draws 1\x00")
        for seed in seeds:
            mac.update(seed)
        mac.update(n.to_bytes(8, "big"))
        mac.update(block.to_bytes(4, "big"))
        x = int(mac.hexdigest()[:16], 16)
        if x < most:
            return x % total
    raise AssertionError("a thousand numbers refused")


@pytest.mark.parametrize(("draw", "index"), VECTORS.items())
def test_draws_are_those_of_the_vectors(draw: tuple[int, int], index: int) -> None:
    assert FairDraws(SECRET, SEEDS).index(*draw) == index
    assert plain(SECRET, SEEDS, *draw) == index


def test_numbers_beyond_the_last_whole_multiple_are_refused() -> None:
    """For draws 4 and 5 of this table the plain implementation refuses two numbers and one."""
    draws = FairDraws(SECRET, SEEDS)
    for n in range(40):
        assert draws.index(n, HUGE) == plain(SECRET, SEEDS, n, HUGE)
    first = [
        int.from_bytes(hmac.digest(SECRET, _message(n, 0), "sha256")[:8], "big") >= HUGE for n in range(40)
    ]
    assert 10 < sum(first) < 30


def _message(n: int, block: int) -> bytes:
    return fair.DOMAIN + b"".join(SEEDS) + n.to_bytes(8, "big") + block.to_bytes(4, "big")


@pytest.mark.parametrize(
    ("x", "refused"), [(0, False), (15 * 2**60 - 1, False), (15 * 2**60, True), (2**64 - 1, True)]
)
def test_the_bound_is_the_largest_multiple_of_the_pool(
    x: int, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pool of 5 * 2**60: three times it is the bound, 15 * 2**60 the first number refused."""
    numbers = iter([x.to_bytes(8, "big") + bytes(24), (7).to_bytes(8, "big") + bytes(24)])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(numbers))
    assert FairDraws(SECRET, SEEDS).index(0, 5 * 2**60) == (7 if refused else x % (5 * 2**60))


def test_each_part_of_the_input_changes_the_draws() -> None:
    def draws(secret: bytes = SECRET, seeds: tuple[bytes, ...] = SEEDS, first: int = 0) -> list[int]:
        return [FairDraws(secret, seeds).index(n, 1 << 30) for n in range(first, first + 4)]

    others = [
        draws(),
        draws(secret=SECRET[::-1]),
        draws(seeds=SEEDS[::-1]),
        draws(seeds=(*SEEDS, NO_SEED)),
        draws(first=4),
    ]
    assert len({tuple(other) for other in others}) == len(others)
    assert draws() == draws()


def test_draws_are_even() -> None:
    draws, counts = FairDraws(SECRET, SEEDS), [0] * 6
    for n in range(6000):
        counts[draws.index(n, 6)] += 1
    assert sum((n - 1000) ** 2 / 1000 for n in counts) < 25


def test_the_commitment_is_the_digest_of_domain_table_and_secret() -> None:
    told = commitment("K7Q2M9XA", SECRET)
    assert told == "bda3a1d998448806b8137389b0b4b6ceb7e38255b6087cac3548da8b45c45a45"
    assert commitment("K7Q2M9XB", SECRET) != told
    assert commitment("K7Q2M9XA", SECRET[::-1]) != told


def test_secrets_are_32_bytes_and_differ() -> None:
    secrets = {new_secret() for _ in range(10)}
    assert len(secrets) == 10
    assert {len(secret) for secret in secrets} == {32}


@pytest.mark.parametrize(("secret", "seeds"), [(b"", SEEDS), (SECRET, (SECRET, b"short"))])
def test_secret_and_seeds_of_another_length_are_refused(secret: bytes, seeds: tuple[bytes, ...]) -> None:
    with pytest.raises(ValueError, match="32 bytes each"):
        FairDraws(secret, seeds)


def test_an_index_points_into_the_pool_in_the_order_of_the_map() -> None:
    pool = [2, 0, 3, 1]
    assert [outcome_at(pool, index) for index in range(6)] == [0, 0, 2, 2, 2, 3]
    with pytest.raises(IndexError):
        outcome_at(pool, 6)
