"""Every type that crosses the wire between server and client; the client's types are generated from here.

The stream of a table (WebSocket, or NDJSON for programs) is a sequence of `Message`. After a connection comes
one `TableMessage`, then one `StepMessage` with every event after the `after` that the client named (all with
`after=0`). Then a `TableMessage` whenever seats, people, status or presence change, and a `StepMessage` after
each entry. A spectator gets `own`, `menu` and `decision` as null: the public part is encoded once for all.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wissel.games.paris_connection import events as pc_events
from wissel.games.paris_connection import view as pc_view
from wissel.games.ticket_to_ride import events as ttr_events
from wissel.games.ticket_to_ride import view as ttr_view
from wissel.web.wire_events import TableEvent, Wish
from wissel.web.wire_talk import ChatMessage

TableId = str
PersonId = str
PublicView = pc_view.PublicView | ttr_view.PublicView
PrivateView = pc_view.PrivateView | ttr_view.PrivateView
Known = pc_view.Known | ttr_view.Known
Menu = pc_view.Menu | ttr_view.Menu
GameEvent = pc_events.Event | ttr_events.Event

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
CommandId = Annotated[str, msgspec.Meta(pattern="^[0-9a-zA-Z_-]{8,64}$")]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
ColourWish = Annotated[str, msgspec.Meta(max_length=24)] | None
"""The colour that who sits down would like: kept where seats have colours and nobody has chosen it."""
Seating = Literal["chosen", "drawn"]
"""drawn: at the start it is drawn who sits where."""
Status = Literal["open", "running", "finished", "closed"]
"""open: before the start; closed: given up before an end."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The one error envelope. `message` is in the language of the request's Accept-Language."""

    code: str
    args: dict[str, str | int]
    message: str


# ---- games --------------------------------------------------------------------------------------


class OptionSpec(msgspec.Struct, frozen=True):
    """A choice made when a table is created. Worded as `option-<game>-<name>`."""

    name: str
    kind: Literal["flag", "number"]
    default: int | None
    least: int
    most: int
    optional: bool
    """May be null (as in: no turn limit)."""


class BotKind(msgspec.Struct, frozen=True):
    """A computer player that can be seated; worded as `bot-<spec>`."""

    spec: str


class GameInfo(msgspec.Struct, frozen=True):
    game: str
    seats_least: int
    seats_most: int
    maps: list[str]
    options: list[OptionSpec]
    bots: list[BotKind]


# ---- tables ------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat. All null: the seat is free."""

    seat: int
    person: PersonId | None
    name: str | None
    bot: str | None
    """Spec of the computer player that plays here now."""
    stands_in: bool
    """The computer player holds the seat for `person`, who may return."""
    present: bool
    """Some connection of this person follows the table."""
    conceded: bool = False
    """The person gave the seat up for good."""
    program: bool = False
    """A program plays here for the person, by a token."""
    colour: str | None = None
    """In games where seats have one; not told in lists."""
    colour_chosen: bool = False
    """The person chose it: nobody else can."""


class RequestInfo(msgspec.Struct, frozen=True):
    """What somebody has asked all who play for; nobody's any more after `until`."""

    asked: int
    """Its entry, which answers name."""
    seat: int
    what: Wish
    entry: int | None
    """Of `undo`: the first entry that would be undone."""
    until: int
    agreed: list[int]
    """Seats."""
    awaited: list[int]


class FairInfo(msgspec.Struct, frozen=True):
    """The commitment is shown from the start, the secret when the game is over (docs/fair-draws.md)."""

    version: int
    commitment: str
    seeds: list[str | None]
    """What each seat's client added when it sat down; null for computer players."""
    secret: str | None


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the people have; in seconds and days."""

    kind: Literal["live", "days"]
    bank: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)]
    """Live, of a whole game; over days, of each decision."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)]
    """What a final action adds, live."""
    vacation: Annotated[int, msgspec.Meta(ge=0, le=60)]
    """Days for which each seat may stop its clock, over days."""
    late: Literal["computer", "end"]
    """Whose time is up: a computer player takes the seat, or the game ends and is scored."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks by seat, in milliseconds."""

    now: int
    """The server's time when this was made: what `until` times are compared with."""
    left: list[int]
    """At `now`."""
    running: list[int]
    """Seats whose clock runs, or will when their vacation ends."""
    away_until: list[int]
    """0, or when the seat's vacation ends."""
    vacation: list[int]
    """What each seat may still take."""


class Origin(msgspec.Struct, frozen=True):
    """Where a game began that was not begun at its table; it is never rated."""

    kind: Literal["file", "branch", "lesson"]
    """file: read from a game file; branch: it left another game, to try what else could be done; lesson:
    somebody learns the game here, from a deal that is arranged."""
    table: TableId | None
    """branch: the table that it left."""
    seq: int | None
    """branch: the last entry that both share."""
    fair: bool
    """Every draw can be checked."""


class TableInfo(msgspec.Struct, frozen=True):
    table: TableId
    name: str
    game: str
    map: str
    map_digest: str
    rules_version: int
    options: dict[str, int | None]
    status: Status
    private: bool
    rated: bool
    hints: bool
    """Who must decide may ask the computer what to do."""
    host: PersonId | None
    seats: list[SeatInfo]
    seating: Seating
    fair: FairInfo
    created_at: int
    """Milliseconds since 1970, by the server's clock, like every time on the wire."""
    next_table: TableId | None
    """Where the same people play again."""
    request: RequestInfo | None
    pace: Pace | None
    """Null: no clock."""
    origin: Origin | None
    watch_after: int | None
    """Minutes by which those who only watch see the game later, while it runs; null: nobody may watch it."""


