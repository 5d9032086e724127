"""The maps that come with a game: a folder each, with `map.json` (rules data) and `layout.json` (drawing)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from typing import Generic, TypeVar

from wissel.core.game import GameMap
from wissel.core.problems import ProblemError

B = TypeVar("B", bound=GameMap)


class MapFolder(Generic[B]):
    """The folder `maps` of a game's package. `read` makes a map from the text of a file and its name."""

    def __init__(self, package: str, read: Callable[[str, str], B]) -> None:
        self._folder = files(package) / "maps"
        self._read = read
        self._loaded: dict[str, B] = {}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        return tuple(sorted(each.name for each in self._folder.iterdir() if each.is_dir()))

    def load(self, map_id: str) -> B:
        """Raises `ProblemError` `MAP_UNKNOWN`."""
        if map_id not in self._loaded:
            self._loaded[map_id] = self._read(self._text(map_id, "map.json"), f"{map_id}/map.json")
        return self._loaded[map_id]

    def layout(self, map_id: str) -> str:
        """Raises `ProblemError` `MAP_UNKNOWN`."""
        return self._text(map_id, "layout.json")

    def _text(self, map_id: str, name: str) -> str:
        if map_id not in self.ids:
            raise ProblemError("MAP_UNKNOWN", map=map_id[:40])
        return (self._folder / map_id / name).read_text(encoding="utf-8")
