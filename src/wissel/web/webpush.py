"""Web Push: texts encrypted for one browser alone (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
PRIVATE_BYTES = 32
RECORD = 4_096
"""Size of a record (RFC 8188): a message is one record."""
LARGEST_TEXT = RECORD - 16 - 1
LAST_RECORD = b"\x02"
TOKEN_S = 12 * 3600
"""How long a signature holds; services accept a day at most."""


def encode64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    """Raises `ValueError` for what is no base64url."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError("no base64url") from error


def new_private_key() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(PRIVATE_BYTES, "big")


def _private_key(data: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def check_keys(browser_key: bytes, auth: bytes) -> None:
    """Raises `ValueError` for keys that no browser can have made."""
    if len(auth) != 16 or len(browser_key) != 65:
        raise ValueError("a subscription has a key of 65 bytes and a secret of 16")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key)


def encrypt(text: bytes, browser_key: bytes, auth: bytes, *, salt: bytes, private: bytes) -> bytes:
    """The body of a push message (RFC 8291). `salt` (16 bytes) and `private` are new for every message."""
    if len(text) > LARGEST_TEXT:
        raise ValueError(f"a push message holds {LARGEST_TEXT} bytes at most")
    own = _private_key(private)
    sender = _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key))
    key_info = b"WebPush: info\0" + browser_key + sender
    material = _derive(shared, auth, key_info, 32)
    key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


@dataclass(frozen=True)
class Vapid:
    """By what push services know this server again. `contact`: a mailto: or https: address, if any."""

    private: bytes
    contact: str | None = None

    @property
    def public(self) -> str:
        """What browsers subscribe with (`applicationServerKey`)."""
        return encode64(_point(_private_key(self.private)))

    def authorization(self, endpoint: str, now_s: int) -> str:
        """The header that says who sends (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + TOKEN_S}
        if self.contact is not None:
            claims["sub"] = self.contact
        head = encode64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{encode64(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(
            _private_key(self.private).sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signature = encode64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
