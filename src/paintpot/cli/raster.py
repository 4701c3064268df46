"""Shapes on a grid of square pixels, two per character cell, and where their labels fit."""

from collections.abc import Sequence
from typing import Final

from paintpot.core.geometry import Point
from paintpot.core.scenes import Patch, Scene

NONE: Final = -1
INSIDE: Final = 0
THIN: Final = 1
"""A pixel on the border between two patches of one group…"""
THICK: Final = 2
"""…and between two groups."""

_ROOMY: Final = 110
"""Pixels per patch above which borders between groups are two pixels wide."""


class Raster:
    """The patches of a scene at one size: the owner of each pixel, and the borders."""

    def __init__(self, scene: Scene, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.width = scene.width
        self.height = scene.height
        self.names = [patch.name for patch in scene.patches]
        self.owner = _fill(scene, columns, rows * 2)
        groups = [patch.group for patch in scene.patches]
        roomy = columns * rows * 2 > _ROOMY * max(len(groups), 1)
        self.border = _borders(self.owner, groups, roomy)

    def cell(self, at: Point) -> tuple[int, int]:
        """The character cell of a point of the sheet."""
        x = min(at[0] * self.columns // self.width, self.columns - 1)
        y = min(at[1] * self.rows // self.height, self.rows - 1)
        return x, y

    def patch_at(self, x: int, y: int) -> str | None:
        """The patch in a character cell."""
        if not (0 <= x < self.columns and 0 <= y < self.rows):
            return None
        found = self.owner[y * 2][x]
        return None if found == NONE else self.names[found]

    def room(self, x: int, y: int, patch: int) -> int:
        """How suitable a cell is for a patch's label: 0 to 4, borders count less."""
        if not (0 <= x < self.columns and 0 <= y < self.rows):
            return -9
        points = 0
        for row in (y * 2, y * 2 + 1):
            if self.owner[row][x] == patch:
                points += 2 if self.border[row][x] == INSIDE else 1
            else:
                points -= 2
        return points

    def place(self, at: Point, length: int, patch: int) -> tuple[int, int]:
        """Where to start a label of this length in a patch, as near to a point as possible."""
        column, row = self.cell(at)
        column -= length // 2
        best = (column, row)
        most = -999
        for dy in (0, -1, 1, -2, 2):
            for dx in (0, -1, 1, -2, 2, -3, 3):
                x, y = column + dx, row + dy
                found = sum([self.room(x + k, y, patch) for k in range(length)]) * 4
                found -= abs(dx) + 2 * abs(dy)
                if found > most:
                    best, most = (x, y), found
        return best


def _fill(scene: Scene, columns: int, rows: int) -> list[list[int]]:
    """For each pixel the patch that contains its centre."""
    owner = [[NONE] * columns for _ in range(rows)]
    for k, patch in enumerate(scene.patches):
        _fill_one(owner, k, patch, scene.width / columns, scene.height / rows)
    return owner


def _fill_one(owner: list[list[int]], k: int, patch: Patch, step_x: float, step_y: float) -> None:
    outline = patch.outline
    low = min([y for _, y in outline])
    high = max([y for _, y in outline])
    for row in range(max(int(low / step_y), 0), min(int(high / step_y) + 1, len(owner))):
        y = (row + 0.5) * step_y
        crossings = _crossings(outline, y)
        for start, stop in zip(crossings[::2], crossings[1::2], strict=False):
            first = max(int(start / step_x + 0.5), 0)
            last = min(int(stop / step_x + 0.5), len(owner[row]))
            owner[row][first:last] = [k] * (last - first)


def _crossings(outline: Sequence[Point], y: float) -> list[float]:
    """Where a horizontal line crosses an outline, from left to right."""
    found = []
    a = outline[-1]
    for b in outline:
        if (a[1] > y) != (b[1] > y):
            found.append(a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]))
        a = b
    return sorted(found)


def _borders(owner: list[list[int]], groups: list[str], roomy: bool) -> list[list[int]]:
    rows, columns = len(owner), len(owner[0]) if owner else 0
    border = [[INSIDE] * columns for _ in range(rows)]
    for y in range(rows):
        for x in range(columns):
            here = owner[y][x]
            for u, v in ((x + 1, y), (x, y + 1)):
                if u >= columns or v >= rows or owner[v][u] == here:
                    continue
                there = owner[v][u]
                if NONE in (here, there) or groups[here] != groups[there]:
                    border[y][x] = THICK
                    if roomy:
                        border[v][u] = THICK
                elif border[y][x] == INSIDE:
                    border[y][x] = THIN
    return border
