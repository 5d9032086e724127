"""A new password for those who have lost theirs: a link by mail, to the address that they have confirmed."""

from __future__ import annotations

import asyncio
import logging

from wissel.core.problems import ProblemError
from wissel.store import accounts, notices, recoveries
from wissel.store.store import Store
from wissel.web.invites import code_digest, new_code
from wissel.web.limits import Limits
from wissel.web.mail import Mailer, MailError
from wissel.web.settings import Settings
from wissel.web.texts import Texts

log = logging.getLogger(__name__)

GOOD_MS = 30 * 60_000
CODE_LENGTH = 26
"""Nobody types it: 130 bits."""


class Recovery:
    """What is done for a name is done aside, so that an answer tells nobody, not even by its time, whether
    there is such an account."""

    def __init__(
        self, settings: Settings, store: Store, limits: Limits, texts: Texts, mailer: Mailer | None
    ) -> None:
        self._settings = settings
        self._store = store
        self._limits = limits
        self._texts = texts
        self._mailer = mailer
        self._sending: set[asyncio.Task[None]] = set()

    def ask(self, login: str, at: int) -> None:
        """Sends a link, if there is somebody to send it to. Raises `ProblemError` `NO_MAIL`."""
        if self._mailer is None:
            raise ProblemError("NO_MAIL")
        task = asyncio.create_task(self._send(self._mailer, login, at))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _send(self, mailer: Mailer, login: str, at: int) -> None:
        try:
            account = await self._store.reading(accounts.account_named, login)
            if account is None:
                return
            mail = (await self._store.reading(notices.ways_to, account.person)).mail
            if mail is None or not mail.confirmed:
                return
            self._limits.take("mail_to", None, mail.address.lower())
            code = new_code(CODE_LENGTH)
            await self._store.writing(
                recoveries.offer_recovery, code_digest(code), account.person, at + GOOD_MS
            )
            args: dict[str, str | int] = {
                "name": account.name,
                "url": f"{self._settings.public_url}/m/{code}",
                "minutes": GOOD_MS // 60_000,
            }
            await mailer.send(
                mail.address,
                self._texts.say("reset-mail-subject", args, mail.language),
                self._texts.say("reset-mail-text", args, mail.language) + "\n",
            )
        except (MailError, ProblemError) as error:
            log.warning("a link for a new password was not sent: %s", error)
        except Exception:
            log.exception("a link for a new password could not be made")
            raise
