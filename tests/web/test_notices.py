"""Whoever is not looking is told that a table waits: once, by the ways chosen, and no more than that."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from typing import Any

import pytest
from tests.web.noticing import (
    HOOK,
    Browser,
    Serve,
    body,
    confirmed,
    nothing_came_before,
    put,
    read_mail,
    waits,
    with_hook,
)
from tests.web.receiver import Receiver
from tests.web.serving import Served, command_id, first_action, new_table, seed, sit, wait_until

from wissel.web.notices import PAUSED_AFTER
from wissel.web.webpush import decode64


def test_push_and_webhook_tell_which_table_waits_and_nothing_else(serve: Serve, receiver: Receiver) -> None:
    with serve(public_url="http://wissel.test") as site:
        ann = with_hook(site, "Ann")
        browser = Browser.new()
        ann.http.post("/api/me/notices/push", json=browser.subscription(), headers={"accept-language": "nl"})
        chosen = ann.get("/api/me/notices")
        table = waits(ann, name="Sunday", private=True)
        got = {one["headers"]["host"]: one for one in receiver.some(2)}

        pushed = got["push.test"]
        assert browser.read(body(pushed)) == {
            "title": "Jouw beurt: Paris Connection",
            "body": "‘Sunday’ wacht op je.",
            "url": f"/t/{table}",
            "tag": table,
        }
        assert pushed["headers"]["content-encoding"] == "aes128gcm"
        assert int(pushed["headers"]["ttl"]) > 3600
        assert pushed["headers"]["authorization"].endswith(f", k={chosen['push_key']}")
        assert b"Sunday" not in body(pushed)

        told = json.loads(body(got["hook.test"]))
        assert told.pop("at") > 1_600_000_000_000
        assert told == {
            "type": "your_turn",
            "table": table,
            "name": "Sunday",
            "game": "paris-connection",
            "url": f"http://wissel.test/t/{table}",
        }
        signed = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", got["hook.test"]["headers"]["wissel-signature"])
        assert signed
        secret = decode64(chosen["webhook"]["secret"])
        proof = hmac.new(secret, f"{signed[1]}.".encode() + body(got["hook.test"]), hashlib.sha256)
        assert proof.hexdigest() == signed[2]


def test_a_turn_is_told_once_and_the_next_turn_again(
    serve: Serve, receiver: Receiver, hexes: list[str]
) -> None:
    with serve() as site:
        ann = with_hook(site, "Ann")
        table = waits(ann)
        assert json.loads(body(receiver.next()))["table"] == table
        with ann.follows(table, 0) as stream:
            stream.socket.send("hidden")
            while stream.step is None or not stream.step["menu"]:
                stream.next()
            # Going on within the turn is no new turn; nor is what computer players do in between.
            ann.act(table, stream.step, 0, first_action(stream.step["menu"], hexes))
            while not stream.step["menu"] or stream.step["menu"]["finish"]["problem"] is not None:
                stream.next()
            ann.act(table, stream.step, 0, "finish")
        assert json.loads(body(receiver.next()))["table"] == table
        other = waits(ann)
        assert json.loads(body(receiver.next()))["table"] == other


def test_whoever_looks_is_not_told_until_the_page_is_hidden(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        ann, table = with_hook(site, "Ann"), None
        hidden = new_table(ann, computers={"1": "random", "2": "random"}, sit=seed())
        with ann.follows(hidden, 0) as stream:
            stream.until("step")
            ann.post(f"/api/tables/{hidden}/start")
            stream.until("step", fresh=True)
            # Another table that nobody looks at, begun later, is told first.
            table = waits(ann)
            assert json.loads(body(receiver.next()))["table"] == table
            stream.socket.send("hidden")
            assert json.loads(body(receiver.next()))["table"] == hidden


def test_whoever_acts_in_time_is_not_told(serve: Serve, receiver: Receiver) -> None:
    with serve(notice_after=1.0) as site:
        ann, bob = with_hook(site, "Ann"), with_hook(site, "Bob", "/bob")
        table = new_table(ann, sit=seed())
        people = [ann, bob, site.person().named("Cy")]
        for person in people[1:]:
            person.post(f"/api/invites/{ann.get(f'/api/tables/{table}/invite')['code']}")
            sit(person, table)
        ann.post(f"/api/tables/{table}/start")
        # Whoever begins trades at once; only from then on time passes for the next.
        acted: list[str] = []
        while "Ann" not in acted or acted[-1] != "Ann":
            for seat, person in enumerate(people):
                with person.follows(table, seat) as stream:
                    step = stream.until("step")
                if step["menu"]:
                    person.act(
                        table,
                        step,
                        seat,
                        next(t["actions"][0] for t in step["menu"]["trade"] if t["actions"]),
                    )
                    acted.append(("Ann", "Bob", "Cy")[seat])
                    break
        # Now Bob is awaited, and only he is told.
        assert receiver.next()["path"] == "/bob"
        nothing_came_before(site, receiver)


def test_mail_is_sent_to_a_confirmed_address_and_ends_with_one_click(
    serve: Serve, receiver: Receiver
) -> None:
    with serve(public_url="http://site.test") as site:
        eva = site.person().named("eva")
        put(eva, "/api/me/notices/mail", {"address": "eva@mail.test"})
        receiver.next()
        waits(eva, name="Unheard")
        ben = confirmed(site, receiver, "ben", "es")
        table = waits(ben, name="Monday")
        got = receiver.next()
        assert got["envelope"] == ["FROM:<wissel@site.test>", "TO:<ben@mail.test>"]
        mail = read_mail(got)
        assert mail["Subject"] == "Te toca: Paris Connection, Monday"
        assert f"http://site.test/t/{table}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip("<>").removeprefix("http://site.test")
        form = {"content-type": "application/x-www-form-urlencoded", "origin": "https://mail.example"}
        somebody = site.person()
        asked = somebody.http.get(stop)
        assert (asked.status_code, asked.headers["location"]) == (303, stop.removeprefix("/api"))
        assert ben.get("/api/me/notices")["mail"] is not None
        answer = somebody.http.post(stop, content="List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200, answer.text
        assert ben.get("/api/me/notices")["mail"] is None
        assert somebody.http.post(stop, content="", headers=form).json()["code"] == "LINK_UNKNOWN"


def test_mails_keep_their_distance(serve: Serve, receiver: Receiver) -> None:
    with serve(mail_gap=3600.0) as site:
        ben, eva = confirmed(site, receiver, "ben"), confirmed(site, receiver, "eva")
        put(ben, "/api/me/notices/webhook", {"url": HOOK})
        first = waits(ben, name="First")
        # Which of the two is sent first is not said.
        got = {one["kind"]: one for one in (receiver.next(), receiver.next())}
        assert "First" in read_mail(got.pop("mail"))["Subject"]
        (hook,) = got.values()
        assert json.loads(body(hook))["table"] == first
        # The webhook tells of each; a second mail waits for its time.
        for name in ("Second", "Third"):
            table = waits(ben, name=name)
            assert json.loads(body(receiver.next()))["table"] == table
        # Another person's mail is sent as late after its turn as those that wait would have been.
        waits(eva, name="Marker")
        assert read_mail(receiver.next())["To"] == "eva@mail.test"


def test_links_of_mails_hold_for_their_purpose_and_address_only(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        ben = confirmed(site, receiver, "ben")
        person = ben.get("/api/me")["person"]
        put(ben, "/api/me/notices/mail", {"address": "new@mail.test"})
        link = re.search(r"/mail/confirm/(\S+)", read_mail(receiver.next()).get_content())
        assert link
        stranger = site.person()
        for token in (f"{person}.AAAA", f"{person}.", person, "x.y", link[1] + "A"):
            assert stranger.post(f"/api/mail/confirm/{token}", status=404)["code"] == "LINK_UNKNOWN"
        assert stranger.post(f"/api/mail/stop/{link[1]}", status=404)["code"] == "LINK_UNKNOWN"
        put(ben, "/api/me/notices/mail", {"address": "newer@mail.test"})
        receiver.next()
        assert stranger.post(f"/api/mail/confirm/{link[1]}", status=404)["code"] == "LINK_UNKNOWN"


def test_a_browser_that_unsubscribed_is_forgotten(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        ann = site.person().named("Ann")
        for path in ("/gone", "/send"):
            ann.post("/api/me/notices/push", Browser.new(path).subscription())
        assert ann.post("/api/me/notices/try") == {"delivered": 1, "failed": 1}
        assert sorted(one["path"] for one in receiver.some(2)) == ["/gone", "/send"]
        assert ann.get("/api/me/notices")["browsers"] == 1


def test_a_webhook_that_keeps_failing_is_left_alone_until_it_is_named_again(
    serve: Serve, receiver: Receiver
) -> None:
    with serve() as site:
        ann = with_hook(site, "Ann", "/broken")
        for _ in range(PAUSED_AFTER):
            assert not ann.get("/api/me/notices")["webhook"]["paused"]
            assert ann.post("/api/me/notices/try") == {"delivered": 0, "failed": 1}
            receiver.next()
        assert ann.get("/api/me/notices")["webhook"]["paused"]
        waits(ann)
        bob = with_hook(site, "Bob", "/bob")
        waits(bob)
        # Ann's turn came first, and is over its time; only Bob hears of his.
        assert receiver.next()["path"] == "/bob"
        told = put(ann, "/api/me/notices/webhook", {"url": HOOK})
        assert not told["webhook"]["paused"]
        other = waits(ann)
        assert json.loads(body(receiver.next()))["table"] == other


def test_what_could_not_be_delivered_is_sent_again_and_then_not_any_more(
    serve: Serve, receiver: Receiver
) -> None:
    with serve() as site:
        ann = with_hook(site, "Ann", "/flaky")
        ann.post("/api/me/notices/push", Browser.new("/flaky-push").subscription())
        table = waits(ann)
        got = receiver.some(4)
        assert sorted(one["path"] for one in got) == ["/flaky", "/flaky", "/flaky-push", "/flaky-push"]
        assert {json.loads(body(one))["table"] for one in got if one["path"] == "/flaky"} == {table}
        # It has not failed: ten that fail in a row would end it.
        waits(ann)
        assert sorted(one["path"] for one in receiver.some(2)) == ["/flaky", "/flaky-push"]
        nothing_came_before(site, receiver)


def test_a_mail_that_was_not_taken_is_sent_again(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        eva = confirmed(site, receiver, "flaky")
        waits(eva, name="Monday")
        assert "Monday" in read_mail(receiver.next())["Subject"]


def test_what_is_past_is_not_sent_again(serve: Serve, receiver: Receiver) -> None:
    with serve() as site:
        ann = with_hook(site, "Ann", "/broken")
        table = waits(ann)
        assert json.loads(body(receiver.next()))["table"] == table
        ann.post(f"/api/tables/{table}/concede", {"seat": 0, "command": command_id()})
        wait_until(lambda: all(place[0] != table for place in list(site.site.notices._tasks)), 5)


def test_after_a_restart_people_are_told_of_what_waits_and_not_again_of_what_they_know(
    serve: Serve, receiver: Receiver
) -> None:
    with serve(notice_after=0.1) as site:
        ann = with_hook(site, "Ann")
        cookies = dict(ann.http.cookies)
        known = waits(ann)
        assert json.loads(body(receiver.next()))["table"] == known
    with serve(notice_after=3600.0) as site:
        ann = site.person()
        ann.http.cookies.update(cookies)
        late = waits(ann)
        with ann.follows(late, 0) as stream:
            while stream.step is None or not stream.step["menu"]:
                stream.next()
    with serve(notice_after=0.1) as site:
        assert json.loads(body(receiver.next()))["table"] == late
        nothing_came_before(site, receiver)


@pytest.mark.parametrize(
    ("method", "path", "sent", "code"),
    [
        ("PUT", "webhook", {"url": "http://hook.test/"}, "BAD_ADDRESS"),
        ("PUT", "webhook", {"url": "https://hook.test:8000/"}, "BAD_ADDRESS"),
        ("PUT", "mail", {"address": "nobody"}, "BAD_MAIL_ADDRESS"),
        ("PUT", "mail", {"address": "a@b.test\nBcc: c@d.test"}, "BAD_MAIL_ADDRESS"),
        ("POST", "push", Browser.new().subscription() | {"auth": "AAAA"}, "BAD_PUSH_KEYS"),
        ("POST", "push", Browser.new().subscription() | {"p256dh": "ß"}, "BAD_PUSH_KEYS"),
        ("POST", "push", Browser.new().subscription() | {"endpoint": "https://x.test:1/"}, "BAD_ADDRESS"),
    ],
)
def test_what_cannot_be_reached_is_refused(
    serve: Serve, method: str, path: str, sent: Any, code: str
) -> None:
    with serve() as site:
        ann = site.person().named("Ann")
        answer = ann.http.request(method, f"/api/me/notices/{path}", json=sent)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_server_without_a_mail_server_says_so(site: Served) -> None:
    ann = site.person().named("Ann")
    assert not ann.get("/api/me/notices")["mail_possible"]
    assert put(ann, "/api/me/notices/mail", {"address": "a@b.test"}, status=422)["code"] == "NO_MAIL"
