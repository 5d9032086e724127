"""The settings of a server: command-line options win over the environment, that over the file `wissel.toml`.

Every setting stands in `ENTRIES` and in docs/hosting.md (a test compares them). Its variable is its name in
capitals: `server.port` is `WISSEL_SERVER_PORT`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from wissel.core.problems import ProblemError
from wissel.web.limits import Rate
from wissel.web.mail import checked
from wissel.web.settings import MIB, Settings, Smtp, default_rates

FILE = "wissel.toml"
ENVIRONMENT = "environment"
"""What errors call the place of a variable."""
CONFIG_VARIABLE = "WISSEL_CONFIG"
OTHER_VARIABLES = frozenset(
    {CONFIG_VARIABLE, "WISSEL_BROWSER", "WISSEL_PYTHON", "WISSEL_SERVER", "WISSEL_TOKEN", "WISSEL_TRACE"}
)
"""Variables that are no settings: where the file is, and what bin/, the client's build, programs that play
and the tests read."""
SHORTEST_TOKEN = 16
SECURITIES = ("none", "starttls", "tls")
YES, NO = frozenset({"true", "yes", "1", "on"}), frozenset({"false", "no", "0", "off"})


Read = Callable[[Any], Any]
"""Takes a value of the file or the text of a variable. Raises `ProblemError` with what it must be instead."""


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ProblemError("SETTING_NOT_TEXT")
    return value.strip()


def _token(value: Any) -> str:
    text = _text(value)
    if len(text) < SHORTEST_TOKEN or not text.isascii() or any(c.isspace() for c in text):
        raise ProblemError("SETTING_NOT_TOKEN", least=SHORTEST_TOKEN)
    return text


def _secret(value: Any) -> str:
    """A text that is shown to nobody."""
    return _text(value)


def _mail_address(value: Any) -> str:
    text = _text(value)
    try:
        return checked(text)
    except ProblemError:
        raise ProblemError("SETTING_NOT_MAIL_ADDRESS") from None


def _security(value: Any) -> str:
    if value not in SECURITIES:
        raise ProblemError("SETTING_NOT_ONE_OF", choices=", ".join(SECURITIES))
    return str(value)


def _address(value: Any) -> str:
    text = _text(value).rstrip("/")
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
        raise ProblemError("SETTING_NOT_ADDRESS")
    return text


def _flag(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.strip().lower() in YES | NO:
        return value.strip().lower() in YES
    raise ProblemError("SETTING_NOT_FLAG")


def _number(least: int, most: int) -> Read:
    def read(value: Any) -> int:
        try:
            number = int(value) if isinstance(value, str) else value
        except ValueError:
            number = None
        if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
            raise ProblemError("SETTING_NOT_NUMBER", least=least, most=most)
        return number

    return read


def _rates(value: Any) -> tuple[Rate, Rate]:
    """Four numbers: a second and at once for one session, then for one address."""
    try:
        parts = [float(part) for part in (value.split(",") if isinstance(value, str) else value)]
        per_second, burst, address_per_second, address_burst = parts
    except (TypeError, ValueError, AttributeError):
        raise ProblemError("SETTING_NOT_RATE") from None
    if not all(0 < part < 1e9 for part in parts) or burst < 1 or address_burst < 1:
        raise ProblemError("SETTING_NOT_RATE")
    return Rate(per_second, int(burst)), Rate(address_per_second, int(address_burst))


SECRETS = (_token, _secret)
"""Values of these are never shown."""


@dataclass(frozen=True)
class Entry:
    """One setting. `shown` is its default as the documents write it."""

    name: str
    read: Read
    default: Any
    shown: str
    option: str | None = None
    """The option of `wissel serve` that wins over it."""
    is_path: bool = False
    """A relative path of the file starts at the file."""

    @property
    def variable(self) -> str:
        return "WISSEL_" + self.name.upper().replace(".", "_")


def default_data() -> Path:
    """Where games are kept: below `XDG_DATA_HOME`, by default ~/.local/share."""
    root = os.environ.get("XDG_DATA_HOME")
    return (Path(root) if root else Path.home() / ".local" / "share") / "wissel"


def _shown(rates: tuple[Rate, Rate]) -> str:
    numbers = (rates[0].per_second, rates[0].burst, rates[1].per_second, rates[1].burst)
    return "[" + ", ".join(f"{number:.4g}" for number in numbers) + "]"


_PLAIN = Settings()
ENTRIES: tuple[Entry, ...] = (
    Entry("server.host", _text, None, "127.0.0.1", "--host"),
    Entry("server.port", _number(0, 65_535), 8000, "8000", "--port"),
    Entry("server.public_url", _address, None, "made from host and port", "--public-url"),
    Entry("server.lan", _flag, default=False, shown="false", option="--lan"),
    Entry("server.data", _text, None, "~/.local/share/wissel", "--data", is_path=True),
    Entry("server.open_browser", _flag, default=True, shown="true", option="--no-browser"),
    Entry("metrics.token", _token, None, "none: no metrics"),
    Entry("memory.tables", _number(1, 1_000_000), _PLAIN.tables_in_memory, str(_PLAIN.tables_in_memory)),
    Entry("memory.idle_minutes", _number(1, 10_080), _PLAIN.idle_minutes, str(_PLAIN.idle_minutes)),
    Entry("tables.unused_days", _number(1, 365), _PLAIN.unused_days, str(_PLAIN.unused_days)),
    Entry("tables.unused_days_slow", _number(1, 365), _PLAIN.unused_days_slow, str(_PLAIN.unused_days_slow)),
    Entry("limits.largest_body", _number(1_024, MIB), _PLAIN.largest_body, str(_PLAIN.largest_body)),
    Entry("limits.reader_queue", _number(4, 10_000), _PLAIN.reader_queue, str(_PLAIN.reader_queue)),
    Entry("limits.ping_seconds", _number(1, 3_600), int(_PLAIN.ping_after), str(int(_PLAIN.ping_after))),
    Entry("mail.host", _text, None, "none: no mail"),
    Entry("mail.port", _number(1, 65_535), 587, "587"),
    Entry("mail.security", _security, "starttls", "starttls"),
    Entry("mail.sender", _mail_address, None, "none"),
    Entry("mail.user", _text, None, "none"),
    Entry("mail.password", _secret, None, "none"),
    Entry(
        "notices.after_seconds", _number(1, 86_400), int(_PLAIN.notice_after), str(int(_PLAIN.notice_after))
    ),
    Entry(
        "notices.mail_after_seconds", _number(1, 604_800), int(_PLAIN.mail_after), str(int(_PLAIN.mail_after))
    ),
    Entry("notices.mail_gap_seconds", _number(1, 604_800), int(_PLAIN.mail_gap), str(int(_PLAIN.mail_gap))),
    *(Entry(f"rates.{kind}", _rates, rates, _shown(rates)) for kind, rates in default_rates().items()),
)
BY_NAME = {entry.name: entry for entry in ENTRIES}


def shown(entry: Entry, value: Any) -> str:
    """A value as one writes it in the file; a secret only as being there."""
    if value is None:
        return f"({entry.shown})"
    if entry.read in SECRETS:
        return '"…"'
    if entry.read is _rates:
        return _shown(value)
    return str(value).lower() if isinstance(value, bool) else repr(value).replace("'", '"')


@dataclass(frozen=True)
class Config:
    """All settings by name, and the file that was read, if there is one."""

    values: Mapping[str, Any]
    file: Path | None

    def __getitem__(self, name: str) -> Any:
        return self.values[name]

    @property
    def data(self) -> Path:
        """The folder of the database."""
        return default_data() if self["server.data"] is None else Path(self["server.data"])

    def _smtp(self) -> Smtp | None:
        host, sender = self["mail.host"], self["mail.sender"]
        if host is None or sender is None:
            return None
        port, security = self["mail.port"], self["mail.security"]
        return Smtp(host, sender, port, security, self["mail.user"], self["mail.password"])

    def settings(self, public_url: str) -> Settings:
        """What the server takes. Raises `ValueError` for an address that is none."""
        return Settings(
            public_url=public_url,
            rates={kind: self[f"rates.{kind}"] for kind in default_rates()},
            largest_body=self["limits.largest_body"],
            reader_queue=self["limits.reader_queue"],
            ping_after=float(self["limits.ping_seconds"]),
            metrics_token=self["metrics.token"],
            tables_in_memory=self["memory.tables"],
            idle_minutes=self["memory.idle_minutes"],
            unused_days=self["tables.unused_days"],
            unused_days_slow=self["tables.unused_days_slow"],
            smtp=self._smtp(),
            notice_after=float(self["notices.after_seconds"]),
            mail_after=float(self["notices.mail_after_seconds"]),
            mail_gap=float(self["notices.mail_gap_seconds"]),
        )


def read_config(
    options: Mapping[str, Any] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Config:
    """The settings that hold. `options`: those of the command line, by name; None where none was given.

    Without `file` the one that `WISSEL_CONFIG` names is read, else `wissel.toml` of the data folder if it is
    there. Raises `ProblemError` `SETTING_…` that names the file (or the environment) and the entry.
    """
    given = {name: value for name, value in (options or {}).items() if value is not None}
    from_variables = _of_environment(os.environ if environment is None else environment)
    named = file or (Path(found) if (found := from_variables.pop(CONFIG_VARIABLE, None)) else None)
    values = {entry.name: entry.default for entry in ENTRIES}
    folder = given.get("server.data") or from_variables.get("server.data") or default_data()
    path = named or Path(folder) / FILE
    if named is None and not path.is_file():
        return _whole(Config(values | from_variables | given, None))
    return _whole(Config(values | _of_file(path) | from_variables | given, path))


def _whole(config: Config) -> Config:
    """Raises `ProblemError` `SETTING_MISSING` where one setting makes sense only with another."""
    for name, other in (("mail.host", "mail.sender"), ("mail.sender", "mail.host")):
        if config[name] is not None and config[other] is None:
            raise ProblemError("SETTING_MISSING", entry=name, other=other)
    return config


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    by_variable = {entry.variable: entry for entry in ENTRIES}
    found: dict[str, Any] = {}
    for variable, text in sorted(environment.items()):
        if not variable.startswith("WISSEL_") or not text:
            continue
        if variable in by_variable:
            entry = by_variable[variable]
            found[entry.name] = _read(entry, text, ENVIRONMENT, variable)
        elif variable == CONFIG_VARIABLE:
            found[variable] = text
        elif variable not in OTHER_VARIABLES:
            raise ProblemError("SETTING_UNKNOWN", file=ENVIRONMENT, entry=variable[:80])
    return found


def _of_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as opened:
            told = tomllib.load(opened)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ProblemError("SETTING_FILE_UNREADABLE", file=str(path), reason=reason) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ProblemError("SETTING_FILE_MALFORMED", file=str(path), reason=str(error)[:200]) from error
    found: dict[str, Any] = {}
    for section, entries in told.items():
        if not isinstance(entries, dict):
            raise ProblemError("SETTING_UNKNOWN", file=str(path), entry=section[:80])
        for key, value in entries.items():
            name = f"{section}.{key}"
            if name not in BY_NAME:
                raise ProblemError("SETTING_UNKNOWN", file=str(path), entry=name[:80])
            found[name] = _read(BY_NAME[name], value, str(path), name)
            if BY_NAME[name].is_path:
                found[name] = str(path.parent / Path(found[name]).expanduser())
    return found


def _read(entry: Entry, value: Any, file: str, place: str) -> Any:
    try:
        return entry.read(value)
    except ProblemError as error:
        # The value of a token is a secret, and an error may be logged.
        said = "…" if entry.read in SECRETS else str(value)[:80]
        args = error.problem.args | {"file": file, "entry": place, "value": said}
        raise ProblemError(error.problem.code, **args) from None
