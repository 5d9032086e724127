"""Engines and wagons as eyes that lack a colour see them: no two look alike, not even without any colour."""

from __future__ import annotations

import base64
import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.people import PHONE
from tests.browser.scenes import act, against_computers, open_hexes

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
LEAST = 0.02
"""Of the greatest possible difference, over all points of two drawings. Two prints of one drawing have 0."""

DIFFERENCE = """async ([first, second]) => {
  const read = async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(60, 40).getContext('2d')
    canvas.drawImage(picture, 0, 0, 60, 40)
    return canvas.getImageData(0, 0, 60, 40).data
  }
  const [a, b] = [await read(first), await read(second)]
  let sum = 0
  for (let i = 0; i < a.length; i++) if (i % 4 < 3) sum += Math.abs(a[i] - b[i])
  return sum / (255 * 0.75 * a.length)
}"""


def pictures(page: Page, drawings: Any) -> list[str]:
    return [base64.b64encode(one.screenshot()).decode() for one in drawings.all()]


def alike(page: Page, drawings: Any) -> list[tuple[str, int, int, float]]:
    """The pairs of drawings that some eyes could take for one another."""
    found = []
    lens = page.context.new_cdp_session(page)
    plain = page.context.new_page()
    usual: list[str] = []
    for sight in SIGHTS:
        lens.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        shown = pictures(page, drawings)
        if sight == "none":
            usual = shown
        else:
            assert shown != usual, "the browser does not simulate it"
        for (i, first), (k, second) in itertools.combinations(enumerate(shown), 2):
            apart = plain.evaluate(DIFFERENCE, [first, second])
            if apart < LEAST:
                found.append((sight, i, k, round(apart, 3)))
    plain.close()
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_two_engines_and_no_two_wagons_look_alike(visit: Visit, url: str, scheme: str) -> None:
    person = visit(url, "Dalton", color_scheme=scheme)
    for game, count in (("paris-connection", 6), ("ticket-to-ride-europe", 5)):
        person.goes(f"/rules/{game}")
        drawings = person.page.locator(".engines > svg")
        expect(drawings).to_have_count(count)
        assert alike(person.page, drawings) == []


def test_from_afar_a_company_is_a_line_with_a_stop_for_each_locomotive(visit: Visit, url: str) -> None:
    person = visit(url, "Dalton", viewport=PHONE, has_touch=True, is_mobile=True)
    table = against_computers(person, "random")
    person.until(table.my_turn, "it is my turn")
    company = next(one["company"] for one in person.step["menu"]["place"] if one["problem"] is None)
    order = [one["id"] for one in person.ask("/api/games/paris-connection/maps/france")["rules"]["hexes"]]
    for _ in range(2):
        act(person, f"place {company} {open_hexes(person, company, order)[0]}")
    person.page.reload()
    table.shown()
    locomotives = sum(len(one["hexes"]) for one in person.step["view"]["companies"])
    stops = person.page.locator(".layer circle.stop")
    person.page.locator("[data-part=fit]").tap()
    expect(stops).to_have_count(locomotives)
    for _ in range(4):
        person.button("pc-zoom-in").tap()
    expect(stops).to_have_count(0)
    expect(person.page.locator(".layer use[href^='#eng-']:not(.ghost)")).to_have_count(locomotives)
