"""`wissel admin list`, `show`, `close`: the tables of a server."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import msgspec

from wissel.cli.opened import moment, now_ms, opened
from wissel.cli.tables import table
from wissel.cli.words import Later, say

if TYPE_CHECKING:
    from wissel.tables.summary import Summary

STATUSES = ("open", "running", "finished", "closed")
MOST = 50


def add_commands(chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    listing = chosen.add_parser("list", help=Later("cli-admin-list"))
    listing.add_argument("--status", choices=STATUSES, help=Later("cli-admin-list-status"))
    listing.add_argument("--game", help=Later("cli-admin-list-game"))
    listing.add_argument("--person", help=Later("cli-admin-list-person"))
    listing.add_argument("--most", type=int, default=MOST, help=Later("cli-admin-most", {"default": MOST}))
    listing.add_argument("--json", action="store_true", help=Later("cli-json"))
    listing.set_defaults(carry_out=_list)
    showing = chosen.add_parser("show", help=Later("cli-admin-show"))
    showing.add_argument("table", metavar="TABLE", help=Later("cli-admin-table"))
    showing.add_argument("--json", action="store_true", help=Later("cli-json"))
    showing.set_defaults(carry_out=_show)
    closing = chosen.add_parser("close", help=Later("cli-admin-close"))
    closing.add_argument("tables", metavar="TABLE", nargs="+", help=Later("cli-admin-table"))
    closing.set_defaults(carry_out=_close)


def _seats(summary: Summary, names: dict[str, str | None]) -> str:
    told = []
    for seat in summary.seats:
        person = None if seat.person is None else names.get(seat.person) or seat.person
        told.append("/".join(part for part in (person, seat.bot) if part is not None) or "–")
    return ", ".join(told)


def _list(args: argparse.Namespace) -> int:
    from wissel.store.operator import find_tables, the_person
    from wissel.store.people import named

    with opened(args) as connection:
        person = None if args.person is None else the_person(connection, args.person)
        found = find_tables(
            connection, status=args.status, game=args.game, person=person, limit=max(1, args.most)
        )
        names = named(connection, [who for summary in found for who in summary.people])
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    head = ("table", "status", "game", "private", "name", "seats", "last")
    rows = [
        (
            summary.table,
            say(f"cli-status-{summary.status}"),
            summary.game,
            "x" if summary.private else "",
            summary.name,
            _seats(summary, names),
            moment(summary.updated_at),
        )
        for summary in found
    ]
    print(table([say(f"cli-column-{name}") for name in head], rows, left=True))
    return 0


def _show(args: argparse.Namespace) -> int:
    from wissel.core.problems import ProblemError
    from wissel.store.operator import kinds_of_entries
    from wissel.store.people import named
    from wissel.store.read import one_summary

    with opened(args) as connection:
        summary = one_summary(connection, args.table)
        if summary is None:
            raise ProblemError("TABLE_NOT_FOUND")
        names = named(connection, summary.people)
        kinds = kinds_of_entries(connection, args.table)
    if args.json:
        told = msgspec.to_builtins(summary) | {"entries": kinds}
        print(msgspec.json.encode(told).decode())
        return 0
    rows = [
        ("table", summary.table),
        ("name", summary.name),
        ("game", summary.game),
        ("status", say(f"cli-status-{summary.status}")),
        ("private", "x" if summary.private else "–"),
        ("host", "–" if summary.host is None else f"{names.get(summary.host) or ''} {summary.host}".strip()),
        ("seats", _seats(summary, names)),
        ("to-act", ", ".join(str(seat + 1) for seat in summary.to_act) or "–"),
        ("made", moment(summary.created_at)),
        ("last", moment(summary.updated_at)),
        ("next", summary.next_table or "–"),
        ("entries", ", ".join(f"{kind} {count}" for kind, count in kinds.items())),
    ]
    for name, value in rows:
        print(f"{say(f'cli-column-{name}')}: {value}")
    return 0


def _close(args: argparse.Namespace) -> int:
    from wissel.store.operator import close_table

    with opened(args) as connection:
        for one in args.tables:
            close_table(connection, one, now_ms())
    for one in args.tables:
        print(say("cli-admin-closed", {"table": one}))
    return 0
