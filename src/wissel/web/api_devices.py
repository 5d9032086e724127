"""Where one is signed in, and moving to another device by a code that is good once, for two minutes."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wissel.store import accounts as stored
from wissel.store import people as stored_people
from wissel.web.api_people import me_of
from wissel.web.devices import device_name
from wissel.web.invites import as_written, new_code
from wissel.web.site import Site
from wissel.web.wire_people import Device, DeviceList, EndDevice, Me, MoveCode, MoveOffer

Asked = Request[Any, Any, Any]

MOVE_MS = 120_000
CODE_LENGTH = 10


def device_id(token_sha256: bytes) -> str:
    """Names a session in lists; nobody can act by it."""
    return hashlib.sha256(b"device\0" + token_sha256).hexdigest()[:16]


def code_digest(code: str) -> bytes:
    return hashlib.sha256(as_written(code).encode()).digest()


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
        site.people.forget([visitor.person])
        site.feeds.send_away([visitor.person], "SIGNED_OUT")
        site.lobby.tell(visitor.person)
        return await me_of(site, visitor.person)

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
        person = await site.store.reading(stored.offered_move, code_digest(code), site.now() - MOVE_MS)
        site.unlimit("move", request, visitor)
        return MoveOffer(await site.people.name(person), visitor is not None and visitor.person == person)

    @post("/api/moves/{code:str}", status_code=200)
    async def take(request: Asked, code: FromPath[str]) -> Me:
        """Become the person of the code on this device. The device that showed it is told."""
        visitor = await site.people.looking(request)
        site.limit("move", request, visitor)
        token, digest = site.people.new_session()
        person, session = await site.store.writing(
            stored.take_move,
            code_digest(code),
            site.now() - MOVE_MS,
            site.now(),
            digest,
            device_name(request.headers.get("user-agent")),
        )
        site.unlimit("move", request, visitor)
        await site.people.arrived(request, token, visitor)
        site.lobby.moved(session.hex())
        site.lobby.tell(person)
        return await me_of(site, person)

    return [devices, end_device, offer, done, look, take]


async def was_taken(site: Site, session: str | None) -> bool:
    """Whether a page has to hear that its code was taken while it was away."""
    return session is not None and await site.store.reading(stored.was_taken, bytes.fromhex(session))
