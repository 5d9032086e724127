"""Which addresses are this server's own: for Origin checks and for the content security policy."""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

from wissel.web.settings import Settings

AUTHORITY = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(:[0-9]{1,5})?", re.IGNORECASE)
"""Host and port as browsers send them: no user, no zone of an IPv6 address."""


class OwnOrigins:
    """Origins that requests of our own pages come from.

    A page is ours if it came from the public address, or from the host that the request names, as long as no
    one else can make that host point here: an IP address, `localhost`, or the name of this machine. (Any
    other name could be a foreign site's that was made to resolve to this server.)
    """

    def __init__(self, settings: Settings) -> None:
        self._public = urlsplit(settings.public_url)
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local"}

    def trusts(self, authority: str) -> bool:
        """Whether `authority` (host and port, as in the Host header) is surely this server."""
        if authority.lower() == self._public.netloc.lower():
            return True
        found = AUTHORITY.fullmatch(authority)
        if found is None:
            return False
        host = found[1].lower().strip("[]")
        if host in self._names:
            return True
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return False
        return True

    def allows(self, origin: str | None, authority: str) -> bool:
        """Whether a request with these `Origin` and `Host` headers may act.

        Browsers send an Origin with all that can act; programs that send none carry no one else's cookie.
        """
        if origin is None:
            return True
        parts = _split(origin)
        if (parts.scheme, parts.netloc.lower()) == (self._public.scheme, self._public.netloc.lower()):
            return True
        same = parts.scheme in ("http", "https") and parts.netloc.lower() == authority.lower()
        return same and self.trusts(authority)


def _split(origin: str) -> SplitResult:
    try:
        return urlsplit(origin)
    except ValueError:
        return SplitResult("", "", "", "", "")
