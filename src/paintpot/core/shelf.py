"""The sheets of a game: those that come with it, and custom ones."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from paintpot.core.errors import BadSheet
from paintpot.core.json_input import decode_json
from paintpot.core.limits import shown
from paintpot.core.recent import Recent
from paintpot.core.sheets import LARGEST, MOST_AREAS, Sheet, load_sheet, read_sheet

_SHEETS: Final = 32
"""Sheets cached for each game."""
_REFUSALS: Final = 512
"""Cached error messages for each game: why a sheet was refused."""


class Shelf:
    """A folder of sheets, with a cache: the same option gives the same object for a while.

    `keys` and `area_keys` are what the game reads of a sheet and of each area, besides what every
    sheet has: other keys are refused.
    """

    def __init__(
        self, folder: Path, keys: tuple[str, ...] = (), area_keys: tuple[str, ...] = ()
    ) -> None:
        self.folder = folder
        self.keys = keys
        self.area_keys = area_keys
        self._sheets = Recent(_SHEETS)
        self._made = Recent(_SHEETS)
        self._refusals = Recent(_REFUSALS)

    def names(self) -> list[str]:
        return sorted([path.stem for path in self.folder.glob("*.json")])

    def sheet(self, option: object) -> Sheet:
        """The sheet of an option, which is a name or the content of a sheet file."""
        if isinstance(option, str):
            return self._own(option)
        content = _content(option)
        return self._brought(content, _digest(content))

    def made(self, option: object, make: Callable[[Sheet], object]) -> object:
        """What a game builds from the sheet, cached, since undo and replay need it repeatedly.
        Refusals are cached too, since a refused sheet may be sent repeatedly."""
        content = "" if isinstance(option, str) else _content(option)
        name = option if isinstance(option, str) else _digest(content)
        found = self._made.find(name)
        if found is not None:
            return found
        self._refuse_again(name)
        sheet = self._own(name) if isinstance(option, str) else self._brought(content, name)
        try:
            found = make(sheet)
        except BadSheet as error:
            self._refusals.keep(name, str(error))
            raise
        self._made.keep(name, found)
        return found

    def _own(self, name: str) -> Sheet:
        found = self._sheets.find(name)
        if found is None:
            known = self.names()
            if name not in known:
                raise BadSheet(f"There is no sheet {shown(name)}; sheets: {', '.join(known)}.")
            found = load_sheet(self.folder / f"{name}.json", self.keys, self.area_keys)
            self._sheets.keep(name, found)
        assert isinstance(found, Sheet)
        return found

    def _brought(self, content: str, name: str) -> Sheet:
        found = self._sheets.find(name)
        if found is None:
            self._refuse_again(name)
            try:
                data = decode_json(content.encode(), LARGEST, BadSheet, "sheet")
                found = read_sheet(data, "sheet", self.keys, self.area_keys)
            except BadSheet as error:
                self._refusals.keep(name, str(error))
                raise
            self._sheets.keep(name, found)
        assert isinstance(found, Sheet)
        return found

    def _refuse_again(self, name: str) -> None:
        """Raise the error that this sheet was refused with before, if it was."""
        refusal = self._refusals.find(name)
        if refusal is not None:
            raise BadSheet(str(refusal))


def _content(option: object) -> str:
    areas = option.get("areas") if isinstance(option, dict) else None
    if isinstance(areas, list) and len(areas) > MOST_AREAS:
        # Checked before anything so large is serialized.
        raise BadSheet(f"sheet: {len(areas)} areas, at most {MOST_AREAS} are possible")
    try:
        content = json.dumps(option, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSheet("sheet: not the content of a JSON file") from error
    if len(content) > LARGEST:
        raise BadSheet(f"sheet: {len(content)} characters, at most {LARGEST} are possible")
    return content


def _digest(content: str) -> str:
    """A key that depends on the content alone and is not the name of a built-in sheet."""
    return "sha256:" + hashlib.sha256(content.encode()).hexdigest()
