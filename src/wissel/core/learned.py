"""What the search of a game has learned, and how it uses that: `value.json` beside the rules of the game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files

import numpy as np

from wissel.kernel.record import Ints

FILE = "value.json"
MANY = "search of more than two"
FEW = 2


class Learned:
    """Read when it is first asked for. `package`: that of the game."""

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def _told(self) -> Mapping[str, Mapping[str, int]]:
        told: Mapping[str, Mapping[str, int]] = json.loads(
            (files(self._package) / FILE).read_text(encoding="utf-8")
        )
        return told

    @cached_property
    def weights(self) -> Ints:
        """Of the network that tells the final score from features (`wissel.kernel.value`)."""
        return np.array(self._told["weights"], np.int64)

    def settings(self, seats: int) -> Mapping[str, int]:
        """How a game of so many is searched: fields of `wissel.kernel.search.Tree`."""
        return {**self._told["search"], **(self._told.get(MANY, {}) if seats > FEW else {})}

    @property
    def search(self) -> Mapping[str, Mapping[str, int]]:
        """The parts of the file that tell how the game is searched."""
        return {name: told for name, told in self._told.items() if name in ("search", MANY)}
