"""How one wants to be told that a table waits: browsers, mail, a webhook; and the links in mails."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from wissel.core.problems import ProblemError
from wissel.store import notices as stored
from wissel.store.notices import Mail, Push
from wissel.web import mail as mails
from wissel.web.mail import MailError, Purpose
from wissel.web.notice_words import HookNotice, PushText
from wissel.web.notices import PAUSED_AFTER
from wissel.web.outgoing import checked
from wissel.web.people import Visitor
from wissel.web.security import MAIL_STOP
from wissel.web.site import Site
from wissel.web.texts import preferred
from wissel.web.webpush import check_keys, decode64, encode64
from wissel.web.wire_notices import (
    MailLink,
    MailState,
    NoticeSettings,
    PushGone,
    PushSubscription,
    SetMail,
    SetWebhook,
    Tried,
    WebhookState,
)

Asked = Request[Any, Any, Any]

SECRET_BYTES = 32


async def settings_of(site: Site, person: str | None) -> NoticeSettings:
    ways = stored.Ways((), None, None)
    if person is not None:
        ways = await site.store.reading(stored.ways_to, person)
    hook = ways.webhook
    return NoticeSettings(
        push_key=(await site.notices.vapid()).public,
        browsers=len(ways.pushes),
        mail_possible=site.notices.mailer is not None,
        mail=None if ways.mail is None else MailState(ways.mail.address, ways.mail.confirmed),
        webhook=None
        if hook is None
        else WebhookState(hook.url, encode64(hook.secret), hook.failures >= PAUSED_AFTER),
    )


async def _acting(site: Site, request: Asked) -> Visitor:
    visitor = await site.people.acting(request)
    site.limit("notice", request, visitor)
    return visitor


def browser_routes(site: Site) -> list[BaseRouteHandler]:
    """What one has chosen, and Web Push."""

    @get("/api/me/notices")
    async def settings(request: Asked) -> NoticeSettings:
        """How one is told when a table waits."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        return await settings_of(site, None if visitor is None else visitor.person)

    @post("/api/me/notices/push", status_code=200)
    async def subscribe(request: Asked, data: JSONBody[PushSubscription]) -> NoticeSettings:
        """Tell this browser by Web Push."""
        visitor = await _acting(site, request)
        checked(data.endpoint)
        try:
            browser_key, auth = decode64(data.p256dh), decode64(data.auth)
            check_keys(browser_key, auth)
        except ValueError:
            raise ProblemError("BAD_PUSH_KEYS") from None
        push = Push(data.endpoint, browser_key, auth, preferred(request.headers.get("accept-language")))
        await site.store.writing(stored.add_push, visitor.person, push, site.now())
        return await settings_of(site, visitor.person)

    @post("/api/me/notices/push/remove", status_code=200)
    async def unsubscribe(request: Asked, data: JSONBody[PushGone]) -> NoticeSettings:
        """Tell this browser no more."""
        visitor = await _acting(site, request)
        await site.store.writing(stored.remove_push, data.endpoint, visitor.person)
        return await settings_of(site, visitor.person)

    @post("/api/me/notices/try", status_code=200)
    async def try_out(request: Asked) -> Tried:
        """Send a sample to one's browsers and webhook now."""
        visitor = await _acting(site, request)
        ways = await site.store.reading(stored.ways_to, visitor.person)
        told = []
        for push in ways.pushes:
            title = site.texts.say("notice-try-title", {}, push.language)
            body = site.texts.say("notice-try-body", {}, push.language)
            told.append(await site.notices.push(push, PushText(title, body, "/", "try"), "try"))
        if ways.webhook is not None:
            name = site.texts.say("notice-try-title", {}, request.headers.get("accept-language"))
            sample = HookNotice("your_turn", "", name, "", site.settings.public_url, site.now())
            told.append(await site.notices.call(visitor.person, ways.webhook, sample))
        return Tried(delivered=sum(told), failed=len(told) - sum(told))

    return [settings, subscribe, unsubscribe, try_out]


