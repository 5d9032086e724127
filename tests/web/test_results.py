"""Results of real games: kept line by line, with what the table agreed on ratings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select
from tests.web.serving import Served, new_table, wait_until

from wissel.store.schema import finished_games, results


def rows_of(site: Served, table: str) -> list[dict[str, Any]]:
    query = select(results, finished_games.c.rated).join(finished_games)
    with site.site.store._reading_engine.begin() as connection:
        found = connection.execute(query.where(results.c.table_id == table).order_by(results.c.seat))
        return [dict(row) for row in found.mappings()]


@pytest.mark.parametrize(
    ("game", "line"), [("paris-connection", "hand"), ("ticket-to-ride-europe", "tickets")]
)
def test_the_score_of_each_seat_is_kept_line_by_line(site: Served, game: str, line: str) -> None:
    person = site.person()
    seats = 3
    computers = {str(seat): "planner" for seat in range(seats)}
    table = new_table(person, seats=seats, game=game, computers=computers, start=True)
    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished", 60)
    told = person.get(f"/api/tables/{table}/export")["result"]
    rows = rows_of(site, table)
    assert [row["total"] for row in rows] == told["totals"]
    assert [row["rank"] for row in rows] == told["ranks"]
    lines = [json.loads(row["lines"]) for row in rows]
    assert lines == told["lines"]["seats"]
    assert line in lines[0]
    assert [row["bot"] for row in rows] == ["planner"] * seats
    assert not rows[0]["rated"]


def test_a_table_says_whether_it_is_rated_and_so_does_its_next(site: Served) -> None:
    person = site.person()
    assert person.get(f"/api/tables/{new_table(person)}")["rated"] is True
    table = new_table(person, rated=False)
    assert person.get(f"/api/tables/{table}")["rated"] is False
    person.post(f"/api/tables/{table}/close")
    again = person.post(f"/api/tables/{table}/rematch")["table"]
    assert person.get(f"/api/tables/{again}")["rated"] is False
