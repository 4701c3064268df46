"""Commands at a table go straight to their endpoints; everything else goes to the routes."""

import asyncio
from typing import Any

import pytest

from paintpot.server.dispatch import CommandDispatcher


class Noted:
    """An application that notes which tables it was called for."""

    def __init__(self) -> None:
        self.calls: list[dict[str, str] | None] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.calls.append(scope.get("path_params"))


def dispatched(method: str, path: str, type: str = "http") -> tuple[Noted, Noted]:
    command, others = Noted(), Noted()
    scope: dict[str, Any] = {"type": type}
    if type != "lifespan":
        scope["path"] = path
    if type == "http":
        scope["method"] = method
    asyncio.run(CommandDispatcher({"take-over": command}, others)(scope, None, None))  # type: ignore[arg-type]
    return command, others


def test_a_command_finds_its_endpoint_and_its_table() -> None:
    command, others = dispatched("POST", "/api/tables/abcdefghijkl/take-over")
    assert command.calls == [{"table": "abcdefghijkl"}]
    assert not others.calls


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/abcdefghijkl/take-over"),
        ("POST", "/api/tables/abcdefghijkl/take-over/"),
        ("POST", "/api/tables/abcdefghijkl/take-under"),
        ("POST", "/api/tables/a/b/take-over"),
        ("POST", "/api/tables//take-over"),
        ("POST", "/api/tables/take-over"),
        ("POST", "/api/tables"),
        ("POST", "/api/replay"),
        ("POST", "/x/api/tables/abcdefghijkl/take-over"),
    ],
)
def test_everything_else_goes_to_the_routes(method: str, path: str) -> None:
    command, others = dispatched(method, path)
    assert not command.calls
    assert others.calls == [None]


@pytest.mark.parametrize("type", ["websocket", "lifespan"])
def test_other_protocols_go_to_the_routes(type: str) -> None:
    command, others = dispatched("POST", "/api/tables/abcdefghijkl/take-over", type)
    assert not command.calls
    assert len(others.calls) == 1
