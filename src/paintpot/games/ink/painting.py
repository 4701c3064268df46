"""A painting: tiles on a grid, areas and their growth, places for the next tile.

The grid is a window on the unit grid, larger than the painting on every side; it is made anew,
larger, when a tile comes near its rim, so that a painting may grow without limit (INK-A9). A cell
holds the word of its square (see `tiles.py`), 0 if it is empty, or −1 − k if a tile's upper left
square may go there: it is then place k of `places`.
"""

from typing import Final

from paintpot.core.bits import room
from paintpot.core.ints import append, i64, vec
from paintpot.games.ink.moves import HALF, TILE_AT, WRAP
from paintpot.games.ink.tiles import (
    BOTTLE,
    COLOUR,
    CROSSED,
    FACES,
    GROWN,
    LINK,
    LINK_AT,
    SEEN,
    SQUARE_AT,
    SQUARE_MASK,
    THERE,
    TINTED,
)

BLOCKED: Final = BOTTLE | CROSSED
"""A square with one of these has no colour (INK-AREA-3, INK-AREA-5)."""
_MEMBER: Final = THERE | COLOUR | BOTTLE | CROSSED | SEEN
"""The bits that decide whether a neighbour belongs to an area and was not visited yet."""
_FIRST_WIDTH: Final = 22
_RIM: Final = 5
"""The painting never comes this near to the rim of the window: a tile and the places beyond fit."""
_NEW_RIM: Final = 9
NOWHERE: Final = -1
_ONCE_HALF: Final = 105
"""Columns and rows were once written from -105 to 104 only; such records can still be read."""
_BLANK: Final = vec[i64]([0] * (_FIRST_WIDTH * _FIRST_WIDTH))


