"""The command `wissel serve` as a process: its link, its data, its end."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from wissel.cli import serve
from wissel.cli.config import Config, default_data
from wissel.cli.main import COMMANDS, main

DEADLINE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and the address that it prints."""
    command = [sys.executable, "-m", "wissel", "serve", "--no-browser", "--port", str(free_port())]
    with subprocess.Popen(
        [*command, "--data", str(data), *words], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip().removeprefix("Wissel: ")
        finally:
            process.kill()


def test_it_prints_the_link_serves_the_page_and_ends_cleanly(tmp_path: Path) -> None:
    with running(tmp_path) as (process, url):
        assert url.startswith("http://127.0.0.1:")
        client = httpx.Client(base_url=url, timeout=DEADLINE)
        with client:
            assert client.get("/health").json()["status"] == "ok"
            assert client.get("/").headers["content-type"].startswith("text/html")
            me = client.put("/api/me", json={"name": "Ada"}).json()
            cookies = dict(client.cookies)
        process.send_signal(signal.SIGTERM)
        assert process.wait(DEADLINE) == 0
    files = {path.name for path in tmp_path.iterdir()}
    assert files == {"wissel.sqlite3"}, "the database was not closed"
    with (
        running(tmp_path) as (_, url),
        httpx.Client(base_url=url, cookies=cookies, timeout=DEADLINE) as client,
    ):
        assert client.get("/api/me").json() == me


def test_a_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "wissel", "serve", "--no-browser", "--port", port]
        done = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=DEADLINE
        )
    assert done.returncode == 2
    assert "Wissel: " not in done.stdout
    (line,) = done.stderr.splitlines()
    assert port in line
    assert "--port" in line


def served(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that cannot start."""
    return subprocess.run(
        [sys.executable, "-m", "wissel", "serve", "--no-browser", "--port", str(free_port()), *words],
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        env=os.environ | environment,
        check=False,
    )


def test_what_keeps_it_from_starting_is_told_in_one_line_in_the_language_of_the_terminal(
    tmp_path: Path,
) -> None:
    (tmp_path / "wissel.sqlite3").write_text("no database at all " * 100)
    (tmp_path / "newer").mkdir()
    with closing(sqlite3.connect(tmp_path / "newer" / "wissel.sqlite3")) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
        newer.commit()
    told = [
        served("--public-url", "play.example", LC_ALL="nl_NL.UTF-8"),
        served("--data", str(tmp_path), LC_ALL="es_ES.UTF-8"),
        served("--data", str(tmp_path / "newer"), LC_ALL="C"),
        served("--data", str(tmp_path / "wissel.sqlite3"), LC_ALL="C"),
    ]
    assert [done.returncode for done in told] == [2, 2, 2, 2]
    assert [len(done.stderr.splitlines()) for done in told] == [1, 1, 1, 1]
    assert "play.example" in told[0].stderr
    assert "No se pueden abrir" in told[1].stderr
    assert "newer version" in told[2].stderr


def test_many_people_can_be_connected() -> None:
    words = "import resource; from wissel.cli.server import FILES, _allow_many_connections as allow\n"
    words += "_, most = resource.getrlimit(resource.RLIMIT_NOFILE)\n"
    words += "resource.setrlimit(resource.RLIMIT_NOFILE, (64, most)); allow()\n"
    words += "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(FILES, most))"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


@pytest.mark.parametrize(
    ("language", "usage", "about"),
    [
        ("C", "usage:", "serve the site"),
        ("nl_BE.UTF-8", "gebruik:", "de site aanbieden"),
        ("es_ES", "uso:", "servir el sitio"),
    ],
)
def test_help_speaks_the_language_of_the_terminal(
    language: str, usage: str, about: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    for command in COMMANDS:
        with pytest.raises(SystemExit):
            main([command, "--help"])
        assert capsys.readouterr().out.startswith(f"{usage} wissel {command}")
    with pytest.raises(SystemExit):
        main(["--help"])
    assert about in capsys.readouterr().out


def options(*words: str) -> Config:
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return serve.config_of(parser.parse_args(words))


@pytest.mark.parametrize(
    ("words", "url"),
    [
        ((), "http://127.0.0.1:8000"),
        (("--port", "81"), "http://127.0.0.1:81"),
        (("--host", "0.0.0.0"), "http://127.0.0.1:8000"),
        (("--host", "::1"), "http://[::1]:8000"),
        (("--public-url", "https://play.example/"), "https://play.example"),
        (("--lan", "--public-url", "https://play.example"), "https://play.example"),
    ],
)
def test_links_follow_from_the_options(words: tuple[str, ...], url: str) -> None:
    assert serve.public_url(options(*words)) == url


def test_for_the_network_the_link_is_this_machines_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.7")
    assert serve.public_url(options("--lan")) == "http://192.0.2.7:8000"


def test_the_link_is_shown_as_a_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    serve.qr_code("http://192.0.2.7:8000")
    shown = capsys.readouterr().out
    assert len(shown.splitlines()) > 10
    assert "█" in shown


def test_games_are_kept_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data() == tmp_path / "wissel"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_data() == tmp_path / ".local" / "share" / "wissel"


def test_help_is_quick_and_loads_neither_compiler_nor_server() -> None:
    words = "import sys, contextlib; from wissel.cli.main import main\n"
    words += "with contextlib.suppress(SystemExit):\n    main(['--help'])\n"
    check = "print(sorted({'numba', 'numpy', 'litestar', 'sqlalchemy'} & set(sys.modules)))"
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", words + check], capture_output=True, text=True, env=os.environ, check=True
    )
    assert time.monotonic() - begun < DEADLINE
    assert "serve" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"
