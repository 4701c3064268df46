"""The OpenAPI document: valid, complete, and true of what sockets tell."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
import schemathesis

from paintpot.server.endpoints import ENDPOINTS
from tests.server.hosting import Guest, Server


@pytest.fixture
async def document(server: Server) -> Any:
    async with Guest(server.url) as guest:
        return await guest.get("/openapi.json")


def references(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("$ref"), str):
            yield data["$ref"]
        for value in data.values():
            yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)


async def test_it_is_valid(document: Any) -> None:
    schemathesis.openapi.from_dict(document).validate()
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)
    wanted = set(references(document))
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert wanted <= known


async def test_everything_is_in_it(document: Any) -> None:
    listed = {
        (method.upper(), path)
        for path, operations in document["paths"].items()
        for method in operations
    }
    assert listed == {(one.method, one.path) for one in ENDPOINTS} | {
        ("GET", "/healthz"),
        ("GET", "/readyz"),
    }
    names = [
        operation["operationId"]
        for operations in document["paths"].values()
        for operation in operations.values()
    ]
    assert len(names) == len(set(names))
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["summary"].endswith(".")


async def test_it_names_the_cookie_that_is_set(document: Any, server: Server) -> None:
    async with Guest(server.url) as guest:
        ((name, _),) = guest.http.cookies.items()
    assert document["components"]["securitySchemes"]["guest"]["name"] == name


async def test_it_is_true_of_what_a_socket_tells(document: Any, server: Server) -> None:
    schemas = document["components"]["schemas"]

    def check(kind: str, message: Any) -> None:
        schema = {"$ref": f"#/components/schemas/{kind}", "components": {"schemas": schemas}}
        jsonschema_rs.validate(schema, message)

    kinds = {"update": "Update", "presence": "Presence"}
    seen = set()
    async with Guest(server.url) as ann:
        table = await ann.open("inklings", "me", "random")
        async with ann.live(table) as socket:
            await ann.start(table)
            over = False
            while not over:
                message = json.loads(await socket.recv())
                check(kinds[message["is"]], message)
                seen.add(message["is"])
                if message["is"] == "update":
                    now = message["now"]
                    over = now["phase"] == "over"
                    if now["moves"]:
                        await ann.move(table, 0, now["moves"][0])
        check("TableNow", await ann.look(table))
        check("Record", await ann.get(f"/api/tables/{table}/record"))
    assert seen == set(kinds)
    with pytest.raises(jsonschema_rs.ValidationError):
        check("Presence", {"is": "presence", "here": "everybody"})
