"""Requests to addresses that people name reach nothing but public servers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from tests.web.receiver import Receiver, receiving

from wissel.core.problems import ProblemError
from wissel.web.outgoing import Outgoing, OutgoingError, checked, is_public

PUBLIC = "93.184.216.34"


@pytest.fixture(scope="module")
def receiver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receiver]:
    with receiving(tmp_path_factory.mktemp("receiver")) as running:
        yield running


class Names:
    """A name server that answers with these addresses, one answer after another."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, int]] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append((host, port))
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


def send(outgoing: Outgoing, address: str = "https://hook.test/hook") -> int:
    async def main() -> int:
        try:
            return await outgoing.post(address, b"hello", {"Content-Type": "text/plain"})
        finally:
            await outgoing.close()

    return asyncio.run(main())


def reaching(receiver: Receiver, **doubles: object) -> Outgoing:
    """A client for which the receiver is the whole internet."""
    arguments = {
        "resolve": Names(["127.0.0.1"]),
        "allowed": lambda _: True,
        "port": receiver.https,
        "trust": receiver.trust,
        **doubles,
    }
    return Outgoing(**arguments)  # type: ignore[arg-type]


def nothing_came_before(receiver: Receiver) -> None:
    """What is sent now is the first that arrives."""
    assert send(reaching(receiver), "https://hook.test/marker") == 201
    assert receiver.next()["path"] == "/marker"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1",
        "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:93.184.216.34",
        "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1", "2001:db8::1", "::7f00:1", "localhost", "",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "2606:4700:4700::1111"])
def test_public_addresses_are_not(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://hook.test/", "ftp://hook.test/", "hook.test", "https:///x", "https://hook.test:8443/",
        "https://hook.test:22/", "https://a:b@hook.test/", "https://@hook.test/", "https://hook.test/a b",
        "https://hook.test/\nHost: x", "https://hook.test:x/", "https://höök.test/", "https://[::1/",
        "file:///etc/passwd", "", "https://hook.test/" + "x" * 1000,
    ],
)  # fmt: skip
def test_only_plain_https_addresses_are_asked_for(address: str) -> None:
    with pytest.raises(ProblemError, match="BAD_ADDRESS"):
        checked(address)


@pytest.mark.parametrize("address", ["https://hook.test/a?b=c", "https://hook.test:443/", "https://1.1.1.1/"])
def test_those_are_taken(address: str) -> None:
    assert checked(address).scheme == "https"


@pytest.mark.parametrize("answer", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::1"], []])
def test_a_name_that_stands_for_any_local_address_is_refused(receiver: Receiver, answer: list[str]) -> None:
    with pytest.raises(OutgoingError, match="no public address"):
        send(reaching(receiver, resolve=Names(answer), allowed=is_public))
    nothing_came_before(receiver)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "2130706433", "localhost"])
def test_a_local_address_itself_is_refused(host: str) -> None:
    with pytest.raises(OutgoingError, match="no public address"):
        send(Outgoing(), f"https://{host}/")


def test_a_name_is_resolved_once_and_that_address_is_asked(receiver: Receiver) -> None:
    seen: list[str] = []

    def allowed(address: str) -> bool:
        seen.append(address)
        return True

    names = Names(["127.0.0.1"], ["192.168.0.1"])
    assert send(reaching(receiver, resolve=names, allowed=allowed)) == 201
    assert (names.asked, seen) == ([("hook.test", 443)], ["127.0.0.1"])
    got = receiver.next()
    assert (got["path"], got["headers"]["host"]) == ("/hook", "hook.test")


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    assert send(reaching(receiver), "https://hook.test/away") == 302
    assert receiver.next()["path"] == "/away"
    assert send(reaching(receiver)) == 201
    assert receiver.next()["path"] == "/hook"


def test_a_slow_answer_is_not_waited_for(receiver: Receiver) -> None:
    with pytest.raises(OutgoingError, match="too long"):
        send(reaching(receiver, seconds=0.5), "https://hook.test/slow")
    assert receiver.next()["path"] == "/slow"


def test_a_large_answer_is_not_read(receiver: Receiver) -> None:
    with pytest.raises(OutgoingError, match="too much"):
        send(reaching(receiver), "https://hook.test/big")
    assert receiver.next()["path"] == "/big"


def test_a_server_that_is_not_whom_it_says_gets_nothing(receiver: Receiver) -> None:
    with pytest.raises(OutgoingError, match="CERTIFICATE_VERIFY_FAILED"):
        send(reaching(receiver, trust=None))
    with pytest.raises(OutgoingError, match="CERTIFICATE_VERIFY_FAILED"):
        send(reaching(receiver), "https://other.test/hook")
    nothing_came_before(receiver)


def test_a_server_that_is_not_there_is_said_so() -> None:
    names = Names(["127.0.0.1"])
    with pytest.raises(OutgoingError, match=r"hook\.test"):
        send(Outgoing(resolve=names, allowed=lambda _: True, port=1))
