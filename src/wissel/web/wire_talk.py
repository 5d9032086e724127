"""Types of the wire for what is said at tables (see `wire.py`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

PersonId = str

Reaction = Literal["bravo", "wow", "thinking", "thanks", "sorry", "hello"]
Silence = Literal["mute", "block"]


class ChatLine(msgspec.Struct, frozen=True):
    """One thing said at a table: a text, or a reaction."""

    id: int
    seq: int
    """The last entry of the table at that moment: its place in the log."""
    at: int
    person: PersonId
    name: str
    seat: int | None
    """Null: by somebody who only watches."""
    text: str | None
    reaction: Reaction | None


class Chat(msgspec.Struct, frozen=True):
    """What was said at a table, as far as the asker is told; oldest first."""

    lines: list[ChatLine]
    silenced: dict[PersonId, Silence]
    """Whom the asker does not want to hear."""


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either a text or a reaction."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    reaction: Reaction | None = None


class SetSilence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """mute: not heard any more; block: nor told what one says. Null ends either."""

    person: PersonId
    kind: Silence | None


class ChatMessage(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """Somebody said something at the table."""

    line: ChatLine
