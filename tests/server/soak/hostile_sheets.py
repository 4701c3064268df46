"""Sheets made by somebody who wants a server to stop: each is slow, huge, false or barely legal.

All of them are plain JSON data for the option `sheet`. Those that are fitted to a weakness are
built with the house's own tables, as an attacker would who has read the sources.
"""

import copy
import random
from itertools import pairwise
from typing import Any, Final

from paintpot.core.dice import Dice
from paintpot.core.geometry import side_of
from paintpot.games.color_in_kingdom.names import SPACES
from paintpot.games.color_in_kingdom.province import SHELF as KINGDOM
from paintpot.games.inkdoms.box import Box
from paintpot.games.inkdoms.fall import PLACES
from paintpot.games.inkdoms.names import AREAS
from paintpot.games.inkdoms.realm import SHELF as INKDOMS
from paintpot.games.inklings.board import SHELF as INKLINGS

Sheet = dict[str, Any]
Corner = list[int]
Outline = list[Corner]

LANES: Final = 6
"""The kingdoms of Inkdoms run side by side."""
PER_LANE: Final = 9
OLD_SEED: Final = "trial"
"""The seed whose 64 casts once decided whether a sheet of Inkdoms was accepted."""
OLD_TRIALS: Final = 64
TURNS: Final = 90


def kingdom(areas: list[dict[str, Any]], size: tuple[int, int], **more: object) -> Sheet:
    """A sheet of Color-In Kingdom."""
    return {
        "format": 1,
        "game": "color-in-kingdom",
        "name": "Hostile",
        "size": list(size),
        "areas": areas,
        **more,
    }


def space(k: int, outline: Outline, at: Corner) -> dict[str, Any]:
    return {"id": SPACES[k], "outline": outline, "at": at}


def house(game: str, rng: random.Random) -> Sheet:
    """A sheet of the house, to be spoilt."""
    if game == "inkdoms":
        return copy.deepcopy(INKDOMS.sheet("standard").data)
    if game == "inklings":
        return copy.deepcopy(INKLINGS.sheet("standard").data)
    return copy.deepcopy(KINGDOM.sheet(rng.choice(KINGDOM.names())).data)


# -- Inkdoms: six lanes that wind inwards through the whole board


def whorl(top: list[int], bottom: list[int], width: int, die: int, column: int) -> Sheet:
    """Six kingdoms as lanes of a spiral: ring k is `top[k]` high above and `bottom[k]` below.

    Every kingdom is in one piece and the board is tiled. Where rings are thin, a die lies in all
    six kingdoms.
    """
    height = sum(top) + sum(bottom)
    above, below = [0], [height]
    for k in range(len(top)):
        above.append(above[-1] + top[k])
        below.append(below[-1] - bottom[k])
    lanes = [_lane(lane, above, below, width, column) for lane in range(LANES)]
    return _inkdoms(lanes, (width, height), die)


