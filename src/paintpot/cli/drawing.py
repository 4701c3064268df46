"""A scene drawn in character cells: half blocks for the map, letters and marks on top."""

from functools import cache
from typing import Final

from rich.segment import Segment
from rich.style import Style

from paintpot.cli.colours import WHITE, hue, lightness, writing_on
from paintpot.cli.raster import INSIDE, NONE, THICK, Raster
from paintpot.core.inks import INKS, PAPER, PENCIL, mix
from paintpot.core.scenes import Patch, Scene, Token

QUIET: Final = "#DAD0BB"
"""Paper where nothing can be done, while something can elsewhere."""
BRIGHT: Final = "#FFFCF2"
TABLE: Final = "#23211E"

HATCHING: Final = {
    "waves": "~~",
    "dots": "· ",
    "plain": "  ",
    "diagonal up": "╱╱",
    "crosshatch": "╳╳",
    "diagonal down": "╲╲",
    "vertical": "││",
    "sparse waves": "~ ",
    "dense waves": "≈≈",
}
"""Two alternating characters for each pattern of the inks."""

STRETCH: Final = 1.4
"""A sheet may be stretched by this factor, since labels need width rather than height."""

Cell = tuple[str, str, str, bool, bool]
"""A character, its colour, its background, bold, underlined."""


class Highlight:
    """What is highlighted on the sheet: the patches of legal moves, and of the selected move."""

    def __init__(
        self,
        bright: frozenset[str] = frozenset(),
        chosen: frozenset[str] = frozenset(),
        ink: str | None = None,
    ) -> None:
        self.bright = bright
        self.chosen = chosen
        self.ink = ink


def fit(scene: Scene, columns: int, rows: int) -> tuple[int, int]:
    """The size in cells at which a scene is drawn, within these columns and rows."""
    shape = scene.width / scene.height
    wide = min(columns, int(rows * 2 * shape * STRETCH))
    return max(wide, 1), max(min(rows, round(wide / shape / 2 * 1.1)), 1)


def upright_or_not(scene: Scene, columns: int, rows: int) -> Scene:
    """The scene or its portrait layout, whichever can be drawn larger."""
    if scene.portrait is None:
        return scene
    (wide, high), (other_wide, other_high) = (
        fit(one, columns, rows) for one in (scene, scene.portrait)
    )
    return scene if wide * high >= other_wide * other_high else scene.portrait


def draw(scene: Scene, raster: Raster, light: Highlight) -> list[list[Segment]]:
    """The rows of the picture."""
    fills = [_fill(patch, light) for patch in scene.patches]
    cells = [
        [_ground(scene, raster, fills, x, y) for x in range(raster.columns)]
        for y in range(raster.rows)
    ]
    taken: set[tuple[int, int]] = set()
    for k, patch in enumerate(scene.patches):
        _write(cells, raster, taken, patch, k, fills[k], patch.name in light.chosen)
    for token in sorted(scene.tokens, key=lambda token: token.kind != "die"):
        _lay(cells, raster, taken, token)
    return [_segments(row) for row in cells]


def _fill(patch: Patch, light: Highlight) -> str:
    if patch.ink is not None:
        return hue(patch.ink)
    if patch.name in light.chosen:
        return mix(BRIGHT, hue(light.ink) if light.ink else "#F2B84B", 0.55)
    if not light.bright:
        return PAPER
    return BRIGHT if patch.name in light.bright else QUIET


def _pixel(raster: Raster, fills: list[str], x: int, y: int) -> str:
    owner = raster.owner[y][x]
    if owner == NONE:
        return TABLE
    border = raster.border[y][x]
    if border == THICK:
        return PENCIL
    return fills[owner] if border == INSIDE else _edge(fills[owner])


@cache
def _edge(fill: str) -> str:
    """A thin border: darker than a light fill, lighter than a dark one."""
    return mix(fill, PENCIL, 0.32) if lightness(fill) > 0.08 else mix(fill, WHITE, 0.3)


def _ground(scene: Scene, raster: Raster, fills: list[str], x: int, y: int) -> Cell:
    upper = _pixel(raster, fills, x, y * 2)
    lower = _pixel(raster, fills, x, y * 2 + 1)
    if upper != lower:
        return ("▀", upper, lower, False, False)
    owner = raster.owner[y * 2][x]
    inside = raster.border[y * 2][x] == INSIDE == raster.border[y * 2 + 1][x]
    ink = scene.patches[owner].ink if owner != NONE and inside else None
    if ink not in INKS:
        return (" ", PENCIL, upper, False, False)
    stroke = HATCHING[INKS[ink].pattern][(x + y) % 2]
    return (stroke, _hatch(upper), upper, False, False)


@cache
def _hatch(fill: str) -> str:
    """The colour of a hatching that is visible but does not compete with labels."""
    return mix(fill, PENCIL, 0.28) if lightness(fill) > 0.15 else mix(fill, WHITE, 0.28)


def _write(
    cells: list[list[Cell]],
    raster: Raster,
    taken: set[tuple[int, int]],
    patch: Patch,
    k: int,
    fill: str,
    chosen: bool,
) -> None:
    """A patch's label and its mark; the mark's background is the ink it asks for."""
    length = len(patch.label) + len(patch.sign)
    x, y = raster.place(patch.at, length, k)
    pencil = writing_on(fill)
    for letter in patch.label:
        _put(cells, taken, x, y, (letter, pencil, fill, patch.fresh or chosen, patch.fresh))
        x += 1
    ground = hue(patch.wants) if patch.wants else fill
    for letter in patch.sign:
        _put(cells, taken, x, y, (letter, writing_on(ground), ground, True, False))
        x += 1


def _put(cells: list[list[Cell]], taken: set[tuple[int, int]], x: int, y: int, cell: Cell) -> None:
    if 0 <= y < len(cells) and 0 <= x < len(cells[y]):
        cells[y][x] = cell
        taken.add((x, y))


def _lay(
    cells: list[list[Cell]], raster: Raster, taken: set[tuple[int, int]], token: Token
) -> None:
    """Draw a token, moved by a cell or two if it would cover a label."""
    wide = token.kind == "die"
    text = f" {token.label} " if wide else token.label
    column, row = raster.cell(token.at)
    column = min(max(column - len(text) // 2, 0), raster.columns - len(text))
    reach = 3 if wide else 1
    spots = [(dx, dy) for dy in range(-1, 2) for dx in range(-reach, reach + 1)]
    for dx, dy in sorted(spots, key=lambda spot: spot[0] ** 2 + 3 * spot[1] ** 2):
        x, y = column + dx, row + dy
        if not (0 <= x <= raster.columns - len(text) and 0 <= y < raster.rows):
            continue
        if all((x + k, y) not in taken for k in range(len(text))):
            column, row = x, y
            break
    ground = (hue(token.ink) if token.ink else WHITE) if wide else PENCIL
    if token.spent:
        ground = mix(PAPER, PENCIL, 0.45)
    for k, letter in enumerate(text):
        cell = (letter, writing_on(ground), ground, True, False)
        _put(cells, taken, column + k, row, cell)


def _segments(row: list[Cell]) -> list[Segment]:
    """Cells of the same style, joined."""
    out: list[Segment] = []
    text = ""
    for k, cell in enumerate(row):
        text += cell[0]
        if k + 1 == len(row) or row[k + 1][1:] != cell[1:]:
            out.append(Segment(text, _style(*cell[1:])))
            text = ""
    return out


@cache
def _style(fore: str, ground: str, bold: bool, underline: bool) -> Style:
    return Style(color=fore, bgcolor=ground, bold=bold, underline=underline)
