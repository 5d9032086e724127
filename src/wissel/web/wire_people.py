"""Types of the wire for people, their accounts and devices (see `wire.py`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wissel.web.wire import Name, PersonId, TableId


class Me(msgspec.Struct, frozen=True):
    """Who is asking. Looking makes nobody: `person` is null until the first act."""

    person: PersonId | None
    name: str | None
    account: str | None
    """The name by which one signs in; null: a guest."""
    away_until: int | None
    """When one's vacation ends."""


class TokenInfo(msgspec.Struct, frozen=True):
    """A token by which a program acts for a person."""

    token: str
    """Its number: not the token itself, which is shown once and kept nowhere."""
    name: str
    scope: Literal["play"]
    """play: sit down, follow the table, act for the seats that it sat down on."""
    created_at: int
    used_at: int | None
    """To the minute."""


class TokenList(msgspec.Struct, frozen=True):
    tokens: list[TokenInfo]


class MakeToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    scope: Literal["play"] = "play"


class TokenMade(msgspec.Struct, frozen=True):
    secret: str
    """The token: for the header `Authorization: Bearer …`, and nowhere else."""
    token: TokenInfo


class SetName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


Password = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Makes an account of a guest."""

    name: Name
    password: Password


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    others: bool = False
    """Every other device instead of this one."""


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password | None = None
    """Of those who have an account."""


class Device(msgspec.Struct, frozen=True):
    """Where one is signed in."""

    device: str
    """Names it in requests."""
    name: str | None
    """Browser and system, where they are known."""
    since: int
    seen_at: int
    """Within some minutes."""
    here: bool
    """The device that asks."""


class DeviceList(msgspec.Struct, frozen=True):
    devices: list[Device]


class EndDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    device: str


class MoveCode(msgspec.Struct, frozen=True):
    """Good once, until `expires_at`."""

    code: str
    url: str
    expires_at: int


class MoveOffer(msgspec.Struct, frozen=True):
    """Whom a code makes of the device that takes it."""

    name: str | None
    me: bool
    """That is who this device is already."""
    account: str | None = None
    """By what one signs in, where a new password must be chosen with the code."""


class TakeMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password | None = None
    """Another one, where the code asks for it."""


class ForgotPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class LinkAsked(msgspec.Struct, frozen=True):
    """The same whether there is such an account or not."""

    minutes: int
    """For so long a link is good, if one was sent."""


class VacationTable(msgspec.Struct, frozen=True):
    """A table over days where one plays."""

    table: TableId
    name: str
    until: int
    """Until then the clock stands still there; 0: it does not."""
    left: int
    """Vacation that is left there beside that, in ms."""


class Vacation(msgspec.Struct, frozen=True):
    """`until` null: one is not on vacation."""

    until: int | None
    most_days: int
    tables: list[VacationTable]


class SetVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For so many days from now; 0: back."""

    days: Annotated[int, msgspec.Meta(ge=0, le=30)]
