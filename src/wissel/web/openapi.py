"""The OpenAPI document: made from the routes, completed with the messages of the stream and the errors."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import wissel
from wissel.web.people import COOKIE
from wissel.web.schema import components

REFERENCE = "#/components/schemas/{name}"
ERROR = {
    "description": "Refused: `code` says why, `message` says it in the language of Accept-Language",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="ErrorBody")}}},
}

SECURITY = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "What a browser gets at its first act",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token that a person has made for a program (docs/bot-writers.md). It opens the "
        "operations that name it, and of seats those that it sat down on; never in an address",
    },
}


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with every wire type as msgspec describes it, and the error envelope at each operation."""
    document["components"]["schemas"] |= components(REFERENCE)
    for path in document["paths"].values():
        for operation in path.values():
            operation["responses"]["default"] = ERROR
    document["components"]["securitySchemes"] = SECURITY
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
