"""Learning a game by playing: a guide leads through a first game, one thing at a time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.paris import Table
from tests.browser.people import Person
from tests.browser.rails import RailTable


class Guide:
    """The guide at the foot of a table, as the learner works it."""

    def __init__(self, person: Person, lesson: str) -> None:
        self.person = person
        self.lesson = lesson

    def title(self, step: str, **args: str | int) -> Any:
        """The heading of a step, when the guide has come to it."""
        name = self.person.say(f"learn-{self.lesson}-{step}-title", **args)
        return self.person.region("learn-guide").get_by_role("heading", name=name, exact=True)

    def at(self, step: str, **args: str | int) -> None:
        expect(self.title(step, **args)).to_be_visible()

    def reads(self, step: str, **args: str | int) -> None:
        """Reads what a step says, and goes on."""
        self.at(step, **args)
        self.person.button("learn-next").click()


def test_paris_connection_is_learned_by_playing(visit: Visit, url: str) -> None:
    learner = visit(url, "Lea")
    learner.goes("/")
    learner.link("learn-game", game=learner.say("game-paris-connection")).click()
    guide, table = Guide(learner, "pc"), Table(learner)
    table.shown()
    guide.at("welcome")
    expect(guide.title("welcome")).to_be_focused()
    guide.reads("welcome")
    guide.reads("value")
    guide.at("place")
    table.choose("blue")
    legal = table.possible()
    table.place(legal[0])
    guide.at("town")
    learner.page.reload()
    table.shown()
    guide.at("town")
    # Who does something else than what was asked goes on from there.
    table.finish(1)
    guide.reads("ground")
    guide.at("trade")
    table.trade("brown", "blue", 2)
    guide.reads("traded", hand=11)
    guide.reads("limit")
    guide.reads("end")
    guide.at("free")
    learner.button("learn-play-on").click()
    expect(learner.region("learn-guide")).to_have_count(0)
    learner.until(table.my_turn, "the game goes on")


def test_ticket_to_ride_is_learned_by_playing(visit: Visit, url: str) -> None:
    learner = visit(url, "Leo")
    learner.goes("/learn")
    learner.page.get_by_role("link", name=learner.say("game-ticket-to-ride-europe")).click()
    guide, table = Guide(learner, "ttr"), RailTable(learner)
    table.shown()
    guide.reads("welcome")
    guide.at("tickets")
    table.do("keep budapest-zurich paris-wien")
    guide.at("cards")
    table.do("face 1")
    guide.at("second")
    table.do("face 2")
    guide.at("claim")
    table.do("claim munchen-wien-orange orange orange orange")
    guide.reads("claimed", points=4, name="München – Wien")
    guide.at("tunnel")
    table.do("claim munchen-zurich-yellow yellow yellow")
    if learner.step["menu"] and learner.step["menu"]["decline"]:
        due = learner.step["view"]["tunnel"]["due"]
        guide.at("tunnel-due", due=due)
        table.do("decline")
        guide.reads("tunnel-left")
    else:
        guide.reads("tunnel-free")
    for step in ("ferry", "station"):
        guide.reads(step)
    guide.at("station-build")
    learner.until(lambda: learner.step["menu"] is not None, "it is my turn")
    menu = learner.step["menu"]
    table.do(f"station wien {menu['payments'][menu['ways'][menu['station']['ways']][0]]}")
    guide.reads("station-built", city="Wien")
    for step in ("more", "last", "score"):
        guide.reads(step)
    guide.at("free-play")
    learner.button("learn-lobby").click()
    expect(learner.play_now()).to_be_visible()


def test_a_word_of_the_rules_is_explained_by_mouse_key_and_tap(visit: Visit, url: str) -> None:
    for touch in (False, True):
        reader = visit(url, f"Reader {touch}", has_touch=touch)
        reader.goes("/rules/ticket-to-ride-europe")
        words = reader.page.locator("main").get_by_role("button", name="Tunnel", exact=True)
        # In the short rules, and where it stands first in a chapter of the whole ones.
        expect(words).not_to_have_count(1)
        word = words.first
        meaning = reader.page.get_by_role("tooltip")
        if touch:
            word.tap()
        else:
            word.hover()
        expect(meaning).to_have_text(reader.say("word-ttr-tunnel"))
        if not touch:
            reader.page.mouse.move(0, 0)
            expect(meaning).to_have_count(0)
            reader.page.keyboard.press("Tab")
            word.focus()
            expect(meaning).to_have_text(reader.say("word-ttr-tunnel"))
            reader.page.keyboard.press("Escape")
        else:
            reader.page.locator("h1").tap()
        expect(meaning).to_have_count(0)
