"""Token buckets: how often one session or one address may do a thing."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from wissel.core.problems import ProblemError

Clock = Callable[[], float]
"""Seconds, from any origin, never going back."""

MOST_KEYS = 50_000


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then `per_second`."""

    per_second: float
    burst: int


class Buckets:
    """One bucket a key. The longest unused go when there are too many."""

    def __init__(self, rate: Rate, clock: Clock, most_keys: int = MOST_KEYS) -> None:
        self._rate = rate
        self._clock = clock
        self._most_keys = most_keys
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def give_back(self, key: str) -> None:
        """Puts a token back that was taken and not used."""
        if key in self._levels:
            level, since = self._levels[key]
            self._levels[key] = (min(self._rate.burst, level + 1), since)

    def take(self, key: str) -> float:
        """Takes one token; the answer is 0, or the seconds until there is one."""
        now = self._clock()
        level, since = self._levels.pop(key, (float(self._rate.burst), now))
        level = min(self._rate.burst, level + (now - since) * self._rate.per_second)
        wait = 0.0 if level >= 1 else (1 - level) / self._rate.per_second
        self._levels[key] = (level if wait else level - 1, now)
        if len(self._levels) > self._most_keys:
            self._levels.popitem(last=False)
        return wait


def address_key(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network that one IPv6 user commonly has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Limits:
    """All buckets of a server, by kind of request."""

    def __init__(self, rates: dict[str, tuple[Rate, Rate]], clock: Clock) -> None:
        self._buckets = {
            kind: (Buckets(session, clock), Buckets(address, clock))
            for kind, (session, address) in rates.items()
        }

    def take(self, kind: str, session: str | None, address: str) -> None:
        """Raises `ProblemError` `RATE_LIMITED` with the seconds to wait. Kinds without a rate are free.

        What a session is refused costs its address nothing: many people may share that.
        """
        if kind not in self._buckets:
            return
        by_session, by_address = self._buckets[kind]
        wait = 0.0 if session is None else by_session.take(session)
        if not wait:
            wait = by_address.take(address_key(address))
        if wait:
            raise ProblemError("RATE_LIMITED", seconds=max(1, round(wait + 0.5)))

    def give_back(self, kind: str, session: str | None, address: str) -> None:
        """Undoes a `take` that should cost nothing after all."""
        if kind not in self._buckets:
            return
        by_session, by_address = self._buckets[kind]
        by_address.give_back(address_key(address))
        if session is not None:
            by_session.give_back(session)
