"""What a frame costs while much moves at a table, on a slow device: script, style, layout and paint.

    .venv/bin/python benchmarks/frames.py [--throttle 4] [--seats 5]

Opens a table of each game in Chromium (WISSEL_BROWSER names one), slows the page's processor down, and
reads a trace of the busiest that happens there: the computer players' turns one after another, and the show
of the final score. A frame counts if it has done anything; its time is that of script, style and layout on
the main thread since the frame before, in processor time of that thread, so that other work of the machine
counts less; then the same with painting. After that what the first page and a table load, script and style
as they travel, and how far anything shifts meanwhile, as the browser counts it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import ARGUMENTS  # noqa: E402
from tests.browser.paris import Table  # noqa: E402
from tests.browser.people import DESK, PHONE, Person  # noqa: E402
from tests.browser.rail_scenes import Europe, against_planners, may_act, over, play_until, usual  # noqa: E402
from tests.browser.scenes import act, new_table  # noqa: E402
from tests.browser.sites import site  # noqa: E402

SCRIPT = {
    "FunctionCall",
    "EvaluateScript",
    "TimerFire",
    "FireIdleCallback",
    "FireAnimationFrame",
    "EventDispatch",
    "RunMicrotasks",
}
LAYOUT = {
    "UpdateLayoutTree",
    "Layout",
    "HandlePostMessage",
    "IntersectionObserverController::computeIntersections",
}
PAINT = {"PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"}
AIM_MS = 33
FRAME = "BeginMainThreadFrame"
TIMELINE = "devtools.timeline"
HIDDEN = f"disabled-by-default-{TIMELINE}"
CATEGORIES = f"{TIMELINE},{HIDDEN},{HIDDEN}.frame,v8.execute,__metadata"
SHIFT = """window.shifted = 0; new PerformanceObserver(list => {
    for (const one of list.getEntries()) window.shifted += one.value
}).observe({ type: 'layout-shift', buffered: true })"""


class Trace:
    """What the main thread of one page does between `begin` and `end`."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.events: list[Any] = []
        self.done = False
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))

    def begin(self) -> None:
        self.session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})

    def end(self) -> list[Any]:
        """All that was recorded."""
        self.session.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(50)
        return self.events


def frames(events: list[Any], kinds: set[str]) -> list[float]:
    """Milliseconds of work of these kinds of each frame that had some."""
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    begins: dict[Any, list[float]] = {main: [] for main in mains}
    work: dict[Any, list[tuple[float, float, float]]] = {main: [] for main in mains}
    for one in events:
        thread = (one["pid"], one["tid"])
        if thread not in mains:
            continue
        if one["name"] == FRAME:
            begins[thread].append(one["ts"])
        elif one["ph"] == "X" and one["name"] in kinds:
            work[thread].append((one["ts"], one.get("dur", 0), one.get("tdur", one.get("dur", 0))))
    main = max(mains, key=lambda thread: len(begins[thread]))
    return [spent for spent in per_frame(sorted(begins[main]), sorted(work[main])) if spent > 0.1]


def per_frame(begins: list[float], work: list[tuple[float, float, float]]) -> list[float]:
    """Work between one frame and the next; what lies within other work is counted with that."""
    spent = [0.0] * (len(begins) + 1)
    at, end = 0, 0.0
    for start, duration, busy in work:
        while at < len(begins) and begins[at] <= start:
            at += 1
        if start >= end:
            spent[at] += busy / 1000
            end = start + duration
    return spent


def told(name: str, events: list[Any]) -> None:
    for what, kinds in (("script and layout", SCRIPT | LAYOUT), ("with painting", SCRIPT | LAYOUT | PAINT)):
        found = sorted(frames(events, kinds))
        half, most, last = (found[int(share * (len(found) - 1))] for share in (0.5, 0.95, 1))
        late = sum(one > AIM_MS for one in found) / len(found)
        sys.stdout.write(
            f"{name}, {what}: {len(found)} frames, half under {half:.1f} ms, 95 % under {most:.1f}, "
            f"the longest {last:.1f}; over {AIM_MS} ms: {late:.1%}\n"
        )
    sys.stdout.flush()


def slow(person: Person, rate: float) -> Trace:
    trace = Trace(person.page)
    trace.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return trace


def paris(person: Person, rate: float, seats: int) -> None:
    computers = {str(seat): "planner" for seat in range(1, seats)}
    table_id = new_table(person, seats, computers=computers, options={"turn_limit": 12}, start=True)
    person.goes(f"/t/{table_id}")
    table = Table(person).shown()
    trace = slow(person, rate)
    trace.begin()
    for _ in range(4):
        person.until(lambda: table.my_turn() or table.over(), "the others have moved", 120)
        if table.over():
            break
        act(person, next(one["actions"][0] for one in person.step["menu"]["trade"] if one["actions"]))
        person.page.wait_for_timeout(2500)
    told("Paris Connection, turns of the others", trace.end())


def rails(person: Person, rate: float, seats: int) -> None:
    against_planners(person, seats)
    europe = Europe(person)
    play_until(person, europe, lambda step: step["view"]["turn"] > 40)
    trace = slow(person, rate)
    trace.begin()
    for _ in range(8):
        person.until(lambda: may_act(person) or over(person), "it is my turn", 120)
        act(person, usual(person, europe))
        person.page.wait_for_timeout(2000)
    told("Ticket to Ride, turns of the others", trace.end())
    play_until(person, europe, lambda step: step["view"]["seats"][0]["trains"] <= 2)
    trace = slow(person, rate)
    trace.begin()
    play_until(person, europe, lambda _: False)
    person.region("ttr-end-title").wait_for(timeout=60_000)
    person.page.wait_for_timeout(12_000)
    told("Ticket to Ride, last turns and scoring", trace.end())


def weight(person: Person, path: str, name: str) -> None:
    """Script and style that a page loads, compressed as `gzip -6` does, and what shifts meanwhile."""
    bodies: dict[str, bytes] = {}
    page = person.page

    def keep(response: Any) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            bodies[response.url] = response.body()

    page.add_init_script(SHIFT)
    page.on("response", keep)
    page.goto(path)
    page.wait_for_timeout(1000)
    page.remove_listener("response", keep)
    size = sum(len(gzip.compress(body, 6)) for body in bodies.values()) / 1000
    shift = page.evaluate("window.shifted")
    sys.stdout.write(
        f"{name}: script and style {size:.0f} kB in {len(bodies)} files, layout shift {shift:.4f}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Frames at a table, on a slow device.")
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--only", choices=("paris", "rails", "weight"))
    given = parser.parse_args()
    path = os.environ.get("WISSEL_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, site(Path(data)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for size, viewport in (("desk", DESK), ("phone", PHONE)):
            sys.stdout.write(
                f"{size} {json.dumps(viewport)}, processor slowed down {given.throttle:g} times\n"
            )
            for name, part in (("paris", paris), ("rails", rails)):
                if given.only in (None, name):
                    person = Person(browser, url, "Marit", viewport=viewport, reduced_motion="no-preference")
                    part(person, given.throttle, given.seats)
                    person.close()
        if given.only in (None, "weight"):
            person = Person(browser, url, "Marit")
            weight(person, "/", "the first page")
            for game in ("paris-connection", "ticket-to-ride-europe"):
                person.close()
                person = Person(browser, url, "Marit")
                table = new_table(
                    person, 3, game=game, computers={"1": "planner", "2": "planner"}, start=True
                )
                weight(person, f"/t/{table}", f"a table of {game}")
            person.close()
        browser.close()


if __name__ == "__main__":
    main()
