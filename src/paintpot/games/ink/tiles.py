"""The tiles: read from `tiles.json`, with all orientations precomputed as words for the grid.

Tile p × 5 + s is pattern p in colour shift s (0 to 94); 95 + s is the starting tile of shift s.
A tile is written square by square, clockwise from the upper left as printed, each with the letter
of its colour and its spot or number; `+` means that two opposite corners are joined:

    >>> tile_name(10), tile_name(40), tile_name(95)
    ('R4-R-R-Do', 'Ro-Y-R-Y4+', 'R-Y-L-D')
"""

from pathlib import Path
from typing import Any, Final

from paintpot.core.data_files import as_object
from paintpot.core.errors import BadSheet
from paintpot.core.ints import append, i64, vec
from paintpot.core.json_input import read_json
from paintpot.games.ink.names import LETTERS, N_COLOURS, NUMBERS, SLOTS

# What a cell of a painting holds, as one word: two colours and two marks of three bits each…
COLOUR: Final = 7
"""The colour shown."""
MARK: Final = 7 * 8
"""The mark shown: 0 plain, 1 spot, 3 to 7 objective."""
MARK_AT: Final = 3
PRINTED_COLOUR_AT: Final = 6
PRINTED_MARK_AT: Final = 9
# …then flags…
THERE: Final = 2**12
"""There is a square at all."""
BOTTLE: Final = 2**13
DOWN: Final = 2**14
"""The bottle is upside-down."""
BLACK: Final = 2**15
"""The bottle is a black one."""
CROSSED: Final = 2**16
"""An X or XX lies on it."""
WHITE: Final = 2**17
"""A white spot token lies on it,"""
NUMBERED: Final = 2**18
"""a number token,"""
TINTED: Final = 2**19
"""a colour token."""
GROWN: Final = 2**20
"""It was in an area that grew this turn (INK-A17)."""
SEEN: Final = 2**21
VISITED: Final = 2**30 * 2**10
"""Used while areas are scanned; never set between moves."""
# …and numbers.
LINK: Final = 7 * 2**22
"""The diagonal neighbour of a link: 0 none, 1 to 4 as in LINKED."""
LINK_AT: Final = 22
X_WAY: Final = 3 * 2**25
"""Where the other half of the X is: 0 right, 1 below, 2 left, 3 above."""
X_WAY_AT: Final = 25
X_TOKEN: Final = 15 * 2**27
"""Which X it is: 1 + its colour, or 6 + the pair of an XX."""
X_TOKEN_AT: Final = 27
SQUARE_AT: Final = 31
"""The number of the square."""
SQUARE_MASK: Final = 511

SPOT_MARK: Final = 1
PLAIN: Final = 0

STARTING: Final = 95
"""The first starting tile."""
N_TILES: Final = 95
_LINK_OF_CORNER: Final = (1, 2, 3, 4)
"""From corner a to d, b to c, c to b, d to a."""

DATA: Final = Path(__file__).with_name("tiles.json")
LARGEST: Final = 64 * 1024
"""Bytes of it."""


