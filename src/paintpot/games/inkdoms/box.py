"""The box: dice as squares on the map, and which kingdoms each of them lies in.

All coordinates are integers, hence exact: a die that only touches a border is not across it
(ID-THROW-4, ID-A51). The corners of a turned die are rounded to integers, and still form a true
square.
"""

import hashlib
import math
from typing import Final

from paintpot.core.bits import BIT
from paintpot.core.errors import BadSheet
from paintpot.core.ints import append, i64, vec
from paintpot.core.sheets import Sheet
from paintpot.games.inkdoms.fall import resting_places
from paintpot.games.inkdoms.names import PER_KINGDOM

TURNS: Final = 90
"""A square turned by 90 degrees is the same square."""

_CELLS: Final = 64
"""The board is divided into this many cells each way, to find the borders near a place."""
_MOST_NEAR: Final = 200_000
"""The limit on borders near cells, summed over all cells: the standard sheet has a sixteenth of it.
"""


class Box:
    """The board with dice on it: positions are of a die's centre, turns in degrees."""

    def __init__(self, sheet: Sheet, die: int) -> None:
        self.width: i64 = sheet.width
        self.height: i64 = sheet.height
        self.die: i64 = die
        # The corner of a die centred at 0,0; the other three are this one turned by right angles.
        reach = die / math.sqrt(2)
        self.corner_x = vec[i64](
            [round(reach * math.cos(math.radians(45 + t))) for t in range(TURNS)]
        )
        self.corner_y = vec[i64](
            [round(reach * math.sin(math.radians(45 + t))) for t in range(TURNS)]
        )
        self.rest_x = resting_places(sheet.width, math.ceil(reach))
        self.rest_y = resting_places(sheet.height, math.ceil(reach))
        """Where dice may come to rest, all equally likely; −1 is out of the box."""
        self.places: object = None
        """A cache of `laying.py` for this board."""
        self._edges(sheet)
        self._check_near(sheet, math.ceil(reach) + 1)
        self._cells(math.ceil(reach) + 1)
        self.sure = vec[i64]()
        """A valid throw, found when the board was tried; empty before."""

    # -- borders of kingdoms

    def _edges(self, sheet: Sheet) -> None:
        """Sides of areas with the kingdoms they separate; those inside a kingdom cancel out."""
        parts: dict[tuple[int, int, int, int], int] = {}
        for k, area in enumerate(sheet.areas):
            bit = int(BIT[k // PER_KINGDOM])
            for i in range(len(area.outline)):
                one, two = sorted([area.outline[i - 1], area.outline[i]])
                side = (one[0], one[1], two[0], two[1])
                parts[side] = parts.get(side, 0) ^ bit
        found = sorted([side for side, kingdoms in parts.items() if kingdoms])
        self.ax = vec[i64]([side[0] for side in found])
        self.ay = vec[i64]([side[1] for side in found])
        self.bx = vec[i64]([side[2] for side in found])
        self.by = vec[i64]([side[3] for side in found])
        self.parts = vec[i64]([parts[side] for side in found])

    def digest(self) -> str:
        """A short text that no two boards share: size, die and borders."""
        text = f"{int(self.width)} {int(self.height)} {int(self.die)}"
        for e in range(len(self.ax)):
            text += f";{self.ax[e]} {self.ay[e]} {self.bx[e]} {self.by[e]} {self.parts[e]}"
        return hashlib.sha256(text.encode()).hexdigest()

    def _check_near(self, sheet: Sheet, reach: int) -> None:
        """Refuse a board where too many long borders are near too many places (ID-MAP-12)."""
        self.cell_w: i64 = self.width // _CELLS + 1
        self.cell_h: i64 = self.height // _CELLS + 1
        near = 0
        for e in range(len(self.ax)):
            top, bottom = sorted([self.ay[e], self.by[e]])
            left, right = sorted([self.ax[e], self.bx[e]])
            rows = len(_cells_of(top - reach, bottom + reach, self.cell_h))
            near += rows * len(_cells_of(left - reach, right + reach, self.cell_w))
        if near > _MOST_NEAR:
            raise BadSheet(
                f"{sheet.where}: the borders of kingdoms are too many or too long"
                f" ({near} times near a place, at most {_MOST_NEAR} are possible)"
            )

    def _cells(self, reach: int) -> None:
        """The edges that a die centred in each cell could touch, and those in each row."""
        near: list[list[int]] = [[] for _ in range(_CELLS * _CELLS)]
        rows: list[list[int]] = [[] for _ in range(_CELLS)]
        for e in range(len(self.ax)):
            top, bottom = sorted([self.ay[e], self.by[e]])
            left, right = sorted([self.ax[e], self.bx[e]])
            for row in _cells_of(top, bottom, self.cell_h):
                rows[row].append(e)
            for row in _cells_of(top - reach, bottom + reach, self.cell_h):
                for column in _cells_of(left - reach, right + reach, self.cell_w):
                    near[row * _CELLS + column].append(e)
        self.near_from, self.near_edge = _flat(near)
        self.row_from, self.row_edge = _flat(rows)
        self.plain = vec[i64]([0] * (_CELLS * _CELLS))
        """For each cell, the kingdom that contains it if no border is near, as a mask."""
        for cell in range(_CELLS * _CELLS):
            x, y = cell % _CELLS * self.cell_w, cell // _CELLS * self.cell_h
            if not near[cell] and x < self.width and y < self.height:
                self.plain[cell] = self.kingdom_of(x, y)

    # -- where a die is

    def half(self, turn: i64) -> i64:
        """How far a die extends from its centre, left and right, up and down."""
        return max(_size(self.corner_x[turn]), _size(self.corner_y[turn]))

    def holds(self, x: i64, y: i64, turn: i64) -> bool:
        """Whether a die is wholly in the box."""
        half = self.half(turn)
        return half <= x <= self.width - half and half <= y <= self.height - half

    def kingdoms(self, x: i64, y: i64, turn: i64) -> i64:
        """The kingdoms a die truly overlaps (ID-THROW-5), as a mask."""
        cell = y // self.cell_h * _CELLS + x // self.cell_w
        if self.plain[cell]:
            return self.plain[cell]
        cx, cy = self.corner_x[turn], self.corner_y[turn]
        # Half the side as a vector, doubled to stay whole: the square's axes are u and v.
        ux: i64 = cx + cy
        uy: i64 = cy - cx
        half: i64 = ux * ux + uy * uy
        reach = max(_size(cx), _size(cy))
        found: i64 = 0
        edges, axs, ays, bxs, bys = self.near_edge, self.ax, self.ay, self.bx, self.by
        for i in range(self.near_from[cell], self.near_from[cell + 1]):
            e = edges[i]
            ax, bx = axs[e] - x, bxs[e] - x
            if ax >= reach or bx <= -reach:  # edges run from left to right
                continue
            ay, by = ays[e] - y, bys[e] - y
            if (ay >= reach and by >= reach) or (ay <= -reach and by <= -reach):
                continue
            # An edge meets the open square unless one of three directions separates them: the
            # square's two axes and the edge's own normal.
            p, q = 2 * (ax * ux + ay * uy), 2 * (bx * ux + by * uy)
            if (p >= half and q >= half) or (p <= -half and q <= -half):
                continue
            p, q = 2 * (ay * ux - ax * uy), 2 * (by * ux - bx * uy)
            if (p >= half and q >= half) or (p <= -half and q <= -half):
                continue
            nx, ny = ay - by, bx - ax
            span = max(_size(nx * cx + ny * cy), _size(ny * cx - nx * cy))
            if -span < nx * ax + ny * ay < span:
                found |= self.parts[e]
        return found if found else self.kingdom_of(x, y)

    def kingdom_of(self, x: i64, y: i64) -> i64:
        """The kingdom of a point that is on no border, as a mask: by the edges to its left."""
        found: i64 = 0
        row = y // self.cell_h
        for i in range(self.row_from[row], self.row_from[row + 1]):
            e = self.row_edge[i]
            ay, by = self.ay[e], self.by[e]
            if (ay <= y) != (by <= y):
                ax, bx = self.ax[e], self.bx[e]
                cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                if (cross < 0) == (by > ay):
                    found ^= self.parts[e]
        return found

    def clash(self, x: i64, y: i64, turn: i64, x2: i64, y2: i64, turn2: i64) -> bool:
        """Whether two dice overlap: then one would rest on the other (ID-THROW-2)."""
        dx, dy = x2 - x, y2 - y
        if max(_size(dx), _size(dy)) > 2 * self.die:
            return False
        ax, ay = self.corner_x[turn], self.corner_y[turn]
        bx, by = self.corner_x[turn2], self.corner_y[turn2]
        return not (_parted(dx, dy, ax, ay, bx, by) or _parted(dx, dy, bx, by, ax, ay))


def _cells_of(low: int, high: int, cell: int) -> range:
    """The cells along one side of the box that an interval overlaps."""
    return range(max(low // cell, 0), min(high // cell, _CELLS - 1) + 1)


def _flat(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Concatenated lists, and the start index of each; one more index marks the end."""
    starts, items = vec[i64](), vec[i64]()
    for part in lists:
        starts = append(starts, len(items))
        for item in part:
            items = append(items, item)
    return append(starts, len(items)), items


def _size(n: i64) -> i64:
    return -n if n < 0 else n


def _parted(dx: i64, dy: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
    """Whether an axis of the square with corner a separates it from the one with corner b."""
    ux: i64 = ax + ay
    uy: i64 = ay - ax
    # Along either axis the first square extends by half a side, the second as far as its corners.
    reach = ux * ux + uy * uy + 2 * max(_size(bx * ux + by * uy), _size(bx * uy - by * ux))
    return 2 * max(_size(dx * ux + dy * uy), _size(dy * ux - dx * uy)) >= reach