def _lane(lane: int, above: list[int], below: list[int], width: int, column: int) -> list[Outline]:
    """The nine areas of a lane: every sixth ring, cut in the middle of its upper side."""
    rings = len(above) - 1
    outer: Outline = []
    inner: Outline = []
    cuts: list[tuple[int, int]] = []
    for k in range(lane, rings, LANES):
        cuts.append((len(outer) + 1, len(inner) + 1))
        for side, at in ((outer, k), (inner, k + 1)):
            x = 0 if k < LANES else (at - LANES) * column
            right = width - at * column
            side += [[x, above[at]], [width // 2, above[at]], [right, above[at]]]
            side += [[right, below[at]], [at * column, below[at]]]
        if k >= rings - LANES:
            outer.append([k * column, above[rings]])
            inner.append([(k + 1) * column, above[rings]])
        if k == rings - 1:
            # The innermost ring is solid.
            del inner[-5:]
    places = [(0, 0), *cuts[1:PER_LANE], (len(outer) - 1, len(inner) - 1)]
    return [
        _evict_idle(outer[a : c + 1] + inner[b : d + 1][::-1])
        for (a, b), (c, d) in pairwise(places)
    ]


def _evict_idle(outline: Outline) -> Outline:
    """Without corners that repeat."""
    return [p for k, p in enumerate(outline) if p != outline[k - 1]]


def _inkdoms(lanes: list[list[Outline]], size: tuple[int, int], die: int) -> Sheet:
    sheet = house("inkdoms", random.Random(0))
    sheet["size"] = list(size)
    sheet["die"] = die
    sheet["towers"] = []
    for lane, outlines in enumerate(lanes):
        for k, outline in enumerate(outlines):
            area = sheet["areas"][lane * PER_LANE + k]
            assert area["id"] == AREAS[lane * PER_LANE + k]
            area["outline"] = outline
            area["at"] = _inside(outline)
    return sheet


def _inside(outline: Outline) -> Corner:
    """A point just beside the middle of a side."""
    points: list[tuple[int, int]] = [(x, y) for x, y in outline]
    for k in range(len(points)):
        (x, y), (u, v) = points[k - 1], points[k]
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            p = ((x + u) // 2 + dx, (y + v) // 2 + dy)
            if side_of(p, points) > 0:
                return [p[0], p[1]]
    raise AssertionError("no point inside")


def thin_whorl(rng: random.Random) -> Sheet:
    """Wherever dice fall they lie in too many kingdoms, except in the very middle."""
    rings = rng.randrange(54, 90)
    rows = [[rng.randrange(8, 12) for _ in range(rings)] for _ in range(2)]
    return whorl(rows[0], rows[1], 2400, 120, 5)


def fitted_whorl(rng: random.Random) -> Sheet:
    """One cast of the old fixed seed is fine, and hardly any other."""
    board = INKDOMS.sheet("standard")
    width, height, die = board.width, board.height, 100
    levels = rng.choice(_casts_to_fit(Box(board, die)))
    middle = (levels[1][0] + levels[2][0]) // 2
    top = _rows(0, middle, levels[:2])
    bottom = _rows(middle, height, levels[2:])[::-1]
    rings = max(len(top), len(bottom))
    return whorl(_as_many(top, rings), _as_many(bottom, rings), width, die, 5)


def _casts_to_fit(box: Box) -> list[list[tuple[int, int]]]:
    """Levels and reaches of the four dice in casts of the old seed, where they are far apart."""
    dice = Dice(OLD_SEED)
    casts = []
    for _ in range(OLD_TRIALS):
        cast = _old_cast(box, dice)
        levels = sorted([(y, int(box.half(turn))) for _, y, turn in cast])
        if len(levels) < 4 or min([x for x, _, _ in cast]) < 500:
            continue
        gaps = [levels[k + 1][0] - levels[k][0] for k in range(3)]
        room = levels[0][0], box.height - levels[3][0]
        if min(gaps) > 160 and min(room) > 120:
            casts.append(levels)
    assert casts, "no cast of the old seed can be fitted"
    return casts


def _old_cast(box: Box, dice: Dice) -> list[tuple[int, int, int]]:
    """The dice of one cast, up to the first that falls badly."""
    cast: list[tuple[int, int, int]] = []
    for _ in range(4):
        luck = int(dice.below(PLACES * PLACES * TURNS * 3))
        x, y = int(box.rest_x[luck % PLACES]), int(box.rest_y[luck // PLACES % PLACES])
        turn = luck // (PLACES * PLACES) % TURNS
        if x < 0 or y < 0 or any([box.clash(x, y, turn, *other) for other in cast]):
            break
        cast.append((x, y, turn))
    return cast


def _rows(low: int, high: int, levels: list[tuple[int, int]]) -> list[int]:
    """Thin rows from low to high, and one around each level that just holds a die."""
    rows: list[int] = []
    for level, half in levels:
        rows += [*_thin(level - half - low), 2 * half]
        low = level + half
    return rows + _thin(high - low)


def _thin(room: int) -> list[int]:
    """Rows that fill some room, thinnest at its ends."""
    n = max((room - 12) // 14, 1)
    inner = [(room - 12) * (k + 1) // n - (room - 12) * k // n for k in range(n)]
    return [3, 3, *inner, 3, 3]


def _as_many(rows: list[int], n: int) -> list[int]:
    """As many rows as that: thin ones are halved."""
    rows = rows[:]
    k = 0
    while len(rows) < n:
        if 4 <= rows[k] < 30:
            rows[k : k + 1] = [rows[k] // 2, rows[k] - rows[k] // 2]
            k += 1
        k = (k + 1) % len(rows)
    return rows


# -- Color-In Kingdom: graphs that a longest path is hard to find in


def overlapping(rng: random.Random) -> Sheet:
    """Triangles above and below one line, heaped on each other: all pairs are neighbours."""
    upper = rng.randrange(12, 25)
    areas = []
    for k in range(len(SPACES)):
        x = 2000 + 1500 * k
        apex = 0 if k < upper else 100_000
        at = [x, 200 if k < upper else 99_800]
        base = 50_000
        areas.append(space(k, [[0, base], [100_000, base], [x, apex]], at))
    return kingdom(areas, (100_000, 100_000))


def grid(rng: random.Random) -> Sheet:
    """Squares: a graph without triangles, where no path can be turned cheaply."""
    columns = rng.randrange(5, 9)
    areas = []
    for k in range(len(SPACES)):
        x, y = k % columns * 20, k // columns * 20
        areas.append(space(k, [[x, y], [x + 20, y], [x + 20, y + 20], [x, y + 20]], [x + 9, y + 9]))
    return kingdom(areas, (columns * 20, (len(SPACES) // columns + 1) * 20))


def bricks(rng: random.Random) -> Sheet:
    """Rows of bricks of random lengths: many neighbours, and other ones in every row."""
    rows = rng.randrange(5, 9)
    areas = []
    k = 0
    for row in range(rows):
        n = len(SPACES) // rows
        cuts = sorted(rng.sample(range(20, 980), n - 1))
        cuts = [0, *cuts, 1000]
        for i in range(n):
            x, u, y = cuts[i] * 8, cuts[i + 1] * 8, row * 20
            areas.append(
                space(k, [[x, y], [u, y], [u, y + 20], [x, y + 20]], [(x + u) // 2, y + 9])
            )
            k += 1
    return kingdom(areas, (8000, rows * 20))


def layers(rng: random.Random) -> Sheet:
    """Long and short bricks in turn: some have two dozen neighbours, most have few."""
    areas = []
    k = row = 0
    while k < len(SPACES) - 24:
        n = rng.randrange(2, 5) if row % 2 else rng.randrange(10, 20)
        for i in range(n):
            x, u, y = i * 2400 // n, (i + 1) * 2400 // n, row * 20
            areas.append(
                space(k, [[x, y], [u, y], [u, y + 20], [x, y + 20]], [(x + u) // 2, y + 9])
            )
            k += 1
        row += 1
    return kingdom(areas, (2400, row * 20))


def ladder(rng: random.Random) -> Sheet:
    """Two or three spaces wide, as long as it gets; now and then a rung is missing."""
    columns = rng.randrange(2, 4)
    areas = []
    for k in range(len(SPACES)):
        x, y = k % columns * 20, k // columns * 20
        if rng.random() < 0.9:
            outline = [[x, y], [x + 20, y], [x + 20, y + 20], [x, y + 20]]
            areas.append(space(k, outline, [x + 9, y + 9]))
    return kingdom(areas, (columns * 20, (len(SPACES) // columns + 1) * 20))


def renamed(sheet: Sheet, rng: random.Random) -> Sheet:
    """The same sheet of Color-In Kingdom with its spaces in no order at all."""
    names = list(SPACES)
    rng.shuffle(names)
    for area, name in zip(sheet["areas"], names, strict=False):
        area["id"] = name
    return sheet


def comb_spaces(rng: random.Random) -> Sheet:
    """A spine with teeth: far more dead ends than a path has."""
    teeth = rng.randrange(20, 30)
    areas = []
    for k in range(teeth):
        x = k * 40
        areas.append(space(2 * k, [[x, 0], [x + 40, 0], [x + 40, 20], [x, 20]], [x + 9, 9]))
        areas.append(
            space(2 * k + 1, [[x + 5, 20], [x + 35, 20], [x + 35, 60], [x + 5, 60]], [x + 20, 40])
        )
    return kingdom(areas, (teeth * 40, 60))


def toothed(rng: random.Random) -> Sheet:
    """Rows of spaces whose borders zigzag with as many corners as anybody allows."""
    teeth = rng.choice((2, 5, 20, 90))
    areas = []
    rows, columns, w, h = 7, 8, 40 * teeth + 40, 100
    for k in range(rows * columns):
        x, y = k % columns * w, k // columns * h + 20
        top = [[x + i * w // (2 * teeth), y + i % 2 * 15] for i in range(2 * teeth + 1)]
        bottom = [[p[0], p[1] + h] for p in top]
        areas.append(space(k, top + bottom[::-1], [x + w // 2, y + h // 2]))
    return kingdom(areas, (columns * w, rows * h + 60))


# -- outlines that are slow to check


def zigzag(corners: int, crossed: bool) -> Sheet:
    """One outline of long slanting sides whose boxes all overlap; perhaps it crosses itself."""
    outline = [[2 * k, 0 if k % 2 else 900_000] for k in range(corners)]
    outline += [[2 * corners, 950_000], [0, 960_000]]
    if crossed:
        outline[corners // 2][1] = 970_000
    spiky = space(0, outline, [corners, 940_000])
    other = space(1, [[0, 970_000], [9, 970_000], [5, 990_000]], [5, 975_000])
    return kingdom([spiky, other], (1_000_000, 1_000_000))


def spiral(rounds: int) -> Sheet:
    """One outline wound up: two sides for each quarter turn."""
    out: Outline = []
    back: Outline = []
    far = 4 * rounds + 10
    low, high = 0, 4 * far
    for k in range(rounds):
        a, b = low + 4 * k, high - 4 * k
        out += [[a, a], [b, a], [b, b], [a + 4, b]]
        back += [[a + 2, a + 2], [b - 2, a + 2], [b - 2, b - 2], [a + 6, b - 2]]
    whole = _evict_idle([*out, *back[::-1]])
    first = space(0, whole, [1, 1])
    other = space(1, [[0, high + 2], [9, high + 2], [5, high + 20]], [5, high + 9])
    return kingdom([first, other], (high + 50, high + 50))


def straight(corners: int) -> Sheet:
    """Spaces with ever so many corners along one straight line."""
    step = 2
    wide = corners * step
    upper = [[k * step, 50] for k in range(corners)] + [[wide, 0], [0, 0]]
    lower = [[k * step, 50] for k in range(corners)] + [[wide, 100], [0, 100]]
    return kingdom([space(0, upper, [9, 20]), space(1, lower, [9, 80])], (wide, 100))


def stacked(n: int) -> Sheet:
    """All sides on the same two lines, all on top of each other."""
    areas = []
    for k in range(n):
        areas.append(
            {"id": f"Z{k}", "outline": [[0, 0], [900, 0], [900, 5], [0, 5]], "at": [1 + k % 800, 2]}
        )
    return kingdom(areas, (1000, 1000))


def tiny_areas(n: int) -> Sheet:
    """Many triangles that hold a single point each."""
    areas = []
    for k in range(n):
        x, y = k % 200 * 4, k // 200 * 4
        areas.append(
            {"id": f"t{k}", "outline": [[x, y], [x + 3, y], [x, y + 3]], "at": [x + 1, y + 1]}
        )
    return kingdom(areas, (1000, 1000))


def slivers(rng: random.Random) -> Sheet:
    """Triangles a million long and hardly wide, side by side without a gap."""
    areas = []
    top = 0
    for k in range(len(SPACES)):
        low = top + rng.choice((3, 4, 5))
        areas.append(space(k, [[0, top], [1_000_000, low], [0, low]], [1, low - 1]))
        top = low
    return kingdom(areas, (1_000_000, top))
