"""`paintpot serve --dev`: a game's texts and pictures are reloaded when their files change.

Reloaded are texts (`texts/*.ftl`), files for the page (`page/`) and the drawing module `scene.py`,
the latter also when a JSON file of the game changes. Rules, views and `__init__.py` are not: a
running game would continue under other rules than it began with. Compiled modules and the workers
that replay records keep what they have loaded.
"""

import importlib
import logging
import sys
from collections.abc import Callable
from importlib.util import cache_from_source
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final

from paintpot.core.contract import Game
from paintpot.core.registry import loaded_games
from paintpot.texts import forget_texts

_LOG: Final = logging.getLogger("paintpot")

WATCHED: Final = ("texts/*.ftl", "page/*", "scene.py", "*.json", "*/*.json")
MOST_FILES: Final = 1000
"""Files of a game that are checked."""

Stamps = dict[Path, tuple[int, int]]
"""Modification time and size of each file."""


class Reloader:
    """Checks the files of all loaded games before their texts or pictures are shown."""

    def __init__(self, forget: list[Callable[[], None]]) -> None:
        self._forget = [forget_texts, *forget]
        """Callbacks that clear caches."""
        self._seen: dict[Path, Stamps] = {}

    def look(self) -> None:
        for game in loaded_games():
            now = _stamps(game.folder)
            before = self._seen.setdefault(game.folder, now)
            changed = {path for path in now.keys() | before if now.get(path) != before.get(path)}
            if changed:
                self._seen[game.folder] = now
                self._changed(game, changed)

    def _changed(self, game: Game, paths: set[Path]) -> None:
        if any(path.suffix in (".py", ".json") for path in paths):
            _redraw(game)
        for forget in self._forget:
            forget()
        names = ", ".join(sorted(path.name for path in paths))
        _LOG.info("%s was read again: %s.", game.name, names)


def _stamps(folder: Path) -> Stamps:
    found: Stamps = {}
    paths = (path for pattern in WATCHED for path in folder.glob(pattern))
    for path in islice(paths, MOST_FILES):
        try:
            about = path.stat()
        except OSError:  # an editor has just replaced it
            continue
        found[path] = (about.st_mtime_ns, about.st_size)
    return found


def _redraw(game: Game) -> None:
    """Reload the game's `scene.py`. If that fails, the old one stays."""
    package = type(game).__module__
    if f"{package}.scene" not in sys.modules:
        package = package.rpartition(".")[0]
    module = sys.modules.get(f"{package}.scene")
    if module is None or not str(module.__file__).endswith(".py"):
        return
    old = dict(vars(module))
    try:
        # Bytecode is known by second and size: two changes within a second may look alike.
        Path(cache_from_source(str(module.__file__))).unlink(missing_ok=True)
        importlib.reload(module)
    except Exception as error:
        vars(module).update(old)
        _LOG.warning("%s is not read again: %s: %s.", module.__file__, type(error).__name__, error)
        return
    for name, other in list(sys.modules.items()):
        if name == package or name.startswith(package + "."):
            _rebind(other, module, old)


def _rebind(user: ModuleType, module: ModuleType, old: dict[str, object]) -> None:
    """Rebind the names that a module has imported from the old version to the new one."""
    for name, value in list(vars(user).items()):
        if user is not module and name in old and old[name] is value and hasattr(module, name):
            setattr(user, name, getattr(module, name))
