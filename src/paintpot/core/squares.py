"""A sheet as a few coloured squares, to be shared as text: too coarse to read moves off.

`Game.squares` asks for them. The default divides the picture of the sheet into a grid of few cells;
a cell is coloured if most of what lies in it is painted, in the ink that most of it has.
"""

from collections import Counter
from typing import Final

from paintpot.core.scenes import Patch, Scene

MOST: Final = 20
"""Squares at most: a text of five lines or fewer, and too coarse to read single moves off."""
PAPER: Final = ""
"""The ink of a square that is not coloured."""


def squares_of(scene: Scene) -> list[list[str]]:
    """The squares of any scene, row by row: the name of an ink, or `PAPER`."""
    patches = scene.patches
    if not patches:
        return []
    columns, rows = _grid(scene.width, scene.height, len(patches))
    left, right = _range([patch.at[0] for patch in patches])
    top, bottom = _range([patch.at[1] for patch in patches])
    cells: list[list[list[Patch]]] = [[[] for _ in range(columns)] for _ in range(rows)]
    for patch in patches:
        column = _cell(patch.at[0], left, right, columns)
        cells[_cell(patch.at[1], top, bottom, rows)][column].append(patch)
    return [[_ink(cell) for cell in row] for row in cells]


def _grid(width: int, height: int, patches: int) -> tuple[int, int]:
    """Columns and rows in about the proportions of the sheet."""
    most = min(MOST, patches)
    best = (1, 1)
    for columns in range(1, most + 1):
        rows = max(1, min(most // columns, round(columns * height / max(width, 1))))
        if columns * rows > best[0] * best[1]:
            best = (columns, rows)
    return best


def _range(values: list[int]) -> tuple[int, int]:
    return min(values), max(values)


def _cell(value: int, least: int, most: int, cells: int) -> int:
    return min(cells - 1, (value - least) * cells // (most - least + 1))


def _ink(cell: list[Patch]) -> str:
    inks = Counter([patch.ink for patch in cell if patch.ink])
    if not cell or 2 * sum(inks.values()) <= len(cell):
        return PAPER
    # Ties go to the one that comes first in the sheet's order.
    return max(inks, key=lambda ink: inks[ink])
