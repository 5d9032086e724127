"""What a player is told: why a hex cannot be chosen, what ends the game. And a turn by keyboard alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import Person
from tests.browser.scenes import France, against_computers, race, shut_in, started


def tab_to(person: Person, target: Any, most: int = 80) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(most):
        if target.count() and target.first.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def focused_hex(person: Person) -> str | None:
    found: str | None = person.page.evaluate("document.activeElement?.dataset?.hex ?? null")
    return found


TRAINS = """() => {
    const middle = element => {
        const box = element.getBoundingClientRect()
        return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const seen = element => {
        for (let one = element; one; one = one.parentElement) {
            const style = getComputedStyle(one)
            if (Number(style.opacity) < 0.9) return false
            if (style.visibility === 'hidden' || style.display === 'none') return false
        }
        return true
    }
    return [...document.querySelectorAll(".layer use[href^='#eng-']:not(.ghost)")].map(train => {
        const [x, y] = middle(train)
        let [nearest, least] = [null, Infinity]
        for (const hex of document.querySelectorAll('[data-hex]')) {
            const [hx, hy] = middle(hex)
            const far = Math.hypot(hx - x, hy - y)
            if (far < least) [nearest, least] = [hex.dataset.hex, far]
        }
        return [train.getAttribute('href').split('-')[1], nearest, seen(train)]
    })
}"""
"""Of each locomotive: its company, the hex on which it is drawn, whether it can be seen."""


def test_locomotives_arrive_where_they_are_placed(visit: Visit, url: str) -> None:
    person = visit(url, "Loco", reduced_motion="no-preference")
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    for _ in range(3):
        table.place(table.possible()[-1])
    person.page.mouse.move(5, 5)
    stand = {(one["company"], hex_id) for one in person.step["view"]["companies"] for hex_id in one["hexes"]}
    person.until(
        lambda: {(one, hex_id) for one, hex_id, seen in person.page.evaluate(TRAINS) if seen} == stand,
        "every locomotive is seen on its hex",
        5,
    )


def test_a_game_and_a_turn_by_keyboard_alone(visit: Visit, url: str) -> None:
    person = visit(url, "Keys")
    keys = person.page.keyboard
    person.goes("/")
    expect(person.play_now()).to_be_visible()
    tab_to(person, person.play_now())
    keys.press("Enter")
    table = Table(person).shown()
    person.until(table.my_turn, "it is my turn")
    expect(table.heading).to_have_text(person.say("pc-now-choose"))

    companies = person.step["menu"]["place"]
    number = next(index for index, one in enumerate(companies) if one["problem"] is None)
    keys.press(str(number + 1))
    expect(table.company(companies[number]["company"])).to_have_attribute("aria-pressed", "true")
    legal = set(table.possible())
    tab_to(person, person.page.locator("[data-hex]:focus"))
    # The first stop is a hex that can be chosen; arrows walk to its neighbours, Page Down to possible ones.
    first = focused_hex(person)
    assert first in legal
    keys.press("ArrowRight")
    beside = focused_hex(person)
    assert beside != first
    assert first is not None
    assert beside in France(person).beside(first)
    for _ in range(len(legal) + 1):
        if focused_hex(person) in legal:
            break
        keys.press("PageDown")
    chosen = focused_hex(person)
    assert chosen in legal
    seq = person.step["seq"]
    keys.press("Enter")
    table.settled(seq + 1)
    assert person.step["view"]["build"]["placements"][0]["hex"] == chosen
    assert focused_hex(person) == chosen, "the focus is lost when a locomotive is placed"
    keys.press("u")
    table.settled(seq + 2)
    assert person.step["view"]["build"] is None
    if table.company(companies[number]["company"]).get_attribute("aria-pressed") != "true":
        keys.press(str(number + 1))
    expect(table.hex(chosen)).not_to_have_attribute("aria-disabled", "true")
    keys.press("Enter")
    table.settled(seq + 3)
    keys.press("f")
    table.settled(seq + 4)
    assert person.step["view"]["seat"] != 0 or person.step["view"]["turn"] > 1

    person.until(table.my_turn, "it is my turn again", 60)
    expect(table.heading).to_have_text(person.say("pc-now-choose"))
    trade = next(one for one in person.step["menu"]["trade"] if len(one["actions"]) == 2)
    seq = person.step["seq"]
    keys.press("t")
    tab_to(person, table.side("pc-trade-give", trade["give"]))
    keys.press("Enter")
    tab_to(person, table.side("pc-trade-take", trade["take"]))
    keys.press("Space")
    names = {part: person.say(f"company-{trade[part]}-mid") for part in ("give", "take")}
    tab_to(person, person.page.get_by_role("radio", name=person.say("pc-trade-two"), exact=True))
    keys.press("ArrowLeft")
    tab_to(person, person.button("pc-trade-go", count=1, **names))
    keys.press("Enter")
    table.settled(seq + 1)
    traded = [
        item["event"]
        for item in person.step["events"]
        if item["event"]["type"] == "Traded" and item["event"]["seat"] == 0
    ]
    assert not traded or traded[0]["count"] == 1


def test_a_hex_says_why_it_cannot_be_chosen(visit: Visit, url: str) -> None:
    person = visit(url, "Why")
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    table.choose(company)
    reason = person.say("problem-NOT_ADJACENT", company=company)
    brest = table.hex("brest")
    expect(brest).to_have_attribute("aria-disabled", "true")
    expect(brest).to_have_attribute("aria-label", re.compile(re.escape(reason.rstrip("."))))
    person.page.mouse.move(*table.middle("brest"))
    expect(person.page.get_by_text(reason)).to_be_visible()
    expect(person.page.get_by_text(person.say("pc-hex-points", name="Brest", points=3))).to_be_visible()
    person.page.mouse.move(5, 5)
    expect(person.page.get_by_text(reason)).to_have_count(0)
    # The same for those who come by keyboard.
    tab_to(person, person.page.locator("[data-hex]:focus"))
    legal = table.possible()
    for key in ["ArrowLeft"] * 12:
        if focused_hex(person) not in legal:
            break
        person.page.keyboard.press(key)
    here = table.hex(focused_hex(person) or "")
    expect(here).to_have_attribute("aria-disabled", "true")
    menu = person.step["menu"]
    marks = next(one["hexes"] for one in menu["place"] if one["company"] == company)
    problem = menu["problems"][ord(marks[France(person).order.index(focused_hex(person) or "")]) - 48]
    said = person.say(f"problem-{problem['code']}", **problem["args"])
    expect(person.page.get_by_text(said).first).to_be_visible()
    # Clicking it does nothing but say so.
    seq = person.step["seq"]
    person.page.mouse.click(*table.middle("brest"))
    expect(person.page.get_by_text(reason).first).to_be_visible()
    assert person.step["seq"] == seq


def test_a_hex_says_whom_it_would_cut_off(visit: Visit, url: str) -> None:
    tables = started([visit(url, name) for name in ("Ada", "Bo", "Cy")])
    france = France(tables[0].person)
    mover, company, hex_id, victim = shut_in(tables, france)
    person = mover.person
    if mover.company(company).get_attribute("aria-pressed") == "false":
        mover.choose(company)
    reason = person.say("problem-CUTS_OFF", company=victim)
    expect(mover.hex(hex_id)).to_have_attribute("aria-disabled", "true")
    person.page.mouse.move(*mover.middle(hex_id))
    expect(person.page.get_by_text(reason)).to_be_visible()


def test_a_placement_that_ends_the_game_asks_first(visit: Visit, url: str) -> None:
    tables = started([visit(url, name) for name in ("Ada", "Bo", "Cy")])
    france = France(tables[0].person)

    def at_the_end(person: Person, company: str) -> bool:
        return any(
            france.end in one["ends"] for one in person.step["menu"]["place"] if one["company"] == company
        )

    mover, company = race(tables, france, at_the_end)
    person = mover.person
    if mover.company(company).get_attribute("aria-pressed") != "true":
        mover.choose(company)
    seq = person.step["seq"]
    mover.hex(france.end).click()
    asked = person.dialog("pc-ends-title")
    expect(asked).to_be_visible()
    asked.get_by_role("button", name=person.say("pc-ends-no"), exact=True).click()
    expect(asked).to_have_count(0)
    assert person.step["seq"] == seq
    mover.hex(france.end).click()
    asked.get_by_role("button", name=person.say("pc-ends-yes-place"), exact=True).click()
    mover.settled(seq + 1)
    assert not mover.over()
    assert mover.possible() == []
    # Until it is confirmed it can be taken back (R4.3).
    mover.take_back()
    mover.hex(france.end).click()
    asked.get_by_role("button", name=person.say("pc-ends-yes-place"), exact=True).click()
    mover.settled(seq + 3)
    mover.finish(len(person.step["view"]["build"]["placements"]))
    for table in tables:
        table.person.until(table.over, "the end is told")
        assert table.score() == tables[0].score()
        # It stands in the log on paper too.
        said = table.person.say("pc-end-reason-end_hex", hex="Marseille")
        expect(table.person.region("pc-end-title").get_by_text(said)).to_be_visible()
