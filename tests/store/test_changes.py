"""For whom something has changed, as servers on one database tell each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from wissel.store import changes, people
from wissel.store.people import Person
from wissel.store.store import Store


def test_changes_are_told_in_their_order_and_the_oldest_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "KEPT", 3)

    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            await store.writing(people.add_guest, Person("ann", "Ann", 1), b"1" * 32)
            first = await store.reading(changes.last_change)
            for number in range(5):
                await store.writing(people.rename, "ann", f"Ann {number}")
            await store.writing(people.end_session, b"1" * 32)
            found = await store.reading(changes.changes_since, first)
            assert [(person, kind) for _, person, kind in found] == [
                ("ann", "name"),
                ("ann", "name"),
                ("ann", "sessions"),
            ]
            last = await store.reading(changes.last_change)
            assert found[-1][0] == last
            assert await store.reading(changes.changes_since, last) == []

    asyncio.run(main())


def test_of_who_does_not_exist_nothing_changes(tmp_path: Path) -> None:
    async def main() -> None:
        with Store(tmp_path / "w.db") as store:
            await store.writing(people.rename, "nobody", "Somebody")
            await store.writing(people.end_session, b"1" * 32)
            assert await store.reading(changes.last_change) == 0

    asyncio.run(main())
