"""The built client: its page for every path, its files compressed and for good; what is there without it."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from wissel.web.client import client_handler
from wissel.web.errors import error_handler
from wissel.web.settings import catalogues
from wissel.web.texts import Texts

PAGE = "<!doctype html><title>Wissel</title>"
SCRIPT = "console.log('choo')\n" * 100


def browser(folder: Path) -> TestClient[Litestar]:
    texts = Texts(catalogues())
    app = Litestar(
        [client_handler(folder, texts)],
        exception_handlers={Exception: error_handler(texts)},
        openapi_config=None,
    )
    return TestClient(app)


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "assets" / "index-abc.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "font-abc.woff2").write_bytes(b"wOF2" * 100)
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/abcdef", "/i/somecode", "/rules", "/index.html"])
def test_every_path_of_the_client_is_its_page(built: Path, path: str) -> None:
    with browser(built) as client:
        answer = client.get(path)
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_are_kept_for_good_and_compressed(built: Path) -> None:
    with browser(built) as client:
        answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip, br"})
        assert answer.text == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        font = client.get("/assets/font-abc.woff2", headers={"accept-encoding": "gzip"})
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers


def test_what_the_build_has_compressed_is_preferred(built: Path) -> None:
    ready = gzip.compress(SCRIPT.encode(), 1)
    (built / "assets" / "index-abc.js.gz").write_bytes(ready)
    with browser(built) as client:
        answer = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert int(answer.headers["content-length"]) == len(ready)
        assert client.get("/assets/index-abc.js.gz").status_code == 404


def test_a_page_that_is_known_is_not_sent_again(built: Path) -> None:
    with browser(built) as client:
        tag = client.get("/").headers["etag"]
        answer = client.get("/t/abc", headers={"if-none-match": tag})
        assert (answer.status_code, answer.content) == (304, b"")


def test_a_new_build_is_served_without_a_restart(built: Path) -> None:
    with browser(built) as client:
        assert client.get("/").text == PAGE
        page = built / "index.html"
        page.write_text(PAGE + "2", encoding="utf-8")
        os.utime(page, ns=(1, 1))
        assert client.get("/").text == PAGE + "2"


@pytest.mark.parametrize(
    "path", ["/api/none", "/schema/none", "/assets/none.js", "/api", "/assets/../index.html"]
)
def test_no_page_stands_in_for_what_is_missing(built: Path, path: str) -> None:
    with browser(built) as client:
        answer = client.request("GET", path)
        assert answer.status_code == 404 or answer.text == PAGE
        if ".." not in path:
            assert answer.json()["code"] == "NOT_FOUND"


def test_files_beside_the_client_are_out_of_reach(built: Path) -> None:
    (built.parent / "secret.txt").write_text("secret", encoding="utf-8")
    with browser(built) as client:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert "secret" not in client.get(path).text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("nl", "niet gebouwd"),
        ("es", "no está"),
        ("de", "nicht gebaut"),
        ("fr", "pas construit"),
        ("en", "not built"),
    ],
)
def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path, language: str, said: str) -> None:
    with browser(tmp_path / "nothing") as client:
        answer = client.get("/", headers={"accept-language": language})
    assert answer.status_code == 503
    assert said in answer.text
    assert f'lang="{language}"' in answer.text
