"""The sentences of the screens, from the catalogues that the client shows too."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).resolve().parents[2] / "locales"


class Words:
    """Sentences in one language by their message name."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self.ids: set[str] = set()
        for path in sorted((LOCALES / language).glob("*.ftl")):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self.ids |= {
                entry.id.name for entry in resource.body if hasattr(entry, "id") and hasattr(entry, "value")
            }

    def __call__(self, message: str, **args: str | int) -> str:
        """Raises `KeyError` for a message that is not in the catalogues, or has an argument missing."""
        value = self._bundle.get_message(message).value
        assert value is not None
        text, mistakes = self._bundle.format_pattern(value, args)
        if mistakes:
            raise KeyError(f"{message}: {mistakes}")
        return str(text)

    def plain(self, message: str) -> str | None:
        """The sentence, if it takes no arguments."""
        value = self._bundle.get_message(message).value
        if value is None:
            return None
        text, mistakes = self._bundle.format_pattern(value)
        return None if mistakes else str(text)


ENGLISH = Words("en")
