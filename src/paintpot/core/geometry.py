"""Exact polygon geometry on integer coordinates.

The y axis grows downward, as on a screen. No function rounds, so two areas either share a side
or they do not.
"""

from collections.abc import Sequence
from math import gcd
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
"""A point, (x, y)."""

Line: TypeAlias = tuple[int, int, int]
"""An infinite straight line: its reduced direction (dx, dy) and the offset dx * y - dy * x."""


def turn(a: Point, b: Point, c: Point) -> int:
    """Twice the signed area of a triangle: positive if a → b → c runs clockwise on the screen."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def twice_area(outline: Sequence[Point]) -> int:
    """Twice the signed area of a polygon: positive if it runs clockwise on the screen."""
    total = 0
    x, y = outline[-1]
    for u, v in outline:
        total += x * v - y * u
        x, y = u, v
    return total


# Sides


def on_segment(p: Point, a: Point, b: Point) -> bool:
    """Whether p lies on the segment from a to b, its ends included."""
    if turn(a, b, p) != 0:
        return False
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether a–b and c–d cross in a point inside both; touching is not crossing."""
    one, two = turn(a, b, c), turn(a, b, d)
    if not (one < 0 < two or two < 0 < one):
        return False
    one, two = turn(c, d, a), turn(c, d, b)
    return one < 0 < two or two < 0 < one


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether a–b and c–d have any point in common."""
    return (
        segments_cross(a, b, c, d)
        or on_segment(c, a, b)
        or on_segment(d, a, b)
        or on_segment(a, c, d)
        or on_segment(b, c, d)
    )


def line_through(a: Point, b: Point) -> Line:
    """The line through two different points, the same for every pair of points on it."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    step = gcd(dx, dy)
    if dx < 0 or (dx == 0 and dy < 0):
        step = -step
    dx, dy = dx // step, dy // step
    return dx, dy, dx * a[1] - dy * a[0]


def place_on(line: Line, p: Point) -> int:
    """Where on its line a point lies; grows along the line's direction."""
    return p[0] if line[0] != 0 else p[1]


def point_at(line: Line, place: int) -> Point:
    """The point at a place of the line: the inverse of `place_on`."""
    dx, dy, offset = line
    if dx == 0:
        return -offset, place
    return place, (offset + dy * place) // dx


# Outlines


def fold(outline: Sequence[Point]) -> int:
    """The first corner where the outline stops or turns back on itself, or -1."""
    size = len(outline)
    for i in range(size):
        a, b, c = outline[i - 1], outline[i], outline[(i + 1) % size]
        if a == b:
            return i
        back = (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1])
        if back > 0 and turn(a, b, c) == 0:
            return i
    return -1


def first_contact(outline: Sequence[Point]) -> tuple[int, int] | None:
    """Two sides that meet without being neighbours on the outline, by their first corners."""
    size = len(outline)
    ahead = [outline[(i + 1) % size] for i in range(size)]
    low = [min(outline[i][0], ahead[i][0]) for i in range(size)]
    high = [max(outline[i][0], ahead[i][0]) for i in range(size)]
    order = [i for _, i in sorted(zip(low, range(size), strict=True))]
    for k in range(size):
        i = order[k]
        a, b = outline[i], ahead[i]
        top, bottom = min(a[1], b[1]), max(a[1], b[1])
        for m in range(k + 1, size):
            j = order[m]
            if low[j] > high[i]:
                break
            c, d = outline[j], ahead[j]
            if (c[1] < top and d[1] < top) or (c[1] > bottom and d[1] > bottom):
                continue
            if (i - j) % size in (1, size - 1):
                continue
            if segments_meet(a, b, c, d):
                return (i, j) if i < j else (j, i)
    return None


def is_simple(outline: Sequence[Point]) -> bool:
    """Whether the outline has three corners or more and never meets itself."""
    return len(outline) >= 3 and fold(outline) < 0 and first_contact(outline) is None


def side_of(p: Point, outline: Sequence[Point]) -> int:
    """1 if p lies inside the polygon, 0 if on its outline, -1 if outside."""
    _x, y = p
    inside = False
    a = outline[-1]
    for b in outline:
        if on_segment(p, a, b):
            return 0
        # A side crosses the ray to the right of p if it spans p's height with p to its left.
        if (a[1] > y) != (b[1] > y) and (turn(a, b, p) > 0) == (b[1] > a[1]):
            inside = not inside
        a = b
    return 1 if inside else -1
