"""The words of notices: what a push, a mail and a webhook say of an occasion (`docs/notices.md`)."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from wissel.tables.entries import Wish
from wissel.web.occasions import Kind, Occasion
from wissel.web.texts import Texts

MINUTE_MS = 60_000
IN_HOURS = 100
"""Up to so many minutes they are told, then hours, beyond two days days too."""
IN_DAYS = 48


class HookNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a webhook. Times: milliseconds since 1970."""

    type: Kind
    table: str
    name: str
    game: str
    url: str
    at: int
    due_at: int | None = None
    by: str | None = None
    wish: Wish | None = None
    ended: bool = False


class PushText(msgspec.Struct, frozen=True):
    """What a browser's service worker shows; it takes the place of an older one with the same `tag`."""

    title: str
    body: str
    url: str
    tag: str


@dataclass(frozen=True)
class Words:
    """A notice in one language."""

    title: str
    body: str


def words_of(texts: Texts, occasion: Occasion, other: str, at: int, language: str) -> Words:
    """`other`: the name of the person who asks for consent or plays again."""
    args = {
        "game": texts.say(f"game-{occasion.game}", {}, language),
        "table": occasion.name,
        "name": other,
        "left": "" if occasion.due_at is None else time_left(texts, occasion.due_at - at, language),
    }
    return Words(
        texts.say(f"notice-{occasion.words}-title", args, language),
        texts.say(f"notice-{occasion.words}-body", args, language),
    )


def time_left(texts: Texts, left_ms: int, language: str) -> str:
    """As clocks show it."""
    minutes = max(1, round(left_ms / MINUTE_MS))
    if minutes < IN_HOURS:
        return texts.say("pace-minutes", {"minutes": minutes}, language)
    hours = round(minutes / 60)
    if hours < IN_DAYS:
        return texts.say("pace-hours-brief", {"hours": hours}, language)
    return texts.say("pace-days-hours", {"days": hours // 24, "hours": hours % 24}, language)
