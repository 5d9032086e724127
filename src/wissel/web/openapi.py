"""The OpenAPI document: made from the routes, completed with the messages of the stream and the errors."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import wissel
from wissel.web import wire

REFERENCE = "#/components/schemas/{name}"
UNIONS: dict[str, Any] = {
    "Message": wire.Message,
    "GameEvent": wire.GameEvent,
    "TableEvent": wire.TableEvent,
}
ERROR = {
    "description": "Refused: `code` says why, `message` says it in the language of Accept-Language",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="ErrorBody")}}},
}


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with every wire type as msgspec describes it, and the error envelope at each operation."""
    structs = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == wire.__name__
    ]
    named, components = msgspec.json.schema_components([*structs, *UNIONS.values()], ref_template=REFERENCE)
    components |= zip(UNIONS, named[-len(UNIONS) :], strict=True)
    document["components"]["schemas"] |= components
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"]["default"] = ERROR
    stream = document["paths"]["/api/tables/{table_id}/stream"]["get"]["responses"]["200"]
    stream["content"]["application/x-ndjson"]["schema"] = {"$ref": REFERENCE.format(name="Message")}
    return document


class CompleteDocument(JsonRenderPlugin):
    """Serves /schema/openapi.json."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Wissel",
        version=wissel.__version__,
        description="A home for train board games. The stream of a table is also a WebSocket: "
        "/api/tables/{table_id}/socket, with the same parameters and messages.",
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[CompleteDocument()],
    )