def address_routes(site: Site) -> list[BaseRouteHandler]:
    """Mail and a webhook."""

    @put("/api/me/notices/mail")
    async def set_mail(request: Asked, data: JSONBody[SetMail]) -> NoticeSettings:
        """Tell by mail, once a link that is sent to the address was followed."""
        visitor = await site.people.acting(request)
        if site.notices.mailer is None:
            raise ProblemError("NO_MAIL")
        address = mails.checked(data.address)
        site.limit("mail", request, visitor)
        # Nobody's letter box is filled by a stranger who changes sessions.
        site.limits.take("mail_to", None, address.lower())
        language = preferred(request.headers.get("accept-language"))
        token = (await site.notices.links()).token("confirm", visitor.person, address)
        args = {"url": f"{site.settings.public_url}/mail/confirm/{token}", "address": address}
        try:
            await site.notices.mailer.send(
                address,
                site.texts.say("notice-confirm-subject", args, language),
                site.texts.say("notice-confirm-text", args, language) + "\n",
            )
        except MailError:
            raise ProblemError("MAIL_FAILED") from None
        await site.store.writing(stored.set_mail, visitor.person, address, language)
        return await settings_of(site, visitor.person)

    @delete("/api/me/notices/mail", status_code=200)
    async def remove_mail(request: Asked) -> NoticeSettings:
        """No more mail."""
        visitor = await _acting(site, request)
        await site.store.writing(stored.remove_mail, visitor.person)
        return await settings_of(site, visitor.person)

    @put("/api/me/notices/webhook")
    async def set_webhook(request: Asked, data: JSONBody[SetWebhook]) -> NoticeSettings:
        """Tell an address of one's own; each request is signed with the secret that the answer holds."""
        visitor = await _acting(site, request)
        checked(data.url)
        secret = secrets.token_bytes(SECRET_BYTES)
        await site.store.writing(stored.set_webhook, visitor.person, data.url, secret)
        return await settings_of(site, visitor.person)

    @delete("/api/me/notices/webhook", status_code=200)
    async def remove_webhook(request: Asked) -> NoticeSettings:
        """Tell that address no more."""
        visitor = await _acting(site, request)
        await site.store.writing(stored.remove_webhook, visitor.person)
        return await settings_of(site, visitor.person)

    return [set_mail, remove_mail, set_webhook, remove_webhook]


def link_routes(site: Site) -> list[BaseRouteHandler]:
    """The links in mails. They need no session: whoever reads the mail may follow them."""

    async def named(purpose: Purpose, token: str) -> tuple[str, Mail]:
        """Raises `ProblemError` `LINK_UNKNOWN`."""
        links = await site.notices.links()
        person = links.person(token)
        mail = (await site.store.reading(stored.ways_to, person)).mail
        if mail is None or not links.holds(token, purpose, person, mail.address):
            raise ProblemError("LINK_UNKNOWN")
        return person, mail

    async def stop_mail(token: str) -> MailLink:
        person, mail = await named("stop", token)
        await site.store.writing(stored.remove_mail, person, mail.address)
        return MailLink(mail.address)

    @post("/api/mail/confirm/{token:str}", status_code=200)
    async def confirm(request: Asked, token: FromPath[str]) -> MailLink:
        """The address is right: its reader followed the link."""
        site.limit("table", request, None)
        person, mail = await named("confirm", token)
        await site.store.writing(stored.confirm_mail, person, mail.address, site.now())
        return MailLink(mail.address)

    @post(MAIL_STOP + "{token:str}", status_code=200)
    async def stop(request: Asked, token: FromPath[str]) -> MailLink:
        """No more mails to this address; mail programs ask this with one click (RFC 8058)."""
        site.limit("table", request, None)
        return await stop_mail(token)

    @get(MAIL_STOP + "{token:str}", include_in_schema=False, sync_to_thread=False)
    def ask_first(token: FromPath[str]) -> Redirect:
        """A person who follows the same link is asked: programs that look into mails follow links too."""
        return Redirect(f"/mail/stop/{token}", status_code=303)

    return [confirm, stop, ask_first]
