"""Which games there are: the folders of `paintpot.games`, found by looking.

A game elsewhere is found too if the folder that holds its folder stands in the environment
variable PAINTPOT_GAMES (several are parted as in PATH).
"""

import importlib
import importlib.util
import logging
import os
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Final

from paintpot.core.contract import Game
from paintpot.core.errors import UnknownGame
from paintpot.core.limits import shown

_LOG: Final = logging.getLogger("paintpot")

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
    """The names of all games that can be played, in alphabetical order.

    A folder that cannot be loaded is left out with one warning.
    """
    return tuple(sorted([name for name, folder in _folders().items() if not _fault(name, folder)]))


def game(name: str) -> Game:
    """The game of that name; UnknownGame lists what there is, or says why it is left out."""
    folder = _folders().get(name)
    if folder is None:
        raise UnknownGame(f"There is no game {shown(name)}; games: {', '.join(games())}.")
    fault = _fault(name, folder)
    if fault:
        raise UnknownGame(f"The game {name!r} is left out: {fault}.")
    return _LOADED[folder]


_LOADED: Final[dict[Path, Game]] = {}
_LEFT_OUT: Final[dict[Path, str]] = {}
"""Folders that hold no game that can be played, with the reason."""
_NEEDED: Final = ("title", "seats", "moves", "rules", "options", "ledger", "folder")
"""What a Game says of itself, besides its name."""


def _fault(name: str, folder: Path) -> str:
    """Load the game of a folder, once; why it cannot be loaded, "" if it can."""
    if folder in _LOADED:
        return ""
    if folder not in _LEFT_OUT:
        try:
            _LOADED[folder] = _load(name, folder)
            return ""
        except KeyboardInterrupt:  # all else is the game's own failure, SystemExit too
            raise
        except BaseException as error:
            _LEFT_OUT[folder] = f"{_place(error, folder)}: {_told(error)}"
            _LOG.warning("A game is left out: %s", _LEFT_OUT[folder])
    return _LEFT_OUT[folder]


def _place(error: BaseException, folder: Path) -> str:
    """Where in a game's folder an error came about: its file, and the line if there is one."""
    where = f"{folder / '__init__.py'}"
    for frame, line in traceback.walk_tb(error.__traceback__):
        if Path(frame.f_code.co_filename).parent == folder:
            where = f"{frame.f_code.co_filename}, line {line}"
    return where


def _told(error: BaseException) -> str:
    """An error in one line, with the place if it is in the text of a file."""
    if isinstance(error, SyntaxError):
        where = os.path.basename(error.filename or "")
        return f"{type(error).__name__} in {where}, line {error.lineno}: {error.msg}"
    said = " ".join(str(error).split())
    if isinstance(error, _NoGame):
        return said
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


class _NoGame(Exception):
    """A folder that can be imported and holds no game."""


def _load(name: str, folder: Path) -> Game:
    module_name = f"paintpot.games.{folder.name}"
    spec = importlib.util.spec_from_file_location(
        module_name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = set(sys.modules)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
        return _checked(module, name)
    except BaseException:
        # Nothing half-loaded is left behind for others to import.
        for loaded in set(sys.modules) - before:
            if loaded == module_name or loaded.startswith(module_name + "."):
                del sys.modules[loaded]
        raise


def _checked(module: ModuleType, name: str) -> Game:
    loaded = getattr(module, "game", None)
    if not isinstance(loaded, Game):
        raise _NoGame("it offers no Game called game")
    if getattr(loaded, "name", None) != name:
        raise _NoGame(f"the game calls itself {shown(getattr(loaded, 'name', None))}, not {name!r}")
    for needed in _NEEDED:
        if not hasattr(loaded, needed):
            raise _NoGame(f"the game does not say its {needed!r}")
    return loaded
