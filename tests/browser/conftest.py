"""A server and a browser for these tests, and people who come with browsers of their own."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, sync_playwright
from tests.browser.people import Person
from tests.browser.sites import Process, site

from wissel.web.settings import Settings

HERE = Path(__file__).resolve().parent
RESULTS = HERE.parents[1] / "test-results"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FAILED = pytest.StashKey[bool]()

Visit = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def missing(what: str) -> None:
    """Without a browser these tests are skipped; where everything must run, that is a failure."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: Playwright keeps an event loop in this thread, and other tests bring their own."""
    path = os.environ.get("WISSEL_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    if not path:
        missing("no Chromium: bin/test finds one, or name it in WISSEL_BROWSER")
    if not (Settings().static / "index.html").is_file():
        missing("the client is not built: bin/test builds it")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that need nothing special; each makes its own people and tables."""
    with site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server as a process of its own, that may be killed."""
    running = Process(tmp_path)
    running.start()
    yield running
    running.close()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """`visit(url, name, …)`: somebody new with a browser context. Complaints of their pages fail the test."""
    people: list[Person] = []
    traced = bool(os.environ.get("WISSEL_TRACE"))

    def arrive(url: str, name: str, **options: Any) -> Person:
        person = Person(browser, url, name, **options)
        if traced:
            person.context.tracing.start(screenshots=True, snapshots=True)
        people.append(person)
        return person

    yield arrive
    wrong = {person.name: person.complaints() for person in people if person.complaints()}
    if wrong or request.node.stash.get(FAILED, False):
        keep(people, request.node.name, traced=traced)
    for person in people:
        person.close()
    assert not wrong, wrong


def keep(people: list[Person], test: str, *, traced: bool) -> None:
    """Pictures of all pages of a failed test in test-results/; with WISSEL_TRACE=1 traces too."""
    folder = RESULTS / re.sub(r"\W+", "-", test)
    folder.mkdir(parents=True, exist_ok=True)
    for person in people:
        try:
            person.picture(folder / f"{person.name}.png")
            (folder / f"{person.name}.txt").write_text("\n".join([person.page.url, *person.wrong]) + "\n")
        except Error as error:
            (folder / f"{person.name}.txt").write_text(f"{error}\n")
        if traced:
            person.context.tracing.stop(path=folder / f"{person.name}.zip")
