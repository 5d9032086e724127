"""What is kept of games that have ended, and the ratings that follow from it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select
from tests.store.desks import SEED, act, new_game, open_desk
from tests.store.tally import TALLY

from wissel.cli.main import main as wissel
from wissel.cli.opened import DATABASE
from wissel.store import people, ratings, results
from wissel.store.desk import Desk
from wissel.store.new_table import NewTable
from wissel.store.people import Person
from wissel.store.ratings import Played, Rating, rated
from wissel.store.schema import finished_games
from wissel.store.schema import results as seats
from wissel.tables.commands import Replace, Sit, Start
from wissel.tables.results import SeatResult, can_be_rated
from wissel.web.catch_up import keep_old_results


async def two_people(desk: Desk, **more: Any) -> str:
    """A running game of ann and ben; the first to add something wins."""
    new = NewTable(TALLY.id, 2, "ann", options={"goal": 1}, seed=SEED, **more)
    table = (await desk.create(new)).table
    await desk.do(table, Sit("ben", SEED))
    await desk.do(table, Start("ann"))
    return table


async def ended(desk: Desk, **more: Any) -> str:
    table = await two_people(desk, **more)
    await act(desk, table, "add 1")
    await act(desk, table, "end")
    return table


def stored(connection: Connection) -> list[dict[str, Any]]:
    query = select(seats).join(finished_games).order_by(finished_games.c.number, seats.c.seat)
    return [dict(row) for row in connection.execute(query).mappings()]


def run(path: Path, work: Any) -> Any:
    async def main() -> Any:
        async with open_desk(path) as desk:
            return await work(desk)

    return asyncio.run(main())


def test_the_result_of_a_game_is_kept_with_its_last_entry(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table = await two_people(desk, private=True)
        await act(desk, table, "add 1")
        assert await desk.store.reading(stored) == []
        await act(desk, table, "end")
        rows = await desk.store.reading(stored)
        assert [(row["person_id"], row["total"], row["rank"], row["helped"]) for row in rows] == [
            ("ann", 1, 1, False),
            ("ben", 0, 2, False),
        ]
        assert rows[0]["mu"] > ratings.MEAN > rows[1]["mu"]
        game = await desk.store.reading(lambda c: c.execute(select(finished_games)).mappings().one())
        assert (game["table_id"], game["private"], game["reason"], game["number"]) == (table, True, "goal", 1)
        assert game["started_at"] <= game["finished_at"]
        await desk.rematch(table, NewTable(TALLY.id, 2, "ann"))
        assert len(await desk.store.reading(stored)) == 2

    run(tmp_path / "w.db", work)


def test_a_game_that_is_not_to_count_changes_no_rating(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        await ended(desk, rated=False)
        assert [row["mu"] for row in await desk.store.reading(stored)] == [None, None]
        assert await desk.store.reading(ratings.ladder, TALLY.id) == []

    run(tmp_path / "w.db", work)


def test_computer_players_are_on_the_ladder_by_their_level(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        table = (await desk.create(new_game(seats=3, goal=1))).table
        await act(desk, table, "add 1")
        await act(desk, table, "end")
        ladder = await desk.store.reading(ratings.ladder, TALLY.id)
        assert [(player, rating.games) for player, rating in ladder] == [("ann", 1), ("bot:random", 1)]
        assert ladder[0][1].mu > ratings.MEAN > ladder[1][1].mu

    run(tmp_path / "w.db", work)


def test_who_let_a_computer_player_help_can_lose_and_not_win(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        for loser_is_helped in (False, True):
            table = await two_people(desk)
            await desk.do(table, Replace("ben" if loser_is_helped else "ann", int(loser_is_helped), "random"))
            await act(desk, table, "add 1")
            await act(desk, table, "end")
        rows = await desk.store.reading(stored)
        assert [row["helped"] for row in rows] == [True, False, False, True]
        helped_winner, loser, winner, helped_loser = (row["mu"] for row in rows)
        assert helped_winner == ratings.MEAN
        assert loser < ratings.MEAN < winner
        assert helped_loser < loser

    run(tmp_path / "w.db", work)


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (("ann", "ben"), True),
        (("ann", None), True),
        (("ann", "ann"), False),
        (("ann", "ben", "ann"), False),
        ((None, None), False),
        (("ann",), False),
    ],
)
def test_only_games_between_different_players_with_a_person_count(
    players: tuple[str | None, ...], counts: bool
) -> None:
    sitting = [
        SeatResult(number, person, None if person else "planner", False, 0, 1, None)
        for number, person in enumerate(players)
    ]
    assert can_be_rated(sitting) == counts


def test_ties_and_ranks_move_ratings_and_several_seats_of_one_player_move_together() -> None:
    tied = rated([Played("a", 1, False), Played("b", 1, False)], {})
    assert tied[0].mu == pytest.approx(tied[1].mu)
    three = rated([Played("a", 2, False), Played("bot:x", 1, False), Played("bot:x", 3, False)], {})
    assert three[1] == three[2]
    assert three[1].games == 1
    sure = {"a": Rating(40, 1, 50)}
    upset = rated([Played("a", 2, False), Played("b", 1, False)], sure)
    assert upset[1].mu - 25 > 25 - rated([Played("a", 1, False), Played("b", 2, False)], sure)[1].mu
    assert (Rating().points, Rating().uncertainty) == (1500, 500)


def test_ratings_computed_anew_are_the_same_to_the_last_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / DATABASE

    async def work(desk: Desk) -> Any:
        await desk.store.writing(people.add_guest, Person("ann", "Ann", 1), b"1" * 32)
        for number in range(6):
            await ended(desk, rated=number != 3)
        return await desk.store.reading(stored), await desk.store.reading(ratings.ladder, TALLY.id)

    rows, ladder = run(path, work)
    assert len(ladder) == 2
    with closing(sqlite3.connect(path)) as spoilt:
        spoilt.execute("UPDATE ratings SET mu = 0")
        spoilt.execute("UPDATE results SET mu = 0")
        spoilt.commit()
    monkeypatch.setenv("LC_ALL", "C")
    assert wissel(["admin", "--data", str(tmp_path), "ratings", "--recompute"]) == 0
    said = capsys.readouterr().out
    assert "5 games count" in said
    assert "Ann" in said
    assert wissel(["admin", "--data", str(tmp_path), "ratings", "--json"]) == 0
    assert [row["player"] for row in json.loads(capsys.readouterr().out)[TALLY.id]] == ["ann", "ben"]

    async def again(desk: Desk) -> Any:
        return await desk.store.reading(stored), await desk.store.reading(ratings.ladder, TALLY.id)

    assert run(path, again) == (rows, ladder)


def test_games_that_an_older_version_played_are_kept_later_and_count_in_their_order(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        now = iter(range(1_000_000, 2_000_000, 1000))
        desk._clock = lambda: next(now)
        tables = [await ended(desk) for _ in range(4)]
        await desk.rematch(tables[0], NewTable(TALLY.id, 2, "ann"))
        before = await desk.store.reading(stored), await desk.store.reading(ratings.ladder, TALLY.id)

        def lose(connection: Connection) -> None:
            connection.execute(delete(seats).where(seats.c.table_id.in_(tables[:2])))
            connection.execute(delete(finished_games).where(finished_games.c.table_id.in_(tables[:2])))

        await desk.store.writing(lose)
        assert await desk.store.reading(results.unrecorded) == [tables[1], tables[0]]
        assert await keep_old_results(desk) == 2
        assert await keep_old_results(desk) == 0
        after = await desk.store.reading(stored), await desk.store.reading(ratings.ladder, TALLY.id)
        assert after == before

    run(tmp_path / "w.db", work)
