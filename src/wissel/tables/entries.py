"""The log of a table: one entry for each acknowledged command. A table is the fold of its entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hex digits."""

Seating = Literal["chosen", "drawn"]
"""drawn: who sits where is drawn at the start."""

SERVER = "server"
"""The `by` of what the server does by itself; no person's id is like this."""
LATEST_WATCH = 24 * 60
"""Minutes by which a game may be shown later at most."""

Wish = Literal["undo", "end"]
"""What needs the consent of all: taking back more than one may alone, or ending the game."""

BOT = "bot:"
"""How the `by` of a computer player begins; its spec follows. No person's id begins like this."""

OPERATOR = "operator"
"""The `by` of the server's host, who closes tables from outside. No person's id is this."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the people have. Computer players have no clock."""

    kind: Literal["live", "days"]
    bank: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)]
    """Seconds: live, of a whole game; over days, of each decision."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)]
    """Seconds that a final action adds, live."""
    vacation: Annotated[int, msgspec.Meta(ge=0, le=60)]
    """Days for which each seat may stop its clock, over days."""
    late: Literal["computer", "end"]
    """Whose time is up: a computer player takes the seat, until its person returns; or the game ends and is
    scored, and the seat ranks last."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game began that was not begun at its table: for looking and trying, never rated."""

    kind: Literal["file", "branch", "lesson"]
    """file: it was read from a game file; branch: it left another game, to try what else could be done;
    lesson: somebody learns the game here, from a deal that is arranged."""
    table: str | None = None
    """branch: the table that it left. file: the table for which the secret of its draws was promised, if each
    draw was checked; None if nothing is known of how they were made."""
    seq: int | None = None
    """branch: the last entry of that table that it shares."""


class Created(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as it was asked for; `by` is its first host. The map text lies elsewhere, by its digest."""

    game: str
    map: str
    map_digest: str
    rules_version: int
    seats: int
    options: dict[str, int | None]
    private: bool
    name: str
    fair_version: int
    commitment: Hex32
    seating: Seating = "chosen"
    rated: bool = True
    """Counts for the ratings of those who play."""
    pace: Pace | None = None
    """None: no clock."""
    origin: Origin | None = None
    watch_after: Annotated[int, msgspec.Meta(ge=0, le=LATEST_WATCH)] | None = 0
    """Minutes by which those who only watch see the running game later; None: nobody may watch it."""
    hints: bool | None = None
    """Whether who must decide may ask the computer what to do. None: only who plays alone against computer
    players. Never in a game for the ratings."""


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person `by` sat down and added `seed` to the draws."""

    seed: Hex32
    program: bool = False
    """A program of this person plays here."""
    colour: str | None = None
    """The colour that the person has chosen, in games where seats have one."""


class Coloured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person chose another colour for its seat."""

    colour: str


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat is free again; no seat: the host, who had none, went away."""

    removed: bool
    """By the host; otherwise the person went by itself."""


class Computer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A computer player was seated."""

    bot: str


class Started(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seeds are fixed (None: a computer player) and the first draws are made."""

    seeds: list[Hex32 | None]
    outcomes: list[str]
    order: list[int] | None = None
    """Where seats are drawn: by new seat, the seat before. `seeds` stand in the new order."""


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action of the seat, the decision that it answers, and what was drawn after it, in text notation."""

    decision: str
    action: str
    outcomes: list[str]


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat took back the action of entry `entry`."""

    entry: int


class Replaced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A computer player holds the seat of a person, who may return."""

    bot: str


class Returned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person plays its seat again."""


class Closed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Given up before an end."""

    expired: bool = False
    """By the server: nobody came for too long."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person asks all others for their consent."""

    what: Wish
    entry: int | None
    """Of `undo`: the action of this entry and all later ones are to be taken back."""
    until: int
    """Milliseconds since 1970: later answers do not count."""


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody agreed, and others have not answered yet; or did not agree, or withdrew its own request."""

    asked: int
    """The entry of the request."""
    agrees: bool


class Rewound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action of entry `entry` and all later ones are taken back, with the consent of all."""

    entry: int


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game was ended, with the consent of all, and is scored as it stands."""


class Conceded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person gave its seat up for good."""

    bot: str | None
    """Who plays on here; None: too few are left, the game is over and scored as it stands."""


class Reminded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat's time is nearly up."""


class Flagged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat's time is up."""

    bot: str | None
    """Who plays on until the person returns; None: the game is over, and scored as it stands."""
    action: str | None = None
    """What this confirms of the open turn, where something may still be taken back; None: nothing."""


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No server ran since then: the clocks stood still until this entry."""

    since: int


class Vacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat's clock stands still until then; a time that is over: the vacation ends."""

    until: int


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same people play again at `table`."""

    table: str


Data = (
    Created
    | Seated
    | Coloured
    | Left
    | Computer
    | Started
    | Acted
    | Undone
    | Replaced
    | Returned
    | Asked
    | Answered
    | Rewound
    | Ended
    | Conceded
    | Reminded
    | Flagged
    | Frozen
    | Vacation
    | Closed
    | Next
)

KINDS: dict[str, type[Data]] = {
    "created": Created,
    "seated": Seated,
    "coloured": Coloured,
    "left": Left,
    "computer": Computer,
    "started": Started,
    "acted": Acted,
    "undone": Undone,
    "replaced": Replaced,
    "returned": Returned,
    "asked": Asked,
    "answered": Answered,
    "rewound": Rewound,
    "ended": Ended,
    "conceded": Conceded,
    "reminded": Reminded,
    "flagged": Flagged,
    "frozen": Frozen,
    "vacation": Vacation,
    "closed": Closed,
    "next": Next,
}
_KIND_OF: dict[type, str] = {data: kind for kind, data in KINDS.items()}
_DECODERS: dict[str, msgspec.json.Decoder[Any]] = {
    kind: msgspec.json.Decoder(data) for kind, data in KINDS.items()
}
_ENCODER = msgspec.json.Encoder(order="deterministic")


@dataclass(frozen=True)
class Entry:
    """One acknowledged command."""

    table: str
    seq: int
    """From 1, without gaps; `(table, seq)` is unique."""
    seat: int | None
    """The seat that it is about, if it is about one."""
    by: str
    """Person id, or `bot:` and the spec of a computer player."""
    command: str | None
    """Id that the client gave the command; unique at its table."""
    at: int
    """Milliseconds since 1970 by the server's clock."""
    data: Data

    @property
    def kind(self) -> str:
        return _KIND_OF[type(self.data)]


def encode_data(data: Data) -> str:
    """The JSON text that is stored."""
    return _ENCODER.encode(data).decode()


def decode_data(kind: str, text: str) -> Data:
    """What `encode_data` wrote. Raises `ValueError` for anything else."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        raise ValueError(f"unknown kind of entry: {kind}")
    data: Data = decoder.decode(text)
    return data


def by_bot(spec: str) -> str:
    """The `by` of a computer player."""
    return BOT + spec
