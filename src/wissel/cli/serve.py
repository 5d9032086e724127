"""`wissel serve`: the site, from this machine."""

from __future__ import annotations

import argparse
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from wissel.cli.config import FILE, Config, default_data, read_config
from wissel.cli.opened import DATABASE
from wissel.cli.words import BAD_INPUT, Later, complain, explained, say

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - asked for with --lan


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=None, help=Later("cli-serve-host", {"default": LOOPBACK}))
    port = say("cli-serve-port", {"default": "8000"})
    parser.add_argument("--port", type=int, default=None, help=port)
    parser.add_argument("--public-url", metavar="URL", help=Later("cli-serve-public-url"))
    parser.add_argument("--lan", action="store_const", const=True, help=Later("cli-serve-lan"))
    folder = say("cli-serve-data", {"default": str(default_data()).replace("%", "%%")})
    parser.add_argument("--data", type=Path, metavar="DIR", help=folder)
    parser.add_argument("--no-browser", action="store_const", const=True, help=Later("cli-serve-no-browser"))
    config = say("cli-serve-config", {"default": FILE})
    parser.add_argument("--config", type=Path, metavar="FILE", help=config)


def config_of(args: argparse.Namespace) -> Config:
    """The settings, those of the command line first. Raises `ProblemError`."""
    given = {
        "server.host": args.host,
        "server.port": args.port,
        "server.public_url": args.public_url and str(args.public_url).rstrip("/"),
        "server.lan": args.lan,
        "server.data": args.data and str(args.data),
        "server.open_browser": False if args.no_browser else None,
    }
    return read_config(given, args.config)


def lan_address() -> str:
    """This machine's address in its network, as other machines would reach it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def listener(host: str, port: int) -> socket.socket:
    """Raises `OSError` for an address that is taken, forbidden, or not of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def public_url(config: Config) -> str:
    if config["server.public_url"]:
        return str(config["server.public_url"])
    host, port = config["server.host"] or LOOPBACK, config["server.port"]
    if config["server.lan"]:
        host = lan_address()
    if host in (EVERYWHERE, "::"):
        host = LOOPBACK
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code(url: str) -> None:
    """Prints the address as a QR code for the terminal."""
    import segno

    segno.make(url, error="m").terminal(out=sys.stdout, compact=True, border=2)


@explained
def run(args: argparse.Namespace) -> int:
    from sqlalchemy.exc import DBAPIError

    from wissel.cli.server import serve
    from wissel.store.database import StoreError

    config = config_of(args)
    url = public_url(config)
    host = config["server.host"] or (EVERYWHERE if config["server.lan"] else LOOPBACK)
    database = config.data / DATABASE
    try:
        settings = config.settings(url)
    except ValueError:
        complain(say("cli-serve-bad-url", {"url": url}))
        return BAD_INPUT

    def listening() -> None:
        print(say("cli-serve-listening", {"url": url}), flush=True)
        if config["server.lan"]:
            qr_code(url)
        if config["server.open_browser"]:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    def progress(percent: int) -> None:
        print(say("cli-serve-preparing", {"percent": percent}), flush=True)

    port = config["server.port"]
    try:
        taken = listener(host, port)
    except OSError as error:
        reason = str(error.strerror or error)
        complain(say("cli-serve-no-address", {"host": host, "port": str(port), "reason": reason}))
        return BAD_INPUT
    try:
        with taken:
            return serve(settings, taken, database, listening, progress)
    except StoreError:
        complain(say("cli-serve-newer-data", {"file": str(database)}))
    except DBAPIError as error:
        complain(say("cli-serve-bad-data", {"file": str(database), "reason": str(error.orig)}))
    except OSError as error:
        complain(say("cli-serve-bad-data", {"file": str(database), "reason": str(error.strerror or error)}))
    return BAD_INPUT
