"""What can be set about a server. Test doubles are no settings: they are arguments of `make_app`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import wissel
from wissel.web.limits import Rate

PACKAGE = Path(wissel.__file__).resolve().parent
MIB = 1 << 20


def catalogues() -> Path:
    """The folder of the message catalogues: in the installed package, or beside the sources of a checkout."""
    installed = PACKAGE / "locales"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "locales"


def default_rates() -> dict[str, tuple[Rate, Rate]]:
    """Kind of request to what one session, and one address, may do. An address may be a whole school."""
    return {
        "act": (Rate(20, 100), Rate(200, 1000)),
        "table": (Rate(2, 30), Rate(10, 150)),
        "create": (Rate(1 / 6, 10), Rate(1, 60)),
        "invite": (Rate(1 / 6, 10), Rate(1 / 2, 30)),
        "account": (Rate(1 / 10, 10), Rate(1 / 4, 30)),
        "sign-in": (Rate(1 / 10, 6), Rate(1 / 4, 30)),
        "sign-in-name": (Rate(1 / 30, 10), Rate(1 / 30, 10)),
        "forgot": (Rate(1 / 300, 5), Rate(1 / 30, 20)),
        "forgot-name": (Rate(1 / 1200, 3), Rate(1 / 1200, 3)),
        "move": (Rate(1 / 6, 10), Rate(1 / 2, 30)),
        "person": (Rate(1, 10), Rate(1 / 2, 100)),
        "stream": (Rate(2, 40), Rate(20, 300)),
        "read": (Rate(20, 100), Rate(100, 600)),
        "chat": (Rate(1 / 2, 8), Rate(4, 60)),
        "import": (Rate(1 / 20, 5), Rate(1 / 4, 20)),
        "export": (Rate(1 / 2, 10), Rate(2, 60)),
        "hint": (Rate(1 / 3, 10), Rate(2, 60)),
        "review": (Rate(1 / 10, 10), Rate(1, 60)),
        "report": (Rate(1, 20), Rate(1, 20)),
        "notice": (Rate(1 / 10, 10), Rate(1, 60)),
        "mail": (Rate(1 / 600, 3), Rate(1 / 60, 20)),
        "mail_to": (Rate(1 / 3600, 3), Rate(1 / 3600, 3)),
    }


@dataclass(frozen=True)
class Smtp:
    """The host's mail server. `sender`: the address that mails come from."""

    host: str
    sender: str
    port: int = 587
    security: Literal["none", "starttls", "tls"] = "starttls"
    user: str | None = None
    password: str | None = None


@dataclass(frozen=True)
class Settings:
    """A server's settings. Times are in seconds, sizes in bytes."""

    public_url: str = "http://127.0.0.1:8000"
    """Where people reach this server: scheme, host, port. Cookies, Origin checks and links follow from it."""
    static: Path = PACKAGE / "web" / "static"
    """The built client."""
    locales: Path = field(default_factory=catalogues)
    rates: dict[str, tuple[Rate, Rate]] = field(default_factory=default_rates)
    largest_body: int = 16_384
    reader_queue: int = 64
    """Messages that a stream may be behind before it is told to connect again."""
    ping_after: float = 20.0
    """Seconds of silence on a stream after which, at most as many later, a ping is sent."""
    metrics_token: str | None = None
    """Who may read /metrics: who sends this as a bearer token. None: nobody."""
    tables_in_memory: int = 1_000
    idle_minutes: int = 10
    """A table that nobody uses for so long, or beyond that number, leaves memory."""

    unused_days: int = 1
    """A table that has not begun and that nobody comes to for so long is closed."""
    unused_days_slow: int = 7
    """The same of a table that is to be played over days."""

    smtp: Smtp | None = None
    """None: this server sends no mail."""
    notice_after: float = 20.0
    """How long a table must wait for somebody who is not looking before push and webhook tell of it."""
    mail_after: float = 300.0
    """How long before a mail does."""
    mail_gap: float = 900.0
    """Between two such mails to one person."""

    def __post_init__(self) -> None:
        parts = urlsplit(self.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            raise ValueError(f"the public address is scheme://host[:port], not {self.public_url!r}")

    @property
    def secure(self) -> bool:
        """Reached by https."""
        return self.public_url.startswith("https://")

    @property
    def authority(self) -> str:
        """Host and port of the public address."""
        return urlsplit(self.public_url).netloc.lower()

    @property
    def contact(self) -> str | None:
        """By which push services reach the host, if there is something."""
        if self.secure:
            return self.public_url
        return None if self.smtp is None else f"mailto:{self.smtp.sender}"
