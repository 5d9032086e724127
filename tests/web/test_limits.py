"""Token buckets."""

from __future__ import annotations

import pytest

from wissel.core.problems import ProblemError
from wissel.web.limits import Buckets, Limits, Rate, address_key


def test_a_bucket_gives_its_burst_then_fills_at_its_rate() -> None:
    now = [0.0]
    buckets = Buckets(Rate(2.0, 3), lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(0.5)
    assert buckets.take("b") == 0
    now[0] = 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    now[0] = 1_000
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") > 0


def test_the_longest_unused_buckets_are_forgotten() -> None:
    buckets = Buckets(Rate(1.0, 1), lambda: 0.0, most_keys=2)
    for key in ("a", "b", "c"):
        buckets.take(key)
    assert buckets.take("c") > 0
    assert buckets.take("a") == 0


def test_one_address_is_limited_whatever_its_sessions() -> None:
    limits = Limits({"act": (Rate(1, 10), Rate(1, 2))}, lambda: 0.0)
    limits.take("act", "one", "192.0.2.1")
    limits.take("act", "two", "192.0.2.1")
    with pytest.raises(ProblemError, match="RATE_LIMITED"):
        limits.take("act", "three", "192.0.2.1")
    limits.take("act", "three", "192.0.2.2")
    limits.take("other kind", "three", "192.0.2.1")


def test_a_session_that_asks_too_often_does_not_use_up_its_address() -> None:
    limits = Limits({"act": (Rate(1, 2), Rate(1, 4))}, lambda: 0.0)
    for _ in range(2):
        limits.take("act", "greedy", "192.0.2.1")
    for _ in range(20):
        with pytest.raises(ProblemError, match="RATE_LIMITED"):
            limits.take("act", "greedy", "192.0.2.1")
    limits.take("act", "modest", "192.0.2.1")


def test_what_is_given_back_can_be_taken_again_and_no_more() -> None:
    limits = Limits({"invite": (Rate(1, 1), Rate(1, 1))}, lambda: 0.0)
    for _ in range(3):
        limits.take("invite", "one", "192.0.2.1")
        limits.give_back("invite", "one", "192.0.2.1")
        limits.give_back("invite", "one", "192.0.2.1")
    limits.take("invite", "one", "192.0.2.1")
    with pytest.raises(ProblemError, match="RATE_LIMITED"):
        limits.take("invite", "one", "192.0.2.1")


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_a_network_of_one_user_counts_as_one_address(host: str, key: str) -> None:
    assert address_key(host) == key
