"""Where one is signed in, and moving to another device by a code that is good once, for two minutes."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.store import accounts as stored
from wissel.store import people as stored_people
from wissel.store import recoveries
from wissel.web import passwords
from wissel.web.api_people import me_of
from wissel.web.devices import device_name
from wissel.web.invites import code_digest, new_code
from wissel.web.people import Visitor
from wissel.web.site import Site
from wissel.web.wire_people import Device, DeviceList, EndDevice, Me, MoveCode, MoveOffer, TakeMove

Asked = Request[Any, Any, Any]

MOVE_MS = 120_000
CODE_LENGTH = 10


def device_id(token_sha256: bytes) -> str:
    """Names a session in lists; nobody can act by it."""
    return hashlib.sha256(b"device\0" + token_sha256).hexdigest()[:16]


def device_routes(site: Site) -> list[BaseRouteHandler]:
    @get("/api/me/devices")
    async def devices(request: Asked) -> DeviceList:
        """Where one is signed in, what was used last first."""
        visitor = await site.people.seated(request)
        site.limit("read", request, visitor)
        here = bytes.fromhex(visitor.session)
        found = await site.store.reading(stored.signed_in, visitor.person)
        return DeviceList(
            [
                Device(
                    device_id(one.token_sha256),
                    one.device,
                    one.created_at,
                    one.seen_at,
                    one.token_sha256 == here,
                )
                for one in found
            ]
        )

    @post("/api/me/devices/end", status_code=200)
    async def end_device(request: Asked, data: JSONBody[EndDevice]) -> Me:
        """Sign one other device out."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        for one in await site.store.reading(stored.signed_in, visitor.person):
            if device_id(one.token_sha256) == data.device and one.token_sha256.hex() != visitor.session:
                await site.store.writing(stored_people.end_session, one.token_sha256)
        await site.changes.look_around()
        return await me_of(site, visitor.person)

    return [devices, end_device]


def move_routes(site: Site) -> list[BaseRouteHandler]:
    """Becoming, on this device, who one is elsewhere."""

    @post("/api/me/move")
    async def offer(request: Asked) -> MoveCode:
        """A code with which another device becomes the same person: once, within two minutes."""
        visitor = await site.people.seated(request)
        site.limit("account", request, visitor)
        code, at = new_code(CODE_LENGTH), site.now()
        session = bytes.fromhex(visitor.session)
        await site.store.writing(stored.offer_move, code_digest(code), visitor.person, session, at)
        return MoveCode(code, f"{site.settings.public_url}/m/{code}", at + MOVE_MS)

    @post("/api/me/move/done", status_code=200)
    async def done(request: Asked) -> Me:
        """This device has heard that its code was taken, or takes it back."""
        visitor = await site.people.seated(request)
        site.limit("table", request, visitor)
        await site.store.writing(stored.end_offer, bytes.fromhex(visitor.session))
        return await me_of(site, visitor.person)

    @get("/api/moves/{code:str}")
    async def look(request: Asked, code: FromPath[str]) -> MoveOffer:
        """Whom a code would make of this device: asked first, as a link may come from anybody."""
        visitor = await site.people.looking(request)
        site.limit("move", request, visitor)
        digest = code_digest(code)
        back = await site.store.reading(recoveries.recovered_by, digest, site.now())
        if back is None:
            person = await site.store.reading(stored.offered_move, digest, site.now() - MOVE_MS)
        else:
            person = back
        site.unlimit("move", request, visitor)
        account = None if back is None else await site.store.reading(stored.account_of, back)
        return MoveOffer(
            await site.people.name(person),
            visitor is not None and visitor.person == person,
            None if account is None else account.name,
        )

    @post("/api/moves/{code:str}", status_code=200)
    async def take(request: Asked, code: FromPath[str], data: JSONBody[TakeMove]) -> Me:
        """Become the person of the code on this device. The device that showed it is told.

        Who comes back by a code of the server's, and has an account, chooses another password.
        """
        visitor = await site.people.looking(request)
        site.limit("move", request, visitor)
        back = await site.store.reading(recoveries.recovered_by, code_digest(code), site.now())
        if back is not None:
            return await _come_back(site, request, visitor, code, back, data.password)
        token, digest = site.people.new_session()
        person = await site.store.writing(
            stored.take_move,
            code_digest(code),
            site.now() - MOVE_MS,
            site.now(),
            digest,
            device_name(request.headers.get("user-agent")),
        )
        site.unlimit("move", request, visitor)
        await site.people.arrived(request, token, visitor)
        await site.changes.look_around()
        return await me_of(site, person)

    return [offer, done, look, take]


async def _come_back(
    site: Site,
    request: Asked,
    visitor: Visitor | None,
    code: str,
    person: str,
    password: str | None,
) -> Me:
    """By a code of the server's, with another password for the account if there is one."""
    account, hashed = await site.store.reading(stored.account_of, person), None
    if account is not None:
        passwords.check(password or "", account.name)
        hashed = await site.passwords.hashed(password or "")
    token, digest = site.people.new_session()
    device = device_name(request.headers.get("user-agent"))
    taken = code_digest(code), site.now(), digest, device, hashed
    await site.store.writing(recoveries.take_recovery, *taken)
    site.unlimit("move", request, visitor)
    if hashed is not None:
        await site.tokens.revoke_all(person)
    await site.people.arrived(request, token, visitor)
    await site.changes.look_around()
    return await me_of(site, person)


async def was_taken(site: Site, session: str | None) -> bool:
    """Whether a page has to hear that its code was taken while it was away."""
    return session is not None and await site.store.reading(stored.was_taken, bytes.fromhex(session))
