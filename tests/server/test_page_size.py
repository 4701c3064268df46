"""The page as it was built is small: what a first visit fetches before it can be used."""

import re
from functools import cache

import httpx
import pytest
from starlette.applications import Starlette

from paintpot import games
from paintpot.server.pages import FOLDER, INDEX, BuiltPage, read_page
from paintpot.texts import LANGUAGES

MOST = 150_000
"""Bytes of a first visit, compressed, without fonts."""
DOOR = 75_000
"""The same of the front door, its drawings included."""


def sent(path: str) -> int:
    """The length of a file as most browsers get it."""
    small = FOLDER / f"{path}.br"
    return (small if small.exists() else FOLDER / path).stat().st_size


@cache
def built() -> BuiltPage:
    page = read_page()
    assert page
    return page


async def visited(path: str, language: str, game: str = "") -> set[str]:
    """What the page names, and what the server names with it for somebody at a table of a game."""
    page = built()
    transport = httpx.ASGITransport(Starlette(routes=page.routes(lambda _: game)))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        answer = await client.get(path, headers={"accept-language": language})
    named = re.findall(r'(?:src|href)="/([^"]+)"', answer.text)
    assert any(path.endswith(".js") for path in named)
    assert not any(path.endswith(".woff2") for path in named), "fonts come after the page"
    ahead = [
        name for name in re.findall("</([^>]+)>", answer.headers["link"]) if "api/" not in name
    ]
    return {INDEX, *named, *(name for name in ahead if not name.endswith(".woff2"))}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_first_visit_is_light(language: str) -> None:
    """The front door; and a table of each game, with its board, its words, and what leads through
    a first game."""
    door = await visited("/", language)
    assert any("/Door-" in path for path in door)
    assert any(f"/spoken.{language}-" in path for path in door)
    assert sum(map(sent, door)) <= DOOR
    sizes = {}
    for game in games():
        table = await visited("/t/AAAAAAAAAAAA", language, game)
        own = {path for path in table if re.search(rf"/{game}-.{{8}}\.(js|css)$", path)}
        words = {path for path in table if re.search(rf"/(words\.)?{language}-.{{8}}\.js$", path)}
        assert len(own) == 2
        assert len(words) >= 2, "those of the rules and of the board"
        sizes[game] = sum(map(sent, table))
    assert {game: size for game, size in sizes.items() if size > MOST} == {}


def test_no_file_brings_the_boards_of_two_games() -> None:
    """What games share is in another file: saying how far one is must not load another's board."""
    for path in sorted((FOLDER / "assets").glob("*.js")):
        text = path.read_text()
        boards = {game for game in games() if re.search(rf'from"\./{game}-.{{8}}\.js"', text)}
        assert len(boards) <= 1, path.name
