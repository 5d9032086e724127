"""The pictures in docs/screens, from a few games: `python -m tests.browser.pictures docs/screens`.

Each is OUT/<name>.webp. Who changes a screen makes them anew now and then, not with every change.
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.screens import SIZES, take
from tests.browser.sites import site
from tests.browser.words import Words

PARIS, EUROPE = "paris-connection", "ticket-to-ride-europe"

WANTED = {
    ("en", "desk", "light", (PARIS, EUROPE)): {
        "01-first-page": "first-page",
        "05-mid-build": "paris-build",
        "09-end": "paris-end",
        "24-claim": "europe-claim",
        "28-end": "europe-end",
    },
    ("en", "phone", "light", (PARIS, EUROPE)): {
        "05-mid-build": "paris-build-phone",
        "07-trade": "paris-trade-phone",
        "24-claim": "europe-claim-phone",
    },
    ("es", "desk", "dark", (PARIS,)): {"05-mid-build": "paris-build-dark"},
    ("nl", "phone", "dark", (EUROPE,)): {"22-turn": "europe-turn-phone-dark"},
    ("fr", "tablet", "light", (EUROPE,)): {"25-station": "europe-station-tablet"},
}
"""By language, size, scheme and games: the screens that are shown, and their names there."""

QUALITY = 0.8
PACK = """async ([data, quality]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${data}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: image.width, height: image.height })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def pack(page: Page, picture: Path, out: Path) -> None:
    data = base64.b64encode(picture.read_bytes()).decode()
    out.write_bytes(base64.b64decode(page.evaluate(PACK, [data, QUALITY])))
    sys.stdout.write(f"{out}: {out.stat().st_size / 1000:.0f} kB\n")
    sys.stdout.flush()


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("WISSEL_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as made, site(Path(made)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        packer = browser.new_page()
        for (language, size, scheme, games), names in WANTED.items():
            folder = Path(made) / f"{language}-{size}-{scheme}"
            take(browser, url, folder, Words(language), scheme, SIZES[size], list(games), names)
            for screen, name in names.items():
                pack(packer, folder / f"{screen}.png", out / f"{name}.webp")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
