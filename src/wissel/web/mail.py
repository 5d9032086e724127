"""Mail: one message at a time to the host's mail server, and the links in it that need no session."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import make_msgid
from typing import Literal

from wissel.core.problems import ProblemError
from wissel.web.settings import Smtp
from wissel.web.webpush import decode64, encode64

Purpose = Literal["confirm", "stop"]

SECONDS = 15.0
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
MAC_BYTES = 16
WHOLE_LINES = SMTP.clone(max_line_length=998)
"""Links stay in one piece: in shorter lines they would be encoded, and mail programs find no button."""


class MailError(Exception):
    """The mail server did not take a message."""


def checked(address: str) -> str:
    """Raises `ProblemError` `BAD_MAIL_ADDRESS`."""
    plain = address.strip()
    if len(plain) > LONGEST_ADDRESS or not ADDRESS.fullmatch(plain):
        raise ProblemError("BAD_MAIL_ADDRESS")
    return plain


@dataclass(frozen=True)
class Links:
    """What stands in the links of mails: who, and a proof that this server wrote it for that address."""

    key: bytes

    def token(self, purpose: Purpose, person: str, address: str) -> str:
        return f"{person}.{encode64(self._proof(purpose, person, address))}"

    def person(self, token: str) -> str:
        """Whom a token names; whether rightly `holds` says."""
        return token.partition(".")[0]

    def holds(self, token: str, purpose: Purpose, person: str, address: str) -> bool:
        try:
            proof = decode64(token.partition(".")[2])
        except ValueError:
            return False
        return hmac.compare_digest(proof, self._proof(purpose, person, address))

    def _proof(self, purpose: Purpose, person: str, address: str) -> bytes:
        text = f"{purpose}\n{person}\n{address}"
        return hmac.new(self.key, text.encode(), hashlib.sha256).digest()[:MAC_BYTES]


class Mailer:
    """Hands messages to the mail server of the settings."""

    def __init__(self, smtp: Smtp, trust: ssl.SSLContext | None = None) -> None:
        self._smtp = smtp
        self._trust = trust

    async def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """`stop`: where a mail program ends these mails with one click (RFC 8058). Raises `MailError`."""
        message = EmailMessage(policy=WHOLE_LINES)
        message["From"], message["To"], message["Subject"] = self._smtp.sender, to, subject
        message["Message-ID"] = make_msgid(domain=self._smtp.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await asyncio.to_thread(self._hand_over, message)
        except (smtplib.SMTPException, OSError) as error:
            raise MailError(str(error)) from error

    def _hand_over(self, message: EmailMessage) -> None:
        smtp = self._smtp
        trust = None if smtp.security == "none" else self._trust or ssl.create_default_context()
        if smtp.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=trust)
        else:
            server = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
        with server:
            if smtp.security == "starttls":
                server.starttls(context=trust)
            if smtp.user is not None:
                server.login(smtp.user, smtp.password or "")
            server.send_message(message)
