"""People who are told that a table waits: webhooks, mails, browsers, and a server that reaches them."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import re
import secrets
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.web.receiver import Receiver
from tests.web.serving import Person, Served, new_table, seed

from wissel.web.outgoing import Outgoing
from wissel.web.webpush import encode64

HOOK = "https://hook.test/hook"
Serve = Callable[..., AbstractContextManager[Served]]


def reaching(receiver: Receiver) -> Outgoing:
    async def resolve(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    return Outgoing(resolve=resolve, allowed=lambda _: True, port=receiver.https, trust=receiver.trust)


@dataclass
class Browser:
    """What a browser keeps of its subscription to push."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey
    auth: bytes

    @classmethod
    def new(cls, path: str = "/send") -> Browser:
        return cls(
            f"https://push.test{path}", ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
        )

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": encode64(self.public), "auth": encode64(self.auth)}

    def read(self, body: bytes) -> Any:
        """Decrypts a message as browsers do (RFC 8291)."""
        salt, size, sender, sealed = body[:16], body[20], body[21:86], body[86:]
        assert size == 65
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(self.key.curve, sender)
        )

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        material = derive(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])


def put(person: Person, path: str, body: Any, status: int = 200, language: str = "en") -> Any:
    answer = person.http.put(path, json=body, headers={"accept-language": language})
    assert answer.status_code == status, answer.text
    return answer.json()


def with_hook(site: Served, name: str, path: str = "/hook") -> Person:
    person = site.person().named(name)
    put(person, "/api/me/notices/webhook", {"url": f"https://hook.test{path}"})
    return person


def waits(person: Person, **wanted: Any) -> str:
    """A table that waits for the person, if not at once then when the computer players have moved."""
    computers = {"1": "random", "2": "random"}
    return new_table(person, computers=computers, sit=seed(), start=True, **wanted)


def body(got: Any) -> bytes:
    return base64.b64decode(got["body"])


def read_mail(got: Any) -> Any:
    return email.message_from_string(got["text"], policy=email.policy.default)


def confirmed(site: Served, receiver: Receiver, name: str, language: str = "en") -> Person:
    """Somebody who is told by mail."""
    person = site.person().named(name)
    state = put(person, "/api/me/notices/mail", {"address": f"{name}@mail.test"}, language=language)
    assert state["mail"] == {"address": f"{name}@mail.test", "confirmed": False}
    mail = read_mail(receiver.next())
    assert mail["To"] == f"{name}@mail.test"
    link = re.search(r"/mail/confirm/(\S+)", mail.get_content())
    assert link
    # Whoever reads the mail may be at another device, without a session.
    site.person().post(f"/api/mail/confirm/{link[1]}")
    assert person.get("/api/me/notices")["mail"]["confirmed"]
    return person


def told(got: Any) -> Any:
    """What a webhook was told."""
    return json.loads(body(got))


def nothing_came_before(site: Served, receiver: Receiver) -> None:
    """Whoever was to be told until now was told: somebody else, whose turn begins only now and who waits as
    long, is the next who hears of it.
    """
    waits(with_hook(site, "Marker", "/marker"))
    assert receiver.next()["path"] == "/marker"
