"""First games to learn by: an arranged deal, at a table of one's own."""

from __future__ import annotations

import pytest
from tests.web.serving import Served, seed

from wissel.tables.lessons import LESSONS


def test_a_lesson_is_a_private_game_that_counts_nowhere(site: Served) -> None:
    learner = site.person()
    table = learner.post("/api/lessons", {"game": "paris-connection", "seed": seed()})["table"]
    info = learner.get(f"/api/tables/{table}")
    assert info["origin"] == {"kind": "lesson", "table": None, "seq": None, "fair": False}
    assert (info["status"], info["private"], info["rated"]) == ("running", True, False)
    assert [seat["bot"] for seat in info["seats"]] == [None, "club", "club"]
    assert table not in [one["table"] for one in learner.get("/api/tables")["tables"]]
    assert [one["table"] for one in learner.get("/api/tables?mine=true")["tables"]] == [table]
    assert site.person().http.get(f"/api/tables/{table}").status_code == 404


def test_the_deal_of_a_lesson_is_always_the_same_and_the_learner_begins(site: Served) -> None:
    hands = []
    for _ in range(2):
        learner = site.person()
        table = learner.post("/api/lessons", {"game": "paris-connection", "seed": seed()})["table"]
        with learner.follows(table, 0) as stream:
            step = stream.until("step")
        assert (step["view"]["seat"], step["menu"] is None) == (0, False)
        hands.append(step["own"]["hand"])
    assert hands[0] == hands[1] == [3, 4, 2, 0, 0, 1]


@pytest.mark.parametrize("game", LESSONS)
def test_the_others_play_on_in_every_lesson(site: Served, game: str) -> None:
    learner = site.person()
    table = learner.post("/api/lessons", {"game": game, "seed": seed()})["table"]
    with learner.follows(table, 0) as stream:
        step = stream.until("step")
        if step["menu"].get("keep"):
            keep = "keep " + " ".join(step["menu"]["keep"]["offer"][:2])
            step = stream.until_seq(learner.act(table, step, 0, keep))
            while step["view"]["phase"] == "choose":
                step = stream.until("step")
            assert step["view"]["seat"] == 0
        else:
            place = next(one for one in step["menu"]["trade"] if one["actions"])
            step = stream.until_seq(learner.act(table, step, 0, place["actions"][0]))
            while step["view"]["seat"] != 0:
                step = stream.until("step")
            assert step["view"]["turn"] == 4


def test_there_is_no_lesson_in_an_unknown_game(site: Served) -> None:
    body = {"game": "chess", "seed": seed()}
    assert site.person().post("/api/lessons", body, status=404)["code"] == "GAME_UNKNOWN"
