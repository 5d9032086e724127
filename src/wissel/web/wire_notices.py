"""Types of the wire for notices to people who are not looking (see `wire.py`)."""

from __future__ import annotations

from typing import Annotated

import msgspec


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to Web Push; the keys in base64url, as the browser gives them."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class PushGone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class SetMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=300)]


class SetWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: Annotated[str, msgspec.Meta(max_length=1000)]


class MailState(msgspec.Struct, frozen=True):
    address: str
    confirmed: bool


class WebhookState(msgspec.Struct, frozen=True):
    url: str
    secret: str
    """Signs what is sent there (docs/notices.md); base64url."""
    paused: bool
    """Too many deliveries in a row have failed; naming it again ends that."""


class NoticeSettings(msgspec.Struct, frozen=True):
    """How one is told that a table waits."""

    push_key: str
    """What a browser subscribes with."""
    browsers: int
    """How many browsers of this person are told by push."""
    mail_possible: bool
    mail: MailState | None
    webhook: WebhookState | None


class Tried(msgspec.Struct, frozen=True):
    """How many samples arrived."""

    delivered: int
    failed: int


class MailLink(msgspec.Struct, frozen=True):
    """The address that a link in a mail was about."""

    address: str
