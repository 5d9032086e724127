"""The printed routes stand out: their lines from land, sea and the spaces within, by 3:1 (WCAG 1.4.11)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.rail_scenes import against_planners

COLOURS = ("red", "blue", "green", "yellow", "orange", "pink", "black", "white", "gray")
LEAST = 3.0

MEASURE = """colours => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const seen = (paints) => {
    pen.clearRect(0, 0, 1, 1)
    for (const [paint, opacity] of paints) {
      pen.globalAlpha = opacity
      pen.fillStyle = paint
      pen.fillRect(0, 0, 1, 1)
    }
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const luminance = (rgb) => {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    const [r, g, b] = rgb.map((v) => linear(v / 255))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (a, b) => {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
    return (high + 0.05) / (low + 0.05)
  }
  const probe = document.body.appendChild(document.createElement('i'))
  const token = (name) => {
    probe.style.color = `var(--${name})`
    return getComputedStyle(probe).color
  }
  const found = {}
  for (const colour of colours) {
    const route = document.querySelector(`.route.${colour}`)
    const space = getComputedStyle(route.querySelector('.space'))
    const within = [[space.fill, space.fillOpacity]]
    const line = [[space.stroke, space.strokeOpacity * getComputedStyle(route).opacity]]
    for (const ground of ['land', 'far', 'sea']) {
      const under = [[token(ground), 1]]
      found[`${colour} on ${ground}`] = contrast(seen([...under, ...line]), seen(under))
    }
    found[`${colour} around its space`] = contrast(seen([...within, ...line]), seen(within))
    const mark = route.querySelector('.mark')
    if (mark) {
      const style = getComputedStyle(mark)
      found[`mark of ${colour}`] = contrast(seen([...within, [style.fill, style.fillOpacity]]), seen(within))
    }
  }
  probe.remove()
  return found
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_free_routes_stand_out_from_land_and_sea(visit: Visit, url: str, scheme: str) -> None:
    person = visit(url, "Iris", color_scheme=scheme)
    against_planners(person, seats=2)
    expect(person.page.locator(".route.pink").first).to_be_attached()
    found: dict[str, float] = person.page.evaluate(MEASURE, list(COLOURS))
    assert len(found) == 5 * len(COLOURS) - 1
    assert {what: round(ratio, 2) for what, ratio in found.items() if ratio < LEAST} == {}
