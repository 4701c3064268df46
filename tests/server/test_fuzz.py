"""Nonsense changes nothing and breaks nothing. `make soak` sends far more of it."""

import os
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.postgres_server import PostgresServer
from tests.server.hosting import Server, on_postgres
from tests.server.soak.fuzzing import pester

EXAMPLES = int(os.environ.get("PAINTPOT_EXAMPLES", "6"))
"""Requests of each kind; `make soak` asks for more."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.skipif(sys.platform != "linux", reason="reads the server's memory from /proc")
async def test_nonsense_comes_to_nothing(tmp_path: Path) -> None:
    report = await pester(1500, tmp_path / "data", seed=3)
    assert report.faults == []
    assert report.sent >= 1500
    assert report.right > 0
    refused = [status for status in report.statuses if status >= 400]
    assert {400, 403, 404, 405, 409, 413, 415} <= set(refused)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the server's memory from /proc")
async def test_so_it_does_on_postgresql(postgres: PostgresServer, tmp_path: Path) -> None:
    report = await pester(300, tmp_path / "data", seed=5, kind=on_postgres(postgres))
    assert report.faults == []
    assert report.sent >= 300
    refused = [status for status in report.statuses if status >= 400]
    assert {400, 403, 404} <= set(refused)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the server's memory from /proc")
async def test_so_it_does_with_the_usual_limits(tmp_path: Path) -> None:
    report = await pester(3000, tmp_path / "data", seed=4, usual=True)
    assert report.faults == []
    assert report.statuses[429] > 0


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[str, str]:
    """A running table, and the player's cookie."""
    with httpx.Client(base_url=server.url) as client:
        client.get("/api/me")
        body = {"game": "inklings", "seats": [{"kind": "me"}, {"kind": "me"}], "name": "Ann"}
        place = client.post("/api/tables", json=body).json()["table"]
        client.post(f"/api/tables/{place}/start")
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return place, cookie


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


def test_the_document_is_true(document: Any, table: tuple[str, str]) -> None:
    """What is made from the document is answered as the document says."""
    place, cookie = table
    asked = 0
    for result in document.get_all_operations():

        @given(case=result.ok().as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            nonlocal asked
            if case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = place
            case.call_and_validate(headers={"cookie": cookie}, checks=CHECKS)
            asked += 1

        ask()
    assert asked > 20 * EXAMPLES // 2
