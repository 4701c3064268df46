"""Whether areas overlap, computed exactly on integers.

Two areas overlap only if sides of theirs cross, or a stretch of a side of one runs through the
inside of the other, or one contains the other's mark. Where no sides cross, they meet only in
corners, which are integers: so the stretches between corners are known, and the midpoint of each,
in doubled coordinates, tells where it runs.
"""

from collections.abc import Sequence

from paintpot.core.geometry import Point, on_segment, segments_cross, side_of, turn
from paintpot.core.sheets import Area

Contacts = dict[tuple[int, int], list[Point]]
"""Points where a side (by index) meets the outline of an area (by index)."""


class _Sides:
    """The sides of all areas, from left to right."""

    def __init__(self, areas: Sequence[Area]) -> None:
        found: list[tuple[int, int, Point, Point, int]] = []
        for k in range(len(areas)):
            a = areas[k].outline[-1]
            for b in areas[k].outline:
                found.append((min(a[0], b[0]), max(a[0], b[0]), a, b, k))
                a = b
        found.sort()
        self.low = [side[0] for side in found]
        self.high = [side[1] for side in found]
        self.start = [side[2] for side in found]
        self.stop = [side[3] for side in found]
        self.area = [side[4] for side in found]


def first_overlap(areas: Sequence[Area]) -> tuple[int, int] | None:
    """The first two areas that overlap, by index; None if no two do."""
    held = _first_held(areas)
    if held is not None:
        return held
    sides = _Sides(areas)
    contacts: Contacts = {}
    for i in range(len(sides.low)):
        crossed = _meet(sides, i, contacts)
        if crossed >= 0:
            return _ordered(sides.area[i], sides.area[crossed])
    doubled = [[(2 * x, 2 * y) for x, y in area.outline] for area in areas]
    for (i, other), points in contacts.items():
        if _runs_through(sides.start[i], sides.stop[i], points, doubled[other]):
            return _ordered(sides.area[i], other)
    return None


def _first_held(areas: Sequence[Area]) -> tuple[int, int] | None:
    """Two areas of which one contains the other's mark."""
    for k in range(len(areas)):
        outline = areas[k].outline
        left, right = min([p[0] for p in outline]), max([p[0] for p in outline])
        for j in range(len(areas)):
            at = areas[j].at
            if j != k and left < at[0] < right and side_of(at, outline) > 0:
                return _ordered(j, k)
    return None


def _meet(sides: _Sides, i: int, contacts: Contacts) -> int:
    """Note where a side meets those to its right; the index of one it crosses, or −1."""
    a, b, area, end = sides.start[i], sides.stop[i], sides.area[i], sides.high[i]
    top, bottom = min(a[1], b[1]), max(a[1], b[1])
    for j in range(i + 1, len(sides.low)):
        if sides.low[j] > end:
            break
        if sides.area[j] == area:
            continue
        c, d = sides.start[j], sides.stop[j]
        if (c[1] < top and d[1] < top) or (c[1] > bottom and d[1] > bottom):
            continue
        one, two = turn(a, b, c), turn(a, b, d)
        if (one > 0 and two > 0) or (one < 0 and two < 0):
            continue
        if segments_cross(a, b, c, d):
            return j
        # A side that only begins or ends on the other outline may run through its inside as well.
        for p in (c, d):
            if on_segment(p, a, b):
                contacts.setdefault((i, sides.area[j]), []).append(p)
                contacts.setdefault((j, area), []).append(p)
        for p in (a, b):
            if on_segment(p, c, d):
                contacts.setdefault((j, area), []).append(p)
                contacts.setdefault((i, sides.area[j]), []).append(p)
    return -1


def _runs_through(a: Point, b: Point, points: list[Point], doubled: list[Point]) -> bool:
    """Whether a stretch of the side from a to b lies inside an outline (in doubled coordinates)."""
    ends = sorted({a, b, *points})
    for k in range(1, len(ends)):
        p, q = ends[k - 1], ends[k]
        if side_of((p[0] + q[0], p[1] + q[1]), doubled) > 0:
            return True
    return False


def _ordered(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)
