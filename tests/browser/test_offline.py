"""The service worker: without a server my tables stand as I saw them, and notices are shown."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import Person
from tests.browser.scenes import against_computers

BROKEN = "ERR_INTERNET|ERR_FAILED|WebSocket connection to|ERR_NETWORK"
READY = "navigator.serviceWorker.ready.then((found) => found.active.state)"


def kept(person: Person) -> Any:
    """What this browser has kept of tables."""
    return person.page.evaluate(
        """async () => {
          const cache = await caches.open('wissel-kept')
          const read = async (key) => (await cache.match(key)).json()
          const found = await Promise.all((await cache.keys()).map(read))
          return found.filter((one) => one.step)
        }"""
    )


def test_offline_a_table_stands_as_it_was_and_goes_on_when_the_server_is_back(visit: Visit, url: str) -> None:
    person = visit(url, "Ada", service_workers="allow")
    person.expects(BROKEN)
    table = against_computers(person)
    person.until(table.my_turn, "it is my turn")
    hand, seq = table.hand(), person.step["seq"]
    person.page.wait_for_function(READY)
    person.until(lambda: [one["step"]["seq"] for one in kept(person)] == [seq], "the table is kept")
    # What is kept cannot be acted on.
    assert kept(person)[0]["step"]["menu"] is None

    person.context.set_offline(True)
    person.goes("/")
    listed = person.region("offline-tables").get_by_role("link")
    expect(listed).to_have_count(1)
    listed.click()
    table.shown()
    assert table.hand() == hand
    expect(person.region("chat-log").get_by_role("listitem").first).to_be_visible()
    expect(person.page.get_by_text(person.say("connection-offline"))).to_be_visible()
    expect(table.company("red")).to_have_attribute("aria-disabled", "true")
    person.page.reload()
    assert Table(person).shown().hand() == hand

    person.context.set_offline(False)
    expect(person.page.get_by_role("img", name=person.say("connection-state-live"))).to_be_visible()
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    table.place(table.possible()[0])


def test_a_notice_that_is_pushed_is_shown_with_its_table(visit: Visit, url: str) -> None:
    person = visit(url, "Ada", service_workers="allow")
    person.context.grant_permissions(["notifications"], origin=url)
    against_computers(person)
    person.page.wait_for_function(READY)
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    person.until(lambda: found, "the browser names its service worker")
    text = '{"title": "Your turn", "body": "Sunday waits", "url": "/t/abc", "tag": "abc"}'
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": url, "registrationId": found[-1], "data": text}
    )
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
        .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
    wanted = {"title": "Your turn", "body": "Sunday waits", "tag": "abc", "data": "/t/abc"}
    person.until(lambda: person.page.evaluate(shown) == [wanted], "the notice is shown")
