"""Finds games in three places; of two with the same name the first wins.

1. The folders in `paintpot.games`.
2. The folders in those that the environment variable PAINTPOT_GAMES lists, in its order (separated
   as in PATH).
3. Installed packages: entry points of the group `paintpot.games`. `name = module` is a module whose
   `game` is the Game, `name = module:attribute` is the Game itself.

Finding is cheap and imports nothing: a game is imported when it is first used.
"""

import importlib
import importlib.util
import logging
import os
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from paintpot.core.contract import Game
from paintpot.core.errors import UnknownGame
from paintpot.core.limits import shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_LOG: Final = logging.getLogger("paintpot")

GROUP: Final = "paintpot.games"
"""The group of entry points."""

# Importing a package sets its name in its parent. After that, `paintpot.games` can be rebound to
# the function.
importlib.import_module("paintpot.games")


class _Source:
    """Where a game is loaded from: a folder, or an entry point of an installed package."""

    def __init__(self, folder: Path | None, entry: "EntryPoint | None") -> None:
        self.folder = folder
        self.entry = entry
        self.game: Game | None = None
        self.fault = ""
        """Why it could not be loaded, once loading was tried."""

    def place(self, error: BaseException) -> str:
        """The place of an error: the file and line in a folder, or the entry point."""
        if self.folder is not None:
            return _place(error, self.folder)
        assert self.entry is not None
        return f"entry point {self.entry.name!r} = {self.entry.value!r}"

    def load(self, name: str) -> Game:
        if self.folder is not None:
            return _load_folder(name, self.folder)
        assert self.entry is not None
        return _load_entry(name, self.entry)


_FOLDERS: Final[dict[Path, _Source]] = {}
"""Every folder ever found: loaded games stay loaded when PAINTPOT_GAMES changes."""
_LISTED: Final[dict[str, dict[str, _Source]]] = {}
"""The games in folders, by the value of PAINTPOT_GAMES."""
_INSTALLED: Final[dict[tuple[str, ...], dict[str, _Source]]] = {}
"""The games of installed packages, by the value of `sys.path`."""


def _in_folders() -> dict[str, _Source]:
    """The games of the first two places, cached for each value of the variable."""
    shelves = os.environ.get("PAINTPOT_GAMES", "")
    found = _LISTED.get(shelves)
    if found is None:
        found = _LISTED[shelves] = {}
        own = Path(__file__).parent.parent / "games"
        for shelf in [own, *[Path(shelf) for shelf in shelves.split(os.pathsep) if shelf]]:
            for init in shelf.glob("*/__init__.py"):
                folder = init.parent
                name = folder.name.replace("_", "-")
                found.setdefault(name, _FOLDERS.setdefault(folder, _Source(folder, None)))
    return found


def _installed() -> dict[str, _Source]:
    """The games of installed packages."""
    path = tuple(sys.path)
    found = _INSTALLED.get(path)
    if found is None:
        # Imported here: a game in a folder does not need it.
        from importlib.metadata import entry_points

        found = _INSTALLED[path] = {}
        for entry in entry_points(group=GROUP):
            found.setdefault(entry.name, _Source(None, entry))
    return found


def _find(name: str) -> _Source | None:
    return _in_folders().get(name) or _installed().get(name)


def found_games() -> tuple[str, ...]:
    """The names of all games found, in alphabetical order; none is loaded.

    One of them may turn out to be broken: `games` leaves it out.
    """
    return tuple(sorted({**_installed(), **_in_folders()}))


def games() -> tuple[str, ...]:
    """The names of all playable games, in alphabetical order; all are loaded.

    One that cannot be loaded is left out with a warning.
    """
    return tuple([name for name in found_games() if is_game(name)])


def is_game(name: str) -> bool:
    """Whether there is a playable game of that name; no other is loaded."""
    source = _find(name)
    return source is not None and not _fault(name, source)


def game(name: str) -> Game:
    """The game of that name; UnknownGame lists the games, or says why this one is left out."""
    source = _find(name)
    if source is None:
        raise UnknownGame(f"There is no game {shown(name)}; games: {', '.join(games())}.")
    fault = _fault(name, source)
    if fault:
        raise UnknownGame(f"The game {name!r} is left out: {fault}.")
    assert source.game is not None
    return source.game


def loaded_games() -> list[Game]:
    """The games loaded so far, among those that can be found now."""
    found = [source.game for source in {**_installed(), **_in_folders()}.values()]
    return [game for game in found if game is not None]


_NEEDED: Final = ("title", "seats", "moves", "rules", "options", "ledger", "folder")
"""The attributes that a Game must have besides its name."""


def _fault(name: str, source: _Source) -> str:
    """Load a game, once; returns why it cannot be loaded, "" if it can."""
    if source.game is None and not source.fault:
        try:
            source.game = source.load(name)
        except KeyboardInterrupt:  # anything else is the game's own failure, SystemExit too
            raise
        except BaseException as error:
            source.fault = f"{source.place(error)}: {_told(error)}"
            _LOG.warning("A game is left out: %s", source.fault)
    return source.fault


def _place(error: BaseException, folder: Path) -> str:
    """Where in a game's folder an error was raised: the file, and the line if there is one."""
    where = f"{folder / '__init__.py'}"
    for frame, line in traceback.walk_tb(error.__traceback__):
        if Path(frame.f_code.co_filename).parent == folder:
            where = f"{frame.f_code.co_filename}, line {line}"
    return where


def _told(error: BaseException) -> str:
    """An error in one line; a syntax error with its file and line."""
    if isinstance(error, SyntaxError):
        where = os.path.basename(error.filename or "")
        return f"{type(error).__name__} in {where}, line {error.lineno}: {error.msg}"
    said = " ".join(str(error).split())
    if isinstance(error, _NoGame):
        return said
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


class _NoGame(Exception):
    """The module can be imported but contains no game."""


def _load_folder(name: str, folder: Path) -> Game:
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
        return _checked(getattr(module, "game", None), name)
    except BaseException:
        _forget(module_name, before)
        raise


def _load_entry(name: str, entry: "EntryPoint") -> Game:
    """The game of an installed package, imported under the module's own name."""
    before = set(sys.modules)
    try:
        found = entry.load()
        return _checked(
            getattr(found, "game", None) if isinstance(found, ModuleType) else found, name
        )
    except BaseException:
        _forget(entry.value.partition(":")[0].strip(), before)
        raise


def _forget(module_name: str, before: set[str]) -> None:
    """Remove half-loaded modules, so that nobody imports them."""
    for loaded in set(sys.modules) - before:
        if loaded == module_name or loaded.startswith(module_name + "."):
            del sys.modules[loaded]


def _checked(loaded: object, name: str) -> Game:
    if not isinstance(loaded, Game):
        raise _NoGame("it offers no Game called game")
    if getattr(loaded, "name", None) != name:
        raise _NoGame(f"the game calls itself {shown(getattr(loaded, 'name', None))}, not {name!r}")
    for needed in _NEEDED:
        if not hasattr(loaded, needed):
            raise _NoGame(f"the game does not say its {needed!r}")
    return loaded
