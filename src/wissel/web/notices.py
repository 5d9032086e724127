"""Tells people that a table waits for them while they are not looking at it: by push, webhook and mail.

A turn is told once (`store.notices.claim`). What is told: which table and which game, no more.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from wissel.core.problems import ProblemError
from wissel.store import notices as stored
from wissel.store.desk import UNREADABLE, Desk
from wissel.store.notices import Mail, Push, Ways, Webhook
from wissel.store.read import Wanted
from wissel.store.store import Store
from wissel.tables.entries import Entry
from wissel.tables.position import Position, Step
from wissel.tables.table import Table
from wissel.web.feeds import Feeds
from wissel.web.mail import Links, Mailer, MailError
from wissel.web.outgoing import Outgoing, OutgoingError
from wissel.web.settings import Settings
from wissel.web.texts import Texts
from wissel.web.webpush import Vapid, encrypt, new_private_key

log = logging.getLogger(__name__)

SIGNATURE = "Wissel-Signature"
KEEP_S = 2 * 86_400
"""How long a push service keeps a notice for a browser that is off."""
GONE = (404, 410)
"""What push services answer when a browser has unsubscribed."""
PAUSED_AFTER = 10
"""A webhook that failed so often in a row is left alone until its person names it again."""
RUNNING = Wanted(statuses=["running"])
LOOK_BACK_MS = 7 * 86_400_000
"""After a restart tables that were quiet for longer are not looked at: their people know."""


@dataclass(frozen=True)
class Waiting:
    """A seat whose person is awaited. `decision` tells one turn from another, and a reminder from the first
    notice."""

    table: str
    seat: int
    person: str
    decision: str
    name: str
    game: str


class TurnNotice(msgspec.Struct, frozen=True, tag="your_turn", tag_field="type"):
    """The body of a webhook (docs/notices.md). `at`: milliseconds since 1970."""

    table: str
    name: str
    game: str
    url: str
    at: int


class PushText(msgspec.Struct, frozen=True):
    """What a browser's service worker shows; it takes the place of an older one with the same `tag`."""

    title: str
    body: str
    url: str
    tag: str


