"""Tells people what waits for them at tables, and what became of these, while they are not looking there: by
push, webhook and mail.

An occasion is told once (`store.notices.claim`). What is told: which table and which game, and why; no more.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from wissel.core.problems import ProblemError
from wissel.store import notices as stored
from wissel.store.desk import UNREADABLE, Desk
from wissel.store.notices import Push, Ways, Webhook
from wissel.store.people import named
from wissel.store.read import Wanted
from wissel.store.store import Store
from wissel.tables.entries import Entry
from wissel.tables.position import Position, Step
from wissel.tables.table import Table
from wissel.web.feeds import Feeds
from wissel.web.mail import Links, Mailer, MailError
from wissel.web.notice_words import HookNotice, PushText, Words, words_of
from wissel.web.occasions import Occasion, Place, awaited, news, places, recent, still
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
"""A webhook that did not take so many notices in a row is left alone until its person names it again."""
AGAIN = (3, 15, 90, 540)
"""What could not be delivered is sent again after so many times `notice_after`: minutes, then hours."""
RUNNING = Wanted(statuses=["running"])
LOOK_BACK_MS = 7 * 86_400_000
"""After a restart tables that were quiet for longer are not looked at: their people know."""
LOOK_BACK = 50
"""Entries of a table among which news is looked for then."""
NEWS_MS = 86_400_000
"""What is older is no news."""


def signature(secret: bytes, at_s: int, body: bytes) -> str:
    """The header by which the receiver of a webhook knows who sent it, and when."""
    proof = hmac.new(secret, f"{at_s}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at_s},v1={proof}"


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
        self._tasks: dict[Place, tuple[Occasion, asyncio.Task[None]]] = {}
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

    # ---- who is to be told ---------------------------------------------------------------------------------

    def _heard(self, _: Table, step: Step) -> None:
        self._look(step.after, step.entry)

    def _look(self, position: Position, entry: Entry) -> None:
        """Whoever made this entry, which is the last, for a seat is there, and need not be told of going on.

        That is not always the person of the seat that it is about: the server reminds a seat, and the last
        who agrees takes back what another had asked to take back. Who starts a game may leave it to itself.
        """
        there = None if entry.seat is None else entry.by
        waiting = {one.place: one for one in awaited(position, self._now())}
        for place in places(position):
            known, now = self._tasks.get(place), waiting.get(place)
            if known is not None and now is not None and now.key == known[0].key:
                del waiting[place]
            elif known is not None:
                self._tasks.pop(place)[1].cancel()
        for one in waiting.values():
            if one.person != there:
                self._begin(one)
        for one in news(position, entry):
            self._begin(one)

    def _begin(self, occasion: Occasion) -> None:
        known = self._tasks.pop(occasion.place, None)
        if known is not None:
            known[1].cancel()
        self._tasks[occasion.place] = occasion, asyncio.create_task(self._follow(occasion))

    async def _look_back(self) -> None:
        since = self._now() - LOOK_BACK_MS
        for table_id in await self._store.reading(stored.tables_to_tell_of, since):
            try:
                position = (await self._desk.table(table_id)).position
            except UNREADABLE:
                log.exception("table %s cannot be read, and nobody is told of it", table_id)
                continue
            entries = await self._store.entries(table_id, after=max(0, position.seq - LOOK_BACK))
            self._look(position, entries[-1])
            for one in recent(position, [entry for entry in entries if entry.at >= self._now() - NEWS_MS]):
                self._begin(one)

    async def _follow(self, occasion: Occasion) -> None:
        try:
            await self._tell(occasion)
        except Exception:
            log.exception("seat %s of table %s could not be told", occasion.seat, occasion.table)
            raise
        finally:
            known = self._tasks.get(occasion.place)
            if known is not None and known[1] is asyncio.current_task():
                del self._tasks[occasion.place]

    async def _tell(self, occasion: Occasion) -> None:
        after, mail_after = self._settings.notice_after, self._settings.mail_after
        await asyncio.sleep(after)
        ways = await self._store.reading(stored.ways_to, occasion.person)
        if ways == Ways((), None, None):
            return
        now = await self._absent(occasion)
        if now is None:
            return
        async with asyncio.TaskGroup() as group:
            if (ways.pushes or ways.webhook) and await self._claim(now, "now"):
                for push in ways.pushes:
                    group.create_task(self._insist(now, partial(self._push_to, push.endpoint)))
                if ways.webhook is not None:
                    group.create_task(self._call_until_taken(now))
            if self.mailer is not None and ways.mail is not None:
                group.create_task(self._tell_by_mail(self.mailer, occasion, mail_after - after))

    async def _tell_by_mail(self, mailer: Mailer, occasion: Occasion, after: float) -> None:
        await asyncio.sleep(max(0.0, after))
        while (now := await self._absent(occasion)) is not None:
            wait = await self._mail_turn(occasion.person)
            if not wait:
                if await self._claim(now, "mail"):
                    await self._insist(now, partial(self._mail_to, mailer))
                return
            await asyncio.sleep(wait / 1000)

    async def _insist(self, occasion: Occasion, send: Callable[[Occasion, Ways], Awaitable[bool]]) -> bool:
        """Sends, and sends again as long as that fails and the occasion holds."""
        now: Occasion | None = occasion
        for wait in (0, *AGAIN):
            if wait:
                await asyncio.sleep(wait * self._settings.notice_after)
                now = await self._absent(occasion)
            if now is None:
                return False
            if await send(now, await self._store.reading(stored.ways_to, occasion.person)):
                return True
        return False

    async def _absent(self, occasion: Occasion) -> Occasion | None:
        """The occasion as it is now. Waits while the person looks at the table.

        None: it is past; or it is news, and the person looks and has seen it.
        """
        while True:
            try:
                there = (await self._desk.table(occasion.to)).position
            except ProblemError:
                return None
            now = still(occasion, there, self._now())
            looking = (self._feeds.looking(table, occasion.person) for table in (occasion.table, occasion.to))
            if now is None or not any(looking):
                return now
            if not now.lasts:
                return None
            await asyncio.sleep(self._settings.notice_after)

    async def _claim(self, occasion: Occasion, channel: stored.Channel) -> bool:
        table, seat, kind = occasion.place
        return await self._store.writing(stored.claim, table, seat, channel, kind, occasion.key)

    # ---- telling -------------------------------------------------------------------------------------------

    async def _words(self, occasion: Occasion, language: str) -> Words:
        other = "" if occasion.other is None else await self._name(occasion.other)
        return words_of(self._texts, occasion, other, self._now(), language)

    async def _name(self, person: str) -> str:
        return (await self._store.reading(named, [person])).get(person) or ""

    async def _push_to(self, endpoint: str, occasion: Occasion, ways: Ways) -> bool:
        """Whether nothing is left to send: the browser has it, or wants no notices any more."""
        to = next((push for push in ways.pushes if push.endpoint == endpoint), None)
        if to is None:
            return True
        words = await self._words(occasion, to.language)
        text = PushText(words.title, words.body, f"/t/{occasion.to}", occasion.to)
        return await self.push(to, text, occasion.to)

    async def _call_until_taken(self, occasion: Occasion) -> None:
        ways = await self._store.reading(stored.ways_to, occasion.person)
        if ways.webhook is not None and ways.webhook.failures < PAUSED_AFTER:
            delivered = await self._insist(occasion, self._call_of)
            await self._store.writing(stored.webhook_answered, occasion.person, delivered=delivered)

    async def _call_of(self, occasion: Occasion, ways: Ways) -> bool:
        if ways.webhook is None:
            return True
        notice = HookNotice(
            occasion.kind,
            occasion.to,
            occasion.name,
            occasion.game,
            self._address(occasion.to),
            self._now(),
            due_at=occasion.due_at,
            by=None if occasion.other is None else await self._name(occasion.other),
            wish=occasion.wish,
            ended=occasion.ended,
        )
        return await self._call(ways.webhook, notice)

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

    async def call(self, person: str, hook: Webhook, notice: HookNotice) -> bool:
        """Whether the webhook said that it has it; asked for by its person, who sees the answer."""
        delivered = await self._call(hook, notice)
        await self._store.writing(stored.webhook_answered, person, delivered=delivered)
        return delivered

    async def _call(self, hook: Webhook, notice: HookNotice) -> bool:
        body = msgspec.json.encode(notice)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: signature(hook.secret, self._now() // 1000, body),
        }
        status = await self._post(hook.url, body, headers)
        return status is not None and 200 <= status < 300

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

    async def _mail_to(self, mailer: Mailer, occasion: Occasion, ways: Ways) -> bool:
        """Whether nothing is left to send: the mail server has it, or the person wants none any more."""
        mail = ways.mail
        if mail is None or not mail.confirmed:
            return True
        summaries = await self._store.summaries_of(occasion.person, RUNNING)
        now = self._now()
        others = sum(
            occasion.person in one.waits_for(now) for one in summaries if one.table != occasion.table
        )
        token = (await self.links()).token("stop", occasion.person, mail.address)
        words = await self._words(occasion, mail.language)
        args: dict[str, str | int] = {
            "title": words.title,
            "body": words.body,
            "table": occasion.name,
            "url": self._address(occasion.to),
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
            return False
        return True

    def _address(self, table: str) -> str:
        return f"{self._settings.public_url}/t/{table}"
