"""The one client for requests to addresses that people name: webhooks and push services.

An address can be anything, a machine in the host's own network too. So its name is resolved once, every
address that it stands for must be public, and the connection goes to that very address: a name that points
elsewhere a moment later gains nothing. Only https on port 443, no redirects, little time, little to read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

from wissel.core.problems import ProblemError

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
"""Host and port to the IP addresses that they stand for."""

PORT = 443
SECONDS = 3.0
LARGEST_ANSWER = 65_536
LONGEST_ADDRESS = 1_000
AT_ONCE = 20
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
TUNNELS = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/32"))
"""IPv6 addresses in which another, perhaps local, IPv4 address is hidden: 6to4 and Teredo."""


class OutgoingError(Exception):
    """Nothing was delivered; the text says why, for the log."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet, and to one machine there."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found not in GLOBAL_UNICAST or any(found in tunnel for tunnel in TUNNELS):
            return False
    elif found.is_multicast or found.is_reserved:
        return False
    return found.is_global


async def resolved(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(item[4][0]) for item in found]


def checked(address: str) -> SplitResult:
    """The parts of an address that may be asked for. Raises `ProblemError` `BAD_ADDRESS`."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise ProblemError("BAD_ADDRESS") from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if (
        not plain
        or len(address) > LONGEST_ADDRESS
        or parts.scheme != "https"
        or not parts.hostname
        or parts.username is not None
        or parts.password is not None
        or port not in (None, PORT)
    ):
        raise ProblemError("BAD_ADDRESS")
    return parts


class _Guard(httpcore.AsyncNetworkBackend):
    """Opens connections to public addresses only."""

    def __init__(self, resolve: Resolve, allowed: Callable[[str], bool], port: int) -> None:
        self._resolve = resolve
        self._allowed = allowed
        self._port = port
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  the signature is httpcore's
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._resolve(host, port)
        refused = [address for address in addresses if not self._allowed(address)]
        if refused or not addresses:
            raise OutgoingError(f"{host} is no public address")
        return await self._network.connect_tcp(addresses[0], self._port, timeout, local_address)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise OutgoingError("no socket of this machine is asked for anything")

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


class Outgoing:
    """Sends bodies to addresses that people named. The arguments are for tests; no setting reaches them."""

    def __init__(
        self,
        *,
        resolve: Resolve = resolved,
        allowed: Callable[[str], bool] = is_public,
        port: int = PORT,
        trust: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._seconds = seconds
        self._trust = trust
        self._guard = _Guard(resolve, allowed, port)

    @cached_property
    def _pool(self) -> httpcore.AsyncConnectionPool:
        # Made when first needed: reading all certificate authorities takes a while.
        return httpcore.AsyncConnectionPool(
            ssl_context=self._trust or ssl.create_default_context(),
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=self._guard,
        )

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer, whatever it is; a redirect is not followed.

        Raises `ProblemError` `BAD_ADDRESS`; `OutgoingError` if no whole answer came in time.
        """
        parts = checked(address)
        try:
            async with asyncio.timeout(self._seconds):
                return await self._ask(address, body, headers)
        except TimeoutError:
            raise OutgoingError(f"{parts.hostname} took too long") from None
        except (
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
            httpcore.UnsupportedProtocol,
            OSError,
            UnicodeError,
        ) as error:
            raise OutgoingError(f"{parts.hostname}: {error!r}") from error

    async def _ask(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        told = {"User-Agent": "Wissel", **headers}
        size = 0
        async with self._pool.stream("POST", address, headers=list(told.items()), content=body) as answer:
            async for chunk in answer.aiter_stream():
                size += len(chunk)
                if size > LARGEST_ANSWER:
                    raise OutgoingError(f"{urlsplit(address).hostname} answers too much")
            return answer.status

    async def close(self) -> None:
        if "_pool" in self.__dict__:
            await self._pool.aclose()
