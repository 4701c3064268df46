"""Pictures of games that nobody plays yet, and the words for them."""

import gzip
import json

import pytest

from paintpot.core.play import Play
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
    """Its length would reveal it: see `_packed` of the server."""
    async with Guest(server.url) as ann:
        table = await ann.open("inkdoms", "me", "random")
        await ann.post(f"/api/tables/{table}/start")
        at = f"/api/tables/{table}"
        for path in ("/api/me", "/api/tables", at, f"{at}/scene", f"{at}/links"):
            how, _ = await raw(ann, path, "br, gzip")
            assert how is None, path


async def test_a_record_is_sent_once_for_all_its_steps(server: Server) -> None:
    async with Guest(server.url) as ann:
        play = Play("inklings", 2)
        for _ in range(6):
            seat = play.state.actors()[0]
            play.play(seat, play.state.legal(seat)[0]) if seat >= 0 else play.roll()
        begun = await ann.post("/api/replay", {"record": play.record(), "step": 0})
        for step in range(1, 7):
            shown = await ann.post("/api/replay", {"id": begun["id"], "step": step, "seat": 1})
            assert (shown["step"], len(shown["moves"])) == (step, step)
            assert shown["id"] == begun["id"]
        forgotten = {"id": "0" * 64, "step": 0}
        problem(await ann.ask("/api/replay", forgotten), 404, "record-forgotten")
        both = {"record": play.record(), "id": begun["id"], "step": 0}
        for wrong in (both, {"step": 0}, {"id": "../etc", "step": 0}, {"id": "A" * 64, "step": 0}):
            problem(await ann.ask("/api/replay", wrong), 400, "bad-request")
        problem(await ann.ask("/api/replay", {"id": begun["id"], "step": 7}), 400, "no-step")
