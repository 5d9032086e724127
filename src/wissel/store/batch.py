"""What is written together: entries, the summaries after them, and what a new table brings along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from wissel.tables.entries import Acted, Entry, Started, Undone, encode_data
from wissel.tables.position import Step
from wissel.tables.results import Finished
from wissel.tables.summary import Summary, summarize

Row = dict[str, Any]

_PLAYED = (Started, Acted, Undone)
"""Entries that leave everybody where they sit."""


@dataclass(frozen=True)
class Batch:
    """Stored whole, or not at all where one of its entries came too late."""

    entries: Sequence[Entry]
    summaries: Sequence[Summary]
    """Of each table as it stands after its last entry here."""
    moved: frozenset[str] = frozenset()
    """Tables where people came or went."""
    secrets: Mapping[str, bytes] = field(default_factory=dict)
    """By table: of new tables."""
    maps: Mapping[str, str] = field(default_factory=dict)
    """Text by digest."""
    finished: Sequence[Finished] = ()
    """Games that end with these entries."""

    @classmethod
    def of(
        cls,
        steps: Sequence[Step],
        *,
        secrets: Mapping[str, bytes] | None = None,
        maps: Mapping[str, str] | None = None,
        finished: Finished | None = None,
    ) -> Batch:
        last = {step.entry.table: step.after for step in steps}
        return cls(
            entries=[step.entry for step in steps],
            summaries=[summarize(position) for position in last.values()],
            moved=frozenset(step.entry.table for step in steps if not isinstance(step.entry.data, _PLAYED)),
            secrets=secrets or {},
            maps=maps or {},
            finished=() if finished is None else (finished,),
        )


def entry_row(entry: Entry) -> Row:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": entry.by,
        "command_id": entry.command,
        "at": entry.at,
        "data": encode_data(entry.data),
    }


def summary_row(summary: Summary) -> Row:
    return {
        "table_id": summary.table,
        "seq": summary.seq,
        "game": summary.game,
        "name": summary.name,
        "status": summary.status,
        "private": summary.private,
        "host": summary.host,
        "seats": msgspec.json.encode(summary.seats).decode(),
        "options": msgspec.json.encode(summary.options).decode(),
        "to_act": msgspec.json.encode(summary.to_act).decode(),
        "bot_to_act": summary.bot_to_act,
        "next_table": summary.next_table,
        "created_at": summary.created_at,
        "updated_at": summary.updated_at,
        "seat_count": len(summary.seats),
        "due_at": summary.due_at,
        "watch_after": summary.watch_after,
        "listed_at": summary.listed_at,
        "pace": None if summary.pace is None else msgspec.json.encode(summary.pace).decode(),
        "pace_kind": "none" if summary.pace is None else summary.pace.kind,
        "rated": summary.rated,
        "question": None if summary.question is None else msgspec.json.encode(summary.question).decode(),
    }
