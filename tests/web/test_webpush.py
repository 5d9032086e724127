"""Web Push against the test vector of RFC 8291, and as a browser and a push service would read it."""

from __future__ import annotations

import os
import re

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from wissel.web.webpush import LARGEST_TEXT, Vapid, check_keys, decode64, encode64, encrypt, new_private_key

# RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_the_rfc_does_it() -> None:
    made = encrypt(
        TEXT, decode64(BROWSER_PUBLIC), decode64(AUTH), salt=decode64(SALT), private=decode64(SENDER_PRIVATE)
    )
    assert encode64(made) == BODY


def test_a_text_that_fits_no_record_is_refused() -> None:
    salt, key = os.urandom(16), new_private_key()
    encrypt(b"x" * LARGEST_TEXT, decode64(BROWSER_PUBLIC), decode64(AUTH), salt=salt, private=key)
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (LARGEST_TEXT + 1), decode64(BROWSER_PUBLIC), decode64(AUTH), salt=salt, private=key)


@pytest.mark.parametrize(
    ("key", "auth", "reason"),
    [
        (b"\x04" + b"\x01" * 64, decode64(AUTH), "."),
        (decode64(BROWSER_PUBLIC)[:64], decode64(AUTH), "65 bytes"),
        (decode64(BROWSER_PUBLIC), b"short", "of 16"),
    ],
    ids=["off the curve", "too short a key", "too short a secret"],
)
def test_keys_that_no_browser_makes_are_refused(key: bytes, auth: bytes, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        check_keys(key, auth)
    check_keys(decode64(BROWSER_PUBLIC), decode64(AUTH))


def test_a_push_service_can_check_who_sends() -> None:
    vapid = Vapid(new_private_key(), "https://wissel.example")
    header = vapid.authorization("https://push.example:443/send/abc?x=1", now_s=1_000)
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found
    head, claims, signature, key = found.groups()
    assert key == vapid.public
    assert msgspec.json.decode(decode64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert msgspec.json.decode(decode64(claims)) == {
        "aud": "https://push.example:443",
        "exp": 1_000 + 43_200,
        "sub": "https://wissel.example",
    }
    raw = decode64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
