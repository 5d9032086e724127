"""Figures for Prometheus. They name no person and no table."""

from __future__ import annotations

import hmac
import time
from functools import wraps
from typing import Any

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.process_collector import ProcessCollector

from wissel.core.game import Game, GameMap, Record
from wissel.core.problems import ProblemError
from wissel.store.desk import Desk
from wissel.store.store import Store
from wissel.tables.position import Step
from wissel.tables.table import Table
from wissel.web.bots import Think
from wissel.web.feeds import Feeds
from wissel.web.warmup import WarmUp

REQUEST_S = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
COMMIT_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5)
THINKING_S = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "wissel_requests", "Answers by route and status", ("method", "route", "status"), registry=registry
        )
        self.request_seconds = Histogram(
            "wissel_request_seconds",
            "Time until an answer was complete",
            ("method", "route"),
            buckets=REQUEST_S,
            registry=registry,
        )
        self.entries = Counter("wissel_entries", "Entries of tables by kind", ("kind",), registry=registry)
        self.commit_seconds = Histogram(
            "wissel_commit_seconds", "Time of a transaction", buckets=COMMIT_S, registry=registry
        )
        self.commit_jobs = Counter("wissel_commit_jobs", "What transactions stored", registry=registry)
        self.thinking_seconds = Histogram(
            "wissel_thinking_seconds",
            "Time in which a computer player chose",
            ("bot",),
            buckets=THINKING_S,
            registry=registry,
        )

    def watch(self, store: Store, desk: Desk, feeds: Feeds, warm_up: WarmUp) -> None:
        """From now on the parts of a server are watched."""
        store.on_commit(self._committed)
        desk.listen(self._stored)
        for name, about, value in (
            ("wissel_streams", "Connections that follow tables", lambda: feeds.readers),
            ("wissel_tables_in_memory", "Tables in memory", lambda: len(desk.in_memory)),
            ("wissel_ready_percent", "How far the games are prepared", lambda: warm_up.percent),
        ):
            Gauge(name, about, registry=self.registry).set_function(value)

    def timed(self, think: Think) -> Think:
        """The same thinking, measured. A computer player goes by the name of its spec, without options."""

        @wraps(think)
        def measured(spec: str, game: Game, game_map: GameMap, seen: Record, seed: int) -> str:
            with self.thinking_seconds.labels(spec.partition(":")[0]).time():
                return think(spec, game, game_map, seen, seed)

        return measured

    def _committed(self, seconds: float, jobs: int) -> None:
        self.commit_seconds.observe(seconds)
        self.commit_jobs.inc(jobs)

    def _stored(self, _: Table, step: Step) -> None:
        self.entries.labels(step.entry.kind).inc()


class Measure(ASGIMiddleware):
    """Counts requests and their time by the route that answers them, never by address."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        route = str(scope.get("path_template") or "other")
        method = str(scope.get("method"))
        began = time.perf_counter()
        status = "500"

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            self._metrics.requests.labels(method, route, status).inc()
            self._metrics.request_seconds.labels(method, route).observe(time.perf_counter() - began)


def metrics_routes(metrics: Metrics | None, token: str | None) -> list[BaseRouteHandler]:
    """`metrics` and `token` are None where none are wanted."""

    @get("/metrics", sync_to_thread=False)
    def read(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Figures of the server for Prometheus; for who sends the token of its settings."""
        if metrics is None or token is None:
            raise ProblemError("NOT_FOUND")
        sent = request.headers.get("authorization", "")
        if not hmac.compare_digest(sent.encode(), f"Bearer {token}".encode()):
            raise ProblemError("NOT_ALLOWED")
        return Response(
            generate_latest(metrics.registry),
            media_type=CONTENT_TYPE_LATEST,
            headers={"cache-control": "no-store"},
        )

    return [read]
