"""Coming together: invitations, seats, the host, people who leave and return."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import PHONE, Person
from tests.browser.scenes import invite, join, new_table, started, whose_turn


def row(person: Person, number: int) -> object:
    return person.page.get_by_role("listitem").filter(
        has=person.page.get_by_label(person.say("waiting-seat", number=number), exact=True)
    )


def test_a_private_table_is_in_no_list(visit: Visit, url: str) -> None:
    host, stranger = visit(url, "Hidde"), visit(url, "Vera")
    mark = secrets.token_hex(4)
    secret = new_table(host, name=f"Secret {mark}", private=True)
    public = new_table(host, name=f"Public {mark}", private=False)
    stranger.goes("/")
    expect(stranger.page.get_by_role("link", name=f"Public {mark}")).to_be_visible()
    expect(stranger.page.get_by_text(f"Secret {mark}")).to_have_count(0)
    for status in ("open", "running", "finished"):
        listed = [one["table"] for one in stranger.ask(f"/api/tables?status={status}")["tables"]]
        assert secret not in listed
        assert (public in listed) == (status == "open")
    # Nor does it open for those who only know its address.
    stranger.expects("404")
    stranger.goes(f"/t/{secret}")
    expect(stranger.page.get_by_text(stranger.say("problem-TABLE_NOT_FOUND"))).to_be_visible()
    # Its host finds it.
    host.goes("/")
    expect(host.page.get_by_role("link", name=f"Secret {mark}")).to_be_visible()
    for table in (secret, public):
        host.ask(f"/api/tables/{table}/close", {})


def test_a_wrong_invitation_is_refused_in_words(visit: Visit, url: str) -> None:
    person = visit(url, "Vera")
    person.expects("404")
    person.goes("/i/AAAAAAAAAA")
    expect(person.page.get_by_role("heading", name=person.say("invite-failed"))).to_be_visible()
    expect(person.page.get_by_text(person.say("problem-INVITE_UNKNOWN"))).to_be_visible()
    person.link("app-home").click()
    person.page.get_by_label(person.say("join-label")).fill("no such thing!")
    person.button("join-submit").click()
    expect(person.page.get_by_text(person.say("join-bad"))).to_be_visible()


def test_a_code_that_is_read_aloud_leads_to_the_table(visit: Visit, url: str) -> None:
    host, guest = visit(url, "Hidde"), visit(url, "Gina", viewport=PHONE)
    table = new_table(host)
    host.goes(f"/t/{table}")
    code = invite(host, table).upper()
    spoken = f"{code[:4]} {code[4:]}"
    expect(host.page.get_by_text(host.say("waiting-code", code=spoken))).to_be_visible()
    guest.goes("/")
    guest.button("join-label").click()
    expect(guest.page.get_by_label(guest.say("join-label"))).to_be_focused()
    guest.page.keyboard.type(spoken)
    guest.page.keyboard.press("Enter")
    expect(guest.text("waiting-title")).to_be_visible()
    assert guest.table_id == table


def test_an_invitation_stays_in_my_tables_until_it_is_declined(visit: Visit, url: str) -> None:
    host, guest = visit(url, "Hidde"), visit(url, "Gina")
    table = new_table(host, name=f"Later {secrets.token_hex(4)}", private=True)
    guest.goes(f"/i/{invite(host, table)}")
    expect(guest.text("waiting-title")).to_be_visible()
    # The code has left the address bar, and the pages that came before.
    expect(guest.page).to_have_url(f"{url}/t/{table}")
    guest.goes("/")
    expect(guest.page.get_by_role("heading", name=guest.say("lobby-invited"))).to_be_visible()
    name = guest.ask("/api/tables?mine=true")["tables"][0]["name"]
    expect(guest.page.get_by_role("link", name=name)).to_be_visible()
    guest.button("lobby-decline", name=name).click()
    expect(guest.page.get_by_role("link", name=name)).to_have_count(0)
    host.ask(f"/api/tables/{table}/close", {})


def test_people_leave_and_are_sent_away_and_the_host_passes_on(visit: Visit, url: str) -> None:
    host, one, two = (visit(url, name) for name in ("Hidde", "Eva", "Tom"))
    table = new_table(host)
    for person in (one, two):
        join(person, host, table)
    for person in (host, one, two):
        person.goes(f"/t/{table}")
        expect(person.text("waiting-title")).to_be_visible()
        expect(person.page.get_by_text("Tom", exact=True).first).to_be_visible()
    # Only the host sends somebody away.
    expect(one.button("waiting-remove", name="Tom")).to_have_count(0)
    host.button("waiting-remove", name="Tom").click()
    for person in (host, one, two):
        expect(person.page.get_by_text(person.say("waiting-free"), exact=True)).to_have_count(1)
    expect(host.button("waiting-start")).to_have_attribute("aria-disabled", "true")
    # Tom cannot sit down again; a computer player takes the seat. Then the host leaves, and Eva is the host.
    two.expects("403")
    two.button("waiting-sit").click()
    expect(two.page.get_by_text(two.say("problem-SENT_AWAY")).first).to_be_visible()
    host.button("waiting-seat-computer-on", number=3).click()
    host.page.get_by_role("button", name=host.say("bot-club")).click()
    host.button("waiting-leave").click()
    expect(one.button("waiting-start")).to_be_visible()
    expect(host.button("waiting-start")).to_have_count(0)
    expect(two.page.get_by_text(two.say("waiting-for-host", name="Eva"))).to_be_visible()
    # A computer player takes the free seat, and the game begins without Hidde, who watches.
    one.button("waiting-seat-computer-on", number=1).click()
    one.page.get_by_role("button", name=one.say("bot-club")).first.click()
    expect(one.button("waiting-start")).not_to_have_attribute("aria-disabled", "true")
    one.button("waiting-start").click()
    for person in (host, one, two):
        Table(person).shown()
    assert one.step["own"] is not None
    assert host.step["own"] is None
    expect(host.page.get_by_text(host.say("pc-watching-hands"))).to_be_visible()


def test_the_host_closes_a_table_and_all_are_told(visit: Visit, url: str) -> None:
    host, guest = visit(url, "Hidde"), visit(url, "Gina")
    table = new_table(host)
    join(guest, host, table)
    for person in (host, guest):
        person.goes(f"/t/{table}")
    expect(guest.button("waiting-close")).to_have_count(0)
    host.button("waiting-close").click()
    for person in (host, guest):
        expect(person.page.get_by_text(person.say("waiting-table-gone")).first).to_be_visible()
    expect(guest.button("waiting-leave")).to_have_count(0)


def test_a_computer_player_stands_in_until_its_person_returns(visit: Visit, url: str) -> None:
    people = [visit(url, name) for name in ("Ada", "Bo", "Cy")]
    tables = started(people)
    mover = whose_turn(tables)
    gone, stays = mover.person, next(person for person in people if person is not mover.person)
    table = gone.table_id
    turn = gone.step["view"]["turn"]
    gone.goes("/rules")
    players = stays.region("table-players")
    expect(players.get_by_text(stays.say("table-away"), exact=True)).to_be_visible()
    players.get_by_role("button", name=stays.say("table-replace-short"), exact=True).click()
    stays.until(lambda: stays.step["view"]["turn"] > turn, "the computer player has moved")
    expect(players.get_by_text(stays.say("table-computer"), exact=True)).to_be_visible()
    # Its person sees the own hand again and takes the seat back.
    gone.goes(f"/t/{table}")
    back = Table(gone).shown()
    assert back.hand() == gone.step["own"]["hand"]
    gone.region("table-players").get_by_role("button", name=gone.say("table-return"), exact=True).click()
    expect(gone.button("table-return")).to_have_count(0)
    expect(players.get_by_text(stays.say("table-computer"), exact=True)).to_have_count(0)
    seat = next(seat for seat in stays.table["seats"] if seat["name"] == gone.name)
    assert seat["bot"] is None
    assert seat["present"]


def test_lists_of_tables_follow_what_happens_and_show_what_was_chosen(visit: Visit, url: str) -> None:
    host, stranger = visit(url, "Hidde"), visit(url, "Vera")
    mark = secrets.token_hex(4)
    stranger.goes("/")
    expect(stranger.play_now()).to_be_visible()
    # A table that is opened appears without asking, and goes with its game to another list.
    table = new_table(host, name=f"Live {mark}", private=False, seats=5)
    link = stranger.page.get_by_role("link", name=f"Live {mark}")
    expect(link).to_be_visible()
    stranger.page.get_by_label(stranger.say("lobby-column-seats"), exact=True).select_option("3")
    expect(link).to_have_count(0)
    stranger.page.get_by_label(stranger.say("lobby-column-seats"), exact=True).select_option("5")
    expect(link).to_be_visible()
    for seat in range(1, 5):
        host.ask(f"/api/tables/{table}/computer", {"seat": seat, "bot": "random"})
    host.ask(f"/api/tables/{table}/start", {})
    expect(link).to_have_count(0)
    stranger.page.get_by_role("radio", name=stranger.say("lobby-filter-running")).check()
    expect(link).to_be_visible()
    host.ask(f"/api/tables/{table}/close", {})


def test_the_next_table_that_waits_is_one_key_away(visit: Visit, url: str) -> None:
    person = visit(url, "Nora")
    first, second = (
        new_table(person, name=name, computers={"1": "random", "2": "random"}, start=True)
        for name in ("First", "Second")
    )
    for table in (first, second):
        # The computer players move until it is Nora's turn.
        person.goes(f"/t/{table}")
        person.until(lambda: person.step and person.step["decision"], "it is Nora's turn")
    at = person.page.get_by_role("button", name=person.say("table-next-waiting", name="First", count=1))
    expect(at).to_be_visible()
    person.page.keyboard.press("n")
    expect(person.page).to_have_url(re.compile(first))
    person.page.get_by_role("button", name=person.say("table-next-waiting", name="Second", count=1)).click()
    expect(person.page).to_have_url(re.compile(second))


def test_computer_players_of_a_style_and_by_their_spec_are_seated_when_a_table_is_opened(
    visit: Visit, url: str
) -> None:
    host = visit(url, "Hidde", viewport=PHONE)
    host.ask("/api/me", {"name": "Hidde"}, method="PUT")
    host.goes("/")
    host.button("lobby-open-table").click()
    dialog = host.dialog("create-title")

    def seats(number: int, label: str) -> None:
        dialog.get_by_label(host.say("create-seat-number", number=number), exact=True).select_option(
            label=host.say(label)
        )

    seats(2, "bot-style-trader")
    seats(3, "create-seat-spec")
    seats(4, "bot-master")
    spec = dialog.get_by_label(host.say("create-spec", number=3), exact=True)
    spec.fill("search:style=mad")
    host.expects("422|400")
    host.button("create-submit").click()
    wrong = host.say("problem-BOT_BAD_OPTION", bot="search", option="style=mad")
    expect(dialog.get_by_text(wrong)).to_be_visible()
    spec.fill("search:ms=800:style=blocker")
    host.button("create-submit").click()
    expect(dialog).to_have_count(0)
    expect(host.page.get_by_text(host.say("bot-style-blocker"), exact=True)).to_be_visible()
    assert [seat["bot"] for seat in host.table["seats"][1:]] == [
        "expert:style=trader",
        "search:ms=800:style=blocker",
        "master",
    ]
