"""The server or the network goes away: what is done meanwhile is answered or refused when it is back."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import Person
from tests.browser.scenes import act, against_computers, choice
from tests.browser.sites import Process

BROKEN = "ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INTERNET"


def chosen(person: Person, table: Table) -> str:
    """The person has chosen a company; nothing is placed yet."""
    person.until(table.my_turn, "it is my turn")
    company: str = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    return company


def test_an_action_made_while_the_server_was_away_arrives_without_a_reload(
    visit: Visit, process: Process
) -> None:
    person = visit(process.url, "Ada")
    person.expects(f"{BROKEN}|503")
    table = against_computers(person)
    company = chosen(person, table)
    lamp = person.page.get_by_role("img", name=person.say("connection-state-live"))
    expect(lamp).to_be_visible()
    person.page.evaluate("window.before = true")
    hexes = table.possible()

    process.kill()
    expect(person.page.get_by_text(person.say("connection-waiting"))).to_be_visible()
    table.hex(hexes[0]).click()
    expect(person.page.get_by_text(person.say("connection-held"))).to_be_visible()
    assert table.trains == 0 or person.step["view"]["build"] is None
    process.start()

    expect(person.page.get_by_text(person.say("connection-late-sent"))).to_be_visible(timeout=40_000)
    expect(person.button("pc-finish-with", count=1)).to_be_visible()
    assert [one["hex"] for one in person.step["view"]["build"]["placements"]] == [hexes[0]]
    assert person.step["view"]["build"]["company"] == company
    expect(lamp).to_be_visible()
    expect(person.page.get_by_text(person.say("connection-held"))).to_have_count(0)
    assert person.page.evaluate("window.before")


def test_two_devices_on_one_seat_stay_alike_and_the_one_that_comes_too_late_is_told(
    visit: Visit, url: str
) -> None:
    phone = visit(url, "Ada")
    phone.expects(f"{BROKEN}|409")
    table = against_computers(phone)
    chosen(phone, table)
    hexes = table.possible()
    desk = visit(url, "Ada", storage_state=phone.context.storage_state())
    other = Table(desk.goes(f"/t/{phone.table_id}")).shown()
    assert other.hand() == table.hand()

    phone.context.set_offline(True)
    strip = phone.page.get_by_text(phone.say("connection-offline"))
    expect(strip).to_be_visible()
    # The tools of the map step aside.
    phone.button("pc-fit").click(trial=True)
    above = strip.bounding_box()
    assert above
    assert above["y"] + above["height"] <= phone.button("pc-zoom-in").bounding_box()["y"]
    phone.button("pc-zoom-in").click(trial=True)
    placing = choice(desk, phone.step["menu"]["place"][0]["company"])
    assert placing["problem"] is None
    other.choose(placing["company"])
    other.place(other.possible()[-1])
    table.hex(hexes[0]).click()
    expect(phone.page.get_by_text(phone.say("connection-held"))).to_be_visible()
    phone.context.set_offline(False)

    refused = phone.say("connection-late-refused", reason=phone.say("problem-STALE"))
    expect(phone.page.get_by_text(refused)).to_be_visible()
    table.settled(desk.step["seq"])
    assert phone.step["view"] == desk.step["view"]
    assert phone.step["menu"] == desk.step["menu"]
    # Both go on from the same turn.
    act(phone, "finish")
    other.settled(phone.step["seq"])
    assert other.hand() == table.hand()


def test_an_action_that_waits_can_be_called_off(visit: Visit, url: str) -> None:
    person = visit(url, "Ada")
    person.expects(BROKEN)
    table = against_computers(person)
    chosen(person, table)
    before = person.step["seq"]
    person.context.set_offline(True)
    table.hex(table.possible()[0]).click()
    expect(person.page.get_by_text(person.say("connection-held"))).to_be_visible()
    person.button("connection-withdraw").click()
    expect(person.page.get_by_text(person.say("connection-held"))).to_have_count(0)
    person.context.set_offline(False)
    expect(person.page.get_by_role("img", name=person.say("connection-state-live"))).to_be_visible()
    # Another hex, and not the one that was called off.
    wanted = table.possible()[-1]
    table.place(wanted)
    assert [one["hex"] for one in person.step["view"]["build"]["placements"]] == [wanted]
    assert person.step["seq"] == before + 1
