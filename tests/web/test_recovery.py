"""Whoever has lost the password comes back: by a link to the confirmed address, or a code of the host."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from tests.web.noticing import Serve, confirmed, put, read_mail
from tests.web.receiver import Receiver
from tests.web.serving import Person, Served, new_table, seed
from tests.web.test_accounts import QUICK, SECRET, refused, signed_in
from tests.web.test_devices import Clock

from wissel.store.recoveries import offer_recovery
from wissel.web.invites import code_digest
from wissel.web.recovery import GOOD_MS
from wissel.web.settings import default_rates

NEW = "other odd words now"
DOUBLES: dict[str, Any] = {"hasher": QUICK}


def with_account(site: Served, receiver: Receiver, name: str) -> Person:
    """Somebody with an account and a confirmed address."""
    person = confirmed(site, receiver, name)
    person.post("/api/account", {"name": name, "password": SECRET})
    return person


def asks(site: Served, name: str) -> Any:
    return site.person().post("/api/account/forgot", {"name": name})


def code_in(got: Any) -> str:
    found = re.search(r"/m/(\S+)", read_mail(got).get_content())
    assert found
    return found[1]


def test_a_link_by_mail_lets_one_choose_another_password_once(serve: Serve, receiver: Receiver) -> None:
    with serve(DOUBLES, public_url="http://site.test") as site:
        marit = with_account(site, receiver, "marit")
        table = new_table(marit, private=True, sit=seed())
        asks(site, "Marit")
        got = receiver.next()
        assert got["envelope"][1] == "TO:<marit@mail.test>"
        assert read_mail(got)["Subject"] == "A new password for Wissel"
        code = code_in(got)
        device = site.person()
        assert device.get(f"/api/moves/{code}") == {"name": "marit", "me": False, "account": "marit"}
        # Without a password that is good enough nothing happens, and the code stays good.
        assert refused(device, f"/api/moves/{code}", {}) == "PASSWORD_TOO_SHORT"
        assert device.get("/api/me")["person"] is None
        device.post(f"/api/moves/{code}", {"password": NEW})
        assert [one["table"] for one in device.get("/api/tables?mine=true")["tables"]] == [table]
        # Whoever else was signed in is not any more; the old password is none.
        assert marit.get("/api/me")["person"] is None
        assert (
            refused(site.person(), "/api/sign-in", {"name": "marit", "password": SECRET}) == "SIGN_IN_WRONG"
        )
        assert signed_in(site, "marit", NEW).get("/api/me")["account"] == "marit"
        assert refused(site.person(), f"/api/moves/{code}", {"password": NEW}) == "MOVE_UNKNOWN"


def test_the_answer_tells_nobody_whether_there_is_such_an_account(serve: Serve, receiver: Receiver) -> None:
    with serve(DOUBLES) as site:
        with_account(site, receiver, "marit")
        bare = site.person().named("Bare")
        bare.post("/api/account", {"name": "Bare", "password": SECRET})
        pending = site.person().named("Pending")
        pending.post("/api/account", {"name": "Pending", "password": SECRET})
        put(pending, "/api/me/notices/mail", {"address": "pending@mail.test"})
        receiver.next()
        answers = [asks(site, name) for name in ("Nobody", "Bare", "Pending", "Marit")]
        assert answers == [{"minutes": 30}] * 4
        # Nothing goes to an address that nobody has confirmed: the first mail is for the last name.
        assert read_mail(receiver.next())["To"] == "marit@mail.test"


def test_a_link_ends_after_its_time_and_when_another_is_asked_for_or_the_password_is_changed(
    serve: Serve, receiver: Receiver
) -> None:
    clock = Clock()
    with serve(DOUBLES | {"now": clock}) as site:
        marit = with_account(site, receiver, "marit")
        codes = []
        for _ in range(2):
            asks(site, "marit")
            codes.append(code_in(receiver.next()))
        assert refused(site.person(), f"/api/moves/{codes[0]}", {"password": NEW}) == "MOVE_UNKNOWN"
        assert site.person().get(f"/api/moves/{codes[1]}")["account"] == "marit"
        put(marit, "/api/account/password", {"old": SECRET, "new": "quite another one"})
        assert refused(site.person(), f"/api/moves/{codes[1]}", {"password": NEW}) == "MOVE_UNKNOWN"
        asks(site, "marit")
        late = code_in(receiver.next())
        clock.now += GOOD_MS
        assert refused(site.person(), f"/api/moves/{late}", {"password": NEW}) == "MOVE_UNKNOWN"


@pytest.mark.parametrize("name", ["marit", "nobody"])
def test_links_for_one_name_are_few_whoever_asks(serve: Serve, receiver: Receiver, name: str) -> None:
    with serve(DOUBLES, rates=default_rates()) as site:
        with_account(site, receiver, "marit")
        for _ in range(3):
            asks(site, name)
        answer = site.person().http.post("/api/account/forgot", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (429, "RATE_LIMITED")


def test_a_server_without_mail_says_so_to_everybody(site: Served) -> None:
    answer = site.person().http.post("/api/account/forgot", json={"name": "Whoever"})
    assert answer.json()["code"] == "NO_MAIL"


def test_a_guest_comes_back_by_a_code_of_the_hosts_without_a_password(serve: Serve) -> None:
    with serve(DOUBLES) as site:
        guest = site.person().named("Gus")
        person = guest.get("/api/me")["person"]
        offered = site.site.store.writing(
            offer_recovery, code_digest("ABCDE fghjk"), person, site.site.now() + 1000
        )
        wait(site, offered)
        device = site.person()
        assert device.get("/api/moves/abcdefghjk") == {"name": "Gus", "me": False, "account": None}
        assert device.post("/api/moves/abcdefghjk")["person"] == person
        # Nobody else is signed out: there is no password that somebody could have had.
        assert guest.get("/api/me")["person"] == person
        assert refused(site.person(), "/api/moves/abcdefghjk", {}) == "MOVE_UNKNOWN"


def wait(site: Served, doing: Any) -> None:
    asyncio.run_coroutine_threadsafe(doing, site.loop()).result(20)
