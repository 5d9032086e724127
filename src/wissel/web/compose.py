"""Makes the messages of a table's stream. What is public is encoded once a step, private parts by seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import msgspec

from wissel.core import fair
from wissel.core.game import SPECTATOR
from wissel.tables import entries, facts
from wissel.tables.colours import seat_colours
from wissel.tables.entries import Pace
from wissel.tables.facts import Happened
from wissel.tables.position import Position
from wissel.tables.table import Table
from wissel.web import wire, wire_events, wire_talk

Names = Mapping[str, str]
"""Person id to name."""

ENCODER = msgspec.json.Encoder()
NULL = msgspec.Raw(b"null")


class _RawHappened(msgspec.Struct):
    seq: int
    at: int
    event: msgspec.Struct


class _RawStep(msgspec.Struct, tag="step", tag_field="type"):
    """`StepMessage`, its parts encoded already."""

    seq: int
    events: list[msgspec.Raw]
    view: msgspec.Raw
    own: msgspec.Raw
    decision: str | None
    menu: msgspec.Raw
    undo: bool
    clock: wire.ClockInfo | None
    fresh: bool
    to_act: tuple[int, ...]


class _RawTable(msgspec.Struct, tag="table", tag_field="type"):
    """`TableMessage`, its table encoded already."""

    table: msgspec.Raw
    seq: int
    me: str | None
    my_seats: list[int]
    invite: wire.Invite | None
    watchers: int
    behind: int
    first_at: int | None


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(value))


_PLAIN: dict[type, type[msgspec.Struct]] = {
    getattr(facts, alike.__name__): alike
    for alike in (
        wire_events.ComputerSeated,
        wire_events.GameStarted,
        wire_events.SeatReplaced,
        wire_events.SeatReturned,
        wire_events.TakenBack,
        wire_events.ConsentAsked,
        wire_events.ConsentGiven,
        wire_events.ConsentRefused,
        wire_events.TakenBackByAll,
        wire_events.SeatConceded,
        wire_events.SeatReminded,
        wire_events.SeatFlagged,
        wire_events.ClocksFrozen,
        wire_events.VacationTaken,
        wire_events.TableClosed,
    )
}
"""Facts that name no person: on the wire as they are."""


def _event(event: msgspec.Struct | facts.Fact, names: Names) -> msgspec.Struct:
    """An event as it crosses the wire: persons by name."""
    match event:
        case msgspec.Struct():
            return event
        case facts.SeatTaken(seat, person):
            return wire_events.SeatTaken(seat, names.get(person, ""))
        case facts.SeatLeft(seat, person, bot, removed):
            return wire_events.SeatLeft(seat, names.get(person, "") if person else bot or "", removed)
    return _PLAIN[type(event)](**vars(event))


def encode_happened(items: Collection[Happened], names: Names) -> list[msgspec.Raw]:
    return [_raw(_RawHappened(item.seq, item.at, _event(item.event, names))) for item in items]


def may_take_back(position: Position, seat: int) -> bool:
    if position.status != "running" or position.play is None or not position.provisional:
        return False
    return position.play.may_take_back(seat)


@dataclass
class StepText:
    """The messages about one step of a table, one text for each seat, made when first asked for."""

    position: Position
    happened: tuple[Happened, ...]
    names: Names
    now: int | None = None
    """The time by which clocks are told; None: a moment that is over."""
    _events: list[tuple[int | None, msgspec.Raw]] | None = None
    _view: msgspec.Raw | None = None
    _texts: dict[int, str] = field(default_factory=dict)

    def text(self, seat: int) -> str:
        """The message for a seat, or for all who only watch (`SPECTATOR`)."""
        if seat not in self._texts:
            if self._events is None:
                encoded = encode_happened(self.happened, self.names)
                self._events = [(item.to, raw) for item, raw in zip(self.happened, encoded, strict=True)]
            told = [raw for to, raw in self._events if to is None or to == seat]
            self._texts[seat] = self.message(seat, told, fresh=True)
        return self._texts[seat]

    def message(self, seat: int, events: list[msgspec.Raw], *, fresh: bool) -> str:
        """A message with other events than those of the step: everything since a reader was last here."""
        position = self.position
        play = position.play
        if self._view is None:
            self._view = NULL if play is None else _raw(play.public_view())
        own = menu = NULL
        decision: str | None = None
        undo = False
        if seat != SPECTATOR and play is not None:
            seen = play.observation(seat)
            own = _raw(play.game.private_view(play.map, seen))
            decision = position.decisions[seat]
            if decision is not None:
                menu = _raw(play.game.menu(play.map, seen))
            undo = may_take_back(position, seat)
        clock = None if self.now is None else clock_info(position, self.now)
        to_act = position.to_act
        message = _RawStep(position.seq, events, self._view, own, decision, menu, undo, clock, fresh, to_act)
        return ENCODER.encode(message).decode()


def seat_infos(position: Position, names: Names, present: Collection[str]) -> list[wire.SeatInfo]:
    colours = seat_colours(position)
    return [
        wire.SeatInfo(
            seat=number,
            person=seat.person,
            name=names.get(seat.person) if seat.person else None,
            bot=seat.bot,
            stands_in=seat.stands_in,
            present=seat.person is not None and seat.person in present,
            conceded=seat.conceded,
            program=seat.program,
            colour=colours[number],
            colour_chosen=seat.colour is not None,
        )
        for number, seat in enumerate(position.seats)
    ]


def pace_info(pace: Pace) -> wire.Pace:
    return msgspec.convert(pace, wire.Pace, from_attributes=True)


def clock_info(position: Position, now: int) -> wire.ClockInfo | None:
    if position.clock is None:
        return None
    clock = position.clock.run(position.clocked, max(now, position.clock.at))
    return wire.ClockInfo(
        now=clock.at,
        left=list(clock.left),
        running=list(position.clocked),
        away_until=[until if until > clock.at else 0 for until in clock.away_until],
        vacation=list(clock.vacation),
    )


def request_info(position: Position) -> wire.RequestInfo | None:
    request = position.request
    if request is None or position.status != "running":
        return None

    def seats_of(persons: frozenset[str]) -> list[int]:
        return [number for number, seat in enumerate(position.seats) if seat.person in persons]

    return wire.RequestInfo(
        asked=request.asked,
        seat=request.seat,
        what=request.what,
        entry=request.entry,
        until=request.until,
        agreed=seats_of(request.agreed),
        awaited=seats_of(position.awaited),
    )


def origin_info(origin: entries.Origin | None) -> wire.Origin | None:
    if origin is None:
        return None
    if origin.kind == "branch":
        return wire.Origin("branch", origin.table, origin.seq, fair=False)
    return wire.Origin(origin.kind, None, None, fair=origin.table is not None)


def table_info(
    position: Position, names: Names, present: Collection[str], secret: bytes | None
) -> wire.TableInfo:
    """`secret` is shown only of a table that is over."""
    created = position.created
    return wire.TableInfo(
        table=position.table,
        name=created.name,
        game=created.game,
        map=created.map,
        map_digest=created.map_digest,
        rules_version=created.rules_version,
        options=dict(created.options),
        status=position.status,
        private=created.private,
        rated=created.rated,
        hints=position.hints,
        host=position.host,
        seats=seat_infos(position, names, present),
        seating=created.seating,
        fair=wire.FairInfo(
            version=fair.VERSION,
            commitment=created.commitment,
            seeds=[seat.seed for seat in position.seats],
            secret=secret.hex() if position.over and secret is not None else None,
        ),
        created_at=position.created_at,
        next_table=position.next_table,
        request=request_info(position),
        pace=None if created.pace is None else pace_info(created.pace),
        origin=origin_info(created.origin),
        watch_after=created.watch_after,
    )


@dataclass
class TableText:
    """The messages that describe a table itself: the same for all, but for who is asking."""

    position: Position
    info: msgspec.Raw
    watchers: int
    behind: int
    first_at: int | None

    @classmethod
    def of(
        cls,
        position: Position,
        names: Names,
        present: Collection[str],
        secret: bytes | None,
        watchers: int,
        behind: int = 0,
        first_at: int | None = None,
    ) -> TableText:
        return cls(position, _raw(table_info(position, names, present, secret)), watchers, behind, first_at)

    def text(self, person: str | None, invite: wire.Invite | None) -> str:
        mine = [] if person is None else list(self.position.seats_of(person))
        return ENCODER.encode(
            _RawTable(
                self.info,
                self.position.seq,
                person,
                mine,
                invite,
                self.watchers,
                self.behind,
                self.first_at,
            )
        ).decode()


def since(table: Table, after: int, seat: int, names: Names) -> list[msgspec.Raw]:
    """What a seat (or a spectator) is told of the entries after `after`, encoded."""
    return encode_happened(table.told_after(after, seat), names)


def resync_text(code: str) -> str:
    return ENCODER.encode(wire.ResyncMessage(code)).decode()


def chat_text(line: wire_talk.ChatLine) -> str:
    return ENCODER.encode(wire_talk.ChatMessage(line)).decode()


def ping_text(at: int) -> str:
    return ENCODER.encode(wire.PingMessage(at)).decode()
