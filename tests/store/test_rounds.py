"""What is done again and again goes on past a busy database, is loud about a defect, and stops when told."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import OperationalError

from wissel.store.rounds import Rounds

BUSY = OperationalError("SELECT", {}, Exception("database is locked"))


class Work:
    """Fails as it is told, then counts."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.rounds = 0
        self.done = asyncio.Event()

    async def __call__(self) -> None:
        self.rounds += 1
        if self.failures:
            raise self.failures.pop(0)
        self.done.set()


def test_a_busy_database_is_told_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        work = Work(BUSY, BUSY)
        rounds = Rounds("clocks", work, 0.001)
        rounds.start()
        await asyncio.wait_for(work.done.wait(), 20)
        await rounds.stop()
        assert work.rounds >= 3

    asyncio.run(main())
    assert caplog.text.count("clocks: the database could not be asked") == 2


def test_a_defect_ends_the_rounds_and_is_told_at_once(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        work = Work(ZeroDivisionError("a defect"))
        rounds = Rounds("clocks", work, 0)
        rounds.start(at_once=True)
        await asyncio.sleep(0.05)
        assert "clocks: has ended" in caplog.text
        assert work.rounds == 1
        await rounds.stop()

    asyncio.run(asyncio.wait_for(main(), 20))
    assert "a defect" in caplog.text


def test_the_first_round_waits_unless_it_is_wanted_at_once() -> None:
    async def main() -> None:
        late, early = Work(), Work()
        waiting, eager = Rounds("late", late, 3600), Rounds("early", early, 3600)
        waiting.start()
        eager.start(at_once=True)
        await asyncio.wait_for(early.done.wait(), 20)
        assert (late.rounds, early.rounds) == (0, 1)
        await waiting.stop()
        await eager.stop()

    asyncio.run(main())


def test_nothing_is_under_way_after_the_stop() -> None:
    async def main() -> None:
        begun = asyncio.Event()
        left: list[str] = []

        async def work() -> None:
            begun.set()
            try:
                await asyncio.sleep(3600)
            finally:
                left.append("left")

        rounds = Rounds("slow", work, 0)
        rounds.start()
        await begun.wait()
        await rounds.stop()
        assert left == ["left"]

    asyncio.run(asyncio.wait_for(main(), 20))


def test_what_never_started_can_be_stopped() -> None:
    asyncio.run(Rounds("never", Work(), 1).stop())


def test_a_round_that_is_asked_for_waits_for_the_one_under_way() -> None:
    async def main() -> None:
        under_way = most = count = 0
        go_on = asyncio.Event()

        async def work() -> None:
            nonlocal under_way, most, count
            count += 1
            under_way += 1
            most = max(most, under_way)
            await go_on.wait()
            under_way -= 1

        rounds = Rounds("looks", work, 3600)
        rounds.start(at_once=True)
        asked = [asyncio.create_task(rounds.now()) for _ in range(2)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*asked)
        assert (most, count) == (1, 3)
        await rounds.stop()

    asyncio.run(asyncio.wait_for(main(), 20))


def test_who_asks_for_a_round_is_told_what_went_wrong() -> None:
    with pytest.raises(OperationalError):
        asyncio.run(Rounds("looks", Work(BUSY), 1).now())
