"""Pictures of games that nobody plays yet, and the words for them."""

import gzip
import json

import pytest

from paintpot.core.registry import games
from paintpot.texts import catalogue
from tests.server.hosting import Guest, Server, problem


@pytest.mark.parametrize("game", games())
async def test_an_example_is_further_on_than_an_empty_sheet(server: Server, game: str) -> None:
    async with Guest(server.url) as ann:
        empty = (await ann.get(f"/api/games/{game}/scene"))["scene"]
        later = (await ann.get(f"/api/games/{game}/scene", moves=90))["scene"]
        again = (await ann.get(f"/api/games/{game}/scene", moves=90))["scene"]
        assert not any(patch["ink"] for patch in empty["patches"])
        assert any(patch["ink"] for patch in later["patches"])
        assert later == again
        refused = await ann.http.get(f"/api/games/{game}/scene", params={"moves": 201})
        problem(refused, 400, "no-step")


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_game_brings_its_words(server: Server, language: str) -> None:
    async with Guest(server.url) as ann:
        spoken = {"accept-language": language}
        given = (await ann.http.get("/api/games/ink/words", headers=spoken)).json()
        assert given["language"] == language
        assert given["messages"] == catalogue("ink", language).path.read_text(encoding="utf-8")
        problem(await ann.http.get("/api/games/chess/words"), 404, "no-game")


async def raw(ann: Guest, path: str, accept: str) -> tuple[str | None, bytes]:
    """How an answer is encoded, and its body as it came over the wire."""
    async with ann.http.stream("GET", path, headers={"accept-encoding": accept}) as response:
        assert response.status_code == 200
        body = b"".join([part async for part in response.aiter_raw()])
        assert response.headers["content-length"] == str(len(body))
        return response.headers.get("content-encoding"), body


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/inkdoms/scene?moves=90", "/api/games/ink/words"]
)
async def test_what_everybody_is_told_is_compressed(server: Server, path: str) -> None:
    async with Guest(server.url) as ann:
        none, plain = await raw(ann, path, "gzip;q=0")
        how, packed = await raw(ann, path, "br, gzip")
        assert (none, how) == (None, "gzip")
        assert json.loads(gzip.decompress(packed)) == json.loads(plain)
        assert len(packed) < len(plain) / 2


async def test_what_belongs_to_somebody_is_not_compressed(server: Server) -> None:
    """Its length would tell of it: see `_packed` of the server."""
    async with Guest(server.url) as ann:
        table = await ann.open("inkdoms", "me", "random")
        await ann.post(f"/api/tables/{table}/start")
        at = f"/api/tables/{table}"
        for path in ("/api/me", "/api/tables", at, f"{at}/scene", f"{at}/links"):
            how, _ = await raw(ann, path, "br, gzip")
            assert how is None, path
