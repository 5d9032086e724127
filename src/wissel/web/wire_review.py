"""Types of the wire for reviews of games and for hints (see `wire.py`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

ReviewState = Literal["none", "waiting", "preparing", "running", "old", "done", "failed"]
Chance = float
"""0 to 1."""


class Advised(msgspec.Struct, frozen=True):
    """What could be done, and the chance of winning then, as a search estimates it."""

    action: str
    chance: Chance


class Judged(msgspec.Struct, frozen=True):
    """One decision, from what its seat knew then. What left no choice is not judged."""

    seq: int
    """The entry of the action."""
    before: int
    """The moment at which the decision was open."""
    turn: int
    seat: int
    action: str
    chance: Chance
    """Of winning with the best action."""
    loss: Chance
    """So much less is it with the action that was taken; 0 if that is as good."""
    best: list[Advised]
    """The best first."""


class Review(msgspec.Struct, frozen=True):
    """How far the review of a game is, and the decisions that are judged so far, oldest first."""

    state: ReviewState
    """none: nobody has asked for it. waiting: other games come first. preparing: the search is not ready yet.
    old: the game has gone on since."""
    seat: int | None
    """Whose decisions; null: those of all."""
    done: int
    count: int
    """Decisions in all, those without a choice included; 0: not known yet."""
    ahead: int
    """Reviews that come first."""
    iterations: int
    decisions: list[Judged]


class ReviewOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose decisions, while the game runs: those of one's own seat. When it is over: those of all."""

    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Hint(msgspec.Struct, frozen=True):
    """What a search would do for an open decision, from what its seat knows."""

    decision: str
    ready: bool
    """False: the search is still being made ready. Ask again in a moment."""
    best: list[Advised]
    """The best first."""