class Painting:
    """The tiles of one player."""

    def __init__(
        self,
        grid: vec[i64],
        homes: vec[i64],
        faces: vec[i64],
        places: vec[i64],
        marked: vec[i64],
    ) -> None:
        self.grid = grid
        self.homes = homes
        """The cell of each tile's upper left square, in the order they were laid."""
        self.faces = faces
        """What was laid: tile × 8 + orientation."""
        self.places = places
        """Where a tile may go, as moves; the first `n_places` count."""
        self.marked = marked
        """The cells whose squares are marked as grown."""
        self.n_places: i64 = 0
        self.width: i64 = 0
        self.height: i64 = 0
        self.left: i64 = 0
        self.top: i64 = 0
        """The window's size, and its first cell relative to the starting tile."""
        self.low_x: i64 = 0
        self.high_x: i64 = 0
        self.low_y: i64 = 0
        self.high_y: i64 = 0
        """The first and last columns and rows that have squares."""

    def copy_painting(self, other: "Painting") -> None:
        """Copy the measures of another painting, whose vectors have been copied."""
        self.n_places = other.n_places
        self.width = other.width
        self.height = other.height
        self.left = other.left
        self.top = other.top
        self.low_x = other.low_x
        self.high_x = other.high_x
        self.low_y = other.low_y
        self.high_y = other.high_y

    def begin(self, tile: i64) -> None:
        """Lay the starting tile, as printed, at 0, 0."""
        self.width = _FIRST_WIDTH
        self.height = _FIRST_WIDTH
        self.left = -(_FIRST_WIDTH // 2 - 1)
        self.top = self.left
        self.grid = _BLANK[:]
        self.high_x = 1
        self.high_y = 1
        self._put(self.cell(0, 0), tile * 8, 0)

    # -- cells

    def cell(self, x: i64, y: i64) -> i64:
        """The cell at x, y relative to the starting tile; it must be in the window."""
        return (y - self.top) * self.width + x - self.left

    def column(self, cell: i64) -> i64:
        return cell % self.width + self.left

    def row(self, cell: i64) -> i64:
        return cell // self.width + self.top

    def square_cell(self, square: i64) -> i64:
        """The cell of a square, or NOWHERE if the painting has no such tile."""
        tile = square // 4
        if tile >= len(self.homes):
            return NOWHERE
        corner = square % 4
        return self.homes[tile] + corner % 2 + corner // 2 * self.width

    def place_cell(self, move: i64) -> i64:
        """The cell a place stands for, or NOWHERE if the window does not extend to it."""
        code: i64 = move - TILE_AT
        dx: i64 = code // WRAP - HALF - self.left
        dy: i64 = code % WRAP - HALF - self.top
        if dx < 0 or dx >= self.width - 1:
            dx = _as_once_written(dx + self.left) - self.left
        if dy < 0 or dy >= self.height - 1:
            dy = _as_once_written(dy + self.top) - self.top
        if dx < 0 or dy < 0 or dx >= self.width - 1 or dy >= self.height - 1:
            return NOWHERE
        return dy * self.width + dx

    def place_move(self, cell: i64) -> i64:
        """The move that puts a tile's upper left square on a cell."""
        return TILE_AT + (self.column(cell) + HALF) * WRAP + self.row(cell) + HALF

    # -- laying tiles (INK-ADD, INK-A1 to INK-A8)

    def lay(self, move: i64, tile: i64, orientation: i64) -> None:
        """Lay a tile at a place; all areas with a new square have grown (INK-A17, INK-A18)."""
        cell = self.place_cell(move)
        self._put(cell, tile * 8 + orientation, len(self.homes))
        width = self.width
        self.mark_area(cell)
        self.mark_area(cell + 1)
        self.mark_area(cell + width)
        self.mark_area(cell + width + 1)
        self.keep_clear()

    def _put(self, cell: i64, face: i64, tile: i64) -> None:
        """Set a tile's squares on the grid: as number `tile`, its last or a new one."""
        grid, width = self.grid, self.width
        if tile == len(self.homes):
            self.homes = append(self.homes, cell)
            self.faces = append(self.faces, face)
        else:
            self.homes[tile] = cell
            self.faces[tile] = face
        for row in range(i64(3)):
            first = cell + (row - 1) * width - 1
            for at in range(first, first + 3):
                if grid[at] < 0:
                    self._drop_place(at)
        number = tile * 4
        face *= 4
        grid[cell] = FACES[face] + (number << SQUARE_AT)
        grid[cell + 1] = FACES[face + 1] + ((number + 1) << SQUARE_AT)
        grid[cell + width] = FACES[face + 2] + ((number + 2) << SQUARE_AT)
        grid[cell + width + 1] = FACES[face + 3] + ((number + 3) << SQUARE_AT)
        self._add_places(cell)
        self._widen(cell)

    def _add_places(self, cell: i64) -> None:
        """The twelve places along the sides of a tile, as far as they are empty."""
        width = self.width
        above = cell - 2 * width - 1
        below = cell + 2 * width - 1
        for k in range(i64(3)):
            self._add_place(above + k)
            self._add_place(below + k)
            beside = cell + (k - 1) * width
            self._add_place(beside - 2)
            self._add_place(beside + 2)

    def _add_place(self, cell: i64) -> None:
        grid, width = self.grid, self.width
        if grid[cell] or grid[cell + 1] > 0 or grid[cell + width] > 0 or grid[cell + width + 1] > 0:
            return
        k = self.n_places
        move = self.place_move(cell)
        if k < len(self.places):
            self.places[k] = move
        else:
            self.places = append(self.places, move)
        self.n_places = k + 1
        grid[cell] = -1 - k

    def _drop_place(self, cell: i64) -> None:
        """The last place takes the index of the removed one."""
        k = -1 - self.grid[cell]
        self.grid[cell] = 0
        last = self.n_places - 1
        self.n_places = last
        if k != last:
            move = self.places[last]
            self.places[k] = move
            self.grid[self.place_cell(move)] = -1 - k

    def keep_clear(self) -> None:
        """Make the window larger if the painting has come near its rim."""
        if (
            self.low_x - self.left >= _RIM
            and self.low_y - self.top >= _RIM
            and self.left + self.width - 1 - self.high_x >= _RIM
            and self.top + self.height - 1 - self.high_y >= _RIM
        ):
            return
        old, old_width = self.grid, self.width
        old_left, old_top = self.left, self.top
        rows, first_x, first_y = self.high_y - self.low_y + 1, self.low_x, self.low_y
        columns = self.high_x - first_x + 1
        self.left = first_x - _NEW_RIM
        self.top = first_y - _NEW_RIM
        width: i64 = columns + 2 * _NEW_RIM
        height: i64 = rows + 2 * _NEW_RIM
        self.width = width
        self.height = height
        grid = _empty(width * height)
        # Squares and places alike are at most two cells outside of the painting.
        for y in range(first_y - 3, first_y + rows + 3):
            here = (y - self.top) * width + first_x - 3 - self.left
            there = (y - old_top) * old_width + first_x - 3 - old_left
            for x in range(columns + 6):
                grid[here + x] = old[there + x]
        self.grid = grid
        shift = self.cell(old_left, old_top)
        for k in range(i64(len(self.homes))):
            self.homes[k] = _moved(self.homes[k], old_width, width, shift)
        for k in range(i64(len(self.marked))):
            self.marked[k] = _moved(self.marked[k], old_width, width, shift)

    # -- moving a tile (INK-ACT-12)

    def without(self, tile: i64) -> "Painting":
        """This painting with a tile lifted: for its places; the tile's number stays in use."""
        rest = Painting(self.grid[:], self.homes[:], self.faces[:], self.places[:], self.marked[:])
        rest.copy_painting(self)
        rest.lift_tile(tile)
        return rest

    def lift_tile(self, tile: i64) -> None:
        """Take a tile's squares off the grid and find the places again."""
        grid, width = self.grid, self.width
        home = self.homes[tile]
        grid[home] = 0
        grid[home + 1] = 0
        grid[home + width] = 0
        grid[home + width + 1] = 0
        for k in range(self.n_places):
            grid[self.place_cell(self.places[k])] = 0
        self.n_places = 0
        for k in range(i64(len(self.homes))):
            if k != tile:
                self._add_places(self.homes[k])

    def in_one_piece(self, tile: i64) -> bool:
        """Whether the painting is connected by sides even without a tile."""
        grid, width = self.grid, self.width
        home = self.homes[tile]
        # The lifted tile counts as visited, so that no path goes through it.
        trail = room()
        trail = append(trail, home)
        trail = append(trail, home + 1)
        trail = append(trail, home + width)
        trail = append(trail, home + width + 1)
        start = self.homes[0] if tile else self.homes[1]
        trail = append(trail, start)
        for k in range(i64(5)):
            grid[trail[k]] |= SEEN
        at: i64 = 4
        while at < len(trail):
            cell = trail[at]
            at += 1
            for k in range(i64(4)):
                near = cell + (1 if k == 0 else -1 if k == 1 else width if k == 2 else -width)
                if grid[near] > 0 and not grid[near] & SEEN:
                    grid[near] |= SEEN
                    trail = append(trail, near)
        for k in range(i64(len(trail))):
            grid[trail[k]] &= ~SEEN
        return len(trail) == 4 * len(self.homes)

    def move_tile(self, tile: i64, move: i64, orientation: i64) -> None:
        """Lay a tile of the painting elsewhere: one change (INK-A17).

        Marks go with their squares.
        """
        before = self.grid[:]
        home, width = self.homes[tile], self.width
        old_marks = room()
        for corner in range(i64(4)):
            at = home + corner % 2 + corner // 2 * width
            old_marks = append(old_marks, self.grid[at] & GROWN)
        face = self.faces[tile]
        self.lift_tile(tile)
        cell = self.place_cell(move)
        self._put(cell, face - face % 8 + orientation, tile)
        for corner in range(i64(4)):
            if old_marks[_corner_before(corner, face % 8, orientation)]:
                self.grid[cell + corner % 2 + corner // 2 * width] |= GROWN
        self.mark_again()
        for corner in range(i64(4)):
            self.mark_if_grown(before, cell + corner % 2 + corner // 2 * width)
        self._measure()
        self.keep_clear()

    def _widen(self, cell: i64) -> None:
        """Extend the painting's bounds to a tile at this cell."""
        x, y = self.column(cell), self.row(cell)
        if x < self.low_x:
            self.low_x = x
        if x + 1 > self.high_x:
            self.high_x = x + 1
        if y < self.low_y:
            self.low_y = y
        if y + 1 > self.high_y:
            self.high_y = y + 1

    def _measure(self) -> None:
        """Find the first and last columns and rows again."""
        self.low_x = 0
        self.high_x = 1
        self.low_y = 0
        self.high_y = 1
        for k in range(i64(len(self.homes))):
            self._widen(self.homes[k])

    # -- areas (INK-AREA-1 to INK-AREA-5, INK-A5, INK-A6)

    def area(self, cell: i64) -> vec[i64]:
        """The cells of the area that an unblocked square is in, this one first."""
        return area_on(self.grid, self.width, cell, ~SEEN)

    # -- growth (INK-A17)

    def mark_area(self, cell: i64) -> None:
        """Mark the squares of an area as grown."""
        grid = self.grid
        if grid[cell] & GROWN:
            return
        cells = self.area(cell)
        for k in range(i64(len(cells))):
            at = cells[k]
            if not grid[at] & GROWN:
                grid[at] |= GROWN
                self.marked = append(self.marked, at)

    def mark_if_grown(self, before: vec[i64], cell: i64) -> None:
        """Mark the area of a square if it is larger than every earlier area there.

        `before` is the grid as it was; it is written on.
        """
        grid = self.grid
        if grid[cell] & BLOCKED:
            return
        cells = self.area(cell)
        colour = grid[cell] & COLOUR
        for k in range(i64(len(cells))):
            at = cells[k]
            # Visited cells stay marked until this area is judged.
            fresh = before[at] & _MEMBER == THERE | colour
            if fresh and len(area_on(before, self.width, at, -1)) >= len(cells):
                self._forget(before)
                return
        self._forget(before)
        for k in range(i64(len(cells))):
            at = cells[k]
            if not grid[at] & GROWN:
                grid[at] |= GROWN
                self.marked = append(self.marked, at)

    def _forget(self, before: vec[i64]) -> None:
        for k in range(i64(len(before))):
            if before[k] > 0:
                before[k] &= ~SEEN

    def mark_again(self) -> None:
        """List the marked squares again after a tile has moved."""
        marked = room()
        for k in range(i64(len(self.grid))):
            if self.grid[k] > 0 and self.grid[k] & GROWN:
                marked = append(marked, k)
        self.marked = marked

    def unmark(self) -> None:
        """The turn ends: nothing counts as grown any more."""
        grid, marked = self.grid, self.marked
        for k in range(i64(len(marked))):
            grid[marked[k]] &= ~GROWN
        self.marked = vec[i64]()

    # -- queries

    def square_at(self, cell: i64) -> i64:
        """The number of the square in a cell."""
        return (self.grid[cell] >> SQUARE_AT) & SQUARE_MASK

    def squares(self) -> i64:
        """How many squares the painting has."""
        return i64(len(self.homes)) * 4


def area_on(grid: vec[i64], width: i64, cell: i64, clear: i64) -> vec[i64]:
    """The cells of an area; `clear` is a mask on their words at the end, which may remove SEEN."""
    word = grid[cell]
    wanted: i64 = THERE | (word & COLOUR)
    cells = room()
    cells = append(cells, cell)
    grid[cell] = word | SEEN
    at: i64 = 0
    while at < len(cells):
        here = cells[at]
        at += 1
        near = here + 1
        if grid[near] & _MEMBER == wanted:
            grid[near] |= SEEN
            cells = append(cells, near)
        near = here - 1
        if grid[near] & _MEMBER == wanted:
            grid[near] |= SEEN
            cells = append(cells, near)
        near = here + width
        if grid[near] & _MEMBER == wanted:
            grid[near] |= SEEN
            cells = append(cells, near)
        near = here - width
        if grid[near] & _MEMBER == wanted:
            grid[near] |= SEEN
            cells = append(cells, near)
        word = grid[here]
        if word & LINK and not word & TINTED:
            way = (word & LINK) >> LINK_AT
            near = here + (width if way <= 2 else -width) + (1 if way % 2 else -1)
            if grid[near] & (_MEMBER | TINTED) == wanted:
                grid[near] |= SEEN
                cells = append(cells, near)
    for k in range(at):
        grid[cells[k]] &= clear
    return cells


def _moved(cell: i64, old_width: i64, width: i64, shift: i64) -> i64:
    return cell // old_width * width + cell % old_width + shift


def _empty(size: i64) -> vec[i64]:
    out = vec[i64]()
    for _ in range(size):
        out = append(out, 0)
    return out


_ROUND: Final = vec[i64]([0, 1, 3, 2])
"""Corners a, b, c, d as places clockwise from the upper left, and back."""


def _corner_before(corner: i64, old: i64, new: i64) -> i64:
    """The corner at which, in orientation `new`, a tile has the square that is at `corner` in
    orientation `old`."""
    printed = _printed(corner, new)
    for k in range(i64(4)):
        if _printed(k, old) == printed:
            return k
    return NOWHERE


def _printed(corner: i64, orientation: i64) -> i64:
    """Which printed square, clockwise from the upper left, is at a corner of a tile in its
    orientation."""
    at = (_ROUND[corner] - orientation % 4) % 4
    if orientation < 4:
        return at
    return at + 1 if at % 2 == 0 else at - 1


def _as_once_written(n: i64) -> i64:
    """What a column or row meant in records that wrapped it: 105 was written as -105."""
    if n < -_ONCE_HALF or n >= _ONCE_HALF:
        return n
    return n + 2 * _ONCE_HALF if n < 0 else n - 2 * _ONCE_HALF
