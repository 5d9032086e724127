"""Puts a server together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar

from wissel.core import fair
from wissel.store import people as stored_people
from wissel.store.desk import Desk, now_ms
from wissel.store.store import Store
from wissel.tables.plan import ChanceOf
from wissel.tables.position import Position
from wissel.web.api_accounts import account_routes, sign_in_routes
from wissel.web.api_chat import chat_routes
from wissel.web.api_consent import consent_routes
from wissel.web.api_devices import device_routes, move_routes
from wissel.web.api_games import game_routes
from wissel.web.api_given import given_routes
from wissel.web.api_hint import hint_routes
from wissel.web.api_history import history_routes
from wissel.web.api_lobby import lobby_routes
from wissel.web.api_notices import address_routes, browser_routes, link_routes
from wissel.web.api_people import people_routes
from wissel.web.api_play import play_routes
from wissel.web.api_profiles import profile_routes
from wissel.web.api_rematch import rematch_routes
from wissel.web.api_review import review_routes
from wissel.web.api_seats import absence_routes, seating_routes
from wissel.web.api_streams import stream_routes
from wissel.web.api_tables import table_routes
from wissel.web.api_tokens import token_routes
from wissel.web.api_vacation import vacation_routes
from wissel.web.bots import BotRunner, Pause, Think, natural_pause, think
from wissel.web.cards import Cards
from wissel.web.catch_up import keep_old_results
from wissel.web.changes import Changes
from wissel.web.client import client_handler
from wissel.web.errors import error_handler
from wissel.web.expiry import Expiry
from wissel.web.feeds import GRACE, Feeds
from wissel.web.head import answering_head
from wissel.web.hearing import Hearing
from wissel.web.hints import Adviser, Hints, advise
from wissel.web.histories import Histories
from wissel.web.invites import Invites
from wissel.web.limits import Clock, Limits
from wissel.web.lobby import EVERY, Lobby
from wissel.web.mail import Mailer
from wissel.web.metrics import Measure, Metrics, metrics_routes
from wissel.web.notices import Notifier
from wissel.web.openapi import openapi_config
from wissel.web.origin import OwnOrigins
from wissel.web.outgoing import Outgoing
from wissel.web.passwords import Passwords
from wissel.web.people import People, session_cookie
from wissel.web.presence import Presence
from wissel.web.recovery import Recovery
from wissel.web.reviews import Judge, Reviews, judge
from wissel.web.rights import Rights
from wissel.web.sanctions import Sanctions
from wissel.web.security import Gate, answer_headers
from wissel.web.settings import Settings
from wissel.web.site import Site
from wissel.web.texts import Texts
from wissel.web.timer import TICK_S, Timer
from wissel.web.tokens import Tokens
from wissel.web.vacations import Vacations
from wissel.web.warmup import WarmUp

log = logging.getLogger(__name__)


def make_app(
    settings: Settings,
    store: Store,
    *,
    chance: ChanceOf = fair.FairDraws,
    now: Callable[[], int] = now_ms,
    clock: Clock = time.monotonic,
    pause: Pause = natural_pause,
    thinker: Think = think,
    reviewer: Judge = judge,
    adviser: Adviser = advise,
    grace: float = GRACE,
    hint_every: float = EVERY,
    tick: float = TICK_S,
    hasher: PasswordHasher | None = None,
    warm_up: WarmUp | None = None,
    outgoing: Outgoing | None = None,
) -> Litestar:
    """A server over a store, which the caller closes after it.

    The other arguments are for tests: where draws come from, the time of day (ms since 1970), the clock of
    rate limits (s), how long computer players pause (s) and how they think, how decisions are reviewed and
    hints given, how long somebody whose connection broke counts as present (s), how often a page hears of
    changed lists (s), how often clocks are looked at (s), how passwords are hashed, by what webhooks and push
    services are reached. No setting and no request reaches them.
    """
    texts = Texts(settings.locales)
    limits = Limits(settings.rates, clock)
    desk = Desk(
        store,
        chance=chance,
        clock=now,
        idle_ms=settings.idle_minutes * 60_000,
        capacity=settings.tables_in_memory,
    )
    metrics = None if settings.metrics_token is None else Metrics()
    warm_up = WarmUp() if warm_up is None else warm_up
    invites = Invites(store, settings.public_url, now)

    async def banned(persons: frozenset[str]) -> None:
        site.feeds.send_away(persons, "BANNED")

    async def forgotten(persons: frozenset[str]) -> None:
        people.forget(persons)
        for table_id in await store.reading(stored_people.tables_made_by, list(persons)):
            await desk.renamed(table_id, stored_people.neutral_name(table_id))
        for person in persons:
            site.feeds.renamed(person, "")
        site.feeds.send_away(persons, "FORGOTTEN")

    sanctions = Sanctions(store, now, on_banned=banned, on_forgotten=forgotten)
    tokens = Tokens(store, now)
    people = People(store, texts, limits, now, tokens, sanctions.require_free)
    mailer = None if settings.smtp is None else Mailer(settings.smtp)
    lobby = Lobby(desk, now, ping_after=settings.ping_after, every=hint_every)

    def somebody_moved(position: Position) -> None:
        lobby.changed(position)
        expiry.somebody_moved(position)

    feeds = Feeds(
        desk,
        people.names,
        invites.to,
        now,
        most=settings.reader_queue,
        ping_after=settings.ping_after,
        grace=grace,
        tick=tick,
        moved=somebody_moved,
    )
    expiry = Expiry(
        desk,
        feeds.present,
        now,
        after_days=settings.unused_days,
        slow_after_days=settings.unused_days_slow,
    )
    timer = Timer(desk, now, tick=tick)
    histories = Histories(desk)
    site = Site(
        settings=settings,
        store=store,
        desk=desk,
        texts=texts,
        limits=limits,
        people=people,
        passwords=Passwords(hasher),
        recovery=Recovery(settings, store, limits, texts, mailer),
        tokens=tokens,
        rights=Rights(store),
        invites=invites,
        feeds=feeds,
        lobby=lobby,
        presence=Presence(store, feeds, lobby, now),
        changes=Changes(store, people, feeds, lobby),
        expiry=expiry,
        timer=timer,
        vacations=Vacations(desk, now),
        hearing=Hearing(store, feeds, people.names),
        histories=histories,
        reviews=Reviews(store, histories, now, prepared=warm_up.search, judge=reviewer),
        hints=Hints(ready=warm_up.search_ready, adviser=adviser),
        bots=BotRunner(
            desk,
            thinker=thinker if metrics is None else metrics.timed(thinker),
            pause=pause,
            prepared=warm_up.search,
        ),
        notices=Notifier(
            settings,
            store,
            desk,
            feeds,
            texts,
            now,
            outgoing=outgoing or Outgoing(),
            mailer=mailer,
        ),
        warm_up=warm_up,
        sanctions=sanctions,
        now=now,
    )
    if metrics is not None:
        metrics.watch(store, desk, site.feeds, site.warm_up)
    origins = OwnOrigins(settings)
    app = Litestar(
        route_handlers=[
            *people_routes(site),
            *account_routes(site),
            *sign_in_routes(site),
            *device_routes(site),
            *move_routes(site),
            *token_routes(site),
            *vacation_routes(site),
            *game_routes(site),
            *lobby_routes(site),
            *table_routes(site),
            *rematch_routes(site),
            *seating_routes(site),
            *absence_routes(site),
            *play_routes(site),
            *history_routes(site),
            *review_routes(site),
            *hint_routes(site),
            *consent_routes(site),
            *given_routes(site),
            *chat_routes(site),
            *stream_routes(site),
            *profile_routes(site),
            *metrics_routes(metrics, settings.metrics_token),
            *browser_routes(site),
            *address_routes(site),
            *link_routes(site),
            client_handler(settings.static, texts, Cards(site).head),
        ],
        lifespan=[lambda _: running(site)],
        middleware=[*([] if metrics is None else [Measure(metrics)]), Gate(settings, origins)],
        before_send=[session_cookie(secure=settings.secure), answer_headers(settings, origins)],
        exception_handlers={Exception: error_handler(texts)},
        openapi_config=openapi_config(),
        request_max_body_size=settings.largest_body,
        logging_config=None,
    )
    app.asgi_handler = answering_head(app.asgi_handler)
    app.state.site = site
    return app


@asynccontextmanager
async def running(site: Site) -> AsyncIterator[None]:
    """From the start of a server to its end. Computer players and notices begin when the rules
    are ready."""

    async def start_bots() -> None:
        await site.warm_up.ready()
        await site.timer.start()
        await site.vacations.start()
        site.bots.start()
        site.expiry.start()
        site.notices.start()
        await keep_old_results(site.desk)

    site.warm_up.start()
    async with site.desk:
        await site.timer.thaw()
        site.feeds.start()
        await site.hearing.start()
        await site.changes.start()
        await site.sanctions.start()
        site.vacations.listen()
        site.lobby.start()
        site.presence.start()
        beginning = asyncio.gather(start_bots(), asyncio.to_thread(site.texts.read_all))
        beginning.add_done_callback(_report)
        yield
        site.warm_up.stop()
        beginning.cancel()
        await asyncio.gather(beginning, return_exceptions=True)
        await site.timer.stop()
        await site.vacations.stop()
        await site.sanctions.stop()
        await site.bots.stop()
        await site.reviews.stop()
        site.hints.stop()
        await site.presence.stop()
        await site.lobby.stop()
        await site.notices.stop()
        await site.recovery.stop()
        await site.hearing.stop()
        await site.changes.stop()
        await site.feeds.close()
        await site.expiry.stop()
        site.passwords.close()


def _report(beginning: asyncio.Future[Any]) -> None:
    """A beginning that fails is told when it fails, not when the server ends.

    What `gather` returns holds the cancellation of its parts as an exception.
    """
    error = None if beginning.cancelled() else beginning.exception()
    if error is not None and not isinstance(error, asyncio.CancelledError):
        log.error("not all parts of the server have started", exc_info=error)
