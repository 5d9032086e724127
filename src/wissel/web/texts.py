"""Sentences for people, from the message catalogues (Fluent), in the language that they ask for."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from wissel.web.settings import catalogues

FALLBACK = "en"
LANGUAGES = tuple(sorted(path.name for path in catalogues().iterdir() if path.is_dir()))
"""The folders of `locales/`, for server, command line and client: there is no other list of them."""

log = logging.getLogger(__name__)


def preferred(accept: str | None) -> str:
    """The best of our languages for an `Accept-Language` header."""
    wishes: list[tuple[float, str]] = []
    for part in (accept or "").split(","):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.partition("=")[2]) if weight else 1.0
        except ValueError:
            quality = 0.0
        wishes.append((-quality, tag.strip().lower().partition("-")[0]))
    for quality, language in sorted(wishes, key=lambda wish: wish[0]):
        if quality < 0 and language in LANGUAGES:
            return language
    return FALLBACK


class Texts:
    """The catalogues of a folder `<language>/*.ftl`. A language is read when it is first used.

    `files`: which of them, as a pattern.
    """

    def __init__(self, folder: Path, files: str = "*.ftl") -> None:
        self._folder = folder
        self._files = files
        self._bundles: dict[str, FluentBundle] = {}
        self._names: dict[str, list[str]] = {}
        self._beginnings: dict[str, frozenset[str]] = {}
        self._reading = threading.Lock()

    def _bundle(self, language: str) -> FluentBundle:
        with self._reading:
            if language not in self._bundles:
                bundle = FluentBundle([language], use_isolating=False)
                names = []
                for path in sorted((self._folder / language).glob(self._files)):
                    resource = FluentResource(path.read_text(encoding="utf-8"))
                    bundle.add_resource(resource)
                    names += [item.id.name for item in resource.body if isinstance(item, Message)]
                self._names[language] = names
                self._bundles[language] = bundle
            return self._bundles[language]

    def _messages(self, language: str) -> list[str]:
        self._bundle(language)
        return self._names[language]

    def read_all(self) -> None:
        """Reads all languages now, so that no request has to wait for it."""
        for language in LANGUAGES:
            self._bundle(language)

    def has(self, message: str, language: str = FALLBACK) -> bool:
        return self._bundle(language).has_message(message)

    def say(self, message: str, args: Mapping[str, str | int], accept: str | None) -> str:
        """The sentence `message`. One that no catalogue has is logged as an error; its name stands in."""
        for language in (preferred(accept), FALLBACK):
            bundle = self._bundle(language)
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            text, faults = bundle.format_pattern(pattern, dict(args))
            for fault in faults:
                log.error("message %s in %s: %s", message, language, fault)
            return str(text)
        log.error("no message %s", message)
        return message

    def beginning(self, prefix: str) -> frozenset[str]:
        """The sentences whose names begin with `prefix`, in every language. Found once: catalogues stay."""
        if prefix not in self._beginnings:
            self._beginnings[prefix] = frozenset(
                self.say(message, {}, language)
                for language in LANGUAGES
                for message in self._messages(language)
                if message.startswith(prefix)
            )
        return self._beginnings[prefix]
