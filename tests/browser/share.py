"""The pictures of share cards, from the posters of the first page.

To make them anew: `python -m tests.browser.share web/public`.

Makes OUT/share-<game>.png, 1200 by 630, as web/cards.py names them.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.people import Person
from tests.browser.sites import site

GAMES = ("paris-connection", "ticket-to-ride-europe")
SIZE = {"width": 1200, "height": 630}
FOOT = 158

POSTER = """([number, foot]) => {
  const poster = document.querySelectorAll('.play svg[viewBox]')
  const found = [...poster].filter((one) => one.clientWidth > 300)[number]
  const title = document.querySelectorAll('.play h2')[number]
  const frame = document.createElement('div')
  Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '99', background: '#F6EFE0' })
  const sign = document.createElement('div')
  sign.className = 'enamel lined'
  Object.assign(sign.style, {
    position: 'absolute', inset: 'auto 0 0 0', height: `${foot}px`, display: 'flex', alignItems: 'center',
    gap: '34px', padding: '0 44px', font: "700 76px/1 'Barlow Condensed'",
  })
  const name = document.createElement('span')
  name.textContent = title.textContent
  const brand = document.querySelector('.bar .brand').cloneNode(true)
  Object.assign(brand.style, { marginLeft: 'auto', zoom: '1.9' })
  sign.append(name, brand)
  Object.assign(found.style, {
    position: 'fixed', inset: '0', width: '100%', height: `calc(100% - ${foot}px)`, zIndex: '100',
  })
  found.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  frame.append(sign)
  document.body.append(frame)
  found.parentElement.append(found)
}"""
"""The poster stays where its style holds, and lies over everything; below it a sign."""


def main(out: Path) -> None:
    path = os.environ.get("WISSEL_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, site(Path(data)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for number, game in enumerate(GAMES):
            person = Person(browser, url, "Artist", viewport=SIZE, color_scheme="light")
            person.goes("/")
            person.play_now(game).wait_for()
            person.page.evaluate(POSTER, [number, FOOT])
            person.picture(out / f"share-{game}.png")
            person.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
