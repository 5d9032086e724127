"""People, sessions, invitations, rights, and the lists of tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError
from tests.store.desks import SEED, act, new_game, open_desk
from tests.store.tally import TALLY

from wissel.core.problems import ProblemError
from wissel.store import people
from wissel.store.new_table import NewTable
from wissel.store.people import Person
from wissel.store.read import Wanted
from wissel.store.store import Store
from wissel.tables.commands import Leave, Sit

ANN = Person("ann", None, 1)
TOKEN = b"1" * 32


def test_a_session_acts_for_its_person_until_it_ends(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            assert await store.reading(people.session_person, TOKEN) is None
            await store.writing(people.add_guest, ANN, TOKEN)
            await store.writing(people.add_session, "ann", b"2" * 32, 5)
            await store.writing(people.rename, "ann", "Ann")
            await store.writing(people.session_seen, TOKEN, 9)
            for token in (TOKEN, b"2" * 32):
                assert await store.reading(people.session_person, token) == Person("ann", "Ann", 1)
            await store.writing(people.end_session, TOKEN)
            assert await store.reading(people.session_person, TOKEN) is None
            assert await store.reading(people.session_person, b"2" * 32) is not None

    asyncio.run(main())


def test_names_are_found_for_those_who_exist(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            await store.writing(people.add_guest, Person("ann", "Ann", 1), TOKEN)
            unknown = [f"p{number}" for number in range(1200)]
            assert await store.reading(people.named, [*unknown, "ann"]) == {"ann": "Ann"}

    asyncio.run(main())


def test_a_deleted_person_is_gone_everywhere_but_in_the_logs(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            store = desk.store
            await store.writing(people.add_guest, ANN, TOKEN)
            table = (await desk.create(new_game())).table
            await store.writing(people.grant, "ann", table, "see")
            await store.writing(people.delete_person, "ann", 7)
            assert await store.reading(people.session_person, TOKEN) is None
            assert await store.reading(people.rights_of, "ann", table) == frozenset()
            assert await store.summaries_of("ann") == []
            assert (await desk.entries(table))[0].by == "ann"

    asyncio.run(main())


def test_an_invitation_leads_to_its_table_and_its_code_is_used_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            store = desk.store
            one = (await desk.create(new_game())).table
            other = (await desk.create(new_game())).table
            assert await store.reading(people.invite_of, one) is None
            await store.writing(people.add_invite, "AAAA2222", one, 1)
            await store.writing(people.add_invite, "BBBB3333", one, 2)
            assert await store.reading(people.invited_to, "AAAA2222") == one
            assert await store.reading(people.invite_of, one) == "BBBB3333"
            with pytest.raises(IntegrityError):
                await store.writing(people.add_invite, "AAAA2222", other, 1)
            with pytest.raises(ProblemError, match="INVITE_UNKNOWN"):
                await store.reading(people.invited_to, "CCCC4444")

    asyncio.run(main())


def test_rights_to_see_and_to_sit_are_given_apart_and_may_be_given_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            store = desk.store
            await store.writing(people.add_guest, ANN, TOKEN)
            table = (await desk.create(new_game(by="ben"))).table
            await store.writing(people.grant, "ann", table, "see")
            assert await store.reading(people.rights_of, "ann", table) == {"see"}
            await store.writing(people.grant, "ann", table, "see", "sit")
            assert await store.reading(people.rights_of, "ann", table) == {"see", "sit"}

    asyncio.run(main())


def test_lists_show_public_tables_by_status_and_a_persons_own_the_latest_first(tmp_path: Path) -> None:
    async def main() -> None:
        now = 0

        def clock() -> int:
            nonlocal now
            now += 1
            return now

        async with open_desk(tmp_path / "w.db", clock=clock) as desk:
            store = desk.store
            first = (await desk.create(NewTable(TALLY.id, 2, "ben"))).table
            hidden = (await desk.create(NewTable(TALLY.id, 2, "ben", private=True))).table
            running = (await desk.create(new_game())).table
            await desk.do(first, Sit("ann", SEED))
            await desk.do(hidden, Sit("ann", SEED))
            assert [item.table for item in await store.public_summaries()] == [first, running]
            assert [item.table for item in await store.public_summaries(Wanted(["open"]))] == [first]
            assert [item.table for item in await store.public_summaries(Wanted(limit=1))] == [first]
            assert [item.table for item in await store.summaries_of("ann")] == [hidden, first, running]
            await act(desk, running, "add 1")
            await desk.do(hidden, Leave("ann", 0))
            assert [item.table for item in await store.summaries_of("ann")] == [running, first]
            assert {item.table for item in await store.summaries_of("ben")} == {first, hidden}
            assert await store.summaries_of("ann", Wanted(["finished"])) == []
            assert await store.summary("nothere") is None

    asyncio.run(main())


def test_a_summary_says_who_sits_there_and_for_whom_the_table_waits(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_desk(tmp_path / "w.db") as desk:
            table = (await desk.create(new_game(seats=2))).table
            summary = await desk.store.summary(table)
            assert summary is not None
            assert [(seat.person, seat.bot) for seat in summary.seats] == [("ann", None), (None, "random")]
            assert (summary.to_act, summary.waits_for(0), summary.bot_to_act) == ([0], ["ann"], False)
            await act(desk, table, "add 1")
            await act(desk, table, "end")
            summary = await desk.store.summary(table)
            assert summary is not None
            assert (summary.to_act, summary.waits_for(0), summary.bot_to_act) == ([1], [], True)

    asyncio.run(main())


def test_a_list_is_narrowed_by_game_and_seats_and_goes_on_where_it_ended(tmp_path: Path) -> None:
    async def main() -> None:
        # Some tables of one moment: what the clock does not tell apart, the list does.
        async with open_desk(tmp_path / "w.db", clock=lambda: 5) as desk:
            store = desk.store
            made = [
                (await desk.create(NewTable(TALLY.id, 2 + number % 2, "ben"))).table for number in range(7)
            ]
            found: list[str] = []
            place = None
            while lines := await store.public_summaries(Wanted(before=place, limit=3)):
                found += [line.table for line in lines]
                place = (lines[-1].updated_at, lines[-1].table)
            assert sorted(found) == sorted(made)
            assert len(await store.public_summaries(Wanted(seats=3))) == 3
            assert len(await store.public_summaries(Wanted(game="tally", seats=2))) == 4
            assert await store.public_summaries(Wanted(game="other")) == []

    asyncio.run(main())


def test_my_tables_that_go_on_come_before_those_that_are_over(tmp_path: Path) -> None:
    async def main() -> None:
        now = 0

        def clock() -> int:
            nonlocal now
            now += 1
            return now

        async with open_desk(tmp_path / "w.db", clock=clock) as desk:
            running = (await desk.create(new_game())).table
            finished = (await desk.create(new_game(seats=1, goal=1))).table
            for action in ("add 1", "end"):
                await act(desk, finished, action)
            assert [item.table for item in await desk.store.summaries_of("ann")] == [running, finished]

    asyncio.run(main())
