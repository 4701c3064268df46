"""Which games there are: the folders of `paintpot.games`, found by looking.

A game elsewhere is found too if the folder that holds its folder stands in the environment
variable PAINTPOT_GAMES (several are parted as in PATH).
"""

import importlib
import importlib.util
import os
import sys
from functools import cache
from pathlib import Path

from paintpot.core.contract import Game
from paintpot.core.errors import UnknownGame

# Importing a package sets its name in its parent. Once that is done, `paintpot.games` is free to be
# the function.
importlib.import_module("paintpot.games")


def _folders() -> dict[str, Path]:
    """The folder of every game by its name. Those of the package itself win."""
    shelves = os.environ.get("PAINTPOT_GAMES", "").split(os.pathsep)
    own = Path(__file__).parent.parent / "games"
    found: dict[str, Path] = {}
    for shelf in [*[Path(shelf) for shelf in shelves if shelf], own]:
        for init in shelf.glob("*/__init__.py"):
            found[init.parent.name.replace("_", "-")] = init.parent
    return found


def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(_folders()))


def game(name: str) -> Game:
    """The game of that name; UnknownGame lists what there is."""
    folders = _folders()
    if name not in folders:
        raise UnknownGame(f"There is no game {name!r}; games: {', '.join(sorted(folders))}.")
    return _load(name, folders[name])


@cache
def _load(name: str, folder: Path) -> Game:
    module_name = f"paintpot.games.{folder.name}"
    spec = importlib.util.spec_from_file_location(
        module_name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    spec.loader.exec_module(module)
    loaded = module.game
    assert isinstance(loaded, Game), f"{folder.name} offers no Game called game"
    assert loaded.name == name, f"the game in {folder.name} calls itself {loaded.name}"
    return loaded
