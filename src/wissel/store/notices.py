"""How people want to be told that a table waits. Functions on a connection; times in ms since 1970."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from wissel.store.schema import (
    mail_addresses,
    notices_sent,
    push_subscriptions,
    server_keys,
    summaries,
    table_people,
    webhooks,
)

Channel = Literal["now", "mail"]
"""`now`: push and webhook, at once; `mail`: later, if the table still waits."""

TURN = "your_turn"
"""The kind of notice that was the only one at first: rows of old do not name it."""

MOST_BROWSERS = 10
"""Subscriptions of one person; the oldest goes when there are more."""


@dataclass(frozen=True)
class Push:
    """One browser that wants to be told."""

    endpoint: str
    browser_key: bytes
    auth: bytes
    language: str


@dataclass(frozen=True)
class Mail:
    """`confirmed`: whoever reads this address has said that it is right."""

    address: str
    language: str
    confirmed: bool


@dataclass(frozen=True)
class Webhook:
    """`failures`: how many deliveries in a row have failed."""

    url: str
    secret: bytes
    failures: int


@dataclass(frozen=True)
class Ways:
    """All ways to one person."""

    pushes: tuple[Push, ...]
    mail: Mail | None
    webhook: Webhook | None


def server_key(connection: Connection, name: str, make: Callable[[], bytes]) -> bytes:
    """A key of this server; made when it is first asked for."""
    connection.execute(insert(server_keys).values(name=name, key=make()).on_conflict_do_nothing())
    return bytes(connection.execute(select(server_keys.c.key).where(server_keys.c.name == name)).scalar_one())


def ways_to(connection: Connection, person: str) -> Ways:
    of = push_subscriptions.c
    found = connection.execute(
        select(of.endpoint, of.browser_key, of.auth, of.language)
        .where(of.person_id == person)
        .order_by(of.created_at)
    )
    mail = connection.execute(
        select(
            mail_addresses.c.address, mail_addresses.c.language, mail_addresses.c.confirmed_at.is_not(None)
        ).where(mail_addresses.c.person_id == person)
    ).one_or_none()
    hook = connection.execute(
        select(webhooks.c.url, webhooks.c.secret, webhooks.c.failures).where(webhooks.c.person_id == person)
    ).one_or_none()
    return Ways(
        tuple(Push(*row) for row in found),
        None if mail is None else Mail(mail[0], mail[1], bool(mail[2])),
        None if hook is None else Webhook(*hook),
    )


# ---- push --------------------------------------------------------------------------------------------------


def add_push(connection: Connection, person: str, push: Push, at: int) -> None:
    """A browser belongs to whoever subscribed there last."""
    values = {
        "person_id": person,
        "browser_key": push.browser_key,
        "auth": push.auth,
        "language": push.language,
        "created_at": at,
    }
    connection.execute(
        insert(push_subscriptions)
        .values(endpoint=push.endpoint, **values)
        .on_conflict_do_update(index_elements=["endpoint"], set_=values)
    )
    of = push_subscriptions.c
    mine = select(of.endpoint).where(of.person_id == person).order_by(of.created_at.desc())
    newest = list(connection.execute(mine.limit(MOST_BROWSERS)).scalars())
    connection.execute(delete(push_subscriptions).where(of.person_id == person, of.endpoint.not_in(newest)))


def remove_push(connection: Connection, endpoint: str, person: str | None = None) -> None:
    """With `person`: only one of that person."""
    of = push_subscriptions.c
    gone = delete(push_subscriptions).where(of.endpoint == endpoint)
    connection.execute(gone if person is None else gone.where(of.person_id == person))


# ---- mail --------------------------------------------------------------------------------------------------


def set_mail(connection: Connection, person: str, address: str, language: str) -> None:
    """An address that is not confirmed yet, in place of another."""
    values = {"address": address, "language": language, "confirmed_at": None, "mailed_at": None}
    connection.execute(
        insert(mail_addresses)
        .values(person_id=person, **values)
        .on_conflict_do_update(index_elements=["person_id"], set_=values)
    )


def confirm_mail(connection: Connection, person: str, address: str, at: int) -> bool:
    """False: the person has chosen another address since, or none."""
    of = mail_addresses.c
    found = connection.execute(
        update(mail_addresses).where(of.person_id == person, of.address == address).values(confirmed_at=at)
    )
    return bool(found.rowcount)


def remove_mail(connection: Connection, person: str, address: str | None = None) -> None:
    """With `address`: only if it is still that one."""
    of = mail_addresses.c
    gone = delete(mail_addresses).where(of.person_id == person)
    connection.execute(gone if address is None else gone.where(of.address == address))


def take_mail_turn(connection: Connection, person: str, at: int, gap: int) -> int:
    """0: a mail may be sent now, and no other for `gap` ms. Otherwise in how many ms."""
    of = mail_addresses.c
    last = connection.execute(select(of.mailed_at).where(of.person_id == person)).scalar_one_or_none()
    if last is not None and last + gap > at:
        return int(last + gap - at)
    connection.execute(update(mail_addresses).where(of.person_id == person).values(mailed_at=at))
    return 0


# ---- webhook -----------------------------------------------------------------------------------------------


def set_webhook(connection: Connection, person: str, url: str, secret: bytes) -> None:
    values = {"url": url, "secret": secret, "failures": 0}
    connection.execute(
        insert(webhooks)
        .values(person_id=person, **values)
        .on_conflict_do_update(index_elements=["person_id"], set_=values)
    )


def remove_webhook(connection: Connection, person: str) -> None:
    connection.execute(delete(webhooks).where(webhooks.c.person_id == person))


def webhook_answered(connection: Connection, person: str, *, delivered: bool) -> None:
    count = 0 if delivered else webhooks.c.failures + 1
    connection.execute(update(webhooks).where(webhooks.c.person_id == person).values(failures=count))


# ---- what was sent -----------------------------------------------------------------------------------------


def claim(connection: Connection, table: str, seat: int, channel: Channel, kind: str, key: str) -> bool:
    """Whether the notice of this occasion is the caller's to send: nobody, no other process either, has."""
    new = insert(notices_sent).values(
        table_id=table, seat=seat, channel=channel if kind == TURN else f"{channel}:{kind}", decision=key
    )
    claimed = connection.execute(
        new.on_conflict_do_update(
            index_elements=["table_id", "seat", "channel"],
            set_={"decision": new.excluded.decision},
            where=notices_sent.c.decision != new.excluded.decision,
        )
    )
    return bool(claimed.rowcount)


def tables_to_tell_of(connection: Connection, since: int) -> list[str]:
    """Tables of people whom there is a way to tell, touched since then: for after a restart.

    Those that go on, and those after which a next one waits for players.
    """
    reachable = or_(
        *(
            table_people.c.person_id.in_(select(of.c.person_id))
            for of in (push_subscriptions, mail_addresses, webhooks)
        )
    )
    waiting = select(summaries.c.table_id).where(summaries.c.status == "open")
    goes_on = or_(summaries.c.status.in_(["open", "running"]), summaries.c.next_table.in_(waiting))
    query = (
        select(summaries.c.table_id)
        .join(table_people, table_people.c.table_id == summaries.c.table_id)
        .where(goes_on, summaries.c.updated_at >= since, reachable)
        .distinct()
    )
    return list(connection.execute(query).scalars())
