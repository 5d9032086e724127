"""`wissel serve`: the site, from this machine."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from wissel.cli.words import BAD_INPUT, complain, say

DATABASE = "wissel.sqlite3"
PORT = 8000
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for with --lan


def default_data() -> Path:
    """Where games are kept: below `XDG_DATA_HOME`, by default ~/.local/share."""
    root = os.environ.get("XDG_DATA_HOME")
    return (Path(root) if root else Path.home() / ".local" / "share") / "wissel"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=None, help=say("cli-serve-host", {"default": LOOPBACK}))
    port = say("cli-serve-port", {"default": str(PORT)})
    parser.add_argument("--port", type=int, default=PORT, help=port)
    parser.add_argument("--public-url", metavar="URL", help=say("cli-serve-public-url"))
    parser.add_argument("--lan", action="store_true", help=say("cli-serve-lan"))
    folder = say("cli-serve-data", {"default": str(default_data()).replace("%", "%%")})
    parser.add_argument("--data", type=Path, metavar="DIR", help=folder)
    parser.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))


def lan_address() -> str:
    """This machine's address in its network, as other machines would reach it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def public_url(args: argparse.Namespace) -> str:
    if args.public_url:
        return str(args.public_url).rstrip("/")
    host = lan_address() if args.lan else args.host or LOOPBACK
    if host in (EVERYWHERE, "::"):
        host = LOOPBACK
    return f"http://[{host}]:{args.port}" if ":" in host else f"http://{host}:{args.port}"


def qr_code(url: str) -> None:
    """Prints the address as a QR code for the terminal."""
    import segno

    segno.make(url, error="m").terminal(out=sys.stdout, compact=True, border=2)


def run(args: argparse.Namespace) -> int:
    from sqlalchemy.exc import DBAPIError

    from wissel.cli.server import serve
    from wissel.store.database import StoreError
    from wissel.web.settings import Settings

    url = public_url(args)
    host = args.host or (EVERYWHERE if args.lan else LOOPBACK)
    database = (args.data if args.data is not None else default_data()) / DATABASE
    try:
        settings = Settings(public_url=url)
    except ValueError:
        complain(say("cli-serve-bad-url", {"url": url}))
        return BAD_INPUT

    def listening() -> None:
        print(say("cli-serve-listening", {"url": url}), flush=True)
        if args.lan:
            qr_code(url)
        if not args.no_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    def progress(percent: int) -> None:
        print(say("cli-serve-preparing", {"percent": percent}), flush=True)

    try:
        return serve(settings, host, args.port, database, listening, progress)
    except StoreError:
        complain(say("cli-serve-newer-data", {"file": str(database)}))
    except DBAPIError as error:
        complain(say("cli-serve-bad-data", {"file": str(database), "reason": str(error.orig)}))
    except OSError as error:
        complain(say("cli-serve-bad-data", {"file": str(database), "reason": str(error.strerror or error)}))
    return BAD_INPUT
