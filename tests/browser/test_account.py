"""Keeping one's games, finding them elsewhere, and going on at another device."""

from __future__ import annotations

import re
import secrets
import subprocess
import sys
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import PHONE, Person
from tests.browser.scenes import against_computers, new_table
from tests.browser.sites import Process

PASSWORD = "four odd words here"


def part(person: Person, message: str) -> Any:
    """A part of the dialog, opened."""
    dialog = person.dialog("account-title")
    section = dialog.locator("details").filter(has=person.page.get_by_text(person.say(message), exact=True))
    if section.get_attribute("open") is None:
        section.locator("summary").click()
    return section


def fill(person: Person, section: Any, message: str, text: str) -> None:
    section.get_by_label(person.say(message), exact=True).fill(text)


def test_a_guest_keeps_its_games_and_finds_them_in_another_browser(visit: Visit, url: str) -> None:
    guest, elsewhere = visit(url, "Marit"), visit(url, "Elsewhere", viewport=PHONE, is_mobile=True)
    name = f"Marit {secrets.token_hex(3)}"
    table = new_table(guest, name="The slow train")
    guest.goes("/")
    guest.button("account-keep").click()
    section = part(guest, "account-keep")
    fill(guest, section, "account-name", name)
    fill(guest, section, "account-password", "password123")
    guest.expects("422")
    guest.button("account-keep-submit").click()
    expect(section.get_by_text(guest.say("problem-PASSWORD_TRIVIAL"))).to_be_visible()
    fill(guest, section, "account-password", PASSWORD)
    guest.page.keyboard.press("Enter")
    expect(guest.text("account-kept")).to_be_visible()
    expect(guest.page.get_by_text(guest.say("account-as", name=name))).to_be_visible()
    expect(guest.button("account-keep")).to_have_count(0)

    elsewhere.goes("/")
    elsewhere.button("account-title").click()
    section = part(elsewhere, "account-elsewhere")
    fill(elsewhere, section, "account-name", name)
    fill(elsewhere, section, "account-password", "not this one, no")
    elsewhere.expects("403")
    section.get_by_role("button", name=elsewhere.say("account-sign-in"), exact=True).click()
    expect(section.get_by_text(elsewhere.say("problem-SIGN_IN_WRONG"))).to_be_visible()
    fill(elsewhere, section, "account-password", PASSWORD)
    section.get_by_role("button", name=elsewhere.say("account-sign-in"), exact=True).click()
    elsewhere.page.get_by_role("link", name="The slow train").click()
    expect(elsewhere.page).to_have_url(re.compile(table))

    # The first device signs the second one out, which notices by itself.
    section = part(guest, "account-devices")
    section.get_by_role("button", name=re.compile(guest.say("account-device-end", name=""))).click()
    elsewhere.expects("404")
    elsewhere.goes("/")
    expect(elsewhere.page.get_by_role("link", name="The slow train")).to_have_count(0)


def test_a_game_goes_on_at_another_device_and_the_first_one_is_asked(visit: Visit, url: str) -> None:
    desk, phone = visit(url, "Desk"), visit(url, "Phone", viewport=PHONE, is_mobile=True, has_touch=True)
    game = against_computers(desk)
    table = desk.table_id
    desk.goes("/")
    desk.page.get_by_role("button", name=re.compile(r"^Desk")).click()
    section = part(desk, "account-move")
    section.get_by_role("button", name=desk.say("account-move-show"), exact=True).click()
    expect(section.get_by_role("img", name=desk.say("account-move-qr"))).to_be_visible()
    code = str(section.locator(".spoken").text_content())

    phone.goes("/")
    phone.button("account-title").click()
    section = part(phone, "account-elsewhere")
    fill(phone, section, "account-move-code", code)
    section.get_by_role("button", name=phone.say("account-move-go"), exact=True).click()
    expect(
        phone.page.get_by_role("heading", name=phone.say("account-arrive-title", name="Desk"))
    ).to_be_visible()
    assert code.replace(" ", "").lower() not in phone.page.url.lower()
    phone.button("account-arrive-go").click()
    expect(phone.page.get_by_role("link", name=re.compile("Desk"))).to_be_visible()

    # The first device is asked, stays, and both see the same seat.
    expect(desk.dialog("account-moved-title")).to_be_visible()
    desk.button("account-moved-stay").click()
    expect(desk.dialog("account-moved-title")).to_have_count(0)
    for person in (desk, phone):
        person.goes(f"/t/{table}")
        Table(person).shown()
    person = game.person
    person.until(lambda: person.step["decision"], "it is this person's turn")
    phone.until(lambda: phone.step["seq"] == desk.step["seq"], "both know the same")
    assert phone.step["own"] == desk.step["own"]

    # The same code does not work a second time.
    third = visit(url, "Third")
    third.expects("404")
    third.goes(f"/m/{code.replace(' ', '')}")
    expect(third.page.get_by_text(third.say("problem-MOVE_UNKNOWN"))).to_be_visible()


def test_who_is_deleted_is_nobody_again(visit: Visit, url: str) -> None:
    person = visit(url, "Gone")
    new_table(person, name="Left behind")
    person.goes("/")
    person.page.get_by_role("button", name=re.compile(r"^Gone")).click()
    section = part(person, "account-forget")
    section.get_by_label(person.say("account-forget-sure")).check()
    section.get_by_role("button", name=person.say("account-forget-submit"), exact=True).click()
    expect(person.text("lobby-my-tables-none")).to_be_visible()
    expect(person.button("app-choose-name")).to_be_visible()
    assert person.ask("/api/me")["person"] is None


def test_who_lost_the_password_comes_back_by_a_code_of_the_hosts(visit: Visit, process: Process) -> None:
    guest, elsewhere = visit(process.url, "Marit"), visit(process.url, "Elsewhere", viewport=PHONE)
    guest.ask("/api/me", {"name": "Marit"}, method="PUT")
    guest.ask("/api/account", {"name": "Marit", "password": PASSWORD})
    elsewhere.goes("/")
    elsewhere.button("account-title").click()
    section = part(elsewhere, "account-elsewhere")
    section.get_by_role("button", name=elsewhere.say("account-forgot"), exact=True).click()
    fill(elsewhere, section, "account-forgot-name", "Marit")
    # This server sends no mail: its host helps.
    elsewhere.expects("422")
    section.get_by_role("button", name=elsewhere.say("account-forgot-go"), exact=True).click()
    expect(section.get_by_text(elsewhere.say("problem-NO_MAIL"))).to_be_visible()
    command = [sys.executable, "-m", "wissel", "admin", "--data", str(process.data), "move", "Marit"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    fill(elsewhere, section, "account-move-code", said.split("/m/")[-1].strip())
    section.get_by_role("button", name=elsewhere.say("account-move-go"), exact=True).click()
    expect(elsewhere.text("account-arrive-password", account="Marit")).to_be_visible()
    field = elsewhere.page.get_by_label(elsewhere.say("account-password-new"), exact=True)
    field.fill("password123")
    elsewhere.button("account-arrive-go").click()
    expect(elsewhere.page.get_by_text(elsewhere.say("problem-PASSWORD_TRIVIAL"))).to_be_visible()
    field.fill("other odd words now")
    elsewhere.button("account-arrive-go").click()
    expect(elsewhere.text("lobby-title")).to_be_visible()
    assert elsewhere.ask("/api/me")["account"] == "Marit"
    assert guest.ask("/api/me")["person"] is None
