"""Accounts, for those who want one: claimed by a guest, signed in to elsewhere, given up."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, post, put
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from wissel.core.problems import ProblemError
from wissel.store import accounts as stored
from wissel.store import people as stored_people
from wissel.store import recoveries
from wissel.store.accounts import Account
from wissel.store.read import Wanted
from wissel.tables.commands import Close, Command, Leave, Replace
from wissel.web import passwords
from wissel.web.api_people import me_of
from wissel.web.bots import STAND_IN
from wissel.web.names import likeness, normalised
from wissel.web.people import Visitor
from wissel.web.recovery import GOOD_MS
from wissel.web.site import Site
from wissel.web.wire_people import (
    ChangePassword,
    Claim,
    Forget,
    ForgotPassword,
    LinkAsked,
    Me,
    SignIn,
    SignOut,
)

log = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]
NOBODY = Me(None, None, None, None)


class _Asking:
    """What the routes of accounts have in common."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def limit_guesses(self, asked: Asked, visitor: Visitor | None, login: str) -> None:
        self._site.limit("sign-in", asked, visitor)
        # An attack from many addresses on one account counts too.
        self._site.limits.take("sign-in-name", None, login)

    def not_guessed(self, asked: Asked, visitor: Visitor | None, login: str) -> None:
        self._site.unlimit("sign-in", asked, visitor)
        self._site.limits.give_back("sign-in-name", None, login)

    async def own_account(self, asked: Asked, visitor: Visitor, password: str) -> Account:
        """The account of somebody who knows its password.

        Raises `ProblemError`: `NO_ACCOUNT`, `PASSWORD_WRONG`.
        """
        account = await self._site.store.reading(stored.account_of, visitor.person)
        if account is None:
            raise ProblemError("NO_ACCOUNT")
        self.limit_guesses(asked, visitor, account.login)
        if not await self._site.passwords.fits(account.password_hash, password):
            raise ProblemError("PASSWORD_WRONG")
        self.not_guessed(asked, visitor, account.login)
        return account


def account_routes(site: Site) -> list[BaseRouteHandler]:
    """What belongs to one person's account."""
    asking = _Asking(site)

    @post("/api/account", status_code=200)
    async def claim(request: Asked, data: JSONBody[Claim]) -> Me:
        """Keep what a guest has: with a name and a password one gets at it from anywhere."""
        visitor = await site.people.acting(request)
        site.limit("account", request, visitor)
        name = normalised(data.name)
        passwords.check(data.password, name)
        hashed = await site.passwords.hashed(data.password)
        account = Account(visitor.person, likeness(name), name, hashed)
        await site.store.writing(stored.claim, account, site.now())
        if await site.people.name(visitor.person) is None:
            await site.store.writing(stored_people.rename, visitor.person, name)
        await site.changes.look_around()
        return await me_of(site, visitor.person)

    @put("/api/account/password")
    async def change_password(request: Asked, data: JSONBody[ChangePassword]) -> Me:
        """Another password; every other device is signed out, and every token of a program revoked."""
        visitor = await site.people.seated(request)
        account = await asking.own_account(request, visitor, data.old)
        passwords.check(data.new, account.name)
        hashed = await site.passwords.hashed(data.new)
        await site.store.writing(stored.set_hash, visitor.person, hashed)
        await site.store.writing(recoveries.drop_recoveries, visitor.person)
        await site.store.writing(stored.sign_out_others, visitor.person, bytes.fromhex(visitor.session))
        await site.tokens.revoke_all(visitor.person)
        await site.changes.look_around()
        return await me_of(site, visitor.person)

    @post("/api/me/forget", status_code=200)
    async def forget(request: Asked, data: JSONBody[Forget]) -> Me:
        """Delete all that is known of oneself. Games stay, without the name; computer players go on there."""
        visitor = await site.people.seated(request)
        site.limit("account", request, visitor)
        if await site.store.reading(stored.account_of, visitor.person) is not None:
            await asking.own_account(request, visitor, data.password or "")
        await give_up_seats(site, visitor.person)
        await site.store.writing(stored_people.delete_person, visitor.person, site.now())
        site.people.leave(request)
        await site.sanctions.look()
        site.lobby.tell(visitor.person)
        return NOBODY

    return [claim, change_password, forget]


def sign_in_routes(site: Site) -> list[BaseRouteHandler]:
    """Coming to an account, and going."""
    asking = _Asking(site)

    @post("/api/sign-in", status_code=200)
    async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Me:
        """Be the person of an account on this device. What a guest had here stays behind."""
        visitor = await site.people.looking(request)
        login = likeness(data.name)[: passwords.MOST]
        asking.limit_guesses(request, visitor, login)
        account = await site.store.reading(stored.account_named, login)
        # Which of the two was wrong is not told, and takes the same time.
        hashed = None if account is None else account.password_hash
        if not await site.passwords.fits(hashed, data.password) or account is None:
            raise ProblemError("SIGN_IN_WRONG")
        asking.not_guessed(request, visitor, login)
        if site.passwords.is_old(account.password_hash):
            hashed = await site.passwords.hashed(data.password)
            await site.store.writing(stored.set_hash, account.person, hashed)
        await site.people.become(request, account.person, visitor)
        await site.changes.look_around()
        return await me_of(site, account.person)

    @post("/api/account/forgot", status_code=200)
    async def forgot(request: Asked, data: JSONBody[ForgotPassword]) -> LinkAsked:
        """A link for another password goes to the confirmed mail address of this account, if it has one."""
        visitor = await site.people.looking(request)
        site.limit("forgot", request, visitor)
        login = likeness(data.name)[: passwords.MOST]
        site.limits.take("forgot-name", None, login)
        site.recovery.ask(login, site.now())
        return LinkAsked(GOOD_MS // 60_000)

    @post("/api/sign-out", status_code=200)
    async def sign_out(request: Asked, data: JSONBody[SignOut]) -> Me:
        """Sign this device out, or every other one; a guest without an account is not found again."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        here = bytes.fromhex(visitor.session)
        if data.others:
            await site.store.writing(stored.sign_out_others, visitor.person, here)
        else:
            await site.store.writing(stored_people.end_session, here)
            site.people.leave(request)
        await site.changes.look_around()
        return await me_of(site, visitor.person) if data.others else NOBODY

    return [sign_in, forgot, sign_out]


async def give_up_seats(site: Site, person: str) -> None:
    """Leaves what has not begun, and lets computer players go on with what has."""
    for summary in await site.store.summaries_of(person, Wanted(("open", "running"), limit=10_000)):
        mine = [number for number, seat in enumerate(summary.seats) if seat.person == person]
        commands: list[Command]
        if summary.status == "running":
            commands = [Replace(person, seat, STAND_IN) for seat in mine if summary.seats[seat].bot is None]
        elif summary.people == [person]:
            commands = [Close(person)]
        else:
            commands = [Leave(person, seat) for seat in mine]
            if summary.host == person and not mine:
                commands.append(Leave(person, None))
        for command in commands:
            try:
                await site.desk.do(summary.table, command)
            except ProblemError as error:
                # The table went on meanwhile; whoever is left there can do without the person.
                log.info("table %s: a deleted person could not leave: %s", summary.table, error)
