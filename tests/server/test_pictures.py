"""Pictures of games that nobody plays yet, and the words for them."""

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
