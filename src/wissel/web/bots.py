"""Lets computer players move: through the desk like all, by what their seat knows, off the event loop."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from wissel.bots.budget import CROWD, PLACES
from wissel.core.game import Game, GameMap, Record
from wissel.core.problems import ProblemError
from wissel.store.desk import UNREADABLE, Desk
from wissel.store.rounds import Rounds
from wissel.tables.commands import Act
from wissel.tables.entries import by_bot
from wissel.tables.position import Position, Step
from wissel.tables.table import Table

log = logging.getLogger(__name__)

Think = Callable[[str, Game, GameMap, Record, int], str]
"""`(spec, game, map, observation, seed)`: the action in text notation."""
Prepared = Callable[[], Awaitable[None]]
"""Waits until computer players can search."""
Pause = Callable[[], float]
"""Seconds until a computer player's next move is shown."""

STAND_IN = "planner"
"""The computer player that steps in where none is named."""

SCAN_S = 30.0
"""A move that went wrong, or was another process's to make, is looked for again so often."""


def natural_pause() -> float:
    """As long as somebody takes who knows what to do; it tells nothing of the seat's possibilities."""
    return random.uniform(0.5, 1.4)


def think(spec: str, game: Game, game_map: GameMap, seen: Record, seed: int) -> str:
    """What the computer player of this spec does."""
    from wissel.bots import registry

    return registry.bot(spec).choose(game, game_map, seen, seed)


def searches(spec: str) -> bool:
    """Does the computer player of this spec need the compiled search of its game?"""
    from wissel.bots import registry

    return registry.searches(spec)


async def at_once() -> None:
    """Nothing needs to be waited for."""


def _turn(position: Position, seat: int) -> tuple[str, str] | None:
    """Spec and decision, if a computer player must decide for the seat."""
    spec, decision = position.seats[seat].bot, position.decisions[seat]
    return None if spec is None or decision is None else (spec, decision)


class BotRunner:
    """All computer players of this process. After a restart tables that wait for one are found."""

    def __init__(
        self,
        desk: Desk,
        *,
        thinker: Think = think,
        pause: Pause = natural_pause,
        prepared: Prepared = at_once,
    ) -> None:
        """`prepared` is waited for before somebody thinks who searches."""
        self._desk = desk
        self._think = thinker
        self._pause = pause
        self._prepared = prepared
        self._pool = ThreadPoolExecutor(PLACES, thread_name_prefix="wissel-bot")
        self._moves: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._rounds = Rounds("tables that wait for computer players", self._wake_all, SCAN_S)
        self._deaf: Callable[[], None] | None = None

    def specs(self) -> tuple[str, ...]:
        """Computer players that can be seated."""
        from wissel.bots import registry

        return registry.BOTS

    def check(self, spec: str) -> None:
        """Raises `ProblemError`: `BOT_UNKNOWN`, `BOT_BAD_OPTION`."""
        from wissel.bots import registry

        registry.bot(spec)

    def start(self) -> None:
        """From now on computer players move, those of stored tables included."""
        self._deaf = self._desk.listen(self._heard)
        self._rounds.start(at_once=True)

    async def stop(self) -> None:
        """No more moves; one that is being stored is stored."""
        if self._deaf is not None:
            self._deaf()
        await self._rounds.stop()
        for task in self._moves.values():
            task.cancel()
        await asyncio.gather(*self._moves.values(), return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _wake_all(self) -> None:
        for table_id in await self._desk.store.tables_awaiting_bots():
            try:
                table = await self._desk.table(table_id)
            except UNREADABLE:
                log.exception("table %s waits for a computer player and cannot be read", table_id)
            else:
                self._wake(table.position)

    def _heard(self, _: Table, step: Step) -> None:
        self._wake(step.after)

    def _wake(self, position: Position) -> None:
        for seat in position.to_act:
            key = (position.table, seat)
            if key not in self._moves and _turn(position, seat) is not None:
                self._moves[key] = asyncio.create_task(self._play(position, seat))

    async def _play(self, position: Position, seat: int) -> None:
        """Moves for a seat for as long as its decisions are open to a computer player."""
        failed: str | None = None
        try:
            while (turn := _turn(position, seat)) is not None:
                spec, decision = turn
                if decision == failed:
                    log.error("table %s, seat %s: %s found no move", position.table, seat, spec)
                    return
                try:
                    await self._move(position, seat, spec, decision)
                except ProblemError as error:
                    # Somebody else was quicker, took the seat or closed the table; otherwise it fails again.
                    log.info("table %s, seat %s: %s could not move: %s", position.table, seat, spec, error)
                    failed = decision
                position = (await self._desk.table(position.table)).position
        except Exception:
            log.exception("table %s, seat %s: the computer player broke", position.table, seat)
            raise
        finally:
            # Here, not in a callback: a decision that opens from now on must find no task.
            del self._moves[position.table, seat]

    async def _move(self, position: Position, seat: int, spec: str, decision: str) -> None:
        clock = asyncio.get_running_loop().time
        shown_at = clock() + self._pause()
        action = await self._choose(position, seat, spec)
        await asyncio.sleep(shown_at - clock())
        # No client's command id has a colon: nobody can use up that of a computer player.
        command = f"bot:{seat}:{decision}"
        await self._desk.do(position.table, Act(by_bot(spec), seat, decision, action, command))

    async def _choose(self, position: Position, seat: int, spec: str) -> str:
        play = position.play
        if play is None:
            raise ProblemError("NOT_STARTED")
        if searches(spec):
            await self._prepared()
        work = (spec, position.game, position.map, play.observation(seat), random.getrandbits(62))
        with CROWD.member():
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._think, *work)
