"""The OpenAPI document, generated from the endpoints and their structs."""

from typing import Any, Final

import msgspec

from paintpot import __version__
from paintpot.core.registry import games
from paintpot.server.endpoints import ENDPOINTS, Endpoint
from paintpot.server.messages import Health, Problem, TableNow
from paintpot.server.problems import TITLES
from paintpot.table.presence import Presence
from paintpot.table.reactions import Reaction

ALWAYS: Final = (400, 429)
"""Possible responses to any request."""
AT_A_TABLE: Final = (403, 404, 409, 410)
WITH_BODY: Final = (403, 408, 413, 415)
DISK: Final = 503

REF: Final = "#/components/schemas/{name}"


class Update(TableNow, frozen=True, tag="update", tag_field="is"):
    """A WebSocket message: a table as it is now, and the items of the feed since `since`."""


def document(cookie: str) -> dict[str, Any]:
    types = {Problem, Health, Update, Presence, Reaction}
    for endpoint in ENDPOINTS:
        types |= {endpoint.response_type} | (
            {endpoint.request_type} if endpoint.request_type else set()
        )
    listed = sorted(types, key=lambda one: one.__name__)
    schemas, components = msgspec.json.schema_components(listed, ref_template=REF)
    schema_of = dict(zip(listed, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, schema_of
        )
    paths["/healthz"] = {
        "get": {
            "operationId": "health",
            "summary": "Whether the server serves.",
            "responses": {
                "200": _answer("It does.", schema_of[Health]),
                "503": _answer("It is stopping, or its database is away.", schema_of[Health]),
            },
        }
    }
    paths["/readyz"] = {
        "get": {
            "operationId": "readiness",
            "summary": "Whether a load balancer may send requests to this process.",
            "responses": {
                "200": _answer("It may.", schema_of[Health]),
                "503": _answer("The process is stopping.", schema_of[Health]),
            },
        }
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Paintpot",
            "version": __version__,
            "description": "Tables of ink-and-colour board games. Everything that asks is here;"
            " what happens at a table is told by the WebSocket /api/tables/{table}/live"
            "?seat=&since=, as messages Update, Presence and Reaction.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": cookie}},
        },
        "security": [{}, {"guest": []}],
    }


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    statuses = set(ALWAYS)
    if "{game}" in endpoint.path or endpoint.may_expire:
        statuses.add(404)
    if endpoint.at_table:
        statuses |= {*AT_A_TABLE, DISK}
    if endpoint.daily:
        statuses |= {409, DISK}
    if endpoint.method == "POST":
        statuses |= {*WITH_BODY, DISK}
    what = " ".join((endpoint.handler.__doc__ or "").split())
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": what,
        "parameters": _parameters(endpoint),
        "responses": {
            "200": _answer("Done.", schema_of[endpoint.response_type]),
            **{
                str(status): _answer(TITLES[status], schema_of[Problem], "application/problem+json")
                for status in sorted(statuses)
            },
        },
    }
    if endpoint.request_type:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[endpoint.request_type]}},
        }
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if endpoint.at_table:
        found.append(
            {
                "name": "table",
                "in": "path",
                "required": True,
                "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12}$"},
            }
        )
    if "{day}" in endpoint.path:
        date = {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}
        found.append({"name": "day", "in": "path", "required": True, "schema": date})
    if "{game}" in endpoint.path:
        one_of = {"type": "string", "enum": list(games())}
        found.append({"name": "game", "in": "path", "required": True, "schema": one_of})
    for name, says in endpoint.query.items():
        number = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
        found.append({"name": name, "in": "query", "description": says, "schema": number})
    return found


def _answer(what: str, schema: Any, media: str = "application/json") -> dict[str, Any]:
    return {"description": what, "content": {media: {"schema": schema}}}