class TableSummary(msgspec.Struct, frozen=True):
    """One line of a list of tables."""

    table: TableId
    name: str
    game: str
    status: Status
    private: bool
    seats: list[SeatInfo]
    options: dict[str, int | None]
    host_name: str | None
    host_here: bool
    """The host follows the table now."""
    my_seats: list[int]
    waits_for_me: bool
    """My decision is awaited, or my answer to a request."""
    asks_me: bool
    """Somebody asks for my consent."""
    invited: bool
    """I was invited, have no seat yet, and one is free."""
    updated_at: int
    """Where the game is shown later to the asker: when it began."""
    pace: Pace | None
    watch_after: int | None
    rated: bool


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableSummary]
    next: str | None
    """`before` of the request for the lines that follow; null: there are no more."""


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    map: str | None = None
    options: dict[str, int | None] = {}
    computers: dict[int, str] = {}
    """Seat to bot spec."""
    private: bool = False
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    sit: Seed | None = None
    """Sit down at the first free seat with this contribution to the draws."""
    colour: ColourWish = None
    start: bool = False
    """Start at once (all other seats are computer players)."""
    seating: Seating = "chosen"
    rated: bool = True
    """Let the game count for the ratings of those who play."""
    pace: Pace | None = None
    watch_after: Annotated[int, msgspec.Meta(ge=0, le=1440)] | None = 0
    """Minutes by which those who only watch see the game later, while it runs; null: nobody may watch it."""
    hints: bool | None = None
    """Who must decide may ask the computer what to do; null: only who plays alone against computer players.
    Not in a game for the ratings."""
    command: CommandId | None = None
    """Names this request: repeated with it, the request names the same table again and makes no other."""


class Created(msgspec.Struct, frozen=True):
    table: TableId
    seat: int | None
    invite: str
    """Code of the link /i/<code>."""


class Invite(msgspec.Struct, frozen=True):
    """What a member of the table may pass on."""

    code: str
    url: str


class InviteAccepted(msgspec.Struct, frozen=True):
    table: TableId


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: Seed
    seat: int | None = None
    name: Name | None = None
    colour: ColourWish = None


class ChooseColour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another colour for one's seat, before the start; of those that nobody else has chosen."""

    seat: int
    colour: Annotated[str, msgspec.Meta(max_length=24)]


class Seated(msgspec.Struct, frozen=True):
    seat: int


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Leave, remove (host), replace by a computer player (`bot`), return."""

    seat: int
    bot: str | None = None


class AskUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask all who play to undo the action of `entry` and everything after it."""

    seat: int
    entry: int
    command: CommandId


class SeatCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask all who play to end the game; concede."""

    seat: int
    command: CommandId


class Consent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to the request of entry `asked`; who asked withdraws it by not agreeing."""

    seat: int
    asked: int
    agrees: bool
    command: CommandId


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in text notation, answering the open decision. A repeated `command` is answered as before."""

    seat: int
    decision: str
    command: CommandId
    action: Annotated[str, msgspec.Meta(max_length=200)]


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Undo the seat's last action of the open turn (R4.3)."""

    seat: int
    command: CommandId


class LegalActions(msgspec.Struct, frozen=True):
    """What a seat may do now, for programs that do not walk the menu; empty when it is not its turn."""

    decision: str | None
    actions: list[str]


class Done(msgspec.Struct, frozen=True):
    """The entry is stored. `seq` is its number at the table."""

    seq: int


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: Seed | None = None
    """Sit down as well, one seat earlier than before if that seat is free, with this contribution to the
    draws."""


class Rematch(msgspec.Struct, frozen=True):
    table: TableId
    seat: int | None
    """One's seat there; null where none was asked for or none is free any more."""


# ---- the stream --------------------------------------------------------------------------------------------


class Happened(msgspec.Struct, frozen=True):
    """One event with the entry that it came from."""

    seq: int
    at: int
    event: GameEvent | TableEvent


class TableMessage(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    table: TableInfo
    seq: int
    me: PersonId | None
    my_seats: list[int]
    invite: Invite | None
    """Null for those who are not at the table."""
    watchers: int
    """How many follow the table without a seat."""
    behind: int = 0
    """Minutes by which this reader sees the table later than it is."""
    first_at: int | None = None
    """When this reader sees the first move of a game that has begun, but not yet for who sees it later."""


class StepMessage(msgspec.Struct, frozen=True, tag="step", tag_field="type"):
    """The game after entry `seq`. `view` is null before the start."""

    seq: int
    events: list[Happened]
    view: PublicView | None
    own: PrivateView | None
    decision: str | None
    """Id of the decision that this seat must take now."""
    menu: Menu | None
    undo: bool
    """This seat may take back its last action."""
    clock: ClockInfo | None
    fresh: bool
    """False: everything since `after` follows a (re)connection, not a single new entry."""
    to_act: list[int] = []
    """Seats that must decide now; all may know."""


class ResyncMessage(msgspec.Struct, frozen=True, tag="resync", tag_field="type"):
    """The reader was too slow, or the table went away: connect again with `after`."""

    code: str


class PingMessage(msgspec.Struct, frozen=True, tag="ping", tag_field="type"):
    at: int


Message = TableMessage | StepMessage | ChatMessage | ResyncMessage | PingMessage


# ---- the first page ----------------------------------------------------------------------------------------


class LobbyMessage(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """What a page hears besides its table (`/api/lobby/socket`): what is to be asked for anew."""

    here: int
    """How many people are on this server now."""
    tables: bool
    """Something has changed in the lists of public tables."""
    mine: bool
    """Something has changed at a table of one's own."""
    me: bool
    """Something about oneself has changed: the name, where one is signed in."""
    moved: bool
    """Another device has taken the code that this one has shown."""