class TileSet:
    """The validated contents of the box."""

    def __init__(self, data: object, where: str) -> None:
        whole = as_object(data, where, BadSheet)
        if whole.get("format") != 1:
            raise BadSheet(f"{where}: 'format' must be 1")
        patterns = whole.get("patterns")
        if not isinstance(patterns, list) or len(patterns) * N_COLOURS != N_TILES:
            raise BadSheet(f"{where}: 'patterns' must list {N_TILES // N_COLOURS} patterns")
        self.patterns = [_pattern(p, f"{where}, pattern {k + 1}") for k, p in enumerate(patterns)]
        self.starting = _pattern(whole.get("starting"), f"{where}: 'starting'")
        if self.starting[1] != (0, 0, 0, 0):
            raise BadSheet(f"{where}: 'starting' must be plain")
        self._check_distinct(where)
        self.x_each = _number(whole, "x_per_colour", where)
        self.xx_each = _number(whole, "xx_per_pair", where)
        self.white_spots = _number(whole, "white_spots", where)
        self.colour_tokens = _number(whole, "colour_tokens_per_colour", where)
        numbers = as_object(whole.get("number_tokens"), f"{where}: 'number_tokens'", BadSheet)
        self.number_tokens = [
            _number(numbers, str(n), f"{where}: 'number_tokens'") for n in NUMBERS
        ]
        slots = as_object(whole.get("slots"), f"{where}: 'slots'", BadSheet)
        self.slots = {name: _slots(slots[name], f"{where}: slots {name!r}") for name in slots}

    def _check_distinct(self, where: str) -> None:
        """No two tiles may look alike, however they are turned or flipped (INK-TILE-1)."""
        looks: dict[object, int] = {}
        for tile in range(N_TILES):
            for orientation in range(8):
                look = self.look(tile, orientation)
                other = looks.setdefault(look, tile)
                if other != tile:
                    raise BadSheet(
                        f"{where}, pattern {tile // 5 + 1}: the same as pattern {other // 5 + 1}"
                        " turned or flipped"
                    )

    def look(self, tile: int, orientation: int) -> tuple[tuple[tuple[int, int], ...], int]:
        """Colour and mark of the squares clockwise from the upper left; the joined diagonal.

        Flipped left to right first (orientation 4 to 7), then turned clockwise. The diagonal is
        0 for none, 1 from the upper left, 2 from the upper right.
        """
        pattern = self.starting if tile >= STARTING else self.patterns[tile // N_COLOURS]
        colours, marks, link = pattern
        shift = tile % N_COLOURS
        squares = [((colours[k] + shift) % N_COLOURS, marks[k]) for k in range(4)]
        if orientation >= 4:
            squares = [squares[1], squares[0], squares[3], squares[2]]
            link = (0, 2, 1)[link]
        for _ in range(orientation % 4):
            squares = [squares[3], squares[0], squares[1], squares[2]]
            link = (0, 2, 1)[link]
        return tuple(squares), link


Pattern = tuple[tuple[int, ...], tuple[int, ...], int]
"""Colour offsets and marks, clockwise, and whether upper left and lower right are joined."""


def _number(data: dict[str, Any], key: str, where: str) -> int:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 100:
        raise BadSheet(f"{where}: {key!r} must be a number from 0 to 99")
    return value


def _pattern(text: object, where: str) -> Pattern:
    parts = text.split() if isinstance(text, str) else []
    if len(parts) not in (2, 3) or len(parts[0]) != 4 or len(parts[1]) != 4:
        raise BadSheet(f"{where}: {text!r} does not read like '0101 o..4 L'")
    for letter in parts[0]:
        if letter not in "01234":
            raise BadSheet(f"{where}: {letter!r} is no colour offset (0 to 4)")
    for letter in parts[1]:
        if letter not in ".o34567":
            raise BadSheet(f"{where}: {letter!r} is no mark (., o, 3 to 7)")
    if not 2 <= len(set(parts[0])) <= 4:
        raise BadSheet(f"{where}: a tile has 2 to 4 colours")
    link = 0
    if len(parts) == 3:
        if parts[2] != "L":
            raise BadSheet(f"{where}: {parts[2]!r} must be L or nothing")
        if parts[0][0] != parts[0][2]:
            raise BadSheet(f"{where}: L joins two corners of different colours")
        link = 1
    colours = tuple([int(letter) for letter in parts[0]])
    marks = tuple([".o_34567".index(letter) for letter in parts[1]])
    return colours, marks, link


def _slots(value: object, where: str) -> list[int]:
    """For each number from 0 to 7 its slot, or −1."""
    out = [-1] * 8
    for number, slot in as_object(value, where, BadSheet).items():
        if number not in ("3", "4", "5", "6", "7"):
            raise BadSheet(f"{where}: {number!r} is no objective (3 to 7)")
        if isinstance(slot, bool) or not isinstance(slot, int) or not 1 <= slot <= SLOTS:
            raise BadSheet(f"{where}: the slot of {number} must be 1 to {SLOTS}")
        out[int(number)] = slot - 1
    return out


def read_box(path: Path = DATA) -> TileSet:
    """Read and check a file of tiles; BadSheet names what is wrong and where."""
    return TileSet(read_json(path, LARGEST, BadSheet, path.name), path.name)


BOX: Final = read_box()


def _faces(box: TileSet) -> vec[i64]:
    out = vec[i64]()
    for tile in range(STARTING + N_COLOURS):
        for orientation in range(8):
            squares, link = box.look(tile, orientation)
            # Corners a, b, c, d are the upper left, upper right, lower left and lower right.
            for corner, at in enumerate((0, 1, 3, 2)):
                colour, mark = squares[at]
                word = THERE + colour + mark * 8
                word += colour * 2**PRINTED_COLOUR_AT + mark * 2**PRINTED_MARK_AT
                if link == (1, 2, 2, 1)[corner]:
                    word += _LINK_OF_CORNER[corner] * 2**LINK_AT
                out = append(out, word)
    return out


FACES: Final = _faces(BOX)
"""FACES[(tile × 8 + orientation) × 4 + corner] is the word of a square just laid."""


def _same_looks(box: TileSet) -> vec[i64]:
    out = vec[i64]()
    for tile in range(STARTING + N_COLOURS):
        looks = [box.look(tile, orientation) for orientation in range(8)]
        for look in looks:
            out = append(out, looks.index(look))
    return out


SAME_LOOK: Final = _same_looks(BOX)
"""SAME_LOOK[tile × 8 + orientation] is the first orientation in which the tile looks the same."""


def tile_name(tile: int) -> str:
    """A tile as it is printed."""
    squares, link = BOX.look(tile, 0)
    words = [LETTERS[colour] + ("", "o", "", "3", "4", "5", "6", "7")[m] for colour, m in squares]
    return "-".join(words) + ("+" if link else "")


TILE_NAMES: Final = [tile_name(tile) for tile in range(STARTING + N_COLOURS)]
TILE_NUMBERS: Final = {name.casefold(): tile for tile, name in enumerate(TILE_NAMES)}

HIGHEST: Final = vec[i64](
    [max([mark for _, mark in BOX.look(tile, 0)[0]]) for tile in range(STARTING + N_COLOURS)]
)
"""The highest objective on a tile; below 3 it has none."""
