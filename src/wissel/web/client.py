"""The built browser client: its files from memory, compressed, and its page for every other path."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from wissel.core.problems import ProblemError
from wissel.web.texts import Texts, preferred

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"
"""Folder of the files that carry a digest of their content in their name."""
NEVER_PAGES = ("api/", "schema/", HASHED)
COMPRESSIBLE = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg+xml",
    "application/manifest",
)

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class Asset:
    """One file of the client. `siblings` holds what the build has compressed already, by encoding."""

    path: str
    body: bytes
    siblings: dict[str, bytes]

    @cached_property
    def media_type(self) -> str:
        return mimetypes.guess_type(self.path)[0] or "application/octet-stream"

    @cached_property
    def etag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def gzipped(self) -> bytes | None:
        """Made once, when first asked for; None where it would not help."""
        if not self.media_type.startswith(COMPRESSIBLE):
            return None
        made = gzip.compress(self.body, 9, mtime=0)
        return made if len(made) < len(self.body) else None

    def encoded(self, accepted: str) -> tuple[bytes, str | None]:
        """The body in the best encoding of an `Accept-Encoding` header, and its name."""
        names = {name.partition(";")[0].strip() for name in accepted.split(",") if not name.endswith(";q=0")}
        for name in ("br", "gzip"):
            body = self.siblings.get(name) or (self.gzipped if name == "gzip" else None)
            if name in names and body is not None:
                return body, name
        return self.body, None


class Client:
    """The files below `folder`; read again when a new build has replaced the page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built_at = 0
        self._assets: dict[str, Asset] = {}

    def asset(self, path: str) -> Asset | None:
        """A file by its path below the folder; the page is `index.html`."""
        try:
            built_at = (self._folder / "index.html").stat().st_mtime_ns
        except FileNotFoundError:
            built_at = 0
        if built_at != self._built_at:
            self._assets = _read(self._folder) if built_at else {}
            self._built_at = built_at
        return self._assets.get(path)


def _read(folder: Path) -> dict[str, Asset]:
    encodings = {".br": "br", ".gz": "gzip"}
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }
    return {
        name: Asset(
            name, body, {e: files[name + suffix] for suffix, e in encodings.items() if name + suffix in files}
        )
        for name, body in files.items()
        if not name.endswith(tuple(encodings))
    }


Head = Callable[[Request[Any, Any, Any], str], Awaitable[str]]
"""What the page at a path has in its head besides what was built."""


def _answer(request: Request[Any, Any, Any], asset: Asset, vary: str = "accept-encoding") -> Response[bytes]:
    headers = {
        "etag": asset.etag,
        "vary": vary,
        "cache-control": FOREVER if asset.path.startswith(HASHED) else ASK_AGAIN,
    }
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    body, encoding = asset.encoded(request.headers.get("accept-encoding", ""))
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers, media_type=asset.media_type)


def _with_head(index: Asset, elements: str) -> Asset:
    return Asset(index.path, index.body.replace(b"</head>", f"{elements}</head>".encode(), 1), {})


def _not_built(request: Request[Any, Any, Any], texts: Texts) -> Response[bytes]:
    accept = request.headers.get("accept-language")
    title, hint = (html.escape(texts.say(f"client-missing-{part}", {}, accept)) for part in ("title", "hint"))
    page = (
        f'<!doctype html><html lang="{preferred(accept)}"><meta charset="utf-8"><title>Wissel</title>'
        f"<h1>{title}</h1><p>{hint}</p></html>"
    )
    headers = {"cache-control": "no-store"}
    return Response(page.encode(), status_code=503, media_type="text/html", headers=headers)


def client_handler(folder: Path, texts: Texts, head: Head | None = None) -> Any:
    """The route that serves the client for every path that is no other route's."""
    client = Client(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.lstrip("/")
        asset = client.asset(name)
        if asset is not None and name != "index.html":
            return _answer(request, asset)
        if f"{name}/".startswith(NEVER_PAGES):
            raise ProblemError("NOT_FOUND")
        index = client.asset("index.html")
        if index is None:
            return _not_built(request, texts)
        if head is None:
            return _answer(request, index)
        whole = _with_head(index, await head(request, name))
        return _answer(request, whole, "accept-encoding, accept-language")

    return page
