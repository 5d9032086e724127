"""The client's types follow the server's: web/wire.schema.json is what wire.py says today.

That web/src/wire.ts follows the schema is tested in the client (web/src/app/wire.test.ts).
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from wissel.core.problems import Problem
from wissel.web.schema import schema_text, wire_schema, wire_structs

KEPT = Path(__file__).parents[2] / "web" / "wire.schema.json"


def test_kept_schema_is_the_one_of_the_wire_types() -> None:
    assert KEPT.read_text(encoding="utf-8") == schema_text(), "stale: run `npm run wire` in web/ and commit"


def test_schema_names_every_wire_type() -> None:
    definitions = wire_schema()["definitions"]
    assert {kind.__name__ for kind in wire_structs()} <= definitions.keys()
    assert {"Message", "GameEvent", "PublicView", "PrivateView", "Menu", "Problem"} <= definitions.keys()


def test_only_requests_may_leave_fields_out() -> None:
    definitions = wire_schema()["definitions"]
    assert "options" not in definitions["CreateTable"]["required"]
    assert set(definitions["Problem"]["required"]) == {"code", "args"}


def test_server_writes_every_field() -> None:
    written = json.loads(msgspec.json.encode(Problem("GAME_OVER")))
    assert written == {"code": "GAME_OVER", "args": {}}
