"""Which games there are: the folders of `paintpot.games`, found by looking.

A game elsewhere is found too if its folder's parent stands in the environment variable
PAINTPOT_GAMES (several are parted as in PATH).
"""

import importlib
import os
from functools import cache
from pathlib import Path

from paintpot.core.contract import Game
from paintpot.core.errors import UnknownGame


def _package_path() -> list[str]:
    package = importlib.import_module("paintpot.games")
    for folder in os.environ.get("PAINTPOT_GAMES", "").split(os.pathsep):
        if folder and folder not in package.__path__:
            package.__path__.append(folder)
    return list(package.__path__)


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    found = {
        init.parent.name.replace("_", "-")
        for folder in _package_path()
        for init in Path(folder).glob("*/__init__.py")
    }
    return tuple(sorted(found))


def game(name: str) -> Game:
    """The game of that name; UnknownGame lists what there is."""
    if name not in games():
        raise UnknownGame(f"There is no game {name!r}; games: {', '.join(games())}.")
    return _load(name)


@cache
def _load(name: str) -> Game:
    module = importlib.import_module(f"paintpot.games.{name.replace('-', '_')}")
    loaded = module.game
    assert isinstance(loaded, Game), f"{module.__name__}.game is no Game"
    assert loaded.name == name, f"{module.__name__}.game calls itself {loaded.name}"
    return loaded
