"""Rules to be read, as the server gives them."""

import pytest

from paintpot.core.examples import examples_of
from paintpot.core.registry import game as find_game
from tests.server.hosting import Guest, Server, problem


async def test_a_book_in_ones_own_language(server: Server) -> None:
    async with Guest(server.url) as ann:
        given = await ann.get("/api/games/inklings/rulebook")
        assert [section["id"] for section in given["sections"]][:2] == ["short", "goal"]
        assert given["lessons"]["tunnels"] == "Tunnels"
        assert [one["name"] for one in given["examples"]] == [
            one.name for one in examples_of(find_game("inklings"))
        ]
        spoken = {"accept-language": "ru"}
        russian = (await ann.http.get("/api/games/inklings/rulebook", headers=spoken)).json()
        assert russian["sections"][1]["title"] == "Цель"
        assert russian["lessons"]["tunnels"] == "Туннели"


async def test_an_example_before_and_after(server: Server) -> None:
    names = [one.name for one in examples_of(find_game("inklings"))]
    async with Guest(server.url) as ann:
        hop = await ann.get("/api/games/inklings/example", n=names.index("hop"))
        assert hop["moves"] == ["walk d12-1 to d12-2"]
        assert hop["before"]["view"]["sheets"][0]["inklings"] == ["d12-1"]
        assert hop["after"]["view"]["sheets"][0]["inklings"] == ["d12-2"]
        assert hop["changes"] == [["d12/inked", 1]]
        assert hop["refused"] is None
        inked = await ann.get("/api/games/inklings/example", n=names.index("inked"))
        assert inked["after"] is None
        assert inked["refused"]["rule"] == "IL-A5"
        assert inked["before"]["marked"] == ["d12-1"]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/rulebook", 404, "no-game"),
        ("/api/games/chess/example", 404, "no-game"),
        ("/api/games/inklings/example?n=999", 404, "no-example"),
        ("/api/games/inklings/example?n=-1", 400, "bad-query"),
    ],
)
async def test_what_there_is_not(server: Server, path: str, status: int, code: str) -> None:
    async with Guest(server.url) as ann:
        problem(await ann.http.get(path), status, code)
