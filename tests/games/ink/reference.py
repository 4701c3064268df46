"""A second implementation of what the engine computes: plain, slow, from the ledger alone.

A painting here is a picture by cells: (x, y) from the left and from the top.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

Cell = tuple[int, int]
Area = frozenset[Cell]
Link = frozenset[Cell]


@dataclass(frozen=True)
class Square:
    """The print on a square, and the things on it."""

    colour: str
    """A letter: R, Y, L, D or P; that of a colour token if one lies there."""
    mark: str = ""
    """'o' for a spot, '3' to '7' for an objective."""
    bottle: str = ""
    """'own' or 'black' upright, 'down' upside-down."""
    crossed: bool = False
    """Under an X or XX."""
    token: bool = False
    """Under a colour token."""

    @property
    def counts(self) -> bool:
        """Whether it belongs to an area at all (INK-AREA-3, INK-AREA-5)."""
        return not self.bottle and not self.crossed


Picture = Mapping[Cell, Square]


def sides(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one."""
    x, y = cell
    return [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]


# -- areas


def areas(picture: Picture, links: Iterable[Link] = ()) -> set[Area]:
    """All areas, by joining squares pair after pair until nothing joins."""
    groups = {cell: {cell} for cell, square in picture.items() if square.counts}
    pairs = [(cell, other) for cell in groups for other in sides(cell) if other in groups]
    for link in links:
        one, other = sorted(link)
        if one in groups and other in groups and not picture[one].token | picture[other].token:
            pairs.append((one, other))
    for one, other in pairs:
        if picture[one].colour == picture[other].colour and groups[one] is not groups[other]:
            groups[one] |= groups[other]
            for cell in groups[other]:
                groups[cell] = groups[one]
    return {frozenset(group) for group in groups.values()}


def colour_of(area: Area, picture: Picture) -> str:
    return picture[min(area)].colour


# -- growth (INK-A17)


def grown_by(
    before: Picture,
    after: Picture,
    links_before: Iterable[Link] = (),
    links_after: Iterable[Link] = (),
) -> set[Cell]:
    """The squares to be marked after one change."""
    earlier = areas(before, links_before)
    marked: set[Cell] = set()
    for area in areas(after, links_after):
        colour = colour_of(area, after)
        same = [old for old in earlier if old & area and colour_of(old, before) == colour]
        if all(len(area) > len(old) for old in same):
            marked |= area
    return marked


# -- tiles

Face = tuple[tuple[str, str], ...]
"""The four squares of a tile, clockwise from the north-west: a colour and a mark each."""


def turned(face: Face, link: int) -> tuple[Face, int]:
    """A quarter turn clockwise. Link: 0 none, 1 from north-west to south-east, 2 the other way."""
    return (face[3], face[0], face[1], face[2]), (0, 2, 1)[link]


def flipped(face: Face, link: int) -> tuple[Face, int]:
    """The mirror image, left for right."""
    return (face[1], face[0], face[3], face[2]), (0, 2, 1)[link]


def faces(face: Face, link: int = 0) -> set[tuple[Face, int]]:
    """All the ways a tile can look (INK-A1)."""
    found = set()
    for start in ((face, link), flipped(face, link)):
        look = start
        for _ in range(4):
            found.add(look)
            look = turned(*look)
    return found


def cells_of(corner: Cell) -> list[Cell]:
    """The four cells of a tile with this north-west corner, clockwise from it."""
    x, y = corner
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def places(taken: Iterable[Cell]) -> set[Cell]:
    """The north-west corners where a tile may be laid (INK-ADD-1, INK-A2 to INK-A4)."""
    cells = set(taken)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    found = set()
    for x in range(min(xs) - 3, max(xs) + 4):
        for y in range(min(ys) - 3, max(ys) + 4):
            mine = set(cells_of((x, y)))
            if not mine & cells and any(side in cells for cell in mine for side in sides(cell)):
                found.add((x, y))
    return found


def in_one_piece(cells: Iterable[Cell]) -> bool:
    """Whether cells are connected by their sides."""
    left = set(cells)
    edge = [left.pop()] if left else []
    while edge:
        near = [side for side in sides(edge.pop()) if side in left]
        left.difference_update(near)
        edge += near
    return not left


# -- tokens


def pairs(picture: Picture) -> set[frozenset[Cell]]:
    """The pairs of squares that a token may cover at all (INK-A33, INK-A36)."""
    fit = {c for c, square in picture.items() if not square.crossed and square.bottle != "down"}
    return {frozenset((cell, side)) for cell in fit for side in sides(cell) if side in fit}


def x_places(picture: Picture, colour: str) -> set[frozenset[Cell]]:
    """Where an X of a colour may be placed (INK-X-4, INK-X-5, INK-A34)."""
    fit = pairs(picture)
    good = {pair for pair in fit if any(picture[cell].colour == colour for cell in pair)}
    return good or fit


def xx_places(picture: Picture, one: str, other: str) -> set[frozenset[Cell]]:
    """Where an XX may be placed (INK-XX-1, INK-XX-2, INK-A34)."""
    fit = pairs(picture)
    good = {
        pair
        for pair in fit
        if len({picture[cell].colour for cell in pair}) == 1
        and picture[min(pair)].colour in (one, other)
    }
    return good or fit


def with_square(picture: Picture, cell: Cell, **changes: object) -> dict[Cell, Square]:
    """A picture with one square changed."""
    out = dict(picture)
    out[cell] = replace(out[cell], **changes)  # type: ignore[arg-type]
    return out
