"""Several processes on one database: they follow each other and agree."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.store.desks import SEED, act, action_of, bytes_of, code, heard_by, new_game, open_desk
from tests.store.tally import TALLY

from wissel.store.new_table import NewTable
from wissel.tables.commands import Sit, Start


def test_two_people_who_want_to_play_again_meet_at_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as one, open_desk(tmp_path / "w.db") as other:
            made = await one.create(NewTable(TALLY.id, 2, "ann", options={"goal": 1}, seed=SEED))
            await one.do(made.table, Sit("ben", SEED))
            await one.do(made.table, Start("ann"))
            assert await code(one.rematch(made.table, new_game(by="ann"))) == "NOT_OVER"
            await act(one, made.table, "add 1")
            await act(one, made.table, "end")
            await other.table(made.table)
            asked = [
                desk.rematch(made.table, new_game(by=person))
                for desk, person in ((one, "ann"), (one, "ben"), (other, "ben"))
            ]
            again = await asyncio.gather(*asked)
            assert len({item.table for item in again}) == 1
            assert sorted(item.existed for item in again) == [False, True, True]
            assert (await one.table(made.table)).position.next_table == again[0].table
            assert await code(other.rematch(again[0].table, new_game(by="dee"))) == "NOT_OVER"

    asyncio.run(main())


def test_two_desks_on_one_database_follow_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as one, open_desk(tmp_path / "w.db") as other:
            table_id = (await one.create(new_game(seats=1))).table
            streams: tuple[list[tuple[int, str]], list[tuple[int, str]]] = ([], [])
            async with (
                one.watch(table_id, heard_by(streams[0])) as mine,
                other.watch(table_id, heard_by(streams[1])) as theirs,
            ):
                stale = action_of(theirs, "add 2")
                await one.do(table_id, action_of(mine, "add 1"))
                assert theirs.seq == mine.seq - 1
                assert await code(other.do(table_id, stale)) == "STALE"
                assert theirs.seq == mine.seq
                await other.do(table_id, action_of(theirs, "add 3"))
                await one.look_around()
                await asyncio.sleep(0)
                assert mine.seq == theirs.seq
                assert bytes_of(mine) == bytes_of(theirs)
                assert streams[0] == streams[1]
                assert [kind for _, kind in streams[0]] == ["acted", "acted"]

    asyncio.run(main())


def test_a_command_that_is_still_allowed_after_what_another_process_stored_is_carried_out(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as one, open_desk(tmp_path / "w.db") as other:
            table_id = (await one.create(NewTable(TALLY.id, 3, "ann"))).table
            await other.table(table_id)
            await one.do(table_id, Sit("ben", SEED))
            assert (await other.do(table_id, Sit("cas", SEED))).seat == 1
            command = Sit("dee", SEED, command="command-1")
            first = await one.do(table_id, command)
            assert (await other.do(table_id, command)) == type(first)(first.seq, 2, repeated=True)

    asyncio.run(main())


def test_a_table_is_as_new_as_the_store_whoever_wrote_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as one, open_desk(tmp_path / "w.db") as other:
            table_id = (await one.create(new_game(seats=1))).table
            await other.table(table_id)
            ack = await act(one, table_id, "add 1")
            assert (await other.table(table_id)).seq == ack.seq
            ack = await act(one, table_id, "add 1")
            async with other.watch(table_id, lambda *_: None) as table:
                assert table.seq == ack.seq

    asyncio.run(main())


def test_entries_of_another_process_are_noticed_without_being_asked(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as one, open_desk(tmp_path / "w.db") as other:
            table_id = (await one.create(new_game(seats=1))).table
            heard: list[tuple[int, str]] = []
            async with other.watch(table_id, heard_by(heard)):
                ack = await act(one, table_id, "add 1")
                for _ in range(100):
                    if heard:
                        break
                    await asyncio.sleep(0.05)
                assert heard == [(ack.seq, "acted")]

    asyncio.run(main())
