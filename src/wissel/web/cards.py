"""Share cards: what other programs show of a link to a page here, read from its head (Open Graph).

A card is for everybody: it is made as for somebody without rights, so that a link to a private table
tells nothing about it, and an invitation names the game alone.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from wissel.core.problems import ProblemError
from wissel.tables.position import Position
from wissel.web.people import Asked
from wissel.web.site import Site

TABLE = re.compile(r"t/([\w-]+)(?:/[\w-]+)?")
INVITATION = re.compile(r"i/([\w-]+)")
RULES = re.compile(r"(?:rules|learn)/([\w-]+)")
ICON = "icon-512.png"
PICTURE_SIZE = (1200, 630)


@dataclass(frozen=True)
class Card:
    """`picture`: a file of the client; `large` where it is one of a game."""

    title: str
    text: str
    picture: str = ICON

    @property
    def large(self) -> bool:
        return self.picture != ICON

    def tags(self, public_url: str, path: str) -> str:
        """As elements for the head of the page."""
        facts = {
            "og:site_name": "Wissel",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.text,
            "og:url": f"{public_url}/{path}",
            "og:image": f"{public_url}/{self.picture}",
        }
        if self.large:
            width, height = PICTURE_SIZE
            facts |= {"og:image:width": str(width), "og:image:height": str(height), "og:image:alt": ""}
        elements = [_meta("property", name, value) for name, value in facts.items()]
        elements.append(_meta("name", "twitter:card", "summary_large_image" if self.large else "summary"))
        return "".join(elements)


def _meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(value)}">'


class Cards:
    """The card of each page, in the language that is asked for."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def head(self, request: Asked, path: str) -> str:
        """What the page at this path has in its head."""
        try:
            card = await self._special(request, path)
        except ProblemError:
            # No such table, or nothing that everybody may know; or too many guesses at codes.
            card = None
        return (card or self._usual(request)).tags(self._site.settings.public_url, path)

    async def _special(self, request: Asked, path: str) -> Card | None:
        if found := TABLE.fullmatch(path):
            return self._of_table(request, (await self._site.table(found[1], None)).position)
        if found := INVITATION.fullmatch(path):
            return await self._of_invitation(request, found[1])
        if found := RULES.fullmatch(path):
            return self._of_game(request, found[1])
        return None

    def _usual(self, request: Asked) -> Card:
        return Card(self._say(request, "card-title"), self._say(request, "card-text"))

    def _of_table(self, request: Asked, position: Position) -> Card:
        game = position.created.game
        seats = len(position.seats)
        free = sum(1 for seat in position.seats if seat.person is None and seat.bot is None)
        title = self._say(request, "card-table", table=position.created.name, game=self._name(request, game))
        match position.status:
            case "open":
                text = self._say(request, "card-table-open", seats=seats, free=free)
            case "running":
                text = self._say(request, "card-table-running", seats=seats)
            case _:
                text = self._say(request, "card-table-over", seats=seats)
        return Card(title, text, picture_of(game))

    async def _of_invitation(self, request: Asked, code: str) -> Card:
        """Counts as a try of a code, so that nobody finds codes by asking for cards."""
        site = self._site
        site.limit("invite", request, None)
        table_id = await site.invites.table_of(code)
        site.unlimit("invite", request, None)
        game = (await site.desk.table(table_id)).position.created.game
        title = self._say(request, "card-invitation", game=self._name(request, game))
        return Card(title, self._say(request, "card-invitation-text"), picture_of(game))

    def _of_game(self, request: Asked, game: str) -> Card | None:
        if game not in GAMES:
            return None
        title = self._say(request, "card-rules", game=self._name(request, game))
        return Card(title, self._say(request, "card-text"), picture_of(game))

    def _name(self, request: Asked, game: str) -> str:
        return self._say(request, f"game-{game}")

    def _say(self, request: Asked, key: str, **args: str | int) -> str:
        return self._site.texts.say(key, args, request.headers.get("accept-language"))


GAMES = ("paris-connection", "ticket-to-ride-europe")
"""The games that have a picture."""


def picture_of(game: str) -> str:
    return f"share-{game}.png" if game in GAMES else ICON
