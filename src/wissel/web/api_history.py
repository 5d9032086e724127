"""Stepping through a game: the list of its moments, and each of them as a seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from wissel.core.game import SPECTATOR
from wissel.core.play import Play
from wissel.core.problems import ProblemError
from wissel.tables.history import Chronicle, Moment
from wissel.tables.table import Table
from wissel.web import wire_history as wire
from wissel.web.compose import ENCODER, Names, encode_happened
from wissel.web.feed import people_of
from wissel.web.rights import check_eyes, check_review
from wissel.web.site import Site

Asked = Request[Any, Any, Any]

Eyes = Annotated[
    int | None,
    QueryParameter(
        name="seat",
        description="By whose eyes: one's own seat, when the game is over any; without it by those who watch",
    ),
]
WithEvents = Annotated[bool, QueryParameter(name="events", description="Tell all events too")]
WithHands = Annotated[
    bool, QueryParameter(name="hands", description="What each seat knew too, once the game is over")
]
WithKnown = Annotated[
    bool,
    QueryParameter(
        name="known", description="What the seat could have worked out about the others too, as in a review"
    ),
]
NO_STORE = {"cache-control": "no-store"}


class _RawMoments(msgspec.Struct):
    """`Moments`, its events encoded already."""

    seq: int
    moments: list[wire.Moment]
    events: list[msgspec.Raw] | None


class _RawView(msgspec.Struct):
    """`MomentView`, its events encoded already."""

    moment: wire.Moment
    number: int
    count: int
    events: list[msgspec.Raw]
    view: msgspec.Struct
    own: msgspec.Struct | None
    hands: list[msgspec.Struct] | None
    known: msgspec.Struct | None
    believed: list[wire.Believed] | None


def moment_of(moment: Moment, seat: int, *, over: bool) -> wire.Moment:
    action = moment.action_for(seat, over=over)
    return wire.Moment(moment.seq, moment.at, moment.turn, moment.seat, action)


def moments_text(chronicle: Chronicle, seat: int, names: Names | None) -> bytes:
    """The list of moments; with everything that the seat was told if `names` are given."""
    events = None
    if names is not None:
        events = encode_happened(chronicle.happened(0, chronicle.seq, seat), names)
    told = [moment_of(moment, seat, over=chronicle.over) for moment in chronicle.moments]
    return ENCODER.encode(_RawMoments(chronicle.seq, told, events))


def believed(play: Play, seat: int, moments: Sequence[Moment]) -> list[wire.Believed]:
    """What a seat that must decide could have believed of the others after these moments."""
    from wissel.bots.beliefs import Done, beliefs

    told = ((one.seat, one.action_for(seat, over=False)) for one in moments)
    done = [Done(who, action) for who, action in told if who is not None and action is not None]
    return [
        wire.Believed(
            one.seat,
            [round(count, 2) for count in one.hand],
            [wire.BelievedTicket(ticket, round(chance, 2)) for ticket, chance in one.tickets],
        )
        # Whoever asks again is told the same.
        for one in beliefs(play.game, play.map, play.observation(seat), done, moments[-1].seq)
    ]


def view_text(
    chronicle: Chronicle, seq: int, seat: int, names: Names, *, hands: bool, known: bool, guess: bool
) -> bytes:
    """The last moment at or before entry `seq`; `guess`: the search is ready to guess what was hidden.
    Raises `ProblemError` `MOMENT_UNKNOWN`."""
    at = chronicle.number(seq)
    moment = chronicle.moments[at]
    play = chronicle.position(moment.seq).play
    if play is None:
        raise RuntimeError(f"moment {moment.seq} of table {chronicle.table.id} has no game")
    since = chronicle.moments[at - 1].seq if at else 0
    shown = _RawView(
        moment=moment_of(moment, seat, over=chronicle.over),
        number=at + 1,
        count=len(chronicle.moments),
        events=encode_happened(chronicle.happened(since, moment.seq, seat), names),
        view=play.public_view(),
        own=None if seat == SPECTATOR else play.private_view(seat),
        hands=[play.private_view(each) for each in range(play.seats)] if hands else None,
        known=play.known(seat) if known and seat != SPECTATOR else None,
        believed=(
            believed(play, seat, chronicle.moments[: at + 1])
            if known and guess and seat in play.to_act
            else None
        ),
    )
    return ENCODER.encode(shown)


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json", headers=NO_STORE)


def history_routes(site: Site) -> list[BaseRouteHandler]:
    async def asked_for(request: Asked, table_id: str, seat: int) -> Table:
        """The table, if the asker may look at it with the eyes of this seat. Raises `ProblemError`."""
        visitor = await site.people.looking(request)
        site.limit("read", request, visitor)
        table = await site.table(table_id, visitor)
        check_eyes(table.position, visitor, seat)
        return table

    @get(
        "/api/tables/{table_id:str}/history",
        responses={200: ResponseSpec(wire.Moments, description="Every moment of the game so far")},
    )
    async def moments(
        request: Asked, table_id: FromPath[str], seat: Eyes = None, events: WithEvents = False
    ) -> Response[bytes]:
        """The moments of a game, to step through: who acted, in which turn, in notation."""
        eyes = SPECTATOR if seat is None else seat
        table = await asked_for(request, table_id, eyes)
        names = await site.people.names(people_of(table)) if events else None
        async with site.histories.reading(table) as chronicle:
            return _json(await site.store.in_thread(lambda: moments_text(chronicle, eyes, names)))

    @get(
        "/api/tables/{table_id:str}/history/{seq:int}",
        responses={200: ResponseSpec(wire.MomentView, description="The game as it was")},
    )
    async def moment(
        request: Asked,
        table_id: FromPath[str],
        seq: FromPath[int],
        seat: Eyes = None,
        hands: WithHands = False,
        known: WithKnown = False,
    ) -> Response[bytes]:
        """The game after an entry (or the last moment before it), by what the asker knew then."""
        eyes = SPECTATOR if seat is None else seat
        table = await asked_for(request, table_id, eyes)
        if hands and not table.position.over:
            raise ProblemError("NOT_OVER")
        if known:
            check_review(table.position, await site.people.looking(request), seat)
        guess = known and site.warm_up.search_ready()
        names = await site.people.names(people_of(table))
        async with site.histories.reading(table) as chronicle:
            return _json(
                await site.store.in_thread(
                    lambda: view_text(chronicle, seq, eyes, names, hands=hands, known=known, guess=guess)
                )
            )

    return [moments, moment]
