"""A sheet turned into tables: which spaces there are, and which share a side."""

from pathlib import Path
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.errors import BadSheet
from paintpot.core.ints import i64, vec
from paintpot.core.overlap import first_overlap
from paintpot.core.sheets import Sheet
from paintpot.core.shelf import Shelf
from paintpot.games.color_in_kingdom.names import N_SPACES, SPACES
from paintpot.games.color_in_kingdom.roads import BUDGET, HOUSE_BUDGET

SHELF: Final = Shelf(Path(__file__).parent / "sheets")
STANDARD: Final = "province"
OWN_LEAST: Final = 2
"""Minimum number of spaces of a sheet."""
MOST_CORNERS: Final = 12
"""Maximum number of corners of a space: twice those of a hex."""


class Province:
    """The sheet as the rules see it. Never changed after it is made: all states share it."""

    def __init__(self, sheet: Sheet) -> None:
        _check(sheet)
        self.sheet = sheet
        self.spaces: i64 = 0
        """All spaces, as a mask over SPACES."""
        self.near = vec[i64]([0] * N_SPACES)
        """For each space those that share a side with it (CK-A1)."""
        numbers = [SPACES.index(area.id) for area in sheet.areas]
        for k, others in enumerate(sheet.neighbours()):
            self.spaces |= BIT[numbers[k]]
            for other in others:
                self.near[numbers[k]] |= BIT[numbers[other]]
        self.longest: dict[int, int] = {}
        """A cache of longest roads, by the mask of all roads."""
        self.steps: int = BUDGET
        """The budget of a search for the longest road (CK-A29)."""


def _check(sheet: Sheet) -> None:
    """CK-SHEET-3."""
    if sheet.game != "color-in-kingdom":
        raise BadSheet(f"{sheet.where}: this is a sheet of {sheet.game}, not of color-in-kingdom")
    if len(sheet.areas) < OWN_LEAST:
        raise BadSheet(f"{sheet.where}: a sheet has at least {OWN_LEAST} spaces")
    for area in sheet.areas:
        if area.id not in SPACES:
            raise BadSheet(f"{sheet.where}, area {area.id}: spaces are named A1 to I5, row by row")
        if len(area.outline) > MOST_CORNERS:
            raise BadSheet(
                f"{sheet.where}, area {area.id}: {len(area.outline)} corners, a space has at most"
                f" {MOST_CORNERS}"
            )
    pair = first_overlap(sheet.areas)
    if pair is not None:
        one, two = [sheet.areas[k].id for k in pair]
        raise BadSheet(f"{sheet.where}: spaces {one} and {two} overlap")


def province_of(option: object) -> Province:
    """The province of the option `sheet`: a name, or the content of a sheet file."""
    found = SHELF.made(option, Province)
    assert isinstance(found, Province)
    if isinstance(option, str):
        found.steps = HOUSE_BUDGET
    return found
