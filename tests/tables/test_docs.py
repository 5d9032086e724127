"""The documents name what the files hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wissel.core import fair
from wissel.tables import game_file

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(
    "part",
    [
        game_file.GameFile,
        game_file.FileMap,
        game_file.FileSeat,
        game_file.FileEntry,
        game_file.FileFair,
        game_file.FileResult,
    ],
)
def test_every_field_of_a_game_file_is_documented(part: type[msgspec.Struct]) -> None:
    text = (DOCS / "game-file.md").read_text()
    missing = [field for field in part.__struct_fields__ if f"`{field}`" not in text]
    assert missing == []


def test_every_kind_of_entry_in_a_game_file_is_documented() -> None:
    text = (DOCS / "game-file.md").read_text()
    kinds = msgspec.json.schema(game_file.FileEntry)["$defs"]["FileEntry"]["properties"]["kind"]["enum"]
    assert [kind for kind in kinds if f"| `{kind}` |" not in text] == []


def test_the_size_that_the_document_gives_is_the_one_that_is_checked() -> None:
    assert f"{game_file.MAX_BYTES >> 20} MiB" in (DOCS / "game-file.md").read_text()


def test_the_document_on_fair_draws_is_about_the_version_in_use() -> None:
    text = (DOCS / "fair-draws.md").read_text()
    assert f"Fair draws, version {fair.VERSION}" in text
    assert fair.DOMAIN.rstrip(b"\0").decode() in text
