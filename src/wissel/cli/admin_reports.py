"""`wissel admin reports`: what people have reported to the host, and setting it aside."""

from __future__ import annotations

import argparse

import msgspec

from wissel.cli.opened import moment, opened
from wissel.cli.tables import table
from wissel.cli.words import Later, say

MOST = 50


def add_commands(chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = chosen.add_parser("reports", help=Later("cli-admin-reports"))
    parser.add_argument("--most", type=int, default=MOST, help=Later("cli-admin-most", {"default": MOST}))
    parser.add_argument("--json", action="store_true", help=Later("cli-json"))
    parser.add_argument("--done", type=int, metavar="LINE", help=Later("cli-admin-reports-done"))
    parser.add_argument("--done-person", metavar="PERSON", help=Later("cli-admin-reports-done-person"))
    parser.set_defaults(carry_out=_reports)


def _reports(args: argparse.Namespace) -> int:
    from wissel.store.operator import find_reports, set_person_aside, set_reports_aside, the_person

    with opened(args) as connection:
        if args.done is not None:
            set_reports_aside(connection, args.done)
            print(say("cli-admin-reports-set-aside", {"line": str(args.done)}))
            return 0
        if args.done_person is not None:
            person = the_person(connection, args.done_person)
            set_person_aside(connection, person)
            print(say("cli-admin-reports-person-aside", {"person": person}))
            return 0
        found = find_reports(connection, max(1, args.most))
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    head = ("about", "line", "at", "table", "person", "name", "reporter", "text")
    rows = [
        (
            say(f"cli-about-{one.about}"),
            "–" if one.line is None else str(one.line),
            moment(one.at),
            one.table or "–",
            one.person,
            one.name or "–",
            one.reporter,
            one.text,
        )
        for one in found
    ]
    print(table([say(f"cli-column-{name}") for name in head], rows, left=True))
    return 0
