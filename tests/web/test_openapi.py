"""The OpenAPI document is whole and consistent in itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.web.serving import Served

from wissel.web.schema import wire_structs


@pytest.fixture(scope="module")
def document(site: Served) -> Any:
    return site.person().get("/schema/openapi.json")


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def test_every_reference_leads_somewhere(document: Any) -> None:
    named = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= named


def test_every_wire_type_and_every_message_of_the_stream_is_described(document: Any) -> None:
    schemas = document["components"]["schemas"]
    assert {kind.__name__ for kind in wire_structs()} | {"Message", "PublicView", "Menu"} <= schemas.keys()
    assert schemas["StepMessage"]["properties"]["type"] == {"enum": ["step"]}
    stream = document["paths"]["/api/tables/{table_id}/stream"]["get"]["responses"]["200"]["content"]
    assert stream == {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/Message"}}}


def test_every_operation_says_how_it_refuses_and_what_it_does(document: Any) -> None:
    operations = [
        (path, operation) for path, item in document["paths"].items() for operation in item.values()
    ]
    assert len(operations) >= 20
    for path, operation in operations:
        assert "ErrorBody" in str(operation["responses"]["default"]), path
        assert operation["description"], path
        names = {found["name"] for found in operation.get("parameters", []) if found["in"] == "path"}
        assert names == set(re.findall(r"{(\w+)}", path))


def test_every_path_of_the_interface_is_there(document: Any) -> None:
    table = "/api/tables/{table_id}"
    verbs = (
        "sit",
        "leave",
        "remove",
        "computer",
        "start",
        "act",
        "take-back",
        "undo",
        "end",
        "consent",
        "concede",
        "replace",
        "return",
        "rematch",
        "close",
    )
    assert {f"{table}/{verb}" for verb in verbs} <= document["paths"].keys()
    assert {
        "/api/me",
        "/api/games",
        "/api/games/{game}/maps/{map_id}",
        "/api/tables",
        table,
        f"{table}/invite",
        f"{table}/export",
        f"{table}/history",
        f"{table}/history/{{seq}}",
        f"{table}/stream",
        "/api/invites/{code}",
        "/api/imports",
        f"{table}/branch",
        f"{table}/chat",
        f"{table}/chat/{{line}}/report",
        "/api/silence",
        "/health",
    } <= document["paths"].keys()
    assert document["openapi"].startswith("3.1")
