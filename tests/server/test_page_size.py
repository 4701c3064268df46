"""The page as it was built is small: what a first visit fetches before it can be used."""

import json
import re

import pytest

from paintpot.server.pages import AHEAD, FOLDER, INDEX

MOST = 150_000
"""Bytes of a first visit, compressed, without fonts."""
DOOR = 75_000
"""The same of the front door, its drawings included."""
BOARDS = ("inkdoms", "ink", "inklings", "color-in-kingdom")


def sent(path: str) -> int:
    """The length of a file as most browsers get it."""
    small = FOLDER / f"{path}.br"
    return (small if small.exists() else FOLDER / path).stat().st_size


def first() -> set[str]:
    """What every visit fetches, in the longer language."""
    named = re.findall(r'(?:src|href)="/([^"]+)"', (FOLDER / INDEX).read_text(encoding="utf-8"))
    assert any(path.endswith(".js") for path in named)
    (words,) = _named("spoken.ru")
    return {INDEX, words, *named}


def ahead(place: str) -> set[str]:
    """What a place of the page needs besides."""
    parts = json.loads((FOLDER / AHEAD).read_text(encoding="utf-8"))
    return {path for path in parts[place] if not path.endswith(".woff2")}


def test_the_front_door_is_light() -> None:
    assert not any(path.endswith(".woff2") for path in first()), "fonts come after the page"
    assert sum(map(sent, first() | ahead("Door"))) <= DOOR


@pytest.mark.parametrize("board", BOARDS)
def test_a_table_is_light(board: str) -> None:
    """Shell and board, with the words of the longer language."""
    own = {
        path.relative_to(FOLDER).as_posix()
        for path in (FOLDER / "assets").iterdir()
        if re.fullmatch(
            rf"({board}|Tray|Extra|telling|Inks|shapes|roving)-.{{8}}\.(js|css)", path.name
        )
    }
    words = max(map(sent, _named("ru"))) + max(map(sent, _named("words.ru")))
    assert len([path for path in own if path.startswith(f"assets/{board}-")]) == 2
    assert sum(map(sent, first() | ahead("Table") | own)) + words <= MOST


def _named(name: str) -> list[str]:
    return [
        path.relative_to(FOLDER).as_posix() for path in (FOLDER / "assets").glob(f"{name}-*.js")
    ]
