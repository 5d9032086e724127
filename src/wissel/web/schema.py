"""The JSON Schema of every wire type, from which the client's TypeScript types are made.

`python -m wissel.web.schema` writes it to standard output; `npm run wire` in web/ keeps it as
web/wire.schema.json and makes web/src/wire.ts from it.
"""

from __future__ import annotations

import re
import sys
from typing import Any

import msgspec

from wissel.web import (
    wire,
    wire_events,
    wire_history,
    wire_notices,
    wire_people,
    wire_profile,
    wire_review,
    wire_talk,
)

REFERENCE = "#/definitions/{name}"


MODULES = (
    wire,
    wire_people,
    wire_events,
    wire_notices,
    wire_history,
    wire_profile,
    wire_talk,
    wire_review,
)
"""`wire.py`, and what it would be too long with."""


def wire_structs() -> list[type[msgspec.Struct]]:
    """The record types that these modules themselves define, in the order of the files."""
    return [
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
    ]


UNIONS: dict[str, Any] = {
    "PublicView": wire.PublicView,
    "PrivateView": wire.PrivateView,
    "Known": wire.Known,
    "Menu": wire.Menu,
    "GameEvent": wire.GameEvent,
    "TableEvent": wire_events.TableEvent,
    "Message": wire.Message,
}
"""Tagged unions that get a name of their own; msgspec writes them out wherever they are used."""

OF_A_GAME = re.compile(rb"wissel\.games\.(\w+)\.\w+\.")
"""What msgspec puts before the name of a type that several games have."""


def components(ref_template: str) -> dict[str, Any]:
    """The schema of every wire type by name. A name that several games have follows the name of its game."""
    named = [*wire_structs(), *UNIONS.values()]
    schemas, found = msgspec.json.schema_components(named, ref_template=ref_template)
    found |= zip(UNIONS, schemas[-len(UNIONS) :], strict=True)
    text = OF_A_GAME.sub(lambda match: match[1].title().replace(b"_", b""), msgspec.json.encode(found))
    plain: dict[str, Any] = msgspec.json.decode(text)
    for name, schema in plain.items():
        schema["title"] = name
    return plain


def _is_request(schema: dict[str, Any]) -> bool:
    return schema.get("additionalProperties") is False


def wire_schema() -> dict[str, Any]:
    """All wire types under `definitions`, and a document `Wire` that names each of them.

    Requests (which forbid unknown fields) may leave out what has a default. Everything else is written by the
    server, which writes every field, so there all fields are required.
    """
    definitions = components(REFERENCE)
    for schema in definitions.values():
        if not _is_request(schema) and "properties" in schema:
            schema["required"] = list(schema["properties"])
    names = sorted(definitions)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": REFERENCE.format(name=name)} for name in names},
        "required": names,
        "additionalProperties": False,
        "definitions": {name: definitions[name] for name in names},
    }


def schema_text() -> str:
    """The schema as it stands in web/wire.schema.json: the same types give the same bytes."""
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
