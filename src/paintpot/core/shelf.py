"""The sheets of a game: those that come with it, and those that people bring."""

import json
from functools import lru_cache
from pathlib import Path

from paintpot.core.errors import BadSheet
from paintpot.core.sheets import Sheet, load_sheet, read_sheet


class Shelf:
    """A folder of sheets. The same option always gives the same Sheet object, kept for a while."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def names(self) -> list[str]:
        return sorted([path.stem for path in self.folder.glob("*.json")])

    def sheet(self, option: object) -> Sheet:
        """The sheet an option means: by its name, or the content of a sheet file."""
        if isinstance(option, str):
            return _own(self.folder, option)
        try:
            return _brought(json.dumps(option))
        except (TypeError, ValueError, RecursionError) as error:
            raise BadSheet("sheet: not the content of a JSON file") from error


@lru_cache(maxsize=32)
def _own(folder: Path, name: str) -> Sheet:
    known = Shelf(folder).names()
    if name not in known:
        raise BadSheet(f"There is no sheet {name!r}; sheets: {', '.join(known)}.")
    return load_sheet(folder / f"{name}.json")


@lru_cache(maxsize=32)
def _brought(content: str) -> Sheet:
    """Undo and replay ask for a sheet again and again; reading it takes a while."""
    return read_sheet(json.loads(content), "sheet")
