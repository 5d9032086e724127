"""The desk: commands, watchers, memory and restarts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from tests.store.desks import SEED, act, action_of, any_action, bytes_of, code, heard_by, new_game, open_desk
from tests.store.tally import TALLY, Tally

from wissel.core.game import GameMap
from wissel.core.problems import ProblemError
from wissel.store.batch import Batch
from wissel.store.new_table import NewTable
from wissel.tables.commands import Freeze, Leave, Sit, Start
from wissel.tables.entries import Acted, Entry, Pace
from wissel.tables.position import Step
from wissel.tables.summary import summarize
from wissel.tables.table import Table


def test_a_table_is_made_people_sit_down_and_play(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            made = await desk.create(NewTable(TALLY.id, 2, "ann", name="Ours"))
            assert made.seat is None
            assert (await desk.do(made.table, Sit("ann", SEED))).seat == 0
            assert (await desk.do(made.table, Sit("ben", SEED))).seat == 1
            await desk.do(made.table, Start("ann"))
            ack = await act(desk, made.table, "add 2")
            assert ack.seq == 5
            entries = await desk.entries(made.table)
            assert [entry.kind for entry in entries] == ["created", "seated", "seated", "started", "acted"]
            summary = await desk.store.summary(made.table)
            assert summary is not None
            assert (summary.seq, summary.name, summary.waits_for(0)) == (5, "Ours", ["ann"])

    asyncio.run(main())


def test_a_table_that_does_not_exist_is_not_found(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            assert await code(desk.table("nothere")) == "TABLE_NOT_FOUND"
            assert await code(desk.do("nothere", Leave("ann", 0))) == "TABLE_NOT_FOUND"
            assert await code(desk.entries("nothere")) == "TABLE_NOT_FOUND"

    asyncio.run(main())


def test_what_is_owed_to_a_table_comes_before_the_first_command_and_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db", clock=iter(range(1_000, 99_000, 1_000)).__next__) as desk:
            clocked = (await desk.create(new_game(pace=Pace("live", 300, 0, 0, "computer")))).table
            calm = (await desk.create(new_game())).table
            desk.owe({clocked: Freeze(2_000), calm: Freeze(2_000)})
            for table_id in (clocked, clocked, calm):
                await act(desk, table_id, "add 1")
            assert [entry.kind for entry in await desk.entries(clocked)][-3:] == ["frozen", "acted", "acted"]
            assert "frozen" not in [entry.kind for entry in await desk.entries(calm)]

    asyncio.run(main())


def test_what_is_owed_is_settled_by_a_look_or_without_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db", clock=iter(range(1_000, 99_000, 1_000)).__next__) as desk:
            table_id = (await desk.create(new_game(pace=Pace("live", 300, 0, 0, "computer")))).table
            desk.owe({table_id: Freeze(2_000)})
            await desk.settle(table_id)
            await desk.settle(table_id)
            desk.owe({table_id: Freeze(2_000)})
            assert (await desk.table(table_id)).seq == len(await desk.entries(table_id))
            assert [entry.kind for entry in await desk.entries(table_id)].count("frozen") == 2

    asyncio.run(main())


def test_watchers_are_told_of_each_entry_once_in_order_after_it_is_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            heard: list[int] = []
            everywhere: list[int] = []
            stop = desk.listen(lambda _, step: everywhere.append(step.entry.seq))
            async with desk.watch(table_id, lambda _, step: heard.append(step.entry.seq)) as table:
                seen = table.seq
                for _ in range(5):
                    await act(desk, table_id, "add 1")
                assert heard == list(range(seen + 1, seen + 6))
            stop()
            await act(desk, table_id, "add 1")
            await asyncio.sleep(0)
            assert len(heard) == len(everywhere) == 5

    asyncio.run(main())


def test_who_stopped_listening_is_told_nothing_more_not_even_of_what_is_on_its_way(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            heard: list[tuple[int, str]] = []
            stops = [desk.listen(lambda *_: stops[1]()), desk.listen(heard_by(heard))]
            await act(desk, table_id, "add 1")
            await asyncio.sleep(0)
            assert heard == []

    asyncio.run(main())


def test_nobody_hears_of_an_entry_that_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            heard: list[int] = []
            stored = asyncio.Event()
            append = desk.store.append

            async def slow(batch: Batch) -> bool:
                await stored.wait()
                return await append(batch)

            monkeypatch.setattr(desk.store, "append", slow)
            async with desk.watch(table_id, lambda _, step: heard.append(step.entry.seq)) as table:
                before = table.seq
                acting = asyncio.create_task(desk.do(table_id, action_of(table, "add 1")))
                await asyncio.sleep(0.05)
                assert (heard, table.seq, acting.done()) == ([], before, False)
                stored.set()
                await acting
                await asyncio.sleep(0)
                assert (heard, table.seq) == ([before + 1], before + 1)

    asyncio.run(main())


def test_an_error_of_the_store_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            before = (await desk.table(table_id)).seq

            async def broken(_: Batch) -> bool:
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(desk.store, "append", broken)
                with pytest.raises(OSError, match="disk full"):
                    await act(desk, table_id, "add 1")
            assert (await desk.table(table_id)).seq == before
            assert (await act(desk, table_id, "add 1")).seq == before + 1

    asyncio.run(main())


def test_a_command_is_finished_when_its_asker_goes_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            table = await desk.table(table_id)
            asked = asyncio.create_task(desk.do(table_id, action_of(table, "add 3")))
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert asked.cancelled()
            for _ in range(200):
                if table.seq > 4:
                    break
                await asyncio.sleep(0.01)
            assert table.seq == 5
            last = (await desk.entries(table_id))[-1].data
            assert isinstance(last, Acted)
            assert last.action == "add 3"

    asyncio.run(main())


def test_a_repeated_command_is_stored_once_and_answered_as_before_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            command = action_of(await desk.table(table_id), "add 1", "command-1")
            first, second = await asyncio.gather(desk.do(table_id, command), desk.do(table_id, command))
            assert (first.seq, first.repeated) == (second.seq, False)
            assert second.repeated
        async with open_desk(tmp_path / "w.db") as desk:
            third = await desk.do(table_id, command)
            assert (third.seq, third.seat, third.repeated) == (first.seq, first.seat, True)

    asyncio.run(main())


def test_of_two_answers_to_one_decision_the_second_is_stale(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            table = await desk.table(table_id)
            both = [desk.do(table_id, action_of(table, action)) for action in ("add 1", "add 2")]
            first, second = await asyncio.gather(*both, return_exceptions=True)
            assert not isinstance(first, BaseException)
            assert isinstance(second, ProblemError)
            assert (second.problem.code, second.problem.args) == ("STALE", {"seq": first.seq})

    asyncio.run(main())


def test_a_restart_finds_every_table_as_it_was(tmp_path: Path) -> None:
    async def play() -> dict[str, bytes]:
        async with open_desk(tmp_path / "w.db") as desk:
            states = {}
            for number in range(3):
                table_id = (await desk.create(new_game(seats=3))).table
                rng = random.Random(number)
                for _ in range(20):
                    await act(desk, table_id, any_action(await desk.table(table_id), rng))
                states[table_id] = bytes_of(await desk.table(table_id))
            return states

    async def look(table_ids: list[str]) -> dict[str, bytes]:
        async with open_desk(tmp_path / "w.db") as desk:
            return {table_id: bytes_of(await desk.table(table_id)) for table_id in table_ids}

    states = asyncio.run(play())
    assert asyncio.run(look(list(states))) == states


def test_after_a_restart_tables_that_await_a_computer_player_are_known(tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with open_desk(tmp_path / "w.db") as desk:
            ids = [(await desk.create(new_game(seats=seats))).table for seats in (1, 2, 2)]
            for table_id in ids[:2]:
                await act(desk, table_id, "add 1")
                await act(desk, table_id, "end")
            return ids

    async def awaiting() -> list[str]:
        async with open_desk(tmp_path / "w.db") as desk:
            return await desk.store.tables_awaiting_bots()

    ids = asyncio.run(play())
    assert asyncio.run(awaiting()) == [ids[1]]


def test_idle_tables_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def main() -> None:
        now = 0
        async with open_desk(tmp_path / "w.db", clock=lambda: now, idle_ms=1000) as desk:
            watched = (await desk.create(new_game())).table
            idle = (await desk.create(new_game())).table
            await act(desk, idle, "add 2")
            state = bytes_of(await desk.table(idle))
            before = await desk.table(idle)
            async with desk.watch(watched, lambda *_: None) as table:
                now = 999
                await desk.look_around()
                assert desk.in_memory == {watched, idle}
                now = 2000
                await desk.look_around()
                assert desk.in_memory == {watched}
                assert await desk.table(watched) is table
            back = await desk.table(idle)
            assert back is not before
            assert bytes_of(back) == state

    asyncio.run(main())


def test_beyond_its_capacity_a_desk_forgets_the_idlest_tables(tmp_path: Path) -> None:
    async def main() -> None:
        now = 0
        async with open_desk(tmp_path / "w.db", clock=lambda: now, capacity=2) as desk:
            ids = []
            for _ in range(4):
                now += 1
                ids.append((await desk.create(new_game())).table)
            now += 1
            await desk.table(ids[0])
            await desk.look_around()
            assert desk.in_memory == {ids[0], ids[3]}

    asyncio.run(main())


def test_the_secret_is_told_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game(seats=1, goal=1))).table
            assert await desk.secret(table_id) is None
            await act(desk, table_id, "add 1")
            await act(desk, table_id, "end")
            assert (await desk.table(table_id)).position.status == "finished"
            secret = await desk.secret(table_id)
            assert secret is not None
            assert len(secret) == 32

    asyncio.run(main())


class Redrawn(Tally):
    """The same game after its map was changed."""

    def load_map(self, map_id: str) -> GameMap:
        return self.read_map("redrawn", map_id)


def test_a_table_goes_on_with_the_map_that_it_began_with(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            old = (await desk.create(new_game())).table
        async with open_desk(tmp_path / "w.db", game_of=lambda _: Redrawn()) as desk:
            new = (await desk.create(new_game())).table
            texts = [(await desk.table(table_id)).position.map.text for table_id in (old, new)]
            assert texts == ["plain", "redrawn"]
        async with open_desk(tmp_path / "w.db") as desk:
            assert (await desk.table(new)).position.map.text == "redrawn"

    asyncio.run(main())


def test_a_watcher_that_fails_fails_alone_and_loudly(tmp_path: Path) -> None:
    async def main() -> list[str]:
        said: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: said.append(str(context.get("exception"))))

        def fail(_: Table, step: Step) -> None:
            raise ValueError(f"cannot show {step.entry.kind}")

        async with open_desk(tmp_path / "w.db") as desk:
            table_id = (await desk.create(new_game())).table
            heard: list[tuple[int, str]] = []
            async with desk.watch(table_id, fail), desk.watch(table_id, heard_by(heard)):
                await act(desk, table_id, "add 1")
                await asyncio.sleep(0)
                assert len(heard) == 1
        return said

    assert asyncio.run(main()) == ["cannot show acted"]


def test_a_table_whose_log_is_not_possible_here_holds_up_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as one, open_desk(tmp_path / "w.db") as other:
            broken, good = [(await one.create(new_game())).table for _ in range(2)]
            heard: list[tuple[int, str]] = []
            async with one.watch(broken, heard_by([])), one.watch(good, heard_by(heard)):
                summary = summarize((await other.table(broken)).position)
                unknown = Entry(broken, 5, 0, "ann", None, 0, Acted("4", "of a newer version", []))
                after = msgspec.structs.replace(summary, seq=5)
                assert await other.store.append(Batch([unknown], [after]))
                await act(other, good, "add 2")
                await one.look_around()
                await asyncio.sleep(0)
            assert heard == [(5, "acted")]

    asyncio.run(main())
    assert "not possible here" in caplog.text


def test_a_new_table_that_was_read_before_its_maker_heard_of_it_is_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            append = desk.store.append
            early: list[Table] = []

            async def append_and_read(batch: Batch) -> bool:
                stored = await append(batch)
                early.append(await desk.table(batch.entries[0].table))
                return stored

            desk.store.append = append_and_read  # type: ignore[method-assign]
            made = await desk.create(new_game())
            assert (await desk.table(made.table)) is early[0]

    asyncio.run(main())
