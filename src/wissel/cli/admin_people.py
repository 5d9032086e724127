"""`wissel admin people`, `mute`, `ban`, `move`, `export`, `delete`: the people of a server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from wissel.cli.opened import moment, now_ms, opened
from wissel.cli.tables import table
from wissel.cli.words import BAD_INPUT, Later, complain, say

DAY_MS = 86_400_000
MOST_DAYS = 36_525
"""A hundred years; what is to last longer is for good."""
MOST = 50
CODE_LENGTH = 10
"""Letters of a code that is read out."""


def add_commands(chosen: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    listing = chosen.add_parser("people", help=Later("cli-admin-people"))
    listing.add_argument(
        "words", metavar="WORDS", nargs="?", default="", help=Later("cli-admin-people-words")
    )
    listing.add_argument("--most", type=int, default=MOST, help=Later("cli-admin-most", {"default": MOST}))
    listing.add_argument("--json", action="store_true", help=Later("cli-json"))
    listing.set_defaults(carry_out=_people)
    for name, kind, message in (
        ("mute", "mute", "cli-admin-mute"),
        ("ban", "ban", "cli-admin-ban"),
        ("unmute", "mute", "cli-admin-unmute"),
        ("unban", "ban", "cli-admin-unban"),
    ):
        parser = chosen.add_parser(name, help=Later(message))
        parser.add_argument("person", metavar="PERSON", help=Later("cli-admin-person"))
        if name == kind:
            parser.add_argument("--days", type=_days, help=Later("cli-admin-days"))
            parser.set_defaults(carry_out=_forbid, kind=kind)
        else:
            parser.set_defaults(carry_out=_allow, kind=kind)
    moving = chosen.add_parser("move", help=Later("cli-admin-move"))
    moving.add_argument("person", metavar="PERSON", help=Later("cli-admin-person"))
    moving.set_defaults(carry_out=_move)
    exporting = chosen.add_parser("export", help=Later("cli-admin-export"))
    exporting.add_argument("person", metavar="PERSON", help=Later("cli-admin-person"))
    exporting.add_argument("file", metavar="FILE", nargs="?", type=Path, help=Later("cli-admin-export-file"))
    exporting.set_defaults(carry_out=_export)
    deleting = chosen.add_parser("delete", help=Later("cli-admin-delete"))
    deleting.add_argument("person", metavar="PERSON", help=Later("cli-admin-person"))
    deleting.add_argument("--yes", action="store_true", help=Later("cli-admin-delete-yes"))
    deleting.set_defaults(carry_out=_delete)


def _people(args: argparse.Namespace) -> int:
    from wissel.store.operator import find_people

    with opened(args) as connection:
        found = find_people(connection, args.words, max(1, args.most))
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    head = ("person", "name", "made", "seen", "tables", "muted", "banned")
    rows = [
        (
            known.id,
            known.name or "–",
            moment(known.created_at),
            moment(known.seen_at),
            str(known.tables),
            "x" if known.muted else "",
            "x" if known.banned else "",
        )
        for known in found
    ]
    print(table([say(f"cli-column-{name}") for name in head], rows, left=True))
    return 0


def _days(text: str) -> float:
    days = float(text)
    if not 0 < days <= MOST_DAYS:
        raise ValueError
    return days


def _forbid(args: argparse.Namespace) -> int:
    from wissel.store.operator import the_person
    from wissel.store.sanctions import forbid

    now = now_ms()
    until = None if args.days is None else now + round(args.days * DAY_MS)
    with opened(args) as connection:
        person = the_person(connection, args.person)
        forbid(connection, person, args.kind, now, until)
    told = {"person": person, "until": "" if until is None else moment(until)}
    timed = "for-good" if until is None else "until"
    print(say(f"cli-admin-{args.kind}-{timed}", told))
    return 0


def _allow(args: argparse.Namespace) -> int:
    from wissel.store.operator import the_person
    from wissel.store.sanctions import allow_again

    with opened(args) as connection:
        person = the_person(connection, args.person)
        lifted = allow_again(connection, person, args.kind)
    print(say("cli-admin-lifted" if lifted else "cli-admin-nothing-to-lift", {"person": person}))
    return 0


def _move(args: argparse.Namespace) -> int:
    from wissel.cli.config import read_config
    from wissel.store.operator import the_person
    from wissel.store.recoveries import offer_recovery
    from wissel.web.invites import code_digest, new_code

    code, until = new_code(CODE_LENGTH), now_ms() + DAY_MS
    with opened(args) as connection:
        person = the_person(connection, args.person)
        offer_recovery(connection, code_digest(code), person, until)
    address = read_config({}, args.config)["server.public_url"] or ""
    print(say("cli-admin-moved", {"person": person, "until": moment(until)}))
    print(f"{address}/m/{code}")
    return 0


def _export(args: argparse.Namespace) -> int:
    from wissel.store.dossier import dossier
    from wissel.store.operator import the_person

    with opened(args) as connection:
        told = dossier(connection, the_person(connection, args.person))
    text = msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"
    if args.file is None:
        sys.stdout.write(text)
        return 0
    try:
        with args.file.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        complain(say("cli-cannot-write", {"file": str(args.file), "reason": str(error.strerror)}))
        return BAD_INPUT
    print(say("cli-admin-written", {"file": str(args.file)}))
    return 0


def _delete(args: argparse.Namespace) -> int:
    from wissel.store.operator import the_person
    from wissel.store.people import delete_person, named

    with opened(args) as connection:
        person = the_person(connection, args.person)
        name = named(connection, [person])[person] or "–"
        if args.yes:
            delete_person(connection, person, now_ms())
    if not args.yes:
        complain(say("cli-admin-delete-sure", {"person": person, "name": name}))
        return BAD_INPUT
    print(say("cli-admin-deleted", {"person": person}))
    return 0