def signature(secret: bytes, at_s: int, body: bytes) -> str:
    """The header by which the receiver of a webhook knows who sent it, and when."""
    proof = hmac.new(secret, f"{at_s}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at_s},v1={proof}"


def waiting_at(position: Position, number: int) -> Waiting | None:
    """None: nobody is awaited at this seat."""
    seat, decision = position.seats[number], position.decisions[number]
    if position.status != "running" or decision is None or seat.person is None or seat.bot is not None:
        return None
    created = position.created
    if position.clock is not None and number in position.clock.reminded:
        decision += ":reminded"
    return Waiting(position.table, number, seat.person, decision, created.name, created.game)


class Notifier:
    """All notices of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        desk: Desk,
        feeds: Feeds,
        texts: Texts,
        now: Callable[[], int],
        *,
        outgoing: Outgoing,
        mailer: Mailer | None,
    ) -> None:
        self._settings = settings
        self._store = store
        self._desk = desk
        self._feeds = feeds
        self._texts = texts
        self._now = now
        self._outgoing = outgoing
        self.mailer = mailer
        """None: this server sends no mail."""
        self._tasks: dict[tuple[str, int], tuple[str, asyncio.Task[None]]] = {}
        self._looking_back: asyncio.Task[None] | None = None
        self._deaf: Callable[[], None] | None = None

    async def vapid(self) -> Vapid:
        """The key that push services know this server by."""
        private = await self._store.writing(stored.server_key, "push", new_private_key)
        return Vapid(private, self._settings.contact)

    async def links(self) -> Links:
        key = await self._store.writing(stored.server_key, "mail", lambda: secrets.token_bytes(32))
        return Links(key)

    def start(self) -> None:
        """From now on people are told, of turns that came before a restart too."""
        self._deaf = self._desk.listen(self._heard)
        self._looking_back = asyncio.create_task(self._look_back())

    async def stop(self) -> None:
        if self._deaf is not None:
            self._deaf()
        tasks = [task for _, task in self._tasks.values()]
        for task in (*tasks, *([self._looking_back] if self._looking_back else [])):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._outgoing.close()

    # ---- whose turn it is ----------------------------------------------------------------------------------

    def _heard(self, _: Table, step: Step) -> None:
        self._look(step.after, step.entry)

    def _look(self, position: Position, entry: Entry) -> None:
        """Whoever made this entry, which is the last, for a seat is there, and need not be told of going on.

        That is not always the person of the seat that it is about: the server reminds a seat, and the last
        who agrees takes back what another had asked to take back. Who starts a game may leave it to itself.
        """
        there = None if entry.seat is None else entry.by
        for number in range(len(position.seats)):
            key = (position.table, number)
            waiting = waiting_at(position, number)
            known = self._tasks.get(key)
            if known is not None:
                if waiting is not None and waiting.decision == known[0]:
                    continue
                self._tasks.pop(key)[1].cancel()
            if waiting is not None and waiting.person != there:
                self._tasks[key] = waiting.decision, asyncio.create_task(self._follow(key, waiting))

    async def _look_back(self) -> None:
        since = self._now() - LOOK_BACK_MS
        for table_id in await self._store.reading(stored.running_tables_of_reachable, since):
            try:
                position = (await self._desk.table(table_id)).position
            except UNREADABLE:
                log.exception("table %s cannot be read, and nobody is told of it", table_id)
                continue
            for last in await self._store.entries(table_id, after=position.seq - 1):
                self._look(position, last)

    async def _follow(self, key: tuple[str, int], waiting: Waiting) -> None:
        try:
            await self._tell(waiting)
        except Exception:
            log.exception("seat %s of table %s could not be told", waiting.seat, waiting.table)
            raise
        finally:
            if self._tasks.get(key, ("", None))[1] is asyncio.current_task():
                del self._tasks[key]

    async def _tell(self, waiting: Waiting) -> None:
        after, mail_after = self._settings.notice_after, self._settings.mail_after
        await asyncio.sleep(after)
        ways = await self._store.reading(stored.ways_to, waiting.person)
        if ways == Ways((), None, None) or not await self._absent(waiting):
            return
        if (ways.pushes or ways.webhook) and await self._claim(waiting, "now"):
            await self._send_now(waiting, ways)
        if self.mailer is None or ways.mail is None:
            return
        await asyncio.sleep(max(0.0, mail_after - after))
        while await self._absent(waiting):
            wait = await self._mail_turn(waiting.person)
            if not wait:
                ways = await self._store.reading(stored.ways_to, waiting.person)
                if ways.mail is not None and ways.mail.confirmed and await self._claim(waiting, "mail"):
                    await self._mail(self.mailer, waiting, ways.mail)
                return
            await asyncio.sleep(wait / 1000)

    async def _absent(self, waiting: Waiting) -> bool:
        """Waits while the person looks at the table. False: it is no longer awaited."""
        while True:
            try:
                position = (await self._desk.table(waiting.table)).position
            except ProblemError:
                return False
            if waiting_at(position, waiting.seat) != waiting:
                return False
            if not self._feeds.looking(waiting.table, waiting.person):
                return True
            await asyncio.sleep(self._settings.notice_after)

    async def _claim(self, waiting: Waiting, channel: stored.Channel) -> bool:
        return await self._store.writing(stored.claim, waiting.table, waiting.seat, channel, waiting.decision)

    # ---- telling -------------------------------------------------------------------------------------------

    async def _send_now(self, waiting: Waiting, ways: Ways) -> None:
        sending: list[Coroutine[Any, Any, bool]] = [
            self.push(push, self._push_text(waiting, push.language), waiting.table) for push in ways.pushes
        ]
        if ways.webhook is not None and ways.webhook.failures < PAUSED_AFTER:
            url = self._address(waiting.table)
            notice = TurnNotice(waiting.table, waiting.name, waiting.game, url, self._now())
            sending.append(self.call(waiting.person, ways.webhook, notice))
        await asyncio.gather(*sending)

    def _push_text(self, waiting: Waiting, language: str) -> PushText:
        args = {"game": self._texts.say(f"game-{waiting.game}", {}, language), "table": waiting.name}
        return PushText(
            self._texts.say("notice-turn-title", args, language),
            self._texts.say("notice-turn-body", args, language),
            f"/t/{waiting.table}",
            waiting.table,
        )

    async def push(self, to: Push, text: PushText, topic: str) -> bool:
        """Whether the push service took it. A browser that has unsubscribed is forgotten."""
        vapid = await self.vapid()
        body = encrypt(
            msgspec.json.encode(text),
            to.browser_key,
            to.auth,
            salt=secrets.token_bytes(16),
            private=new_private_key(),
        )
        headers = {
            "Authorization": vapid.authorization(to.endpoint, self._now() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_S),
            "Urgency": "high",
            "Topic": topic,
        }
        status = await self._post(to.endpoint, body, headers)
        if status in GONE:
            await self._store.writing(stored.remove_push, to.endpoint)
        return status is not None and 200 <= status < 300

    async def call(self, person: str, hook: Webhook, notice: TurnNotice) -> bool:
        """Whether the webhook said that it has it."""
        body = msgspec.json.encode(notice)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: signature(hook.secret, self._now() // 1000, body),
        }
        status = await self._post(hook.url, body, headers)
        delivered = status is not None and 200 <= status < 300
        await self._store.writing(stored.webhook_answered, person, delivered=delivered)
        return delivered

    async def _post(self, address: str, body: bytes, headers: dict[str, str]) -> int | None:
        """The status; None if no answer came. The address is its person's secret: not logged."""
        try:
            status = await self._outgoing.post(address, body, headers)
        except (OutgoingError, ProblemError) as error:
            log.warning("a notice was not delivered: %s", error)
            return None
        if not 200 <= status < 300 and status not in GONE:
            log.warning("a notice was answered with %s", status)
        return status

    async def _mail_turn(self, person: str) -> int:
        gap = int(self._settings.mail_gap * 1000)
        return await self._store.writing(stored.take_mail_turn, person, self._now(), gap)

    async def _mail(self, mailer: Mailer, waiting: Waiting, mail: Mail) -> None:
        summaries = await self._store.summaries_of(waiting.person, RUNNING)
        others = sum(waiting.person in one.waits_for and one.table != waiting.table for one in summaries)
        token = (await self.links()).token("stop", waiting.person, mail.address)
        args: dict[str, str | int] = {
            "game": self._texts.say(f"game-{waiting.game}", {}, mail.language),
            "table": waiting.name,
            "url": self._address(waiting.table),
            "others": others,
            "stop": f"{self._settings.public_url}/mail/stop/{token}",
        }
        try:
            await mailer.send(
                mail.address,
                self._texts.say("notice-mail-subject", args, mail.language),
                self._texts.say("notice-mail-text", args, mail.language) + "\n",
                f"{self._settings.public_url}/api/mail/stop/{token}",
            )
        except MailError as error:
            log.warning("a mail was not sent: %s", error)

    def _address(self, table: str) -> str:
        return f"{self._settings.public_url}/t/{table}"
