"""What the stream of a seat tells when somebody else sits there now."""

from __future__ import annotations

from tests.web.serving import Served, new_table, sit


def test_a_stream_of_a_seat_that_was_left_tells_nothing_of_who_sits_there_now(site: Served) -> None:
    spy, victim, third = site.person(), site.person(), site.person()
    table = new_table(third)
    assert [sit(spy, table), sit(third, table)] == [0, 1]
    with spy.follows(table, 0) as stream:
        stream.until("step")
        spy.post(f"/api/tables/{table}/leave", {"seat": 0})
        assert sit(victim, table) == 0
        third.post(f"/api/tables/{table}/computer", {"seat": 2})
        third.post(f"/api/tables/{table}/start")
        step = stream.until_seq(7)
        assert step["view"] is not None
        assert (step["own"], step["menu"], step["decision"]) == (None, None, None)


def test_who_sits_down_again_gets_what_the_seat_sees_again(site: Served) -> None:
    host, other = site.person(), site.person()
    table = new_table(host, computers={"2": "random"})
    assert [sit(host, table), sit(other, table)] == [0, 1]
    with other.follows(table, 1) as stream:
        stream.until("step")
        other.post(f"/api/tables/{table}/leave", {"seat": 1})
        assert sit(other, table, 1) == 1
        host.post(f"/api/tables/{table}/start")
        assert stream.until_seq(7)["own"] is not None
